"""A scene in words: the captions of its picture, and a description for people who do not see it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tockade.game_types import HIDDEN, BoardPlan, Piece, PointKind, Scene
from tockade.words.message_arguments import MessageReader, sentence

WORDS = ("stock", "discard", "die", "dealer", "passed", "protected", "tokens", "to_play")
CARDS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "X", "G", "O", "R")
WAITING = (PointKind.BASE, PointKind.CAMP)


def write_captions(reader: MessageReader, plan: BoardPlan, scene: Scene) -> dict[str, Any]:
    """The fields of `tockade.picture.Captions`."""
    seats = range(len(scene.arms))
    title = reader.words.format("picture-title", {"rules": reader.words.format(f"rules-{reader.game}")})
    said = {word: reader.words.format(f"picture-{word.replace('_', '-')}") for word in WORDS}
    return said | {
        "title": title,
        "description": " ".join(describe_scene(reader, plan, scene)),
        "names": tuple(reader.name(seat) for seat in seats),
        "initials": tuple(reader.initial(seat) for seat in seats),
        "indices": {card: reader.words.format(f"card-{card}", part="index") for card in CARDS},
    }


def describe_scene(reader: MessageReader, plan: BoardPlan, scene: Scene) -> Iterator[str]:
    """Who is to play, where everything stands, and the cards that are known, a sentence each."""
    actors = [seat for seat in scene.actors if seat >= 0]
    if actors:
        yield reader.words.format("picture-turn", reader.players(actors))
    elif not scene.actors:
        yield reader.words.format("picture-over")
    for seat in sorted({piece.seat for piece in scene.pieces if piece.seat >= 0}):
        yield _pawns(reader, plan, [piece for piece in scene.pieces if piece.seat == seat])
    yield from _things(reader, scene)
    yield from _cards(reader, scene)


def _pawns(reader: MessageReader, plan: BoardPlan, pieces: list[Piece]) -> str:
    kinds = {point.name: point.kind for point in plan.points}
    aside = [piece.place for piece in pieces if kinds[piece.place] in WAITING]
    places = [_place(reader, piece) for piece in pieces if piece.place not in aside]
    for mark, message in (("b", "picture-waiting"), ("h", "picture-at-home")):
        number = sum(place[1:2] == mark for place in aside)
        places += [reader.words.format(message, {"number": number})] if number else []
    said = {**reader.player("seat", pieces[0].seat), "places": reader.list(places)}
    return sentence(reader.words.format("picture-pawns", said))


def _place(reader: MessageReader, piece: Piece) -> str:
    guarded, place = piece.mark == "fresh", reader.place(piece.place)
    return reader.words.format("picture-guarded", {"place": place}) if guarded else place


def _things(reader: MessageReader, scene: Scene) -> Iterator[str]:
    barricades = [reader.place(piece.place) for piece in scene.pieces if piece.kind == "barricade"]
    if barricades:
        yield reader.words.format("picture-barricades", {"places": reader.list(barricades)})
    lights = [_light(reader, piece) for piece in scene.pieces if piece.kind == "tile"]
    if lights:
        yield reader.words.format("picture-lights", {"places": reader.list(lights)})
    if scene.die:
        yield reader.words.format("picture-thrown", {"number": scene.die})


def _light(reader: MessageReader, piece: Piece) -> str:
    message = "picture-spare" if piece.place == "spare" else "picture-light"
    return reader.words.format(message, {"place": piece.place, **reader.card("card", piece.mark)})


def _cards(reader: MessageReader, scene: Scene) -> Iterator[str]:
    for seat, hand in enumerate(scene.hands):
        if hand and HIDDEN not in hand:
            message = "picture-own-hand" if seat == reader.viewer else "picture-hand"
            yield reader.words.format(message, {**reader.player("seat", seat), **reader.cards(hand)})
    if scene.stock is not None and scene.discard is not None:
        newest = reader.cards(scene.discard[-1:])
        yield reader.words.format("picture-piles", {"number": len(scene.stock), **newest})

"""A scene in words: what is written in a picture of it, and all of it for those who do not see the picture."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tockade.game import HIDDEN, Piece, Plan, PointKind, Scene
from tockade.words.arguments import Reader, sentence

WORDS = ("stock", "discard", "die", "dealer", "passed", "protected", "tokens", "to_play")
CARDS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "X", "G", "O", "R")
WAITING = (PointKind.BASE, PointKind.CAMP)


def captions(reader: Reader, plan: Plan, scene: Scene) -> dict[str, Any]:
    """The fields of `tockade.picture.Captions`."""
    seats = range(len(scene.arms))
    title = reader.words.format("picture-title", {"rules": reader.words.format(f"rules-{reader.game}")})
    said = {word: reader.words.format(f"picture-{word.replace('_', '-')}") for word in WORDS}
    return said | {
        "title": title,
        "description": " ".join(described(reader, plan, scene)),
        "names": tuple(reader.name(seat) for seat in seats),
        "initials": tuple(reader.initial(seat) for seat in seats),
        "indices": {card: reader.words.format(f"card-{card}", part="index") for card in CARDS},
    }


def described(reader: Reader, plan: Plan, scene: Scene) -> Iterator[str]:
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


def _pawns(reader: Reader, plan: Plan, pieces: list[Piece]) -> str:
    kinds = {point.name: point.kind for point in plan.points}
    aside = [piece.place for piece in pieces if kinds[piece.place] in WAITING]
    places = [_place(reader, piece) for piece in pieces if piece.place not in aside]
    for mark, message in (("b", "picture-waiting"), ("h", "picture-at-home")):
        number = sum(place[1:2] == mark for place in aside)
        places += [reader.words.format(message, {"number": number})] if number else []
    said = {**reader.player("seat", pieces[0].seat), "places": reader.list(places)}
    return sentence(reader.words.format("picture-pawns", said))


def _place(reader: Reader, piece: Piece) -> str:
    guarded = piece.mark == "fresh"
    return reader.words.format("picture-guarded", {"place": piece.place}) if guarded else piece.place


def _things(reader: Reader, scene: Scene) -> Iterator[str]:
    barricades = [piece.place for piece in scene.pieces if piece.kind == "barricade"]
    if barricades:
        yield reader.words.format("picture-barricades", {"places": reader.list(barricades)})
    lights = [_light(reader, piece) for piece in scene.pieces if piece.kind == "tile"]
    if lights:
        yield reader.words.format("picture-lights", {"places": reader.list(lights)})
    if scene.die:
        yield reader.words.format("picture-thrown", {"number": scene.die})


def _light(reader: Reader, piece: Piece) -> str:
    message = "picture-spare" if piece.place == "spare" else "picture-light"
    return reader.words.format(message, {"place": piece.place, **reader.card("card", piece.mark)})


def _cards(reader: Reader, scene: Scene) -> Iterator[str]:
    for seat, hand in enumerate(scene.hands):
        if hand and HIDDEN not in hand:
            message = "picture-own-hand" if seat == reader.viewer else "picture-hand"
            yield reader.words.format(message, {**reader.player("seat", seat), **reader.cards(hand)})
    if scene.stock is not None and scene.discard is not None:
        newest = reader.cards(scene.discard[-1:])
        yield reader.words.format("picture-piles", {"number": len(scene.stock), **newest})

"""The arguments of messages: plain strings and numbers made of data."""

from __future__ import annotations

from collections.abc import Sequence
from unicodedata import normalize

from tockade.game_types import HIDDEN, BoardPlan, Consequence, ConsequenceKind, Pawn, Step, Verdict
from tockade.words import place_names
from tockade.words.fluent_messages import FluentMessages

NONE = "none"
ALONE = (ConsequenceKind.WALKED, ConsequenceKind.JUMPED)
"""Told of one player, so that "its square" can only be that player's."""
Arguments = dict[str, str | int]


def sentence(text: str) -> str:
    """With its capital."""
    return text[:1].upper() + text[1:]


def vowel(name: str) -> str:
    """`yes` where French elides before this name: a vowel, a mute h, a y before a consonant (d’Yves)."""
    plain = normalize("NFD", name.casefold().replace("œ", "oe").replace("æ", "ae"))
    letters = "".join(letter for letter in plain if letter.isalpha())[:2]
    if letters[:1] in ("h", "y"):
        after = letters[1:] in tuple("aeiouy")
        return "yes" if letters and after == (letters[0] == "h") else "no"
    return "yes" if letters and letters[0] in "aeiou" else "no"


class MessageReader:
    """Who reads, in which language and game, what the players are called, and how the board is laid out."""

    def __init__(
        self, words: FluentMessages, game: str, viewer: int, names: Sequence[str | None], plan: BoardPlan | None = None
    ) -> None:
        self.words = words
        self.game = game
        self.viewer = viewer
        self.names = names
        self.plan = plan

    # players

    def name(self, seat: int) -> str:
        """What a player is called: by name, else by colour."""
        own = self.names[seat] if 0 <= seat < len(self.names) else None
        return own or self.words.format(f"seat-{seat}", game=self.game)

    def initial(self, seat: int) -> str:
        """The letter on a player's pawns."""
        own = self.names[seat] if 0 <= seat < len(self.names) else None
        return own[:1].upper() if own else self.words.format(f"seat-{seat}", game=self.game, part="initial")

    def shown(self, seat: int) -> str:
        """The name as the reader sees it."""
        return self.words.format("you") if seat == self.viewer else self.name(seat)

    def who(self, seat: int) -> str:
        if seat < 0:
            return NONE
        return "you" if seat == self.viewer else "other"

    def player(self, role: str, seat: int, same_as: int = -1) -> Arguments:
        """The three arguments of a player; `self` when it is the player the sentence already speaks of."""
        shown = self.shown(seat) if seat >= 0 else NONE
        who = "self" if seat >= 0 and seat == same_as else self.who(seat)
        return {role: shown, f"{role}-who": who, f"{role}-vowel": vowel(shown)}

    def players(self, seats: Sequence[int]) -> Arguments:
        """A list of players, the reader first."""
        order = sorted(seats, key=lambda seat: seat != self.viewer)
        who = "you" if self.viewer in seats else "other"
        said = self.list([self.shown(seat) for seat in order])
        in_order = self.list([self.shown(seat) for seat in seats])
        return {"seats": said, "seats-in-order": in_order, "seats-count": len(seats), "seats-who": who}

    # cards, pawns, lists

    def card(self, role: str, card: str) -> Arguments:
        if not card:
            return {role: NONE, f"{role}-the": NONE, f"{role}-a": NONE}
        message = "card-hidden" if card == HIDDEN else f"card-{card}"
        said = {f"{role}-{part}": self.words.format(message, part=part) for part in ("the", "a")}
        return {role: self.words.format(message), **said}

    def cards(self, cards: Sequence[str]) -> Arguments:
        """The first two cards one by one, and all of them as a list: an ace, two 7s and a king."""
        named = [self.several(card, cards.count(card)) for card in dict.fromkeys(cards)]
        known = "yes" if cards and HIDDEN not in cards else "no"
        first = self.card("card", cards[0] if cards else "")
        second = self.card("named", cards[1] if len(cards) > 1 else "")
        return {**first, **second, "cards": self.list(named), "cards-count": len(cards), "known": known}

    def several(self, card: str, count: int) -> str:
        message = "card-hidden" if card == HIDDEN else f"card-{card}"
        return self.words.format(message, {"count": count}, part="a" if count == 1 else "many")

    def pawn(self, pawn: Pawn) -> str:
        at = self.place(pawn.place, self.about(pawn.seat))
        return self.words.format("pawn-at", {**self.player("seat", pawn.seat), "at": at}, self.game)

    def about(self, seat: int) -> int:
        """Whose "its square" would be: a player's, but not the reader's, who is spoken to."""
        return -1 if seat == self.viewer else seat

    def place(self, place: str, about: int = -1) -> str:
        """A place as people call it, in a sentence about that player alone; no place is `none`."""
        return place_names.place_name(self, place, about) if place else NONE

    def list(self, items: Sequence[str]) -> str:
        """`a, b and c`; nothing at all is `none`."""
        said = items[0] if items else NONE
        for index, item in enumerate(items[1:], 2):
            joint = "list-last" if index == len(items) else "list-more"
            said = self.words.format(joint, {"list": said, "next": item})
        return said


def told_about(reader: MessageReader, happened: Consequence) -> tuple[int, int]:
    """The players whose "its square" the two places may be, -1 where that could be another's."""
    if happened.kind is ConsequenceKind.SWAPPED:
        return reader.about(happened.seat), reader.about(happened.other)
    alone = happened.kind in ALONE and happened.by in (-1, happened.seat)
    return (reader.about(happened.seat),) * 2 if alone else (-1, -1)


def consequence_arguments(reader: MessageReader, happened: Consequence) -> Arguments:
    """The arguments of a `told-` message."""
    own, others = told_about(reader, happened)
    return {
        **reader.player("seat", happened.seat),
        **reader.player("by", happened.by, happened.seat),
        **reader.player("other", happened.other, happened.seat),
        **reader.cards(happened.cards),
        **reader.players(happened.seats),
        "place": reader.place(happened.place, own),
        "to": reader.place(happened.to, others),
        "number": abs(happened.number),
        "way": "back" if happened.number < 0 else "forward",
        "letter": chr(ord("A") + abs(happened.number) % 26),
    }


def verdict_arguments(reader: MessageReader, verdict: Verdict, move: str = "") -> Arguments:
    """What a `why-` message is given; `move` is the move to play instead, in words; `to` is none where a pawn stays."""
    first = verdict.pawns[0] if verdict.pawns else Pawn(-1, NONE)
    return {
        **reader.player("seat", first.seat),
        **reader.players(verdict.seats),
        **reader.card("card", verdict.card),
        "at": reader.place(first.place),
        "pawns": reader.list([reader.pawn(pawn) for pawn in verdict.pawns]),
        "pawns-count": len(verdict.pawns),
        "place": reader.place(verdict.places[0] if verdict.places else ""),
        "to": reader.place(verdict.places[1] if len(set(verdict.places[:2])) > 1 else ""),
        "places": reader.list([reader.place(place) for place in verdict.places]),
        "places-count": len(verdict.places),
        "number": abs(verdict.number),
        "way": "back" if verdict.number < 0 else "forward",
        "move": move or NONE,
    }


def step_arguments(reader: MessageReader, tapped: Step) -> Arguments:
    """What a `step-` message is given."""
    return {
        **reader.player("seat", tapped.seat),
        **reader.card("card", tapped.card),
        "place": reader.place(tapped.place),
        "via": reader.place(tapped.via),
        "number": tapped.number,
    }


def value_arguments(reader: MessageReader, value: str) -> Arguments:
    """What a value of an open option is given: itself, the numbers between its hyphens, its cards as a list."""
    numbers = dict(zip(("first", "second", "third"), [*value.split("-"), *[NONE] * 3], strict=False))
    cards = [f"card-{card}" for card in value.split(",")]
    known = [reader.words.format(card) for card in cards if reader.words.has(card)]
    return {**numbers, "value": value, "cards": reader.list(known)}

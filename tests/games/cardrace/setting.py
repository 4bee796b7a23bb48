"""Positions of a card race in one line of text for each seat, and what can be asked of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, NamedTuple

from tockade import games
from tockade.game_types import ChanceKind, Consequence, ConsequenceKind, Outcome, Result, Verdict, VerdictKind
from tockade.games import AnyGame

Told = ConsequenceKind
Why = VerdictKind
CHANCES = {kind.value for kind in ChanceKind}


class Setting(NamedTuple):
    """A game and one of its positions."""

    game: AnyGame
    position: Any

    @property
    def actor(self) -> int:
        """Who must act; the lowest seat where several must."""
        return self.game.actors(self.position)[0]

    @property
    def data(self) -> dict[str, Any]:
        """The position's named fields."""
        return self.game.position_json(self.position)

    @property
    def legal(self) -> list[str]:
        """The moves of whoever must act, in alphabetical order."""
        return self.legal_of(self.actor)

    @property
    def result(self) -> Result | None:
        """How it ended, if it did."""
        return self.game.result(self.position)

    def legal_of(self, seat: int) -> list[str]:
        """The moves of a seat, in alphabetical order."""
        return sorted(self.game.move_text(move) for move in self.game.legal_moves(self.position, seat))

    def legal_with(self, card: str) -> list[str]:
        """The moves of whoever must act that play this card, without its name."""
        return [text.removeprefix(f"{card} ") for text in self.legal if text.startswith(f"{card} ")]

    def pawns(self, seat: int) -> str:
        """A seat's pawns outside its base; `*` marks a fresh one."""
        data = self.data
        places = [place for place in data["pawns"][seat] if place != "base"]
        return " ".join(f"{place}*" if place in data["fresh"] else place for place in sorted(places))

    def hand(self, seat: int) -> str:
        """A seat's cards."""
        return " ".join(self.data["hands"][seat])

    def pile(self, name: str) -> str:
        """The `stock`, the next card first, or the `discard`, the newest last."""
        return " ".join(self.data[name])

    def play(self, *happenings: str) -> Setting:
        """After these moves of whoever must act (`2: give 9` names the seat) and outcomes of chance."""
        position = self.position
        for text in happenings:
            if text.split()[0] in CHANCES:
                position = self.game.settle(position, Outcome.read(text))
            else:
                named, _, move = text.rpartition(": ")
                seat = int(named) if named else self.game.actors(position)[0]
                position = self.game.play(position, seat, self.game.read_move(move))
        return Setting(self.game, position)

    def told(self, happening: str) -> list[Consequence]:
        """What a move or an outcome does, in order."""
        if happening.split()[0] in CHANCES:
            return self.game.chance_consequences(self.position, Outcome.read(happening))
        named, _, move = happening.rpartition(": ")
        seat = int(named) if named else self.actor
        return self.game.consequences(self.position, seat, self.game.read_move(move))

    def told_kinds(self, happening: str) -> str:
        """The kinds of what it does, in order."""
        return " ".join(each.kind.value for each in self.told(happening))

    def why(self, move: str, seat: int | None = None) -> Verdict:
        """What is said about a move."""
        return self.game.verdict(self.position, self.actor if seat is None else seat, self.game.read_move(move))

    def refused(self, move: str) -> str:
        """Why a move is refused, in short: kind, rule, then the pawns (seat and place) and places named."""
        verdict = self.why(move)
        pawns = [f"{pawn.seat}@{pawn.place}" for pawn in verdict.pawns]
        return " ".join([verdict.kind.value, verdict.rule, *pawns, *verdict.places])

    def idle(self, card: str) -> set[str]:
        """Why a card has no use, in short."""
        reasons = self.game.idle_cards(self.position, self.actor)[card]
        return {
            " ".join([why.kind.value, why.rule, *(f"{pawn.seat}@{pawn.place}" for pawn in why.pawns), *why.places])
            for why in reasons
        }

    def seen(self, viewer: int) -> dict[str, Any]:
        """The fields of the position as a viewer may know them."""
        return self.game.view(self.position, viewer).data


def setting(text: str, *seats: str, **fields: Any) -> Setting:
    """A position of the game that a text spells: for each seat its pawns and hand, `a3 a18* | Q 5`, others in base."""
    game = games.read(text)
    start = game.position_json(game.start())
    lines = [line.partition("|")[::2] for line in (*seats, *[""] * (game.seats - len(seats)))]
    places = [pawns.split() for pawns, _ in lines]
    hands = [hand.split() for _, hand in lines]
    waiting = len(start["pawns"][0])
    data = {
        "pawns": [[name.rstrip("*") for name in own] + ["base"] * (waiting - len(own)) for own in places],
        "fresh": [name.rstrip("*") for own in places for name in own if name.endswith("*")],
        "hands": hands,
        **piles(start["stock"], [card for hand in hands for card in hand], fields),
    }
    return Setting(game, game.read_position(data | fields))


def piles(pack: list[str], held: list[str], fields: dict[str, Any]) -> dict[str, list[str]]:
    """Stock and discard as far as they are said (`top`: the next cards of the stock); one gets the rest on its end."""
    said = {name: fields.pop(name).split() for name in ("top", "stock", "discard") if name in fields}
    gifts = [gift for gift in fields.get("gifts", []) if gift]
    rest = Counter(pack) - Counter([*held, *gifts, *(card for pile in said.values() for card in pile)])
    left = sorted(rest.elements(), key=pack.index)
    if "stock" in said:
        return {"stock": said["stock"], "discard": said.get("discard", []) + left}
    return {"stock": said.get("top", []) + left, "discard": said.get("discard", [])}


def opening(text: str) -> Setting:
    """The start of a game."""
    game = games.read(text)
    return Setting(game, game.start())


def moves(text: str) -> list[str]:
    """Moves separated by commas, in alphabetical order."""
    return sorted(move.strip() for move in text.split(",") if move.strip())


class Case(NamedTuple):
    """A position with its exact list, a move that is not in it and why; and the list once that is out of the way."""

    setup: str
    seats: str
    legal: str
    move: str
    reason: str
    cured: str
    cured_legal: str

    @property
    def at(self) -> Setting:
        """The position; seats are separated by semicolons."""
        return setting(self.setup, *self.seats.split(";"))

    @property
    def without(self) -> Setting:
        """The position without what stood in the way."""
        return setting(self.setup, *self.cured.split(";"))

    @property
    def kind_and_rule(self) -> str:
        return " ".join(self.reason.split()[:2])


def reasons_of(sheet: Mapping[str, str], alone: str) -> set[str]:
    """Kind and rule of every reason of a sheet, but for turn and phase and those that are shown alone."""
    left_out = {"not_your_turn", "chance_due", "game_over", *alone.split()}
    pairs = [(reason.partition("/")[0], rule) for reason, rule in sheet.items()]
    return {f"{kind} {rule}" for kind, rule in pairs if kind not in left_out}

"""The moves of a last pawn alone on the ring of a tock: by its place and the card, where the game lets it go.

The three others of its seat are in the innermost rooms, the other seat is in base and does nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from tockade.game_types import JSON, BadInput, ConsequenceKind
from tockade.games import AnyGame

CARDS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "X")
USELESS: Final = "J"
"""A pawn alone swaps with nobody."""
HAND: Final = 5
"""Cards in hand when a turn is decided."""
ROOMS: Final = ("ah2", "ah3", "ah4")
HOME: Final = "home"
BACKWARDS: Final = -1


class Way(NamedTuple):
    """Where a card takes the pawn."""

    place: str
    lap: bool
    """Past its own house, where the sheet allows that only as a last resort."""
    again: bool
    """Another play in the same turn."""


class LastPawn:
    """The ways of a last pawn: by its place and the card, what can be played."""

    def __init__(self, game: AnyGame) -> None:
        facts: Any = getattr(game, "facts", None)
        if facts is None or facts.stacking or game.seats != 2 or facts.deal.name != "ONCE":
            raise BadInput("endings", game=game.setup.text)
        self.game, self.facts = game, facts
        self.cards = CARDS if facts.jokers else CARDS[:-1]
        self.frequencies = [self.copies(card) / (52 + facts.jokers) for card in self.cards]
        self.new_hand = facts.stuck.name == "DISCARD_HAND"
        self.ways: dict[str, list[list[Way]]] = {}
        waiting = ["base"]
        while waiting:
            place = waiting.pop()
            self.ways[place] = [list(self._ways(place, card)) for card in self.cards]
            found = {way.place for ways in self.ways[place] for way in ways} - {HOME, *self.ways, *waiting}
            waiting += sorted(found)

    def copies(self, card: str) -> int:
        """How many such cards the pack has."""
        return int(self.facts.jokers) if card == "X" else 4

    def _ways(self, place: str, card: str) -> Iterator[Way]:
        """What one card does for the pawn, among others that can do nothing."""
        if card == USELESS:
            return
        position = self.position(place, [card, *[USELESS] * (HAND - 1)])
        for move in self.game.legal_moves(position, 0):
            if self.game.move_text(move).split()[0] == card:
                yield self.way_of(position, move)

    def way_of(self, position: Any, move: Any) -> Way:
        """Where a move that plays a card takes the pawn."""
        happened = {each.kind: each for each in self.game.consequences(position, 0, move)}
        lapped = ConsequenceKind.LAPPED in happened and happened[ConsequenceKind.LAPPED].number != BACKWARDS
        place = self.place_in(self.game.position_json(self.game.play(position, 0, move)))
        again = ConsequenceKind.PLAYS_AGAIN in happened
        return Way(place, lapped and self.facts.pass_start.name == "LAST_RESORT", again)

    # positions of the game

    def position(self, place: str, hand: Sequence[str]) -> Any:
        """The first seat is to play with this hand; a place in quotes is one where the pawn is fresh."""
        fields = {"phase": "play", "turn": 0, "pawns": [[*ROOMS, place.strip("'")], ["base"] * 4]}
        fresh = {"fresh": [place.strip("'")]} if place.startswith("'") else {}
        return self.game.read_position(fields | fresh | {"hands": [list(hand), self._other_hand(hand)]})

    def _other_hand(self, hand: Sequence[str]) -> list[str]:
        """Cards for the seat that does nothing: as many as it holds while it waits."""
        size = HAND - (self.facts.draw.name == "BEFORE_PLAY")
        rest = [card for card in self.cards for _ in range(self.copies(card) - hand.count(card))]
        return rest[:: len(rest) // size][:size]

    def place_in(self, data: JSON) -> str:
        """Where the last pawn is in a position of the game."""
        left = [place for place in data["pawns"][0] if place not in ROOMS]
        if left == ["ah1"]:
            return HOME
        return f"'{left[0]}'" if left[0] in data["fresh"] else str(left[0])

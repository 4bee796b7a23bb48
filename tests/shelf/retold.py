"""A scene changed by nothing but what was told: a second author of what every consequence means."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from tockade.game_types import HIDDEN, BoardPlan, Consequence, ConsequenceKind, PointKind, Scene

WAITING, FALLING = "waiting", "falling"
Place = tuple[int, str]


class Retold:
    """What a viewer sees, kept up to date by what the viewer is told."""

    def __init__(self, plan: BoardPlan, scene: Scene) -> None:
        self.waiting = {p.name for p in plan.points if p.kind in (PointKind.BASE, PointKind.CAMP) and p.name[1] == "b"}
        pawns = [piece for piece in scene.pieces if piece.kind == "pawn"]
        self.pawns = Counter((piece.seat, WAITING if piece.place in self.waiting else piece.place) for piece in pawns)
        self.barricades = {piece.place for piece in scene.pieces if piece.kind == "barricade"}
        self.tiles = {piece.place: piece.mark for piece in scene.pieces if piece.kind == "tile"}
        self.hands = [Counter(hand) for hand in scene.hands]
        self.stock = len(scene.stock or ())
        self.discard = list(scene.discard or ())
        self.dealer = scene.dealer
        self.tokens = list(scene.tokens)
        self.passed = set(scene.passed)
        self.points = list(scene.points)

    def facts(self, seats: set[int] | None = None) -> dict[str, object]:
        """Everything that is compared; the cards of these seats only, while nobody knows which card is on its way."""
        facts = {name: value for name, value in vars(self).items() if name != "waiting"}
        hands = [+hand if seats is None or seat in seats else hand.total() for seat, hand in enumerate(self.hands)]
        return {**facts, "pawns": +self.pawns, "hands": hands}

    def hear(self, told: Sequence[Consequence]) -> None:
        for happened in told:
            MEANING.get(happened.kind, _nothing)(self, happened)

    def go(self, seat: int, start: str, end: str) -> None:
        """A pawn that is told to leave a place stands there."""
        assert self.pawns[seat, start] > 0, (seat, start, end)
        self.pawns[seat, start] -= 1
        self.pawns[seat, end] += 1

    def lose(self, seat: int, card: str) -> None:
        """A card leaves a hand: one that was known to be there, else one of the others."""
        own = card if self.hands[seat][card] else HIDDEN
        assert self.hands[seat][own] > 0, (seat, card)
        self.hands[seat][own] -= 1

    def spend(self, seat: int, cards: Sequence[str]) -> None:
        for card in cards:
            self.lose(seat, card)
            self.discard.append(card)


def _nothing(scene: Retold, told: Consequence) -> None:
    """Nothing that is seen on the table."""


def _walk(scene: Retold, told: Consequence) -> None:
    scene.go(told.seat, told.place, told.to)


def _house(scene: Retold, told: Consequence) -> None:
    if told.place:
        scene.go(told.seat, told.place, told.to)


def _swap(scene: Retold, told: Consequence) -> None:
    scene.go(told.seat, told.place, told.to)
    scene.go(told.other, told.to, told.place)


def _draw(scene: Retold, told: Consequence) -> None:
    assert told.number == len(told.cards) <= scene.stock
    scene.stock -= told.number
    scene.hands[told.seat].update(told.cards)


def _exchange(scene: Retold, told: Consequence) -> None:
    """The other has laid its card aside before."""
    received, given = told.cards
    scene.lose(told.seat, given)
    scene.hands[told.seat][received] += 1
    scene.hands[told.other][given] += 1


def _restock(scene: Retold, told: Consequence) -> None:
    if scene.tiles:  # which light lies where is seen, and too much to be told
        scene.tiles = {}
        return
    assert told.number == scene.stock + len(scene.discard)
    scene.stock, scene.discard = told.number, []


def _deals(scene: Retold, told: Consequence) -> None:
    scene.dealer, scene.passed = told.seat, set()


def _keep_token(scene: Retold, told: Consequence) -> None:
    assert abs(scene.tokens[told.seat] - told.number) == 1
    scene.tokens[told.seat] = told.number


def _push(scene: Retold, told: Consequence) -> None:
    row = [f"{column}{told.number}" for column in "ABCDEF"]
    came, fell = told.cards
    assert (scene.tiles["spare"], scene.tiles[row[0]]) == (came, fell)
    marks = [scene.tiles[place] for place in row]
    scene.tiles |= dict(zip(row, [*marks[1:], came], strict=True)) | {"spare": fell}


def _score(scene: Retold, told: Consequence) -> None:
    for seat in told.seats:
        scene.points[seat] += 1


MEANING: dict[ConsequenceKind, Callable[[Retold, Consequence], None]] = {
    ConsequenceKind.PLAYED: lambda scene, told: scene.spend(told.seat, told.cards[:1]),
    ConsequenceKind.LAID: lambda scene, told: scene.spend(told.seat, told.cards),
    ConsequenceKind.DISCARDED: lambda scene, told: scene.spend(told.seat, told.cards),
    ConsequenceKind.SHOWN: lambda scene, told: scene.spend(told.seat, told.cards),
    ConsequenceKind.ENTERED: lambda scene, told: scene.go(told.seat, WAITING, told.to),
    ConsequenceKind.WALKED: _walk,
    ConsequenceKind.JUMPED: _walk,
    ConsequenceKind.SENT_ON: _walk,
    ConsequenceKind.RODE: _walk,
    ConsequenceKind.CAPTURED: lambda scene, told: scene.go(told.seat, told.place, WAITING),
    ConsequenceKind.SWAPPED: _swap,
    ConsequenceKind.HOUSED: _house,
    ConsequenceKind.GAVE: lambda scene, told: scene.lose(told.seat, told.cards[0]),
    ConsequenceKind.EXCHANGED: _exchange,
    ConsequenceKind.DREW: _draw,
    ConsequenceKind.TURNED_OVER: _restock,
    ConsequenceKind.SHUFFLED: _restock,
    ConsequenceKind.DEALER: _deals,
    ConsequenceKind.PASSED: lambda scene, told: scene.passed.add(told.seat),
    ConsequenceKind.TOKEN_EARNED: _keep_token,
    ConsequenceKind.TOKEN_SPENT: _keep_token,
    ConsequenceKind.BARRICADE_HIT: lambda scene, told: scene.barricades.remove(told.place),
    ConsequenceKind.BARRICADE_PLACED: lambda scene, told: scene.barricades.add(told.place),
    ConsequenceKind.PUSHED: _push,
    ConsequenceKind.FELL: lambda scene, told: scene.go(told.seat, told.place, FALLING),
    ConsequenceKind.RETURNED: lambda scene, told: scene.go(told.seat, FALLING, told.to),
    ConsequenceKind.TO_CAMP: lambda scene, told: scene.go(told.seat, FALLING, WAITING),
    ConsequenceKind.GAME_OF_MATCH: _score,
}

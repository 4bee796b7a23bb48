"""Moves that somebody might try: nearly legal ones, and wild ones."""

from __future__ import annotations

from random import Random

from tests.games.cardrace.against import wrong_moves
from tests.games.cardrace.drawn import sheet_of
from tests.reference import JSON, Sheet
from tests.reference.places import BASE, LETTERS, arrival_of, name_of, number_of, on_ring, ring_names, room_of
from tests.reference.sheet import RANKS

from tockade.games import AnyGame

STEPS = {"A": 1, "4": -4, "J": 11, "Q": 12, "K": 13, "X": 18} | {
    card: int(card) for card in ["2", "3", "5", "6", "7", "8", "9", "10"]
}
WORDS = ("pass", "decline", "discard", "discard", "discard {}", "discard {}", "lay {}", "lay {}", "give {}", "deal {}")


def attempts(random: Random, game: AnyGame, position: JSON, legal: list[str], seat: int, count: int) -> list[str]:
    """So many texts of moves, legal ones among them."""
    maker = Maker(random, sheet_of(game), position, seat)
    near = wrong_moves(random, game, legal, count // 3)
    return [*near, *(maker.move() for _ in range(count - len(near)))]


class Maker:
    """Makes moves of one seat in one position."""

    def __init__(self, random: Random, sheet: Sheet, position: JSON, seat: int) -> None:
        self.random, self.sheet, self.position, self.seat = random, sheet, position, seat
        self.standing = [place for own in position["pawns"] for place in own if place != BASE]
        self.own = [place for place in position["pawns"][seat] if place != BASE]
        self.places = [*ring_names(sheet.arms, sheet.arm_length), *self.rooms()]

    def rooms(self) -> list[str]:
        arms = range(self.sheet.arms)
        if self.sheet.tijou:
            return [arrival_of(arm) for arm in arms]
        return [room_of(arm, room) for arm in arms for room in (1, 2, 3, 4)]

    def move(self) -> str:
        kind = self.random.random()
        if kind < 0.1:
            return self.word()
        card = self.card()
        if kind < 0.15:
            return f"{card} in"
        if kind < 0.2 or (card.endswith("J") and kind < 0.9):
            return f"{card} {self.place()}={self.place()}{self.owner()}"
        return f"{card} {' '.join(self.part(length) for length in self.lengths(card))}"

    def word(self) -> str:
        word = self.random.choice(WORDS)
        return word.format(self.random.randint(0, 9) if word.startswith("deal") else self.card()[:2].strip("X") or "X")

    def card(self) -> str:
        hand = self.position["hands"][self.seat]
        card = str(self.random.choice(hand if hand and self.random.random() < 0.93 else RANKS))
        named = self.random.choice(RANKS) if self.random.random() < 0.9 else ""
        return card + named if card == "X" and self.sheet.tijou else card

    def place(self) -> str:
        kind = self.random.random()
        some = self.own if kind < 0.75 else self.standing if kind < 0.95 else self.places
        return str(self.random.choice(some or self.places))

    def owner(self) -> str:
        return f"@{self.random.randrange(self.sheet.seats)}" if self.random.random() < 0.3 else ""

    def lengths(self, card: str) -> list[int]:
        """The steps of each part: of a 7 often several that make about seven."""
        rank = card[1:] if card[0] == "X" and len(card) > 1 else card
        whole = STEPS[rank] * (self.random.choice([1, 1, -1]) if rank == "2" else 1)
        if self.random.random() < 0.06:
            return [self.random.randint(1, 9) for _ in range(2)]
        if rank != "7" or self.random.random() < 0.3:
            return [whole]
        cut = sorted(self.random.sample(range(1, 7), self.random.randint(1, 3)))
        return [after - before for before, after in zip([0, *cut], [*cut, 7], strict=True)]

    def part(self, steps: int) -> str:
        start = self.place()
        end = self.end(start, steps)
        return f"{start}-{end}{self.beyond(end)}"

    def end(self, start: str, steps: int) -> str:
        kind = self.random.random()
        if kind < 0.06:
            return self.random.choice(self.rooms())
        if kind < 0.1:
            return self.random.choice(self.places)
        if not on_ring(start):
            return self.random.choice([place for place in self.rooms() if place[0] == start[0]])
        if kind < 0.3 and not self.sheet.tijou:
            return self.room_ahead(start, steps)
        off = self.random.choice([-1, 1, 2, -2 * steps]) if kind > 0.85 else 0
        return name_of(self.sheet, number_of(self.sheet, start) + steps + off)

    def room_ahead(self, start: str, steps: int) -> str:
        """The room of the next house, as many steps on as the card has, if it has so many."""
        entrance = int(self.sheet.options["entrance"])
        here = number_of(self.sheet, start)
        for ahead in range(steps + 1):
            if (here + ahead) % 18 == entrance % 18 and 1 <= steps - ahead <= 4:
                return f"{LETTERS[((here + ahead + 10) // 18) % self.sheet.arms]}h{steps - ahead}"
        return self.random.choice(self.rooms())

    def beyond(self, end: str) -> str:
        likely = on_ring(end) and number_of(self.sheet, end) % (9 if self.sheet.tijou else 18) == (
            0 if self.sheet.tijou else 7
        )
        if self.random.random() > (0.5 if likely else 0.05):
            return ""
        if on_ring(end) and self.random.random() < 0.8:
            return ">" + name_of(self.sheet, number_of(self.sheet, end) + self.random.choice([18, 18, -18, 9]))
        return ">" + self.random.choice(self.places)

"""Which seat each player of a match has in the game being played, and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from tockade.game_types import Chance, Choice, Consequence, Division, Part, Pawn, Piece, Scene, Step, Verdict

T = TypeVar("T")


class SeatMap(Struct, frozen=True):
    """Renumbers everything that names seats; `numbers[n]` is the new number of n."""

    numbers: tuple[int, ...]

    @property
    def back(self) -> SeatMap:
        """The other way round."""
        return SeatMap(tuple(self.numbers.index(number) for number in range(len(self.numbers))))

    def one(self, number: int) -> int:
        """Negative numbers are nobody, chance or somebody who only looks; one that no seat has is left to the game."""
        return self.numbers[number] if 0 <= number < len(self.numbers) else number

    def some(self, numbers: Sequence[int]) -> tuple[int, ...]:
        return tuple(self.one(number) for number in numbers)

    def ordered(self, values: Sequence[T]) -> tuple[T, ...]:
        """A list with one value for each, in the order of the new numbers; an empty one stays empty."""
        return tuple(values[old] for old in self.back.numbers) if values else ()

    def verdict(self, verdict: Verdict) -> Verdict:
        pawns = tuple(Pawn(self.one(pawn.seat), pawn.place) for pawn in verdict.pawns)
        return replace(verdict, seats=self.some(verdict.seats), pawns=pawns)

    def consequence(self, happened: Consequence) -> Consequence:
        audience = None if happened.audience is None else tuple(sorted(self.some(happened.audience)))
        return replace(
            happened,
            seat=self.one(happened.seat),
            by=self.one(happened.by),
            other=self.one(happened.other),
            seats=self.some(happened.seats),
            audience=audience,
        )

    def consequences(self, happened: Sequence[Consequence]) -> list[Consequence]:
        return [self.consequence(each) for each in happened]

    def step(self, step: Step) -> Step:
        return replace(step, seat=self.one(step.seat))

    def choice(self, choice: Choice) -> Choice:
        moved = tuple(self.consequences(choice.consequences))
        return Choice(self.step(choice.step), choice.done, moved)

    def division(self, division: Division) -> Division:
        parts = [
            Part(self.step(part.pawn), self.step(part.landing), tuple(self.consequences(part.consequences)))
            for part in division.parts
        ]
        return Division(parts, division.states)

    def chance(self, chance: Chance) -> Chance:
        return replace(chance, seats=self.some(chance.seats))

    def scene(self, scene: Scene) -> Scene:
        pieces = tuple(Piece(p.kind, p.place, self.one(p.seat), p.mark) for p in scene.pieces)
        return replace(
            scene,
            pieces=pieces,
            arms=self.ordered(scene.arms),
            actors=tuple(sorted(self.some(scene.actors))),
            hands=self.ordered(scene.hands),
            dealer=self.one(scene.dealer),
            tokens=self.ordered(scene.tokens),
            passed=tuple(sorted(self.some(scene.passed))),
        )

"""How the tiles lie at the start: as printed, spelled out, or drawn by lot (TK-2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from tockade.game import Setup
from tockade.game_types import Chance, ChanceKind
from tockade.games.trikolos import engine
from tockade.games.trikolos.constants import LIGHTS, PUSH, TILES

STANDARD: Final = "GORGORORGORGRGORGORGORGOORGORGGORGORG"
SPARE: Final = "G"
FORCED_LIMIT: Final = 400
DRAWN: Final = ("mirror", "random")


class StartTiles(Struct, frozen=True):
    """The tiles a game begins with: letters of all 37, or the counts of the 36 that are drawn."""

    letters: str
    counts: tuple[int, ...]
    mirror: bool

    @classmethod
    def of(cls, setup: Setup) -> StartTiles:
        chosen = dict(setup.options)
        name = chosen.get("layout", "standard")
        if name in DRAWN:
            return cls("", read_colours(chosen.get("colours", "12-12-12")), name == "mirror")
        letters = STANDARD if name == "standard" else name
        return cls(letters, tuple(letters[:TILES].count(light) for light in LIGHTS), False)

    @property
    def all_counts(self) -> tuple[int, ...]:
        """How many of the 37 tiles, the spare included, show each light: nothing ever changes that."""
        spare = self.letters[TILES:] or SPARE
        return tuple(number + (light == spare) for light, number in zip(LIGHTS, self.counts, strict=True))

    @property
    def chance(self) -> Chance:
        """The tiles to shuffle: all 36 row by row from A1, or for `mirror` those of rows 1 to 3."""
        numbers = [number // 2 if self.mirror else number for number in self.counts]
        cards = [light for light, number in zip(LIGHTS, numbers, strict=True) for _ in range(number)]
        return Chance(ChanceKind.SHUFFLE, cards=tuple(cards))

    def opening(self, limit: int) -> engine.Board:
        """The start; drawn layouts are laid by `lay_out`."""
        board = engine.Board(limit)
        if self.letters:
            board.spare = LIGHTS.index(self.letters[TILES])
            lay_out(board, self.letters[:TILES])
        return board

    def lay_drawn(self, board: engine.Board, letters: Sequence[str]) -> None:
        rows = [letters[start : start + 6] for start in range(0, len(letters), 6)]
        drawn = [*rows, *rows[::-1]] if self.mirror else rows
        lay_out(board, [letter for row in drawn for letter in row])

    def drawn_letters(self, board: engine.Board) -> tuple[str, ...]:
        """What was drawn for this board, of one that has just been laid."""
        letters = [LIGHTS[engine.light_of(board, tile)] for tile in range(TILES)]
        return tuple(letters[: TILES // 2] if self.mirror else letters)


def lay_out(board: engine.Board, letters: Sequence[str]) -> None:
    """Lay 36 tiles, row by row from A1; the first push is due."""
    for tile, letter in enumerate(letters):
        engine.lay(board, tile, LIGHTS.index(letter))
    board.phase = PUSH


def read_colours(text: str) -> tuple[int, ...]:
    return tuple(int(number) for number in text.split("-"))


def turn_limit(setup: Setup) -> int:
    """The turns after which the game is a draw, 0 for none; tiles that could be dead force one (TK-10)."""
    chosen = dict(setup.options)
    if "ply_limit" in chosen:
        return int(chosen["ply_limit"])
    explicit = chosen.get("layout", "standard") not in ("standard", *DRAWN)
    return FORCED_LIMIT if explicit or "colours" in chosen else 0

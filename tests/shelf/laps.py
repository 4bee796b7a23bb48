"""Laps counted again from the names of squares alone: what must be told where a pawn passes its own start."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from tockade.game_types import JSON, Consequence
from tockade.game_types import ConsequenceKind as Kind
from tockade.games import AnyGame

ENTRANCE = 16


def laps(game: AnyGame, fields: JSON, told: Sequence[Consequence]) -> list[Consequence]:
    """The laps of a move of a card race, before which the position had these fields."""
    walk = tijou_lap if game.rules.id == "tijou" else tock_lap
    found = (walk(game, fields, *step) for step in walks(told))
    return [lap for lap in found if lap is not None]


def walks(told: Sequence[Consequence]) -> Iterator[tuple[Consequence, int]]:
    """Every walk on the ring, and the squares that a jump right after it adds."""
    moved = [each for each in told if each.kind in (Kind.WALKED, Kind.JUMPED)]
    for walk, then in zip_longest(moved, moved[1:]):
        jumps = then is not None and then.kind is Kind.JUMPED
        if walk.kind is Kind.WALKED and walk.to[1] != "h":
            yield walk, (18 if walk.number > 0 else -18) if jumps else 0


def tock_lap(game: AnyGame, fields: JSON, walk: Consequence, jump: int) -> Consequence | None:
    arm, ring = fields["arms"][walk.seat], 18 * len({p.arm for p in game.plan.points if p.arm >= 0})
    letter = chr(ord("a") + arm)
    entrance = int(dict(game.setup.options).get("entrance", ENTRANCE))
    done = (square(walk.place) - 18 * arm) % ring
    reached = done + walk.number + jump
    if reached > ring or (reached == ring and entrance != 18):
        return Consequence(Kind.LAPPED, seat=walk.seat, place=f"{letter}18")
    back_at_its_start = done == 0 and entrance == 18 and walk.place not in fields["fresh"]
    if reached >= 0 or back_at_its_start:
        return None
    before = f"{letter}{entrance}" if reached + 18 <= entrance else ""
    return Consequence(Kind.LAPPED, seat=walk.seat, place=f"{letter}18", number=-1, to=before)


def square(place: str) -> int:
    """The squares 8 to 17 of an arm lie before its start, 18; 1 to 7 after it."""
    number = int(place[1:]) % 18
    return 18 * (ord(place[0]) - ord("a") - (number >= 8)) + number


def tijou_lap(game: AnyGame, fields: JSON, walk: Consequence, jump: int) -> Consequence | None:
    corner = 9 * fields["arms"][walk.seat]
    done = (9 * (ord(walk.place[0]) - ord("a")) + int(walk.place[1:]) - corner) % 36
    reached = done + walk.number
    exit_square = f"{chr(ord('a') + corner // 9)}0"
    if reached > 36 or (done == 0 and walk.number > 0):
        return Consequence(Kind.LAPPED, seat=walk.seat, place=exit_square)
    return Consequence(Kind.LAPPED, seat=walk.seat, place=exit_square, number=-1) if done and reached < 0 else None

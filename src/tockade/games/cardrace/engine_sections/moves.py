"""Moves as they are spelled, and the list of legal ones as it is built."""

from __future__ import annotations

from tockade.games.cardrace.constants import CHAIN, MOST_MOVES, MOST_PARTS
from tockade.games.cardrace.engine_sections.c_stand_ins import PLAIN, filled
from tockade.games.cardrace.engine_sections.packed_numbers import (
    header_card,
    header_count,
    header_kind,
    header_named,
    make_header,
)
from tockade.games.cardrace.engine_sections.scratch import Scratch


class Move:
    """A move as it is spelled: its kind, card, and parts (from, to or first landing, way, seat of a swap's target)."""

    def __init__(self, kind: int, card: int, named: int, parts: list[int]) -> None:
        if PLAIN:
            self.make_parts()
        self.kind = kind
        self.card = card
        self.named = named
        self.count = len(parts)
        for number in range(self.count):
            self.part[number] = parts[number]

    def make_parts(self) -> None:
        """The array of parts, for plain Python."""
        self.part = filled(0, CHAIN)

    def key(self) -> tuple[int, ...]:
        """Everything that makes it this move."""
        return (self.kind, self.card, self.named, *[self.part[number] for number in range(self.count)])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())


def move_parts(move: Move) -> list[int]:
    """The parts of a move."""
    return [move.part[number] for number in range(move.count)]


def add_move(scratch: Scratch, kind: int, card: int, named: int, lapping: int) -> None:
    """Add a move with the parts that stand in the chain."""
    if scratch.count >= MOST_MOVES or scratch.parts + scratch.chain_count > MOST_PARTS:
        scratch.overfull = 1
        return
    index = scratch.count
    scratch.header[index] = make_header(kind, card, named, scratch.chain_count)
    scratch.first_part[index] = scratch.parts
    scratch.lapping[index] = lapping
    scratch.laps += lapping
    for number in range(scratch.chain_count):
        scratch.part[scratch.parts + number] = scratch.chain[number]
    scratch.parts += scratch.chain_count
    scratch.count += 1


def add_single(scratch: Scratch, kind: int, card: int, named: int, part: int, lapping: int) -> None:
    """Add a move of one part."""
    if scratch.count >= MOST_MOVES or scratch.parts >= MOST_PARTS:
        scratch.overfull = 1
        return
    index = scratch.count
    scratch.header[index] = make_header(kind, card, named, 1)
    scratch.first_part[index] = scratch.parts
    scratch.lapping[index] = lapping
    scratch.laps += lapping
    scratch.part[scratch.parts] = part
    scratch.parts += 1
    scratch.count = index + 1


def add_word(scratch: Scratch, kind: int, card: int, named: int) -> None:
    """Add a move that needs no parts."""
    scratch.chain_count = 0
    add_move(scratch, kind, card, named, 0)


def listed_move(scratch: Scratch, index: int) -> Move:
    """A listed move as a value."""
    move = Move.__new__(Move)
    if PLAIN:
        move.make_parts()
    fill_move(move, scratch, index)
    return move


def fill_move(move: Move, scratch: Scratch, index: int) -> None:
    """Make an empty move the listed one."""
    header = scratch.header[index]
    move.kind = header_kind(header)
    move.card = header_card(header)
    move.named = header_named(header)
    move.count = header_count(header)
    for number in range(move.count):
        move.part[number] = scratch.part[scratch.first_part[index] + number]


def load_move(scratch: Scratch, index: int) -> None:
    """The parts of a listed move, into the chain."""
    scratch.chain_count = header_count(scratch.header[index])
    for number in range(scratch.chain_count):
        scratch.chain[number] = scratch.part[scratch.first_part[index] + number]


def load_spelled(scratch: Scratch, move: Move) -> None:
    """The parts of a spelled move, into the chain."""
    scratch.chain_count = move.count
    for number in range(move.count):
        scratch.chain[number] = move.part[number]

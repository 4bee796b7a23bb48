"""Numbers that hold several fields, and the functions that write and read them: pawns, parts, verdicts, states."""

from __future__ import annotations

from tockade.games.cardrace.constants import ASTRAY, NOBODY, RANKS


def seat_of(pawn: int) -> int:
    """The seat that a pawn belongs to."""
    return pawn >> 2


def number_of(pawn: int) -> int:
    """Which of its seat's four numbers a pawn has."""
    return pawn & 3


def first_pawn(seat: int) -> int:
    """The first of a seat's pawns."""
    return seat << 2


def hand_slot(seat: int, rank: int) -> int:
    """Where the cards of a rank in a seat's hand are counted."""
    return seat * RANKS + rank


def make_part(origin: int, landing: int, way: int, other: int) -> int:
    """A part of a move in one number; `other` is the seat of a swap's target, or nobody."""
    return origin | landing << 8 | way << 16 | (other + 1) << 18


def part_from(part: int) -> int:
    """Where a part begins."""
    return part & 255


def part_to(part: int) -> int:
    """Where a part lands first: before a jump, or before a corner sends on."""
    return part >> 8 & 255


def part_way(part: int) -> int:
    """The way in which a part ends."""
    return part >> 16 & 3


def part_other(part: int) -> int:
    """The seat of a swap's target, or nobody."""
    return (part >> 18 & 15) - 1


def make_astray(origin: int, landing: int, beyond: int) -> int:
    """A part that is spelled with a jump which does not exist."""
    return make_part(origin, landing, ASTRAY, NOBODY) | beyond << 22


def part_beyond(part: int) -> int:
    """Where such a jump is spelled to."""
    return part >> 22 & 255


def make_header(kind: int, card: int, named: int, count: int) -> int:
    """A listed move in one number, apart from its parts: it grows with the card, the kind, the name, the parts."""
    return count | named << 6 | kind << 14 | card << 20


def header_kind(header: int) -> int:
    """The kind of a listed move."""
    return header >> 14 & 63


def header_card(header: int) -> int:
    """The card of a listed move."""
    return header >> 20


def header_named(header: int) -> int:
    """What the card counts as; the size of a deal."""
    return header >> 6 & 255


def header_count(header: int) -> int:
    """The number of parts."""
    return header & 63


def same_but_for_parts(header: int, other: int) -> bool:
    """Whether two listed moves are the same, apart from their parts."""
    return header >> 6 == other >> 6


def blame(code: int, pawn: int) -> int:
    """A verdict with the pawn that causes it."""
    return code | (pawn + 1) << 8


def point_at(code: int, place: int) -> int:
    """A verdict with the place that it is about."""
    return code | (place + 1) << 8


def in_part(verdict: int, number: int, rest: int) -> int:
    """A verdict on a part of a 7, with the steps that were left for it."""
    return verdict | rest << 16 | number << 20


def verdict_code(verdict: int) -> int:
    """The code of a verdict, without what it is about."""
    return verdict & 255


def verdict_about(verdict: int) -> int:
    """The pawn or place that a verdict is about, or nobody."""
    return (verdict >> 8 & 255) - 1


def concerns_part(verdict: int) -> bool:
    """Whether a verdict is about one part of a divided 7: the pawns stand where the parts before it left them."""
    return verdict >> 16 != 0


def verdict_steps(verdict: int) -> int:
    """In a divided 7, the steps that were left."""
    return verdict >> 16 & 15


def verdict_part(verdict: int) -> int:
    """In a divided 7, the number of the part."""
    return verdict >> 20


def way_bit(way: int) -> int:
    """The bit of a way in a set of ways."""
    return 1 << way


def lap_bit(way: int) -> int:
    """The bit that says that this way passes one's own start."""
    return 16 << way


def has_way(found: int, way: int) -> bool:
    """Whether a way is in a set of ways."""
    return (found >> way & 1) == 1


def way_laps(found: int, way: int) -> int:
    """1 where this way passes one's own start."""
    return found >> way >> 4 & 1


def without_way(found: int, way: int) -> int:
    """A set of ways without one of them."""
    return found & ~(way_bit(way) | lap_bit(way))


def make_rest(rest: int, lapping: int, used: int) -> int:
    """What a state is besides the board: steps left, whether its own start was passed, who has moved."""
    return rest | lapping << 4 | used << 8


def steps_left(state: int) -> int:
    """The steps that are left in a state."""
    return state & 15


def has_lapped(state: int) -> int:
    """1 where a part on the way to a state passed its own start."""
    return state >> 4 & 1


def moved_pawns(state: int) -> int:
    """The numbers of the pawns that have moved, as bits; perhaps with PARTNER_MOVES."""
    return state >> 8


def make_candidate(pawn: int, part: int) -> int:
    """A part that may come next, with the pawn that would walk it."""
    return part | pawn << 24


def candidate_pawn(candidate: int) -> int:
    """The pawn of a candidate."""
    return candidate >> 24


def candidate_part(candidate: int) -> int:
    """The part of a candidate."""
    return candidate & 0xFFFFFF


def make_undo(pawn: int, place: int) -> int:
    """A captured pawn and where it stood."""
    return pawn << 8 | place


def undo_pawn(undo: int) -> int:
    """The pawn that was captured."""
    return undo >> 8


def undo_place(undo: int) -> int:
    """Where it stood."""
    return undo & 255

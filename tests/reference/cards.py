"""Hands, stock and discard, and what everybody (shown) or the partner (given) knows of a hand."""

from __future__ import annotations

from tests.reference.sheet import JSON, Sheet, by_rank


def lose(position: JSON, seat: int, card: str) -> None:
    """A card leaves a hand; of two equal ones nobody else can tell which, so one of the known ones is gone."""
    position["hands"][seat].remove(card)
    forget(position, seat, card)


def forget(position: JSON, seat: int, card: str) -> None:
    for kind in ("shown", "given"):
        if card in position["known"][kind][seat]:
            position["known"][kind][seat].remove(card)


def discard(position: JSON, seat: int, card: str) -> None:
    lose(position, seat, card)
    position["discard"].append(card)


def discard_hand(position: JSON, seat: int) -> None:
    """GJ-8: in ascending order of rank."""
    for card in by_rank(position["hands"][seat]):
        discard(position, seat, card)


def draw(sheet: Sheet, position: JSON, seat: int, wanted: int) -> int:
    """Draws so many cards, renewing the stock when none is left (GJ-10); returns how many wait for a shuffle."""
    for drawn in range(wanted):
        if not position["stock"]:
            if not position["discard"]:
                return 0  # nothing is left to be drawn
            if not sheet.turns_over:
                return wanted - drawn
            position["stock"], position["discard"] = position["discard"], []  # GJ-10: the oldest card is next
            position["known"]["stock"] = True
        take(position, seat)
    return 0


def take(position: JSON, seat: int) -> None:
    """The next card of the stock; everybody knows it when they know the stock's order."""
    card = position["stock"].pop(0)
    position["hands"][seat].append(card)
    if position["known"]["stock"]:
        position["known"]["shown"][seat].append(card)

"""Hands are dealt: the first and later ones, by one or in packets, and partners exchange a card."""

from __future__ import annotations

from tests.reference.cards import forget, take
from tests.reference.sheet import JSON, Sheet


def next_hand(sheet: Sheet, position: JSON) -> None:
    """Everybody is out of cards or has passed: the next player deals (TC-20, TJ-5, TJ-8)."""
    position["dealer"] = (position["dealer"] + 1) % sheet.seats
    position["passed"] = []
    if sheet.deals == "fill_up":
        fill_up(sheet, position)
    elif sheet.deals == "reshuffle" or most_dealt(sheet, position) == 0:
        position["phase"], position["then"] = "shuffle", "size"
    else:
        position["phase"] = "deal"


def most_dealt(sheet: Sheet, position: JSON) -> int:
    """TC-22: at most what is left for all; with the other packs always a full hand."""
    return min(sheet.hand, len(position["stock"]) // sheet.seats) if sheet.deals == "play_out" else sheet.hand


def choose_size(sheet: Sheet, position: JSON, size: int) -> None:
    """TC-21."""
    position["deal_size"] = size
    if len(position["stock"]) < sheet.seats * size:
        position["phase"], position["then"] = "shuffle", "deal"
    else:
        deal(sheet, position)


def fill_up(sheet: Sheet, position: JSON) -> None:
    """TJ-8, TJ-9: everybody up to 5; what is played is shuffled in when too few are left for that."""
    if sum(sheet.hand - len(hand) for hand in position["hands"]) > len(position["stock"]):
        position["phase"], position["then"] = "shuffle", "deal"
    else:
        deal(sheet, position)


def deal(sheet: Sheet, position: JSON) -> None:
    order = [(position["dealer"] + step) % sheet.seats for step in range(1, sheet.seats + 1)]
    if sheet.deals == "fill_up":
        wanted = {seat: sheet.hand - len(position["hands"][seat]) for seat in order}
        packets = [(seat, wanted[seat] - 2) for seat in order] + [(seat, min(2, wanted[seat])) for seat in order]
        for seat, count in packets:
            for _ in range(count):  # TJ-8: 1+2, 2+2 or 3+2
                take(position, seat)
    else:
        for _ in range(position["deal_size"]):
            for seat in order:  # GJ-5: one at a time
                take(position, seat)
        for _ in range(sheet.extra):
            take(position, position["dealer"])  # TC-1: the dealer has one more
    position["deals"] += bool(position["deals"]) or position["first"] is None  # not where it was set up by hand
    after_deal(sheet, position)


def after_deal(sheet: Sheet, position: JSON) -> None:
    if sheet.exchange:
        position["phase"], position["candidates"] = "exchange", list(range(sheet.seats))
    else:
        begin(sheet, position)


def give(sheet: Sheet, position: JSON, seat: int, card: str) -> None:
    """TC-20, TJ-4: nobody sees anything before both have given."""
    position["hands"][seat].remove(card)
    position["gifts"][seat] = card
    position["candidates"].remove(seat)
    partner = (seat + sheet.seats // 2) % sheet.seats
    if position["gifts"][partner] is not None:
        for giver in (seat, partner):
            forget(position, giver, position["gifts"][giver])
        for giver, taker in ((seat, partner), (partner, seat)):
            position["hands"][taker].append(position["gifts"][giver])
            position["known"]["given"][taker].append(position["gifts"][giver])
        position["gifts"][seat] = position["gifts"][partner] = None
    if not position["candidates"]:
        begin(sheet, position)


def begin(sheet: Sheet, position: JSON) -> None:
    """GJ-5, FQ-1, TJ-5: the dealer's next begins; TC-1: the dealer; TC-23: as the option says."""
    position["turn"] = (position["dealer"] + (not sheet.dealer_first)) % sheet.seats
    position["phase"] = "play"
    if position["first"] is None:
        position["first"] = position["turn"]

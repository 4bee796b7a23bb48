"""What chance decides: sides, the dealer, the order of the cards."""

from __future__ import annotations

from collections.abc import Sequence

from tests.reference.deals import deal
from tests.reference.sheet import JSON, RANKS, Sheet, copied
from tests.reference.turns import draw_then


def settle(sheet: Sheet, position: JSON, values: Sequence[str]) -> JSON:
    """The position after chance has spoken."""
    after = copied(position)
    if after["phase"] == "lot_side":
        after["arms"] = sides(sheet, int(values[0]))
        after["phase"] = "draw_for_deal" if sheet.draws_for_deal else "lot_dealer"
    elif after["phase"] == "lot_dealer":
        dealt_by(after, int(values[0]))
    elif after["phase"] == "draw_for_deal":
        draw_for_deal(after, values)
    else:
        shuffled(sheet, after, list(values))
    return after


def lots(sheet: Sheet) -> int:
    """How many seatings there are."""
    return 4 if sheet.citan else (2 if sheet.seats == 6 else 4) * sheet.seats


def sides(sheet: Sheet, lot: int) -> list[int]:
    """TC-1: an unused arm; TJ-17: an unused side, a shared one or the lone team's, and who sits first there."""
    if not sheet.tijou:
        return [arm for arm in sheet.order if arm != lot]
    later, first = divmod(lot, 2 if sheet.seats == 6 else 4)
    seated = _from_side_3(sheet, first)
    return [seated[(seat - later) % sheet.seats] for seat in range(sheet.seats)]


def _from_side_3(sheet: Sheet, lot: int) -> list[int]:
    order = [3, 2, 1, 0]
    if sheet.seats == 3:
        return [side for side in order if side != lot]
    if sheet.seats == 5:
        return [side for side in order for _ in range(2 if side == lot else 1)]
    alone = (3, 1) if lot == 0 else (2, 0)
    return [side for side in order for _ in range(1 if side in alone else 2)]


def draw_for_deal(position: JSON, cards: Sequence[str]) -> None:
    """GJ-4: the lowest deals, those tied for lowest draw again."""
    drawn = dict(zip(position["candidates"], cards, strict=True))
    lowest = min(cards, key=RANKS.index)
    position["candidates"] = [seat for seat, card in drawn.items() if card == lowest]
    if len(position["candidates"]) == 1:
        dealt_by(position, position["candidates"][0])


def dealt_by(position: JSON, seat: int) -> None:
    position["dealer"], position["phase"], position["then"] = seat, "shuffle", "deal"
    position["candidates"] = []


def shuffled(sheet: Sheet, position: JSON, order: list[str]) -> None:
    position["stock"], position["discard"] = order, []
    position["known"]["stock"] = False
    if position["then"] == "size":
        position["phase"] = "deal"
    elif position["then"] == "deal":
        deal(sheet, position)
    else:
        draw_then(sheet, position, position["turn"], position["owed"], position["then"])

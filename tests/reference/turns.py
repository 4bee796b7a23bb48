"""What follows a play: the end, the draw, an extra play, the next turn."""

from __future__ import annotations

from tests.reference.board import Board
from tests.reference.cards import discard_hand, draw
from tests.reference.deals import next_hand
from tests.reference.sheet import JSON, Sheet


def after_play(sheet: Sheet, position: JSON, seat: int, card: str) -> None:
    """A card was laid and carried out, or (Tijou) laid without effect."""
    if sheet.tokens:
        position["tokens"][seat] -= position["phase"] == "extra"  # FQ-5: an extra play costs a token
    if won(sheet, position, seat):
        finish(sheet, position, seat)
        return
    if sheet.tokens:
        position["tokens"][seat] += sheet.uses[card].again  # FQ-5: a joker earns one
    again = position["tokens"][seat] > 0 if sheet.tokens else sheet.uses[card].again
    draw_then(sheet, position, seat, int(sheet.draws == "after"), "extra" if again else "next")


def draw_then(sheet: Sheet, position: JSON, seat: int, wanted: int, then: str) -> None:
    """Draws, and goes on unless the stock must be shuffled first."""
    position["owed"] = draw(sheet, position, seat, wanted)
    position["then"] = then
    if position["owed"]:
        position["phase"] = "shuffle"
    else:
        go_on(sheet, position)


def go_on(sheet: Sheet, position: JSON) -> None:
    """After a draw: an extra play, a play, or the turn is over."""
    if position["then"] == "next":
        next_turn(sheet, position)
    else:
        position["phase"] = position["then"]


# the end


def won(sheet: Sheet, position: JSON, seat: int) -> bool:
    """GJ-22, TC-12, TC-25: a whole side is home; TJ-15: one player is."""
    board = Board.of(sheet, position)
    return all(board.home(member) for member in (sheet.members(seat) if sheet.plays_partner else [seat]))


def finish(sheet: Sheet, position: JSON, seat: int) -> None:
    """GJ-6: nothing is drawn; GJ-23: with `play_on` the others go on while two sides are left."""
    position["finished"].append(sheet.side(seat))
    rest = [side for side in range(sheet.sides) if side not in position["finished"]]
    if sheet.plays_on and len(rest) > 1:
        for member in sheet.members(seat):
            discard_hand(position, member)
        next_turn(sheet, position)
        return
    position["finished"] += rest if sheet.plays_on else []
    position["phase"], position["then"] = "over", "next"
    position["turns"] += 1


# the next turn


def next_turn(sheet: Sheet, position: JSON) -> None:
    position["turns"] += 1
    if sheet.limit == position["turns"]:
        position["phase"], position["drawn"] = "over", True
        return
    waiting = [seat for seat in round_after(sheet, position["turn"]) if may_play(sheet, position, seat)]
    if not waiting:
        next_hand(sheet, position)
        return
    position["turn"], position["phase"] = waiting[0], "play"
    if sheet.draws == "before":
        draw_then(sheet, position, waiting[0], 1, "play")  # TC-1: draw, then play


def round_after(sheet: Sheet, seat: int) -> list[int]:
    return [(seat + step) % sheet.seats for step in range(1, sheet.seats + 1)]


def may_play(sheet: Sheet, position: JSON, seat: int) -> bool:
    """GJ-23: finished sides are skipped; TC-20, TJ-7: so is who has no cards or has passed."""
    if sheet.side(seat) in position["finished"] or seat in position["passed"]:
        return False
    return bool(position["hands"][seat]) or sheet.draws != "never"

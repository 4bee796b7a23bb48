"""What may be done at a table where a game is on: each proposal is an event, or a refusal."""

from __future__ import annotations

from tockade.game import BadInput, Choice, IllegalMove, Step, Verdict
from tockade.table import event
from tockade.table.refusal import Refused
from tockade.table.seat import LOST, State
from tockade.table.table import Phase, Table
from tockade.table.worked import Worked, work_chance, work_move


def _on(table: Table) -> None:
    if table.phase is Phase.WAITING:
        raise Refused("not_started")
    if table.phase is Phase.OVER:
        raise Refused("over")


def take(
    table: Table, at: int, now: int, seat: int, text: str, decision: int | None = None, bot: str = ""
) -> tuple[event.Played, Worked]:
    """A seat answers a decision; one that is no longer open is stale."""
    _on(table)
    if (decision is not None and decision != table.asked(seat)) or table.seats[seat].bot != bot:
        raise Refused("stale")
    try:
        worked = work_move(table.game, table.position, table.source, seat, table.spelled(seat, text))
    except (BadInput, IllegalMove) as refused:
        raise Refused.of(refused) from None
    left = -1
    if table.clock and table.settings.clock and table.settings.clock.kind == "bank" and not bot:
        left = table.clock.bank_after(seat, now)
    return event.Played(at=at, seat=seat, move=worked.move, bot=bot, outcomes=worked.outcomes, left=left), worked


def resign(table: Table, at: int, seat: int, bot: str) -> event.Resigned:
    _on(table)
    if table.seats[seat].left_by in LOST:
        raise Refused("lost_seat")
    return event.Resigned(at=at, seat=seat, bot=bot)


def out_of_time(table: Table, at: int, now: int, seat: int, bot: str) -> event.OutOfTime:
    """The clock has decided; somebody who moved in the last moment is still in time."""
    _on(table)
    if not table.clock or seat not in table.clock.out(now):
        raise Refused("stale")
    return event.OutOfTime(at=at, seat=seat, bot=bot)


def go_away(table: Table, at: int, seat: int, bot: str) -> event.Away:
    """A bot plays on, until the person is back."""
    _on(table)
    if table.seats[seat].left_by is not State.HERE:
        raise Refused("lost_seat") if table.seats[seat].left_by in LOST else Refused("stale")
    return event.Away(at=at, seat=seat, bot=bot)


def come_back(table: Table, at: int, seat: int) -> event.Back:
    _on(table)
    if table.seats[seat].left_by in LOST:
        raise Refused("lost_seat")
    if table.seats[seat].left_by is not State.AWAY:
        raise Refused("stale")
    return event.Back(at=at, seat=seat)


def go_on(table: Table, at: int, seat: int) -> tuple[event.Next, Worked]:
    """On to the next game of the match."""
    _on(table)
    if table.phase is not Phase.BETWEEN:
        raise Refused("not_between")
    worked = work_chance(table.game, table.position, table.source)
    return event.Next(at=at, seat=seat, outcomes=worked.outcomes), worked


# Questions of a seat about its own decision: they never need more than the seat may know.


def steps(table: Table, seat: int, taps: tuple[Step, ...]) -> tuple[list[Choice], str | None]:
    """The taps that may follow these; and the move, when these are a whole one."""
    _on(table)
    if table.asked(seat) is None:
        return [], None
    choices = table.game.next_steps(table.position, seat, taps)
    return choices, _whole_move(table, seat, taps)


def _whole_move(table: Table, seat: int, taps: tuple[Step, ...]) -> str | None:
    try:
        move = table.game.move_of_steps(taps)
    except BadInput:
        return None
    legal = table.game.verdict(table.position, seat, move).legal
    return table.game.move_text(move) if legal else None


def why(table: Table, seat: int, text: str) -> Verdict:
    """What the rules say to a move."""
    if table.phase is Phase.WAITING:
        raise Refused("not_started")
    try:
        return table.game.verdict(table.position, seat, table.game.read_move(text))
    except BadInput as bad:
        raise Refused.of(bad) from None


def idle_cards(table: Table, seat: int) -> dict[str, tuple[Verdict, ...]]:
    """The cards of this seat without a use, and why."""
    if table.phase is Phase.WAITING:
        raise Refused("not_started")
    return table.game.idle_cards(table.position, seat) if table.asked(seat) is not None else {}

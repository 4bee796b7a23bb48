"""What may be done while a game is played: each proposal becomes an event, or is refused."""

from __future__ import annotations

from tockade.game_types import BadInput, Choice, Division, IllegalMove, Step, Verdict
from tockade.table import log_events
from tockade.table.carry_out_move import CarriedOut, carry_out_chance, carry_out_move
from tockade.table.refusal import Refused
from tockade.table.seat import LOST, SeatState
from tockade.table.table import Phase, Table


def _on(table: Table) -> None:
    if table.phase is Phase.WAITING:
        raise Refused("not_started")
    if table.phase is Phase.OVER:
        raise Refused("over")


def take_move(
    table: Table, at: int, now: int, seat: int, text: str, decision: int | None = None, bot: str = ""
) -> tuple[log_events.Played, CarriedOut]:
    """A seat answers a decision; one that is no longer open is stale."""
    _on(table)
    if (decision is not None and decision != table.asked(seat)) or table.seats[seat].bot != bot:
        raise Refused("stale")
    try:
        carried_out = carry_out_move(table.game, table.position, table.source, seat, table.spelled(seat, text))
    except (BadInput, IllegalMove) as refused:
        raise Refused.of(refused) from None
    left = -1
    if table.clock and table.settings.clock and table.settings.clock.kind == "bank" and not bot:
        left = table.clock.bank_after(seat, now)
    return log_events.Played(
        at=at, seat=seat, move=carried_out.move, bot=bot, outcomes=carried_out.outcomes, left=left
    ), carried_out


def check_hint(table: Table, seat: int) -> int:
    """The decision for which a seat may have a hint."""
    _on(table)
    if not table.settings.hints:
        raise Refused("no_hints")
    decision = table.asked(seat)
    if decision is None or table.seats[seat].by_bot:
        raise Refused("stale")
    return decision


def give_hint(table: Table, at: int, seat: int, decision: int) -> log_events.Hinted:
    """Everybody is told that a seat has a hint for this decision."""
    if check_hint(table, seat) != decision:
        raise Refused("stale")
    return log_events.Hinted(at=at, seat=seat)


def set_tutor(table: Table, at: int, seat: int, on: bool) -> log_events.Tutored:
    """A seat's player wants the tutor, or no longer; everybody is told."""
    _on(table)
    if not table.settings.hints:
        raise Refused("no_hints")
    if table.seats[seat].tutor is on:
        raise Refused("stale")
    return log_events.Tutored(at=at, seat=seat, on=on)


def has_tutor(table: Table, seat: int) -> bool:
    """Whether the tutor looks at a seat's move now."""
    return table.seats[seat].tutor and table.settings.hints and table.asked(seat) is not None


def give_caution(table: Table, at: int, seat: int, decision: int) -> log_events.Cautioned:
    """Everybody is told that the tutor had something better for this decision."""
    if check_hint(table, seat) != decision:
        raise Refused("stale")
    return log_events.Cautioned(at=at, seat=seat)


def resign(table: Table, at: int, seat: int, bot: str) -> log_events.Resigned:
    _on(table)
    if table.seats[seat].left_by in LOST:
        raise Refused("lost_seat")
    return log_events.Resigned(at=at, seat=seat, bot=bot)


def out_of_time(table: Table, at: int, now: int, seat: int, bot: str) -> log_events.OutOfTime:
    """The clock has decided; somebody who moved in the last moment is still in time."""
    _on(table)
    if not table.clock or seat not in table.clock.out(now):
        raise Refused("stale")
    return log_events.OutOfTime(at=at, seat=seat, bot=bot)


def go_away(table: Table, at: int, seat: int, bot: str) -> log_events.Away:
    """A bot plays on, until the person is back."""
    _on(table)
    if table.seats[seat].left_by is not SeatState.HERE:
        raise Refused("lost_seat") if table.seats[seat].left_by in LOST else Refused("stale")
    return log_events.Away(at=at, seat=seat, bot=bot)


def vote_to_skip(
    table: Table, at: int, now: int, seat: int, other: int, bot: str
) -> log_events.Voted | log_events.Away:
    """A bot shall play on for somebody who is there and does not move; when all others who are there agree, it does."""
    _on(table)
    _check_slow(table, now, other)
    if other == seat or seat not in _present(table):
        raise Refused("stale")
    votes = table.votes.get(other, set()) | {seat}
    if _present(table) - {other} <= votes:
        return log_events.Away(at=at, seat=other, bot=bot, voted=True)
    if seat in table.votes.get(other, ()):
        raise Refused("stale")
    return log_events.Voted(at=at, seat=seat, other=other)


def _check_slow(table: Table, now: int, seat: int) -> None:
    """A clock is the table's own agreement about time: where one runs, nobody votes."""
    patience = table.settings.patience
    if not 0 <= seat < len(table.seats) or table.clock or patience is None:
        raise Refused("no_seat", seat=seat)
    if table.asked(seat) is None or table.seats[seat].by_bot:
        raise Refused("stale")
    if missing := max(0, patience * 1000 - table.waited(seat, now)):
        raise Refused("patience", seconds=-(-missing // 1000))


def _present(table: Table) -> set[int]:
    """The seats of people who are there and decide for themselves."""
    return {
        index
        for index, seat in enumerate(table.seats)
        if seat.player == "person" and seat.state is SeatState.HERE and not seat.by_bot
    }


def come_back(table: Table, at: int, seat: int) -> log_events.Back:
    _on(table)
    if table.seats[seat].left_by in LOST:
        raise Refused("lost_seat")
    if table.seats[seat].left_by is not SeatState.AWAY:
        raise Refused("stale")
    return log_events.Back(at=at, seat=seat)


def give_new_key(table: Table, at: int, seat: int, key: str) -> log_events.NewKey:
    """Whoever has lost the link of a seat gets another; nobody sits down by it, so a person must sit there."""
    if not 0 <= seat < len(table.seats) or table.seats[seat].player != "person":
        raise Refused("no_seat", seat=seat)
    return log_events.NewKey(at=at, seat=seat, key=key)


def go_on(table: Table, at: int, seat: int) -> tuple[log_events.Next, CarriedOut]:
    """On to the next game of the match."""
    _on(table)
    if table.phase is not Phase.BETWEEN:
        raise Refused("not_between")
    carried_out = carry_out_chance(table.game, table.position, table.source)
    return log_events.Next(at=at, seat=seat, outcomes=carried_out.outcomes), carried_out


# Questions of a seat about its own decision: they never need more than the seat may know.


def next_steps(table: Table, seat: int, taps: tuple[Step, ...]) -> tuple[list[Choice], str | None]:
    """The taps that may follow these; and the move, when these are a whole one."""
    _on(table)
    if table.asked(seat) is None:
        return [], None
    choices = table.game.next_steps(table.position, seat, taps)
    return choices, _whole_move(table, seat, taps)


def division(table: Table, seat: int, step: Step) -> Division:
    """Every way of dividing the card that this step plays."""
    _on(table)
    if table.asked(seat) is None:
        return Division()
    return table.game.division(table.position, seat, step)


def spell(table: Table, taps: tuple[Step, ...]) -> str:
    """The text of the move that these taps make, legal or not."""
    try:
        return table.game.move_text(table.game.move_of_steps(taps))
    except BadInput as bad:
        raise Refused.of(bad) from None


def _whole_move(table: Table, seat: int, taps: tuple[Step, ...]) -> str | None:
    try:
        move = table.game.move_of_steps(taps)
    except BadInput:
        return None
    legal = table.game.verdict(table.position, seat, move).legal
    return table.game.move_text(move) if legal else None


def explain_move(table: Table, seat: int, text: str) -> Verdict:
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

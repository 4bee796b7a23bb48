"""One table, from its waiting room to its end: a value that events change, without clock, store or sockets.

Proposals (`room.py`, `playing.py`) look at a table and make an event, or refuse.  The event is written to the log, and
only then applied here.  Loading a table is applying its log.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from enum import StrEnum
from functools import lru_cache
from typing import Any, Final, NamedTuple

from msgspec import UNSET

from tockade import games
from tockade.game import RULES_VERSION, BadInput, Result
from tockade.games import AnyGame
from tockade.record import Event as RecordEvent
from tockade.record import Record
from tockade.source import Source, seal
from tockade.table import event as happened
from tockade.table.clock import Clock
from tockade.table.event import AnyEvent, Opened, event_name
from tockade.table.news import News
from tockade.table.seat import Seat, State
from tockade.table.worked import Worked, work_chance, work_move

KEPT_NEWS: Final = 100
CHANCE_ACTOR: Final = -1


class Phase(StrEnum):
    WAITING = "waiting"
    PLAYING = "playing"
    BETWEEN = "between"
    OVER = "over"


class Decision(NamedTuple):
    """What a seat is asked: the version at which it was asked, and its legal moves."""

    id: int
    moves: list[Any]
    texts: list[str]


@lru_cache(maxsize=256)
def game_of(setup: str, version: int = RULES_VERSION) -> AnyGame:
    """Games are values: all tables with the same setup share one."""
    return games.read(setup, version)


class Table:
    """The state of a table after the events of its log."""

    def __init__(self, name: str, opened: Opened, now: int) -> None:
        self.name = name
        self.opened = opened
        self.settings = opened.settings
        self.game = game_of(opened.game, opened.version)
        self.version = 1
        self.now = now
        """When the last event was applied, on the clock that is handed in."""
        self.phase = Phase.WAITING
        self.seats = [Seat.of(place, now) for place in opened.places]
        self.position: Any = None
        self.source = Source("")
        self.seed = ""
        self.turn = 0
        self.result: Result | None = None
        self.rematch = ""
        self.events: list[RecordEvent] = []
        self.news: deque[News] = deque(maxlen=KEPT_NEWS)
        self.clock = Clock(self.settings.clock, len(self.seats)) if self.settings.clock else None
        self._asked: dict[int, int] = {}
        self._decisions: dict[int, Decision] = {}

    # questions

    @property
    def sealed(self) -> str:
        """The commitment to the seed; empty before the start, and when somebody typed the seed."""
        return seal(self.seed) if self.seed and not self.opened.seed else ""

    @property
    def typed_seed(self) -> bool:
        return bool(self.opened.seed)

    @property
    def actors(self) -> list[int]:
        """The seats that are asked something."""
        return sorted(self._asked)

    def decision(self, seat: int) -> Decision | None:
        """What this seat is asked now."""
        if seat not in self._asked:
            return None
        if seat not in self._decisions:
            moves = self.game.legal_moves(self.position, seat)
            self._decisions[seat] = Decision(self._asked[seat], moves, [self.game.move_text(m) for m in moves])
        return self._decisions[seat]

    def asked(self, seat: int) -> int | None:
        """The id of this seat's open decision."""
        return self._asked.get(seat)

    def spelled(self, seat: int, text: str) -> Any:
        """The move that a text spells, most often one of those that the seat has been shown."""
        shown = self._decisions.get(seat)
        if shown is not None and text in shown.texts:
            return shown.moves[shown.texts.index(text)]
        return self.game.read_move(text)

    def seat_of(self, key: str) -> int | None:
        """The seat whose key has this digest."""
        return next((index for index, seat in enumerate(self.seats) if seat.key and seat.key == key), None)

    def side_of(self, seat: int) -> tuple[int, ...]:
        return next(side for side in self.game.teams if seat in side)

    def would_end(self, event: AnyEvent, worked: Worked | None) -> bool:
        """Whether this event finishes the game."""
        if worked is not None:
            return worked.result is not None
        return isinstance(event, happened.Resigned | happened.OutOfTime) and len(self.game.teams) == 2

    def record(self) -> Record:
        """The record of the game as far as it has come."""
        opened = self.opened
        events = tuple(self.events)
        return Record(opened.game, events, self.result, self.seed, self.sealed, opened.position, opened.version)

    # events

    def apply(self, event: AnyEvent, now: int, worked: Worked | None = None) -> None:
        """Let an event that is in the log have happened."""
        self.version += 1
        self.now = now
        news = APPLY[type(event)](self, event, worked)
        self._decisions = {}
        self._ask(event)
        self._run_clocks()
        self.news.append(news)
        if self.result is not None and self.phase is not Phase.OVER:
            self._end()

    def follow(self, events: Sequence[AnyEvent], now: int) -> None:
        """Apply what a log holds after what is known."""
        for event in events:
            self.apply(event, now)

    def _tell(self, event: AnyEvent, **more: Any) -> News:
        seat = getattr(event, "seat", UNSET)
        return News(self.version, event_name(event), seat=seat, **more)

    # the waiting room

    def _sat(self, event: happened.Sat, _: Worked | None) -> News:
        if event.left >= 0:
            self.seats[event.seat], self.seats[event.left] = self.seats[event.left], Seat()
        else:
            self.seats[event.seat] = Seat("person", event.name, key=event.key)
        return self._tell(event)

    def _emptied(self, event: happened.Emptied, _: Worked | None) -> News:
        self.seats[event.seat] = Seat()
        return self._tell(event)

    def _renamed(self, event: happened.Renamed, _: Worked | None) -> News:
        self.seats[event.seat].name = event.name
        return self._tell(event)

    def _ready(self, event: happened.Ready, _: Worked | None) -> News:
        self.seats[event.seat].ready = event.ready
        return self._tell(event)

    def _bot_sat(self, event: happened.BotSat, _: Worked | None) -> News:
        self.seats[event.seat] = Seat("bot", bot=event.bot, ready=True)
        return self._tell(event)

    # the game

    def first_position(self) -> Any:
        """Where the game begins."""
        position = self.opened.position
        return self.game.start() if position is None else self.game.read_position(position)

    def _started(self, event: happened.Started, worked: Worked | None) -> News:
        self.seed = event.seed
        self.source = Source(event.seed)
        if event.order:
            self.seats = [self.seats[index] for index in event.order]
        for seat in self.seats:
            seat.gone_since = self.now
        self.phase = Phase.PLAYING
        if worked is None:
            worked = work_chance(self.game, self.first_position(), self.source, logged=event.outcomes)
        self._take(worked)
        return self._tell(event, consequences=worked.told, order=event.order)

    def _played(self, event: happened.Played, worked: Worked | None) -> News:
        if worked is None:
            move = self.game.read_move(event.move)
            worked = work_move(self.game, self.position, self.source, event.seat, move, event.outcomes)
        self.events.append(RecordEvent(event.seat, event.move))
        self.turn += 1
        self._take(worked)
        if self.clock and event.left >= 0:
            self.clock.put(event.seat, event.left)
        elif self.clock:
            self.clock.moved(event.seat, self.now)
        if not event.bot:
            self.seats[event.seat].gone_since = self.now
        by = "bot" if event.bot else "person"
        return self._tell(event, move=event.move, public=worked.public, by=by, consequences=worked.told)

    def _next(self, event: happened.Next, worked: Worked | None) -> News:
        self.phase = Phase.PLAYING
        if worked is None:
            worked = work_chance(self.game, self.position, self.source, logged=event.outcomes)
        self._take(worked)
        return self._tell(event, consequences=worked.told)

    def _take(self, worked: Worked) -> None:
        self.position, self.source = worked.position, worked.source
        self.events += [RecordEvent(CHANCE_ACTOR, text) for text in worked.outcomes]
        self.result = worked.result
        if worked.between:
            self.phase = Phase.BETWEEN

    # people

    def _away(self, event: happened.Away, _: Worked | None) -> News:
        self._hand_over(event.seat, event.bot, State.AWAY)
        return self._tell(event)

    def _back(self, event: happened.Back, _: Worked | None) -> News:
        self._hand_over(event.seat, "", State.HERE)
        self.seats[event.seat].gone_since = self.now  # a sign of life, perhaps at another server
        return self._tell(event)

    def _resigned(self, event: happened.Resigned, _: Worked | None) -> News:
        return self._lost(event, State.RESIGNED)

    def _out_of_time(self, event: happened.OutOfTime, _: Worked | None) -> News:
        return self._lost(event, State.OUT_OF_TIME)

    def _lost(self, event: happened.Resigned | happened.OutOfTime, state: State) -> News:
        self._hand_over(event.seat, event.bot, state)
        if len(self.game.teams) == 2:
            own = self.side_of(event.seat)
            other = next(side for side in self.game.teams if side != own)
            self.result = Result((other, own), state.value)
        return self._tell(event)

    def _hand_over(self, seat: int, bot: str, state: State) -> None:
        self.seats[seat].bot = bot
        self.seats[seat].left_by = state

    def _rematched(self, event: happened.Rematch, _: Worked | None) -> News:
        self.rematch = event.table
        return self._tell(event, table=event.table)

    # after every event

    def _ask(self, event: AnyEvent) -> None:
        """Who is asked: one who was asked before and has not answered is still asked the same."""
        if self.phase is not Phase.PLAYING or self.result is not None:
            self._asked = {}
            return
        before, self._asked = self._asked, {}
        if isinstance(event, happened.Played):
            before.pop(event.seat, None)
        for seat in self.game.actors(self.position):
            self._asked[seat] = before.get(seat, self.version)

    def _run_clocks(self) -> None:
        """Bots are given all the time they need: the table itself sees to it that they take little."""
        if self.clock:
            self.clock.run({seat for seat in self._asked if not self.seats[seat].by_bot}, self.now)

    def _end(self) -> None:
        self.phase = Phase.OVER
        self.news.append(News(self.version, "over", result=self.result))


APPLY: Final[dict[type, Callable[[Table, Any, Worked | None], News]]] = {
    happened.Sat: Table._sat,
    happened.Emptied: Table._emptied,
    happened.Renamed: Table._renamed,
    happened.Ready: Table._ready,
    happened.BotSat: Table._bot_sat,
    happened.Started: Table._started,
    happened.Played: Table._played,
    happened.Away: Table._away,
    happened.Back: Table._back,
    happened.Resigned: Table._resigned,
    happened.OutOfTime: Table._out_of_time,
    happened.Next: Table._next,
    happened.Rematch: Table._rematched,
}


def load(name: str, events: Sequence[AnyEvent], now: int) -> Table:
    """The table of a log."""
    if not events or not isinstance(events[0], Opened):
        raise BadInput("log", table=name)
    table = Table(name, events[0], now)
    table.follow(events[1:], now)
    return table

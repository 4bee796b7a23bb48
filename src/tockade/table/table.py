"""One table, from its waiting room to its end: a value that events change, without clock, store or sockets.

Proposals (`waiting_room.py`, `game_actions.py`) look at a table and make an event, or refuse.  The event is written to
the log, and only then applied here.  Loading a table is applying its log.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from enum import StrEnum
from functools import lru_cache
from typing import Any, Final, NamedTuple
from weakref import WeakValueDictionary

from msgspec import UNSET

from tockade import games
from tockade.game import RULES_VERSION
from tockade.game_types import BadInput, Result
from tockade.games import AnyGame
from tockade.random_source import RandomSource, seal
from tockade.record import Record
from tockade.record import RecordedEvent as RecordEvent
from tockade.table import log_events as happened
from tockade.table.carry_out_move import CarriedOut, carry_out_chance, carry_out_move
from tockade.table.choice_tree import ChoiceNode, grow_choices
from tockade.table.log_events import AnyEvent, Opened, event_name
from tockade.table.seat import Seat, SeatState
from tockade.table.seat_clock import Clock
from tockade.table.viewer_news import OVER, News

KEPT_NEWS: Final = 100
KEPT_GAMES: Final = 32
"""Games that are kept without a table that plays them: anybody may ask for ever new ones, and each is 0.2 MB."""
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


_games_in_use: Final[WeakValueDictionary[tuple[str, int], AnyGame]] = WeakValueDictionary()


@lru_cache(maxsize=KEPT_GAMES)
def game_of(setup: str, version: int = RULES_VERSION) -> AnyGame:
    """Games are values: all tables with the same setup share one."""
    game = _games_in_use.get((setup, version))
    if game is None:
        game = _games_in_use[setup, version] = games.read(setup, version)
    return game


class Table:
    """The state of a table after the events of its log."""

    def __init__(self, name: str, opened: Opened, now: int) -> None:
        self.name = name
        self.opened = opened
        self.settings = opened.settings
        self.game = game_of(opened.game, opened.version)
        self.version = 1
        self.now = now
        """When the last event was applied, on the clock that the caller gives."""
        self.phase = Phase.WAITING
        self.seats = [Seat.of(place, now) for place in opened.places]
        self.position: Any = None
        self.source = RandomSource("")
        self.seed = ""
        self.turn = 0
        self.result: Result | None = None
        self.rematch = ""
        self.events: list[RecordEvent] = []
        self.news: deque[News] = deque(maxlen=KEPT_NEWS)
        self.clock = Clock(self.settings.clock, len(self.seats)) if self.settings.clock else None
        self.votes: dict[int, set[int]] = {}
        """Who wants a bot to play on for which seat; forgotten when that seat is asked something else."""
        self._asked: dict[int, int] = {}
        self._asked_at: dict[int, int] = {}
        self._decisions: dict[int, Decision] = {}
        self._choices: dict[int, list[ChoiceNode] | None] = {}

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

    def choices(self, seat: int) -> list[ChoiceNode] | None:
        """The taps of what this seat is asked, as far as a frame carries them; made once, whoever looks."""
        if seat not in self._choices:
            self._choices[seat] = grow_choices(self.game, self.position, seat)
        return self._choices[seat]

    def asked(self, seat: int) -> int | None:
        """The id of this seat's open decision."""
        return self._asked.get(seat)

    def waited(self, seat: int, now: int) -> int:
        """For how many milliseconds this seat has been asked what it is asked."""
        return now - self._asked_at[seat] if seat in self._asked else 0

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

    def would_end(self, event: AnyEvent, carried_out: CarriedOut | None) -> bool:
        """Whether this event finishes the game."""
        if carried_out is not None:
            return carried_out.result is not None
        return isinstance(event, happened.Resigned | happened.OutOfTime) and len(self.game.teams) == 2

    def record(self) -> Record:
        """The record of the game as far as it has come."""
        opened = self.opened
        events = tuple(self.events)
        return Record(opened.game, events, self.result, self.seed, self.sealed, opened.position, opened.version)

    # events

    def apply(self, event: AnyEvent, now: int, carried_out: CarriedOut | None = None) -> None:
        """Let an event that is in the log have happened."""
        self.version += 1
        self.now = now
        news = APPLY[type(event)](self, event, carried_out)
        self._decisions = {}
        self._choices = {}
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

    def _sat(self, event: happened.Sat, _: CarriedOut | None) -> News:
        if event.left >= 0:
            self.seats[event.seat], self.seats[event.left] = self.seats[event.left], Seat()
        else:
            self.seats[event.seat] = Seat("person", event.name, key=event.key)
        return self._tell(event)

    def _emptied(self, event: happened.Emptied, _: CarriedOut | None) -> News:
        self.seats[event.seat] = Seat()
        return self._tell(event)

    def _renamed(self, event: happened.Renamed, _: CarriedOut | None) -> News:
        self.seats[event.seat].name = event.name
        return self._tell(event)

    def _ready(self, event: happened.Ready, _: CarriedOut | None) -> News:
        self.seats[event.seat].ready = event.ready
        return self._tell(event)

    def _bot_sat(self, event: happened.BotSat, _: CarriedOut | None) -> News:
        self.seats[event.seat] = Seat("bot", bot=event.bot, ready=True)
        return self._tell(event)

    def _new_key(self, event: happened.NewKey, _: CarriedOut | None) -> News:
        self.seats[event.seat].key = event.key
        return self._tell(event)

    # the game

    def first_position(self) -> Any:
        """Where the game begins."""
        position = self.opened.position
        return self.game.start() if position is None else self.game.read_position(position)

    def _started(self, event: happened.Started, carried_out: CarriedOut | None) -> News:
        self.seed = event.seed
        self.source = RandomSource(event.seed)
        if event.order:
            self.seats = [self.seats[index] for index in event.order]
        for seat in self.seats:
            seat.gone_since = self.now
        self.phase = Phase.PLAYING
        if carried_out is None:
            carried_out = carry_out_chance(self.game, self.first_position(), self.source, logged=event.outcomes)
        self._take(carried_out)
        return self._tell(event, consequences=carried_out.consequences, order=event.order)

    def _played(self, event: happened.Played, carried_out: CarriedOut | None) -> News:
        if carried_out is None:
            move = self.game.read_move(event.move)
            carried_out = carry_out_move(self.game, self.position, self.source, event.seat, move, event.outcomes)
        self.events.append(RecordEvent(event.seat, event.move))
        self.turn += 1
        self._take(carried_out)
        if self.clock and event.left >= 0:
            self.clock.put(event.seat, event.left)
        elif self.clock:
            self.clock.moved(event.seat, self.now)
        if not event.bot:
            self.seats[event.seat].gone_since = self.now
        by = "bot" if event.bot else "person"
        return self._tell(
            event, move=event.move, public=carried_out.public, by=by, consequences=carried_out.consequences
        )

    def _next(self, event: happened.Next, carried_out: CarriedOut | None) -> News:
        self.phase = Phase.PLAYING
        if carried_out is None:
            carried_out = carry_out_chance(self.game, self.position, self.source, logged=event.outcomes)
        self._take(carried_out)
        return self._tell(event, consequences=carried_out.consequences)

    def _take(self, carried_out: CarriedOut) -> None:
        self.position, self.source = carried_out.position, carried_out.source
        self.events += [RecordEvent(CHANCE_ACTOR, text) for text in carried_out.outcomes]
        self.result = carried_out.result
        if carried_out.between:
            self.phase = Phase.BETWEEN

    # people

    def _hinted(self, event: happened.Hinted, _: CarriedOut | None) -> News:
        seat = self.seats[event.seat]
        seat.hints += 1
        seat.hinted = self.asked(event.seat)
        return self._tell(event)

    def _tutored(self, event: happened.Tutored, _: CarriedOut | None) -> News:
        self.seats[event.seat].tutor = event.on
        return self._tell(event, by="on" if event.on else "off")

    def _cautioned(self, event: happened.Cautioned, _: CarriedOut | None) -> News:
        seat = self.seats[event.seat]
        seat.cautions += 1
        seat.cautioned = self.asked(event.seat)
        return self._tell(event)

    def _away(self, event: happened.Away, _: CarriedOut | None) -> News:
        self._hand_over(event.seat, event.bot, SeatState.AWAY)
        self.votes.pop(event.seat, None)
        return self._tell(event, by="vote" if event.voted else "")

    def _voted(self, event: happened.Voted, _: CarriedOut | None) -> News:
        self.votes.setdefault(event.other, set()).add(event.seat)
        return self._tell(event, other=event.other)

    def _back(self, event: happened.Back, _: CarriedOut | None) -> News:
        self._hand_over(event.seat, "", SeatState.HERE)
        self.seats[event.seat].gone_since = self.now  # a sign of life, perhaps at another server
        return self._tell(event)

    def _resigned(self, event: happened.Resigned, _: CarriedOut | None) -> News:
        return self._lost(event, SeatState.RESIGNED)

    def _out_of_time(self, event: happened.OutOfTime, _: CarriedOut | None) -> News:
        return self._lost(event, SeatState.OUT_OF_TIME)

    def _lost(self, event: happened.Resigned | happened.OutOfTime, state: SeatState) -> News:
        self._hand_over(event.seat, event.bot, state)
        if len(self.game.teams) == 2:
            own = self.side_of(event.seat)
            other = next(side for side in self.game.teams if side != own)
            self.result = Result((other, own), state.value)
        return self._tell(event)

    def _hand_over(self, seat: int, bot: str, state: SeatState) -> None:
        self.seats[seat].bot = bot
        self.seats[seat].left_by = state

    def _rematched(self, event: happened.Rematch, _: CarriedOut | None) -> News:
        self.rematch = event.table
        return self._tell(event, table=event.table)

    # after every event

    def _ask(self, event: AnyEvent) -> None:
        """Who is asked: one who was asked before and has not answered is still asked the same."""
        if self.phase is not Phase.PLAYING or self.result is not None:
            self._asked = {}
            self.votes = {}
            return
        before, self._asked = self._asked, {}
        if isinstance(event, happened.Played):
            before.pop(event.seat, None)
        for seat in self.game.actors(self.position):
            self._asked[seat] = before.get(seat, self.version)
            if seat not in before:
                self._asked_at[seat] = self.now
        self.votes = {seat: votes for seat, votes in self.votes.items() if seat in before and seat in self._asked}

    def _run_clocks(self) -> None:
        """Bots are given all the time they need: the table itself sees to it that they take little."""
        if self.clock:
            self.clock.run({seat for seat in self._asked if not self.seats[seat].by_bot}, self.now)

    def _end(self) -> None:
        self.phase = Phase.OVER
        self.news.append(News(self.version, OVER, result=self.result))


APPLY: Final[dict[type, Callable[[Table, Any, CarriedOut | None], News]]] = {
    happened.Sat: Table._sat,
    happened.Emptied: Table._emptied,
    happened.Renamed: Table._renamed,
    happened.Ready: Table._ready,
    happened.BotSat: Table._bot_sat,
    happened.NewKey: Table._new_key,
    happened.Started: Table._started,
    happened.Played: Table._played,
    happened.Hinted: Table._hinted,
    happened.Tutored: Table._tutored,
    happened.Cautioned: Table._cautioned,
    happened.Away: Table._away,
    happened.Voted: Table._voted,
    happened.Back: Table._back,
    happened.Resigned: Table._resigned,
    happened.OutOfTime: Table._out_of_time,
    happened.Next: Table._next,
    happened.Rematch: Table._rematched,
}


def begin_table(name: str, events: Sequence[AnyEvent], now: int) -> Table:
    """The table of a log's first event; the others are to follow."""
    if not events or not isinstance(events[0], Opened):
        raise BadInput("log", table=name)
    return Table(name, events[0], now)


def load_table(name: str, events: Sequence[AnyEvent], now: int) -> Table:
    """The table of a log."""
    table = begin_table(name, events, now)
    table.follow(events[1:], now)
    return table

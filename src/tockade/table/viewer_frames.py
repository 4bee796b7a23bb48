"""Frames: what one viewer is shown of a table at one moment, as JSON text (docs/protocol.md)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Final

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from tockade.game_types import Result, Scene, Step
from tockade.table.choice_tree import ChoiceNode
from tockade.table.seat import SeatShown
from tockade.table.seat_clock import ClockShown
from tockade.table.table import Decision, Phase, Table
from tockade.table.viewer_news import News, NewsShown

MOST_STEPS: Final = 300
"""More moves than this are sent without their steps."""
_encoder: Final = msgspec.json.Encoder()


Parts = int
"""What a client wants frames to carry: a sum of these.  Plain numbers, since every frame asks several times."""
SCENE: Final = 1
VIEW: Final = 2
MOVES: Final = 4
STEPS: Final = 8
CHOICES: Final = 16
SIGHT: Final = SCENE | VIEW
"""What somebody who is not asked is shown."""
NAMES: Final = {"scene": SCENE, "view": VIEW, "moves": MOVES, "steps": STEPS, "choices": CHOICES}
ALL_PARTS: Final = SCENE | VIEW | MOVES | STEPS
"""For clients that name none; what came later than the first protocol is asked for by name."""


def read_parts(names: Iterable[str]) -> Parts:
    return sum({NAMES[name] for name in names})


class DecisionShown(Struct, omit_defaults=True):
    """What the viewer is asked."""

    id: int
    moves: list[str] | UnsetType = UNSET
    steps: Annotated[Raw, Meta(extra={"holds": list[tuple[Step, ...]]})] | UnsetType = UNSET
    choices: list[ChoiceNode] | UnsetType = UNSET
    left: int | UnsetType = UNSET


class SharedFrame(Struct, tag_field="type", tag="frame"):
    """The fields of a frame that are the same for everybody."""

    version: int
    phase: Phase
    turn: int
    actors: list[int]
    clock: ClockShown | None
    seats: Annotated[Raw, Meta(extra={"holds": list[SeatShown]})]
    spectators: int
    result: Result | None
    seed: str | None
    rematch: str | None
    code: str | UnsetType = UNSET
    votes: dict[int, list[int]] | UnsetType = UNSET


class OwnFrame(Struct):
    """The fields of a frame that are a viewer's own."""

    since: int | None
    seat: int
    news: list[Annotated[Raw, Meta(extra={"holds": NewsShown})]]
    decision: DecisionShown | None
    scene: Annotated[Raw, Meta(extra={"holds": Scene})] | UnsetType | None
    view: Raw | UnsetType | None


class FrameReply(Struct):
    """The end of a frame that answers a request."""

    reply: int | str | UnsetType = UNSET


FRAME: Final = (SharedFrame, OwnFrame, FrameReply)
"""A frame has the fields of these, one after the other."""


class Presence(Struct, tag_field="type", tag="presence"):
    """Who is there."""

    seats: Annotated[Raw, Meta(extra={"holds": list[SeatShown]})]
    spectators: int


class FrameMaker:
    """A table at one moment, ready to be shown to any viewer; what all share is made once."""

    def __init__(self, table: Table, now: int, seats: Raw, spectators: int) -> None:
        self.table = table
        self.now = now
        self.seats = seats
        self.spectators = spectators
        self._shared = b""
        self._frames: dict[tuple[int, Parts, int | None], bytes] = {}

    def frame(self, viewer: int, parts: Parts, since: int | None) -> bytes:
        """The frame of a viewer who has seen everything up to `since`; None: nothing."""
        if self.table.asked(viewer) is None:
            parts &= SIGHT  # however many parts spectators name, there are few different frames to be made
        key = (viewer, parts, since)
        frame = self._frames.get(key)
        if frame is None:
            frame = self._frames[key] = self._make(viewer, parts, since)
        return frame

    def presence(self) -> bytes:
        """Who is there."""
        return _encoder.encode(Presence(self.seats, self.spectators))

    def _make(self, viewer: int, parts: Parts, since: int | None) -> bytes:
        if not self._shared:
            self._shared = _encoder.encode(self._make_shared())[:-1] + b","
        missed = self._missed(since)
        news = [] if missed is None else [one.seen_by(viewer) for one in missed]
        since = None if missed is None else since
        own = OwnFrame(since, viewer, news, self._decision(viewer, parts), *self._sight(viewer, parts))
        return self._shared + _encoder.encode(own)[1:]

    def _make_shared(self) -> SharedFrame:
        table = self.table
        return SharedFrame(
            version=table.version,
            phase=table.phase,
            turn=table.turn,
            actors=table.actors,
            clock=table.clock.shown(self.now) if table.clock else None,
            seats=self.seats,
            spectators=self.spectators,
            result=table.result,
            seed=table.seed if table.phase is Phase.OVER else None,
            rematch=table.rematch or None,
            code=table.opened.code if table.phase is Phase.WAITING else UNSET,
            votes={seat: sorted(votes) for seat, votes in table.votes.items()} or UNSET,
        )

    def _missed(self, since: int | None) -> list[News] | None:
        """The news after this version, or None when they are not all known any more."""
        table = self.table
        if since is None or since > table.version:
            return None
        missed: list[News] = []
        for news in reversed(table.news):
            if news.version <= since:
                break
            missed.append(news)
        missed.reverse()
        complete = since == table.version or (bool(missed) and missed[0].version == since + 1)
        return missed if complete else None

    def _sight(self, viewer: int, parts: Parts) -> tuple[Raw | UnsetType | None, Raw | UnsetType | None]:
        """What is seen: as it is drawn, and as the game has it."""
        table = self.table
        if table.phase is Phase.WAITING:
            return None if parts & SCENE else UNSET, None if parts & VIEW else UNSET
        game, position = table.game, table.position
        scene = Raw(game.scene_bytes(position, viewer)) if parts & SCENE else UNSET
        return scene, Raw(game.view_bytes(position, viewer)) if parts & VIEW else UNSET

    def _decision(self, viewer: int, parts: Parts) -> DecisionShown | None:
        table = self.table
        asked = table.asked(viewer)
        if asked is None:
            return None
        shown = DecisionShown(asked)
        if parts & (MOVES | STEPS):
            self._show_moves(shown, table.decision(viewer), parts)
        if parts & CHOICES:
            shown.choices = table.choices(viewer) or UNSET
        if table.clock and viewer in table.clock.running:
            shown.left = table.clock.left(viewer, self.now)
        return shown

    def _show_moves(self, shown: DecisionShown, decision: Decision | None, parts: Parts) -> None:
        assert decision is not None
        if parts & MOVES:
            shown.moves = decision.texts
        if parts & STEPS and len(decision.moves) <= MOST_STEPS:
            shown.steps = Raw(self.table.game.steps_bytes(decision.moves))


def write_seats(table: Table) -> Raw:
    """The seats as everybody may know them."""
    return Raw(_encoder.encode([seat.shown(index) for index, seat in enumerate(table.seats)]))


def add_reply(frame: bytes, reply: int | str) -> bytes:
    """The same frame as the answer to a request."""
    return frame[:-1] + b"," + _encoder.encode(FrameReply(reply))[1:]

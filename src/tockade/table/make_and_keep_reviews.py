"""Reviews of finished games, made one after the other in a process of their own, and kept.

What is kept is known by its record and how deep it looks; the weights stay the same while the server runs.
"""

from __future__ import annotations

import asyncio
import zlib
from collections import OrderedDict
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final, Literal, TypeVar

import msgspec
from msgspec import Struct

from tockade import insight, record
from tockade.insight.review_picture import draw_review
from tockade.insight.review_words import ReviewWords
from tockade.record import Record
from tockade.table.long_work import LongWork
from tockade.table.refusal import Refused
from tockade.table.replay_turns import GZIP, QUICK
from tockade.words import Words
from tockade.work import Progress

MOST: Final = 64
"""Reviews that are kept; each has some tens of kilobytes."""
MOST_OF_ONE: Final = 4
"""Reviews that wait or are being made for one visitor."""
LONGEST: Final = 600
"""Seconds of processor time that a review may take."""
PACE: Final = 0.0006
"""Seconds for a unit of work, until one was measured: a first look at a decision."""
STEADY: Final = 0.7
"""How much of the pace known so far stays when another review was made."""
Key = tuple[bytes, str]
T = TypeVar("T")
Report = Callable[[int, int], None]


class ReviewProgress(Struct, omit_defaults=True):
    """How far a review is."""

    state: Literal["none", "waiting", "working", "ready"]
    """`none`: nobody has asked for it, or somebody has called it off."""
    ahead: int = 0
    """How many are made before it."""
    share: float = 0.0
    """How much of it is done, of 1."""
    seconds: int = 0
    """How long it will still take, as far as can be said."""


class _Making:
    """A review that is being made, waits to be, or was made."""

    def __init__(self, asker: str, number: int, amount: int) -> None:
        self.askers = {asker}
        self.number = number
        """Those with lower ones were asked for before."""
        self.amount = amount
        self.progress: Progress | None = None
        self.task: asyncio.Task[bytes]

    @property
    def is_open(self) -> bool:
        return not self.task.done()

    @property
    def share(self) -> float:
        return self.progress.done / self.progress.total if self.progress else 0.0

    def report(self, progress: Progress) -> None:
        self.progress = progress


class KeptReviews:
    """The reviews that somebody asked for; who asks for one that is being made waits for it too."""

    def __init__(self, quick_work: LongWork) -> None:
        """First looks are made where other quick work is, so that they never wait for a long review."""
        self._quick_work = quick_work
        self._work = LongWork(1)
        self._kept: OrderedDict[Key, _Making] = OrderedDict()
        self._asked = 0
        self._pace = PACE

    async def review(self, asker: str, game_record: Record, tier: insight.Tier) -> bytes:
        """The review of a record as compressed JSON."""
        key = _key(game_record, tier)
        making = self._kept.get(key) or self._begin(asker, key, game_record, tier)
        making.askers.add(asker)
        self._kept.move_to_end(key)
        try:
            return await asyncio.shield(making.task)
        except asyncio.CancelledError:
            if making.task.cancelled():
                raise Refused("called_off") from None
            raise

    def _begin(self, asker: str, key: Key, game_record: Record, tier: insight.Tier) -> _Making:
        own = [each for each in self._kept.values() if each.is_open and asker in each.askers]
        if len(own) >= MOST_OF_ONE:
            raise Refused("too_many", seconds=max(1, round(sum(map(self._left, own)))))
        self._asked += 1
        making = self._kept[key] = _Making(asker, self._asked, insight.amount_of_work(game_record, tier))
        place = self._quick_work if tier is insight.Tier.QUICK else self._work
        work = place.watch(asker, making.report, write_review, game_record, tier, seconds=LONGEST)
        making.task = asyncio.create_task(work)
        making.task.add_done_callback(lambda _: self._ended(key, making))
        if len(self._kept) > MOST:
            _, oldest = self._kept.popitem(last=False)
            oldest.task.cancel()
        return making

    def _ended(self, key: Key, making: _Making) -> None:
        """Learn how fast work is done; what was not finished is forgotten."""
        if making.task.cancelled() or making.task.exception():
            if self._kept.get(key) is making:
                del self._kept[key]
        elif making.progress:
            measured = making.progress.seconds / max(1, making.progress.done)
            self._pace = STEADY * self._pace + (1 - STEADY) * measured

    def progress(self, game_record: Record, tier: insight.Tier) -> ReviewProgress:
        """How far it is, and how long it will take."""
        making = self._kept.get(_key(game_record, tier))
        if making is None:
            return ReviewProgress("none")
        if not making.is_open:
            return ReviewProgress("ready", share=1.0)
        before = self._before(making)
        seconds = round(sum(self._left(each) for each in [*before, making]))
        return ReviewProgress("working" if making.progress else "waiting", len(before), making.share, seconds)

    def _before(self, making: _Making) -> list[_Making]:
        """Those that are made before it, unless it has begun."""
        if making.progress:
            return []
        return [each for each in self._kept.values() if each.is_open and each.number < making.number]

    def _left(self, making: _Making) -> float:
        """Seconds of work that are left of one."""
        left = making.progress.remaining if making.progress else None
        return making.amount * self._pace if left is None else left

    def call_off(self, asker: str, game_record: Record, tier: insight.Tier) -> None:
        """Somebody no longer wants a review; if nobody else waits for it, it ends."""
        making = self._kept.get(_key(game_record, tier))
        if making is None or not making.is_open:
            return
        making.askers.discard(asker)
        if not making.askers:
            making.task.cancel()

    async def do(self, asker: str, work: Callable[..., T], *arguments: Any) -> T:
        """Something else that takes as long as a review."""
        return await self._work.do(asker, work, *arguments)

    async def close(self) -> None:
        tasks = [making.task for making in self._kept.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._work.close()


def _key(game_record: Record, tier: insight.Tier) -> Key:
    return sha256(record.write(game_record).encode()).digest(), tier.value


def write_review(game_record: Record, tier: insight.Tier, report: Report) -> bytes:
    """A review as compressed JSON."""
    packing = zlib.compressobj(QUICK, wbits=GZIP)
    return packing.compress(msgspec.json.encode(insight.review(game_record, tier, report))) + packing.flush()


def review_text(text: str, tier: insight.Tier) -> bytes:
    """The review of a record that somebody brings; only finished games have one."""
    game_record = record.read(text)
    if game_record.result is None:
        raise Refused("not_over")
    return write_review(game_record, tier, lambda done, of: None)


def review_picture(game_record: Record, kept: bytes, names: list[str], seat: int, language: str, typefaces: str) -> str:
    """The picture of a review that was made, to share."""
    found, game = msgspec.json.decode(zlib.decompress(kept, GZIP), type=insight.Review), record.begin(game_record).game
    words = ReviewWords(Words(language), game, seat, tuple(names))
    if not found.games:
        raise Refused("no_review")
    assert game_record.result is not None
    won = words.reader.players(game_record.result.winners)
    result = words.reader.words.format("review-title-won" if game_record.result.winners else "review-title-drawn", won)
    return draw_review(found, words, f"{words.words.rules(game.rules.id)} · {result}", typefaces=typefaces)


def find_exercises(game_record: Record, seat: int) -> list[insight.Exercise]:
    """The costliest decisions of a player in a finished game, as exercises."""
    return insight.exercises_of(game_record, insight.review(game_record, insight.Tier.DEEP), [seat])

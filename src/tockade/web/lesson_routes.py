"""The route for guided first games: positions, taps, and what is said before each."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from litestar import get
from litestar.params import FromPath
from msgspec import Struct

from tockade import games
from tockade.game_types import JSON, Step
from tockade.lessons import LESSONS, stage_position, stage_taps
from tockade.table.refusal import Refused
from tockade.web.error_answers import REFUSALS
from tockade.web.rules_routes import LanguageText
from tockade.words import LANGUAGES, Words

KEPT: Final = 32


class TapShown(Struct):
    """One tap of a lesson: what is said before it, and the steps of its move with it."""

    words: str
    steps: tuple[Step, ...]
    last: bool


class StageShown(Struct):
    position: JSON
    taps: list[TapShown]


class LessonShown(Struct):
    """A guided first game in the reader's language."""

    setup: str
    stages: list[StageShown]
    ending: str


@lru_cache(KEPT)
def lesson_in(rules: str, language: str) -> LessonShown:
    lesson = LESSONS[rules]
    game = games.read(lesson.setup)
    words = Words(language)
    said = 0
    stages = []
    for stage in lesson.stages:
        taps = []
        for tap in stage_taps(game, stage):
            said += 1
            taps.append(TapShown(words.say(f"lesson-{rules}-{said}"), tap.steps, tap.last))
        stages.append(StageShown(stage_position(game, stage), taps))
    return LessonShown(game.setup.text, stages, words.say(f"lesson-{rules}-end"))


@get("/api/lessons/{rules:str}", sync_to_thread=True, tags=["catalogue"], responses=REFUSALS)
def show_lesson(rules: FromPath[str], lang: LanguageText = "fr") -> LessonShown:
    """The guided first game of a rule set."""
    if rules not in LESSONS or lang not in LANGUAGES:
        raise Refused("unreadable", detail=rules if rules not in LESSONS else lang)
    return lesson_in(rules, lang)


ROUTES: list[Any] = [show_lesson]

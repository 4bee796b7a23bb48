"""Guided first games: set-up positions, the moves to make in them tap by tap, and what is said before each tap."""

from tockade.lessons.lesson_plans import LESSONS, Lesson, Stage
from tockade.lessons.lesson_taps import Tap, stage_taps
from tockade.lessons.stage_position import stage_position

__all__ = ["LESSONS", "Lesson", "Stage", "Tap", "stage_position", "stage_taps"]

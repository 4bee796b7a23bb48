"""The languages that are spoken: every folder of Fluent files in `words/`, French first."""

from __future__ import annotations

from pathlib import Path
from typing import Final

WORDS: Final = Path(__file__).parent / "words"
FIRST: Final = ("fr", "en")


def spoken_languages(folder: Path = WORDS) -> tuple[str, ...]:
    """French, English, and whatever else has a folder with the words for players."""
    found = {file.parent.name for file in folder.glob("*/seats.ftl")}
    return (*(language for language in FIRST if language in found), *sorted(found.difference(FIRST)))


LANGUAGES: Final = spoken_languages()

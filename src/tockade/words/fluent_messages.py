"""The Fluent messages of a language, found by id, with the words of one game before those of all."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

Arguments = Mapping[str, str | int]
LONGEST: Final = 2400
"""Characters of one argument: Fluent itself refuses to write more than 2500."""


class FluentMessages:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self._fluent = FluentBundle([language], use_isolating=False)
        for file in sorted((Path(__file__).parent / language).glob("*.ftl")):
            self._fluent.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, message: str) -> bool:
        return bool(self._fluent.has_message(message))

    def chosen(self, message: str, game: str = "") -> str:
        """The id of the game's own wording if there is one, else of everybody's."""
        own = f"{message}--{game}"
        return own if self.has(own) else message

    def attributes(self, message: str, game: str = "") -> set[str]:
        return set(self._fluent.get_message(self.chosen(message, game)).attributes)

    def format(self, message: str, arguments: Arguments | None = None, game: str = "", part: str = "") -> str:
        """A message, or one of its attributes; a missing id or argument is our own bug."""
        found = self._fluent.get_message(self.chosen(message, game))
        pattern: Any = found.attributes[part] if part else found.value
        text, errors = self._fluent.format_pattern(
            pattern, {name: quoted(said) for name, said in (arguments or {}).items()}
        )
        assert not errors, (message, part, errors)
        return str(text)


def quoted(said: str | int, longest: int = LONGEST) -> str | int:
    """What somebody said, in part when it is very long."""
    return f"{said[:longest]}…" if isinstance(said, str) and len(said) > longest else said


@cache
def fluent_messages(language: str) -> FluentMessages:
    """The messages of a language, read once."""
    return FluentMessages(language)

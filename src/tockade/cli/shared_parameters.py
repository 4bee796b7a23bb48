"""Parameters that several commands share; what they mean is said in `words/LANGUAGE/cli.ftl`."""

from __future__ import annotations

from contextvars import ContextVar
from typing import Annotated, Final

import typer

from tockade.languages import LANGUAGES

CODES: Final[ContextVar[bool]] = ContextVar("codes", default=False)
"""Whether people are also told moves in notation and the ids of rules."""


def _spoken(language: str | None) -> str | None:
    if language not in (None, *LANGUAGES):
        raise typer.BadParameter("|".join(LANGUAGES))
    return language


def _show_codes(wanted: bool) -> bool:
    CODES.set(wanted)
    return wanted


# `language.language_wanted` reads it before anything else is understood, so that refusals too are in this language.
Lang = Annotated[str | None, typer.Option("--lang", metavar="|".join(LANGUAGES), callback=_spoken)]
Codes = Annotated[bool, typer.Option("--codes", callback=_show_codes)]
AsJson = Annotated[bool, typer.Option("--json")]
File = Annotated[str, typer.Argument(metavar="FILE")]
Setup = Annotated[list[str], typer.Argument(metavar="GAME...")]
Seat = Annotated[int | None, typer.Option("--seat", metavar="SEAT")]
Viewer = Annotated[str, typer.Option("--as", metavar="SEAT|spectator|referee")]
Seed = Annotated[str | None, typer.Option("--seed", metavar="TEXT")]
Resume = Annotated[str, typer.Option("--resume", metavar="FILE")]
On = Annotated[str, typer.Option("--on", metavar="here|processes|ray|ray://HOST:PORT")]

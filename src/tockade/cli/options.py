"""Parameters that several commands share; what they mean is said in `words/LANGUAGE/cli.ftl`."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import typer


class Language(StrEnum):
    """The languages that are spoken, French first."""

    FR = "fr"
    EN = "en"


class Policy(StrEnum):
    """How simple players choose their moves."""

    RANDOM = "random"
    QUICK = "quick"


# `speech.wanted` reads it before anything else is understood, so that refusals too are in this language.
Lang = Annotated[Language | None, typer.Option("--lang", metavar="fr|en")]
AsJson = Annotated[bool, typer.Option("--json")]
File = Annotated[str, typer.Argument(metavar="FILE")]
Setup = Annotated[list[str], typer.Argument(metavar="GAME...")]
Seat = Annotated[int | None, typer.Option("--seat", metavar="SEAT")]
Viewer = Annotated[str, typer.Option("--as", metavar="SEAT|spectator|referee")]
Seed = Annotated[str | None, typer.Option("--seed", metavar="TEXT")]

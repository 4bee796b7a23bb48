"""`tockade backup`: a copy of every table, while the server goes on."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tockade.cli import speech
from tockade.cli.options import Lang
from tockade.cli.serving import Data, Database
from tockade.cli.showing import console
from tockade.web.command import run_backup
from tockade.web.settings import ServerSettings


def backup(
    target: Annotated[Path, typer.Argument(metavar="FILE")],
    data: Data = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    console().print(run_backup(ServerSettings(data=data, database=database), speech.words(), target))

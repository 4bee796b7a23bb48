"""`tockade backup`: a copy of every table, while the server goes on."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tockade.cli import language
from tockade.cli.output import console
from tockade.cli.shared_parameters import Lang
from tockade.cli.with_store import Data, Database, with_store
from tockade.store import back_up


def backup(
    target: Annotated[Path, typer.Argument(metavar="FILE")],
    data: Data = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    count = with_store(data, database, lambda store: back_up(store, target))
    console().print(language.say("cli-backup-done", count=count, file=str(target)))

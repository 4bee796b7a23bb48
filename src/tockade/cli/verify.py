"""`tockade verify`: whether stored games, or a record, are what they say: moves, result and sealed seed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tockade import games
from tockade.cli import speech
from tockade.cli.options import Lang
from tockade.cli.reading import text_of
from tockade.cli.serving import Data, Database, Tables
from tockade.cli.showing import console
from tockade.web.command import verified_said, verify_file, verify_tables
from tockade.web.settings import ServerSettings


def verify(
    tables: Tables = None,
    record_file: Annotated[str | None, typer.Option("--record", metavar="FILE")] = None,
    data: Data = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    if record_file is not None:
        found = [verify_file(Path(record_file), text_of(record_file))]
    else:
        found = verify_tables(ServerSettings(data=data, database=database), tables or [])
    for each in found:
        ended = speech.result(games.read(each.game), each.result)
        console().print(verified_said(each, speech.words(), ended))
    if not all(each.honest for each in found):
        raise typer.Exit(1)

"""`tockade verify`: whether stored games, or a record, are what they say: moves, result and sealed seed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tockade import games, record
from tockade.cli import language
from tockade.cli.output import console
from tockade.cli.read_arguments import read_text
from tockade.cli.shared_parameters import Lang
from tockade.cli.with_store import Data, Database, Tables, with_store
from tockade.table.verify_game import Verified, verify_record, verify_tables


def verify(
    tables: Tables = None,
    record_file: Annotated[str | None, typer.Option("--record", metavar="FILE")] = None,
    data: Data = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    if record_file is not None:
        found = [verify_record(Path(record_file).name, record.read(read_text(record_file)))]
    else:
        found = with_store(data, database, lambda store: verify_tables(store, tables or []))
    for each in found:
        console().print(verified_line(each))
    if not all(each.honest for each in found):
        raise typer.Exit(1)


def verified_line(found: Verified) -> str:
    """What was found, and how the game ended."""
    result = language.tell_result(games.read(found.game), found.result)
    facts = {"table": found.name, "game": found.game, "result": result, "seal": found.seal}
    return language.say("cli-verify-line", moves=found.moves, **facts)

"""`tockade import`: the tables of an export, into this store."""

from __future__ import annotations

from tockade import store as stores
from tockade.cli import language
from tockade.cli.output import console
from tockade.cli.read_arguments import read_text
from tockade.cli.shared_parameters import File, Lang
from tockade.cli.with_store import Data, Database, with_store


def import_tables(file: File, data: Data = None, database: Database = None, lang: Lang = None) -> None:
    text = read_text(file)
    count = with_store(data, database, lambda store: stores.import_tables(store, text))
    console().print(language.say("cli-import-done", count=count))

"""`tockade export`: tables as text, all of them or these."""

from __future__ import annotations

import sys

from tockade.cli.shared_parameters import Lang
from tockade.cli.with_store import Data, Database, Tables, with_store
from tockade.store import export_tables


def export(tables: Tables = None, data: Data = None, database: Database = None, lang: Lang = None) -> None:
    sys.stdout.write(with_store(data, database, lambda store: export_tables(store, tables or [])))

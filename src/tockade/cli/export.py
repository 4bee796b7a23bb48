"""`tockade export`: tables as text, all of them or these."""

from __future__ import annotations

import sys

from tockade.cli.options import Lang
from tockade.cli.serving import Data, Database, Tables
from tockade.web.command import run_export
from tockade.web.settings import ServerSettings


def export(tables: Tables = None, data: Data = None, database: Database = None, lang: Lang = None) -> None:
    sys.stdout.write(run_export(ServerSettings(data=data, database=database), tables or []))

"""`tockade import`: the tables of an export, into this store."""

from __future__ import annotations

from tockade.cli import speech
from tockade.cli.options import File, Lang
from tockade.cli.reading import text_of
from tockade.cli.serving import Data, Database
from tockade.cli.showing import console
from tockade.web.command import run_import
from tockade.web.settings import ServerSettings


def import_(file: File, data: Data = None, database: Database = None, lang: Lang = None) -> None:
    console().print(run_import(ServerSettings(data=data, database=database), speech.words(), text_of(file)))

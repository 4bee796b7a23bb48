"""`tockade doctor`: whether a server has all it needs here, and what to do where it has not."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import typer

from tockade.cli import language
from tockade.cli.output import console, show_json
from tockade.cli.shared_parameters import AsJson, Lang
from tockade.cli.with_store import Data, Database
from tockade.store import database_url
from tockade.web.server_checkup import Finding, check_up

STYLES: Final = {"ok": "green", "warning": "yellow", "problem": "bold red"}


def doctor(data: Data = None, database: Database = None, json: AsJson = False, lang: Lang = None) -> None:
    found = asyncio.run(findings(database_url(data, database)))
    if json:
        show_json([described(finding) for finding in found])
    else:
        show(found)
    if any(finding.grade == "problem" for finding in found):
        raise typer.Exit(1)


async def findings(address: str) -> list[Finding]:
    return [finding async for finding in check_up(address)]


def described(finding: Finding) -> dict[str, Any]:
    fields: dict[str, Any] = {name: getattr(finding, name) for name in finding.__struct_fields__}
    return {**fields, "words": words_of(finding)}


def words_of(finding: Finding) -> str:
    return language.say(f"doctor-{finding.kind}", **finding.arguments)


def show(found: list[Finding]) -> None:
    out = console()
    for finding in found:
        grade = language.say(f"doctor-grade-{finding.grade}")
        out.print(f"{grade:<9}", style=STYLES[finding.grade], end=" ")
        out.print(words_of(finding))
    count = sum(finding.grade != "ok" for finding in found)
    out.print(language.say("doctor-end", count=count))

"""What the library says of the golden games, kept for the page's tests: both readers of the words say the same.

`TOCKADE_GOLDENS=write` writes the file; `frontend/tests/librarySentences.test.ts` reads it.
"""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.goldens.test_goldens import golden
from tests.shelf import cases

from tockade import record
from tockade.game_types import REFEREE, SPECTATOR, Consequence
from tockade.games import rule_sets
from tockade.words import LANGUAGES, Words

FILE = Path(__file__).parents[2] / "frontend" / "tests" / "librarySentences.json"
WRITE = os.environ.get("TOCKADE_GOLDENS") == "write"
SETUPS = [
    "tock-globe 3",
    "tock-fadoq 4 teams",
    "tockcitan 3",
    "tockcitan-teams 4 teams",
    "tijou 5",
    "tijou 4 teams games=3",
    "barricades 4",
    "trikolos 2",
]
NAMES = ["Ariane", "Boris", "", "Hélène", "Yves"]


def happenings(setup: str) -> list[list[Consequence]]:
    """What is told at the beginning as one piece of news, and each kind of thing where it first happens."""
    told = [moment.consequences for moment in record.replay(record.read(golden(setup).read_text()))]
    found, known = [[each for happened in told[:5] for each in happened]], set[str]()
    for happened in told:
        if {each.kind for each in happened} - known:
            found.append(happened)
            known |= {each.kind for each in happened}
    return found


def said(setup: str) -> Iterator[dict[str, Any]]:
    game = cases.game(setup)
    for number, told in enumerate(happenings(setup)):
        for viewer in (0, SPECTATOR, *([] if number else [REFEREE])):
            seen = [msgspec.structs.replace(each.seen_by(viewer), audience=None) for each in told]
            lines = {language: Words(language).lines(told, game, viewer, NAMES) for language in LANGUAGES}
            yield {"setup": setup, "rules": game.rules.id, "viewer": viewer, "told": msgspec.to_builtins(seen), **lines}


def test_the_page_is_tested_with_what_the_library_says() -> None:
    assert {cases.game(setup).rules.id for setup in SETUPS} == set(rule_sets())
    lines = [json.dumps(each, ensure_ascii=False) for setup in SETUPS for each in said(setup)]
    plans = json.dumps({setup: msgspec.to_builtins(cases.game(setup).plan) for setup in SETUPS})
    head = f'{{"names": {json.dumps(NAMES, ensure_ascii=False)},\n"plans": {plans},\n"said": [\n'
    written = head + ",\n".join(lines) + "\n]}\n"
    if WRITE:
        FILE.write_text(written, encoding="utf-8")
    assert FILE.read_text(encoding="utf-8") == written, "write it anew: TOCKADE_GOLDENS=write"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_that_is_missing_is_said(language: str) -> None:
    kept = json.loads(FILE.read_text(encoding="utf-8"))["said"]
    lines = [line for each in kept for line in each[language]]
    assert len(lines) > 300
    assert [line for line in lines if "none" in line.split() or "{" in line or line[-1] not in ".!"] == []

"""The strength of the levels: measured once, kept, and told on a page that says what was not played."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from tests.cli.conftest import Tockade, tockade

from tockade import games
from tockade.bots import offered
from tockade.study import arena
from tockade.study import strength as ladders
from tockade.study.ending_losses import Losses
from tockade.study.strength import (
    ELSEWHERE,
    FROZEN,
    SETUPS,
    DecisionFigures,
    DecisionTest,
    EndingTest,
    Pairing,
    PairingFigures,
    drop_stale,
    keep,
    kept,
    missing,
    network_of,
    other_tables,
    play,
    strength_page,
)
from tockade.study.strength.decisions import chosen_decisions, judge_game
from tockade.study.strength.pairings import rivals
from tockade.values.network_for_setup import serving
from tockade.words import LANGUAGES, Words
from tockade.work import Inline

__all__ = ["tockade"]
DOCS = Path(__file__).parents[2] / "docs"
QUICK = Pairing("trikolos 2", "amateur", "debutant")


def measured(folder: Path, test: Any, count: int) -> Any:
    """A test, measured here and kept."""
    (figures,) = play([test], count, Inline(), folder)
    keep(folder, figures)
    return figures


def met_by(level: str, setup: str) -> set[str]:
    return {test.other for test in ladders.tests_of(setup) if isinstance(test, Pairing) and test.level == level}


def test_each_level_meets_the_one_below_and_the_frozen_amateur() -> None:
    for setup in (*SETUPS, *other_tables()):
        ladder = offered(games.read(setup))
        assert games.read(setup).setup.text == setup
        for below, level in pairwise(ladder):
            assert below in met_by(level, setup)
            assert level == "amateur" or FROZEN in met_by(level, setup)


def test_every_table_of_the_shelf_is_measured_those_played_most_in_full() -> None:
    tables = {f"{rules} {each.players}" for rules in games.rule_sets() for each in games.read(rules).rules.tables}
    assert {" ".join(setup.split()[:2]) for setup in (*SETUPS, *other_tables())} == tables
    for setup in SETUPS:
        assert set(rivals(setup)) <= met_by(offered(games.read(setup))[-1], setup)
        assert DecisionTest(setup) in ladders.tests_of(setup)
    assert [setup for setup in SETUPS if EndingTest(setup) in ladders.tests_of(setup)] == [
        "tock-globe 2",
        "tockcitan 2",
    ]
    assert Pairing("tock-globe 8", "maitre", FROZEN).wanted(1000) == ELSEWHERE


def test_a_level_alone_meets_the_same_at_all_other_seats() -> None:
    contest = Pairing("tock-globe 3", "maitre", FROZEN).contest
    assert contest.bots == ("maitre", FROZEN, FROZEN)
    assert [arena.seated(games.read("tock-globe 3"), 3, number).index(0) for number in range(3)] == [0, 2, 1]


def test_what_is_measured_is_kept_and_shown(tmp_path: Path) -> None:
    found = measured(tmp_path, QUICK, 4)
    assert found.command == "tockade arena trikolos 2 --bots amateur,debutant --games 4 --seed strength-1 --luck"
    assert kept(tmp_path) == {QUICK.name: found}
    page = strength_page(kept(tmp_path), Words("en"))
    assert f"{100 * found.share:.1f} [{100 * found.low:.1f}, {100 * found.high:.1f}]" in page
    assert f"{100 * found.adjusted[0]:.1f} [" in page
    assert "not played yet" in page
    assert "pas encore joué" in strength_page(kept(tmp_path), Words("fr"))


def test_what_another_network_played_is_dropped(tmp_path: Path) -> None:
    found = PairingFigures("tijou 2", "maitre", "expert", 9, 0, 0.5, 0.2, 0.8, "", network_of("tijou 2"))
    stale = replace(found, other=FROZEN, network="0123456789ab")
    keep(tmp_path, found)
    keep(tmp_path, stale)
    assert kept(tmp_path) == {found.test.name: found}
    assert missing([found.test, stale.test], kept(tmp_path), 9) == [stale.test]
    assert missing([found.test], kept(tmp_path), 10) == [found.test]
    assert drop_stale(tmp_path) == [stale.test.name]
    assert [path.stem for path in tmp_path.iterdir()] == [found.test.name]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_command_says_what_it_drops(tockade: Tockade, tmp_path: Path, lang: str) -> None:
    folder = tmp_path / "strength"
    stale = PairingFigures("tijou 2", "maitre", FROZEN, 9, 0, 0.5, 0.2, 0.8, "", "0123456789ab")
    keep(folder, stale)
    answer = tockade("strength", "--games", "0", "--folder", str(folder), lang=lang)
    assert answer.code == 0
    assert Words(lang).say("strength-dropped", name=stale.test.name) in answer.out


def test_the_same_decisions_are_put_to_everybody(tmp_path: Path) -> None:
    found = measured(tmp_path, DecisionTest("trikolos 2"), 4)
    assert isinstance(found, DecisionFigures)
    assert list(found.players) == [*offered(games.read("trikolos 2")), FROZEN]
    assert found.decisions == 8
    assert found.players["amateur"].rate == found.players[FROZEN].rate
    assert all(each.milliseconds <= each.slow for each in found.players.values())
    assert chosen_decisions("trikolos 2", 0)[3].question == chosen_decisions("trikolos 2", 0)[3].question


def test_a_move_that_the_judge_likes_best_loses_nothing() -> None:
    judged = judge_game(DecisionTest("tock-globe 2"), 0)
    assert judged.counted
    assert all(lost >= 0 for lost in judged.lost.values())
    assert judged.lost["amateur"] == judged.lost[FROZEN]


def test_a_second_network_judges_beside_the_first(tmp_path: Path) -> None:
    served = serving(games.read("tijou 2"))
    assert served is not None
    by = DecisionTest.by(served.path)
    assert (by.setup, by.judge) == ("tijou 2", network_of("tijou 2"))
    measured(tmp_path, by, 1)
    assert f"Tijou, 2 players, judged by {by.judge}" in strength_page(kept(tmp_path), Words("en"))


def test_endings_are_compared_with_the_best_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from tockade.study.strength import endings

    class Solved:
        solve = staticmethod(lambda: None)

    monkeypatch.setattr(endings, "TurnsLeft", lambda endings: Solved)
    monkeypatch.setattr(endings, "losses", lambda solved, name, choices, seed: Losses(name, choices, 0.25, 0.5))
    measured(tmp_path, EndingTest("tockcitan 2"), 7)
    assert "| Tockcitan, 2 players | 0.250 (50.0%) |" in strength_page(kept(tmp_path), Words("en"))


def test_the_command_plays_what_is_missing_and_writes_the_pages(tockade: Tockade, tmp_path: Path) -> None:
    folder = tmp_path / "told"
    for test in ladders.tests_of("trikolos 2"):
        if isinstance(test, Pairing) and test != QUICK:
            keep(folder, PairingFigures("trikolos 2", test.level, test.other, 2, 0, 0.5, 0.1, 0.9, ""))
    told = tockade("strength", "--only", "trikolos", "--games", "2", "--folder", str(folder), "--workers", "1")
    assert told.code == 0, told.err
    assert [line.split()[0] for line in told.out.splitlines()] == ["trikolos", "trikolos"]
    assert set(kept(folder)) == {test.name for test in ladders.tests_of("trikolos 2")}
    assert not list(folder.glob("*.journal"))
    assert {path.name for path in tmp_path.glob("*.md")} == {"told.md", "told.fr.md"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_written_from_the_files_beside_it(language: str) -> None:
    page = DOCS / ("strength.md" if language == "en" else f"strength.{language}.md")
    written = strength_page(kept(DOCS / "strength"), Words(language))
    assert page.read_text(encoding="utf8") == written, "after new networks: tockade strength --games 0"

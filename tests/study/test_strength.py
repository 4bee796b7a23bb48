"""The strength of the levels: measured once, kept, and told on a page that says what was not played."""

from __future__ import annotations

from pathlib import Path

from tests.cli.conftest import Tockade, tockade

from tockade import games
from tockade.bots import offered
from tockade.study.strength import FROZEN, SETUPS, Pairing, keep, kept, measure, pairings
from tockade.study.strength_markdown import NOT_PLAYED, strength_markdown
from tockade.work import Inline

__all__ = ["tockade"]


def test_each_level_meets_the_one_below_and_the_frozen_amateur() -> None:
    for setup in SETUPS:
        ladder, found = offered(games.read(setup)), list(pairings(setup))
        assert games.read(setup).setup.text == setup
        assert [(each.level, each.other) for each in found if each.other != FROZEN] == list(
            zip(ladder[1:], ladder, strict=False)
        )
        assert len(found) == 2 * (len(ladder) - 1)


def test_what_is_measured_is_kept_and_shown(tmp_path: Path) -> None:
    pairing = Pairing("trikolos 2", "amateur", "debutant")
    measured = measure(pairing, 4, Inline(), lambda progress: None)
    assert measured.command == "tockade arena trikolos 2 --bots amateur,debutant --games 4 --seed strength-1"
    keep(tmp_path, measured)
    assert kept(tmp_path) == {pairing: measured}
    page = strength_markdown(kept(tmp_path))
    assert f"{100 * measured.share:.1f} [{100 * measured.low:.1f}, {100 * measured.high:.1f}], 4" in page
    assert NOT_PLAYED in page


def test_the_command_plays_what_is_missing_and_writes_the_page(tockade: Tockade, tmp_path: Path) -> None:
    for pairing in pairings("trikolos 2"):
        if pairing.level != "amateur":
            keep(tmp_path / "told", measure(pairing, 1, Inline(), lambda progress: None))
    told = tockade("strength", "trikolos", "--games", "1", "--folder", str(tmp_path / "told"), "--workers", "1")
    assert told.code == 0, told.err
    assert told.out.count("amateur") == 1
    assert len(kept(tmp_path / "told")) == len(list(pairings("trikolos 2")))
    assert "trikolos 2" in (tmp_path / "told.md").read_text(encoding="utf8")


def test_the_page_is_written_from_the_files_beside_it() -> None:
    docs = Path(__file__).parents[2] / "docs"
    assert (docs / "strength.md").read_text(encoding="utf8") == strength_markdown(kept(docs / "strength"))

"""The rules pages of Trikolos say what the sheet has: every rule, every option and the start as it is played."""

import re
from pathlib import Path

import pytest
from tests.games.trikolos.boards import trikolos

from tockade.games.trikolos.sheets.trikolos import SHEETS

PAGES = Path(__file__).parents[3] / "docs" / "rules"


@pytest.fixture(params=["fr", "en"])
def page(request: pytest.FixtureRequest) -> str:
    return (PAGES / f"trikolos.{request.param}.md").read_text(encoding="utf-8")


def test_every_rule_is_on_the_page(page: str) -> None:
    assert {f"TK-{number}" for number in range(1, 11)} <= set(re.findall(r"TK-\d+", page))


def test_every_option_with_its_default_is_on_the_page(page: str) -> None:
    for option in SHEETS[0].options:
        assert f"`{option.name}`" in page
        assert f"**`{option.default}`**" in page


def test_tk2_the_start_is_drawn_and_said_to_be_reconstructed(page: str) -> None:
    drawn = ["".join(re.findall("[GOR]", line)) for line in page.splitlines() if re.match(r" [1-6] │", line)]
    assert [row[:6] for row in drawn[::-1]] == trikolos().position_json(trikolos().start())["tiles"]
    assert re.search(r"reconstitué|reconstructed", page)

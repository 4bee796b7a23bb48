"""The rules pages: every rule, every option with its default, and the board as it is."""

import re
from pathlib import Path

import pytest
from tests.games.barricades import hand
from tests.games.barricades.naive import CLASSIC_ROWS

from tockade.games.barricades.sheets.barricades import SHEETS

PAGES = Path(__file__).parents[3] / "docs" / "rules"
LANGUAGES = ["fr", "en"]


def page(language: str) -> str:
    return (PAGES / f"barricades.{language}.md").read_text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_stated_once_under_its_id(language: str) -> None:
    stated = re.findall(r"\*\*(BA-\d+)\*\*", page(language))
    assert sorted(stated) == sorted(f"BA-{number}" for number in range(1, 12))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_value_is_there_with_its_default_in_bold(language: str) -> None:
    text = page(language)
    for option in SHEETS[0].options:
        row = text[text.index(f"| `{option.name}`") :]
        assert f"**`{option.default}`**" in row.split("\n")[0]
        if not option.pattern:
            assert all(f"`{value}`" in row for value in option.values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_ba1_the_board_is_drawn_as_it_is(language: str) -> None:
    lines = re.findall(r"^ ?(\d+)   ( .*)$", page(language), re.MULTILINE)
    drawn = {int(row): text.ljust(52)[1:50:3] for row, text in lines if int(row) < 14}
    expected = dict(enumerate(CLASSIC_ROWS))
    expected[13] = "ooDoooDoooDoooDoo"
    assert drawn == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_moves_can_be_read(language: str) -> None:
    made = hand.game()
    examples = re.findall(r"`(in-[\d.]+|[\d.]+-[\d.]+|place [\d.]+|pass)`", page(language).split("##")[-1])
    assert [made.move_text(made.read_move(text)) for text in examples] == examples
    assert len(examples) == 4

"""Rules have a version: what was written under an older one is still the same game."""

from __future__ import annotations

from typing import Any

import pytest

from tockade import games, record
from tockade.game import RULES_VERSION, Option, RuleSet, Setup, TableSize
from tockade.game_types import BadInput
from tockade.record import Recorder
from tockade.table.log_events import Opened, read_event, write_event
from tockade.table.table import load_table
from tockade.table.table_settings import Settings

OLD = "tockade record 1\ngame trikolos 2\n0 push 1\n0 in-C1\nresult unfinished\n"


class Toy(RuleSet):
    """A sheet whose options have had other defaults."""

    id = "toy"
    prefix = "TY"
    tables = (TableSize(2), TableSize(4, True))
    options = (
        Option("walls", "any", "TY-1", ("first", "any"), older=((1, "first"),)),
        Option("gates", "open", "TY-2", ("open", "shut"), teams=True, older=((1, "shut"),)),
        Option("moat", "wet", "TY-3", ("wet", "dry"), needs=("gates=open",)),
    )

    def game(self, setup: Setup) -> Any:
        return setup


TOY = Toy()


# Options ------------------------------------------------------------------------------------------------------------


def test_today_a_default_is_todays() -> None:
    assert TOY.setup().text == "toy 2"
    assert TOY.setup(options={"walls": "first"}).text == "toy 2 walls=first"


def test_what_an_old_text_left_out_was_the_default_of_its_version() -> None:
    assert TOY.setup(version=1).text == "toy 2 walls=first"
    assert TOY.setup(4, True, version=1).text == "toy 4 teams walls=first gates=shut"


@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize("walls", [None, "first", "any"])
def test_a_text_means_the_same_options_in_its_own_version_and_today(version: int, walls: str | None) -> None:
    made = TOY.setup(options={"walls": walls} if walls else {}, version=version)
    for reading in (version, RULES_VERSION):
        again = TOY.setup(options=dict(made.options), version=reading)
        assert again.options == tuple(o for o in made.options if reading == version or o != ("walls", "any"))


def test_an_old_default_needs_nothing() -> None:
    assert TOY.setup(4, True, version=1).options == (("walls", "first"), ("gates", "shut"))
    with pytest.raises(BadInput, match="option needs"):
        TOY.setup(4, True, {"moat": "dry"}, version=1)


@pytest.mark.parametrize("version", [0, -1, RULES_VERSION + 1])
def test_rules_that_are_not_known_are_refused(version: int) -> None:
    with pytest.raises(BadInput, match="rules version"):
        games.read("trikolos", version)


def test_a_match_hands_its_version_to_its_games() -> None:
    match: Any = games.read("tijou 4 teams games=3", 1)
    assert match.setup.version == match.inner.setup.version == 1


# Records ------------------------------------------------------------------------------------------------------------


def test_a_record_names_the_version_of_its_rules() -> None:
    told = Recorder(games.read("trikolos")).record()
    assert record.write(told).splitlines()[:3] == [
        "tockade record 1",
        "game trikolos 2",
        f"rules {RULES_VERSION}",
    ]
    assert record.read(record.write(told)) == told
    assert record.begin(told).game.setup.version == RULES_VERSION


def test_a_record_that_does_not_say_is_of_version_1() -> None:
    told = record.read(OLD)
    assert record.begin(told).game.setup.version == 1
    assert record.write(told) == OLD
    assert record.write(Recorder(games.read("trikolos", 1)).record()).splitlines()[2] == "result unfinished"


@pytest.mark.parametrize("line", ["rules", "rules 0", "rules two", "rules 2\nrules 2", "rules 1.5"])
def test_a_broken_version_is_refused_with_its_line(line: str) -> None:
    with pytest.raises(BadInput, match="record line"):
        record.read(OLD.replace("0 push 1", f"{line}\n0 push 1"))


def test_a_record_of_later_rules_is_refused() -> None:
    told = record.read(OLD.replace("0 push 1", f"rules {RULES_VERSION + 1}\n0 push 1"))
    with pytest.raises(BadInput, match="rules version"):
        record.begin(told)


# Logs ---------------------------------------------------------------------------------------------------------------


def opened(**more: Any) -> Opened:
    return Opened(at=0, game="trikolos 2", code="", host="", places=(), settings=Settings(), **more)


def test_a_log_names_the_version_of_its_rules() -> None:
    text = write_event(opened(version=2))
    assert '"version":2' in text
    assert load_table("t", [read_event(text)], 0).record().version == 2


def test_a_log_that_does_not_say_is_of_version_1() -> None:
    text = write_event(opened(version=1))
    assert "version" not in text
    table = load_table("t", [read_event(text)], 0)
    assert table.game.setup.version == table.record().version == 1

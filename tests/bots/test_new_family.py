"""A family of games that no bot has learned is played all the same, and whoever asks is told."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from fluent.runtime import FluentResource
from tests.cli.conftest import Tockade, tockade

from tockade import games
from tockade.bots import Question, bot, bots, knows
from tockade.bots.level import Level
from tockade.table.bot_process import Asked, answer
from tockade.words import LANGUAGES
from tockade.words.fluent_messages import fluent_messages

__all__ = ["tockade"]
FAMILIES = Path(__file__).parent / "families"


@pytest.fixture(autouse=True, scope="module")
def on_the_shelf() -> Iterator[None]:
    """Pebbles among the other games, as if its folder lay among theirs."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(games, "__path__", [*games.__path__, str(FAMILIES)])
        games.rule_sets.cache_clear()
        for language in LANGUAGES:
            fluent_messages(language)._fluent.add_resource(FluentResource("rules-pebbles = Pebbles"))
        yield
    games.rule_sets.cache_clear()
    fluent_messages.cache_clear()
    for name in [name for name in sys.modules if name.startswith("tockade.games.pebbles")]:
        del sys.modules[name]


def test_it_is_found_and_no_bot_has_learned_it() -> None:
    game = games.read("pebbles")
    assert [name for name in bots() if not knows(name, game)] == list(Level)


@pytest.mark.parametrize("setup", ["trikolos", "barricades 3", "tijou 4 teams games=3", "tock-globe 2 best_of=3"])
def test_what_was_learned_is_known_in_matches_too(setup: str) -> None:
    assert all(knows(name, games.read(setup)) for name in bots())


def question(seed: int, setup: str = "pebbles") -> Question:
    game = games.read(setup)
    return Question.of(game, game.start(), 0, game.legal_moves(game.start(), 0), seed)


def test_the_amateur_plays_anything() -> None:
    assert {bot("amateur").choose(question(seed)) for seed in range(40)} == {"take 1", "take 2"}


def test_a_table_is_answered_and_the_log_says_it_once(capsys: pytest.CaptureFixture[str]) -> None:
    lines = [msgspec.json.encode(Asked("amateur", question(seed))) for seed in range(3)]
    assert {msgspec.json.decode(answer(line)) for line in lines} <= {"take 1", "take 2"}
    assert capsys.readouterr().err == "amateur has not learned pebbles 2 and plays at random\n"
    answer(msgspec.json.encode(Asked("amateur", question(0, "trikolos"))))
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(("lang", "said"), [("en", "at random"), ("fr", "au hasard")])
def test_play_says_it_and_plays(tockade: Tockade, lang: str, said: str) -> None:
    told = tockade("play", "pebbles", "--seats", "none", "--seed", "1", lang=lang)
    assert told.code == 0, told.err
    assert said in told.err
    assert said not in tockade("play", "trikolos", "--seats", "none", "--seed", "1", lang=lang).err
    assert said not in tockade("play", "pebbles", "--seats", "none", "--bots", "random", lang=lang).err


def test_the_arena_says_it_and_plays(tockade: Tockade) -> None:
    told = tockade("arena", "pebbles", "--games", "8", "--seed", "x", "--workers", "1", "--json")
    assert told.code == 0, told.err
    assert told.err.count("amateur") == 1
    assert json.loads(told.out)["games"] == 8

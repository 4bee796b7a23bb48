"""`games`, `replay`, `playout`, `perft`, `bench`: the shelf, and games as a whole."""

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Tockade
from tests.long_runs import pairs
from tests.shelf import cases

from tockade import games, record
from tockade.random_source import RandomSource, seal
from tockade.words import Words


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_games_tells_every_option_and_value(tockade: Tockade, lang: str) -> None:
    shown = tockade("games", lang=lang).out
    for sheet in games.rule_sets().values():
        assert f"({sheet.id})" in shown
        for option in sheet.options:
            assert (f"{option.name} ({option.rule})" if option.rule else f"{option.name} ") in shown
            assert all(value in shown for value in option.values)


def test_games_json_is_the_shelf(tockade: Tockade) -> None:
    told = json.loads(tockade("games", "--json").out)
    assert [each["id"] for each in told] == list(games.rule_sets())
    for each, sheet in zip(told, games.rule_sets().values(), strict=True):
        assert [o["name"] for o in each["options"]] == [o.name for o in sheet.options]
        assert all(o["meaning"] and o["meanings"].keys() == set(o["values"]) for o in each["options"])
        assert [t["players"] for t in each["tables"]] == [t.players for t in sheet.tables]


@pytest.mark.parametrize(("setup", "lang"), pairs(cases.tables(), ["fr", "en"]))
def test_a_whole_record_is_told(tockade: Tockade, setup: str, lang: str) -> None:
    game = cases.game(setup)
    text = record.write(record.playout_record(game, 3, 0, game.quick_weights))
    answer = tockade("replay", "-", stdin=text, lang=lang)
    assert answer.code == 0
    assert len(answer.out.splitlines()) > len(record.read(text).events)


def test_replay_json_has_every_event(tockade: Tockade) -> None:
    game = games.read("barricades 2")
    told = record.playout_record(game, 3, 0, game.quick_weights)
    events = json.loads(tockade("replay", "-", "--json", "--as", "1", stdin=record.write(told)).out)
    assert [event["text"] for event in events] == [event.text for event in told.events]
    assert all(event["said"] for event in events)


def test_gj23_replay_ends_with_every_place(tockade: Tockade) -> None:
    game = games.read("tock-globe 3 play_on=on")
    told = record.playout_record(game, 1, 0, game.quick_weights)
    assert told.result is not None
    _, second, third = (Words("en").seats(side, "tock-globe") for side in told.result.order)
    assert f"wins. 2. {second} 3. {third}" in tockade("replay", "-", stdin=record.write(told)).out


def test_replay_draws_boards(tockade: Tockade) -> None:
    text = "tockade record 1\ngame trikolos 2\n0 push 1\nresult unfinished\n"
    assert "▲B" in tockade("replay", "-", "--boards", stdin=text).out


@pytest.mark.parametrize(
    ("seed", "sealed", "said"),
    [
        ("5", seal("5"), "it’s the one that was sealed"),
        ("5", "", "gives exactly this game"),
        ("6", "", "doesn’t give this game"),
        ("5", seal("6"), "doesn’t give this game"),
    ],
)
def test_replay_checks_the_deal(tockade: Tockade, seed: str, sealed: str, said: str) -> None:
    game = games.read("barricades 2")
    played = record.play_out(game, RandomSource("5"), record.random_choice(game, RandomSource(1)))
    answer = tockade("replay", "-", stdin=record.write(played.record(seed, sealed)))
    assert said in answer.out.splitlines()[-1]


def test_replay_says_on_which_line_and_why(tockade: Tockade) -> None:
    text = "tockade record 1\ngame trikolos 2\n0 push 1\n0 in-A1\nresult unfinished\n"
    answer = tockade("replay", "-", stdin=text)
    assert answer.code == 2
    assert answer.err.startswith("Line 4")
    assert "tile A1 is orange" in answer.err
    assert "TK-4" not in answer.err
    assert "TK-4" in tockade("replay", "-", "--codes", stdin=text).err


@pytest.mark.parametrize("policy", ["random", "quick"])
def test_playout_counts_games(tockade: Tockade, policy: str) -> None:
    words = ("playout", "trikolos", "--games", "6", "--policy", policy, "--seed", "2")
    told = json.loads(tockade(*words, "--json").out)
    game = games.read("trikolos 2")
    tallies = game.playouts(2, 0, 6, None if policy == "random" else game.quick_weights)
    assert told["games"] == 6
    assert told["plies"]["total"] == sum(tally.plies for tally in tallies)
    assert sum(told["won_by_seat"]) + told["draws"] == 6
    assert told["captures"]["mean"] == sum(tally.captures for tally in tallies) / 6
    assert tockade(*words).code == 0


def test_playout_writes_the_record_of_a_game(tockade: Tockade) -> None:
    text = tockade("playout", "trikolos", "--record", "3", "--policy", "random").out
    assert record.read(text) == record.playout_record(games.read("trikolos 2"), 1, 3, None)


def test_perft_counts_every_face_of_the_die(tockade: Tockade) -> None:
    start = tockade("apply", "-", "die 1", "die 2", "in-13.15", stdin=tockade("new", "barricades", "2").out).out
    game, position = record.read_position(start)
    by_hand = [len(game.legal_moves(game.settle(position, face), 0)) for face in game.chance(position).outcomes()]
    told = json.loads(tockade("perft", "-", "1", "--json", stdin=start).out)
    assert told["counts"] == [1, sum(by_hand)]


def test_perft_divides(tockade: Tockade) -> None:
    start = tockade("new", "trikolos").out
    told = json.loads(tockade("perft", "-", "2", "--divide", "--json", stdin=start).out)
    assert sum(told["moves"].values()) == told["counts"][2]
    assert "push 1" in tockade("perft", "-", "2", "--divide", stdin=start).out


def test_bench_measures(tockade: Tockade, tmp_path: Path) -> None:
    told = json.loads(tockade("bench", "trikolos", "--seconds", "0.05", "--json").out)
    assert set(told["games"][0]) == {"game", "random", "quick", "driven"}
    assert all(told["games"][0][name] > 0 for name in ("random", "quick", "driven"))
    assert tockade("bench", "trikolos", "--seconds", "0.05").code == 0

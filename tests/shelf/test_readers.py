"""Laws of reading: arbitrary bytes, texts and JSON are read or refused with a sentence, and never crash."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.long_runs import LONG
from tests.shelf import cases

from tockade import games, record
from tockade.game_types import REFEREE, SPECTATOR, BadInput, ChanceKind, IllegalMove, Outcome
from tockade.games import AnyGame
from tockade.random_source import RandomSource
from tockade.words import LANGUAGES, Words

LEAVES = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8)
ANY_JSON = st.recursive(
    LEAVES, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
)
SPELLED = (
    "K Q 7 X X5 10 a3 a18 b7 ah1 base in - > = @2 discard lay give deal pass decline push place in-13.4 13.2-12.2 "
    "5.8 B3-B4 B6-home in-A1 home camp a0 ah 3 0 -1 99999999999999999999 é \x00 ٣ ²"
)
MOVE_WORDS = st.sampled_from(SPELLED.split(" "))
MOVE_TEXTS = st.lists(MOVE_WORDS, max_size=5).map(" ".join) | st.lists(MOVE_WORDS, max_size=5).map("".join)
QUICK = settings(max_examples=120 if LONG else 30, suppress_health_check=[HealthCheck.too_slow], deadline=None)
SETUP_WORDS = "trikolos barricades 2 4 teams solo ply_limit=9 ply_limit=x board=small = a=b 0 999999999999 ² ٣ \x00"

pytestmark = pytest.mark.engine


def refused(error: BadInput) -> None:
    """Every refusal is a sentence in every language."""
    assert all(Words(language).bad(error) for language in LANGUAGES)


@QUICK
@given(st.text() | st.lists(st.sampled_from(SETUP_WORDS.split(" ")), max_size=6).map(" ".join))
def test_any_text_as_a_setup(text: str) -> None:
    try:
        game = games.read(text)
    except BadInput as error:
        refused(error)
    else:
        assert games.read(game.setup.text).setup == game.setup


@QUICK
@given(st.text() | st.lists(st.sampled_from(["die", "lot", "shuffle", "draw", "A", "4", "-1", "²"])).map(" ".join))
def test_any_text_as_an_outcome(text: str) -> None:
    try:
        outcome = Outcome.read(text)
    except BadInput as error:
        refused(error)
    else:
        assert Outcome.read(outcome.text) == outcome


@QUICK
@given(st.text() | st.text().map(lambda text: f"tockade record 1\n{text}\nresult home 0"))
def test_any_text_as_a_record(text: str) -> None:
    try:
        told = record.read(text)
        list(record.replay(told))
    except BadInput as error:
        refused(error)


@QUICK
@given(st.text() | st.binary().map(lambda data: data.decode("utf-8", "replace")))
def test_any_text_as_a_position_file(text: str) -> None:
    with pytest.raises(BadInput) as error:
        record.read_position(text)
    refused(error.value)


@QUICK
@given(ANY_JSON)
def test_any_json_as_a_position_file(data: Any) -> None:
    import json

    with pytest.raises(BadInput) as error:
        record.read_position(json.dumps(data))
    refused(error.value)


@pytest.mark.parametrize("depth", [10, 100_000])
def test_deeply_nested_json_is_refused(depth: int) -> None:
    with pytest.raises(BadInput) as error:
        record.read_position("[" * depth + "]" * depth)
    refused(error.value)


@pytest.mark.parametrize("setup", cases.tables())
@QUICK
@given(text=st.text() | MOVE_TEXTS, which=st.integers(0, 99))
def test_any_text_as_a_move(setup: str, text: str, which: int) -> None:
    game = cases.game(setup)
    try:
        move = game.read_move(text)
    except BadInput as error:
        refused(error)
        return
    assert game.move_text(game.read_move(game.move_text(move))) == game.move_text(move)
    assert game.move_text(game.move_of_steps(game.steps(move))) == game.move_text(move)
    samples = cases.samples(setup)
    position = samples[which % len(samples)].position
    for seat in range(game.seats):
        verdict = game.verdict(position, seat, move)
        assert all(Words(language).why(verdict, game, seat) for language in LANGUAGES)
        if not verdict.legal:
            with pytest.raises(IllegalMove):
                game.play(position, seat, move)


@pytest.mark.parametrize("setup", cases.tables())
@QUICK
@given(
    values=st.lists(st.text(max_size=3) | st.sampled_from(["A", "2", "10", "K", "X", "0", "1", "6", "7", "-1", "G"])),
    kind=st.sampled_from(ChanceKind),
)
def test_any_outcome_at_any_moment(setup: str, values: list[str], kind: ChanceKind) -> None:
    game = cases.game(setup)
    for sample in cases.samples(setup):
        try:
            after = game.settle(sample.position, Outcome(kind, tuple(values)))
        except BadInput as error:
            refused(error)
        else:
            assert game.position_json(after)


@pytest.mark.parametrize("setup", cases.tables())
@QUICK
@given(fields=st.dictionaries(st.text(max_size=8), ANY_JSON, min_size=1, max_size=4))
def test_any_json_as_a_position(setup: str, fields: dict[str, Any]) -> None:
    with pytest.raises(BadInput) as error:
        cases.game(setup).read_position(fields)
    refused(error.value)


@pytest.mark.parametrize("setup", cases.tables())
@QUICK
@given(data=st.data())
def test_a_position_with_something_wrong_in_it(setup: str, data: st.DataObject) -> None:
    """A true position with one thing replaced: refused, or a position that can be played on."""
    game = cases.game(setup)
    samples = cases.samples(setup)
    fields = game.position_json(data.draw(st.sampled_from(samples)).position)
    changed = spoil(data, copy.deepcopy(fields), fields)
    try:
        position = game.read_position(changed)
    except BadInput as error:
        refused(error)
        return
    play_on(game, position)


def spoil(data: st.DataObject, node: Any, whole: Any) -> Any:
    """The same JSON with one part, somewhere, replaced, left out or doubled."""
    keys = list(node) if isinstance(node, dict) else list(range(len(node))) if isinstance(node, list) else []
    if not keys or (data.draw(st.integers(0, 3)) == 0 and node is not whole):
        return data.draw(ANY_JSON | st.sampled_from(["base", "a18", "ah1", "K", "?", -1, 0, 1, 5, [], {}]))
    key = data.draw(st.sampled_from(keys))
    if data.draw(st.integers(0, 5)) == 0:
        node.pop(key)
    elif isinstance(node, list) and data.draw(st.integers(0, 3)) == 0:
        node.append(data.draw(st.sampled_from(node)))
    else:
        node[key] = spoil(data, node[key], whole)
    return node


def play_on(game: AnyGame, position: Any) -> None:
    """Whatever was accepted behaves: it reads back, is seen, and goes on."""
    again = game.read_position(game.position_json(position))
    assert game.position_json(again) == game.position_json(position)
    for viewer in (*range(game.seats), SPECTATOR, REFEREE):
        game.scene(game.view(position, viewer))
    source = RandomSource(0)
    for _ in range(6):
        actors = game.actors(position)
        if not actors:
            assert game.result(position)
        elif actors[0] < 0:
            position = game.settle(position, game.chance(position).sample(source))
        else:
            moves = game.legal_moves(position, actors[0])
            position = game.play(position, actors[0], moves[source.below(len(moves))])

"""The engine against the second reading of the rules: the same moves with the same results, everywhere."""

from random import Random
from typing import Any

import pytest
from tests.games.barricades import hand
from tests.games.barricades.naive import DEFAULTS, JSON, Naive, apart, settled
from tests.long_runs import cases

from tockade.games import AnyGame, make, rule_sets


def drawn(made: AnyGame, rules: Naive, random: Random) -> JSON:
    """Any possible position in which a seat must act, crowded more often than in play."""
    ground = rules.ground
    points = sorted(ground.points() - {ground.goal})
    random.shuffle(points)
    high = [place for place in points if place.split(".")[0] != ground.first_row]
    if random.random() < 0.5:  # a wall, more often than not near the goal
        wall = random.choice([ground.goal, *points])
        high.sort(key=lambda place: apart(ground.links, place, wall) + random.choice([0, 0, 1, 4]))
    placing = random.random() < 0.15
    barricades = high[: len(ground.barricades) - placing]
    free = [place for place in points if place not in barricades]
    near = random.random() < 0.3
    if near:
        free.sort(key=lambda place: place.split(".")[0] != ground.last_row)
    pawns = []
    for _ in range(made.seats):
        out = random.randint(1, ground.pawns)
        pawns.append([free.pop(0) for _ in range(out)] + ["base"] * (ground.pawns - out))
    turn = random.randrange(made.seats)
    if placing and not any(place in high for place in pawns[turn]):
        pawns[turn][0] = next(place for place in free if place in high)
    arms = {2: [0, 3], 3: sorted(random.sample(range(4), 3)), 4: [0, 1, 2, 3]}[made.seats]
    return {
        "arms": arms,
        "pawns": pawns,
        "barricades": barricades,
        "turn": turn,
        "phase": "place" if placing else "walk",
        "die": 0 if placing else random.randint(1, 6),
        "contenders": [],
        "throws": [],
        "turns": random.randrange(9),
    }


def check(made: AnyGame, rules: Naive, data: JSON) -> None:
    at: Any = made.read_position(data)
    moves = made.legal_moves(at, data["turn"])
    texts = [made.move_text(move) for move in moves]
    assert sorted(texts) == sorted(rules.legal(data))
    for move, text in zip(moves, texts, strict=True):
        after = made.position_json(made.play(at, data["turn"], move))
        assert settled(after) == settled(rules.play(data, text))


def some_game(random: Random, players: int, board: str) -> AnyGame:
    """The game on this board, with any of the other options."""
    options = {option.name: option.values for option in rule_sets()["barricades"].options if option.name in DEFAULTS}
    chosen = {name: random.choice(values) for name, values in options.items()}
    return make("barricades", players, False, chosen | {"board": board, "ply_limit": random.choice(["none", "9"])})


def test_every_option_and_default_is_read_twice() -> None:
    match = {"games", "best_of", "pairing"}
    options = rule_sets()["barricades"].options
    assert {option.name: option.default for option in options if option.name not in match} == DEFAULTS


@pytest.mark.parametrize("board", ["classic", "small"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_ba4_ba5_ba6_ba8_ba9_moves_and_results_agree_with_the_second_reading(players: int, board: str) -> None:
    random = Random(f"{players} {board}")
    for _ in range(cases(5_000)):
        made = some_game(random, players, board)
        rules = Naive(dict(made.setup.options))
        check(made, rules, drawn(made, rules, random))


@pytest.mark.parametrize("board", ["classic", "small"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_ba8_whole_games_agree_with_the_second_reading(players: int, board: str) -> None:
    made = hand.game(f"{players} board={board} ply_limit=120")
    rules = Naive(dict(made.setup.options))
    random = Random(players)
    at = made.start()
    while made.actors(at):
        if made.actors(at) == (-1,):
            outcomes = made.chance(at).outcomes()
            at = made.settle(at, random.choice(outcomes))
            continue
        data = made.position_json(at)
        check(made, rules, data)
        at = made.play(at, data["turn"], random.choice(made.legal_moves(at, data["turn"])))
    assert made.result(at) is not None

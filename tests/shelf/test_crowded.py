"""The law of lists on positions that were built to be crowded, as play seldom brings them about."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from tests.games.barricades.naive import Naive
from tests.games.barricades.test_naive import drawn
from tests.games.barricades.test_naive import some_game as some_barricades
from tests.games.cardrace.crowded import crowded_position
from tests.games.cardrace.drawn import sheet_of, some_game
from tests.games.trikolos.naive import any_position
from tests.games.trikolos.test_naive import moment_of
from tests.long_runs import cases

from tockade import games
from tockade.games import AnyGame

Built = tuple[AnyGame, Any]


def digest(game: AnyGame, position: Any) -> str:
    """The position, whichever of two equal pawns is which."""
    fields = game.position_json(position)
    return repr(fields | {"pawns": [sorted(own) for own in fields["pawns"]]})


def doubles(game: AnyGame, position: Any) -> list[list[str]]:
    """Moves in the list that lead to one and the same position."""
    found: dict[str, list[str]] = defaultdict(list)
    for seat in game.actors(position):
        for move in game.legal_moves(position, seat):
            found[f"{seat} {digest(game, game.play(position, seat, move))}"].append(game.move_text(move))
    return [texts for texts in found.values() if len(texts) > 1]


def card_race(random: Random, name: str) -> Built:
    game = some_game(random, (name,))
    return game, game.read_position(crowded_position(random, sheet_of(game)))


def barricades(random: Random, name: str) -> Built:
    game = some_barricades(random, random.choice([2, 3, 4]), random.choice(["classic", "small"]))
    return game, game.read_position(drawn(game, Naive(dict(game.setup.options)), random))


def trikolos(random: Random, name: str) -> Built:
    """After a push: which row is pushed is a choice that the rules demand, whatever it changes (TK-6)."""
    while True:
        moment = moment_of(any_position(random)).play(f"push {random.randint(1, 6)}")
        if moment.legal and not moment.legal.startswith("push"):
            return moment.game, moment.board


BUILD: dict[str, Callable[[Random, str], Built]] = {"barricades": barricades, "trikolos": trikolos}


@pytest.mark.parametrize("name", games.rule_sets())
def test_no_two_listed_moves_lead_to_one_position(name: str) -> None:
    random = Random(f"crowded {name}")
    for _ in range(cases(1_000)):
        game, position = BUILD.get(name, card_race)(random, name)
        assert doubles(game, position) == [], (game.setup.text, game.position_json(position))

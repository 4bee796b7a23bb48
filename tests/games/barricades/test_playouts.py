"""Games inside the engine: what they come to, and what the quick policy knows."""

from threading import Thread
from typing import Any

import pytest
from tests.games.barricades import hand
from tests.games.barricades.naive import GROUNDS

from tockade.game_types import ConsequenceKind, Outcome, Tally
from tockade.games import AnyGame
from tockade.games.barricades import engine
from tockade.games.barricades.game import Barricades
from tockade.games.barricades.move_notation import of_code
from tockade.games.barricades.quick_weights import Weights, scale_weights

SETUPS = ["2 ply_limit=300", "3", "4 board=small may_pass=on", "3 board=small clear_last_row=on", "4 ply_limit=500"]


def distances(board: str) -> dict[str, int]:
    ground = GROUNDS[board]
    found, order = {ground.goal: 0}, [ground.goal]
    for place in order:
        for other in ground.beside(place):
            if other not in found:
                found[other] = found[place] + 1
                order.append(other)
    return found


class Counting:
    """A tally made again from everything that happened in a game."""

    def __init__(self, made: AnyGame) -> None:
        self.made = made
        self.board = dict(made.setup.options).get("board", "classic")
        self.far = distances(self.board)
        self.at: Any = made.start()
        self.plies = self.captures = self.choices = self.discards = self.lead_changes = 0
        self.first = self.leader = -1
        self.held, self.dead = [0] * 6, [0] * 6

    def add(self, happened: Any) -> None:
        if isinstance(happened, Outcome):
            self.at = self.made.settle(self.at, happened)
            if self.made.position_json(self.at)["phase"] == "walk":
                self.throw(self.made.position_json(self.at))
            return
        (seat,) = self.made.actors(self.at)
        told = [each.kind for each in self.made.consequences(self.at, seat, happened)]
        self.plies += 1
        self.captures += told.count(ConsequenceKind.CAPTURED)
        self.discards += told.count(ConsequenceKind.BLOCKED)
        self.choices += len(self.made.legal_moves(self.at, seat)) > 1
        self.at = self.made.play(self.at, seat, happened)
        self.lead(self.made.position_json(self.at))

    def throw(self, data: dict[str, Any]) -> None:
        self.first = data["turn"] if self.first < 0 else self.first
        self.held[data["die"] - 1] += 1
        moves = self.made.legal_moves(self.at, data["turn"])
        self.dead[data["die"] - 1] += [self.made.move_text(move) for move in moves] == ["pass"]

    def lead(self, data: dict[str, Any]) -> None:
        """The lead is with the seat that alone has the pawn nearest to the goal."""
        best = [min((self.far[p] for p in own if p != "base"), default=999) for own in data["pawns"]]
        alone = best.count(min(best)) == 1
        leader = best.index(min(best)) if alone else self.leader
        self.lead_changes += self.leader not in (-1, leader)
        self.leader = leader

    def tally(self) -> Tally:
        result = self.made.result(self.at)
        assert result is not None
        return Tally(
            plies=self.plies,
            turns=self.made.position_json(self.at)["turns"],
            first=self.first,
            order=result.order,
            captures=self.captures,
            choices=self.choices,
            discards=self.discards,
            lead_changes=self.lead_changes,
            held=tuple(self.held),
            dead=tuple(self.dead),
        )


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("number", [0, 7])
def test_ba8_a_tally_is_what_its_game_comes_to(setup: str, number: int) -> None:
    made = hand.game(setup)
    counting = Counting(made)
    for happened in made.playout_moves(99, number, made.quick_weights):
        counting.add(happened)
    assert made.playouts(99, number, 1, made.quick_weights) == [counting.tally()]


def test_a_random_tally_is_what_its_game_comes_to() -> None:
    made = hand.game("3 board=small ply_limit=150")
    counting = Counting(made)
    for happened in made.playout_moves(99, 3, None):
        counting.add(happened)
    assert made.playouts(99, 3, 1, None) == [counting.tally()]


def test_batches_can_be_cut_anywhere_and_seeds_may_be_large() -> None:
    made = hand.game("2 board=small")
    whole_batch = made.playouts(2**200 + 1, 0, 9, made.quick_weights)
    parts = [made.playouts(2**200 + 1, *part, made.quick_weights) for part in ((0, 4), (4, 5))]
    assert whole_batch == parts[0] + parts[1]
    assert whole_batch != made.playouts(1, 0, 9, made.quick_weights)


def test_every_face_is_as_likely() -> None:
    tallies = hand.game("2 board=small").playouts(5, 0, 40, None)
    held = [sum(tally.held[face] for tally in tallies) for face in range(6)]
    assert max(held) / min(held) < 1.05


def test_two_threads_play_the_games_of_one() -> None:
    made = hand.game("2 board=small ply_limit=200")
    found: dict[int, list[Tally]] = {}

    def run(first: int) -> None:
        found[first] = made.playouts(1, first, 20, None)

    threads = [Thread(target=run, args=(first,)) for first in (0, 20)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found[0] + found[20] == made.playouts(1, 0, 40, None)


# The quick policy


def best(made: AnyGame, at: Any) -> str:
    """What the quick policy plays."""
    assert isinstance(made, Barricades)
    playout = engine.Playout()
    for feature, weight in enumerate(scale_weights(Weights())):
        engine.set_weight(playout, 0, feature, weight)
    return of_code(engine.advance(made.tables, at.copy(), playout), made.board).text


def wins(made: AnyGame, quick_seat: int, games: int) -> int:
    """How many games a quick seat wins against random ones."""
    assert isinstance(made, Barricades)
    playout, position, found = engine.Playout(), engine.Position(), 0
    for feature, weight in enumerate(scale_weights(Weights())):
        engine.set_weight(playout, quick_seat, feature, weight)
    for number in range(games):
        engine.reset(playout, 1000 * quick_seat + number)
        engine.play_game(made.tables, made.start(), position, playout)
        result = made.result(position)
        found += result is not None and result.winners == (quick_seat,)
    return found


@pytest.mark.parametrize("setup", ["2", "2 board=small"])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_quick_policy_beats_random_play(setup: str, seat: int) -> None:
    assert wins(hand.game(setup), seat, 25) >= 24


def test_ba7_the_quick_policy_wins_when_it_can() -> None:
    made = hand.game()
    at = hand.position(made, "1.7 13.2", "1.5", die=2, barricades=hand.barricades())
    assert best(made, at) == "1.7-0.8"


def test_ba11_the_quick_policy_bars_the_way_of_the_leader() -> None:
    made = hand.game()
    at = hand.position(made, "11.4", "1.3 13.14", phase="place", barricades=" ".join(hand.AWAY.split()[:10]))
    assert best(made, at) in {f"place 1.{column}" for column in (4, 5, 6, 7, 8)}


def test_ba11_the_quick_policy_spares_its_own_way() -> None:
    made = hand.game()
    at = hand.position(made, "1.5 11.4", "1.11", phase="place", barricades=" ".join(hand.AWAY.split()[:10]))
    assert best(made, at) in {f"place 1.{column}" for column in (9, 10)}


def test_ba5_the_quick_policy_captures_whoever_is_about_to_win() -> None:
    made = hand.game()
    at = hand.position(made, "1.5 9.4", "1.7", die=2, barricades=hand.barricades())
    assert best(made, at) == "1.5-1.7"

"""Open stock: probabilities against all orders counted, known cards, forgetting, the draw for the deal."""

from collections import Counter, defaultdict
from fractions import Fraction
from functools import cache
from itertools import permutations, product
from math import prod
from typing import Any

import pytest
from tests.games.cardrace.setting import Setting, opening, setting

from tockade.game_types import CHANCE, BadInput
from tockade.simulator import Afterstates, Memory

pytestmark = pytest.mark.engine
TURNED = {"stock": True, "shown": [["9"], [], []]}


def exact(simulator: Any, position: Any) -> list[tuple[int, Fraction]]:
    """The outcomes of an event with their probabilities as fractions."""
    return [(number, Fraction(chance).limit_denominator(10**6)) for number, chance in simulator.chance(position)]


def by_events(at: Setting, position: Any) -> dict[bytes, Fraction]:
    """The probability of every position that follows, event after event."""
    simulator, found = at.game.simulator(), defaultdict[bytes, Fraction](Fraction)
    ahead = [(position, Fraction(1))]
    while ahead:
        here, chance = ahead.pop()
        if at.game.actors(here) != (CHANCE,):
            found[simulator.bytes_of(here)] += chance
        else:
            ahead += [(simulator.after_chance(here, number), chance * part) for number, part in exact(simulator, here)]
    return found


def by_orders(at: Setting, move: str) -> dict[bytes, Fraction]:
    """The same by counting: the sealed move once for each order of the stock."""
    simulator, found = at.game.simulator(), Counter[bytes]()
    for order in permutations(at.data["stock"]):
        sealed = at.game.read_position(at.data | {"stock": list(order)})
        found[simulator.bytes_of(simulator.opened(Setting(at.game, sealed).play(move).position))] += 1
    return {after: Fraction(count, found.total()) for after, count in found.items()}


@pytest.mark.parametrize(
    ("at", "move"),
    [
        pytest.param(setting("tock-globe 3", "a3 | 9 3", stock="K 3 3 7 7 7"), "9 a3-b12", id="a card after a play"),
        pytest.param(setting("tock-globe 3", " | 9 3 4 6 6", stock="K 3 3 7 7 7"), "discard", id="a whole hand"),
        pytest.param(setting("tockcitan 3", "a3 | 9 3", stock="K 3 3 7 7"), "9 a3-b12", id="before the next turn"),
        pytest.param(
            setting("tockcitan-teams 4 teams", phase="deal", stock="K 3 3 7 7"),
            "deal 1",
            id="a deal",
        ),
    ],
)
def test_probabilities_are_those_of_counting_all_orders(at: Setting, move: str) -> None:
    simulator = at.game.simulator()
    number = [at.game.move_text(each) for each in at.game.legal_moves(at.position, at.actor)].index(move)
    afterstate = simulator.after(simulator.opened(at.position), number)
    assert at.game.actors(afterstate) == (CHANCE,)
    assert by_events(at, afterstate) == by_orders(at, move)


def drawing(memory: Memory, **fields: Any) -> list[tuple[int, Fraction]]:
    """What may be drawn after the 9 of seat 0."""
    at = setting("tock-globe 3", "a3 | 9 3", "c3 | 2 5", "e3 | 4 6", **fields)
    simulator = at.game.simulator()
    number = [at.game.move_text(each) for each in at.game.legal_moves(at.position, 0)].index("9 a3-b12")
    return exact(simulator, simulator.after(simulator.opened(at.position, memory), number))


def test_a_card_at_a_known_place_is_drawn_with_certainty() -> None:
    assert drawing(Memory.VIEW, stock="K 3 7 7", known=TURNED) == [(12, Fraction(1))]


def test_the_forgetful_count_a_turned_over_stock_with_the_rest() -> None:
    half, quarter = Fraction(1, 2), Fraction(1, 4)
    assert drawing(Memory.PERSON, stock="K 3 7 7", known=TURNED) == [(2, quarter), (6, half), (12, quarter)]


def test_gj10_a_stock_that_is_turned_over_is_known_or_forgotten() -> None:
    known, forgotten = (drawing(memory, stock="", discard="5 K") for memory in Memory)
    assert known == [(4, Fraction(1))]
    assert len(forgotten) == 14
    assert sum(chance for _, chance in forgotten) == 1


def drawn_inputs(memory: Memory, discard: str) -> list[list[tuple[int, int]]]:
    """The inputs of seat 0's moves, after which the discard is turned over."""
    at = setting("tock-globe 3", "a3 | 9 3", "c3 | 2 5", "e3 | 4 6", stock="", discard=discard)
    simulator, room = at.game.simulator(), Afterstates()
    return [room.of(number) for number in range(simulator.afterstates(simulator.opened(at.position, memory), room))]


def test_who_forgets_orders_does_not_see_their_own_draw_in_the_discard() -> None:
    assert drawn_inputs(Memory.PERSON, "5 K") == drawn_inputs(Memory.PERSON, "K 5")
    assert drawn_inputs(Memory.VIEW, "5 K") != drawn_inputs(Memory.VIEW, "K 5")


def test_a_shuffle_has_one_outcome_after_which_all_are_counts() -> None:
    at = opening("tock-globe 3")
    simulator = at.game.simulator()
    dealt = simulator.after_chance(simulator.opened(at.position), 1)
    assert [(each.number, each.probability) for each in simulator.chance(dealt)] == [(0, 1.0)]
    shuffled = simulator.after_chance(dealt, 0)
    assert exact(simulator, shuffled) == [(rank, Fraction(4, 54)) for rank in range(13)] + [(13, Fraction(2, 54))]


@cache
def dealer_chance(candidates: tuple[int, ...], seat: int) -> Fraction:
    """GJ-4 by counting: all ways to draw a card each, the lowest deals, and the tied draw again."""
    won, again, total = Fraction(0), 0, 0
    for ranks in product(range(14), repeat=len(candidates)):
        ways = prod(max(0, (2 if rank == 13 else 4) - ranks[:before].count(rank)) for before, rank in enumerate(ranks))
        total += ways
        lowest = tuple(who for who, rank in zip(candidates, ranks, strict=True) if rank == min(ranks))
        if lowest == candidates:
            again += ways
        elif seat in lowest:
            won += ways if len(lowest) == 1 else ways * dealer_chance(lowest, seat)
    return won / (total - again)


def test_gj4_drawing_for_the_deal_is_one_event_over_the_dealer() -> None:
    at = opening("tock-globe 3")
    simulator = at.game.simulator()
    start = simulator.opened(at.position)
    assert exact(simulator, start) == [(seat, dealer_chance((0, 1, 2), seat)) for seat in range(3)]
    tied = simulator.opened(at.play("draw 2 K 2").position)
    assert exact(simulator, tied) == [(seat, dealer_chance((0, 2), seat)) for seat in (0, 2)]


def test_a_sealed_order_tells_no_outcomes() -> None:
    at = opening("tock-globe 3")
    simulator = at.game.simulator()
    with pytest.raises(ValueError, match="sealed"):
        simulator.chance(at.position)
    with pytest.raises(IndexError):
        simulator.after_chance(at.position, 0)


def test_the_afterstate_before_a_draw_is_no_position_of_a_table() -> None:
    at = setting("tock-globe 3", "a3 | 9 3")
    simulator = at.game.simulator()
    afterstate = simulator.after(simulator.opened(at.position), 0)
    told = at.game.position_json(afterstate)
    assert (told["phase"], told["owed"], told["then"], told["turn"]) == ("draw", 1, "next", 0)
    with pytest.raises(BadInput, match="position word"):
        at.game.read_position(told)


def test_what_is_imagined_of_an_opened_position_is_opened() -> None:
    at = setting("tock-globe 3", "a3 | 9 3", "c3 | 2 5", "e3 | 4 6")
    simulator = at.game.simulator()
    imagined = simulator.imagine_as(simulator.opened(at.position), 1, range(3), 8)
    wanted = [simulator.opened(each) for each in simulator.imagine_as(at.position, 1, range(3), 8)]
    assert [simulator.bytes_of(each) for each in imagined] == [simulator.bytes_of(each) for each in wanted]

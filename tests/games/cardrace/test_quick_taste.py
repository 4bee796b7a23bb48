"""What the quick policy does where no pawn moves: gifts, cards laid or discarded, the size of a deal."""

import pytest
from tests.games.cardrace.setting import Setting, setting

from tockade.simulator import Policy

pytestmark = pytest.mark.engine
OUT = "a3 b3 c3 d3"


def chosen(at: Setting, weights: tuple[float, ...] | None = None) -> set[str]:
    """The moves that the policy takes with many seeds."""
    simulator, policy = at.game.simulator(), Policy(at.game.quick_weights if weights is None else weights)
    after = {simulator.bytes_of(simulator.after(at.position, number)): text for number, text in enumerate(texts(at))}
    found = simulator.leaves(at.position, range(20), 1, 3, [policy])
    return {after[simulator.bytes_of(leaf)] for leaf in found.leaves}


def texts(at: Setting) -> list[str]:
    return [at.game.move_text(move) for move in at.game.legal_moves(at.position, at.actor)]


def test_an_ace_is_given_to_a_partner_who_waits_for_it() -> None:
    at = setting(
        "tockcitan-teams", f"{OUT} | A 9 3", "| 2", "| 6 6 6", "| 2", phase="exchange", candidates=[0, 1, 2, 3]
    )
    assert chosen(at) == {"give A"}


def test_what_is_good_for_nothing_is_discarded_first() -> None:
    at = setting("tockcitan 2", "| 9 7 J", "| 2", phase="play", turn=0)
    assert set(texts(at)) == {"discard 9", "discard 7", "discard J"}
    assert chosen(at) == {"discard 9"}


def test_a_dealer_deals_many_cards() -> None:
    at = setting("tockcitan-teams 4 teams", phase="deal")
    assert chosen(at) == {"deal 5"}


def test_a_weight_that_is_not_given_counts_nothing() -> None:
    at = setting("tockcitan 2", "| 9 7 J", "| 2", phase="play", turn=0)
    assert chosen(at, at.game.quick_weights[:10]) == set(texts(at))
    with pytest.raises(ValueError, match="15 weights"):
        chosen(at, (0.0,) * 15)

"""Where the tiles of Trikolos lie at the start, and what chance has to do with it (TK-2)."""

from collections import Counter

import pytest
from tests.games.trikolos.boards import Moment, trikolos

from tockade.game_types import CHANCE, BadInput, ChanceKind, Consequence, ConsequenceKind, Outcome
from tockade.random_source import RandomSource

HALF = "GGGGGGOOOOOORRRRRR"
WHOLE = HALF + HALF


def drawn(letters: str, **options: str) -> Moment:
    game = trikolos(**options)
    return Moment(game, game.settle(game.start(), Outcome(ChanceKind.SHUFFLE, tuple(letters))))


def test_tk2_random_layout_shuffles_all_tiles_but_the_green_spare() -> None:
    game = trikolos(layout="random")
    assert game.actors(game.start()) == (CHANCE,)
    chance = game.chance(game.start())
    assert (chance.kind, Counter(chance.cards)) == (ChanceKind.SHUFFLE, {"G": 12, "O": 12, "R": 12})
    assert list(chance.cards) == sorted(chance.cards)
    laid = drawn(WHOLE, layout="random")
    assert laid.tiles == "GGGGGG OOOOOO RRRRRR GGGGGG OOOOOO RRRRRR G"
    assert laid.legal == "push 1 push 2 push 3 push 4 push 5 push 6"
    assert laid.play("push 1").legal == "in-A1 in-B1 in-C1 in-D1 in-E1 in-F1"


def test_tk2_mirror_layout_shuffles_half_and_mirrors_it() -> None:
    chance = trikolos(layout="mirror").chance(trikolos(layout="mirror").start())
    assert Counter(chance.cards) == {"G": 6, "O": 6, "R": 6}
    laid = drawn("GGGGGOGOOOOORRRRRR", layout="mirror")
    assert laid.tiles == "GGGGGO GOOOOO RRRRRR RRRRRR GOOOOO GGGGGO G"
    assert laid.play("push 6").legal == "in-A1 in-B1 in-C1 in-D1 in-E1"


def test_tk2_explicit_layout_lists_its_37_tiles() -> None:
    letters = WHOLE + "R"
    game = trikolos(layout=letters)
    begun = Moment(game, game.start())
    assert begun.tiles == "GGGGGG OOOOOO RRRRRR GGGGGG OOOOOO RRRRRR R"
    assert begun.play("push 1").legal == "in-A1 in-B1 in-C1 in-D1 in-E1"
    assert game.setup.text == f"trikolos 2 layout={letters}"


def test_tk2_colours_are_the_counts_of_the_drawn_tiles() -> None:
    for layout, share in (("random", 1), ("mirror", 2)):
        game = trikolos(layout=layout, colours="16-4-16")
        assert Counter(game.chance(game.start()).cards) == {"G": 16 // share, "O": 4 // share, "R": 16 // share}
    assert drawn("R" * 36, layout="random", colours="0-0-36").play("push 1").legal == "in-F1"
    assert drawn("G" * 36, layout="random", colours="36-0-0").play("push 1").legal.startswith("in-A1")


def test_tk2_the_shuffle_is_told() -> None:
    game = trikolos(layout="mirror")
    outcome = game.chance(game.start()).sample(RandomSource("tiles"))
    assert game.chance_consequences(game.start(), outcome) == [Consequence(ConsequenceKind.SHUFFLED, number=18)]
    assert len(set(game.settle(game.start(), outcome).key())) > 1


@pytest.mark.parametrize(
    ("options", "kind"),
    [
        ({"layout": "randon"}, "value"),
        ({"layout": "G" * 36}, "value"),
        ({"layout": "g" * 37}, "value"),
        ({"layout": "random", "colours": "12-12-13"}, "colours_sum"),
        ({"layout": "random", "colours": "12-24"}, "value"),
        ({"layout": "random", "colours": "-1-1-36"}, "value"),
        ({"layout": "mirror", "colours": "13-12-11"}, "colours_odd"),
        ({"colours": "10-12-14"}, "option_needs"),
        ({"layout": "G" * 37, "colours": "10-12-14"}, "option_needs"),
        ({"ply_limit": "0"}, "value"),
        ({"colors": "12-12-12"}, "option"),
    ],
)
def test_bad_options_are_refused(options: dict[str, str], kind: str) -> None:
    with pytest.raises(BadInput) as refused:
        trikolos(**options)
    assert refused.value.kind == kind


@pytest.mark.parametrize("text", ["shuffle", "shuffle G O R", "die 4", "lot 0", f"shuffle {' '.join('G' * 36)}"])
def test_impossible_outcomes_are_refused(text: str) -> None:
    game = trikolos(layout="random")
    with pytest.raises(BadInput):
        game.settle(game.start(), Outcome.read(text))
    with pytest.raises(BadInput):
        trikolos().settle(trikolos().start(), Outcome.read(text))


def test_default_colours_said_aloud_are_the_default() -> None:
    assert trikolos(colours="12-12-12", layout="standard").setup.text == "trikolos 2"

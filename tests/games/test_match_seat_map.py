"""Seats told as players and players as seats, in everything that names one."""

from tockade.game_types import (
    CHANCE,
    SPECTATOR,
    Chance,
    ChanceKind,
    Choice,
    Consequence,
    ConsequenceKind,
    Pawn,
    Piece,
    Scene,
    Step,
    StepKind,
    Verdict,
    VerdictKind,
)
from tockade.games.match.seat_map import SeatMap

PLAYERS = SeatMap((2, 0, 1))
"""Player 2 sits at seat 0, player 0 at seat 1, player 1 at seat 2."""


def test_numbers_there_and_back() -> None:
    assert PLAYERS.some((0, 1, 2)) == (2, 0, 1)
    assert PLAYERS.back.some((2, 0, 1)) == (0, 1, 2)
    assert PLAYERS.some((CHANCE, SPECTATOR)) == (CHANCE, SPECTATOR)
    assert PLAYERS.ordered("abc") == ("b", "c", "a")
    assert PLAYERS.ordered(()) == ()


def test_verdicts() -> None:
    verdict = Verdict(VerdictKind.NOT_YOUR_PAWN, "GJ-1", pawns=(Pawn(0, "a3"),), seats=(1, 2))
    assert PLAYERS.verdict(verdict) == Verdict(VerdictKind.NOT_YOUR_PAWN, "GJ-1", pawns=(Pawn(2, "a3"),), seats=(0, 1))


def test_consequences() -> None:
    told = Consequence(ConsequenceKind.GAVE, seat=0, by=1, other=2, seats=(2, 1), cards=("5",), audience=(0, 2))
    assert PLAYERS.consequence(told) == Consequence(
        ConsequenceKind.GAVE, seat=2, by=0, other=1, seats=(1, 0), cards=("5",), audience=(1, 2)
    )
    assert PLAYERS.consequence(Consequence(ConsequenceKind.SHUFFLED, number=9)).audience is None


def test_steps_and_choices() -> None:
    told = Consequence(ConsequenceKind.CAPTURED, seat=1)
    choice = Choice(Step(StepKind.SWAP, place="a3", seat=0), True, (told,))
    expected = Consequence(ConsequenceKind.CAPTURED, seat=0)
    assert PLAYERS.choice(choice) == Choice(Step(StepKind.SWAP, place="a3", seat=2), True, (expected,))


def test_chance_keeps_the_order_of_those_who_draw() -> None:
    chance = Chance(ChanceKind.DRAW, cards=("A", "2"), seats=(0, 2))
    assert PLAYERS.chance(chance) == Chance(ChanceKind.DRAW, cards=("A", "2"), seats=(2, 1))


def test_scenes() -> None:
    scene = Scene(
        pieces=(Piece("pawn", "a3", 0, "fresh"), Piece("barricade", "b1")),
        arms=(3, 5, 7),
        actors=(0, 1),
        phase="play",
        hands=(("A",), ("2",), ("3",)),
        dealer=2,
        tokens=(4, 5, 6),
        passed=(0, 1),
        turns=8,
    )
    assert PLAYERS.scene(scene) == Scene(
        pieces=(Piece("pawn", "a3", 2, "fresh"), Piece("barricade", "b1")),
        arms=(5, 7, 3),
        actors=(0, 2),
        phase="play",
        hands=(("2",), ("3",), ("A",)),
        dealer=1,
        tokens=(5, 6, 4),
        passed=(0, 2),
        turns=8,
    )

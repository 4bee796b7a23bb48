"""Scenes set up by hand, for every board."""

from tockade.game_types import CHANCE, HIDDEN, BoardPlan, Piece, Scene
from tockade.games import read
from tockade.games.cardrace.board_plan import tijou_plan, tock_plan
from tockade.picture import Captions
from tockade.random_source import RandomSource

NAMES = ("Rouge", "Bleu", "Jaune", "Vert", "Orange", "Azur", "Mauve", "Noir")
CAPTIONS = Captions(
    title="Tock & Cie <4>",
    description="Rouge est en a18.",
    names=NAMES,
    initials=tuple("RBJVOAMN"),
    indices={"K": "R", "Q": "D", "J": "V", "X": "★", "G": "V"},
    stock="pioche",
    discard="défausse",
    die="dé",
    protected="protégé",
)


def tock(arms: int) -> tuple[BoardPlan, Scene]:
    """Every seat with a pawn in base, one on its start, one in its house and one on the ring."""
    pieces: list[Piece] = []
    for seat, arm in enumerate("abcdefgh"[:arms]):
        mark = "fresh" if seat == 0 else ""
        ring = f"{'abcdefgh'[(seat + 1) % arms]}{8 + seat}"
        pieces += [Piece("pawn", f"{arm}b1", seat), Piece("pawn", f"{arm}18", seat, mark)]
        pieces += [Piece("pawn", f"{arm}h2", seat), Piece("pawn", ring, seat)]
    hands = (("A", "K", "X"), *((HIDDEN,) * 5 for _ in range(arms - 1)))
    scene = Scene(tuple(pieces), tuple(range(arms)), (1,), "play", hands, (HIDDEN,) * 23, ("3", "Q"), dealer=0)
    return tock_plan(arms), scene


def tijou() -> tuple[BoardPlan, Scene]:
    """Five players: two share a side, and pieces share squares."""
    places = (("a0", 0), ("a0", 1), ("a0", 2), ("bh", 1), ("bh", 4), ("bh", 4), ("bb1", 1), ("bb1", 4))
    pieces = tuple(Piece("pawn", place, seat) for place, seat in places)
    return tijou_plan(4), Scene(pieces, (3, 1, 2, 0, 1), (0, 4), "exchange", passed=(2,), tokens=(0, 2, 0, 0, 0))


def begun(setup: str) -> tuple[BoardPlan, Scene]:
    """A game of the shelf before its first move."""
    game, source = read(setup), RandomSource("picture")
    position = game.start()
    while CHANCE in game.actors(position):
        position = game.settle(position, game.chance(position).sample(source))
    return game.plan, game.scene(game.view(position, 0))


def all_scenes() -> list[tuple[BoardPlan, Scene]]:
    others = [begun("trikolos"), begun("barricades 3"), begun("barricades 4 board=small")]
    return [tock(4), tock(6), tock(8), tijou(), *others]

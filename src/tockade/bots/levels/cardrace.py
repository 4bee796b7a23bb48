"""The levels in the card races: habits, then a network, then searches that look further and remember more."""

from __future__ import annotations

from typing import Final

from tockade.bots.amateur_1 import cardrace as habits
from tockade.bots.amateur_1.best_scored_moves import best
from tockade.bots.avoid_hurting_own_side import sparing
from tockade.bots.avoid_sure_loss import surviving
from tockade.bots.beginner_oversights import noticed
from tockade.bots.level import Decision, Level, Players
from tockade.bots.score_cardrace_moves import one_ply
from tockade.bots.search_cardrace_moves import Search, look_ahead
from tockade.compiled_engines import compiled
from tockade.games.cardrace.bot_interface import CardRace
from tockade.random_source import RandomSource
from tockade.simulator import Memory, Reach

GAME: Final = CardRace
COMPILED: Final = compiled()
OVERLOOKED: Final = 20
"""How often in a hundred a beginner does not see what a card could do."""
CONFIRME: Final = Search(widest=3, deals=(6,), reach=Reach(decisions=1, plies=12))
EXPERT: Final = Search(widest=6, deals=(8, 16), reach=Reach(decisions=2, plies=24))
MAITRE: Final = Search(widest=6, deals=(8, 16, 32), reach=Reach(decisions=2, plies=24))


def debutant(asked: Decision) -> int:
    """The amateur's habits, but it overlooks what some of its cards could do; never a win."""
    assert isinstance(asked.game, CardRace)
    randomness = RandomSource(asked.seed)
    position = asked.game.imagine(asked.view, randomness)
    moves = asked.game.legal_moves(position, asked.view.viewer)
    scores = habits.score_moves(asked.game, position, asked.view.viewer, moves)
    numbers = list(range(len(moves)))
    if max(scores) < habits.WIN / 2:
        numbers = noticed(numbers, [move.card for move in moves], OVERLOOKED, randomness)
    return best(numbers, [scores[number] for number in numbers], randomness)


def amateur(asked: Decision) -> int:
    """Good habits: what a play does to the board, and what the cards are good for that it keeps."""
    assert isinstance(asked.game, CardRace)
    randomness = RandomSource(asked.seed)
    position = asked.game.imagine(asked.view, randomness)
    moves = asked.game.legal_moves(position, asked.view.viewer)
    return moves.index(habits.choose(asked.game, position, asked.view.viewer, moves, randomness))


def habitue(asked: Decision) -> int:
    """One ply of the network, with the memory of a person."""
    return sparing(asked, one_ply(asked, Memory.PERSON))


def confirme(asked: Decision) -> int:
    """A short search with the memory of a person."""
    return _searching(asked, CONFIRME, Memory.PERSON)


def expert(asked: Decision) -> int:
    """A search that looks further, with the memory of a person."""
    return _searching(asked, EXPERT, Memory.PERSON)


def maitre(asked: Decision) -> int:
    """The longest search, with a perfect memory."""
    return _searching(asked, MAITRE, Memory.VIEW)


def quick(asked: Decision) -> int:
    """One ply of the network, with a perfect memory."""
    return sparing(asked, one_ply(asked, Memory.VIEW))


def forgetful(asked: Decision) -> int:
    """The longest search with the memory of a person, to measure what a perfect one is worth."""
    return _searching(asked, MAITRE, Memory.PERSON)


def _searching(asked: Decision, search: Search, memory: Memory) -> int:
    """What a search finds; plain engines are too slow for it, and the network's one ply stands in."""
    thought = one_ply(asked, memory)
    found = look_ahead(asked, thought, search) if COMPILED else thought
    return surviving(asked, found, sparing(asked, found))


QUICK: Final = quick
FORGETFUL: Final = forgetful
PLAYERS: Final[Players] = {
    Level.DEBUTANT: debutant,
    Level.AMATEUR: amateur,
    Level.HABITUE: habitue,
    Level.CONFIRME: confirme,
    Level.EXPERT: expert,
    Level.MAITRE: maitre,
}

from collections.abc import MutableSequence

from tockade.games.trikolos.engine import Playout

def play_games(playout: Playout, seed: int, first: int, games: int, counts: MutableSequence[int]) -> None: ...

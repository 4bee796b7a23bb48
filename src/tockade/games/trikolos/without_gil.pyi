from collections.abc import MutableSequence

from tockade.games.trikolos.engine import Board, Playout, Policies, Search

def deepen(search: Search, table: MutableSequence[int], depth: int) -> bool: ...
def play_games(playout: Playout, seed: int, first: int, games: int, counts: MutableSequence[int]) -> None: ...
def play_out(
    start: Board,
    playout: Playout,
    policies: Policies,
    seed: int,
    first: int,
    games: int,
    plies: int,
    rows: MutableSequence[int],
) -> None: ...

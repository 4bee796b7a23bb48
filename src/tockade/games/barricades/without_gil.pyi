from collections.abc import MutableSequence

from tockade.games.barricades.engine import Learner, Playout, Position, Rules, Search, Sight, Temperatures

def play_game(rules: Rules, start: Position, position: Position, playout: Playout) -> None: ...
def play_out(
    rules: Rules,
    start: Position,
    position: Position,
    playout: Playout,
    temperatures: Temperatures,
    seed: int,
    first: int,
    count: int,
    plies: int,
    rows: MutableSequence[int],
) -> None: ...
def search_moves(rules: Rules, search: Search, start: Position, throws: int) -> int: ...
def self_play(
    rules: Rules,
    start: Position,
    position: Position,
    after: Position,
    playout: Playout,
    sight: Sight,
    temperatures: Temperatures,
    learner: Learner,
    seed: int,
    first: int,
    count: int,
) -> None: ...

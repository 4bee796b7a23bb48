from collections.abc import MutableSequence

from tockade.games.cardrace.engine import Knowledge, Learner, Network, Policies, Position, Rules, Scratch, Survey

def play_number(rules: Rules, position: Position, scratch: Scratch, seed: int, number: int, scored: int) -> None: ...
def play_out(
    rules: Rules,
    start: Position,
    position: Position,
    scratch: Scratch,
    policies: Policies,
    seed: int,
    first: int,
    count: int,
    plies: int,
    rows: MutableSequence[int],
) -> None: ...
def self_play(
    rules: Rules,
    position: Position,
    after: Position,
    scratch: Scratch,
    survey: Survey,
    policies: Policies,
    learner: Learner,
    seed: int,
    first: int,
    count: int,
) -> None: ...
def roll_out(
    rules: Rules,
    knowledge: Knowledge,
    deal: Position,
    position: Position,
    after: Position,
    scratch: Scratch,
    survey: Survey,
    network: Network,
    viewer: int,
    moves: MutableSequence[int],
    seed: int,
    first: int,
    count: int,
    decisions: int,
    plies: int,
    rows: MutableSequence[int],
) -> None: ...

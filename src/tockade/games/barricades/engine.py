"""The engine of Barricades: positions, legal moves, verdicts, playing and playouts.

Its functions are in `engine_sections/`, one file for each subject.  The build puts them together into one compiled
module of this name (tools/amalgam.py), with the C types in `engine.pxd`; plain Python takes them from here.
"""

from tockade.games.barricades.engine_sections.best_or_random_move import pick_place, pick_walk
from tockade.games.barricades.engine_sections.chance import draw_empty_house, open_throws, throw_die
from tockade.games.barricades.engine_sections.chance_outcomes import outcome_weight, outcomes, settle_number
from tockade.games.barricades.engine_sections.check_move import goal_closed, place_verdict, walk_verdict
from tockade.games.barricades.engine_sections.cursor import Cursor
from tockade.games.barricades.engine_sections.features import Sight, set_kin
from tockade.games.barricades.engine_sections.learning import Learner
from tockade.games.barricades.engine_sections.legal_moves import (
    list_moves,
    list_walks,
    list_walks_from,
    nearer_walk,
    stands_before_goal,
)
from tockade.games.barricades.engine_sections.network import Network, set_outputs
from tockade.games.barricades.engine_sections.network_choice import (
    choose_by_network,
    list_afterstates,
    position_chances,
    score_moves,
)
from tockade.games.barricades.engine_sections.packed_numbers import make_move, move_end, move_start
from tockade.games.barricades.engine_sections.playing import play
from tockade.games.barricades.engine_sections.playouts import advance, play_game, reset, set_weight
from tockade.games.barricades.engine_sections.playouts_from_position import play_numbered, play_out
from tockade.games.barricades.engine_sections.policies import Temperatures, set_temperature
from tockade.games.barricades.engine_sections.position_bytes import bytes_size, read_bytes, write_bytes
from tockade.games.barricades.engine_sections.positions import (
    Position,
    begin,
    call_contender,
    owner_at,
    put_barricade,
    put_pawn,
    set_turn,
    sit,
)
from tockade.games.barricades.engine_sections.rule_tables import Rules
from tockade.games.barricades.engine_sections.scratch import MoveList, Playout
from tockade.games.barricades.engine_sections.search import search_moves, weigh_position, worth_to
from tockade.games.barricades.engine_sections.search_scratch import Search
from tockade.games.barricades.engine_sections.self_play import self_play

__all__ = [
    "Cursor",
    "Learner",
    "MoveList",
    "Network",
    "Playout",
    "Position",
    "Rules",
    "Search",
    "Sight",
    "Temperatures",
    "advance",
    "begin",
    "bytes_size",
    "call_contender",
    "choose_by_network",
    "draw_empty_house",
    "goal_closed",
    "list_afterstates",
    "list_moves",
    "list_walks",
    "list_walks_from",
    "make_move",
    "move_end",
    "move_start",
    "nearer_walk",
    "open_throws",
    "outcome_weight",
    "outcomes",
    "owner_at",
    "pick_place",
    "pick_walk",
    "place_verdict",
    "play",
    "play_game",
    "play_numbered",
    "play_out",
    "position_chances",
    "put_barricade",
    "put_pawn",
    "read_bytes",
    "reset",
    "score_moves",
    "search_moves",
    "self_play",
    "set_kin",
    "set_outputs",
    "set_temperature",
    "set_turn",
    "set_weight",
    "settle_number",
    "sit",
    "stands_before_goal",
    "throw_die",
    "walk_verdict",
    "weigh_position",
    "worth_to",
    "write_bytes",
]

"""The card-race engine: positions, legal moves, verdicts, consequences and playouts of the tocks and Tijou.

Its functions are in `engine_sections/`, one file for each subject.  The build puts them together into one compiled
module of this name (tools/amalgam.py), with the C types in `engine.pxd`; plain Python takes them from here.
"""

from tockade.games.cardrace.engine_sections.afterstates import list_afterstates, make_afterstate
from tockade.games.cardrace.engine_sections.best_or_random_move import choose
from tockade.games.cardrace.engine_sections.candidate_rollouts import roll_out
from tockade.games.cardrace.engine_sections.card_chances import Survey, set_kin
from tockade.games.cardrace.engine_sections.chance import gather, lots, settle_side
from tockade.games.cardrace.engine_sections.check_divided_seven import step_seven
from tockade.games.cardrace.engine_sections.check_move import judge
from tockade.games.cardrace.engine_sections.check_walk_push_swap import judge_lap
from tockade.games.cardrace.engine_sections.cursor import Cursor
from tockade.games.cardrace.engine_sections.game_calls import GameCalls
from tockade.games.cardrace.engine_sections.hands_and_piles import cards_wanted, largest_deal, stock_left
from tockade.games.cardrace.engine_sections.knowledge import (
    Knowledge,
    choose_gift,
    count_rest,
    deal_hidden,
    fits_pack,
    forget_order,
    imagine_many,
    know_nothing,
    know_position,
    lay_out,
)
from tockade.games.cardrace.engine_sections.learning import Learner
from tockade.games.cardrace.engine_sections.legal_moves import (
    first_laps,
    list_moves,
    list_sorted,
    listed_moves,
    listed_uses,
)
from tockade.games.cardrace.engine_sections.moves import Move, listed_move, move_parts
from tockade.games.cardrace.engine_sections.moving_pawns import rehearse
from tockade.games.cardrace.engine_sections.network import Network, set_outputs
from tockade.games.cardrace.engine_sections.network_choice import choose_by_network, score_moves, score_position
from tockade.games.cardrace.engine_sections.packed_numbers import (
    candidate_part,
    candidate_pawn,
    concerns_part,
    has_lapped,
    make_astray,
    make_part,
    make_rest,
    moved_pawns,
    part_beyond,
    part_from,
    part_other,
    part_to,
    part_way,
    seat_of,
    steps_left,
    verdict_about,
    verdict_code,
    verdict_part,
    verdict_steps,
)
from tockade.games.cardrace.engine_sections.pawn_move_rules import forward_verdict, laps, nearest_blamed
from tockade.games.cardrace.engine_sections.playing import after_move, play_listed, play_spelled
from tockade.games.cardrace.engine_sections.playouts import play_number, seed_game
from tockade.games.cardrace.engine_sections.playouts_from_position import play_numbered, play_out
from tockade.games.cardrace.engine_sections.policies import Policies, set_policy
from tockade.games.cardrace.engine_sections.position_bytes import bytes_size, read_bytes, write_bytes
from tockade.games.cardrace.engine_sections.positions import (
    Position,
    clear_position,
    put_in,
    set_cards,
    set_gifts,
    set_known,
    set_order,
    set_tokens,
    sit,
    start_position,
    unpack,
)
from tockade.games.cardrace.engine_sections.referee_value import referee_chances
from tockade.games.cardrace.engine_sections.rule_tables import Rules
from tockade.games.cardrace.engine_sections.scratch import Scratch, noted, set_outcome
from tockade.games.cardrace.engine_sections.seats import (
    acting_seat,
    actors_of,
    acts,
    is_placed,
    partner_of,
    played_seat,
    seven_mover,
    side_done,
    side_of,
    sides,
)
from tockade.games.cardrace.engine_sections.self_play import self_play
from tockade.games.cardrace.engine_sections.seven_graph import begin_graph, effect_part, graph_edges, graph_rest
from tockade.games.cardrace.engine_sections.seven_parts import begin_seven, list_candidates, moved_before, walk_part
from tockade.games.cardrace.engine_sections.seven_states import completable, rebuild
from tockade.games.cardrace.engine_sections.squares_and_pawns import (
    ahead,
    anybody_at,
    house_of,
    lift,
    onward,
    progress,
    set_down,
    set_fresh,
    to_entrance,
)
from tockade.games.cardrace.engine_sections.stock_as_counts import (
    open_stock,
    outcome_weight,
    outcomes,
    pick_outcome,
    settle,
    settle_number,
)

__all__ = [
    "Cursor",
    "GameCalls",
    "Knowledge",
    "Learner",
    "Move",
    "Network",
    "Policies",
    "Position",
    "Rules",
    "Scratch",
    "Survey",
    "acting_seat",
    "actors_of",
    "acts",
    "after_move",
    "ahead",
    "anybody_at",
    "begin_graph",
    "begin_seven",
    "bytes_size",
    "candidate_part",
    "candidate_pawn",
    "cards_wanted",
    "choose",
    "choose_by_network",
    "choose_gift",
    "clear_position",
    "completable",
    "concerns_part",
    "count_rest",
    "deal_hidden",
    "effect_part",
    "first_laps",
    "fits_pack",
    "forget_order",
    "forward_verdict",
    "gather",
    "graph_edges",
    "graph_rest",
    "has_lapped",
    "house_of",
    "imagine_many",
    "is_placed",
    "judge",
    "judge_lap",
    "know_nothing",
    "know_position",
    "laps",
    "largest_deal",
    "lay_out",
    "lift",
    "list_afterstates",
    "list_candidates",
    "list_moves",
    "list_sorted",
    "listed_move",
    "listed_moves",
    "listed_uses",
    "lots",
    "make_afterstate",
    "make_astray",
    "make_part",
    "make_rest",
    "move_parts",
    "moved_before",
    "moved_pawns",
    "nearest_blamed",
    "noted",
    "onward",
    "open_stock",
    "outcome_weight",
    "outcomes",
    "part_beyond",
    "part_from",
    "part_other",
    "part_to",
    "part_way",
    "partner_of",
    "pick_outcome",
    "play_listed",
    "play_number",
    "play_numbered",
    "play_out",
    "play_spelled",
    "played_seat",
    "progress",
    "put_in",
    "read_bytes",
    "rebuild",
    "referee_chances",
    "rehearse",
    "roll_out",
    "score_moves",
    "score_position",
    "seat_of",
    "seed_game",
    "self_play",
    "set_cards",
    "set_down",
    "set_fresh",
    "set_gifts",
    "set_kin",
    "set_known",
    "set_order",
    "set_outcome",
    "set_outputs",
    "set_policy",
    "set_tokens",
    "settle",
    "settle_number",
    "settle_side",
    "seven_mover",
    "side_done",
    "side_of",
    "sides",
    "sit",
    "start_position",
    "step_seven",
    "steps_left",
    "stock_left",
    "to_entrance",
    "unpack",
    "verdict_about",
    "verdict_code",
    "verdict_part",
    "verdict_steps",
    "walk_part",
    "write_bytes",
]

"""The engine of Trikolos: positions, legal moves, playing and playouts.

Its functions are in `engine_sections/`, one file for each subject.  The build puts them together into one compiled
module of this name (tools/amalgam.py), with the C types in `engine.pxd`; plain Python takes them from here.
"""

from tockade.games.trikolos.engine_sections.chance import lights_left, settle_number
from tockade.games.trikolos.engine_sections.cursor import Cursor
from tockade.games.trikolos.engine_sections.legal_moves import choices, open_tiles, pawn_choices
from tockade.games.trikolos.engine_sections.move_scores import steps
from tockade.games.trikolos.engine_sections.packed_numbers import count, fall_seat, fall_tile, lowest
from tockade.games.trikolos.engine_sections.playing import apply, winner
from tockade.games.trikolos.engine_sections.playouts import begin, decide, play_games
from tockade.games.trikolos.engine_sections.playouts_from_position import play_out
from tockade.games.trikolos.engine_sections.policies import Policies, set_policy
from tockade.games.trikolos.engine_sections.position_bytes import bytes_size, read_bytes, write_bytes
from tockade.games.trikolos.engine_sections.positions import Board, lay, light_of, pawn_on, place_pawn, twin
from tockade.games.trikolos.engine_sections.scratch import Playout
from tockade.games.trikolos.engine_sections.search import begin_search, deepen
from tockade.games.trikolos.engine_sections.search_scratch import Search

__all__ = [
    "Board",
    "Cursor",
    "Playout",
    "Policies",
    "Search",
    "apply",
    "begin",
    "begin_search",
    "bytes_size",
    "choices",
    "count",
    "decide",
    "deepen",
    "fall_seat",
    "fall_tile",
    "lay",
    "light_of",
    "lights_left",
    "lowest",
    "open_tiles",
    "pawn_choices",
    "pawn_on",
    "place_pawn",
    "play_games",
    "play_out",
    "read_bytes",
    "set_policy",
    "settle_number",
    "steps",
    "twin",
    "winner",
    "write_bytes",
]

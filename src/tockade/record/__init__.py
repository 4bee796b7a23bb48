"""Records of whole games and files of single positions, as text that a person can read and type.

A record holds everything that happened, chance included: it replays without a source, to the identical
position.  `docs/notation.md` has the grammar.
"""

from tockade.record.playing import Choose, Recorder, play_out, playout_record, random_choice
from tockade.record.position import position_data, read_position, write_position
from tockade.record.replay import Moment, begin, deal_is_genuine, final_position, replay
from tockade.record.text import Event, Record, read, read_result, result_text, write

__all__ = [
    "Choose",
    "Event",
    "Moment",
    "Record",
    "Recorder",
    "begin",
    "deal_is_genuine",
    "final_position",
    "play_out",
    "playout_record",
    "position_data",
    "random_choice",
    "read",
    "read_position",
    "read_result",
    "replay",
    "result_text",
    "write",
    "write_position",
]

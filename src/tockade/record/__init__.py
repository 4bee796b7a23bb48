"""Records of whole games and files of single positions, as text that a person can read and type.

A record holds everything that happened, chance included: it replays without a source, to the identical
position.  `docs/notation.md` has the grammar.
"""

from tockade.record.position_file import position_data, read_position, write_position
from tockade.record.record_text import Record, RecordedEvent, read, read_result, result_text, write
from tockade.record.recorder import Choose, Recorder, play_out, playout_record, random_choice
from tockade.record.replay import Moment, begin, deal_is_genuine, final_position, replay

__all__ = [
    "Choose",
    "Moment",
    "Record",
    "RecordedEvent",
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

"""Studies: many games of any rule set or of its variants, measured and compared.

`make_plan` says what is to be played, `play_games` plays it with an executor of `tockade.work`, `finish_study`
makes the figures; `terminal_report`, `html_page` and `study_data` report them.  `arena` lets bots play each other.
"""

from tockade.study.playing_policy import PlayingPolicy
from tockade.study.study_games import Batch, play_games
from tockade.study.study_plan import LIMIT, StudyPlan, Variant, make_plan
from tockade.study.study_result import Study, finish_study, study_data

__all__ = [
    "LIMIT",
    "Batch",
    "PlayingPolicy",
    "Study",
    "StudyPlan",
    "Variant",
    "finish_study",
    "make_plan",
    "play_games",
    "study_data",
]

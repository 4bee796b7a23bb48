"""The rule makers' instrument: many games of any rule set, and what they tell.

`plan` says what is to be played, an `executor` plays it, `study_of` makes the figures, and `terminal`, `data` and
`page` report them.
"""

from tockade.study.executor import Executor, Inline, Processes, cores, executor
from tockade.study.plan import LIMIT, Plan, Variant, plan
from tockade.study.playing import played
from tockade.study.policy import Policy
from tockade.study.study import Study, data, study_of

__all__ = [
    "LIMIT",
    "Executor",
    "Inline",
    "Plan",
    "Policy",
    "Processes",
    "Study",
    "Variant",
    "cores",
    "data",
    "executor",
    "plan",
    "played",
    "study_of",
]

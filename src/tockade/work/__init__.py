"""Many independent pieces of work, done here, in several processes or on a cluster, and their results put together.

A `Job` is something that can be done for numbered cases (game 0, game 1, …); `run` cuts jobs into tasks, gives them to
an `Executor`, and hands the results back in the order of their numbers. A result depends on its task alone, so the
totals are the same whoever did it, in whichever order, and after a run that was interrupted and taken up again.
"""

from tockade.work.executor import HERE, Executor, Inline, Processes, ProcessesLost, cores, executor
from tockade.work.job import Job, Task
from tockade.work.journal import PROGRAM, Journal
from tockade.work.progress import Progress, Report
from tockade.work.run import run

__all__ = [
    "HERE",
    "PROGRAM",
    "Executor",
    "Inline",
    "Job",
    "Journal",
    "Processes",
    "ProcessesLost",
    "Progress",
    "Report",
    "Task",
    "cores",
    "executor",
    "run",
]

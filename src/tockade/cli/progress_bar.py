"""The bar that is shown on a terminal while games are played: how many are done, and the time that is left."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta

from tockade.cli.output import console
from tockade.game_types import BadInput
from tockade.work import ProcessesLost, Progress, Report


@contextmanager
def progress_bar(label: str) -> Iterator[Report]:
    """Moves whenever progress is reported to it; nothing is left of it in the end."""
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn
    from rich.progress import Progress as Bar

    shown = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[left]}"))
    out = console(error=True)
    with Bar(*shown, console=out, transient=True, disable=not out.is_terminal) as bar:
        task = bar.add_task(label, total=None, left="")

        def report(progress: Progress) -> None:
            bar.update(task, completed=progress.done, total=progress.total, left=time_left(progress))

        try:
            yield report
        except ProcessesLost:
            raise BadInput("processes_lost") from None


def time_left(progress: Progress) -> str:
    """`0:01:40`; nothing while it is not known."""
    seconds = progress.remaining
    return "" if seconds is None else str(timedelta(seconds=round(seconds)))

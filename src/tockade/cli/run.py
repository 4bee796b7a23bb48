"""One run of the command line: the words that were typed in, an exit code out."""

from __future__ import annotations

import os
from collections.abc import Sequence

import typer

from tockade.cli import INTERRUPTED, speech
from tockade.cli.commands import application


def run(arguments: Sequence[str]) -> int:
    """Carry out what was typed; what cannot be is answered with one sentence."""
    speech.choose(speech.wanted(arguments, os.environ))
    try:
        code = application().main(list(arguments), prog_name="tockade", standalone_mode=False)
        return code if isinstance(code, int) else 0
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except Exception as error:
        from tockade.cli.refusal import refuse

        return refuse(error)

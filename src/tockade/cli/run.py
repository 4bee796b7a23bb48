"""One run of the command line: arguments in, an exit code out."""

from __future__ import annotations

import os
from collections.abc import Sequence

import typer

from tockade.cli import INTERRUPTED, language
from tockade.cli.command_loader import application


def run(arguments: Sequence[str]) -> int:
    """Carry out what was typed; what cannot be is answered with one sentence."""
    language.choose_language(language.language_wanted(arguments, os.environ))
    try:
        code = application().main(list(arguments), prog_name="tockade", standalone_mode=False)
        return code if isinstance(code, int) else 0
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except Exception as error:
        from tockade.cli.error_messages import refuse

        return refuse(error)

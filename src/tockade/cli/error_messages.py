"""Error messages: one sentence in the reader's language, exit code 2."""

from __future__ import annotations

import re
import sys
from enum import Enum
from typing import Any, Final

import typer

from tockade.cli import language
from tockade.game_types import BadInput, nearest

BAD_INPUT: Final = 2
PLACEHOLDER: Final = re.compile(r"[A-Z]{2,}")
"""A word of a metavar that is not typed as it stands."""


class Refused(Exception):
    """A refusal that is already a sentence."""


def refuse(error: Exception) -> int:
    """Say why, or raise again what is nobody's bad input but a fault of ours."""
    match error:
        case Refused():
            sentence = str(error)
        case BadInput():
            sentence = language.bad_input(error)
        case typer.TyperException():
            sentence = language.bad_input(usage(error))
        case _:
            raise error
    sys.stderr.write(f"{sentence}\n")
    return BAD_INPUT


def usage(error: Any) -> BadInput:
    """A word that the command line does not understand, as our own refusal."""
    context = getattr(error, "ctx", None)
    path = context.command_path if context else "tockade"
    match type(error).__name__:
        case "NoSuchOption":
            names = [name for each in context.command.get_params(context) for name in each.opts] if context else []
            close = nearest(error.option_name, [name for name in names if name.startswith("-")])
            return BadInput("no_such_option", name=error.option_name, nearest=close)
        case "MissingParameter":
            return BadInput("missing_parameter", name=parameter_name(error.param), command=path)
        case "BadOptionUsage":
            return BadInput("missing_value", name=error.option_name)
        case "BadParameter":
            return wrong_value(error.param, path)
    return BadInput("usage", command=path)


def wrong_value(parameter: Any, command: str) -> BadInput:
    """What kind of value a parameter takes, and within which bounds."""
    name, kind = parameter_name(parameter), getattr(getattr(parameter, "type_descriptor", None), "annotation", None)
    if kind in (int, float):
        least, most = parameter.min, parameter.max
        bounds = "none" if least is None else "least" if most is None else "both"
        return BadInput(
            "number", name=name, whole="yes" if kind is int else "no", bounds=bounds, least=str(least), most=str(most)
        )
    if isinstance(kind, type) and issubclass(kind, Enum):
        choices = ", ".join(str(each.value) for each in kind)
        return BadInput("choice", name=name, here="option" if name.startswith("-") else "word", choices=choices)
    return BadInput("parameter_value", name=name, command=command)


def parameter_name(parameter: Any) -> str:
    """As people type it, or what stands for it: `--seat`, `FILE`, `make|list|try`."""
    names = [name for name in getattr(parameter, "opts", []) if name.startswith("-")]
    return names[0] if names else in_words(str(getattr(parameter, "metavar", None) or "?"))


def in_words(placeholder: str) -> str:
    """What stands for something to be typed, in the reader's language: FILE, SEAT|spectator|referee."""
    return PLACEHOLDER.sub(lambda found: language.say(f"placeholder-{found[0].lower()}"), placeholder)

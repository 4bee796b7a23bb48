"""Help in the reader's language: the words are Fluent messages named after the command and its parameters.

`command-NAME` is what a command is for, `parameter-COMMAND-NAME` what a parameter means there,
`parameter-NAME` what it means everywhere.  A test demands them all.
"""

from __future__ import annotations

import io
from typing import Any, Final

from tockade.cli import language
from tockade.cli.command_loader import COMMANDS
from tockade.cli.error_messages import in_words, parameter_name

Rows = list[tuple[str, str]]
UNBREAKING: Final = {ord("\u00a0"): "\ue000", ord("\u202f"): "\ue001"}
"""Spaces that keep a line together, as letters while lines are broken: to rich every space is a place to break."""
BREAKING: Final = {ord(letter): chr(space) for space, letter in UNBREAKING.items()}


def overview(context: Any) -> str:
    """What `tockade --help` says."""
    rows = [(name, language.say(f"command-{name}")) for name in COMMANDS]
    commands = (language.say("help-commands"), rows)
    return page(f"tockade {language.say('help-command')}", language.say("help-tockade"), commands, options(context))


def command_help(context: Any) -> str:
    """What `tockade NAME --help` says."""
    asked = [each for each in context.command.params if not is_option(each)]
    rows = [(parameter_name(each), meaning(context, each)) for each in asked]
    usage = " ".join([context.command_path, *map(in_usage, asked), language.say("help-options-after")])
    arguments = (language.say("help-arguments"), rows)
    return page(usage, language.say(f"command-{context.command.name}"), arguments, options(context))


def in_usage(argument: Any) -> str:
    """An argument in the usage line: `FILE`, `[GAME...]` where it may be left out."""
    name = parameter_name(argument)
    return name if argument.required or name.startswith("[") else f"[{name}]"


def is_option(parameter: Any) -> bool:
    return str(parameter.param_type_name) == "option"


def options(context: Any) -> tuple[str, Rows]:
    asked = [each for each in context.command.params if is_option(each)]
    rows = [(spelled(each), meaning(context, each)) for each in asked]
    return language.say("help-options"), [*rows, ("--help", language.say("parameter-help"))]


def spelled(option: Any) -> str:
    """`--seat SEAT`, `--policy quick|random`, `--json`."""
    return " ".join([*option.opts, *([] if option.is_flag else [in_words(option.metavar)])])


def meaning(context: Any, parameter: Any) -> str:
    """What a parameter means for this command, and its default if it has one."""
    said = language.say(parameter_message(context.command.name, parameter.name))
    default = getattr(parameter.default, "value", parameter.default)
    if parameter.required or default in (None, False, ""):
        return said
    return f"{said} {language.say('help-default', value=str(default))}"


def parameter_message(command: str, parameter: str) -> str:
    """The id of the command's own words for a parameter if there are some, else of everybody's."""
    name = parameter.replace("_", "-")
    own = f"parameter-{command}-{name}"
    return own if language.words().messages.has(own) else f"parameter-{name}"


def page(usage: str, purpose: str, *parts: tuple[str, Rows]) -> str:
    from rich.console import Console
    from rich.table import Table

    terminal, written = Console(), io.StringIO()
    out = Console(file=written, force_terminal=terminal.is_terminal, width=terminal.width, markup=False)
    out.print(f"{language.say('help-usage')} {usage}\n\n{purpose}", highlight=False)
    for title, rows in parts:
        table = Table(title=title, title_justify="left", title_style="bold", box=None, show_header=False)
        table.add_column(style="cyan", no_wrap=True)
        for row in rows:
            table.add_row(*(text.translate(UNBREAKING) for text in row))
        if rows:
            out.print("", table, sep="\n")
    return written.getvalue().translate(BREAKING)

"""The commands by name; each is imported when it is called, so that starting costs little."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Annotated, Any, Final

import typer
from typer.core import TyperCommand, TyperGroup

from tockade import __version__, compiled_engines
from tockade.cli.shared_parameters import Lang

COMMANDS: Final = (
    "play",
    "serve",
    "games",
    "rules",
    "new",
    "show",
    "legal",
    "explain",
    "apply",
    "replay",
    "review",
    "hint",
    "exercises",
    "playout",
    "study",
    "arena",
    "strength",
    "train",
    "endings",
    "perft",
    "bench",
    "backup",
    "export",
    "import",
    "verify",
    "doctor",
)
"""In the order in which people meet them; `NAME` is the function `NAME` of `tockade.cli.commands.NAME`."""
LONGER_NAMES: Final = {"games": "list_rule_sets", "import": "import_tables", "playout": "count_playouts"}
"""The commands whose file and function say more than their name."""


class TranslatedCommand(TyperCommand):
    """A command whose help is in the reader's language."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        from tockade.cli.help_text import command_help

        formatter.write(command_help(ctx))


class Commands(TyperGroup):
    """All commands, none of them imported before it is needed."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        return command(cmd_name) if cmd_name in COMMANDS else None

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in COMMANDS and not args[0].startswith("-"):
            from tockade.game_types import BadInput, nearest

            raise BadInput("command", name=args[0], nearest=nearest(args[0], COMMANDS))
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        from tockade.cli.help_text import overview

        formatter.write(overview(ctx))


def command(name: str) -> Any:
    """The command of this name, with its parameters."""
    spelled = LONGER_NAMES.get(name, name)
    function: Callable[..., None] = getattr(import_module(f"tockade.cli.commands.{spelled}"), spelled)
    alone = typer.Typer(add_completion=False)
    alone.command(name, cls=TranslatedCommand)(function)
    return typer.main.get_command(alone)


def application() -> Any:
    """`tockade` itself."""
    app = typer.Typer(cls=Commands, add_completion=False, no_args_is_help=True)
    app.callback()(tockade)
    return typer.main.get_command(app)


def say_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"tockade {__version__} ({compiled_engines.running()})")
        raise typer.Exit


def tockade(
    version: Annotated[bool, typer.Option("--version", callback=say_version, is_eager=True)] = False,
    lang: Lang = None,
) -> None:
    """All that can be said before a command."""

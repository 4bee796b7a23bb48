"""The command line: `tockade`."""

from typing import Annotated

import typer

from tockade import __version__, _speed

app = typer.Typer(no_args_is_help=True, help="Tijou, the tocks, barricades and trikolos.")


def say_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"tockade {__version__} ({_speed.running()})")
        raise typer.Exit


@app.callback()
def tockade(
    version: Annotated[
        bool,
        typer.Option("--version", callback=say_version, is_eager=True, help="Say the version and the speed."),
    ] = False,
) -> None:
    """Tijou, the tocks, barricades and trikolos."""


@app.command()
def play() -> None:
    """Play in the browser."""
    typer.echo("There is no table to play at yet.")


def main() -> None:
    app()


if __name__ == "__main__":
    main()

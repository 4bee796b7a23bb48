"""`tockade exercises`: positions in which one move is clearly the best, made, listed and tried."""

from __future__ import annotations

import time
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec
import typer

from tockade import games, record
from tockade.cli import language
from tockade.cli.draw_position import print_board
from tockade.cli.output import console
from tockade.cli.progress_bar import progress_bar
from tockade.cli.read_arguments import read_text
from tockade.cli.shared_parameters import Codes, Lang
from tockade.game_types import SPECTATOR, BadInput
from tockade.games import AnyGame
from tockade.insight import Exercise, Tier, collection, exercises_of, judge_answer, number_of_day, review
from tockade.insight.exercise import clear_exercises, read_exercises, write_exercises
from tockade.insight.review_words import ReviewWords
from tockade.work import Progress

if TYPE_CHECKING:
    from rich.console import Console

DAY: Final = 86_400
GAMES: Final = 12
"""Games that are played for the exercises of one setup, at most."""


class Action(StrEnum):
    """What to do."""

    MAKE = "make"
    LIST = "list"
    TRY = "try"


def exercises(
    action: Annotated[Action, typer.Argument(metavar="make|list|try")],
    names: Annotated[list[str] | None, typer.Argument(metavar="[FILE|NUMBER|MOVE]...")] = None,
    file: Annotated[str, typer.Option("--file", metavar="FILE")] = "",
    play: Annotated[str, typer.Option("--play", metavar="GAME,GAME")] = "",
    count: Annotated[int, typer.Option("--count", metavar="N", min=1, max=1000)] = 3,
    seed: Annotated[int, typer.Option("--seed", metavar="N", min=0)] = 1,
    codes: Codes = False,
    lang: Lang = None,
) -> None:
    if action is Action.MAKE:
        made = _played(play.split(","), count, seed) if play else _from_records(names or ["-"])
        typer.echo(write_exercises(made), nl=False)
        return
    known = _read(file) if file else collection()
    if action is Action.LIST:
        _list(known)
    else:
        _try(known, names or [])


def _read(name: str) -> list[Exercise]:
    try:
        return read_exercises(read_text(name))
    except msgspec.DecodeError:
        raise BadInput("exercises", name=name) from None


def _played(setups: list[str], count: int, seed: int) -> list[Exercise]:
    """So many clear exercises of each setup, from games of `quick` players."""
    made: list[Exercise] = []
    begun = time.monotonic()
    with progress_bar(language.say("cli-exercises")) as report:
        for setup in setups:
            found: list[Exercise] = []
            for number in range(GAMES):
                found += [] if len(found) >= count else list(clear_exercises(setup, seed, number))
            made += found[:count]
            report(Progress(len(made), len(setups) * count, seconds=time.monotonic() - begun))
    return made


def _from_records(names: list[str]) -> list[Exercise]:
    """The costliest decisions of everybody in these games."""
    made: list[Exercise] = []
    for name in names:
        game_record = record.read(read_text(name))
        if game_record.result is None:
            raise BadInput("review_unfinished")
        found = review(game_record, Tier.DEEP)
        made += exercises_of(game_record, found, list(range(record.begin(game_record).game.seats)))
    return made


def _list(known: list[Exercise]) -> None:
    out, today = console(), number_of_day(int(time.time()) // DAY, len(known)) if known else 0
    for number, each in enumerate(known, 1):
        words = _words(games.read(each.game), SPECTATOR)
        said = words.reader.words.format(
            "cli-exercise", {**words.reader.player("seat", each.seat), "moves": len(each.answers)}
        )
        out.print(f"{number:>4}  {each.game:<22} {said}", style="bold" if number == today else "")


def _words(game: AnyGame, viewer: int) -> ReviewWords:
    return ReviewWords(language.words(), game, viewer)


def _try(known: list[Exercise], names: list[str]) -> None:
    """Show a position, ask for a move unless it was given, and say what it is worth."""
    exercise = _chosen(known, names[0] if names else "")
    game = games.read(exercise.game)
    position = game.read_position(exercise.position)
    out, words = console(), _words(game, exercise.seat)
    print_board(out, game, game.view(position, exercise.seat))
    move = _answer(out, game, position, exercise.seat, " ".join(names[1:]))
    out.print(words.say(f"exercise-{judge_answer(exercise, move).value}"), style="bold")
    for answer in exercise.answers[:3]:
        out.print(f"  {words.percent(answer.chance):>6}  {language.code(answer.move)}{words.option(answer)}")


def _chosen(known: list[Exercise], number: str) -> Exercise:
    """The exercise with this number; that of the day where none was given."""
    if not known:
        raise BadInput("exercises_empty")
    wanted = int(number[:6]) if number.isascii() and number.isdigit() else 0
    if number and not 1 <= wanted <= len(known):
        raise BadInput("exercise_number", number=number, count=len(known))
    return known[(wanted or number_of_day(int(time.time()) // DAY, len(known))) - 1]


def _answer(out: Console, game: AnyGame, position: Any, seat: int, given: str) -> str:
    """The move that was given, or is asked for, in its usual spelling."""
    moves = game.legal_moves(position, seat)
    said = given or _asked(out, game, moves, seat)
    if said.isascii() and said.isdigit() and 1 <= int(said[:6]) <= len(moves):
        return game.move_text(moves[int(said) - 1])
    move = game.read_move(said)
    verdict = game.verdict(position, seat, move)
    if not verdict.legal:
        raise BadInput("exercise_illegal", reason=language.tell_reason(game, verdict, seat))
    return game.move_text(game.canonical(position, seat, move))


def _asked(out: Console, game: AnyGame, moves: list[Any], seat: int) -> str:
    for number, move in enumerate(moves, 1):
        said = language.words().move(game, game.steps(move), seat)
        out.print(f"{number:>4}  {language.code(game.move_text(move))}{said}")
    try:
        return " ".join(out.input(f"{language.say('cli-exercise-ask')} ", markup=False).split())
    except EOFError:
        raise BadInput("exercise_unanswered") from None

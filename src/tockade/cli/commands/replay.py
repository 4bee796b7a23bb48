"""`tockade replay`: a record in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import typer

from tockade import record
from tockade.cli import draw_position, language
from tockade.cli.error_messages import Refused
from tockade.cli.output import console, show_json
from tockade.cli.read_arguments import read_text, read_viewer
from tockade.cli.shared_parameters import AsJson, Codes, File, Lang, Viewer
from tockade.game_types import CHANCE, SPECTATOR, BadInput, IllegalMove
from tockade.games import AnyGame
from tockade.random_source import check_seal
from tockade.record import Moment, Record


def replay(
    file: File = "-",
    viewer: Viewer = "referee",
    boards: Annotated[bool, typer.Option("--boards")] = False,
    codes: Codes = False,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    game_record = record.read(read_text(file))
    game = record.begin(game_record).game
    eyes = read_viewer(game, viewer)
    if json:
        show_json([described(game, moment, eyes) for moment in moments(game, game_record)])
        return
    out = console()
    for moment in moments(game, game_record):
        out.print(language.tell_consequences(game, moment.consequences, eyes))
        if boards:
            draw_position.print_board(out, game, game.view(moment.after, eyes))
    out.print(language.tell_result(game, game_record.result), style="bold")
    if game_record.seed:
        out.print(language.say("cli-replay-deal", genuine=deal(game_record)))


def moments(game: AnyGame, game_record: Record) -> Iterator[Moment]:
    """The replay; an event that cannot have happened is refused with its reason."""
    try:
        yield from record.replay(game_record)
    except BadInput as refused:
        cause = refused.__cause__
        if isinstance(cause, IllegalMove):
            reason = language.tell_reason(game, cause.verdict, SPECTATOR)
        elif isinstance(cause, BadInput):
            reason = language.bad_input(cause)
        else:
            raise
        raise Refused(f"{language.bad_input(refused)} {reason}") from None


def described(game: AnyGame, moment: Moment, viewer: int) -> dict[str, Any]:
    consequences = [each.seen_by(viewer) for each in moment.consequences]
    return {
        "actor": moment.actor,
        "text": text_of_moment(game, moment),
        "consequences": consequences,
        "said": language.tell_consequences(game, moment.consequences, viewer),
        "view": game.view(moment.after, viewer).data,
    }


def text_of_moment(game: AnyGame, moment: Moment) -> str:
    return str(moment.move.text) if moment.actor == CHANCE else game.move_text(moment.move)


def deal(game_record: Record) -> str:
    """`genuine` when the seed gives this deal, `sealed` when it is also the one that was sealed."""
    if not record.deal_is_genuine(game_record) or (
        game_record.sealed and not check_seal(game_record.seed, game_record.sealed)
    ):
        return "false"
    return "sealed" if game_record.sealed else "genuine"

"""`tockade replay`: a record told in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import typer

from tockade import record
from tockade.cli import drawing, speech
from tockade.cli.options import AsJson, File, Lang, Viewer
from tockade.cli.reading import text_of, viewer_of
from tockade.cli.refusal import Refused
from tockade.cli.showing import console, show_json
from tockade.game import CHANCE, SPECTATOR, BadInput, IllegalMove
from tockade.games import AnyGame
from tockade.record import Moment, Record
from tockade.source import check_seal


def replay(
    file: File = "-",
    viewer: Viewer = "referee",
    boards: Annotated[bool, typer.Option("--boards")] = False,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    told = record.read(text_of(file))
    game = record.begin(told).game
    eyes = viewer_of(game, viewer)
    if json:
        show_json([described(game, moment, eyes) for moment in moments(game, told)])
        return
    out = console()
    for moment in moments(game, told):
        out.print(speech.tell(game, moment.consequences, eyes))
        if boards:
            drawing.in_terminal(out, game, game.view(moment.after, eyes))
    out.print(speech.result(game, told.result), style="bold")
    if told.seed:
        out.print(speech.say("cli-replay-deal", genuine=deal(told)))


def moments(game: AnyGame, told: Record) -> Iterator[Moment]:
    """The replay; an event that cannot have happened is refused with its reason."""
    try:
        yield from record.replay(told)
    except BadInput as refused:
        cause = refused.__cause__
        if isinstance(cause, IllegalMove):
            reason = speech.why(game, cause.verdict, SPECTATOR)
        elif isinstance(cause, BadInput):
            reason = speech.bad(cause)
        else:
            raise
        raise Refused(f"{speech.bad(refused)} {reason}") from None


def described(game: AnyGame, moment: Moment, viewer: int) -> dict[str, Any]:
    consequences = [each.seen_by(viewer) for each in moment.consequences]
    return {
        "actor": moment.actor,
        "text": text_of_moment(game, moment),
        "consequences": consequences,
        "said": speech.tell(game, moment.consequences, viewer),
        "view": game.view(moment.after, viewer).data,
    }


def text_of_moment(game: AnyGame, moment: Moment) -> str:
    return str(moment.move.text) if moment.actor == CHANCE else game.move_text(moment.move)


def deal(told: Record) -> str:
    """`genuine` when the seed gives this deal, `sealed` when it is also the one that was sealed."""
    if not record.deal_is_genuine(told) or (told.sealed and not check_seal(told.seed, told.sealed)):
        return "false"
    return "sealed" if told.sealed else "genuine"

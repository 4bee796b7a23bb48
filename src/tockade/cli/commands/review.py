"""`tockade review`: the review of a recorded game: how much was luck, how much was play."""

from __future__ import annotations

import time
from typing import Annotated

import typer

from tockade import record
from tockade.cli import language
from tockade.cli.output import console, show_json, write_file
from tockade.cli.progress_bar import progress_bar
from tockade.cli.read_arguments import read_text, read_viewer
from tockade.cli.shared_parameters import AsJson, File, Lang, Viewer
from tockade.game_types import BadInput
from tockade.insight import Review, Tier
from tockade.insight import review as review_record
from tockade.insight.review_words import ReviewWords
from tockade.record import Record
from tockade.work import Progress


def review(
    file: File = "-",
    viewer: Viewer = "spectator",
    tier: Annotated[Tier, typer.Option("--tier", metavar="quick|deep|long")] = Tier.DEEP,
    html: Annotated[str, typer.Option("--html", metavar="FILE")] = "",
    svg: Annotated[str, typer.Option("--svg", metavar="FILE")] = "",
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    game_record = record.read(read_text(file))
    game = record.begin(game_record).game
    if game_record.result is None:
        raise BadInput("review_unfinished")
    found = _reviewed(game_record, tier)
    words = ReviewWords(language.words(), game, max(-2, read_viewer(game, viewer)))
    title = f"{words.words.rules(game.rules.id)} · {language.tell_result(game, game_record.result)}"
    if json:
        show_json(found)
        return
    if html:
        from tockade.insight.review_page import write_review
        from tockade.web.static_files import text_and_title_faces

        write_file(html, write_review(found, words, title, text_and_title_faces()))
    if svg:
        from tockade.insight.review_picture import draw_review
        from tockade.web.static_files import text_and_title_faces

        if not found.games:
            raise BadInput("review_no_value", game=game.setup.text)
        write_file(svg, draw_review(found, words, title, typefaces=text_and_title_faces()))
    if not html and not svg:
        from tockade.cli.review_report import print_review

        print_review(console(), found, words)


def _reviewed(game_record: Record, tier: Tier) -> Review:
    """The review, with a bar that shows how far it is; Ctrl-C ends it."""
    begun = time.monotonic()
    with progress_bar(language.say(f"cli-review-{tier.value}")) as report:
        return review_record(
            game_record, tier, lambda done, whole: report(Progress(done, whole, seconds=time.monotonic() - begun))
        )

"""A review as one HTML page that needs nothing else: the picture, then errors by player and the dear decisions."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Final

from tockade.insight.review_picture import draw_review
from tockade.insight.review_types import Decision, GameReview, Review
from tockade.insight.review_words import ReviewWords, marks_are_sure
from tockade.picture.theme import EVENING
from tockade.words import sentence

DEAREST: Final = 12


def write_review(reviewed: Review, words: ReviewWords, title: str, typefaces: str = "") -> str:
    """The whole page, with its typefaces where given."""
    body = (
        "".join(_body(reviewed, words, title)) if reviewed.games else f"<p>{escape(words.first_sentence(reviewed))}</p>"
    )
    return (
        f'<!doctype html>\n<html lang="{words.words.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{typefaces}{_style()}</style>\n</head>\n<body>\n<main>\n"
        f"<h1>{escape(title)}</h1>\n{body}\n</main>\n</body>\n</html>\n"
    )


def _body(reviewed: Review, words: ReviewWords, title: str) -> Iterator[str]:
    yield draw_review(reviewed, words, title)
    yield f"<h2>{escape(words.say('review-errors'))}</h2><p>{escape(words.say('review-errors-words'))}</p>"
    for game in reviewed.games:
        yield from _errors(game, words)
    if marks_are_sure(reviewed):
        yield f"<h2>{escape(words.say('review-costly'))}</h2>"
        for game in reviewed.games:
            yield from _dearest(game, words)
    yield f"<h2>{escape(words.say('review-figures'))}</h2>"
    yield from (f"<p>{escape(said)}</p>" for said in provenance(reviewed, words))


def provenance(reviewed: Review, words: ReviewWords) -> Iterator[str]:
    """What luck and play mean here, and what the figures come from."""
    yield words.say("review-definitions")
    yield words.say(f"review-by-{reviewed.source}")
    if reviewed.stands_in:
        yield words.say("review-stands-in")
    if reviewed.pack:
        yield words.say("review-pack")
    if reviewed.tier == "quick":
        yield words.say("review-quick")


def _errors(game: GameReview, words: ReviewWords) -> Iterator[str]:
    yield "<table>"
    for each in game.errors:
        rate = words.say("review-error-rate", rate=round(each.rate), count=each.counted)
        marks = " ".join(f"{count} {mark}" for mark, count in each.marks.items() if count)
        name = escape(sentence(words.reader.shown(each.seat)))
        yield f"<tr><th scope='row'>{name}</th><td>{escape(rate)}</td><td>{escape(marks)}</td></tr>"
    yield "</table>"


def _dearest(game: GameReview, words: ReviewWords) -> Iterator[str]:
    marked = sorted((each for each in game.decisions if each.mark), key=lambda each: -each.loss)[:DEAREST]
    if not marked:
        yield f"<p>{escape(words.say('review-none-costly'))}</p>"
    yield from (_decision(each, words) for each in marked)


def _decision(decision: Decision, words: ReviewWords) -> str:
    player = words.reader.player("seat", decision.seat)
    heading = words.reader.words.format("review-options", {**player, "turn": decision.turn})
    rows = "".join(
        f"<tr><td>{escape(words.option(option))}</td><td>{words.percent(option.chance)}</td>"
        f"<td>{escape(words.say('review-played')) if option.played else ''}</td></tr>"
        for option in decision.options
    )
    return f"<h3>{escape(heading)} {escape(decision.mark)}</h3><table>{rows}</table>"


def _style() -> str:
    colours = EVENING
    return (
        f"body{{margin:0;background:{colours['ground-deep']};color:{colours['body']};"
        "font:17px/1.5 Text,system-ui,sans-serif}main{max-width:900px;margin:auto;padding:16px}"
        "svg{width:100%;height:auto}table{border-collapse:collapse}td,th{padding:4px 14px 4px 0;text-align:left}"
        f"h1,h2,h3{{color:{colours['accent']};font-family:Title,Georgia,serif;font-weight:600}}"
    )

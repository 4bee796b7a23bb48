"""A review in the terminal: the sentence, what the result is made of, the drawn curve, the moments that counted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tockade.cli import language
from tockade.insight.review_page import provenance
from tockade.insight.review_types import GameReview, Review
from tockade.insight.review_words import (
    ReviewWords,
    Totals,
    bars,
    costliest,
    luckiest,
    marks_are_sure,
    points,
    totals,
    whose,
)
from tockade.words import sentence

if TYPE_CHECKING:
    from rich.console import Console

COLUMNS: Final = 64
ROWS: Final = 10
DOTS: Final = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The bits of a Braille cell, row by row."""


def print_review(out: Console, reviewed: Review, words: ReviewWords) -> None:
    """All that a family wants to know."""
    out.print(words.first_sentence(reviewed), style="bold")
    if not reviewed.games:
        return
    seat = whose(reviewed, words.viewer)
    _print_bars(out, totals(reviewed, seat), words, seat)
    for number, game in enumerate(reviewed.games, 1):
        if len(reviewed.games) > 1:
            out.print(words.say("review-game-number", number=number), style="bold")
        side = game.sides[game.side_of(seat)]
        out.print(words.reader.words.format("review-curve-side", words.reader.players(side)))
        for line in curve_lines(game, seat):
            out.print(line, style="cyan")
        _print_luckiest(out, game, words, seat)
        if marks_are_sure(reviewed):
            _print_costliest(out, game, words)
        _print_errors(out, game, words)
    for said in provenance(reviewed, words):
        out.print(said, style="dim")


def _print_bars(out: Console, parts: Totals, words: ReviewWords, seat: int) -> None:
    for bar in bars(parts, words, seat):
        out.print(f"  {bar.name:<18}{bar.figure:>7}")


def curve_lines(game: GameReview, seat: int) -> list[str]:
    """The curve in Braille dots, the highest row first, with its scale."""
    side = game.side_of(seat)
    chances = [min(1.0, max(0.0, each.chances[side])) for each in game.turns]
    cells = [[0] * COLUMNS for _ in range(ROWS)]
    heights = [round((1 - chance) * (4 * ROWS - 1)) for chance in chances]
    before = heights[0]
    for x in range(2 * COLUMNS):
        here = heights[x * (len(heights) - 1) // (2 * COLUMNS - 1)]
        for y in range(min(before, here), max(before, here) + 1):
            cells[y // 4][x // 2] |= DOTS[y % 4][x % 2]
        before = here
    scale = {0: "100", ROWS // 2: "50", ROWS - 1: "0"}
    drawn = ["".join(chr(0x2800 + bits) for bits in row) for row in cells]
    foot = f"{game.turns[0].turn:<{COLUMNS // 2}}{game.turns[-1].turn:>{COLUMNS // 2}}"
    return [*(f"{scale.get(row, ''):>5} {line}" for row, line in enumerate(drawn)), f"      {foot}"]


def _print_luckiest(out: Console, game: GameReview, words: ReviewWords, seat: int) -> None:
    side = game.side_of(seat)
    out.print(words.say("review-lucky"), style="bold")
    for event in luckiest(game, seat):
        turn = words.say("review-turn", turn=event.turn)
        out.print(f"  {turn} · {words.lucky(event)} · {points(event.luck[side])}")
    if not luckiest(game, seat):
        out.print(f"  {words.say('review-none-lucky')}")


def _print_costliest(out: Console, game: GameReview, words: ReviewWords) -> None:
    out.print(words.say("review-costly"), style="bold")
    for decision in costliest(game):
        played, better = words.better(decision)
        line = (
            f"{sentence(words.reader.shown(decision.seat))} {decision.mark} {played} · "
            f"{words.say('review-better', move=better)}"
        )
        out.print(f"  {words.say('review-turn', turn=decision.turn)} · {line} · {points(-decision.loss)}")
    if not costliest(game):
        out.print(f"  {words.say('review-none-costly')}")


def _print_errors(out: Console, game: GameReview, words: ReviewWords) -> None:
    out.print(words.say("review-errors"), style="bold")
    for each in game.errors:
        rate = words.say("review-error-rate", rate=language.format_number(each.rate), count=each.counted)
        out.print(f"  {sentence(words.reader.shown(each.seat)):<12}{rate}")

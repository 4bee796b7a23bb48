"""A review as one picture to share: the sentence, the bars that add up, the curve, the moments that counted."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Final

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
from tockade.picture.theme import EVENING, Theme

WIDTH: Final = 900
MARGIN: Final = 28
INNER: Final = WIDTH - 2 * MARGIN
BARS_TOP: Final = 132
ROW: Final = 38
CURVE_TOP: Final = 326
CURVE_HEIGHT: Final = 236
LISTS_TOP: Final = CURVE_TOP + CURVE_HEIGHT + 44
LINE: Final = 26
LETTERS: Final = 92
"""In a line of the lists."""
BAR_COLOURS: Final = {"start": "brass", "play": "play", "luck": "luck", "end": "gold"}
FONT: Final = "font-family:Text,'Atkinson Hyperlegible Next',system-ui,sans-serif"
TITLE_FONT: Final = "Title,Fraunces,Georgia,serif"


def draw_review(reviewed: Review, words: ReviewWords, title: str, theme: Theme = EVENING, typefaces: str = "") -> str:
    """The picture of a review that has something to tell; `typefaces` for where it is shown by itself."""
    seat = whose(reviewed, words.viewer)
    parts = totals(reviewed, seat)
    game = reviewed.games[-1]
    lists = [*_luckiest(game, words, seat, theme)]
    if marks_are_sure(reviewed):
        lists += _costliest(game, words, seat, theme)
    height = LISTS_TOP + len(lists) * LINE + MARGIN
    body = "".join(
        [
            f'<rect width="{WIDTH}" height="{height}" fill="{theme["ground-deep"]}"/>',
            f'<g font-family="{TITLE_FONT}">{text(MARGIN, 54, title, theme["accent"], 30, "600")}</g>',
            text(MARGIN, 92, words.first_sentence(reviewed), theme["body"], 19),
            panel(BARS_TOP - 22, 4 * ROW + 24, theme),
            *_bars(parts, words, seat, theme),
            panel(CURVE_TOP - 18, CURVE_HEIGHT + 40, theme),
            text(MARGIN + 18, CURVE_TOP + 10, words.say("review-curve"), theme["text"], 17, "600"),
            *draw_curve(game, seat, theme, MARGIN + 56, CURVE_TOP + 34, INNER - 84, CURVE_HEIGHT - 60),
            *(text(x, LISTS_TOP + (row + 1) * LINE, said, colour, 16) for row, (x, said, colour) in enumerate(lists)),
        ]
    )
    named = f'role="img" aria-label="{escape(words.first_sentence(reviewed))}"'
    size = f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
    style = f"<style>{typefaces}</style>" if typefaces else ""
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {named} style="{FONT}">{style}{body}</svg>\n'


def _bars(parts: Totals, words: ReviewWords, seat: int, theme: Theme) -> Iterator[str]:
    """Start, play and luck add up to the result."""
    left, room = MARGIN + 190, INNER - 330
    shown = bars(parts, words, seat)
    low, high = min(0.0, *(bar.end for bar in shown)), max(float(parts.games), *(bar.end for bar in shown))
    scale = room / (high - low)
    for row, bar in enumerate(shown):
        y, colour = BARS_TOP + row * ROW, theme[BAR_COLOURS[bar.kind]]
        x, width = left + (min(bar.begin, bar.end) - low) * scale, max(2.0, abs(bar.end - bar.begin) * scale)
        yield text(left - 16, y + 19, bar.name, theme["text"], 17, "600", "end")
        yield f'<rect x="{x:.1f}" y="{y}" width="{width:.1f}" height="26" rx="5" fill="{colour}"/>'
        yield text(x + width + 10, y + 19, bar.figure, theme["text"], 17, "600")


def draw_curve(
    game: GameReview, seat: int, theme: Theme, left: float, top: float, width: float, height: float
) -> Iterator[str]:
    """The chances by turn: each turn's step of play, then its step of luck, in two colours."""
    side, last = game.side_of(seat), max(game.turns[-1].turn, game.turns[0].turn + 1)
    first = game.turns[0].turn

    def at(turn: float, chance: float) -> tuple[float, float]:
        return left + (turn - first) / (last - first) * width, top + (1 - min(1.0, max(0.0, chance))) * height

    for mark in (0, 25, 50, 75, 100):
        y = at(first, mark / 100)[1]
        thick = 1.4 if mark == 50 else 0.7
        yield f'<path d="M{left} {y:.1f}h{width}" stroke="{theme["line"]}" stroke-width="{thick}"/>'
        yield text(left - 10, y + 5, str(mark), theme["soft"], 14, "400", "end")
    for turn in _marks(first, last):
        yield text(at(turn, 0)[0], top + height + 22, str(turn), theme["soft"], 14, "400", "middle")
    now = game.start[side]
    for step in game.turns:
        begin = at(max(first, step.turn - 1), now)
        middle = at(step.turn, now + step.play[side])
        now = step.chances[side]
        yield _line(begin, middle, theme["play"], 3.2 if abs(step.play[side]) > abs(step.luck[side]) else 1.6)
        yield _line(middle, at(step.turn, now), theme["luck"], 3.2)


def _marks(first: int, last: int) -> list[int]:
    """Round numbers of turns, and the last."""
    step = next(each for each in (5, 10, 20, 50, 100, 200, 500, 1000, 10**6) if (last - first) / each <= 6)
    marks = [turn for turn in range(first, last, step) if turn == first or turn % step == 0]
    return [turn for turn in marks if last - turn > step / 3] + [last]


def _line(begin: tuple[float, float], end: tuple[float, float], colour: str, width: float) -> str:
    return (
        f'<path d="M{begin[0]:.1f} {begin[1]:.1f}L{end[0]:.1f} {end[1]:.1f}" stroke="{colour}" '
        f'stroke-width="{width}" stroke-linecap="round"/>'
    )


def _luckiest(game: GameReview, words: ReviewWords, seat: int, theme: Theme) -> Iterator[tuple[int, str, str]]:
    """Lines under the curve: where, what, and in which colour."""
    side = game.side_of(seat)
    yield MARGIN, words.say("review-lucky"), theme["accent"]
    for event in luckiest(game, seat):
        yield MARGIN + 14, _line_of(words, event.turn, words.lucky(event), event.luck[side]), theme["body"]
    if not luckiest(game, seat):
        yield MARGIN + 14, words.say("review-none-lucky"), theme["body"]


def _costliest(game: GameReview, words: ReviewWords, seat: int, theme: Theme) -> Iterator[tuple[int, str, str]]:
    side = game.side_of(seat)
    yield MARGIN, words.say("review-costly"), theme["accent"]
    for decision in costliest(game, game.sides[side]):
        _, better = words.better(decision)
        said = f"{decision.mark} {words.say('review-better', move=better)}"
        yield MARGIN + 14, _line_of(words, decision.turn, said, -decision.loss), theme["body"]
    if not costliest(game, game.sides[side]):
        yield MARGIN + 14, words.say("review-none-costly"), theme["body"]


def _line_of(words: ReviewWords, turn: int, said: str, change: float) -> str:
    before, after = f"{words.say('review-turn', turn=turn)} · ", f" · {points(change)}"
    room = LETTERS - len(before) - len(after)
    return f"{before}{said if len(said) <= room else f'{said[:room]}…'}{after}"


def panel(top: float, height: float, theme: Theme) -> str:
    place = f'x="{MARGIN}" y="{top}" width="{INNER}" height="{height}" rx="14"'
    return f'<rect {place} fill="{theme["panel-deep"]}" stroke="{theme["line"]}"/>'


def text(x: float, y: float, said: str, colour: str, size: int, weight: str = "400", anchor: str = "start") -> str:
    place = f'x="{x:.1f}" y="{y:.1f}" fill="{colour}" font-size="{size}" font-weight="{weight}"'
    return f'<text {place} text-anchor="{anchor}">{escape(said)}</text>'

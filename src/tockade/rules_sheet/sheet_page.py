"""A sheet as HTML: the article that the page shows, and a whole document that needs nothing else."""

from __future__ import annotations

from functools import cache
from html import escape
from importlib.resources import files
from math import ceil

from tockade.rules_sheet.sheet_content import Passage, Pictured, Question, RulesSheet

SEVERAL = " · "
"""Between the cards that one picture is about; the name of a single one is seen on the card itself."""


NARROWEST, USUAL, WIDEST = 50, 60, 74
"""In em, of a printed page: eleven points, nine points, and what many house rules may shrink it to."""
FRAME, PICTURE, LETTER = 40.0, 2.25, 0.006
"""What stands on every sheet, a picture beside a passage and each letter take of it, so that all stays on one page."""
HOUSE_RULE = 1.1
"""Each house rule takes a line more."""


@cache
def sheet_style() -> str:
    return files("tockade.rules_sheet").joinpath("static/sheet.css").read_text(encoding="utf-8")


def sheet_page(sheet: RulesSheet, typefaces: str = "") -> str:
    """The whole document with its style and, where given, its typefaces."""
    return (
        f'<!doctype html>\n<html lang="{sheet.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(sheet.title)}</title>\n<style>\n{typefaces}{sheet_style()}</style>\n</head>\n"
        f"<body>\n<main>\n{sheet_article(sheet)}\n</main>\n</body>\n</html>\n"
    )


def sheet_article(sheet: RulesSheet) -> str:
    """The sheet itself."""
    parts = [_head(sheet), _board(sheet), _turn(sheet), _uses(sheet), _passages(sheet), _questions(sheet)]
    look = f"rules-sheet{' plain' if sheet.flat else ''} across-{print_width(sheet)}"
    foot = f'<p class="source">{escape(sheet.source)}</p>'
    return f'<article class="{look}" lang="{sheet.language}">{"".join(parts)}{foot}</article>'


def print_width(sheet: RulesSheet) -> int:
    """How many em wide the printed page is: the more there is to say, the more of them, and the smaller."""
    pictures = sum(1 for each in sheet.passages if each.picture)
    said = FRAME + PICTURE * pictures + LETTER * letters(sheet)
    return ceil(min(WIDEST, max(NARROWEST, min(USUAL, said)) + HOUSE_RULE * len(sheet.house_rules)))


def letters(sheet: RulesSheet) -> int:
    """How much there is to read."""
    passages = [line for passage in (sheet.goal, *sheet.passages) for line in passage.lines]
    pictured = [each.text for each in (*sheet.turn, *sheet.uses)]
    asked = [f"{each.asked}{each.answer}" for each in sheet.questions]
    return sum(map(len, [*passages, *pictured, *asked, *sheet.marks]))


def _head(sheet: RulesSheet) -> str:
    words = f'<h1>{escape(sheet.title)}</h1><p class="subtitle">{escape(sheet.subtitle)}</p>'
    return f"<header>{sheet.materials}{sheet.icon}<div>{words}</div></header>"


def _board(sheet: RulesSheet) -> str:
    marks = "".join(f"<li>{_strong(each)}</li>" for each in sheet.marks)
    legend = f'<section><h2>{escape(sheet.marks_heading)}</h2><ol class="marks">{marks}</ol></section>'
    return (
        f'<div class="board-row"><figure>{sheet.board}</figure><div class="beside">'
        f"{_passage(sheet.goal)}{_house_rules(sheet)}{legend}</div></div>"
    )


def _house_rules(sheet: RulesSheet) -> str:
    if not sheet.house_rules:
        return ""
    lines = "".join(f"<li>{escape(each)}</li>" for each in sheet.house_rules)
    return f'<section class="house"><h2>{escape(sheet.house_heading)}</h2><ul>{lines}</ul></section>'


def _turn(sheet: RulesSheet) -> str:
    shown = "".join(f"<li>{each.picture}<p>{_strong(each.text)}</p></li>" for each in sheet.turn)
    return f'<section><h2>{escape(sheet.turn_heading)}</h2><ol class="turn">{shown}</ol></section>'


def _uses(sheet: RulesSheet) -> str:
    many = " many" if len(sheet.uses) > 9 else ""
    shown = "".join(map(_use, sheet.uses))
    return f'<section><h2>{escape(sheet.uses_heading)}</h2><ul class="uses{many}">{shown}</ul></section>'


def _use(use: Pictured) -> str:
    seen = "names" if SEVERAL in use.name else "unseen"
    name = f'<b class="{seen}">{escape(use.name)}</b>' if use.name else ""
    return (
        f'<li>{use.sign}<div class="use"><div class="diagram">{use.picture}</div>'
        f"<p>{name} {_strong(use.text)}</p></div></li>"
    )


def _passages(sheet: RulesSheet) -> str:
    return f'<div class="passages">{"".join(map(_passage, sheet.passages))}</div>'


def _passage(passage: Passage) -> str:
    lines = "".join(f"<p>{_strong(line)}</p>" for line in passage.lines)
    body = f'<div class="passage">{passage.picture}<div>{lines}</div></div>'
    return f"<section><h2>{escape(passage.heading)}</h2>{body}</section>"


def _questions(sheet: RulesSheet) -> str:
    shown = "".join(map(_question, sheet.questions))
    return f'<section><h2>{escape(sheet.questions_heading)}</h2><dl class="questions">{shown}</dl></section>'


def _question(question: Question) -> str:
    return f"<div><dt>{escape(question.asked)}</dt><dd>{_strong(question.answer)}</dd></div>"


def _strong(text: str) -> str:
    """What stands between asterisks is printed bold."""
    parts = escape(text).split("*")
    return "".join(f"<b>{part}</b>" if at % 2 else part for at, part in enumerate(parts))

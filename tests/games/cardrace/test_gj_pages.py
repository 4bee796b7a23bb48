"""The boards drawn on the rules pages are the boards that are played: GJ-1's, and the squares of Tijou (TJ-2)."""

import re
from math import floor
from pathlib import Path

import pytest

from tockade.game_types import BoardPlan, Point, PointKind
from tockade.games import make
from tockade.games.cardrace.board_plan import tijou_plan, tock_plan
from tockade.words import LANGUAGES

PAGES = Path(__file__).parents[3] / "docs" / "rules"
MARKS = {PointKind.START: "[{}]", PointKind.ENTRANCE: "<{}>", PointKind.CORNER: "[{}]", PointKind.ENTRY: "({})"}
SQUARE = r"\[\d\d\]|\( 7\)|<\d\d>|h[1-4]|\d+"
PLACE = r"\[[a-d]0\]|\([a-d]4\)|<[a-d]h>|\b[a-d]\d\b"


def drawn(game: str, language: str, square: str) -> list[list[str]]:
    """The squares of each line of a page's drawing, from left to right."""
    block = (PAGES / f"{game}.{language}.md").read_text(encoding="utf-8").split("```")[1]
    board = block.strip("\n").split("\n\n")[0]
    return [re.findall(square, line) for line in board.split("\n")]


def rows(plan: BoardPlan, jumps: bool = True) -> list[list[str]]:
    """The squares of each row of a plan, from left to right."""
    points = [point for point in plan.points if point.kind is not PointKind.BASE]
    heights = sorted({floor(point.y) for point in points}, reverse=True)
    ordered = sorted(points, key=lambda point: point.x)
    return [[shown(point, jumps) for point in ordered if floor(point.y) == height] for height in heights]


def shown(point: Point, jumps: bool) -> str:
    if point.kind is PointKind.ARRIVAL:
        return f"<{point.name}>"
    if point.kind is PointKind.CENTRE:
        return "( 7)" if jumps else "7"
    said = point.name[1:] if point.kind is PointKind.ROOM else point.label
    return MARKS.get(point.kind, "{}").format(said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "jumps"), [("tock-globe", True), ("tock-fadoq", True), ("tockcitan", False)])
def test_gj1_the_board_of_four_arms_is_drawn(game: str, jumps: bool, language: str) -> None:
    assert drawn(game, language, SQUARE) == rows(tock_plan(4), jumps)


@pytest.mark.parametrize("language", LANGUAGES)
def test_tj2_the_ring_is_drawn(language: str) -> None:
    assert drawn("tijou", language, PLACE) == rows(tijou_plan(4))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["tock-globe", "tock-fadoq", "tockcitan", "tijou"])
def test_the_moves_that_a_page_writes_can_be_read(game: str, language: str) -> None:
    """French letters too: `R in`, `V a3=b9`."""
    last = (PAGES / f"{game}.{language}.md").read_text(encoding="utf-8").split("\n## ")[-1]
    written, made = re.findall("`([^`]+)`", last), make(game)
    assert len(written) > 6
    for text in written:
        assert made.move_text(made.read_move(text)).split(" ")[1:] == text.split(" ")[1:]

"""The sheet of Barricades: a throw of the die in six small pictures."""

from __future__ import annotations

from collections import deque

from tockade.games.barricades.board_plan import base_name
from tockade.games.barricades.boards import Board
from tockade.games.barricades.game import Barricades
from tockade.picture.board_geometry import Spot
from tockade.rules_sheet.off_board_pictures import HandPictures
from tockade.rules_sheet.row_diagram import Strip
from tockade.rules_sheet.sheet_board import CloseUp, SheetBoard
from tockade.rules_sheet.sheet_content import Passage, Pictured
from tockade.rules_sheet.sheet_words import SheetWords, yes


def facts_to_say(game: Barricades) -> dict[str, str | int]:
    """The facts as arguments of messages."""
    chosen = dict(game.setup.options)
    return {
        "pawns": game.board.pawns,
        "barricades": len(game.board.barricades),
        "walls": chosen.get("walls", "first"),
        "may-pass": chosen.get("may_pass", "blocked"),
        "clear": yes(chosen.get("clear_last_row") == "on"),
    }


class BarricadesSheetParts:
    """Composes the parts of one sheet."""

    def __init__(self, game: Barricades, board: SheetBoard, words: SheetWords) -> None:
        self.points: Board = game.board
        self.board = board
        self.words = words
        self.hands = HandPictures(board.theme, board.captions)

    def marks(self) -> list[tuple[str, Spot]]:
        names, at = self.points.names, self.board.beside
        last = len(self.points.house)
        first = min(self.points.first_row, key=lambda point: self.points.spots[point][0])
        return [
            ("base", at(base_name(0, last), 1.0, 0.1)),
            ("start", at(names[self.points.doors[0]], 0.55, 0.75)),
            ("first-row", at(names[first], -0.75, 0.55)),
            ("barricade", at(names[self.points.barricades[-1]], 0.72, -0.72)),
            ("goal", at(names[self.points.goal], 1.1, -0.1)),
        ]

    def turn(self) -> list[Pictured]:
        say = self.words.say
        return [
            Pictured(self.hands.throw(4), say("turn-throw")),
            Pictured(self.walking(), say("turn-walk")),
            Pictured(self.hitting(), say("turn-barricade")),
        ]

    def walking(self) -> str:
        """From a house onto the board; the first point counts."""
        door = self.points.doors[1]
        way = self.path(door, self.points.barricades[0])[:4]
        waiting = base_name(1, 2)
        return self.board.close_up(CloseUp(((waiting, 1),), ((waiting, *way),)))

    def hitting(self) -> str:
        """A pawn that lands on a barricade, and where the barricade goes."""
        hit = self.hit()
        way = self.path(self.points.doors[1], hit)[-4:]
        place = self.points.names[hit]
        return self.board.close_up(CloseUp(((way[0], 1),), (way,), barricades=(place,)))

    def hit(self) -> int:
        """The barricade nearest to the second house."""
        door = self.points.doors[1]
        return min(self.points.barricades, key=lambda point: len(self.path(door, point)))

    def path(self, start: int, end: int) -> tuple[str, ...]:
        """The names of the points on a shortest way."""
        neighbours = self.points.neighbours()
        before: dict[int, int] = {start: start}
        line = deque([start])
        while end not in before:
            here = line.popleft()
            for there in neighbours[here]:
                if there not in before:
                    before[there] = here
                    line.append(there)
        way = [end]
        while way[-1] != start:
            way.append(before[way[-1]])
        return tuple(self.points.names[point] for point in reversed(way))

    # what a throw does

    def uses(self) -> list[Pictured]:
        return [
            self.use(
                "enter", 1, self.strip(3.4).track(1.4, 2.4).ring(1.4).base(0).pawn(0).pawn(1.4, faint=True).hop(0, 1.4)
            ),
            self.use("walk", 5, self.strip(6).track(0, 5).pawn(0).pawn(5, faint=True).hop(0, 5, "5")),
            self.use("over", 4, self.strip(5).track(0, 4).pawn(0).pawn(2, 1).pawn(4, faint=True).hop(0, 4, "4")),
            self.use("capture", 3, self.strip(4).track(0, 3).pawn(0).pawn(3, 1).cross(3).hop(0, 3, "3")),
            self.use("hit", 3, self.strip(4).track(0, 3).pawn(0).barricade(3).hop(0, 3, "3")),
            self.use("wall", 5, self.strip(6).track(0, 5).pawn(0).barricade(2).refused(0, 5)),
        ]

    def strip(self, wells: float) -> Strip:
        return Strip(wells, self.board.theme, self.board.looks)

    def use(self, name: str, thrown: int, drawn: Strip) -> Pictured:
        return Pictured(drawn.drawn(), self.words.say(f"throw-{name}"), "", self.hands.die_sign(thrown))

    def passages(self) -> list[Passage]:
        return [self.words.passage("safe"), self.words.passage("home"), self.words.passage("end")]

"""Composes the sheet of any game on the shelf, for its table and its house rules, in one language."""

from __future__ import annotations

from typing import Any, Protocol

from tockade.game import Game
from tockade.games.barricades.game import Barricades
from tockade.games.cardrace.game import CardRace
from tockade.games.match.game import Match
from tockade.games.trikolos.game import Trikolos
from tockade.picture.board_geometry import Spot
from tockade.picture.captions import Captions
from tockade.picture.theme import DAY, Theme
from tockade.rules_sheet import barricades_sheet, cardrace_sheet, trikolos_sheet
from tockade.rules_sheet.barricades_sheet import BarricadesSheetParts
from tockade.rules_sheet.cardrace_sheet import CardRaceSheetParts
from tockade.rules_sheet.sheet_board import SheetBoard
from tockade.rules_sheet.sheet_content import Passage, Pictured, RulesSheet
from tockade.rules_sheet.sheet_words import SheetWords
from tockade.rules_sheet.trikolos_sheet import TrikolosSheetParts
from tockade.words import Words

AnyGame = Game[Any, Any]


class SheetParts(Protocol):
    """What every family of games draws for itself."""

    def marks(self) -> list[tuple[str, Spot]]:
        """The numbered marks on the board: the message of each, and its spot."""

    def turn(self) -> list[Pictured]: ...

    def uses(self) -> list[Pictured]: ...

    def passages(self) -> list[Passage]: ...


def compose_sheet(game: AnyGame, words: Words, theme: Theme = DAY) -> RulesSheet:
    """Everything that stands on the sheet."""
    played = game.inner if isinstance(game, Match) else game
    captions = _captions(played, words)
    board = SheetBoard(played, theme, captions)
    speaks = SheetWords(words, played, game.setup, _facts(game, played))
    parts = _parts(played, board, speaks)
    marks = parts.marks()
    return RulesSheet(
        language=words.language,
        title=words.rules(game.rules.id),
        subtitle=speaks.say("subtitle"),
        flat=theme.flat,
        materials=board.materials(),
        icon=board.icon(),
        goal=speaks.passage("goal"),
        board=board.whole([place for _, place in marks], speaks.say("board-label")),
        marks_heading=speaks.say("heading-board"),
        marks=tuple(speaks.say(f"mark-{name}") for name, _ in marks),
        house_heading=speaks.say("heading-house"),
        house_rules=speaks.house_rules(),
        turn_heading=speaks.say("heading-turn"),
        turn=tuple(parts.turn()),
        uses_heading=speaks.say("heading-uses"),
        uses=tuple(parts.uses()),
        passages=tuple(parts.passages()),
        questions_heading=speaks.say("heading-questions"),
        questions=speaks.questions(),
        source=speaks.say("source"),
    )


def _captions(game: AnyGame, words: Words) -> Captions:
    scene = game.scene(game.view(game.start(), -2))
    return Captions(**words.captions(game, scene))


def _facts(game: AnyGame, played: AnyGame) -> dict[str, str | int]:
    chosen = dict(game.setup.options)
    match: dict[str, str | int] = {"games": int(chosen.get("games", "1")), "best-of": int(chosen.get("best_of", "1"))}
    if isinstance(played, CardRace):
        return cardrace_sheet.facts_to_say(played) | match
    if isinstance(played, Barricades):
        return barricades_sheet.facts_to_say(played) | match
    assert isinstance(played, Trikolos)
    return trikolos_sheet.facts_to_say(played) | match


def _parts(played: AnyGame, board: SheetBoard, words: SheetWords) -> SheetParts:
    if isinstance(played, CardRace):
        return CardRaceSheetParts(played, board, words)
    if isinstance(played, Barricades):
        return BarricadesSheetParts(played, board, words)
    assert isinstance(played, Trikolos)
    return TrikolosSheetParts(played, board, words)

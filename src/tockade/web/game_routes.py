"""Routes for what can be played: rule sets with their options, board plans, bots, positions to check."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get, post
from litestar.params import JSONBody, QueryParameter
from msgspec import Struct

from tockade import bots, games
from tockade.bots.level import Level
from tockade.game import Option, RuleSet
from tockade.game_types import CHANCE, JSON, REFEREE, BoardPlan, Result, Scene
from tockade.table.table import game_of
from tockade.web.error_answers import REFUSALS

SETUP_LENGTH = 1000
SetupText = Annotated[str, QueryParameter(max_length=SETUP_LENGTH, description="`tock-globe 4 teams`")]


class TableSizeShown(Struct):
    players: int
    teams: bool
    setup: str


class RulesShown(Struct):
    """A rule set."""

    id: str
    prefix: str
    tables: list[TableSizeShown]
    options: list[Option]


class Catalogue(Struct):
    games: list[RulesShown]


class OptionValue(Struct):
    name: str
    value: str


class GameShown(Struct):
    """A game made of a setup."""

    setup: str
    rules: str
    seats: int
    sides: list[list[int]]
    arms: list[int]
    """The arm that each seat sits at as a game begins; -1 where a lot decides."""
    options: list[OptionValue]
    cards: dict[str, list[list[tuple[str, int]]]]
    plan: BoardPlan
    advance: bool
    """Whether a move can be chosen before one's turn."""


class BotsShown(Struct):
    """Whom people can play against."""

    bots: list[str]
    """Every level, the weakest first."""
    levels: dict[str, list[str]]
    """For each rule set those that it has room for."""
    usual: str
    """Who sits down where nobody chose another."""
    stand_in: str
    """Who plays on for somebody who is gone, unless the table chose another."""
    short_sighted: list[str]
    """Those that look less far than they could, because the engines of this server are not compiled."""


class PositionAsked(Struct):
    game: str
    position: JSON | None = None


class PositionShown(Struct):
    """A position that can be."""

    game: str
    position: JSON
    scene: Scene
    actors: list[int]
    moves: dict[str, list[str]]
    result: Result | None


def rules_shown(rules: RuleSet) -> RulesShown:
    tables = [TableSizeShown(table.players, table.teams, f"{rules.id} {table.text}") for table in rules.tables]
    return RulesShown(rules.id, rules.prefix, tables, list(rules.options))


@get("/api/games", sync_to_thread=False, tags=["catalogue"], responses=REFUSALS)
def list_games() -> Catalogue:
    """Every rule set with its tables and options."""
    return Catalogue([rules_shown(rules) for rules in games.rule_sets().values()])


@get("/api/game", sync_to_thread=False, tags=["catalogue"], responses=REFUSALS)
def show_game(setup: SetupText) -> GameShown:
    """One game: its plan, sides and cards."""
    game = game_of(setup)
    chosen = dict(game.setup.options)
    values = [
        OptionValue(option.name, chosen.get(option.name, option.default))
        for option in games.rule_set(game.rules.id).options
        if option.applies(game.setup.table)
    ]
    sides = [list(side) for side in game.teams]
    arms = list(game.scene(game.view(game.start(), REFEREE)).arms)
    cards = {card: [list(way) for way in ways] for card, ways in game.card_ways().items()}
    shown = (game.setup.text, game.rules.id, game.seats, sides, arms, values, cards, game.plan)
    return GameShown(*shown, game.chosen_ahead)


@get("/api/bots", sync_to_thread=False, tags=["catalogue"], responses=REFUSALS)
def list_bots() -> BotsShown:
    """The levels of bots, and those that each rule set has room for."""
    by_rules = {rules: bots.offered(game_of(rules)) for rules in games.rule_sets()}
    return BotsShown(list(Level), by_rules, bots.USUAL, bots.stand_in(), bots.short_sighted())


@post("/api/positions", status_code=200, sync_to_thread=False, tags=["catalogue"], responses=REFUSALS)
def check_position(data: JSONBody[PositionAsked]) -> PositionShown:
    """A position set up by hand, or the start: is it possible, and what can be done in it?"""
    game = game_of(data.game[:SETUP_LENGTH])
    position: Any = game.start() if data.position is None else game.read_position(data.position)
    actors = [seat for seat in game.actors(position) if seat != CHANCE]
    moves = {str(seat): [game.move_text(m) for m in game.legal_moves(position, seat)] for seat in actors}
    scene = game.scene(game.view(position, REFEREE))
    fields = game.position_json(position)
    return PositionShown(game.setup.text, fields, scene, actors, moves, game.result(position))


ROUTES = [list_games, show_game, list_bots, check_position]

"""What can be played: rule sets with their options, games with their plans, bots, positions set up by hand."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get, post
from litestar.params import JSONBody, QueryParameter
from msgspec import Struct

from tockade import bots, games
from tockade.game import CHANCE, JSON, REFEREE, Option, Plan, Result, RuleSet, Scene
from tockade.table.table import game_of
from tockade.web.refusals import REFUSALS

SETUP_LENGTH = 1000
SetupText = Annotated[str, QueryParameter(max_length=SETUP_LENGTH, description="`tock-globe 4 teams`")]


class TableShown(Struct):
    players: int
    teams: bool
    setup: str


class RulesShown(Struct):
    """A rule set."""

    id: str
    prefix: str
    tables: list[TableShown]
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
    options: list[OptionValue]
    cards: dict[str, list[list[tuple[str, int]]]]
    plan: Plan


class BotsShown(Struct):
    bots: list[str]


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
    tables = [TableShown(table.players, table.teams, f"{rules.id} {table.text}") for table in rules.tables]
    return RulesShown(rules.id, rules.prefix, tables, list(rules.options))


@get("/api/games", sync_to_thread=False, tags=["catalogue"], responses=REFUSALS)
def list_games() -> Catalogue:
    """Every rule set with its tables and options."""
    return Catalogue([rules_shown(rules) for rules in games.shelf().values()])


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
    cards = {card: [list(way) for way in ways] for card, ways in game.card_ways().items()}
    return GameShown(game.setup.text, game.rules.id, game.seats, sides, values, cards, game.plan)


@get("/api/bots", sync_to_thread=False, tags=["catalogue"], responses=REFUSALS)
def list_bots() -> BotsShown:
    """The bots that can sit at a table."""
    return BotsShown(list(bots.bots()))


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

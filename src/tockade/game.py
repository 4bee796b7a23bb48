"""What a game is: the one interface between the rules and everything that uses them.

A *rule set* is a sheet with its options.  A rule set, a number of players, teams or not, and a value for every
option make a *game*.  A game knows no clock, no people and no generator: it answers questions about *positions*.

- Who must act?  `actors`.  Nobody: the game is over.  `CHANCE`: a shuffle, a lot or a die is due, its outcome comes
  from outside (a seeded source, a record, a sampler) through `settle`.  Several seats at once: cards are exchanged.
- What may a seat do?  `legal_moves`, complete and without doubles; `next_steps` builds the same moves tap by tap.
- What happens?  `play` gives the next position, `consequences` tells it as data.
- Why not?  `verdict` on any move that can be spelled; `idle_cards` for cards without a use.
- Who may know what?  `view`, and `imagine`, a full position drawn at random among those that fit a view.

A *move* is made of *steps*.  Moves are values of the game's own type; they have a text form (`move_text`,
`read_move`) and a form as steps (`steps`, `move_of_steps`), and both read back what was written.  Among spellings
with one result the canonical one (fewest parts, then lowest text) stands in the list of legal moves; every other
correct spelling is accepted by `play` and told as it was played.

A *ply*, in counts and speeds, is one player's decision, forced ones included, chance not.

Positions are values: nothing here changes one that was handed in.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final, Generic, NamedTuple, TypeVar

from msgspec import Struct, field
from msgspec.json import Encoder

from tockade.game_types import (
    JSON,
    BadInput,
    BoardPlan,
    Chance,
    Choice,
    Consequence,
    Division,
    NotOffered,
    Outcome,
    Randomness,
    Result,
    Scene,
    Step,
    Tally,
    Verdict,
    View,
    nearest,
)
from tockade.simulator import Simulator

RULES_VERSION: Final = 2
"""The version of the rules, of all games together: a change of lots, of lists, of canonical spellings or of an option's
default raises it.  Records and logs name theirs, and what an older one played is still the same game."""
_encoder: Final = Encoder()
P = TypeVar("P")
M = TypeVar("M")


class Inside(NamedTuple):
    """The game that is being played in a view: of a match, the game with its own view and seats."""

    game: Game[Any, Any]
    view: View
    players: tuple[int, ...]
    """`players[seat]` has this seat; the legal moves of both stand in the same order."""


def check_version(version: int) -> None:
    """Refuse rules that this program does not know."""
    if not 1 <= version <= RULES_VERSION:
        raise BadInput("rules_version", version=version, known=RULES_VERSION)


class TableSize(Struct, frozen=True, order=True):
    """A number of players, in teams or not, that a rule set can be played with."""

    players: int
    teams: bool = False

    @property
    def text(self) -> str:
        return f"{self.players} teams" if self.teams else str(self.players)


class Option(Struct, frozen=True):
    """A choice that a rule set leaves open.  Values are text; a flag's are `off` and `on`."""

    name: str
    default: str
    rule: str
    """The ledger id of the rule it changes; empty where the sheet has none for it."""
    values: tuple[str, ...] = ()
    """Every value, or examples where `pattern` says which texts are valid."""
    pattern: str = ""
    """A regular expression for open options (numbers, layouts, sets of cards); empty: `values` is complete."""
    players: tuple[int, ...] = ()
    """The numbers of players for which the option exists; empty: all."""
    teams: bool | None = None
    """Only with teams, only without, or either."""
    needs: tuple[str, ...] = ()
    """Settings, `layout=random`, one of which must be chosen before any but the default value makes sense."""
    sheet_value: str = ""
    """What the sheet itself plays, where the default is something else (TJ-16: the match of three games)."""
    older: tuple[tuple[int, str], ...] = ()
    """Defaults of older versions, the oldest first: `((1, "off"),)` says that it was `off` up to version 1."""

    def applies(self, table: TableSize) -> bool:
        return (not self.players or table.players in self.players) and self.teams in (None, table.teams)

    def default_in(self, version: int) -> str:
        """What was played in a version of the rules when nobody said anything."""
        return next((value for last, value in self.older if version <= last), self.default)


PLY_LIMIT: Final = Option("ply_limit", "none", "", ("none", "400"), r"none|[1-9][0-9]{0,6}")
"""Every game has it: after so many turns of all players together the game is a draw."""


class Setup(Struct, frozen=True):
    """A rule set with everything decided that is decided before the first shuffle."""

    rules: str
    table: TableSize
    options: tuple[tuple[str, str], ...] = field(default=())
    """Only those that differ from their defaults, in the sheet's order; from today's, or from those of its version."""
    version: int = RULES_VERSION
    """Of the rules: it decides lots and lists; whatever options can say, they say."""

    @property
    def text(self) -> str:
        """Means the same options in its own version and in today's; the version stands beside it, or nowhere."""
        return " ".join((self.rules, self.table.text, *(f"{name}={value}" for name, value in self.options)))


class RuleSet(ABC):
    """A sheet on the shelf: facts, options, and the way to make a game of it."""

    id: str
    prefix: str
    """The letters of its ledger ids, `GJ`."""
    tables: tuple[TableSize, ...]
    options: tuple[Option, ...]

    @abstractmethod
    def game(self, setup: Setup) -> Game[Any, Any]:
        """The game of a setup that `setup` has made."""

    def setup(
        self,
        players: int | None = None,
        teams: bool | None = None,
        options: Mapping[str, str] | None = None,
        version: int = RULES_VERSION,
    ) -> Setup:
        """A checked setup; what is not given takes the default that the sheet had in this version."""
        check_version(version)
        table = self._table(players, teams)
        given = dict(options or {})
        values = {
            option: self._value(option, table, given.pop(option.name, option.default_in(version)))
            for option in self.options
            if option.name in given or option.applies(table)
        }
        for name in given:
            raise BadInput("option", rules=self.id, name=name, nearest=nearest(name, [o.name for o in self.options]))
        self._check_needs(values, version)
        chosen = (
            (o.name, v) for o, v in values.items() if o.applies(table) and {v} != {o.default, o.default_in(version)}
        )
        return Setup(self.id, table, tuple(chosen), version)

    def _check_needs(self, values: Mapping[Option, str], version: int) -> None:
        settings = {f"{option.name}={value}" for option, value in values.items()}
        for option, value in values.items():
            if value != option.default_in(version) and option.needs and settings.isdisjoint(option.needs):
                raise BadInput("option_needs", name=option.name, needs=", ".join(option.needs))

    def _table(self, players: int | None, teams: bool | None) -> TableSize:
        fitting = [t for t in self.tables if players in (None, t.players) and teams in (None, t.teams)]
        if not fitting:
            wanted = TableSize(players or 0, bool(teams)).text if players else "teams"
            raise BadInput("table", rules=self.id, table=wanted, tables=", ".join(t.text for t in self.tables))
        return fitting[0]

    def _value(self, option: Option, table: TableSize, value: str) -> str:
        if not option.applies(table) and value != option.default:
            raise BadInput("option_table", rules=self.id, name=option.name, table=table.text)
        valid = re.fullmatch(option.pattern, value) if option.pattern else value in option.values
        if not valid:
            raise BadInput("value", name=option.name, value=value, values=", ".join(option.values))
        return value


class Game(ABC, Generic[P, M]):
    """A rule set with its options, players and teams: questions and answers about positions."""

    rules: RuleSet
    setup: Setup
    seats: int
    plan: BoardPlan
    teams: tuple[tuple[int, ...], ...]
    """The sides: one tuple of seats each; single seats without teams."""
    limit: int
    """After so many turns of all players together the game is a draw; 0: never."""

    def partner(self, seat: int) -> int:
        """The team-mate of a seat, or -1."""
        side = next(side for side in self.teams if seat in side)
        return next((other for other in side if other != seat), -1)

    # positions and moves

    @abstractmethod
    def start(self) -> P:
        """The position before anything happened; chance is usually the first to act."""

    @abstractmethod
    def actors(self, position: P) -> tuple[int, ...]:
        """The seats that must act, `(CHANCE,)`, or nobody when the game is over."""

    @abstractmethod
    def legal_moves(self, position: P, seat: int) -> list[M]:
        """Every legal move of this seat in its canonical spelling, in a fixed order; none when it is not to act."""

    @abstractmethod
    def next_steps(self, position: P, seat: int, steps: Sequence[Step]) -> list[Choice]:
        """The steps that may follow these in some correct spelling of a legal move; none when the move is complete."""

    def choosing(self, position: P, seat: int) -> Callable[[Sequence[Step]], list[Choice]]:
        """The same for one decision: what is asked several times is worked out once."""
        return partial(self.next_steps, position, seat)

    chosen_ahead = False
    """Whether `in_advance` ever answers: a move can be chosen before one's turn."""

    def in_advance(self, position: P, seat: int) -> P | None:
        """The position as if it were this seat's turn, to choose a move before it is: its legal moves tell nothing that
        the seat may not know.  None where a move depends on what comes first, a die for instance."""
        return None

    def division(self, position: P, seat: int, first: Step) -> Division:
        """Every way of dividing the card that this step plays; none where no card is divided."""
        return Division()

    @abstractmethod
    def verdict(self, position: P, seat: int, move: M) -> Verdict:
        """Legal, or the first reason why not in the order of `VerdictKind`'s groups."""

    @abstractmethod
    def play(self, position: P, seat: int, move: M) -> P:
        """The position after a legal move, before chance; any other move raises `IllegalMove`."""

    @abstractmethod
    def consequences(self, position: P, seat: int, move: M) -> list[Consequence]:
        """What a legal move does, in order, as the move was spelled."""

    def carry_out(self, position: P, seat: int, move: M) -> tuple[P, list[Consequence]]:
        """`play` and `consequences` at once: what a live table does with every move."""
        return self.play(position, seat, move), self.consequences(position, seat, move)

    @abstractmethod
    def canonical(self, position: P, seat: int, move: M) -> M:
        """The spelling of a legal move that stands in the list of legal moves."""

    def idle_cards(self, position: P, seat: int) -> dict[str, tuple[Verdict, ...]]:
        """For each card in hand, or the number thrown, without a legal use, why each way of using it fails."""
        return {}

    def card_ways(self) -> dict[str, tuple[tuple[tuple[str, int], ...], ...]]:
        """What each card does: ways of playing it, each of some effects (`card-does-KIND`) with their numbers."""
        return {}

    # chance

    @abstractmethod
    def chance(self, position: P) -> Chance:
        """What is to be drawn when `actors` says `CHANCE`."""

    @abstractmethod
    def settle(self, position: P, outcome: Outcome) -> P:
        """The position after chance has spoken; an impossible outcome raises `BadInput`."""

    @abstractmethod
    def chance_consequences(self, position: P, outcome: Outcome) -> list[Consequence]:
        """What an outcome does, in order."""

    def carry_out_chance(self, position: P, outcome: Outcome) -> tuple[P, list[Consequence]]:
        """`settle` and `chance_consequences` at once."""
        return self.settle(position, outcome), self.chance_consequences(position, outcome)

    # knowledge

    @abstractmethod
    def view(self, position: P, viewer: int) -> View:
        """What a seat, `SPECTATOR` or `REFEREE` may know of a position."""

    @abstractmethod
    def imagine(self, view: View, randomness: Randomness) -> P:
        """A full position drawn at random among those whose view this is."""

    def view_bytes(self, position: P, viewer: int) -> bytes:
        """The data of a view as JSON: what a live table writes for every viewer after every move."""
        return _encoder.encode(self.view(position, viewer).data)

    def inside(self, view: View) -> Inside:
        """The game that is being played, for those who know a rule set by heart: itself, or the game of a match."""
        return Inside(self, view, tuple(range(self.seats)))

    @abstractmethod
    def scene(self, view: View) -> Scene:
        """The view in the words of any game, for those who draw it."""

    def scene_bytes(self, position: P, viewer: int) -> bytes:
        """The scene of a viewer's view as JSON, like `view_bytes`."""
        return _encoder.encode(self.scene(self.view(position, viewer)))

    def simulator(self) -> Simulator[P]:
        """A simulator at the engine's own speed: imagined positions, playouts, a cursor; one for each thread."""
        raise NotOffered(f"{self.rules.id} has no simulator")

    # end

    @abstractmethod
    def result(self, position: P) -> Result | None:
        """How it ended; None while it goes on."""

    # many games

    quick_weights: tuple[float, ...] = ()
    """The default weights of the engine's linear move score: the `quick` policy."""

    @abstractmethod
    def playouts(self, seed: int, first: int, count: int, weights: Sequence[float] | None) -> list[Tally]:
        """Games number `first`, `first + 1`, … of this seed, played inside the engine.

        A policy is the weights of one linear move score; None plays at random.  A game depends on its seed, its number
        and its policy alone, so any batch can be cut in pieces and any game played again.
        """

    @abstractmethod
    def playout_moves(self, seed: int, number: int, weights: Sequence[float] | None) -> list[M | Outcome]:
        """Everything that happened in that game, in order: what its record is made of."""

    # forms

    @abstractmethod
    def move_text(self, move: M) -> str:
        """The text form of a move; `read_move` reads it back."""

    def public_text(self, move: M) -> str:
        """The text form as all but the one who makes the move may read it: cards they may not know are `HIDDEN`."""
        return self.move_text(move)

    @abstractmethod
    def read_move(self, text: str) -> M:
        """The move that a text spells, legal or not; text that spells none raises `BadInput`."""

    @abstractmethod
    def steps(self, move: M) -> tuple[Step, ...]:
        """The move as steps; `move_of_steps` makes it again."""

    def steps_bytes(self, moves: Sequence[M]) -> bytes:
        """The steps of every one of these moves as JSON, for frames."""
        return _encoder.encode([self.steps(move) for move in moves])

    @abstractmethod
    def move_of_steps(self, steps: Sequence[Step]) -> M:
        """The move that complete steps make."""

    @abstractmethod
    def position_json(self, position: P) -> JSON:
        """The position with named fields; `read_position` reads it back."""

    @abstractmethod
    def read_position(self, data: JSON) -> P:
        """The position of such fields, set up by hand or written; an impossible one raises `BadInput`."""

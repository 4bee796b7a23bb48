"""The values that go in and out of a game: steps, consequences, verdicts, chance, results, boards, scenes and views.

A value is data and can be written as JSON; what asks and answers with them is `Game` in `game.py`.  Kinds are closed
lists: a Fluent message id is the kind, and what each kind carries is said beside it.
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from enum import StrEnum
from functools import partial
from typing import Any, Final, Protocol

from msgspec import Struct
from msgspec.structs import replace

CHANCE: Final = -1
"""The actor when a shuffle, a lot or a die is due."""
SPECTATOR: Final = -2
"""The viewer who may see what every seat may see, and nothing else."""
REFEREE: Final = -3
"""The viewer who sees everything: replays of finished games, and nobody at a live table."""
HIDDEN: Final = "?"
"""A card, in a view, that the viewer may not know."""
JSON = dict[str, Any]


class StepKind(StrEnum):
    """One tap of a move."""

    PLAY = "play"  # card: a hand card is laid
    NAME = "name"  # card: what a joker stands for
    PAWN = "pawn"  # place, seat: the pawn that is to move
    ENTER = "enter"  # place: a pawn comes from its base onto this place
    LAND = "land"  # place, via: where that pawn ends; via: the square it jumps or is sent on from
    SWAP = "swap"  # place, seat: the pawn that the chosen one changes places with
    DISCARD = "discard"  # card, or no card: the whole hand
    LAY = "lay"  # card: laid without effect
    GIVE = "give"  # card: to the partner
    DEAL = "deal"  # number: cards for each player
    PASS = "pass"
    DECLINE = "decline"  # an extra play is not taken
    BARRICADE = "barricade"  # place: where the barricade is put
    PUSH = "push"  # number: the row that is pushed


class ConsequenceKind(StrEnum):
    """One thing that happened.  `seat` is the seat it happened to, `by` the seat that caused it."""

    PLAYED = "played"  # seat, cards: a card was laid and carried out (cards[1]: what a joker was named)
    ENTERED = "entered"  # seat, to
    WALKED = "walked"  # seat, place, to, number (negative: backwards), by
    JUMPED = "jumped"  # seat, place, to, by: the short cut from a central square to the next
    SENT_ON = "sent_on"  # seat, place, to, by: from a corner to the opposite one
    LAPPED = "lapped"  # seat, place: passed its own start, number: -1 backwards, to: the entrance it is then before
    CAPTURED = "captured"  # seat, place, by
    SWAPPED = "swapped"  # seat, place, other, to: seat's pawn went from place to to, other's the other way
    HOUSED = "housed"  # seat, to: the room (arrival, goal, other camp), place: where it was, if it did not walk there
    FINISHED = "finished"  # seat: its last pawn is home
    LAID = "laid"  # seat, cards: laid without effect
    DISCARDED = "discarded"  # seat, cards
    SHOWN = "shown"  # seat, cards: the whole hand was shown to all and discarded
    GAVE = "gave"  # seat, other, cards (the giver only): laid aside for other, who has not chosen yet
    EXCHANGED = "exchanged"  # seat, other, cards (the two partners only): what seat received, what it gave for it
    DREW = "drew"  # seat, number, cards (the seat only)
    DEALT = "dealt"  # seat: the dealer, number: cards for each (0: filled up)
    CHOSE_DEAL = "chose_deal"  # seat, number
    TURNED_OVER = "turned_over"  # number: the discard became the stock, in its order
    SHUFFLED = "shuffled"  # number: so many cards were shuffled into a new stock
    DREW_FOR_DEAL = "drew_for_deal"  # seat, cards
    TIED = "tied"  # seats: drew the same lowest card or threw the same highest number, and do it again
    DEALER = "dealer"  # seat: deals
    UNUSED_SIDE = "unused_side"  # number: the arm nobody sits at
    SHARED_SIDE = "shared_side"  # number: the arm that is shared, seats: by whom
    PASSED = "passed"  # seat
    BLOCKED = "blocked"  # seat: cannot move at all and loses the turn
    DECLINED = "declined"  # seat
    TOKEN_EARNED = "token_earned"  # seat, number: tokens now held
    TOKEN_SPENT = "token_spent"  # seat, number: tokens still held
    PLAYS_AGAIN = "plays_again"  # seat: may play again at once
    THREW = "threw"  # seat, number
    BEGINS = "begins"  # seat, number: threw the highest number, and begins with it
    BARRICADE_HIT = "barricade_hit"  # seat, place
    BARRICADE_PLACED = "barricade_placed"  # seat, place
    PUSHED = "pushed"  # seat, number: the row, cards: the tile pushed in and the tile that fell
    RODE = "rode"  # seat, place, to: a pawn was carried along by its tile
    FELL = "fell"  # seat, place: a pawn fell off with its tile
    RETURNED = "returned"  # seat, to: and came back on this tile
    TO_CAMP = "to_camp"  # seat: and found no tile, so it is back in its camp
    NO_PAWN_MOVE = "no_pawn_move"  # seat: no pawn can move, the turn ends
    WON = "won"  # seats
    PLACED = "placed"  # seats, number: finished at this place
    DRAWN_GAME = "drawn_game"  # number: the limit of turns that was reached
    GAME_OF_MATCH = "game_of_match"  # number, seats: which game of the match ended, and who scored
    MATCH_WON = "match_won"  # seats
    SEATED = "seated"  # seats: seats[i] is the player who sits at seat i in the game of the match that begins
    TEAMED = "teamed"  # seats: play together in the game of the match that begins


class VerdictKind(StrEnum):
    """Why a move is not legal; when several reasons hold, the first of these groups is given.

    Of a divided 7 the first part that cannot be is told: its pawn, its way, its path, its landing.
    """

    LEGAL = "legal"
    # turn and phase
    GAME_OVER = "game_over"
    LIMIT_REACHED = "limit_reached"  # number: the limit of turns that ended the game
    NOT_YOUR_TURN = "not_your_turn"  # seats: whose turn it is
    GIVEN_ALREADY = "given_already"  # seats: who still has to give a card
    CHANCE_DUE = "chance_due"
    WRONG_PHASE = "wrong_phase"  # move: one that the phase expects
    NO_SUCH_MOVE = "no_such_move"  # move: this game knows no such move, but this one
    DISCARD_WHOLE = "discard_whole"  # move: who can play nothing discards the whole hand, not one card
    DISCARD_ONE = "discard_one"  # move: who can play nothing discards one card, and says which
    # card in hand
    CARD_NOT_HELD = "card_not_held"  # card
    # use of the card
    CARD_CANNOT_ENTER = "card_cannot_enter"  # card
    CARD_CANNOT_SWAP = "card_cannot_swap"  # card
    CARD_CANNOT_DIVIDE = "card_cannot_divide"  # card
    CARD_CANNOT_ARRIVE = "card_cannot_arrive"  # card
    CARD_CANNOT_WALK = "card_cannot_walk"  # card
    JOKER_UNNAMED = "joker_unnamed"
    NO_JUMPS = "no_jumps"  # no card of this game lets a pawn jump
    NO_JUMP_WITH_CARD = "no_jump_with_card"  # card: others do
    WRONG_DEAL = "wrong_deal"  # number: at most
    # pawn
    NO_PAWN_IN_BASE = "no_pawn_in_base"
    NO_PAWN_THERE = "no_pawn_there"  # places, number: parts of a 7 that came before
    NOT_YOUR_PAWN = "not_your_pawn"  # pawns
    PARTNER_NOT_YET = "partner_not_yet"  # pawns: the partner's, while one's own are not all home
    PARTNER_NOW = "partner_now"  # pawns: not the partner's, when one's own are all home
    SEVEN_NOT_SHARED = "seven_not_shared"  # pawns: the partner's, in the 7 that brings one's last pawn home
    NOT_AN_OPPONENT = "not_an_opponent"  # card, pawns: the card moves opponents' pawns only
    SAME_SQUARE = "same_square"  # places: a swap needs two squares
    WRONG_OWNER = "wrong_owner"  # pawns: who stands there, seats: who was named
    NOT_ANOTHER_COLOUR = "not_another_colour"  # card, pawns
    PAWN_IN_HOUSE = "pawn_in_house"  # card, pawns: out of the card's reach
    PAWN_PROTECTED = "pawn_protected"  # card, pawns: on its start, out of the card's reach
    PAWN_MOVED_ALREADY = "pawn_moved_already"  # pawns: each pawn once in a 7
    NOT_ON_EXIT = "not_on_exit"  # pawns, places: the exit
    OTHERS_NOT_ON_BOARD = "others_not_on_board"
    # way: where it leads, by how many steps, and whether it goes on
    HOUSE_OF_ANOTHER = "house_of_another"  # places
    HOUSE_NEVER_LEFT = "house_never_left"  # pawns
    HOUSE_BACKWARDS = "house_backwards"
    HOUSE_NOT_BY_PUSH = "house_not_by_push"
    HOUSE_AFTER_LAP = "house_after_lap"  # pawns: its lap is still to be done
    BEYOND_HOUSE = "beyond_house"  # places: the last room
    WRONG_COUNT = "wrong_count"  # card, number (negative: backwards), places: from, to
    SEVEN_PART = "seven_part"  # number: the steps that are left of the 7, places: from, to
    NO_JUMP_HERE = "no_jump_here"  # places: from, to
    WRONG_THROW = "wrong_throw"  # number, places: the points that this pawn can reach
    TURNED_ROUND = "turned_round"  # places: the point to which a pawn would come back
    NOT_AHEAD = "not_ahead"  # places: where that pawn goes, one tile straight ahead or its first row
    # path
    GUARD_IN_THE_WAY = "guard_in_the_way"  # pawns
    OWN_PAWN_IN_THE_WAY = "own_pawn_in_the_way"  # pawns
    ROOM_PAWN_IN_THE_WAY = "room_pawn_in_the_way"  # pawns
    START_NOT_PASSED = "start_not_passed"  # places: option never
    BARRICADE_IN_THE_WAY = "barricade_in_the_way"  # places
    BEYOND_BARRICADE = "beyond_barricade"  # places: over barricades a walk goes on to a barricade only
    RED_LIGHT = "red_light"  # places
    ORANGE_NOT_FOLLOWED = "orange_not_followed"  # places: the orange light, the one after it
    ORANGE_LAST_ROW = "orange_last_row"  # places
    # landing
    GUARD_ON_LANDING = "guard_on_landing"  # pawns
    OWN_PAWN_ON_LANDING = "own_pawn_on_landing"  # pawns
    PARTNER_ON_LANDING = "partner_on_landing"  # pawns
    ROOM_TAKEN = "room_taken"  # pawns
    PLACE_TAKEN = "place_taken"  # places: by a pawn, a barricade
    PLACE_FORBIDDEN = "place_forbidden"  # places: first row, goal, houses
    GOAL_CLOSED = "goal_closed"  # pawns: opponents on the last row
    # duty
    SEVEN_INCOMPLETE = "seven_incomplete"  # number: steps left over
    LAST_RESORT = "last_resort"  # places: the start, move
    MUST_PLAY = "must_play"  # move
    MUST_CARRY_OUT = "must_carry_out"  # card, move
    MUST_MOVE = "must_move"  # number, move
    MUST_ADVANCE = "must_advance"  # number, move: one that brings a pawn nearer to the goal
    MUST_GO_BACK = "must_go_back"  # number, pawns: those before the goal, move
    TOO_MANY_CARDS = "too_many_cards"  # number: passing is for at most so many


class ChanceKind(StrEnum):
    """What is drawn when chance is to act."""

    SHUFFLE = "shuffle"  # values: the whole order, the next card first
    DRAW = "draw"  # values: one card for each of the seats, in their order
    LOT = "lot"  # values: one number below `choices`
    DIE = "die"  # values: one face, 1 to `choices`


class PointKind(StrEnum):
    """What a point of the board is, for those who draw it."""

    SQUARE = "square"
    START = "start"
    CENTRE = "centre"
    ENTRANCE = "entrance"
    ROOM = "room"
    BASE = "base"
    CORNER = "corner"
    ENTRY = "entry"
    ARRIVAL = "arrival"
    POINT = "point"
    FIRST_ROW = "first_row"
    LAST_ROW = "last_row"
    GOAL = "goal"
    TILE = "tile"
    CAMP = "camp"
    SPARE = "spare"


class Step(Struct, frozen=True, omit_defaults=True):
    """One tap of a move; see `StepKind` for what each kind carries."""

    kind: StepKind
    card: str = ""
    place: str = ""
    via: str = ""
    seat: int = -1
    number: int = 0


class Consequence(Struct, frozen=True, omit_defaults=True):
    """One thing that happened; see `ConsequenceKind` for what each kind carries."""

    kind: ConsequenceKind
    seat: int = -1
    by: int = -1
    other: int = -1
    place: str = ""
    to: str = ""
    number: int = 0
    cards: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()
    audience: tuple[int, ...] | None = None
    """The seats that may know the cards; None: everybody."""

    def seen_by(self, viewer: int) -> Consequence:
        """The same thing as this viewer may know it: cards of others are `HIDDEN`."""
        if self.audience is None or viewer == REFEREE or viewer in self.audience:
            return self
        return replace(self, cards=(HIDDEN,) * len(self.cards))


class Pawn(Struct, frozen=True):
    """A pawn as a verdict names it."""

    seat: int
    place: str


class Verdict(Struct, frozen=True, omit_defaults=True):
    """Legal, or the rule that forbids a move and what it is that makes it apply."""

    kind: VerdictKind
    rule: str = ""
    """The ledger id, `GJ-12`."""
    places: tuple[str, ...] = ()
    pawns: tuple[Pawn, ...] = ()
    seats: tuple[int, ...] = ()
    card: str = ""
    number: int = 0
    move: str = ""
    """The move that must (or may) be played instead."""

    @property
    def legal(self) -> bool:
        return self.kind is VerdictKind.LEGAL


LEGAL: Final = Verdict(VerdictKind.LEGAL)


class Choice(Struct, frozen=True, omit_defaults=True):
    """A step that may come next, what it would do, and whether the move is then complete."""

    step: Step
    done: bool = False
    consequences: tuple[Consequence, ...] = ()


class Part(Struct, frozen=True, omit_defaults=True):
    """A part of a divided card: a pawn, where it lands, and what that does."""

    pawn: Step
    landing: Step
    consequences: tuple[Consequence, ...] = ()


class Division(Struct, omit_defaults=True):
    """Every way of dividing a card, as one graph: equal states are one, equal parts are told once."""

    parts: list[Part] = []
    states: list[list[tuple[int, int]]] = []
    """What may follow each state: a part by its number, and the state that it leads to; 0: the move is complete."""


class Chance(Struct, frozen=True, omit_defaults=True):
    """What chance has to decide."""

    kind: ChanceKind
    choices: int = 0
    """How many numbers a lot or a die has."""
    cards: tuple[str, ...] = ()
    """The cards to shuffle or to draw from, in ascending order."""
    seats: tuple[int, ...] = ()
    """Who draws or throws."""

    def outcomes(self) -> list[Outcome]:
        """Every outcome of a lot or a die; a shuffle has too many."""
        return [self._numbered(number) for number in range(self.choices)]

    def sample(self, randomness: Randomness) -> Outcome:
        """One outcome, each as likely as any other."""
        if self.kind in (ChanceKind.LOT, ChanceKind.DIE):
            return self._numbered(randomness.below(self.choices))
        order = list(self.cards)
        for last in range(len(order) - 1, 0, -1):
            other = randomness.below(last + 1)
            order[last], order[other] = order[other], order[last]
        wanted = len(self.seats) if self.kind is ChanceKind.DRAW else len(order)
        return Outcome(self.kind, tuple(order[:wanted]))

    def _numbered(self, number: int) -> Outcome:
        return Outcome(self.kind, (str(number + (self.kind is ChanceKind.DIE)),))


class Outcome(Struct, frozen=True):
    """What chance decided; its text form is the kind and the values, `die 4`."""

    kind: ChanceKind
    values: tuple[str, ...]

    @property
    def text(self) -> str:
        return " ".join((self.kind.value, *self.values))

    @property
    def number(self) -> int:
        return int(self.values[0])

    @classmethod
    def read(cls, text: str) -> Outcome:
        kind, *values = text.split() or [""]
        if kind not in set(ChanceKind):
            raise BadInput("outcome", text=text)
        return cls(ChanceKind(kind), tuple(values))


class Randomness(Protocol):
    """Anything that picks a number below n, each as likely as any other."""

    def below(self, n: int) -> int: ...


class Result(Struct, frozen=True):
    """How a game ended: the sides in their order, each a tuple of seats; empty for a draw."""

    order: tuple[tuple[int, ...], ...]
    reason: str
    """`home`, `ply_limit`, `points`."""
    points: tuple[int, ...] = ()
    """Of a match, by player."""

    @property
    def winners(self) -> tuple[int, ...]:
        return self.order[0] if self.order else ()

    @property
    def draw(self) -> bool:
        return not self.order


class Point(Struct, frozen=True, omit_defaults=True):
    """A point of the board: where to draw it, in steps of one square, x to the right and y up."""

    name: str
    x: float
    y: float
    kind: PointKind
    arm: int = -1
    """The arm, side or house it belongs to; which seat sits there is in the position (`arms`)."""
    label: str = ""
    """What is printed on it."""


class ArrowKind(StrEnum):
    """What a line between two points means."""

    LINK = "link"  # a step
    JUMP = "jump"  # a short cut
    CORNER = "corner"  # a transfer
    WAY = "way"  # the direction of travel
    PUSH = "push"  # a row of tiles, in the direction it is pushed: marked outside its start


class Arrow(Struct, frozen=True):
    """A line drawn between two points."""

    start: str
    end: str
    kind: ArrowKind


class BoardPlan(Struct, frozen=True):
    """The board as everything that draws it needs it."""

    points: tuple[Point, ...]
    arrows: tuple[Arrow, ...]
    turns: int
    """How many turns of the plan look alike (4 arms: 4); 1: the plan is not turned for its viewer."""
    owners: tuple[int, ...] = ()
    """The seat at each arm, -1 for none; empty where a lot decides it."""


class Piece(Struct, frozen=True, omit_defaults=True):
    """Something that stands on a point: a pawn, a barricade, a tile."""

    kind: str
    place: str
    seat: int = -1
    mark: str = ""
    """`fresh` for a protected pawn, `G`, `O` or `R` for a light."""


class Scene(Struct, frozen=True, omit_defaults=True):
    """What a view shows, in the words of any game: enough to draw it without knowing which game it is."""

    pieces: tuple[Piece, ...]
    arms: tuple[int, ...]
    """The arm that each seat sits at."""
    actors: tuple[int, ...]
    phase: str
    hands: tuple[tuple[str, ...], ...] = ()
    """Cards by seat; `HIDDEN` where the viewer may not know."""
    stock: tuple[str, ...] | None = None
    """The stock in order, the next card first; `HIDDEN` where unknown."""
    discard: tuple[str, ...] | None = None
    """The discard, the newest card last."""
    dealer: int = -1
    die: int = 0
    tokens: tuple[int, ...] = ()
    passed: tuple[int, ...] = ()
    turns: int = 0
    points: tuple[int, ...] = ()
    """Points of a match, by player."""
    game_number: int = 0
    teams: tuple[tuple[int, ...], ...] = ()
    """The sides of this moment, where a match changes them; empty: those of the game."""


class Tally(Struct, frozen=True, omit_defaults=True):
    """What one game played inside the engine came to."""

    plies: int
    turns: int
    """Turns of all players together, what `ply_limit` counts."""
    first: int
    """The seat that played first."""
    order: tuple[tuple[int, ...], ...]
    """As in `Result`; empty for a draw."""
    captures: int = 0
    """Pawns sent back to their base or camp."""
    choices: int = 0
    """Plies in which the seat had more than one legal move."""
    discards: int = 0
    """Decisions in which nothing was playable, or the player was blocked."""
    lead_changes: int = 0
    """How often another side came to be the one with the most steps behind it."""
    held: tuple[int, ...] = ()
    """By card (ace first, joker last) or die face: how many times a deciding seat held or threw it."""
    dead: tuple[int, ...] = ()
    """By card or die face: how many of those times it had no legal use."""


class View(Struct, frozen=True):
    """What a viewer may know: the fields of a position with `HIDDEN` cards, and nothing else."""

    viewer: int
    data: JSON


class NotOffered(Exception):
    """Asked for something that a family of games does not offer, as networks where `features` is None."""


class IllegalMove(Exception):
    """A move that the rules forbid; raised before anything changed."""

    def __init__(self, verdict: Verdict) -> None:
        super().__init__(f"{verdict.kind.value} ({verdict.rule})" if verdict.rule else verdict.kind.value)
        self.verdict = verdict


class BadInput(Exception):
    """Input that cannot be read: a kind with a Fluent message `bad-KIND`, and its arguments."""

    def __init__(self, kind: str, **arguments: str | int) -> None:
        said = ", ".join(f"{name}={value}" for name, value in arguments.items())
        super().__init__(f"{kind.replace('_', ' ')}: {said}" if said else kind.replace("_", " "))
        self.kind = kind
        self.arguments = arguments
        self.plan: BoardPlan | None = None
        """The board that a place among the arguments is on, so that it can be told as people call it."""

    def __reduce__(self) -> tuple[Any, ...]:
        """From one process to another nothing is lost."""
        return partial(BadInput, self.kind, **self.arguments), (), {"plan": self.plan}


def nearest(name: str, names: Sequence[str]) -> str:
    """The names closest to a mistyped one, or all of them, as one text."""
    return ", ".join(get_close_matches(name, names, n=3, cutoff=0.5) or names)

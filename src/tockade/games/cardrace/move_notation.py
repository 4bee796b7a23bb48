"""Moves as text and as steps, read and written: `7 a3-a7>b7 b2-b5`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

import msgspec

from tockade.game_types import BadInput, Step, StepKind
from tockade.games.cardrace import board_plan, constants, engine
from tockade.games.cardrace.engine import Move, Rules
from tockade.games.cardrace.facts import CARDS, Facts
from tockade.games.cardrace.move_speller import WORDS, Speller

RANK = {card: rank for rank, card in enumerate(CARDS)} | {"V": 10, "D": 11, "R": 12}
"""Ranks by letter; the French initials of valet, dame and roi are read too."""
PLACE = r"[a-h](?:[0-9]{1,2}|h[1-4]?)"
WALK = re.compile(rf"({PLACE})-({PLACE})(?:>({PLACE}))?")
SWAP = re.compile(rf"({PLACE})=({PLACE})(?:@([0-7]))?")
WORD_OF_STEP = {
    StepKind.LAY: constants.LAY,
    StepKind.GIVE: constants.GIVE,
    StepKind.PASS: constants.PASS,
    StepKind.DECLINE: constants.DECLINE,
}
_steps_decoder: Final = msgspec.json.Decoder(tuple[Step, ...])


def place_names(facts: Facts) -> dict[int, str]:
    """The name of every place of a board by the engine's number."""
    ring = board_plan.tijou_place_names() if facts.stacking else board_plan.place_names(facts.arms, facts.arm_length)
    names = dict(enumerate(ring))
    for arm in range(facts.arms):
        for room in range(facts.rooms):
            name = board_plan.arrival_name(arm) if facts.stacking else board_plan.room_name(arm, room + 1)
            names[constants.HOUSE + 4 * arm + room] = name
    return names


def text_ranks(names: dict[int, str]) -> list[int]:
    """For each place, how its name sorts among the names."""
    order = {name: rank for rank, name in enumerate(sorted(names.values()))}
    return [order.get(names.get(place, ""), 0) for place in range(256)]


class Notation:
    """The notation of one game: its places, and how its cards are spelled."""

    def __init__(self, rules: Rules, names: dict[int, str]) -> None:
        self.rules = rules
        self.names = names | {constants.BASE: "base"}
        self.codes = {name: place for place, name in names.items()}
        self.speller = Speller(rules, self.names)

    # reading

    def read(self, text: str) -> Move:
        """The move that a text spells, legal or not."""
        words = text.split()
        if not words or len(words) > constants.CHAIN + 1:
            raise BadInput("move", text=text[:80])
        if words[0].lower() in WORDS:
            return self._read_word(words, text)
        card, named = self._read_card(words[0], text)
        if len(words) == 2 and words[1].lower() in ("in", "enter", "entrer"):
            return Move(constants.ENTER, card, named, [])
        return self._read_parts(card, named, words[1:], text)

    def _read_word(self, words: list[str], text: str) -> Move:
        kind = WORDS[words[0].lower()]
        if len(words) > 2 or (len(words) == 1) == (kind in (constants.LAY, constants.GIVE, constants.DEAL)):
            if not (kind == constants.DISCARD_HAND and len(words) == 2):
                raise BadInput("move", text=text[:80])
        if kind == constants.DEAL:
            if not re.fullmatch("[0-9]{1,2}", words[1]):
                raise BadInput("move", text=text[:80])
            return Move(kind, 0, int(words[1]), [])
        if len(words) == 1:
            return Move(kind, 0, 0, [])
        one = constants.DISCARD_ONE if kind == constants.DISCARD_HAND else kind
        return Move(one, self._rank(words[1], text), 0, [])

    def _rank(self, word: str, text: str) -> int:
        if word.upper() not in RANK:
            raise BadInput("card", card=word[:20], text=text[:80])
        return RANK[word.upper()]

    def _read_card(self, word: str, text: str) -> tuple[int, int]:
        """A card, or a joker with what it stands for."""
        if word[0] in "xX" and len(word) > 1 and self.rules.wild[constants.WILD]:
            return constants.WILD, self._rank(word[1:], text)
        rank = self._rank(word, text)
        return rank, rank

    def _place(self, name: str, text: str) -> int:
        if name not in self.codes:
            raise BadInput("place", place=name, text=text[:80])
        return self.codes[name]

    def _read_parts(self, card: int, named: int, words: list[str], text: str) -> Move:
        swap = SWAP.fullmatch(words[0]) if len(words) == 1 else None
        if swap:
            other = int(swap[3]) if swap[3] else -1
            if other >= self.rules.seats:
                raise BadInput("move", text=text[:80])
            part = engine.make_part(self._place(swap[1], text), self._place(swap[2], text), constants.ON_RING, other)
            return Move(constants.SWAP, card, named, [part])
        walks = [WALK.fullmatch(word) for word in words]
        if not walks or not all(walks) or len(walks) > constants.CHAIN:
            raise BadInput("move", text=text[:80])
        spelled = [(self._place(w[1], text), self._place(w[2], text), w[3]) for w in walks if w]
        return self.walk(card, named, [(a, b, self._place(c, text) if c else -1) for a, b, c in spelled])

    def walk(self, card: int, named: int, spelled: Sequence[tuple[int, int, int]]) -> Move:
        """The walk of a card from, to and perhaps on to other places."""
        kind = self._walk_kind(named, spelled)
        return Move(kind, card, named, [self._walk_part(kind, *places) for places in spelled])

    def _walk_part(self, kind: int, origin: int, landing: int, beyond: int) -> int:
        way = constants.HOMEWARD if landing >= constants.HOUSE else constants.ON_RING
        if beyond >= 0:
            if landing >= constants.HOUSE or self.speller.onward(kind, landing) != beyond:
                return engine.make_astray(origin, landing, beyond)
            way = constants.ONWARD
        return engine.make_part(origin, landing, way, -1)

    def _walk_kind(self, named: int, spelled: Sequence[tuple[int, int, int]]) -> int:
        """What kind of move walking with this card is."""
        rules = self.rules
        origin, landing, _ = spelled[0]
        if rules.divides[named] or len(spelled) > 1:
            return constants.SPLIT
        if rules.stacking and landing >= constants.HOUSE:
            return constants.ARRIVE
        if rules.push[named]:
            return constants.PUSH
        if rules.back[named]:
            behind = engine.ahead(rules, origin % constants.HOUSE, -rules.back[named])
            back = landing < constants.HOUSE and behind == landing
            return constants.RETREAT if back or not rules.forward[named] else constants.WALK
        return constants.WALK

    # steps

    def steps(self, move: Move) -> tuple[Step, ...]:
        """The move as taps."""
        return _steps_decoder.decode(self.speller.steps_json(move))

    def part_steps(self, move: Move, part: int) -> tuple[Step, ...]:
        """A part: the pawn, then where it goes."""
        return _steps_decoder.decode("[" + self.speller.part_steps(move, part) + "]")

    def of_steps(self, steps: Sequence[Step]) -> Move:
        """The move that complete steps make."""
        if not steps:
            raise BadInput("steps", steps="")
        first = steps[0]
        if first.kind is StepKind.DEAL:
            return Move(constants.DEAL, 0, first.number if 0 <= first.number < 100 else 99, [])
        if first.kind is StepKind.DISCARD:
            kind = constants.DISCARD_ONE if first.card else constants.DISCARD_HAND
            return Move(kind, self._rank(first.card, "discard") if first.card else 0, 0, [])
        if first.kind in WORD_OF_STEP:
            return Move(WORD_OF_STEP[first.kind], self._rank(first.card, first.kind) if first.card else 0, 0, [])
        if first.kind is not StepKind.PLAY:
            raise BadInput("steps", steps=first.kind.value)
        return self._play_of_steps(steps)

    def _play_of_steps(self, steps: Sequence[Step]) -> Move:
        card = named = self._rank(steps[0].card, "play")
        rest = list(steps[1:])
        if rest and rest[0].kind is StepKind.NAME:
            named = self._rank(rest.pop(0).card, "name")
        if len(rest) == 1 and rest[0].kind is StepKind.ENTER:
            return Move(constants.ENTER, card, named, [])
        pairs = list(zip(rest[::2], rest[1::2], strict=False))
        if not pairs or len(rest) % 2 or len(pairs) > constants.CHAIN:
            raise BadInput("steps", steps=" ".join(step.kind.value for step in steps))
        origin, target = pairs[0]
        if target.kind is StepKind.SWAP:
            places = self._place(origin.place, "swap"), self._place(target.place, "swap")
            other = target.seat if 0 <= target.seat < self.rules.seats else -1
            return Move(constants.SWAP, card, named, [engine.make_part(*places, constants.ON_RING, other)])
        return self.walk(card, named, [self._walk_of(pawn, land) for pawn, land in pairs])

    def _walk_of(self, pawn: Step, land: Step) -> tuple[int, int, int]:
        if pawn.kind is not StepKind.PAWN or land.kind is not StepKind.LAND:
            raise BadInput("steps", steps=f"{pawn.kind.value} {land.kind.value}")
        origin, end = self._place(pawn.place, "pawn"), self._place(land.place, "land")
        return (origin, self._place(land.via, "land"), end) if land.via else (origin, end, -1)

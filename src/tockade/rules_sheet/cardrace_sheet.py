"""The sheet of a card race: what stands on it follows from the facts that the engine plays by."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from tockade.games.cardrace.board_plan import arrival_name, base_name, letter, place_names, room_name, tijou_place_names
from tockade.games.cardrace.facts import CARDS, JOKER, Draw, Facts
from tockade.games.cardrace.game import CardRace
from tockade.picture.board_geometry import Spot
from tockade.rules_sheet.card_diagrams import LONG, CardDiagrams
from tockade.rules_sheet.off_board_pictures import HandPictures
from tockade.rules_sheet.sheet_board import TALL, CloseUp, SheetBoard
from tockade.rules_sheet.sheet_content import Passage, Pictured
from tockade.rules_sheet.sheet_page import SEVERAL
from tockade.rules_sheet.sheet_words import SheetWords, yes

HAND = ("3", "8", "A", "J", "9")
CHOSEN = "8"


def facts_to_say(game: CardRace) -> dict[str, str | int]:
    """The facts as arguments of messages."""
    return _board_facts(game.facts) | _pawn_facts(game.facts) | _card_facts(game.facts) | _turn_facts(game.facts)


def _board_facts(facts: Facts) -> dict[str, str | int]:
    return {
        "pawns": facts.pawns,
        "all": facts.pawns * 2,
        "arms": facts.arms,
        "start": facts.arm_length,
        "before": facts.arm_length - 1,
        "centre": facts.centre,
        "entrance": facts.entrance_square,
        "rooms": facts.rooms,
    }


def _pawn_facts(facts: Facts) -> dict[str, str | int]:
    return {
        "entry": facts.entry,
        "guard": facts.guard.name.lower(),
        "blocks": yes(facts.guard_blocks),
        "own": facts.land_own.name.lower(),
        "partner": facts.land_partner.name.lower(),
        "again-lap": _spelled(facts.pass_start),
        "jumps": yes(_jumping(facts)),
        "jump-first": yes(facts.jump_captures_first),
        "jump-past": yes(facts.jump_past_start),
    }


def _card_facts(facts: Facts) -> dict[str, str | int]:
    return {
        "cards": 52 + facts.jokers,
        "hand": facts.hand,
        "full": facts.hand + (facts.draw is Draw.BEFORE_PLAY),
        "keep": facts.keep,
        "exchange": yes(facts.exchange),
        "shuffled": yes(facts.restock_shuffled),
        "stops": yes(facts.seven_stops),
        "overflow": yes(facts.seven_overflow),
        "swap-start": yes(facts.swap_own_start),
        "swap-with": _spelled(facts.swap_with),
        "push-start": yes(facts.push_own_start),
    }


def _turn_facts(facts: Facts) -> dict[str, str | int]:
    return {
        "draw": _spelled(facts.draw),
        "deal": _spelled(facts.deal),
        "dealer-first": yes(facts.dealer_first),
        "stuck": _spelled(facts.stuck),
        "again": facts.again.name.lower(),
        "play-on": yes(facts.play_on),
        "freely": yes(facts.help_freely),
    }


def _spelled(choice: Enum) -> str:
    """A choice as the messages spell it: `before-play`."""
    return choice.name.lower().replace("_", "-")


def _jumping(facts: Facts) -> list[str]:
    return [card for card in CARDS if _dealt(facts, card) and facts.effects[card].jump]


def _dealt(facts: Facts, card: str) -> bool:
    return card != JOKER or facts.jokers > 0


class CardRaceSheetParts:
    """Composes the parts of one sheet."""

    def __init__(self, game: CardRace, board: SheetBoard, words: SheetWords) -> None:
        self.game = game
        self.facts = game.facts
        self.board = board
        self.words = words
        self.hands = HandPictures(board.theme, board.captions)
        self.diagrams = CardDiagrams(board.theme, board.looks, board.captions)
        self.arm = board.scene.arms[0] if board.scene.arms and board.scene.arms[0] >= 0 else 0
        facts = self.facts
        entering = [card for card in CARDS if _dealt(facts, card) and facts.effects[card].enters]
        arriving = [card for card in CARDS if facts.effects[card].arrives]
        wild = [card for card in CARDS if facts.effects[card].wild]
        lists = {
            "entering": words.card_list([*entering, *wild]),
            "arriving": words.card_list([*arriving, *wild]),
            "jumping": self._jump_words(),
        }
        words.facts = {**words.facts, **lists}

    def _jump_words(self) -> str:
        """The cards that do not let a pawn jump, or those that do where they are fewer."""
        facts = self.facts
        can = _jumping(facts)
        cannot = [card for card in CARDS if _dealt(facts, card) and card not in can]
        named, message = (cannot, "sheet-jump-not") if len(cannot) < len(can) else (can, "sheet-jump-only")
        return self.words.words.say(message, cards=self.words.card_list(named)) if can else ""

    # the board

    def ring(self, steps: int) -> str:
        """The square so many steps after one's own start (after the exit, where a ring has corners)."""
        facts = self.facts
        names = tijou_place_names() if facts.corners else place_names(facts.arms, facts.arm_length)
        return names[(self.arm * facts.arm_length + steps) % len(names)]

    def marks(self) -> list[tuple[str, Spot]]:
        at = self.board.beside
        if self.facts.corners:
            return [
                ("base", at(base_name(self.arm, 1), *self._beside_base())),
                ("entry", at(self.ring(self.facts.entry), 0, -0.98)),
                ("corner", at(self.ring(0), 0.98, -0.98)),
                ("arrival", at(arrival_name(self.arm), -0.98, 0)),
            ]
        centre = [("centre", at(self.ring(self.facts.centre), -0.85, 0.85))] if _jumping(self.facts) else []
        entrance = f"{letter(self.arm)}{self.facts.entrance_square}"
        return [
            ("base", at(base_name(self.arm, 1), *self._beside_base())),
            ("start", at(self.ring(0), -0.98, -0.1)),
            *centre,
            ("entrance", at(entrance, 0.0, 1.0 if self.facts.arms == 4 else 0.85)),
            ("house", at(room_name(self.arm, self.facts.rooms), 0.0, -0.98)),
        ]

    def _beside_base(self) -> Spot:
        """From the first place of the base, away from its pawns and towards the middle."""
        places = [self.board.frame.spots[base_name(self.arm, number)] for number in range(1, self.facts.pawns + 1)]
        x, y = self.board.frame.spots[base_name(self.arm, 1)]
        return min(px for px, _ in places) - x - 0.95, sum(py for _, py in places) / len(places) - y

    # the turn

    def turn(self) -> list[Pictured]:
        pictures: dict[str, Callable[[], str]] = {
            "exchange": lambda: self.hands.exchange("9", "A"),
            "draw": lambda: self.hands.draw(HAND[:4]),
            "play": lambda: self.hands.hand(HAND, HAND.index(CHOSEN)),
            "move": self.moving,
            "stuck": lambda: self.hands.change(HAND),
            "keep": lambda: self.hands.keep(("J", "K")[: self.facts.keep]),
        }
        return [Pictured(pictures[name](), self.words.say(f"turn-{name}")) for name in self.stages()]

    def stages(self) -> tuple[str, str, str]:
        """The three pictures of a turn."""
        if self.facts.keep:
            return ("exchange" if self.facts.exchange else "play", "move", "keep")
        if self.facts.draw is Draw.BEFORE_PLAY:
            return ("draw", "play", "move")
        return ("exchange", "play", "move") if self.facts.exchange else ("play", "move", "draw")

    def moving(self) -> str:
        """A pawn on its way that sends another one back; where pawns share squares, only a 5 would."""
        first, steps = (1, 5) if self.facts.corners else (self.facts.centre - 1, 6)
        way = tuple(self.ring(first + step) for step in range(steps + 1))
        met = way[-2] if self.facts.corners else way[-1]
        pawns = ((way[0], 0), (met, 1))
        return self.board.close_up(CloseUp(pawns, (way,), sent_back=(met,), card=str(steps)))

    # the cards

    def uses(self) -> list[Pictured]:
        """Every card with what it does; those that only walk forwards share a picture."""
        plain = [card for card in CARDS if self._only_walks(card)]
        shown = [card for card in CARDS if _dealt(self.facts, card) and card not in plain[1:]]
        return [self._walkers(plain) if card in plain else self._use(card) for card in shown]

    def _only_walks(self, card: str) -> bool:
        effect = self.facts.effects[card]
        return effect.forward > 0 and effect.uses() <= {"forward", "jump"}

    def _walkers(self, cards: list[str]) -> Pictured:
        """The cards that walk their value, and what the value is of those that are no numbers."""
        shown = max(cards, key=lambda card: card.isdigit() and int(card) < LONG and int(card))
        names = SEVERAL.join(self.words.words.card(card, "index") for card in cards)
        values = [self._worth(card) for card in cards if not card.isdigit()]
        caption = self.words.say("card-value") + (f" ({', '.join(values)})." if values else ".")
        ways = self.game.card_ways()[shown]
        return Pictured(self.diagrams.uses(ways), caption, names, self.diagrams.sign(shown, more=True))

    def _worth(self, card: str) -> str:
        return self.words.words.say(
            "sheet-card-worth", card=self.words.words.card(card), number=self.facts.effects[card].forward
        )

    def _use(self, card: str) -> Pictured:
        ways = self.game.card_ways()[card]
        return Pictured(
            self.diagrams.uses(ways), self._caption(card), self.words.words.card(card), self.diagrams.sign(card)
        )

    def _caption(self, card: str) -> str:
        """What the card does, and what its kind of effect has for limits in this game."""
        does = self.words.words.card_does(self.game.card_ways()[card], self.words.rules)
        effect = self.facts.effects[card]
        kinds = {"swap": effect.swaps, "divide": effect.divides, "push": effect.push, "again": effect.again}
        kinds |= {"sweep": effect.sweeps, "wild": effect.wild}
        notes = [self.words.say(f"card-note-{kind}") for kind, given in kinds.items() if given]
        return " ".join([f"{does[:1].upper()}{does[1:]}.", *filter(None, notes)])

    # the rest

    def passages(self) -> list[Passage]:
        say = self.words.passage
        if self.facts.corners:
            return [say("corner-rule", self.sent_on()), say("home", self.coming_home()), say("end")]
        return [say("safe", self.standing_safe()), say("home", self.coming_home()), say("end")]

    def standing_safe(self) -> str:
        """One's pawn on its start, and an opponent behind it."""
        start, behind = self.ring(0), self.ring(-3)
        return self.board.close_up(CloseUp(((start, 0), (behind, 1)), guarded=(start,), shape=TALL))

    def coming_home(self) -> str:
        """A pawn that turns into its house; a piece that leaves its exit."""
        facts = self.facts
        if facts.corners:
            way: tuple[str, ...] = (self.ring(0), arrival_name(self.arm))
            return self.board.close_up(CloseUp(((way[0], 0),), (way,), card="10", shape=TALL, room=1.8))
        before = facts.entrance_square - facts.arm_length
        walk = [self.ring(step) for step in range(-4, before + 1)]
        inside = [room_name(self.arm, room) for room in range(1, facts.rooms + 1)][: 7 - len(walk)]
        return self.board.close_up(CloseUp(((walk[0], 0),), ((*walk, *inside),), card="6", shape=TALL))

    def sent_on(self) -> str:
        """A piece that lands on a corner and is sent across."""
        length = self.facts.arm_length
        way = tuple(self.ring(step) for step in range(length - 3, length + 1))
        across = self.ring(3 * length)
        return self.board.close_up(CloseUp(((way[0], 0),), (way, (way[-1], across)), shape=TALL))

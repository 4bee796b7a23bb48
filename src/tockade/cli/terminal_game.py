"""A game played in the terminal: shows the board and the hand, asks for moves, says what happened."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from tockade.cli import draw_position, language
from tockade.cli.commands.explain import FORCED, explain_hand, sentences
from tockade.game_types import (
    CHANCE,
    SPECTATOR,
    BadInput,
    Consequence,
    ConsequenceKind,
    Randomness,
    Verdict,
    VerdictKind,
)
from tockade.record import Choose, Recorder

if TYPE_CHECKING:
    from rich.console import Console

SHORT_LIST: Final = 24
WHY: Final = re.compile(r"(?:why|pourquoi)\s+(.+)|(.+?)\s*\?")
LISTED: Final = re.compile(r"(?:list|liste)(?:\s+(\S+))?")
QUIT: Final = ("quit", "quitter", "q", "exit")
BOARD: Final = ("board", "plateau", "b")
HELP: Final = ("?", "help", "aide", "h")
UNFORESEEN: Final = {ConsequenceKind.DREW, ConsequenceKind.DEALT, ConsequenceKind.SHUFFLED}
"""What a player cannot know before playing, or need not read with every move."""


class Left(Exception):
    """The last person has left."""


class TerminalGame:
    """People at this terminal, opponents in the other seats."""

    def __init__(self, recorder: Recorder, people: frozenset[int], source: Randomness, out: Console) -> None:
        self.recorder = recorder
        self.game = recorder.game
        self.people = people
        self.source = source
        self.out = out
        self.eyes = min(people) if len(people) == 1 else SPECTATOR

    @property
    def position(self) -> Any:
        return self.recorder.position

    def run(self, choose: Choose) -> None:
        """Until the game is over."""
        self.greet()
        while actors := self.game.actors(self.position):
            actor = next((each for each in actors if each not in self.people), actors[0])
            if actor == CHANCE:
                self.tell(self.recorder.settle(self.game.chance(self.position).sample(self.source)))
            elif actor in self.people:
                self.turn(actor)
            else:
                self.tell(self.recorder.play(actor, choose(self.position, actor)))
        self.draw(self.eyes)
        self.say(language.tell_result(self.game, self.game.result(self.position)), style="bold")

    def greet(self) -> None:
        words, rules = language.words(), self.game.rules.id
        self.say(f"{words.rules(rules)} ({self.game.setup.text})", style="bold")
        for side in self.game.teams:
            self.say(f"  {words.seats(side, rules)}")
        if self.people:
            self.say(language.say("cli-play-welcome", seats=words.seats(sorted(self.people), rules)))

    def say(self, text: str, **style: Any) -> None:
        self.out.print(text, **style)

    def tell(self, consequences: list[Consequence]) -> None:
        if text := language.tell_consequences(self.game, consequences, self.eyes):
            self.say(text)

    def draw(self, viewer: int) -> None:
        draw_position.print_board(self.out, self.game, self.game.view(self.position, viewer))

    # one turn

    def turn(self, seat: int) -> None:
        """A person's decision: asked until something legal is said."""
        if len(self.people) > 1:
            self.hand_over(seat)
        self.draw(seat)
        moves = self.game.legal_moves(self.position, seat)
        self.show_choices(seat, moves)
        while not self.answered(seat, moves, self.ask(seat)):
            pass

    def hand_over(self, seat: int) -> None:
        """Nobody sees the hand of another on a shared screen."""
        self.eyes = seat
        self.ask_line(language.say("cli-play-hand-over", **language.seat(self.game, seat)))
        self.out.clear()

    def ask(self, seat: int) -> str:
        return self.ask_line(language.say("cli-play-your-turn", **language.seat(self.game, seat)))

    def ask_line(self, prompt: str) -> str:
        try:
            return " ".join(self.out.input(f"{prompt} ", markup=False).split())
        except EOFError:
            raise Left from None

    def answered(self, seat: int, moves: list[Any], said: str) -> bool:
        """Carry out what was said; True when it was a move."""
        word = said.lower()
        if word in QUIT:
            raise Left
        if word in HELP:
            self.say(language.say("cli-play-help"))
        elif not word or word in BOARD:
            self.draw(seat)
            self.show_choices(seat, moves)
        elif listed := LISTED.fullmatch(word):
            self.list_of_card(seat, moves, listed[1]) if listed[1] else self.list_moves(seat, moves)
        elif asked := WHY.fullmatch(said):
            self.explain(seat, moves, asked[1] or asked[2])
        else:
            return self.moved(seat, moves, said)
        return False

    def moved(self, seat: int, moves: list[Any], said: str) -> bool:
        try:
            move = self.understood(moves, said)
        except BadInput as bad:
            self.say(f"{language.bad_input(bad)} {language.say('cli-play-hint')}")
            return False
        verdict = self.game.verdict(self.position, seat, move)
        if not verdict.legal:
            self.say(language.tell_reason(self.game, verdict, seat))
            return False
        self.tell(self.recorder.play(seat, move))
        return True

    def understood(self, moves: list[Any], said: str) -> Any:
        """A number of the list, or a move as it is written."""
        if said.isascii() and said.isdigit() and 1 <= int(said[:6]) <= len(moves):
            return moves[int(said) - 1]
        return self.game.read_move(said)

    # what can be played

    def uses(self, move: Any, card: str) -> bool:
        """Whether a move uses this card, and does not only get rid of it."""
        first = self.game.steps(move)[0]
        return first.card == card and first.kind not in FORCED

    def show_choices(self, seat: int, moves: list[Any]) -> None:
        """Every move if there are few; else the cards, and how many moves each allows."""
        hand = self.hand(seat)
        if hand:
            self.show_hand(hand, moves)
        if len(moves) <= SHORT_LIST:
            self.list_moves(seat, moves)
        else:
            self.say(language.say("cli-play-many", count=len(moves)))

    def hand(self, seat: int) -> tuple[str, ...]:
        hands = self.game.scene(self.game.view(self.position, seat)).hands
        return hands[seat] if hands else ()

    def show_hand(self, hand: tuple[str, ...], moves: list[Any]) -> None:
        ways, words = self.game.card_ways(), language.words()
        for card in dict.fromkeys(hand):
            count = sum(self.uses(move, card) for move in moves)
            does = words.card_does(ways.get(card, ()), self.game.rules.id)
            self.say(
                f"  {language.say('cli-play-card', card=words.card(card), does=does, count=count)}",
                style="" if count else "dim",
            )

    def list_of_card(self, seat: int, moves: list[Any], said: str) -> None:
        """The moves with one card; where there are none, why."""
        card = language.card_letter(said)
        if any(self.uses(move, card) for move in moves):
            self.list_moves(seat, moves, card)
        else:
            self.explain(seat, moves, said)

    def list_moves(self, seat: int, moves: list[Any], card: str = "") -> None:
        for number, move in enumerate(moves, 1):
            if card and not self.uses(move, card):
                continue
            self.out.print(f"{number:>4}", style="bold cyan", end="  ")
            self.out.print(language.code(self.game.move_text(move)), style="bold", end="")
            self.say(self.foreseen(seat, move), style="dim")

    def foreseen(self, seat: int, move: Any) -> str:
        """What a move will do, as far as its player can know before playing it."""
        happened = [each.seen_by(SPECTATOR) for each in self.game.consequences(self.position, seat, move)]
        return language.tell_consequences(self.game, [each for each in happened if each.kind not in UNFORESEEN], seat)

    def explain(self, seat: int, moves: list[Any], about: str) -> None:
        """`why 7`: what a card can do or why it cannot; `why a3-a8`: the verdict on a move."""
        card = language.card_letter(about)
        if any(self.uses(move, card) for move in moves):
            self.list_moves(seat, moves, card)
            return
        explained = explain_hand(self.game, self.position, seat)
        chosen = [each for each in explained["cards"] if each["card"] == card]
        if chosen:
            self.say("\n".join(sentences({**explained, "cards": chosen})[1:]))
            return
        try:
            self.say(language.tell_reason(self.game, self.asked_about(seat, about, card), seat))
        except BadInput as bad:
            self.say(language.bad_input(bad))

    def asked_about(self, seat: int, about: str, card: str) -> Verdict:
        """The verdict on a move, or on a card that is not in hand."""
        hand = self.hand(seat)
        if hand and card in self.game.card_ways() and card not in hand:
            return Verdict(VerdictKind.CARD_NOT_HELD, card=card)
        return self.game.verdict(self.position, seat, self.game.read_move(about))

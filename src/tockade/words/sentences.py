"""Sentences for people: consequences, reasons, moves, cards and options, from any viewpoint."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from tockade.game import Game
from tockade.game_types import SPECTATOR, BadInput, BoardPlan, Consequence, Scene, Step, Verdict
from tockade.languages import LANGUAGES
from tockade.words import deal_sentences, message_arguments, move_phrases, scene_captions
from tockade.words.fluent_messages import FluentMessages, fluent_messages
from tockade.words.message_arguments import sentence

AnyGame = Game[Any, Any]
Names = Sequence[str | None]


def message(family: str, kind: str) -> str:
    """The id of a kind's message."""
    return f"{family}-{kind.replace('_', '-')}"


class Words:
    """One language, ready to tell."""

    def __init__(self, language: str = LANGUAGES[0]) -> None:
        self.language = language if language in LANGUAGES else LANGUAGES[0]
        self.messages: FluentMessages = fluent_messages(self.language)

    def say(self, name: str, /, **given: str | int) -> str:
        """A message by its id; argument names with hyphens are written with underscores."""
        return self.messages.format(name, {key.replace("_", "-"): value for key, value in given.items()})

    # what happened

    def tell(self, happened: Consequence, game: AnyGame, viewer: int = SPECTATOR, names: Names | None = None) -> str:
        """One thing that happened, as this viewer may know it."""
        reader = self._reader(game.rules.id, viewer, names, game.plan)
        seen = happened.seen_by(viewer)
        return sentence(
            reader.words.format(
                message("told", seen.kind), message_arguments.consequence_arguments(reader, seen), reader.game
            )
        )

    def what_happened(
        self,
        all_that: Iterable[Consequence],
        game: AnyGame,
        viewer: int = SPECTATOR,
        names: Names | None = None,
    ) -> str:
        """Everything that happened, one sentence after the other."""
        return " ".join(self.lines(all_that, game, viewer, names))

    def lines(
        self,
        all_that: Iterable[Consequence],
        game: AnyGame,
        viewer: int = SPECTATOR,
        names: Names | None = None,
    ) -> list[str]:
        """Everything that happened, a sentence for each thing; a whole deal is one."""
        reader = self._reader(game.rules.id, viewer, names, game.plan)
        seen = deal_sentences.gather_deals(happened.seen_by(viewer) for happened in all_that)
        return [
            sentence(deal_sentences.deal_sentence(reader, each))
            if isinstance(each, deal_sentences.DealLine)
            else self.tell(each, game, viewer, names)
            for each in seen
        ]

    # why not

    def why(
        self,
        verdict: Verdict,
        game: AnyGame,
        viewer: int = SPECTATOR,
        names: Names | None = None,
        codes: bool = False,
    ) -> str:
        """Why a move is not legal; with codes also the id of the rule and the move to play in notation."""
        reader = self._reader(game.rules.id, viewer, names, game.plan)
        instead = self._instead(game, verdict.move, reader, codes) if verdict.move else ""
        given = message_arguments.verdict_arguments(reader, verdict, instead)
        said = reader.words.format(message("why", verdict.kind), given, reader.game)
        frame = "why-rule" if codes and verdict.rule else "why-sentence"
        return reader.words.format(frame, {"sentence": sentence(said), "rule": verdict.rule})

    def _instead(self, game: AnyGame, text: str, reader: message_arguments.MessageReader, codes: bool) -> str:
        """The move that a reason proposes, in words."""
        said = move_phrases.move_phrase(reader, game.steps(game.read_move(text)))
        return self.say("why-move-code", move=said, code=text) if codes else said

    def bad(self, error: BadInput) -> str:
        """Why something cannot be read, in the words of the rule set where it has its own."""
        rules = str(error.arguments.get("rules", ""))
        said = dict(error.arguments)
        if error.plan and "place" in said:
            said["place"] = self._reader(rules, SPECTATOR, None, error.plan).place(str(said["place"]))
        return sentence(self.messages.format(message("bad", error.kind), said, rules))

    # what there is

    def step(self, tapped: Step, game: AnyGame, viewer: int = SPECTATOR, names: Names | None = None) -> str:
        """One tap of a move."""
        return move_phrases.step_phrase(self._reader(game.rules.id, viewer, names, game.plan), tapped)

    def move(self, game: AnyGame, steps: Sequence[Step], viewer: int = SPECTATOR, names: Names | None = None) -> str:
        """A whole move, phrase after phrase."""
        return sentence(move_phrases.move_phrase(self._reader(game.rules.id, viewer, names, game.plan), steps))

    def card(self, name: str, part: str = "") -> str:
        """A card: its bare name, or `the`, `a` or `index`."""
        return self.messages.format(f"card-{name}", part=part)

    def card_does(self, ways: Sequence[Sequence[tuple[str, int]]], rules: str = "") -> str:
        """What a card does: ways of playing it, each of some effects with their numbers."""
        said = [
            ", ".join(self.messages.format(f"card-does-{kind}", {"number": number}, rules) for kind, number in way)
            for way in ways
        ]
        text = said[0] if said else ""
        for way in said[1:]:
            text = self.say("card-ways", list=text, next=way)
        return text

    def seat(self, seat: int, rules: str = "", names: Names | None = None) -> str:
        """What the player at a seat is called: by name, else by colour."""
        return self._reader(rules, SPECTATOR, names).name(seat)

    def seats(self, seats: Sequence[int], rules: str = "", viewer: int = SPECTATOR, names: Names | None = None) -> str:
        """Several players as a list, the viewer first."""
        return str(self._reader(rules, viewer, names).players(seats)["seats"])

    def initial(self, seat: int, rules: str = "", names: Names | None = None) -> str:
        """The letter on a player's pawns."""
        return self._reader(rules, SPECTATOR, names).initial(seat)

    def shape(self, seat: int, rules: str = "") -> str:
        return self.messages.format(f"seat-{seat}", game=rules, part="shape")

    # pictures

    def captions(
        self, game: AnyGame, scene: Scene, viewer: int = SPECTATOR, names: Names | None = None
    ) -> dict[str, Any]:
        """The words in a picture, as the fields of `tockade.picture.Captions`."""
        return scene_captions.write_captions(self._reader(game.rules.id, viewer, names, game.plan), game.plan, scene)

    def describe(self, game: AnyGame, scene: Scene, viewer: int = SPECTATOR, names: Names | None = None) -> list[str]:
        """A scene in sentences, for those who do not see it."""
        return list(
            scene_captions.describe_scene(self._reader(game.rules.id, viewer, names, game.plan), game.plan, scene)
        )

    # rule sets and options

    def rules(self, rules: str) -> str:
        """The name of a rule set."""
        return self.messages.format(f"rules-{rules}")

    def line(self, rules: str) -> str:
        """A rule set in one sentence."""
        return self.messages.format(f"rules-{rules}", part="line")

    def option(self, rules: str, option: str) -> str:
        """The name of an option."""
        return self.messages.format(message("option", option), game=rules)

    def meaning(self, rules: str, option: str) -> str:
        """What an option changes, in one sentence."""
        return self.messages.format(message("option", option), game=rules, part="meaning")

    def value(self, rules: str, option: str, value: str) -> str:
        """A value of an option; open options have words for any value."""
        name = message("option", option)
        own = message("value", value)
        part = own if own in self.messages.attributes(name, rules) else "other"
        given = message_arguments.value_arguments(self._reader(rules, SPECTATOR, None), value)
        return self.messages.format(name, given, rules, part)

    def _reader(
        self, rules: str, viewer: int, names: Names | None, plan: BoardPlan | None = None
    ) -> message_arguments.MessageReader:
        return message_arguments.MessageReader(self.messages, rules, viewer, names or (), plan)

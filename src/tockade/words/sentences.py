"""Sentences for people: what happened, why not, what a move, a card or an option is, from any viewpoint."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from tockade.game import SPECTATOR, BadInput, Consequence, Game, Scene, Step, Verdict
from tockade.words import arguments, deals, scenes
from tockade.words.arguments import sentence
from tockade.words.bundle import Bundle, bundle

LANGUAGES: Final = ("fr", "en")
"""French first."""

AnyGame = Game[Any, Any]
Names = Sequence[str | None]


def message(family: str, kind: str) -> str:
    """The id of a kind's message."""
    return f"{family}-{kind.replace('_', '-')}"


class Words:
    """One language, ready to tell."""

    def __init__(self, language: str = LANGUAGES[0]) -> None:
        self.language = language if language in LANGUAGES else LANGUAGES[0]
        self.messages: Bundle = bundle(self.language)

    def say(self, name: str, **given: str | int) -> str:
        """A message by its id; argument names with hyphens are written with underscores."""
        return self.messages.format(name, {key.replace("_", "-"): value for key, value in given.items()})

    # what happened

    def tell(self, happened: Consequence, game: AnyGame, viewer: int = SPECTATOR, names: Names | None = None) -> str:
        """One thing that happened, as this viewer may know it."""
        reader = self._reader(game.rules.id, viewer, names)
        seen = happened.seen_by(viewer)
        return sentence(reader.words.format(message("told", seen.kind), arguments.told(reader, seen), reader.game))

    def told(
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
        reader = self._reader(game.rules.id, viewer, names)
        seen = deals.with_deals(happened.seen_by(viewer) for happened in all_that)
        return [
            sentence(deals.line(reader, each)) if isinstance(each, deals.Deal) else self.tell(each, game, viewer, names)
            for each in seen
        ]

    # why not

    def why(self, verdict: Verdict, game: AnyGame, viewer: int = SPECTATOR, names: Names | None = None) -> str:
        """Why a move is not legal, with the id of the rule."""
        reader = self._reader(game.rules.id, viewer, names)
        said = reader.words.format(message("why", verdict.kind), arguments.why(reader, verdict), reader.game)
        frame = "why-rule" if verdict.rule else "why-sentence"
        return reader.words.format(frame, {"sentence": sentence(said), "rule": verdict.rule})

    def bad(self, error: BadInput) -> str:
        """Why something cannot be read, in the words of the rule set where it has its own."""
        rules = str(error.arguments.get("rules", ""))
        return sentence(self.messages.format(message("bad", error.kind), error.arguments, rules))

    # what there is

    def step(self, tapped: Step, game: AnyGame, viewer: int = SPECTATOR, names: Names | None = None) -> str:
        """One tap of a move."""
        reader = self._reader(game.rules.id, viewer, names)
        return reader.words.format(message("step", tapped.kind), arguments.step(reader, tapped), reader.game)

    def move(self, game: AnyGame, steps: Sequence[Step], viewer: int = SPECTATOR, names: Names | None = None) -> str:
        """A whole move, step after step."""
        said = ""
        for tapped in steps:
            text = self.step(tapped, game, viewer, names)
            said = self.say("step-more", list=said, next=text) if said else text
        return sentence(said)

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
        return scenes.captions(self._reader(game.rules.id, viewer, names), game.plan, scene)

    def describe(self, game: AnyGame, scene: Scene, viewer: int = SPECTATOR, names: Names | None = None) -> list[str]:
        """A scene in sentences, for those who do not see it."""
        return list(scenes.described(self._reader(game.rules.id, viewer, names), game.plan, scene))

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
        return self.messages.format(name, {"value": value}, rules, part)

    def _reader(self, rules: str, viewer: int, names: Names | None) -> arguments.Reader:
        return arguments.Reader(self.messages, rules, viewer, names or ())

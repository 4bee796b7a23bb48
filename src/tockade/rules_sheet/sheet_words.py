"""The words of a sheet: messages `sheet-…` with the facts of this very game as arguments."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from tockade.game import Game, Setup
from tockade.games import rule_set
from tockade.rules_sheet.sheet_content import Passage, Question
from tockade.words import Words

SPACES: Final = re.compile("[ \\n]+")
"""Those of the files' lines; the narrow ones of French stay."""
Facts = Mapping[str, str | int]


class SheetWords:
    """One language for one game; every message gets all the facts and says those it needs."""

    def __init__(self, words: Words, game: Game[Any, Any], setup: Setup, facts: Facts) -> None:
        self.words = words
        self.rules = game.rules.id
        self.setup = setup
        table: dict[str, str | int] = {"players": game.seats, "teams": yes(setup.table.teams), "limit": game.limit}
        self.facts: Facts = {**table, **dict(facts)}

    def say(self, name: str, part: str = "") -> str:
        """A message of the sheet, in the game's own wording where it has one."""
        said = self.words.messages.format(f"sheet-{name}", self.facts, self._spoken(name), part)
        return SPACES.sub(" ", said).strip()

    def _spoken(self, name: str) -> str:
        """The team game of a sheet speaks as the other one does, but where it has words of its own."""
        own = self.words.messages.has(f"sheet-{name}--{self.rules}")
        return self.rules if own else self.rules.removesuffix("-teams")

    def has(self, name: str) -> bool:
        return self.words.messages.has(self.words.messages.chosen(f"sheet-{name}", self._spoken(name)))

    def passage(self, name: str, picture: str = "") -> Passage:
        """A heading and what is under it: whatever of `name`, `name-more` and `name-last` has something to say."""
        lines = [self.say(each) for each in (name, f"{name}-more", f"{name}-last") if self.has(each)]
        return Passage(self.say(f"heading-{name}"), tuple(filter(None, lines)), picture)

    def questions(self) -> tuple[Question, ...]:
        """`sheet-question-1`, `-2`, …: asked, and its `.answer`; one without an answer here is left out."""
        found = []
        for at in range(1, 7):
            name = f"question-{at}"
            if self.has(name):
                found.append(Question(self.say(name), self.say(name, "answer")))
        return tuple(each for each in found if each.asked and each.answer)

    def card_list(self, cards: Sequence[str], last: str = "or") -> str:
        """`an ace, a king or a joker`."""
        named = [self.words.card(card, "a") for card in cards]
        text = named[0] if named else ""
        for at, name in enumerate(named[1:], 2):
            joined = f"sheet-{last}" if at == len(named) else "list-more"
            text = self.words.say(joined, list=text, next=name)
        return text

    def house_rules(self) -> tuple[str, ...]:
        """What this table plays differently from the printed sheet, option by option."""
        chosen = dict(self.setup.options)
        options = [option for option in rule_set(self.setup.rules).options if option.name in chosen]
        return tuple(self._house_rule(option.name, chosen[option.name]) for option in options)

    def _house_rule(self, option: str, value: str) -> str:
        name, said = self.words.option(self.rules, option), self.words.value(self.rules, option, value)
        return self.words.say("sheet-house-rule", option=name, value=said)


def yes(given: object) -> str:
    """A fact as a selector of messages."""
    return "yes" if given else "no"

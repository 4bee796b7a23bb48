"""A review in words: the sentence that comes first, what a move does, what chance did; for one reader."""

from __future__ import annotations

from typing import Final, NamedTuple

from tockade.game_types import SPECTATOR, Consequence
from tockade.games import AnyGame
from tockade.insight.review_types import Alternative, Decision, GameReview, Lucky, Review
from tockade.words import Words
from tockade.words.message_arguments import MessageReader, consequence_arguments, sentence

MATTERS: Final = 0.10
"""Luck or play of so much is worth a word."""
MOMENTS: Final = 3
WORTH_TELLING: Final = 0.01


class Totals(NamedTuple):
    """What a player's result is made of; of a match, the sum over its games."""

    start: float
    luck: float
    play: float
    result: float
    games: int


def totals(reviewed: Review, seat: int) -> Totals:
    """The bars of one player: `start + luck + play = result`."""
    own = [(game, game.side_of(seat)) for game in reviewed.games]
    return Totals(
        start=sum(game.start[side] for game, side in own),
        luck=sum(game.luck[side] for game, side in own),
        play=sum(game.play[side] for game, side in own),
        result=sum(game.result[side] for game, side in own),
        games=len(own),
    )


def headline(parts: Totals) -> str:
    """The kind of the first sentence: `won-luck`, `lost-play`, …"""
    fair = parts.start
    if abs(parts.result - fair) < 1e-9:
        return "drawn"
    sign = 1 if parts.result > fair else -1
    luck, play = sign * parts.luck, sign * parts.play
    outcome = "won" if sign > 0 else "lost"
    if luck < -MATTERS:
        return "won-against" if sign > 0 else "lost-despite"
    if luck < MATTERS:
        return f"{outcome}-play"
    return f"{outcome}-both" if play >= MATTERS else f"{outcome}-luck"


def whose(reviewed: Review, wanted: int = SPECTATOR) -> int:
    """Whose review it is: who asks, else somebody who won the last game."""
    if wanted >= 0:
        return wanted
    last = reviewed.games[-1]
    return last.sides[max(range(len(last.sides)), key=last.result.__getitem__)][0]


def marks_are_sure(reviewed: Review) -> bool:
    """Whether a review has looked closely enough to say which moves were costly, or that none was."""
    return reviewed.tier != "quick"


def luckiest(game: GameReview, seat: int) -> list[Lucky]:
    """The events that changed a player's chances most, the greatest first."""
    side = game.side_of(seat)
    order = sorted(game.events, key=lambda event: -abs(event.luck[side]))
    return [event for event in order if abs(event.luck[side]) >= WORTH_TELLING][:MOMENTS]


def costliest(game: GameReview, seats: list[int] | None = None) -> list[Decision]:
    """The dearest decisions that have a mark, of these players."""
    marked = [each for each in game.decisions if each.mark and (seats is None or each.seat in seats)]
    return sorted(marked, key=lambda each: -each.loss)[:MOMENTS]


class ReviewWords:
    """One reader of reviews."""

    def __init__(self, words: Words, game: AnyGame, viewer: int = SPECTATOR, names: tuple[str, ...] = ()) -> None:
        self.words = words
        self.viewer = viewer
        self.reader = MessageReader(words.messages, game.rules.id, viewer, names, game.plan)

    def say(self, message: str, **given: str | int) -> str:
        return self.words.say(message, **given)

    def percent(self, share: float) -> str:
        return self.say("review-percent", percent=round(100 * share))

    def games(self, count: float) -> str:
        """So many games of a match, to a tenth, as the reader writes numbers."""
        text = f"{count:.1f}".removesuffix(".0").replace("-", "−")
        return text.replace(".", ",") if self.words.language == "fr" else text

    def games_more(self, change: float) -> str:
        return self.games(change) if change < 0 else f"+{self.games(change)}"

    def first_sentence(self, reviewed: Review) -> str:
        """What matters, in one sentence."""
        if not reviewed.games:
            return self.say("review-no-value" if not reviewed.source else "review-empty")
        seat = whose(reviewed, self.viewer)
        parts, last = totals(reviewed, seat), reviewed.games[-1]
        given = self.reader.players(last.sides[last.side_of(seat)])
        even = "yes" if parts.result - parts.luck >= parts.start else "no"
        return self.reader.words.format(f"review-{headline(parts)}", {**given, "even": even})

    def option(self, option: Alternative) -> str:
        """A move and what it does: `jouer le roi, avancer de 13 et capturer un pion de Bleu`."""
        known = [each for each in option.does if self.reader.words.has(_message(each))]
        phrases = [
            self.reader.words.format(_message(each), consequence_arguments(self.reader, each), self.reader.game)
            for each in known
        ]
        return self.reader.list(list(dict.fromkeys(phrases)))

    def lucky(self, event: Lucky) -> str:
        """What chance did."""
        seat = self.reader.player("seat", event.seat)
        if event.die:
            return sentence(self.reader.words.format("review-threw", {**seat, "number": event.die}))
        if not event.cards:
            return sentence(self.say("review-lot"))
        cards = {**seat, **self.reader.cards(event.cards)}
        return sentence(self.reader.words.format("review-dealt" if event.deal else "review-drew", cards))

    def better(self, decision: Decision) -> tuple[str, str]:
        """What was played, and what was better."""
        played = next(option for option in decision.options if option.played)
        return self.option(played), self.option(decision.options[0])


def _message(happened: Consequence) -> str:
    return f"does-{happened.kind.value.replace('_', '-')}"


class Bar(NamedTuple):
    """One bar of what a result is made of."""

    kind: str
    """`start`, `play`, `luck` or `end`."""
    name: str
    begin: float
    end: float
    figure: str


def bars(parts: Totals, words: ReviewWords, seat: int) -> list[Bar]:
    """The bars that add up: start, play and luck are the result; of a match in games, of one game in points."""
    after_play = parts.start + parts.play
    match = parts.games > 1
    share = words.games if match else words.percent
    change = words.games_more if match else points
    who = "you" if seat == words.viewer else "other"
    return [
        Bar("start", words.say("review-start"), 0.0, parts.start, share(parts.start)),
        Bar("play", words.say("review-play", who=who), parts.start, after_play, change(parts.play)),
        Bar("luck", words.say("review-luck"), after_play, parts.result, change(parts.luck)),
        Bar("end", words.say(f"review-end-{ending(parts)}"), 0.0, parts.result, share(parts.result)),
    ]


def ending(parts: Totals) -> str:
    """The name of the last bar."""
    if parts.games > 1:
        return "points"
    return "won" if parts.result == 1 else "lost" if parts.result == 0 else "drawn"


def points(change: float) -> str:
    """A change of chances in points, with its sign: `+13`, `−59`."""
    number = round(100 * change)
    return f"−{-number}" if number < 0 else f"+{number}"

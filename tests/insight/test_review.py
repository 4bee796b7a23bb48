"""Reviews: luck and play add up, decisions are judged by what was known, every game and match has its sentences."""

from __future__ import annotations

from functools import cache

import pytest
from tests.long_runs import pairs
from tests.shelf import cases

from tockade import games, record
from tockade.game_types import Result
from tockade.insight import Review, Tier, amount_of_work, review
from tockade.insight.review_page import write_review
from tockade.insight.review_picture import draw_review
from tockade.insight.review_types import ALIKE, mark_of
from tockade.insight.review_words import ReviewWords, Totals, bars, costliest, headline, luckiest, totals
from tockade.record import Moment, Record
from tockade.simulator import Memory
from tockade.values.full_information_value import Chances, Referee, referee
from tockade.values.luck import events_of
from tockade.words import LANGUAGES, Words

TABLES = [*cases.tables(), "tijou 4 teams games=3", "tockcitan 2 best_of=3"]


TOLD = ["tockcitan 2", "tock-globe 4 teams", "tijou 4 teams games=3", "barricades 3", "trikolos 2", "tock-globe 6"]


@cache
def played(setup: str) -> Record:
    game = games.read(f"{setup} ply_limit=50")
    return record.playout_record(game, 5, 0, game.quick_weights)


@cache
def reviewed(setup: str) -> Review:
    return review(played(setup))


@pytest.mark.parametrize("setup", TABLES)
def test_luck_and_play_add_up_side_by_side(setup: str) -> None:
    for game in reviewed(setup).games:
        for side, _ in enumerate(game.sides):
            assert game.start[side] + game.luck[side] + game.play[side] == pytest.approx(game.result[side], abs=1e-9)
            steps = sum(decision.step[side] for decision in game.decisions)
            assert steps == pytest.approx(game.play[side], abs=1e-9)
            assert game.turns[-1].chances[side] == pytest.approx(game.result[side], abs=1e-9)
        assert sum(game.luck) == pytest.approx(0, abs=1e-9)
        assert sum(game.play) == pytest.approx(0, abs=1e-9)
        assert sum(game.start) == pytest.approx(1)


@pytest.mark.parametrize("setup", ["tijou 2", "barricades 2", "tock-globe 2", "trikolos 2"])
def test_play_counted_from_positions_is_the_play_of_the_review(setup: str) -> None:
    """The other way of counting: R after each decision, before chance has spoken, less R before it."""
    asked = referee(f"{setup} ply_limit=50")
    assert asked is not None
    moments = list(record.replay(played(setup)))
    decided = [at for at, moment in enumerate(moments) if moment.actor >= 0]
    steps = [each.step for each in reviewed(setup).games[0].decisions]
    counted = 0
    for at, step in list(zip(decided, steps, strict=True))[:-1]:  # the last has what the result leaves over
        if len(events_of(asked, moments[at - 1])) > 1:
            continue  # it also has what a value gets wrong in the middle of a deal
        before = asked.chances(asked.simulator.opened(moments[at].before, Memory.PERSON))
        after = chances_decided(asked, moments[at:])
        assert step == pytest.approx([new - old for new, old in zip(after, before, strict=True)], abs=1e-9)
        counted += 1
    assert counted > len(decided) / 2


def chances_decided(asked: Referee, moments: list[Moment]) -> Chances:
    """R once the first of these is decided: the mean over what chance may bring, or what the next decision finds."""
    events = events_of(asked, moments[0])
    for moment in moments[1:]:
        if events:
            break
        if moment.actor >= 0:
            return asked.chances(asked.simulator.opened(moment.before, Memory.PERSON))
        events = events_of(asked, moment)
    return events[0].expected


@pytest.mark.parametrize("setup", TABLES)
def test_every_decision_is_told_with_its_moves(setup: str) -> None:
    told = played(setup)
    decisions = [decision for game in reviewed(setup).games for decision in game.decisions]
    moves = [event.actor for event in told.events if event.actor >= 0]
    if reviewed(setup).source:
        assert [decision.seat for decision in decisions] == moves
        assert [decision.turn for decision in decisions] == list(range(1, len(moves) + 1))
    for decision in decisions:
        assert sum(option.played for option in decision.options) == 1
        assert len(decision.options) <= min(4, decision.legal)
        assert decision.loss >= 0
        assert decision.counted or decision.loss < ALIKE
        assert not decision.mark


@pytest.mark.parametrize(("setup", "language"), pairs(TOLD, LANGUAGES))
def test_every_review_is_told_in_words_and_pictures(setup: str, language: str) -> None:
    told, game = reviewed(setup), games.read(setup)
    for viewer in (-2, 0):
        words = ReviewWords(Words(language), game, viewer)
        assert words.first_sentence(told).endswith(".")
        assert "</html>" in write_review(told, words, "A title")
        for each in told.games:
            assert all(words.lucky(event) for event in luckiest(each, 0))
            assert all("none" not in words.option(option) for d in each.decisions[::7] for option in d.options)
    if told.games:
        assert draw_review(told, ReviewWords(Words(language), game, 0), "A title").endswith("</svg>\n")


def test_a_first_look_says_nothing_of_costly_moves() -> None:
    """It has confirmed none, which is not to say that there was none."""
    words = ReviewWords(Words("en"), games.read("tockcitan 2"), 0)
    first, deep = reviewed("tockcitan 2"), review(played("tockcitan 2"), Tier.DEEP)
    for draw in (draw_review, write_review):
        assert "costliest" not in draw(first, words, "A title")
        assert "costliest" in draw(deep, words, "A title")


def test_a_review_is_the_same_twice_and_deeper_looks_confirm_marks() -> None:
    told = played("tockcitan 2")
    deep = review(told, Tier.DEEP)
    assert deep == review(told, Tier.DEEP)
    [game] = deep.games
    looked = [decision for decision in game.decisions if decision.looked_ahead]
    assert 1 <= len(looked) <= 12
    for decision in game.decisions:
        confirmed = mark_of(min(decision.loss, decision.first_loss)) if decision.looked_ahead else ""
        assert decision.mark == confirmed
    assert [d.loss for d in costliest(game)] == sorted((d.loss for d in costliest(game)), reverse=True)
    assert sum(sum(each.marks.values()) for each in game.errors) == sum(bool(d.mark) for d in game.decisions)


def test_the_long_look_is_at_every_decision_and_says_how_far_it_is() -> None:
    told = played("trikolos 2")
    heard: list[tuple[int, int]] = []
    [game] = review(told, Tier.LONG, lambda done, whole: heard.append((done, whole))).games
    assert {each.turn for each in game.decisions if each.looked_ahead} == {d.turn for d in game.decisions if d.counted}
    assert all(each.mark == mark_of(each.loss) for each in game.decisions if each.looked_ahead)
    assert [done for done, _ in heard] == sorted(done for done, _ in heard)
    assert {whole for _, whole in heard} == {heard[-1][0]}
    assert heard[-1][0] == amount_of_work(told, Tier.LONG)


def test_a_game_that_was_given_up_belongs_to_the_last_decision() -> None:
    told = played("tockcitan 2")
    broken = Record(told.game, told.events[:40], Result(((1,), (0,)), "resigned"), version=told.version)
    [game] = review(broken).games
    assert game.result == [0.0, 1.0]
    assert sum(decision.step[1] for decision in game.decisions) == pytest.approx(game.play[1], abs=1e-9)


def test_a_record_without_events_has_nothing_to_tell() -> None:
    assert review(Record("tockcitan 2", version=2)).games == []


@pytest.mark.parametrize(
    ("parts", "kind"),
    [
        (Totals(0.5, 0.4, 0.1 - 0.05, 1.0, 1), "won-luck"),
        (Totals(0.5, 0.25, 0.25, 1.0, 1), "won-both"),
        (Totals(0.5, 0.05, 0.45, 1.0, 1), "won-play"),
        (Totals(0.5, -0.2, 0.7, 1.0, 1), "won-against"),
        (Totals(0.5, -0.59, 0.09, 0.0, 1), "lost-luck"),
        (Totals(0.5, -0.3, -0.2, 0.0, 1), "lost-both"),
        (Totals(0.5, 0.0, -0.5, 0.0, 1), "lost-play"),
        (Totals(0.5, 0.3, -0.8, 0.0, 1), "lost-despite"),
        (Totals(0.5, 0.3, -0.3, 0.5, 1), "drawn"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_sentence(parts: Totals, kind: str, language: str) -> None:
    assert headline(parts) == kind
    words = ReviewWords(Words(language), games.read("tockcitan 2"), 0)
    given = {**words.reader.players([0]), "even": "yes"}
    assert words.reader.words.format(f"review-{kind}", given).endswith(".")
    assert [bar.kind for bar in bars(parts, words, 0)] == ["start", "play", "luck", "end"]


def test_a_match_adds_up_its_games_for_each_player() -> None:
    told = reviewed("tijou 4 teams games=3")
    for seat in range(4):
        parts = totals(told, seat)
        assert parts.start + parts.luck + parts.play == pytest.approx(parts.result, abs=1e-9)
        assert parts.games == len(told.games)

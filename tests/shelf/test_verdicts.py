"""Laws of legality: one author, who has an answer to every move that can be spelled."""

import pytest
from tests.shelf import cases

from tockade.game_types import SPECTATOR, IllegalMove, VerdictKind
from tockade.random_source import RandomSource
from tockade.words import LANGUAGES, Words

OUT_OF_TURN = {
    VerdictKind(name) for name in ("game_over", "limit_reached", "not_your_turn", "given_already", "chance_due")
}

pytestmark = pytest.mark.engine


@pytest.mark.parametrize("setup", cases.setups())
def test_every_legal_move_has_the_verdict_legal(setup: str) -> None:
    game = cases.game(setup)
    for sample in cases.decisions(setup):
        for move in game.legal_moves(sample.position, sample.actor):
            assert game.verdict(sample.position, sample.actor, move).legal
            canonical = game.canonical(sample.position, sample.actor, move)
            assert game.move_text(canonical) == game.move_text(move)


@pytest.mark.parametrize("setup", cases.setups())
def test_every_move_that_can_be_spelled_has_a_verdict(setup: str) -> None:
    """Moves of other moments of the game, at any seat: legal and then listed, or refused with a reason."""
    game, source = cases.game(setup), RandomSource(setup)
    played = [sample.happened for sample in cases.whole_game(setup) if sample.actor >= 0]
    for sample in cases.samples(setup):
        for seat in range(game.seats):
            legal = {game.move_text(move) for move in game.legal_moves(sample.position, seat)}
            for _ in range(12):
                move = played[source.below(len(played))]
                verdict = game.verdict(sample.position, seat, move)
                if verdict.legal:
                    assert game.move_text(game.canonical(sample.position, seat, move)) in legal
                else:
                    assert game.move_text(move) not in legal
                    with pytest.raises(IllegalMove):
                        game.play(sample.position, seat, move)


@pytest.mark.parametrize("setup", cases.setups())
def test_a_refusal_names_its_rule_and_the_move_that_must_be_played(setup: str) -> None:
    game, source = cases.game(setup), RandomSource(f"{setup} again")
    played = [sample.happened for sample in cases.whole_game(setup) if sample.actor >= 0]
    for sample in cases.decisions(setup):
        for _ in range(12):
            verdict = game.verdict(sample.position, sample.actor, played[source.below(len(played))])
            if verdict.legal:
                continue
            assert verdict.kind in OUT_OF_TURN or verdict.rule.startswith((game.rules.prefix, "GJ", "README"))
            if verdict.move:
                assert game.verdict(sample.position, sample.actor, game.read_move(verdict.move)).legal
            for language in LANGUAGES:
                assert Words(language).why(verdict, game, sample.actor)
                assert Words(language).why(verdict, game, SPECTATOR)


@pytest.mark.parametrize("setup", cases.setups())
def test_out_of_turn_is_told_before_anything_else(setup: str) -> None:
    game = cases.game(setup)
    for sample in cases.samples(setup):
        actors = game.actors(sample.position)
        for seat in set(range(game.seats)) - set(actors):
            move = next(each.happened for each in cases.whole_game(setup) if each.actor >= 0)
            assert game.verdict(sample.position, seat, move).kind in OUT_OF_TURN


@pytest.mark.parametrize("setup", cases.setups())
def test_idle_cards_are_those_without_a_legal_use(setup: str) -> None:
    game = cases.game(setup)
    for sample in cases.decisions(setup):
        scene = game.scene(game.view(sample.position, sample.actor))
        hand = set(scene.hands[sample.actor]) if scene.hands else {str(scene.die)}
        idle = game.idle_cards(sample.position, sample.actor)
        assert set(idle) <= hand
        for card, verdicts in idle.items():
            assert card
            assert verdicts
            assert not any(verdict.legal for verdict in verdicts)
            assert all(Words(lang).why(each, game, sample.actor) for lang in LANGUAGES for each in verdicts)

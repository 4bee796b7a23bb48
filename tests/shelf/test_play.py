"""Laws of play: positions are values, moves are told, nothing is lost, and games end."""

from collections import Counter

import pytest
from tests.shelf import cases

from tockade import compiled_engines
from tockade.game_types import CHANCE, REFEREE, SPECTATOR, BadInput, ConsequenceKind, IllegalMove, Outcome, Scene
from tockade.random_source import RandomSource
from tockade.words import LANGUAGES, Words

pytestmark = pytest.mark.engine


@pytest.mark.parametrize("setup", cases.setups())
def test_nothing_changes_a_position_that_was_handed_in(setup: str) -> None:
    game = cases.game(setup)
    for sample in cases.decisions(setup):
        before = game.position_json(sample.position)
        for move in game.legal_moves(sample.position, sample.actor):
            game.consequences(sample.position, sample.actor, move)
            game.play(sample.position, sample.actor, move)
        game.next_steps(sample.position, sample.actor, ())
        game.idle_cards(sample.position, sample.actor)
        assert game.position_json(sample.position) == before


@pytest.mark.parametrize("setup", cases.setups())
def test_what_is_carried_out_at_once_is_what_is_asked_in_turn(setup: str) -> None:
    game = cases.game(setup)
    for sample in cases.samples(setup):
        position, seat = sample.position, sample.actor
        if seat == CHANCE:
            outcome = sample.happened
            after, told = game.carry_out_chance(position, outcome)
            expected = game.settle(position, outcome), game.chance_consequences(position, outcome)
        elif seat >= 0:
            after, told = game.carry_out(position, seat, sample.happened)
            expected = game.play(position, seat, sample.happened), game.consequences(position, seat, sample.happened)
        else:
            continue
        assert (game.position_json(after), told) == (game.position_json(expected[0]), expected[1])


@pytest.mark.parametrize("setup", cases.setups())
def test_every_legal_move_is_told_in_every_language(setup: str) -> None:
    game = cases.game(setup)
    for sample in cases.decisions(setup):
        for move in cases.some(game.legal_moves(sample.position, sample.actor), 4):
            told = game.consequences(sample.position, sample.actor, move)
            assert told
            for words in map(Words, LANGUAGES):
                for viewer in (sample.actor, SPECTATOR):
                    assert all(words.tell(each, game, viewer) for each in told)
                assert words.move(game, game.steps(move), sample.actor)


@pytest.mark.parametrize("setup", cases.setups())
def test_every_outcome_is_told_in_every_language(setup: str) -> None:
    game = cases.game(setup)
    for sample in cases.samples(setup):
        if sample.actor == CHANCE:
            told = game.chance_consequences(sample.position, sample.happened)
            assert all(Words(language).what_happened(told, game, REFEREE) for language in LANGUAGES)


@pytest.mark.parametrize("setup", cases.setups())
def test_legal_moves_are_complete_and_without_doubles(setup: str) -> None:
    game = cases.game(setup)
    for sample in cases.decisions(setup):
        moves = game.legal_moves(sample.position, sample.actor)
        texts = [game.move_text(move) for move in moves]
        assert moves
        assert len(set(texts)) == len(texts)
        after = [repr(game.position_json(game.play(sample.position, sample.actor, move))) for move in moves]
        assert len(set(after)) == len(after), [t for t, n in zip(texts, after, strict=True) if after.count(n) > 1]


@pytest.mark.parametrize("setup", cases.setups())
def test_who_is_not_to_act_has_no_moves(setup: str) -> None:
    game = cases.game(setup)
    for sample in cases.samples(setup):
        actors = game.actors(sample.position)
        assert list(actors) == sorted(set(actors))
        for seat in set(range(game.seats)) - set(actors):
            assert game.legal_moves(sample.position, seat) == []
            assert game.next_steps(sample.position, seat, ()) == []


@pytest.mark.parametrize("setup", cases.setups())
def test_a_game_is_over_when_it_has_a_result(setup: str) -> None:
    game = cases.game(setup)
    for sample in cases.samples(setup):
        assert (game.result(sample.position) is None) == bool(game.actors(sample.position))
    result = game.result(cases.whole_game(setup)[-1].position)
    assert result is not None
    placed = [seat for side in result.order for seat in side]
    assert len(placed) == len(set(placed))
    assert set(placed) <= set(range(game.seats))
    assert result.draw or result.points or result.winners in game.teams
    assert sorted(seat for side in game.teams for seat in side) == list(range(game.seats))


def pawns(scene: Scene) -> Counter[int]:
    return Counter(piece.seat for piece in scene.pieces if piece.kind == "pawn")


def other_pieces(scene: Scene) -> Counter[tuple[str, str]]:
    return Counter((piece.kind, piece.mark) for piece in scene.pieces if piece.kind != "pawn")


def cards(scene: Scene) -> Counter[str]:
    piles = (*scene.hands, scene.stock or (), scene.discard or ())
    return Counter(card for pile in piles for card in pile)


@pytest.mark.parametrize("setup", cases.setups())
def test_pawns_cards_and_pieces_are_conserved(setup: str) -> None:
    game = cases.game(setup)
    settled = [sample for sample in cases.whole_game(setup) if sample.actor != CHANCE]
    settled = [settled[0], *settled[1:-1:5], settled[-1]]
    scenes = [game.scene(game.view(sample.position, REFEREE)) for sample in settled]
    first = scenes[0]
    assert set(pawns(first)) == set(range(game.seats))
    by_phase: dict[str, Counter[tuple[str, str]]] = {}
    for scene in scenes:
        assert pawns(scene) == pawns(first)
        # Cards that are being exchanged are in nobody's hand until the partner's is there, too.
        missing = cards(first) - cards(scene)
        assert cards(scene) <= cards(first)
        assert missing.total() <= (game.seats if scene.phase == "exchange" else 0)
        # A barricade that was hit is in nobody's place while it is being put elsewhere.
        assert other_pieces(scene) == by_phase.setdefault(scene.phase, other_pieces(scene))


@pytest.mark.parametrize("setup", cases.setups())
def test_an_impossible_outcome_is_refused(setup: str) -> None:
    game = cases.game(setup)
    for sample in cases.samples(setup):
        chance = game.chance(sample.position) if sample.actor == CHANCE else None
        if chance is None:
            with pytest.raises(BadInput):
                game.settle(sample.position, Outcome.read("die 1"))
            continue
        for values in ((), ("Z",), (*sample.happened.values, "A"), sample.happened.values[1:], ("0",), ("999999",)):
            if not (chance.choices and values == ("0",) and chance.kind == "lot"):
                with pytest.raises(BadInput):
                    game.settle(sample.position, Outcome(chance.kind, tuple(values)))


@pytest.mark.parametrize("setup", cases.tables())
def test_playouts_are_what_their_moves_come_to(setup: str) -> None:
    game = cases.game(setup)
    moments = cases.whole_game(setup)
    tally = game.playouts(2024, 0, 1, game.quick_weights)[0]
    told = [
        each.kind
        for sample in moments
        if sample.actor >= 0
        for each in game.consequences(sample.position, sample.actor, sample.happened)
    ]
    result = game.result(moments[-1].position)
    assert tally.plies == sum(1 for sample in moments if sample.actor >= 0)
    assert result is not None
    assert tally.order == result.order
    assert tally.captures == told.count(ConsequenceKind.CAPTURED) + told.count(ConsequenceKind.TO_CAMP)
    assert tally.turns == game.scene(game.view(moments[-1].position, REFEREE)).turns


@pytest.mark.parametrize("setup", cases.tables_to_play_whole())
@pytest.mark.parametrize("quick", [True, False])
def test_playouts_can_be_cut_in_pieces(setup: str, quick: bool) -> None:
    game = cases.game(setup)
    weights = game.quick_weights if quick else None
    count = 2 if compiled_engines.PURE else 4
    whole = game.playouts(7, 3, count, weights)
    assert whole == [tally for number in range(3, 3 + count) for tally in game.playouts(7, number, 1, weights)]
    assert whole != game.playouts(8, 3, count, weights)


@pytest.mark.parametrize("setup", cases.tables())
def test_illegal_moves_are_refused_before_anything_changes(setup: str) -> None:
    game = cases.game(setup)
    moves = [sample for sample in cases.whole_game(setup) if sample.actor >= 0]
    source = RandomSource(setup)
    for sample in cases.decisions(setup):
        foreign = moves[source.below(len(moves))]
        verdict = game.verdict(sample.position, sample.actor, foreign.happened)
        before = game.position_json(sample.position)
        if not verdict.legal:
            with pytest.raises(IllegalMove) as refused:
                game.play(sample.position, sample.actor, foreign.happened)
            assert refused.value.verdict == verdict
        assert game.position_json(sample.position) == before

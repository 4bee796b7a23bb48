"""A match behind the door: the games of its rule set, told with the numbers of players."""

from contextlib import suppress
from inspect import isfunction
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from tockade import games, record
from tockade.game import Game
from tockade.game_types import (
    CHANCE,
    HIDDEN,
    REFEREE,
    SPECTATOR,
    BadInput,
    Chance,
    ChanceKind,
    Consequence,
    ConsequenceKind,
    IllegalMove,
    Outcome,
    Result,
    Verdict,
    VerdictKind,
)
from tockade.games.match.game import Match
from tockade.games.match.position import Position
from tockade.random_source import RandomSource

TILES = ["GORGOR", "ORGORG", "RGORGO", "RGORGO", "ORGORG", "GORGOR"]


def match(text: str) -> Match:
    made = games.read(text)
    assert isinstance(made, Match)
    return made


def trikolos(
    white: str,
    black: str,
    seating: tuple[int, int] = (1, 0),
    past: tuple[str, ...] = (),
    text: str = "trikolos games=3",
) -> tuple[Match, Position]:
    """A match of Trikolos in which white, at seat 0, is to move a pawn; past games by their winners."""
    made = match(text)
    games_before = [{"seating": [0, 1], "winners": [int(winner)] if winner else []} for winner in past]
    won = [sum(winner == str(player) for winner in past) for player in range(2)]
    pawns = [["camp"] * (4 - len(side.split())) + side.split() for side in (white, black)]
    inner = {"tiles": TILES, "spare": "G", "pawns": pawns, "turn": 0, "phase": "move", "turns": 20}
    data = {"points": won, "past": games_before, "seating": list(seating), "inner": inner}
    return made, made.read_position(data)


# Setups


@pytest.mark.parametrize(
    "text",
    [
        "trikolos 2 games=3",
        "trikolos 2 layout=mirror best_of=5",
        "barricades 3 board=small games=2",
        "tijou 4 teams games=3 pairing=draw",
        "tijou 6 teams games=3",
        "tock-globe 8 best_of=3",
    ],
)
def test_setups_of_matches_read_back(text: str) -> None:
    assert match(text).setup.text == text


def test_one_game_is_no_match() -> None:
    assert not isinstance(games.read("trikolos games=1 best_of=1"), Match)
    assert games.read("tijou 4 teams games=1 pairing=change").setup.text == "tijou 4 teams"


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("trikolos games=0", "value"),
        ("trikolos games=three", "value"),
        ("trikolos best_of=2", "value"),
        ("trikolos games=3 best_of=3", "match_twice"),
        ("tijou 4 teams pairing=draw", "option_needs"),
        ("tijou 4 teams best_of=3 pairing=draw", "option_needs"),
        ("trikolos games=3 pairing=draw", "option"),
        ("tock-globe 4 games=3 pairing=draw", "option_table"),
        ("trikolos bestof=3", "option"),
    ],
)
def test_bad_match_options_are_refused(text: str, kind: str) -> None:
    with pytest.raises(BadInput) as refused:
        games.read(text)
    assert refused.value.kind == kind


def test_the_shelf_offers_a_match_of_every_rule_set() -> None:
    for sheet in games.rule_sets().values():
        assert {"games", "best_of"} <= {option.name for option in sheet.options}
        made = games.make(sheet.id, options={"best_of": "3"})
        assert made.actors(made.start()) == (CHANCE,)


# From game to game


def test_tj16_pairing_is_offered_where_there_are_teams_to_pair() -> None:
    for sheet in games.rule_sets().values():
        paired = any(table.teams for table in sheet.tables)
        assert ("pairing" in [option.name for option in sheet.options]) == paired


def test_tj16_the_match_of_three_is_the_sheets_own_form_and_a_single_game_the_default() -> None:
    own = {(sheet.id, option.name): option for sheet in games.rule_sets().values() for option in sheet.options}
    assert [key for key, option in own.items() if option.sheet_value] == [("tijou", "games")]
    option = own["tijou", "games"]
    assert (option.sheet_value, option.default) == ("3", "1")
    assert isinstance(games.read(f"tijou games={option.sheet_value}"), Match)


def test_tj16_places_are_drawn_before_the_first_game() -> None:
    made = match("tijou 4 teams games=3")
    assert made.chance(made.start()) == Chance(ChanceKind.LOT, choices=24)
    outcome = Outcome(ChanceKind.LOT, ("23",))
    assert made.chance_consequences(made.start(), outcome) == [
        Consequence(ConsequenceKind.SEATED, seats=(3, 2, 1, 0)),
        Consequence(ConsequenceKind.TEAMED, seats=(0, 2)),
        Consequence(ConsequenceKind.TEAMED, seats=(1, 3)),
    ]
    begun = made.settle(made.start(), outcome)
    assert begun.seating == (3, 2, 1, 0)
    assert made.inner.position_json(begun.inner) == made.inner.position_json(made.inner.start())
    assert made.verdict(made.start(), 0, made.read_move("pass")).kind is VerdictKind.CHANCE_DUE


@pytest.mark.parametrize("text", ["lot 2", "lot -1", "lot", "lot 0 1", "lot 00", "die 1", "shuffle 0 1"])
def test_impossible_lots_are_refused(text: str) -> None:
    made = match("trikolos games=3")
    with pytest.raises(BadInput):
        made.settle(made.start(), Outcome.read(text))


def test_tj15_tj16_the_winner_scores_and_a_lot_decides_the_next_seats() -> None:
    made, position = trikolos("home home home B6", "C1")
    move = made.read_move("B6-home")
    assert made.consequences(position, 1, move)[-2:] == [
        Consequence(ConsequenceKind.WON, seats=(1,)),
        Consequence(ConsequenceKind.GAME_OF_MATCH, number=1, seats=(1,)),
    ]
    after = made.play(position, 1, move)
    assert made.actors(after) == (CHANCE,)
    assert made.position_json(after) == {
        "points": [0, 1],
        "past": [{"seating": [1, 0], "winners": [1]}],
        "seating": [],
        "inner": None,
    }
    assert made.result(after) is None


def test_tj16_whoever_has_most_points_after_all_games_wins() -> None:
    made, position = trikolos("home home home B6", "", past=("1", "0"))
    move = made.read_move("B6-home")
    assert made.consequences(position, 1, move)[-2:] == [
        Consequence(ConsequenceKind.GAME_OF_MATCH, number=3, seats=(1,)),
        Consequence(ConsequenceKind.MATCH_WON, seats=(1,)),
    ]
    over = made.play(position, 1, move)
    assert made.result(over) == Result(((1,), (0,)), "points", (1, 2))
    assert made.actors(over) == ()
    assert made.legal_moves(over, 1) == []
    assert made.verdict(over, 1, move).kind is VerdictKind.GAME_OVER


def test_tj16_ties_share_the_victory() -> None:
    made, position = trikolos("home home home B6", "", past=("0",), text="trikolos games=2")
    over = made.play(position, 1, made.read_move("B6-home"))
    assert made.result(over) == Result(((0, 1),), "points", (1, 1))
    told = made.consequences(position, 1, made.read_move("B6-home"))
    assert told[-1] == Consequence(ConsequenceKind.MATCH_WON, seats=(0, 1))


def test_a_drawn_game_scores_nothing() -> None:
    made, position = trikolos("home B6", "", text="trikolos games=3 ply_limit=21")
    told = made.consequences(position, 1, made.read_move("B6-home"))
    assert told[-1] == Consequence(ConsequenceKind.GAME_OF_MATCH, number=1)
    assert made.play(position, 1, made.read_move("B6-home")).past[0].winners == ()


def test_best_of_stops_when_it_is_decided() -> None:
    for text, over in (("trikolos best_of=3", True), ("trikolos games=3", False), ("trikolos best_of=5", False)):
        made, position = trikolos("home home home B6", "", past=("1",), text=text)
        after = made.play(position, 1, made.read_move("B6-home"))
        assert (made.result(after) is not None) == over


def test_tj16_pairs_change_from_game_to_game() -> None:
    made = match("tijou 4 teams games=3")
    position = made.start()
    seen = []
    for event in made.playout_moves(1, 0, made.quick_weights):
        actors = made.actors(position)
        if isinstance(event, Outcome):
            position = made.settle(position, event)
            seen.append(made.scene(made.view(position, SPECTATOR)).teams)
        else:
            position = made.play(position, actors[0], event)
    assert len(set(seen)) == 3
    assert sorted(points_of(made, position)) in ([0, 2, 2, 2], [1, 1, 1, 3])


def points_of(made: Match, position: Position) -> tuple[int, ...]:
    result = made.result(position)
    assert result is not None
    return result.points


# Players and seats


def test_everything_is_told_with_the_numbers_of_players() -> None:
    made, position = trikolos("B2", "A3 C4")
    assert made.actors(position) == (1,)
    assert made.legal_moves(position, 0) == []
    assert [made.move_text(move) for move in made.legal_moves(position, 1)] == ["in-A1", "in-D1", "B2-B3"]
    assert made.verdict(position, 0, made.read_move("in-A1")) == Verdict(VerdictKind.NOT_YOUR_TURN, "TK-6", seats=(1,))
    assert made.verdict(position, 1, made.read_move("A3-A2")).pawns[0].seat == 0
    assert made.consequences(position, 1, made.read_move("in-A1"))[0].seat == 1
    assert [choice.consequences[0].seat for choice in made.next_steps(position, 1, ()) if choice.done] == [1, 1]
    with pytest.raises(IllegalMove) as refused:
        made.play(position, 0, made.read_move("in-A1"))
    assert refused.value.verdict.seats == (1,)


def test_the_scene_shows_players_points_and_the_game() -> None:
    made, position = trikolos("B2", "A3 C4", past=("1",))
    scene = made.scene(made.view(position, 0))
    assert {piece.place: piece.seat for piece in scene.pieces if piece.kind == "pawn"}["B2"] == 1
    assert (scene.arms, scene.actors, scene.points, scene.game_number) == ((1, 0), (1,), (0, 1), 2)
    waiting = made.scene(made.view(made.start(), SPECTATOR))
    assert (waiting.actors, waiting.phase, waiting.game_number) == ((CHANCE,), "seating", 1)


def test_a_player_sees_the_hand_of_the_own_seat_only() -> None:
    made = match("tijou 4 teams games=3")
    position = made.settle(made.start(), Outcome.read("lot 17"))
    source = RandomSource("hands")
    while made.actors(position) == (CHANCE,):
        position = made.settle(position, made.chance(position).sample(source))
    for player in range(4):
        view = made.view(position, player)
        hands = made.scene(view).hands
        assert HIDDEN not in hands[player]
        assert {card for other in range(4) if other != player for card in hands[other]} == {HIDDEN}
        assert made.view(made.imagine(view, source), player) == view
    open_hands = made.scene(made.view(position, REFEREE)).hands
    assert open_hands == tuple(made.scene(made.view(position, player)).hands[player] for player in range(4))


def swapping() -> tuple[Match, Position]:
    """Tijou: two opponents stand on d0, and the one with the jack must say whose piece is meant."""
    inner = games.read("tijou 4 teams")
    position = inner.start()
    for event in inner.playout_moves(3, 0, inner.quick_weights)[:60]:
        actors = inner.actors(position)
        position = inner.settle(position, event) if actors == (CHANCE,) else inner.play(position, actors[0], event)
    data = inner.position_json(position)
    mover = data["turn"]
    place = data["stock"].index("J")
    data["hands"][mover][0], data["stock"][place] = "J", data["hands"][mover][0]
    others = [seat for seat in range(4) if seat != mover]
    data["pawns"] = [["c3", "base", "base"] if seat == mover else ["d2", "base", "base"] for seat in range(4)]
    data["pawns"][others[2]][0] = "b5"
    made = match("tijou 4 teams games=3")
    seating = [1, 2, 3, 0]
    return made, made.read_position({"points": [0] * 4, "past": [], "seating": seating, "inner": data})


def test_a_move_that_names_a_seat_names_the_player() -> None:
    made, position = swapping()
    (player,) = made.actors(position)
    inside = made.inside(made.view(position, player))
    named = [made.move_text(move) for move in made.legal_moves(position, player) if "@" in made.move_text(move)]
    inner = [
        inside.game.move_text(move)
        for move in inside.game.legal_moves(position.inner, inside.view.viewer)
        if "@" in inside.game.move_text(move)
    ]
    assert len(named) == 3
    assert [text[:-1] for text in named] == [text[:-1] for text in inner]
    assert [int(text[-1]) for text in named] == [inside.players[int(text[-1])] for text in inner]
    for text in named:
        move = made.read_move(text)
        assert made.verdict(position, player, move).legal
        told = made.consequences(position, player, move)
        swapped = next(each for each in told if each.kind is ConsequenceKind.SWAPPED)
        assert {swapped.seat, swapped.other} == {player, int(text[-1])}


def test_inside_a_match_is_the_game_that_is_played() -> None:
    made, position = trikolos("B2", "A3 C4")
    inside = made.inside(made.view(position, 1))
    assert (inside.game, inside.view.viewer, inside.players) == (made.inner, 0, (1, 0))
    assert inside.game.legal_moves(position.inner, 0) == made.legal_moves(position, 1)
    assert made.inside(made.view(made.start(), 1)).game is made
    plain = made.inner.view(position.inner, 1)
    assert made.inner.inside(plain) == (made.inner, plain, (0, 1))


COMPOSED = {"partner", "carry_out", "carry_out_chance", "view_bytes", "scene_bytes"}
"""Questions that the door itself answers, from what the match answers to others."""


def test_the_match_answers_every_question_of_the_door() -> None:
    asked = {name for name, value in vars(Game).items() if isfunction(value) and not name.startswith("_")}
    assert asked - vars(Match).keys() == COMPOSED


# Forms


@pytest.mark.parametrize("text", ["trikolos best_of=3 ply_limit=60", "barricades 3 board=small games=2 ply_limit=80"])
def test_records_of_matches_replay(text: str) -> None:
    made = match(text)
    written = record.write(record.playout_record(made, 4, 1, made.quick_weights))
    told = record.read(written)
    assert record.write(told) == written
    assert told.result == made.result(record.final_position(told))


@pytest.mark.parametrize("text", ["trikolos best_of=3 ply_limit=60", "tijou 4 teams games=3 ply_limit=60"])
def test_playouts_of_matches_are_what_their_moves_come_to(text: str) -> None:
    made = match(text)
    for number in range(2):
        recorder = record.Recorder(made)
        plies = 0
        for event in made.playout_moves(6, number, None):
            if isinstance(event, Outcome):
                recorder.settle(event)
            else:
                recorder.play(made.actors(recorder.position)[0], event)
                plies += 1
            data = made.position_json(recorder.position)
            assert made.position_json(made.read_position(data)) == data
        tally, result = made.playouts(6, number, 1, None)[0], made.result(recorder.position)
        assert result is not None
        assert (tally.plies, tally.order) == (plies, result.order)
        assert tally.first == recorder.position.past[0].seating[made.inner.playouts(6, number * 3, 1, None)[0].first]


def changed(**fields: Any) -> dict[str, Any]:
    made, position = trikolos("B2", "A3 C4", past=("1",))
    return made.position_json(position) | fields


def over() -> dict[str, Any]:
    """The running game, won."""
    return {**changed()["inner"], "pawns": [["home"] * 4, ["camp"] * 4], "phase": "over", "turn": 0}


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        ([], "position_object"),
        (changed(more=1), "position_unknown_field"),
        (changed(seating="01"), "position_seats"),
        (changed(past=[{"seating": [0, 1]}]), "position_missing"),
        (changed(past=[1]), "match_past_list"),
        (changed(past=[{"seating": [0, 1], "winners": []}], points=[0, 0]), "match_past_drawn"),
        (changed(points=[1, 0]), "match_points"),
        (changed(points=[0, 1, 0]), "position_per_seat"),
        (changed(points=[0, 4]), "position_numbers"),
        (changed(past=[{"seating": [0, 0], "winners": [1]}]), "position_seats"),
        (changed(past=[{"seating": [0], "winners": [0]}]), "match_past_seating"),
        (changed(past=[{"seating": [0, 1], "winners": [2]}]), "position_seats"),
        (changed(past=[{"seating": [0, 1], "winners": [0, 1]}], points=[1, 1]), "match_past_winners"),
        (changed(past=[{"seating": [0, 1], "winners": [1]}] * 4, points=[0, 4]), "match_decided"),
        (changed(seating=[1, 1]), "position_seats"),
        (changed(seating=[1]), "match_seating"),
        (changed(seating=[]), "match_no_game"),
        (changed(inner=None), "match_no_game"),
        (changed(past=[{"seating": [0, 1], "winners": [1]}] * 3, points=[0, 3], seating=[]), "match_no_game"),
        (changed(past=[{"seating": [0, 1], "winners": [1]}] * 3, points=[0, 3], seating=[0, 1]), "match_over"),
        (changed(inner=over()), "match_inner"),
        (changed(inner={"tiles": []}), "position_missing"),
    ],
)
def test_impossible_positions_of_a_match_are_refused(data: Any, kind: str) -> None:
    with pytest.raises(BadInput) as refused:
        match("trikolos games=3").read_position(data)
    assert refused.value.kind == kind


def test_the_last_game_ended_as_the_past_has_it() -> None:
    made, position = trikolos("home home home B6", "", past=("1", "0"))
    data = made.position_json(made.play(position, 1, made.read_move("B6-home")))
    assert made.position_json(made.read_position(data)) == data
    data["past"][2]["winners"], data["points"] = [0], [2, 1]
    with pytest.raises(BadInput) as refused:
        made.read_position(data)
    assert refused.value.kind == "match_last"


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    some.sampled_from(["points", "past", "seating", "inner", "more"]),
    some.recursive(
        some.none() | some.integers() | some.text(max_size=3),
        lambda inner: (
            some.lists(inner, max_size=4) | some.dictionaries(some.sampled_from(["seating", "winners"]), inner)
        ),
    ),
)
def test_any_change_of_a_field_is_read_or_refused(field: str, value: Any) -> None:
    made = match("trikolos games=3")
    with suppress(BadInput):
        position = made.read_position(changed(**{field: value}))
        assert made.read_position(made.position_json(position)) == position

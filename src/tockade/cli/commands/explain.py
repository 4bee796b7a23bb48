"""`tockade explain`: why a move is or is not legal, or why cards in hand have no use."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Any

import typer

from tockade.cli import language
from tockade.cli.output import console, show_json
from tockade.cli.read_arguments import read_acting_seat, read_position
from tockade.cli.shared_parameters import AsJson, Codes, File, Lang, Seat
from tockade.game_types import JSON, StepKind
from tockade.games import AnyGame

FORCED = {StepKind.DISCARD, StepKind.LAY, StepKind.PASS, StepKind.DECLINE}


def explain(
    file: File,
    move: Annotated[str, typer.Argument(metavar="MOVE")] = "",
    seat: Seat = None,
    codes: Codes = False,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    game, position = read_position(file)
    if move:
        explanation = explain_move(game, position, asked(game, position, seat), move)
    else:
        explanation = explain_hand(game, position, read_acting_seat(game, position, seat))
    if json:
        show_json(explanation)
    else:
        console().print("\n".join(sentences(explanation)))


def asked(game: AnyGame, position: Any, seat: int | None) -> int:
    """The seat that a move is asked for; after the end the verdict says so, whoever it is."""
    return read_acting_seat(game, position, seat) if game.actors(position) or seat is not None else 0


def explain_move(game: AnyGame, position: Any, seat: int, text: str) -> JSON:
    """The verdict on a move, as data and as a sentence."""
    move = game.read_move(text)
    verdict = game.verdict(position, seat, move)
    said = language.tell_reason(game, verdict, seat)
    return {
        "seat": seat,
        "move": game.move_text(move),
        "legal": verdict.legal,
        "verdict": verdict,
        "said": said,
    }


def explain_hand(game: AnyGame, position: Any, seat: int) -> JSON:
    """For each card without a use, why each way of using it fails."""
    idle = game.idle_cards(position, seat)
    cards = [{"card": card, "why": [explained(game, seat, each) for each in whys]} for card, whys in idle.items()]
    nothing = nothing_playable(game, position, seat)
    message = "cli-explain-nothing" if nothing else "cli-explain-idle" if idle else "cli-explain-playable"
    count = held(game, position, seat, idle) or len(game.legal_moves(position, seat))
    said = language.say(message, count=count, **language.seat(game, seat))
    return {"seat": seat, "nothing_playable": nothing, "said": said, "cards": cards}


def held(game: AnyGame, position: Any, seat: int, cards: Collection[str]) -> int:
    """How many of these cards a seat holds; the number thrown counts as one."""
    hands = game.scene(game.view(position, seat)).hands
    return sum(hands[seat].count(card) for card in cards) if hands else len(cards)


def explained(game: AnyGame, seat: int, verdict: Any) -> JSON:
    return {"verdict": verdict, "said": language.tell_reason(game, verdict, seat)}


def nothing_playable(game: AnyGame, position: Any, seat: int) -> bool:
    """Whether every legal move only gives up: a discard, a card without effect, a lost turn."""
    first = [game.steps(move)[0].kind for move in game.legal_moves(position, seat)]
    return bool(first) and set(first) <= FORCED


def sentences(explanation: JSON) -> list[str]:
    """What people read of such an answer."""
    lines = [explanation["said"]]
    for card in explanation.get("cards", []):
        lines.append(f"  {language.words().card(card['card'])}")
        lines += [f"    · {each['said']}" for each in card["why"]]
    return lines

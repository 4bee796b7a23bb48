"""The players, hands, piles and die of a terminal drawing, one line each."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from tockade.game_types import HIDDEN
from tockade.picture.terminal.point_text import PROTECTED, STRONG, PointText

BACK = "▒"


def draw_players(cells: PointText, teams: Sequence[Sequence[int]]) -> list[Text]:
    """One line for each seat, then the piles and the die."""
    sides = {seat: number + 1 for number, side in enumerate(teams) if len(side) > 1 for seat in side}
    longest = max((len(cells.captions.name(seat)) for seat in range(len(cells.scene.arms))), default=0)
    lines = [_player(cells, seat, longest, sides.get(seat, 0)) for seat in range(len(cells.scene.arms))]
    return [*lines, *_piles(cells)]


def _player(cells: PointText, seat: int, longest: int, side: int) -> Text:
    scene, captions = cells.scene, cells.captions
    line = Text("▶ " if seat in scene.actors else "  ", STRONG)
    line.append_text(cells.mark(seat, captions.initial(seat)))
    line.append(f" {captions.name(seat).ljust(longest)} ", STRONG)
    line.append(f"{cells.frame.named(scene.arms[seat]):2}")
    line.append("•" * side + " " if side else "")
    if seat < len(scene.hands):
        line.append(" ".join(BACK if card == HIDDEN else captions.index(card) for card in scene.hands[seat]))
    line.append("".join(f"  {note}" for note in _notes(cells, seat)), "italic")
    return line


def _notes(cells: PointText, seat: int) -> list[str]:
    scene, captions = cells.scene, cells.captions
    notes = []
    if seat in scene.actors:
        notes.append(captions.to_play)
    if seat == scene.dealer:
        notes.append(captions.dealer)
    if seat in scene.passed:
        notes.append(captions.passed)
    if seat < len(scene.tokens) and scene.tokens[seat]:
        notes.append(f"{captions.tokens} {scene.tokens[seat]}")
    if scene.points:
        notes.append(str(scene.points[seat]))
    return [note for note in notes if note]


def _piles(cells: PointText) -> list[Text]:
    scene, captions = cells.scene, cells.captions
    said = []
    if scene.stock is not None:
        said.append(f"{captions.stock} {len(scene.stock)}")
    if scene.discard is not None:
        newest = f" ({captions.index(scene.discard[-1])})" if scene.discard else ""
        said.append(f"{captions.discard} {len(scene.discard)}{newest}")
    if scene.die:
        said.append(f"{captions.die} {scene.die}")
    if any(piece.mark == "fresh" for piece in scene.pieces):
        said.append(f"{PROTECTED} {captions.protected}")
    return [Text("  " + " · ".join(said))] if said else []

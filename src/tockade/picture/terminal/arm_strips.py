"""A board with many arms, one strip for each: its squares in the direction of travel, its house and its base."""

from __future__ import annotations

from rich.text import Text

from tockade.game_types import Point, PointKind
from tockade.picture.board_geometry import WAITING, BoardGeometry
from tockade.picture.terminal.point_text import STRONG, PointText

WIDTH = 4


def draw_strips(cells: PointText) -> list[Text]:
    """Two lines for each arm, in the direction of travel."""
    lines = []
    for arm in cells.frame.arms():
        track = Text(f"{cells.frame.named(arm)} ", STRONG)
        for point in walk(cells.frame, arm):
            track.append_text(cells.cell(point, WIDTH))
        lines += [track, _home(cells, arm)]
    return lines


def _home(cells: PointText, arm: int) -> Text:
    """The house, the base, and who sits there."""
    line = Text("   ")
    for kinds in ((PointKind.ROOM,), WAITING):
        for point in cells.frame.of_arm(arm, *kinds):
            line.append_text(cells.cell(point, WIDTH))
        line.append("   ")
    for seat in cells.frame.owner(arm):
        line.append(f"{cells.captions.name(seat)} ", STRONG)
    return line


def walk(frame: BoardGeometry, arm: int) -> list[Point]:
    """The squares of an arm from where one comes onto it to where one leaves it."""
    own = {p.name: p for p in frame.plan.points if p.arm == arm and p.kind not in (PointKind.ROOM, *WAITING)}
    links = [arrow for arrow in frame.plan.arrows if arrow.kind == "link"]
    following = {link.start: link.end for link in links if link.start in own and link.end in own}
    entered = {link.end for link in links if link.start not in own and link.end in own}
    name = next(iter(entered), next(iter(own), ""))
    found: list[Point] = []
    while name in own and len(found) < len(own):
        found.append(own[name])
        name = following.get(name, "")
    return found

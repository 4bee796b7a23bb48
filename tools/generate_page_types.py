"""Write the page's copies of what is said in Python: types of games and messages, kinds, colours of seats.

python -m tools.generate_page_types           writes the files under `frontend/src/generated`
python -m tools.generate_page_types --check   fails when one of them is stale
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, get_type_hints

from msgspec import Struct
from tools.typescript import (
    Named,
    constant_text,
    enum_text,
    field_mentions,
    interface_text,
    named_types,
    parts,
    union_text,
)

from tockade import game_types, games
from tockade.game import RuleSet
from tockade.picture import theme
from tockade.picture.svg import cards, piece_symbols, seat_shapes
from tockade.table.table import KEPT_NEWS
from tockade.table.table_settings import ABSENCE, BOT_PAUSE, PATIENCE
from tockade.table.viewer_frames import FRAME
from tockade.table.waiting_room import NAME_LENGTH
from tockade.web import (
    exercise_routes,
    game_routes,
    handover_routes,
    lesson_routes,
    replay_routes,
    review_routes,
    rules_routes,
    table_routes,
)
from tockade.web.client_messages import AnyMessage
from tockade.web.error_answers import RefusalShown
from tockade.web.server_messages import CLOSE_CODES, AnyServerMessage

COMMAND = "python -m tools.generate_page_types"
FOLDER = Path(__file__).resolve().parent.parent / "frontend" / "src" / "generated"
CONSTANTS = {
    "ABSENCE": ABSENCE,
    "PATIENCE": PATIENCE,
    "BOT_PAUSE": BOT_PAUSE,
    "NAME_LENGTH": NAME_LENGTH,
    "KEPT_NEWS": KEPT_NEWS,
    "CLOSE_CODES": CLOSE_CODES,
}
ROUTES = [
    *game_routes.ROUTES,
    *rules_routes.ROUTES,
    *lesson_routes.ROUTES,
    *table_routes.ROUTES,
    *replay_routes.ROUTES,
    *exercise_routes.ROUTES,
    *review_routes.ROUTES,
    *handover_routes.ROUTES,
]


def hints(name: str) -> Iterator[Any]:
    """What the routes of the page say of `data`, their request, or of `return`, their answer."""
    for route in ROUTES:
        found = get_type_hints(route.fn, include_extras=True)
        if name in found:
            yield found[name]


RECEIVED = named_types([*hints("data"), AnyMessage])
SENT = named_types([*hints("return"), RefusalShown, *FRAME, AnyServerMessage])
TRAVELLING = list(dict.fromkeys([*SENT, *RECEIVED]))


def of_games(kind: Named) -> bool:
    """Whether a type belongs to the games rather than to the protocol."""
    return kind.__module__ in ("tockade.game", "tockade.game_types")


def type_text(kind: Named) -> str:
    return interface_text(kind, kind in RECEIVED) if issubclass(kind, Struct) else enum_text(kind)


def head(what: str) -> str:
    return f"/** {what} Made by `{COMMAND}`: change the Python, not this file. */\n"


def game_text() -> str:
    """The values of the games, as they travel."""
    constants = "".join(constant_text(name, getattr(game_types, name)) for name in ("CHANCE", "SPECTATOR", "HIDDEN"))
    kinds = [type_text(kind) for kind in TRAVELLING if of_games(kind)]
    return "\n".join([head("Values of the games, as they travel."), constants, *kinds])


def of_reviews(kind: Named) -> bool:
    """Whether a type tells what a game was worth, move by move."""
    return kind.__module__.startswith("tockade.insight")


def review_text() -> str:
    """Reviews, hints and exercises, as they travel."""
    kinds = [kind for kind in TRAVELLING if of_reviews(kind)]
    imported = import_text(kinds, of_games, "game.ts") + "\n"
    return "\n".join([head("Reviews, hints and exercises, as they travel."), imported, *map(type_text, kinds)])


def import_text(kinds: list[Named], belongs: Callable[[Named], bool], file: str) -> str:
    """The types of another file that these have in their fields."""
    names = sorted({named.__name__ for kind in kinds for named in field_mentions(kind) if belongs(named)})
    return f'import type {{ {", ".join(names)} }} from "./{file}";'


def protocol_text() -> str:
    """What page and server say to each other."""
    own = [kind for kind in TRAVELLING if not of_games(kind) and not of_reviews(kind)]
    return "\n".join(
        [
            head("What page and server say to each other (docs/protocol.md)."),
            import_text(own, of_games, "game.ts"),
            import_text(own, of_reviews, "review.ts") + "\n",
            "".join(constant_text(name, value) for name, value in CONSTANTS.items()),
            *map(type_text, own),
            f"export type Frame = {' & '.join(part.__name__ for part in FRAME)};\n",
            union_text("ServerMessage", ["Frame", *(part.__name__ for part in parts(AnyServerMessage))]),
            union_text("ClientMessage", (part.__name__ for part in parts(AnyMessage))),
        ]
    )


def themes_text() -> str:
    """The names of the themes, and the ground of each, which colours the frame of the browser."""
    grounds = ", ".join(f'{name}: "{_short(column["ground"])}"' for name, column in theme.THEMES.items())
    return "\n".join(
        [
            head("The themes of the page; their colours are in themes.css."),
            constant_text("THEME_NAMES", list(theme.THEME_NAMES)),
            "export type ThemeName = (typeof THEME_NAMES)[number];\n",
            f"export const GROUNDS: Record<ThemeName, string> = {{ {grounds} }};\n",
        ]
    )


def colours_text() -> str:
    """The colours of every theme, and of lights and seats, as CSS."""
    rules = [f"/* The colours of the page. Made by `{COMMAND}`: change the Python, not this file. */"]
    for name, column in theme.THEMES.items():
        lines = [f"  --{colour}: {_short(value)};" for colour, value in column.colours.items()]
        scheme = "dark" if name == "evening" else "light"
        start = ":root,\n" if name == "day" else ""
        rules.append("\n".join([f'{start}:root[data-theme="{name}"] {{', f"  color-scheme: {scheme};", *lines, "}"]))
    lights = [f".tile-letter-{lamp} {{\n  fill: {_short(ink)};\n}}" for lamp, (_, ink) in theme.LIGHTS.items()]
    return "\n".join([*rules, *lights, ""])


def pieces_text() -> str:
    """The pieces and the figures of the cards as SVG."""
    return "\n".join(
        [
            head("The drawings of the pieces and of the cards' figures, as SVG."),
            _markup_text("MATERIALS", piece_symbols.materials()),
            _markup_text("PIECES", _symbols_text(flat=False)),
            _markup_text("FLAT_PIECES", _symbols_text(flat=True)),
        ]
    )


def _symbols_text(flat: bool) -> str:
    return "".join(f'<g id="{name}">{drawn}</g>' for name, drawn in piece_symbols.symbols(flat).items())


def _markup_text(name: str, markup: str) -> str:
    """As a string of one line: it is data, and no formatter shall touch it."""
    return f"export const {name} =\n  '<defs>{markup}</defs>';\n"


def figures_text() -> str:
    lines = [f'  {card}: "{steps}",' for card, steps in cards.FIGURES.items()]
    known = "export const FIGURES: Readonly<Record<string, string>> = {"
    return "\n".join([head("The figures of the court cards and the joker, as paths."), known, *lines, "};", ""])


def palette_text() -> str:
    """How the seats look."""
    plain = [rules.id for rules in games.rule_sets().values() if _has_plain_seats(rules)]
    return "\n".join(
        [
            head("The colours and shapes of the seats; boards that are full of colours have the plain ones."),
            interface_text(theme.SeatLook, received=False),
            'export type ShapeName = SeatLook["shape"];\n',
            _looks_text("SEATS", theme.SEATS),
            _looks_text("PLAIN_SEATS", theme.PLAIN_SEATS),
            f"export const NOBODY: SeatLook = {_look_text(theme.NOBODY)};\n",
            _paths_text(),
            constant_text("PLAIN_SEAT_GAMES", plain),
        ]
    )


def _has_plain_seats(rules: RuleSet) -> bool:
    plan = games.read(f"{rules.id} {rules.tables[0].text}").plan
    return theme.seats(plan) is theme.PLAIN_SEATS


def _looks_text(name: str, looks: tuple[theme.SeatLook, ...]) -> str:
    lines = [f"  {_look_text(look)}," for look in looks]
    return "\n".join([f"export const {name}: readonly SeatLook[] = [", *lines, "];\n"])


def _look_text(look: theme.SeatLook) -> str:
    colours = ", ".join(f'{name}: "{_short(getattr(look, name))}"' for name in ("fill", "light", "deep", "ink"))
    return f'{{ {colours}, shape: "{look.shape}" }}'


def _paths_text() -> str:
    lines = [f'  {name}: "{steps}",' for name, steps in seat_shapes.SHAPE_PATHS.items()]
    return "\n".join(["export const SHAPE_PATHS: Record<ShapeName, string> = {", *lines, "};\n"])


def _short(colour: str) -> str:
    """A colour as the page spells them: `#fff` for `#FFFFFF`, since every visitor loads it."""
    lower = colour.lower()
    return f"#{lower[1::2]}" if lower[1::2] == lower[2::2] else lower


def texts() -> dict[Path, str]:
    """The files and what they must hold."""
    made = {"game.ts": game_text, "review.ts": review_text, "protocol.ts": protocol_text}
    made |= {"seatLooks.ts": palette_text}
    made |= {"themes.ts": themes_text, "themes.css": colours_text}
    made |= {"pieces.ts": pieces_text, "courtCardFigures.ts": figures_text}
    return {FOLDER / name: make() for name, make in made.items()}


def stale() -> list[str]:
    """The files that do not hold what the Python says, and those that nothing here makes."""
    wanted = texts()
    old = [file.name for file, text in wanted.items() if not file.exists() or file.read_text() != text]
    return [*old, *sorted(file.name for file in FOLDER.iterdir() if file not in wanted)]


def main(arguments: list[str]) -> None:
    if "--check" not in arguments:
        for file, text in texts().items():
            file.write_text(text)
    elif found := stale():
        sys.exit(f"{', '.join(found)} of {FOLDER.name}/ is not what the Python says: run `{COMMAND}`")


if __name__ == "__main__":
    main(sys.argv[1:])

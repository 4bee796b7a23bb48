"""Write the page's types from the Python structs they describe: `frontend/src/door/game.ts`.

python tools/typescript.py           writes the file
python tools/typescript.py --check   fails when it is stale
"""

from __future__ import annotations

import json
import sys
import types
from enum import StrEnum
from pathlib import Path
from typing import Any, Union, get_args, get_origin

from msgspec import NODEFAULT, Struct
from msgspec.structs import FieldInfo, fields

from tockade import game

TARGET = Path(__file__).resolve().parent.parent / "frontend" / "src" / "door" / "game.ts"
HEAD = "/** The values of `src/tockade/game.py` as they travel; written by `tools/typescript.py`. */\n"
CONSTANTS = ("CHANCE", "SPECTATOR", "HIDDEN")
ENUMS: tuple[type[StrEnum], ...] = (
    game.StepKind,
    game.ConsequenceKind,
    game.VerdictKind,
    game.PointKind,
    game.ArrowKind,
)
STRUCTS: tuple[type[Struct], ...] = (
    game.Step,
    game.Consequence,
    game.Choice,
    game.Pawn,
    game.Verdict,
    game.Result,
    game.Point,
    game.Arrow,
    game.Plan,
    game.Piece,
    game.Scene,
)
PLAIN: dict[Any, str] = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}
WIDTH = 118


def type_text(kind: Any) -> str:
    """A Python type as TypeScript spells it; a tuple travels as an array."""
    if kind in PLAIN:
        return PLAIN[kind]
    if get_origin(kind) is tuple:
        return f"{type_text(get_args(kind)[0])}[]"
    if get_origin(kind) in (Union, types.UnionType):
        return " | ".join(type_text(part) for part in get_args(kind))
    assert issubclass(kind, (Struct, StrEnum)), kind
    return str(kind.__name__)


def union_text(kinds: type[StrEnum]) -> str:
    """The values of a closed list of kinds, as many to a line as fit."""
    lines, line = [], " "
    for value in (f' | "{kind}"' for kind in kinds):
        if len(line) + len(value) > WIDTH:
            lines.append(line)
            line = " "
        line += value
    return f"export type {kinds.__name__} =\n" + "\n".join([*lines, line]) + ";\n"


def field_text(struct: type[Struct], field: FieldInfo) -> str:
    """A field that is left out where it has its default is optional."""
    optional = struct.__struct_config__.omit_defaults and field.default is not NODEFAULT
    return f"  {field.encode_name}{'?' if optional else ''}: {type_text(field.type)};"


def interface_text(struct: type[Struct]) -> str:
    lines = [field_text(struct, field) for field in fields(struct)]
    return "\n".join([f"export interface {struct.__name__} {{", *lines, "}\n"])


def constant_text(name: str) -> str:
    return f"export const {name} = {json.dumps(getattr(game, name))};"


def text() -> str:
    constants = "\n".join(constant_text(name) for name in CONSTANTS) + "\n"
    return "\n".join([HEAD, constants, *map(union_text, ENUMS), *map(interface_text, STRUCTS)])


def main(arguments: list[str]) -> None:
    if "--check" not in arguments:
        TARGET.write_text(text())
    elif TARGET.read_text() != text():
        sys.exit(f"{TARGET.name} is not what game.py says: run `python tools/typescript.py`")


if __name__ == "__main__":
    main(sys.argv[1:])

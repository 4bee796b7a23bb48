"""Python types as TypeScript spells them: structs are interfaces, closed lists are unions of their texts."""

from __future__ import annotations

import inspect
import json
import types
from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from msgspec import NODEFAULT, Meta, Raw, Struct, UnsetType
from msgspec.structs import FieldInfo, fields

Named = type[Struct] | type[StrEnum]
PLAIN: dict[Any, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    Any: "unknown",
    Raw: "unknown",
}
WIDTH = 118


def known(kind: Any) -> Any:
    """What an annotated type stands for: what is written already `holds` a type, a text has certain `values`."""
    if get_origin(kind) is not Annotated:
        return kind
    bare, *notes = get_args(kind)
    extra: dict[str, Any] = {}
    for note in notes:
        extra.update((note.extra or {}) if isinstance(note, Meta) else {})
    return extra.get("holds") or (Literal[extra["values"]] if "values" in extra else known(bare))


def parts(kind: Any) -> tuple[Any, ...]:
    """The members of a union that travel; any other type is its own only one."""
    kind = known(kind)
    members = get_args(kind) if get_origin(kind) in (Union, types.UnionType) else (kind,)
    return tuple(known(member) for member in members if member is not UnsetType)


def type_text(kind: Any, without: Any = UnsetType) -> str:
    """A type, perhaps without one member of its union; beside what is unknown nothing else can be said."""
    texts = [_part_text(part) for part in parts(kind) if part is not without]
    return "unknown" if "unknown" in texts else " | ".join(texts)


def _part_text(kind: Any) -> str:
    if kind in PLAIN:
        return PLAIN[kind]
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is Literal:
        return " | ".join(json.dumps(value) for value in arguments)
    if origin is dict:
        return f"Record<{type_text(arguments[0])}, {type_text(arguments[1])}>"
    if origin is list or (origin is tuple and arguments[1:] == (...,)):
        return _array_text(type_text(arguments[0]))
    if origin is tuple:
        return f"[{', '.join(map(type_text, arguments))}]"
    assert issubclass(kind, (Struct, StrEnum)), kind
    return str(kind.__name__)


def _array_text(element: str) -> str:
    return f"({element})[]" if " | " in element else f"{element}[]"


def mentions(kind: Any) -> Iterator[Named]:
    """The structs and closed lists that a type names."""
    for part in parts(kind):
        if isinstance(part, type) and issubclass(part, (Struct, StrEnum)):
            yield part
        elif get_origin(part) is not Literal:
            yield from (named for argument in get_args(part) for named in mentions(argument))


def field_mentions(kind: Named) -> list[Named]:
    """Those that the fields of a struct name."""
    if not issubclass(kind, Struct):
        return []
    return [named for field in fields(kind) for named in mentions(field.type)]


def named_types(roots: Iterable[Any]) -> list[Named]:
    """Every struct and closed list that these types are made of, each once, in the order in which they are met."""
    found: dict[Named, None] = {}
    waiting = [named for root in roots for named in mentions(root)]
    while waiting:
        kind = waiting.pop(0)
        if kind not in found:
            found[kind] = None
            waiting[:0] = field_mentions(kind)
    return list(found)


def union_text(name: str, members: Iterable[str]) -> str:
    """A union, as many members to a line as fit."""
    lines, line = [], " "
    for member in (f" | {member}" for member in members):
        if len(line) + len(member) > WIDTH:
            lines.append(line)
            line = " "
        line += member
    return f"export type {name} =\n" + "\n".join([*lines, line]) + ";\n"


def enum_text(kinds: type[StrEnum]) -> str:
    return _described(kinds) + union_text(kinds.__name__, (json.dumps(kind) for kind in kinds))


def interface_text(struct: type[Struct], received: bool) -> str:
    """A struct; `received` says that the server reads it, where what has a default may be left out."""
    tag = struct.__struct_config__.tag
    tagged = [f'  {struct.__struct_config__.tag_field}: "{tag}";'] if tag is not None else []
    lines = [*tagged, *(_field_text(struct, field, received) for field in fields(struct))]
    return _described(struct) + "\n".join([f"export interface {struct.__name__} {{", *lines, "}\n"])


def _field_text(struct: type[Struct], field: FieldInfo, received: bool) -> str:
    mark = "?" if _optional(struct, field, received) else ""
    never_null = field.default is None and struct.__struct_config__.omit_defaults and not received
    return f"  {field.encode_name}{mark}: {type_text(field.type, type(None) if never_null else UnsetType)};"


def _optional(struct: type[Struct], field: FieldInfo, received: bool) -> bool:
    """Whether a field may be missing: it has a default, and those are left out, or filled in by who reads it."""
    unset = UnsetType in get_args(field.type)
    given = field.default is not NODEFAULT or field.default_factory is not NODEFAULT
    return unset or (given and (received or struct.__struct_config__.omit_defaults))


def _described(kind: Named) -> str:
    """The first line of a type's own description."""
    text = inspect.cleandoc(kind.__dict__.get("__doc__") or "").partition("\n")[0]
    return f"/** {text} */\n" if text else ""


def constant_text(name: str, value: object) -> str:
    """A value that never changes; of what holds others the types are exact too."""
    exact = " as const" if isinstance(value, (tuple, list, dict)) else ""
    return f"export const {name} = {json.dumps(value, ensure_ascii=False)}{exact};\n"

"""The heading of every file that this program writes: format and version; and JSON read safely."""

from __future__ import annotations

import json
import re
from typing import Any, Final

import msgspec

from tockade.game_types import JSON, BadInput

RECORD: Final = "tockade record"
POSITION: Final = "tockade position"
VERSION: Final = 1
QUOTED: Final = 40
"""So many letters of a name are repeated in a refusal."""


def check_format(said: object, wanted: str) -> None:
    """Refuse what is not in this format, or in a version that is not known."""
    name, _, version = said.rpartition(" ") if isinstance(said, str) else ("", "", "")
    if name != wanted:
        raise BadInput("format", wanted=f"{wanted} {VERSION}")
    if version != str(VERSION):
        raise BadInput("version", format=wanted, version=version[:20], known=VERSION)


def read_json(text: str) -> JSON:
    """A JSON object in which every name stands once, and nothing else."""
    try:
        data = msgspec.json.decode(text)
    except msgspec.ValidationError:
        raise BadInput("json_number") from None
    except (msgspec.DecodeError, UnicodeError) as broken:
        line, column = _place_of(text, broken)
        raise BadInput("json", line=line, column=column) from None
    except RecursionError:
        raise BadInput("json_deep") from None
    if not isinstance(data, dict):
        raise BadInput("json_object")
    json.loads(text, object_pairs_hook=_unique)
    return data


def _place_of(text: str, broken: Exception) -> tuple[int, int]:
    """The line and the column in which a text stops being JSON, both from 1."""
    if isinstance(broken, UnicodeEncodeError):
        before = text[: broken.start]
    else:
        byte = re.search(r"\(byte (\d+)\)", str(broken))
        encoded = text.encode("utf-8", "replace")
        before = encoded[: int(byte[1]) if byte else None].decode("utf-8", "ignore")
    return before.count("\n") + 1, len(before) - before.rfind("\n")


def _unique(pairs: list[tuple[str, Any]]) -> JSON:
    """The object of these pairs, unless a name stands there twice: which of the two would be meant?"""
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        raise BadInput("json_twice", name=next(name for name in names if names.count(name) > 1)[:QUOTED])
    return found

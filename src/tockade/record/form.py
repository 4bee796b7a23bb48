"""What every file of ours begins with: the name of its format and its version; and JSON, read safely."""

from __future__ import annotations

from typing import Final

import msgspec

from tockade.game import JSON, BadInput

RECORD: Final = "tockade record"
POSITION: Final = "tockade position"
VERSION: Final = 1


def check_format(said: object, wanted: str) -> None:
    """Refuse what is not in this format, or in a version that is not known."""
    name, _, version = said.rpartition(" ") if isinstance(said, str) else ("", "", "")
    if name != wanted:
        raise BadInput("format", wanted=f"{wanted} {VERSION}")
    if version != str(VERSION):
        raise BadInput("version", format=wanted, version=version[:20], known=VERSION)


def read_json(text: str) -> JSON:
    """A JSON object, and nothing else."""
    try:
        data = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as broken:
        raise BadInput("json", reason=str(broken)) from None
    if not isinstance(data, dict):
        raise BadInput("json_object")
    return data

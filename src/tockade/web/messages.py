"""What a client may say on a socket."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from tockade.game import Step

Id = int | Annotated[str, Meta(max_length=64)] | None
Text = Annotated[str, Meta(max_length=500)]
PartName = Literal["scene", "view", "moves", "steps"]


class Message(Struct, frozen=True, tag_field="type"):
    """A request; `id` comes back with its answer."""

    id: Id = None


class Hello(Message, frozen=True, tag="hello"):
    key: Annotated[str, Meta(max_length=200)] | None = None
    since: int | None = None
    parts: Annotated[tuple[PartName, ...], Meta(max_length=8)] | None = None
    language: Annotated[str, Meta(max_length=40)] = ""


class Move(Message, frozen=True, tag="move", kw_only=True):
    move: Text
    decision: int | None = None


class Steps(Message, frozen=True, tag="steps"):
    steps: Annotated[tuple[Step, ...], Meta(max_length=60)] = ()


class Why(Message, frozen=True, tag="why"):
    move: Text | None = None


class Resign(Message, frozen=True, tag="resign"):
    pass


class GoAway(Message, frozen=True, tag="away"):
    pass


class TakeBack(Message, frozen=True, tag="takeback"):
    pass


class GoOn(Message, frozen=True, tag="next"):
    pass


class Again(Message, frozen=True, tag="rematch"):
    pass


class ShowFrame(Message, frozen=True, tag="frame"):
    pass


class Ping(Message, frozen=True, tag="ping"):
    pass


AnyMessage = Hello | Move | Steps | Why | Resign | GoAway | TakeBack | GoOn | Again | ShowFrame | Ping
decoder: Final[msgspec.json.Decoder[AnyMessage]] = msgspec.json.Decoder(AnyMessage)


class IdOnly(Struct, frozen=True):
    """Of a message that cannot be read: its id, if at least that can be."""

    id: Id = None


id_decoder: Final = msgspec.json.Decoder(IdOnly)

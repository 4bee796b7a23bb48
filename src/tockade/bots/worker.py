"""A process in which bots think: questions come in and moves go out, one JSON text a line."""

from __future__ import annotations

import sys
from typing import Final

import msgspec
from msgspec import Struct

from tockade.bots import Question, bot


class Asked(Struct, frozen=True):
    """A question, and who is asked."""

    bot: str
    question: Question


_decoder: Final = msgspec.json.Decoder(Asked)


def answer(line: bytes) -> bytes:
    """The move that the bot chooses, as JSON."""
    asked = _decoder.decode(line)
    return msgspec.json.encode(bot(asked.bot).choose(asked.question))


def main() -> None:
    """Answer until nobody asks any more."""
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(answer(line) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()

"""A process in which bots think: questions come in and moves go out, one JSON text a line."""

from __future__ import annotations

import sys
from functools import cache
from typing import Final

import msgspec
from msgspec import Struct

from tockade import games
from tockade.bots import Question, bot, knows


class Asked(Struct, frozen=True):
    """A question, and who is asked."""

    bot: str
    question: Question


_decoder: Final = msgspec.json.Decoder(Asked)


def answer(line: bytes) -> bytes:
    """The move that the bot chooses, as JSON."""
    asked = _decoder.decode(line)
    _say_unlearned(asked.bot, asked.question.game)
    return msgspec.json.encode(bot(asked.bot).choose(asked.question))


@cache
def _say_unlearned(name: str, setup: str) -> None:
    """In the server's log, once, that a bot plays a game without a thought."""
    if not knows(name, games.read(setup)):
        sys.stderr.write(f"{name} has not learned {setup} and plays at random\n")


def main() -> None:
    """Answer until nobody asks any more."""
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(answer(line) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()

"""A terminal for the tests: words in, exit code and texts out."""

import io
import sys
from collections.abc import Callable
from typing import NamedTuple

import pytest

from tockade.cli.run import run


class Answer(NamedTuple):
    """What a command answered."""

    code: int
    out: str
    err: str


Tockade = Callable[..., Answer]


class Input(io.StringIO):
    """Standard input with its bytes."""

    @property
    def buffer(self) -> io.BytesIO:
        return io.BytesIO(self.getvalue().encode())


@pytest.fixture
def tockade(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Tockade:
    """`tockade("legal", "-", stdin=text)`, in English unless it is asked otherwise."""

    def call(*words: str, stdin: str = "", lang: str = "en") -> Answer:
        monkeypatch.setenv("LC_ALL", f"{lang}.UTF-8")
        monkeypatch.setenv("COLUMNS", "200")
        monkeypatch.setattr(sys, "stdin", Input(stdin))
        capsys.readouterr()
        code = run(words)
        captured = capsys.readouterr()
        return Answer(code, captured.out, captured.err)

    return call

"""The kernel's two forms: the header fits the source, and both play identical games."""

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

from tockade import _speed
from tockade.games.barricades import constants, policy

FOLDER = Path(constants.__file__).parent
SOURCE = ast.parse((FOLDER / "engine.py").read_text())
HEADER = (FOLDER / "engine.pxd").read_text()
C_TYPES = {"None": ("void",), "int": ("int", "long long"), "bool": ("bint",)}


def numbers() -> dict[str, int]:
    """The kernel's constants."""
    found = [node for node in SOURCE.body if isinstance(node, ast.AnnAssign)]
    return {ast.unparse(node.target): ast.literal_eval(node.value) for node in found if node.value}


def functions() -> dict[str, tuple[str, list[str]]]:
    """What each function of the kernel answers, and its arguments; lists are for set-up in plain Python."""
    found = [node for node in SOURCE.body if isinstance(node, ast.FunctionDef)]
    return {
        node.name: (ast.unparse(node.returns or node), [argument.arg for argument in node.args.args])
        for node in found
        if "list" not in ast.unparse(node.returns or node)
    }


def test_constants_outside_are_those_inside() -> None:
    outside = {name: value for name, value in vars(constants).items() if name.isupper()}
    assert outside
    assert outside.items() <= numbers().items()


def test_weights_are_in_the_order_of_the_features() -> None:
    inside = numbers()
    assert [inside[name.upper()] for name in policy.Weights._fields] == list(range(inside["FEATURES"]))


def test_every_constant_is_declared() -> None:
    lines = re.findall(r"^cdef const (?:int|long long|unsigned long long) (.*)", HEADER, re.MULTILINE)
    assert sorted(", ".join(lines).split(", ")) == sorted(numbers())


def test_every_function_is_declared_with_its_arguments() -> None:
    declared = re.findall(r"^cpdef ([\w ]+) (\w+)\((.*)\) noexcept nogil$", HEADER, re.MULTILINE)
    plain = functions()
    assert sorted(name for _, name, _ in declared) == sorted(plain)
    for answer, name, arguments in declared:
        answers, names = plain[name]
        assert answer in C_TYPES[answers]
        assert [argument.split()[-1] for argument in arguments.split(", ")] == names


def test_every_attribute_is_declared() -> None:
    for node in SOURCE.body:
        if isinstance(node, ast.ClassDef):
            body = re.search(rf"^cdef class {node.name}\b.*:\n((?:    .*\n)+)", HEADER, re.MULTILINE)
            assert body
            lines = re.findall(r"cdef readonly (?:unsigned long long|long long|int|short) (.*)", body[1])
            declared = [re.sub(r"\[.*\]", "", name) for line in lines for name in line.split(", ")]
            written = re.findall(r"self\.(\w+) = ", ast.unparse(node))
            assert sorted(declared) == sorted(set(written))


CHECKSUM = """
import hashlib
from tockade import games
from tockade.games.barricades import engine
print(engine.__file__.rpartition(".")[2])
OLD = "2 may_pass=off", "3 may_pass=off", "4 may_pass=off", "2 board=small may_pass=on"
OLD += "3 board=small clear_last_row=on may_pass=off", "4 board=small may_pass=off"
NEW = "2 walls=any", "4 board=small", "3 board=small walls=any clear_last_row=on"
for texts, quick in ((OLD, False), (OLD, True), (NEW, False), (NEW, True)):
    digest = hashlib.sha256()
    for text in texts:
        game = games.read(f"barricades {text} ply_limit=400")
        weights = game.quick_weights if quick else None
        for happened in (*game.playouts(2024, 5, 4, weights), *game.playout_moves(2024, 9, weights)):
            digest.update(repr(happened).encode())
    print(digest.hexdigest())
"""
# Games of the first release: what they played by default is an option now (BA-8).
RANDOM_GAMES = "0f60c45c611f73de063913e2287fe18e8c870b508943eafa0b67465fe53e0127"


def checksum(**environment: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", CHECKSUM],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.split()


def test_compiled_and_plain_play_identical_games() -> None:
    plain = checksum(TOCKADE_PURE="1")
    other = checksum(TOCKADE_PURE="0")
    compiled = _speed.twin(FOLDER / "engine.py") is not None
    assert (plain[0], other[0] != "py") == ("py", compiled)
    assert plain[1:] == other[1:]
    assert plain[1] == RANDOM_GAMES

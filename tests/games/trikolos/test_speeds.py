"""One source, two speeds: the compiled kernel and the plain one play identical games, and the header fits."""

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

from tests.games.trikolos.boards import trikolos

import tockade.games.trikolos
from tockade import _speed
from tockade.games.trikolos import constants

FOLDER = Path(tockade.games.trikolos.__file__).parent
HEADER = (FOLDER / "engine.pxd").read_text()
KERNEL = ast.parse((FOLDER / "engine.py").read_text())
SCRIPT = """
from hashlib import sha256
from tockade.games.trikolos.sheet import SHEETS

for text in ("standard", "mirror", "random", "GORRGO" * 6 + "O"):
    game = SHEETS[0].game(SHEETS[0].setup(options={"layout": text, "ply_limit": "300"}))
    for weights in (None, game.quick_weights):
        print(sha256(repr(game.playouts(11, 5, 12, weights)).encode()).hexdigest())
    position, told = game.start(), []
    for event in game.playout_moves(4, 2, None):
        if hasattr(event, "values"):
            position = game.settle(position, event)
        else:
            told.append(game.legal_moves(position, position.turn))
            told.append(game.consequences(position, position.turn, event))
            position = game.play(position, position.turn, event)
        told.append(game.position_json(position))
    print(sha256(repr(told).encode()).hexdigest())
"""


def games_of(pure: str) -> str:
    environment = os.environ | {"TOCKADE_PURE": pure}
    ran = subprocess.run([sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, check=True)
    return ran.stdout


def test_compiled_and_plain_kernels_play_in_lock_step() -> None:
    assert games_of("0") == games_of("1")
    assert len(games_of("0").split()) == 12


def functions() -> dict[str, list[str]]:
    found = (node for node in KERNEL.body if isinstance(node, ast.FunctionDef))
    return {node.name: [argument.arg for argument in node.args.args] for node in found}


def test_the_header_declares_every_function_with_its_arguments() -> None:
    declared = {
        name: [argument.split()[-1] for argument in arguments.split(",")]
        for name, arguments in re.findall(r"^cpdef .*?(\w+)\((.*?)\)", HEADER, re.M)
    }
    assert declared == functions()


def test_the_header_declares_every_attribute() -> None:
    for node in KERNEL.body:
        if isinstance(node, ast.ClassDef):
            body = HEADER.split(f"cdef class {node.name}:")[1].split("\n\n")[0]
            names = {name for line in re.findall(r"cdef public \S+ (.*)", body) for name in re.findall(r"\w+", line)}
            assigned = {
                target.attr
                for part in ast.walk(node)
                if isinstance(part, ast.Assign)
                for target in part.targets
                if isinstance(target, ast.Attribute)
            }
            assert assigned <= names | {"long"}


def test_python_callers_have_the_kernels_numbers() -> None:
    numbers = {
        node.target.id: ast.literal_eval(node.value)
        for node in KERNEL.body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and isinstance(node.value, ast.Constant | ast.UnaryOp)
    }
    shared = numbers.keys() & vars(constants).keys()
    assert len(shared) > 10
    assert {name: numbers[name] for name in shared} == {name: getattr(constants, name) for name in shared}


def test_the_lock_is_released_when_compiled() -> None:
    assert trikolos()
    native = "tockade.games.trikolos.native" in sys.modules
    assert native == (not _speed.PURE and "trikolos.engine" not in _speed.plain())

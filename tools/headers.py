"""Write what is said twice about an engine from its `.py`: the function lines of its `.pxd`, its `constants.py`.

A compiled engine's constants are C constants that Python cannot see, so those outside it read them from a plain
file.  `--check` writes nothing and fails when a file is stale.

    python tools/headers.py src/tockade/games/cardrace/engine.py
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

MARK = "# functions, written by tools/headers.py from the type hints of the module"
CONSTANTS_HEAD = '''"""The engine's numbers for those outside it; written by tools/headers.py from `engine.py`."""

from typing import Final
'''
C_TYPES = {
    "int": "int",
    "bool": "bint",
    "float": "double",
    "None": "void",
    "Wide": "unsigned long long",
    "Bits": "unsigned int",
}


OBJECTS = {"list", "dict", "tuple"}
"""Python's own types: a function that returns one needs the interpreter."""


def c_type(annotation: ast.expr | None, classes: set[str]) -> str | None:
    """The C type of a hint, or None where there is none."""
    name = ast.unparse(annotation).split("[")[0] if annotation else "None"
    return name if name in classes | OBJECTS else C_TYPES.get(name)


def line(function: ast.FunctionDef, classes: set[str]) -> str | None:
    """The header line of a function whose every type is a C type."""
    types = [c_type(argument.annotation, classes) for argument in function.args.args]
    result = c_type(function.returns, classes)
    if result is None or None in types:
        return None
    arguments = ", ".join(f"{kind} {argument.arg}" for kind, argument in zip(types, function.args.args, strict=True))
    needs_python = (OBJECTS | classes) & {result} or OBJECTS & set(types)
    return f"cpdef {result} {function.name}({arguments})" + ("" if needs_python else " noexcept nogil")


def function_lines(source: str) -> list[str]:
    """The header lines of every function of a module."""
    tree = ast.parse(source)
    classes = {node.name for node in tree.body if isinstance(node, ast.ClassDef)}
    found = [line(node, classes) for node in tree.body if isinstance(node, ast.FunctionDef)]
    return [text for text in found if text]


def header(engine: Path) -> str:
    """The whole `.pxd`: what a person wrote, then the function lines."""
    written = engine.with_suffix(".pxd").read_text(encoding="utf8").split(MARK)[0]
    return "\n".join([written + MARK, *function_lines(engine.read_text(encoding="utf8")), ""])


def constants(engine: Path) -> str:
    """The plain file of the engine's numbers."""
    tree = ast.parse(engine.read_text(encoding="utf8"))
    finals = [node for node in tree.body if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "Final"]
    numbers = [node for node in finals if isinstance(node.value, ast.Constant | ast.UnaryOp)]
    lines = [f"{ast.unparse(node.target)}: Final = {ast.unparse(node.value)}" for node in numbers if node.value]
    return "\n".join([CONSTANTS_HEAD, *lines, ""])


def written(engine: Path) -> dict[Path, str]:
    """The files that belong to an engine, as they should be."""
    files = {engine.with_suffix(".pxd"): header(engine)}
    plain = engine.with_name("constants.py")
    if not plain.exists() or plain.read_text(encoding="utf8").startswith(CONSTANTS_HEAD):
        files[plain] = constants(engine)
    return files


def main() -> int:
    """Write or check the files of the engines named on the command line."""
    check = "--check" in sys.argv
    files = {path: text for name in sys.argv[1:] if name[0] != "-" for path, text in written(Path(name)).items()}
    stale = [path for path, text in files.items() if not path.exists() or path.read_text(encoding="utf8") != text]
    for path in stale:
        print(f"stale: {path}" if check else f"written: {path}")
        if not check:
            path.write_text(files[path], encoding="utf8")
    return int(check and bool(stale))


if __name__ == "__main__":
    sys.exit(main())

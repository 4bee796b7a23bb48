"""Write the function lines of every engine's `.pxd` from the type hints of its sections, and check the rest of it.

A function or an attribute that is missing in the header fails only at run time, and swapped arguments compile silently.
Constants and attributes are declared by hand, since their C types cannot be told from Python.

    python tools/cython_headers.py            # writes them
    python tools/cython_headers.py --check    # names whatever disagrees, and fails
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from tools import amalgam

GAMES = Path(__file__).parent.parent / "src" / "tockade" / "games"
MARK = "# functions, written by tools/cython_headers.py from the type hints of the sections"
C_TYPES = {
    "int": "int",
    "bool": "bint",
    "float": "double",
    "None": "void",
    "Bits": "unsigned int",
    "Wide": "unsigned long long",
    "Long": "long long",
    "Counts": "long long[::1]",
    "Shorts": "short[::1]",
    "Floats": "float[::1]",
    "Octets": "unsigned char[::1]",
}
OBJECTS = {"list", "dict", "tuple"}
"""Python's own types: a function that returns one needs the interpreter."""


class Engine:
    """An engine's sections as one module, and its header."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.header = path.with_suffix(".pxd")
        self.declared = self.header.read_text(encoding="utf8")
        body = [node for section in amalgam.in_order(path) for node in section.tree.body]
        self.functions = [node for node in body if isinstance(node, ast.FunctionDef)]
        self.classes = [node for node in body if isinstance(node, ast.ClassDef)]
        self.finals = [node for node in body if isinstance(node, ast.AnnAssign)]
        self.offered = offered(path)

    def function_lines(self) -> list[str]:
        """A line for every function; all types must be known to C."""
        names = {node.name for node in self.classes}
        return [function_line(node, names, node.name in self.offered) for node in self.functions]

    def written(self) -> str:
        """The whole header: what a person wrote, then the function lines."""
        by_hand = self.declared.split(MARK)[0].rstrip("\n")
        return "\n".join([by_hand, "", "", MARK, *self.function_lines(), ""])

    def complaints(self) -> list[str]:
        """What the header says otherwise than the sections, each with its name."""
        return [f"{self.header.parent.name}/{self.header.name}: {text}" for text in self._differences()]

    def _differences(self) -> Iterator[str]:
        lines, wanted = self.declared.partition(MARK)[2].split("\n")[1:], self.function_lines()
        yield from (f"not in the sections: {line}" for line in lines if line and line not in wanted)
        yield from (f"missing: {line}" for line in wanted if line not in lines)
        yield from (f"no C type: constant {name}" for name in sorted(self._numbers() - self._constants()))
        yield from (f"not in the sections: constant {name}" for name in sorted(self._constants() - self._numbers()))
        for node in self.classes:
            declared, assigned = self._attributes(node.name), self._assigned(node)
            yield from (f"no C type: {node.name}.{name}" for name in sorted(assigned - declared))
            yield from (f"never assigned: {node.name}.{name}" for name in sorted(declared - assigned))

    def _numbers(self) -> set[str]:
        """The constants that are numbers."""
        numbers = ast.Constant | ast.UnaryOp | ast.BinOp
        found = [node for node in self.finals if isinstance(node.value, numbers)]
        return {ast.unparse(node.target) for node in found if not isinstance(getattr(node.value, "value", 0), str)}

    def _constants(self) -> set[str]:
        lines = re.findall(r"^cdef const (?:unsigned |long )*(?:int|long|double) (.*)", self.declared, re.MULTILINE)
        return set(", ".join(lines).split(", "))

    def _attributes(self, name: str) -> set[str]:
        """The attributes that the header gives a class, those of its base included."""
        found = re.search(rf"^cdef class {name}(?:\((\w+)\))?:\n((?:    .*\n)+)", self.declared, re.MULTILINE)
        if not found:
            return set()
        lines = re.findall(
            r"^    cdef (?:public |readonly )?(?:unsigned |signed |long )*[\w.]+(?:\[[\d:]+\])? (.*)", found[2], re.M
        )
        own = {re.sub(r"\[.*\]", "", each) for line in lines for each in line.split(", ")}
        return own | (self._attributes(found[1]) if found[1] else set())

    def _assigned(self, node: ast.ClassDef) -> set[str]:
        """The attributes that a class gives itself, those of its base included."""
        stored = (
            each for each in ast.walk(node) if isinstance(each, ast.Attribute) and isinstance(each.ctx, ast.Store)
        )
        bases = {ast.unparse(base) for base in node.bases}
        inherited = [self._assigned(other) for other in self.classes if other.name in bases]
        return {each.attr for each in stored if ast.unparse(each.value) == "self"}.union(*inherited)


def c_type(annotation: ast.expr | None, classes: set[str]) -> str | None:
    """The C type of a hint, or None where there is none."""
    name = ast.unparse(annotation).split("[")[0] if annotation else "None"
    return name if name in classes | OBJECTS else C_TYPES.get(name)


def offered(engine: Path) -> set[str]:
    """What `engine.py` takes from its sections for others."""
    imports = (node for node in ast.parse(engine.read_text(encoding="utf8")).body if isinstance(node, ast.ImportFrom))
    return {alias.name for node in imports for alias in node.names}


def function_line(function: ast.FunctionDef, classes: set[str], is_offered: bool) -> str:
    """The header line of a function.  Python calls only what is offered: a wrapper for each of the others would take
    as long to compile as the function."""
    types = [c_type(argument.annotation, classes) for argument in function.args.args]
    result = c_type(function.returns, classes)
    if result is None or None in types:
        raise TypeError(f"{function.name}: a type that C does not have")
    arguments = ", ".join(f"{kind} {argument.arg}" for kind, argument in zip(types, function.args.args, strict=True))
    needs_python = (OBJECTS | classes) & {result} or OBJECTS & set(types)
    kind = "cpdef" if is_offered else "cdef"
    return f"{kind} {result} {function.name}({arguments})" + ("" if needs_python else " noexcept nogil")


def engines() -> list[Engine]:
    """Every engine that is put together of sections."""
    return [Engine(path) for path in sorted(GAMES.glob("*/engine.py")) if amalgam.has_sections(path)]


def main() -> int:
    """Write the headers, or check them."""
    if "--check" not in sys.argv:
        for engine in engines():
            if (text := engine.written()) != engine.header.read_text(encoding="utf8"):
                engine.header.write_text(text, encoding="utf8")  # an unchanged one stays old: it would compile again
    complaints = [text for engine in engines() for text in engine.complaints()]
    print(*complaints, sep="\n", end="\n" if complaints else "")
    return int(bool(complaints))


if __name__ == "__main__":
    sys.exit(main())

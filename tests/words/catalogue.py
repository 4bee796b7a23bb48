"""The Fluent files and the sources as data: which messages there are, what they use, who asks for them."""

import ast
import inspect
import re
from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from pathlib import Path

from fluent.syntax import ast as fluent
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import tockade

SOURCE = Path(tockade.__file__).parent
PAGE = SOURCE.parent.parent / "frontend" / "src"


class Uses(Visitor):
    """The texts, the variables and the other messages that a message is made of."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_TextElement(self, node: fluent.TextElement) -> None:
        self.texts.append(node.value)

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:
        self.messages.add(node.id.name)


@cache
def messages(language: str) -> dict[str, fluent.Message]:
    """Every message of a language by its id."""
    found: dict[str, fluent.Message] = {}
    for file in sorted((SOURCE / "words" / language).glob("*.ftl")):
        for entry in parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, fluent.Junk), (file.name, entry.content)
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{entry.id.name} is told twice"
                found[entry.id.name] = entry
    return found


def attributes(message: fluent.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


def uses(message: fluent.Message) -> Uses:
    said = Uses()
    said.visit(message)
    return said


def variables(language: str, name: str) -> set[str]:
    """The arguments that a message needs, those of the messages it mentions included."""
    said = uses(messages(language)[name])
    needed = set(said.variables)
    for mentioned in said.messages:
        needed |= variables(language, mentioned)
    return needed


def literal_texts(message: fluent.Message) -> list[str]:
    """What a message says apart from its arguments."""
    return uses(message).texts


@cache
def bad_inputs() -> tuple[tuple[str, frozenset[str]], ...]:
    """Every `BadInput(…)` of the source: its kinds, and the arguments it is raised with."""
    return tuple(_raised())


def _raised() -> Iterator[tuple[str, frozenset[str]]]:
    for file in sorted(SOURCE.rglob("*.py")):
        module = ast.parse(file.read_text(encoding="utf-8"))
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "BadInput":
                for kind in kinds(module, node.args[0]):
                    yield kind, frozenset(word.arg for word in node.keywords if word.arg)


def kinds(module: ast.Module, said: ast.expr) -> Iterator[str]:
    """The texts that an expression can be: written there, or given to the name it mentions."""
    if isinstance(said, ast.Name):
        for node in ast.walk(module):
            if isinstance(node, ast.Assign) and said.id in {getattr(target, "id", "") for target in node.targets}:
                yield from kinds(module, node.value)
    for node in ast.walk(said.body if isinstance(said, ast.IfExp) else said):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
    if isinstance(said, ast.IfExp):
        yield from kinds(module, said.orelse)


def carried(kinds_of: type[StrEnum]) -> dict[str, str]:
    """What is said beside each kind of a closed list: the fields that it carries."""
    lines = inspect.getsource(kinds_of).splitlines()
    found = [re.match(r' +[A-Z_]+ = "([a-z_]+)"(?:  # (.*))?', line) for line in lines]
    return {kind[1]: kind[2] or "" for kind in found if kind}


@cache
def spoken_of() -> set[str]:
    """Every text in the sources that looks like the id of a message, or the beginning of one."""
    files = [*SOURCE.rglob("*.py"), *PAGE.rglob("*.ts"), *PAGE.rglob("*.tsx")]
    texts = (file.read_text(encoding="utf-8") for file in files)
    return {name for text in texts for name in re.findall(r"[\"'`]([a-z]+(?:-[a-zA-Z0-9]+)*-?)[\"'`{$]", text)}

"""The documents: their examples run, and no command or option goes without a word."""

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tockade.cli import language as spoken
from tockade.cli.command_loader import COMMANDS, application, command
from tockade.cli.error_messages import in_words
from tockade.cli.help_text import is_option, parameter_message
from tockade.words import LANGUAGES

ROOT = Path(__file__).parent.parent
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"^```(?P<language>\w+)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!https?:)([^)#]+)[^)]*\)")


def blocks(document: Path, language: str) -> list[str]:
    return [found["text"] for found in BLOCK.finditer(document.read_text()) if found["language"] == language]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_python_examples_say_what_they_say(document: Path) -> None:
    names: dict[str, Any] = {}
    for number, text in enumerate(blocks(document, "python")):
        test = doctest.DocTestParser().get_doctest(text, names, f"{document.name} block {number}", str(document), 0)
        runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
        runner.run(test, clear_globs=False)
        names = test.globs
        assert runner.summarize(verbose=False).failed == 0


def run(line: str, folder: Path) -> str:
    """What a line of a console example says, with everything that goes to the terminal."""
    here = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    kept = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    environment = kept | {"PATH": here, "LANG": "en_GB.UTF-8", "COLUMNS": "100", "PYTHONUTF8": "1"}
    done = subprocess.run(
        ["bash", "-c", line], cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    return "".join(f"{each.rstrip()}\n" for each in done.stdout.decode().splitlines())


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_console_examples_answer_what_they_say(document: Path, tmp_path: Path) -> None:
    for text in blocks(document, "console"):
        for example in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", text, re.MULTILINE):
            line, expected = example
            said = run(line, tmp_path)
            wanted = expected.replace("...", doctest.ELLIPSIS_MARKER)
            assert doctest.OutputChecker().check_output(wanted, said, doctest.ELLIPSIS), (line, said)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(document: Path) -> None:
    targets = [document.parent / target for target in LINK.findall(document.read_text())]
    assert [str(target) for target in targets if not target.exists()] == []


def section(name: str) -> str:
    text = (ROOT / "docs" / "commands.md").read_text()
    found = re.search(rf"^## {name}\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    assert found, f"docs/commands.md has no section for {name}"
    return found[1]


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_and_option_is_documented(name: str) -> None:
    described = section(name)
    assert f"tockade {name}" in described
    for parameter in command(name).params:
        if is_option(parameter) and parameter.name != "lang":  # said once, for all commands
            assert all(f"`{option}" in described for option in parameter.opts), parameter.opts
        elif not is_option(parameter):
            assert parameter.metavar in described


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_and_option_is_explained_in_every_language(name: str, language: str) -> None:
    spoken.choose_language(language)
    messages = spoken.words().messages
    assert messages.has(f"command-{name}")
    for parameter in command(name).params:
        assert messages.has(parameter_message(name, parameter.name)), parameter.name
        assert getattr(parameter, "is_flag", False) or in_words(parameter.metavar)


def test_documented_commands_exist() -> None:
    text = (ROOT / "docs" / "commands.md").read_text()
    assert tuple(re.findall(r"^## (\w+)", text, re.MULTILINE)) == COMMANDS
    assert {"--version", "--lang"} == {option for each in application().params for option in each.opts}


def test_the_architecture_page_names_what_is_there() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text()
    listed = re.search(r"^src/tockade/\n(.*?)^frontend/", page, re.MULTILINE | re.DOTALL)
    assert listed
    named = set(re.findall(r"^  (\w+)[/.]", listed[1], re.MULTILINE))
    modules = {
        path.stem
        for path in (ROOT / "src" / "tockade").iterdir()
        if path.suffix == ".py" or (path / "__init__.py").exists()
    }
    assert named == modules - {"__init__"}

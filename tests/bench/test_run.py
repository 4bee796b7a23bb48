"""The command: its options and refusals, what it measures where, exit codes, JSON, and a base in a worktree."""

import json
import subprocess
from pathlib import Path

import pytest

from bench import checkout, options, run
from bench.checkout import Checkout, Failure
from bench.options import read
from bench.suites import COMMANDS, COMPARED, Command

ROOT = Path(__file__).parent.parent.parent
NAME = "barricades 4 inside"


class Fake(Checkout):
    """A checkout whose every command gives one figure."""

    value = 2_000_000.0

    def measure(self, command: Command, seconds: float | None) -> str:
        return json.dumps({"name": NAME, "unit": "plies/s", "value": self.value, "clock": "processor"})

    def has(self, command: Command) -> bool:
        return True

    def engines(self) -> str:
        return "compiled"

    def stale(self) -> str:
        return ""


class Slow(Fake):
    value = 900_000.0


class Uncompiled(Fake):
    def engines(self) -> str:
        return "plain Python"


class Edited(Fake):
    def stale(self) -> str:
        return "engine.py"


@pytest.fixture
def trees(monkeypatch: pytest.MonkeyPatch) -> dict[str, Checkout]:
    """The checkouts that the command will find."""
    found: dict[str, Checkout] = {"here": Fake(ROOT, "a" * 40), "base": Fake(Path("base"), "b" * 40)}
    monkeypatch.setattr(checkout, "here", lambda: found["here"])
    monkeypatch.setattr(checkout, "base", lambda _revision: found["base"])
    monkeypatch.setattr(checkout, "compile_engines", lambda _checkout, _say: None)
    return found


def test_defaults() -> None:
    assert read([]).commands == list(COMMANDS)
    assert (read([]).rounds, read([]).json, read([]).margin) == (3, None, 3)
    assert (read(["--base", "main"]).commands, read(["--base", "main"]).rounds) == (list(COMPARED), 6)
    assert read(["ours", "--json"]).json == options.STDOUT


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chess"], "there are openspiel, ours"),
        (["page", "--base", "main"], "a comparison takes ours, plain, study"),
        (["--base", "main", "--rounds", "3"], "even number of rounds, from 4 to 12"),
        (["--base", "main", "--rounds", "14"], "even number of rounds, from 4 to 12"),
        (["--rounds", "0"], "more than nothing"),
        (["--seconds", "0"], "more than nothing"),
        (["--json", "ours"], "name the commands first"),
        (["--json", "no/such/folder/file.json"], "no folder"),
    ],
)
def test_refusals(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        read(words)
    assert ended.value.code == 2
    assert said in capsys.readouterr().err


def test_seconds_go_to_the_commands_that_take_them() -> None:
    assert COMMANDS["ours"].line(0.1)[1:] == ["bench/ours.py", "0.1"]
    assert COMMANDS["ours"].line(None)[1:] == ["bench/ours.py"]
    assert COMMANDS["page"].line(0.1)[1:] == ["-m", "bench.page"]


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_is_there(name: str) -> None:
    assert Checkout(ROOT, None).has(COMMANDS[name])
    assert not Checkout(ROOT / "docs", None).has(COMMANDS[name])


@pytest.mark.parametrize(("here", "code", "closing"), [(Fake, 0, "No target missed."), (Slow, 1, f"Missed: {NAME}.")])
def test_a_missed_target_ends_with_1(
    here: type[Fake], code: int, closing: str, trees: dict[str, Checkout], capsys: pytest.CaptureFixture[str]
) -> None:
    trees["here"] = here(ROOT, None)
    assert run.main(["ours"]) == code
    assert capsys.readouterr().out.splitlines()[-1] == closing


@pytest.mark.parametrize(("here", "base", "code"), [(Fake, Fake, 0), (Slow, Fake, 1), (Fake, Slow, 0)])
def test_only_what_is_slower_ends_a_comparison_with_1(
    here: type[Fake], base: type[Fake], code: int, trees: dict[str, Checkout]
) -> None:
    trees.update(here=here(ROOT, None), base=base(Path("base"), None))
    assert run.main(["ours", "--base", "main"]) == code


def test_edited_engines_are_not_measured(trees: dict[str, Checkout], capsys: pytest.CaptureFixture[str]) -> None:
    trees["here"] = Edited(ROOT, None)
    assert run.main(["ours"]) == 2
    assert "Edited since compiled: engine.py." in capsys.readouterr().err


def test_compiled_engines_are_not_compared_with_plain_ones(
    trees: dict[str, Checkout], capsys: pytest.CaptureFixture[str]
) -> None:
    trees["base"] = Uncompiled(Path("base"), "b" * 40)
    assert run.main(["ours", "--base", "main"]) == 2
    assert "Engines here: compiled; at bbbbbbbb: plain Python." in capsys.readouterr().err
    assert run.main(["plain", "--base", "main"]) == 0


def test_json_takes_the_place_of_the_table(trees: dict[str, Checkout], capsys: pytest.CaptureFixture[str]) -> None:
    assert run.main(["ours", "--json", "--rounds", "2"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["machine"].keys() == {"cores", "system", "python"}
    assert told["here"] == {"commit": "a" * 40, "changed": False, "engines": "compiled"}
    assert told["figures"][0]["values"] == [2_000_000.0] * 2
    assert (told["figures"][0]["target"], told["figures"][0]["reached"]) == (1_000_000, True)


def test_json_in_a_file_beside_the_table(
    trees: dict[str, Checkout], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "figures.json"
    assert run.main(["ours", "--base", "main", "--json", str(file)]) == 0
    told = json.loads(file.read_text())
    assert (told["base"]["commit"], told["margin"], told["rounds"]) == ("b" * 40, 0.03, 6)
    assert told["figures"][0]["verdict"] == "same"
    assert NAME in capsys.readouterr().out


def test_a_command_that_fails_is_named() -> None:
    with pytest.raises(Failure, match=r"no-such-program .*failed \(here\)"):
        Checkout(ROOT, None).run(["no-such-program"], {})


def test_a_base_without_compiled_engines_names_the_log(tmp_path: Path) -> None:
    (tmp_path / "setup.py").write_text("raise SystemExit('no compiler')")
    said: list[str] = []
    with pytest.raises(Failure, match=r"engines of cccccccc do not compile; .*engines\.log"):
        checkout.compile_engines(Uncompiled(tmp_path, "c" * 40), said.append)
    assert said == ["Compiling the engines of cccccccc: a minute or two, once."]
    assert "no compiler" in (tmp_path / "build" / "engines.log").read_text()


def test_compiled_engines_are_not_compiled_again(tmp_path: Path) -> None:
    checkout.compile_engines(Fake(tmp_path, None), pytest.fail)
    assert list(tmp_path.iterdir()) == []


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with two commits, the first without the file `later`."""
    for name in ("GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"):  # set where a git hook runs the tests
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(checkout, "ROOT", tmp_path)
    monkeypatch.setattr(checkout, "BASES", tmp_path / "build" / "bench")
    for name in ("first", "later"):
        (tmp_path / name).touch()
        said = ["-c", "user.name=a", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
        for words in (["init", "--quiet"], ["add", name], [*said, "commit", "--quiet", "-m", name]):
            subprocess.run(["git", *words], cwd=tmp_path, check=True)
    return tmp_path


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()} - {".git"}


def test_a_base_is_checked_out_once_and_the_former_one_removed(repository: Path) -> None:
    first = checkout.base("HEAD~1")
    assert names(first.folder) == {"first"}
    (first.folder / "compiled").touch()
    assert names(checkout.base(str(first.commit)).folder) == {"first", "compiled"}
    last = checkout.base("HEAD")
    assert names(last.folder) == {"first", "later"}
    assert names(checkout.BASES) == {last.folder.name}


def test_a_base_deleted_by_hand_is_made_again(repository: Path) -> None:
    subprocess.run(["rm", "-rf", checkout.base("HEAD").folder], check=True)
    assert names(checkout.base("HEAD").folder) == {"first", "later"}


def test_what_is_no_commit_is_refused(repository: Path) -> None:
    with pytest.raises(Failure, match="nowhere is no commit of this repository"):
        checkout.base("nowhere")


def test_this_checkout_knows_whether_it_was_changed(repository: Path) -> None:
    assert not checkout.here().changed
    (repository / "first").write_text("changed")
    assert checkout.here().changed

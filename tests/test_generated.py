"""What is written in two languages is written once, and the copies are fresh."""

import re
from typing import Annotated, Any, Literal

import pytest
from msgspec import UNSET, Meta, Raw, Struct, UnsetType
from tools import architecture_drawings, typescript
from tools import generate_page_types as generated


def test_the_pages_copies_are_what_the_python_says() -> None:
    stale = generated.stale()
    assert not stale, f"{stale} of frontend/src/generated are not what the Python says: run `{generated.COMMAND}`"


def test_every_copy_begins_with_the_command_that_makes_it() -> None:
    for file in generated.FOLDER.iterdir():
        assert f"`{generated.COMMAND}`" in file.read_text().partition("\n")[0], file


def test_no_two_types_that_travel_have_one_name() -> None:
    names = [kind.__name__ for kind in generated.TRAVELLING]
    assert len(names) == len(set(names)), "an interface of TypeScript would be both of them"


def test_a_stale_copy_is_named_with_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    fresh = generated.texts()
    changed = {file: text.replace("teams?: ", "") for file, text in fresh.items()}
    monkeypatch.setattr(generated, "texts", lambda: changed)
    with pytest.raises(SystemExit, match=rf"^game\.ts .*: run `{re.escape(generated.COMMAND)}`$"):
        generated.main(["--check"])


class Inner(Struct):
    """Something inside."""

    size: int


class Message(Struct, tag_field="type", tag="sample"):
    """A sample.

    With more to say.
    """

    kind: Annotated[str, Meta(extra={"values": ("one", "two")})]
    pairs: list[tuple[str, int]]
    seats: Annotated[Raw, Meta(extra={"holds": list[Inner]})]
    either: tuple[Literal["a", "b"] | None, ...] = ()
    fields: dict[str, Any] | None = None
    left: int | UnsetType = UNSET


SENT = """/** A sample. */
export interface Message {
  type: "sample";
  kind: "one" | "two";
  pairs: [string, number][];
  seats: Inner[];
  either: ("a" | "b" | null)[];
  fields: Record<string, unknown> | null;
  left?: number;
}
"""


def test_a_struct_is_an_interface_of_what_travels() -> None:
    assert typescript.interface_text(Message, received=False) == SENT


def test_what_the_server_fills_in_may_be_left_out() -> None:
    received = SENT.replace("either:", "either?:").replace("fields:", "fields?:")
    assert typescript.interface_text(Message, received=True) == received


def test_types_are_found_wherever_they_are_mentioned() -> None:
    assert typescript.named_types([dict[str, Message | None]]) == [Message, Inner]


def test_the_drawings_are_those_of_the_contracts() -> None:
    stale = [file.name for file, text in architecture_drawings.drawings().items() if file.read_text() != text]
    assert not stale, f"docs/{stale} are not what the contracts and modules say: run `make generated`"

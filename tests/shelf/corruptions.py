"""One thing wrong in the JSON of a position: dropped, doubled, changed, moved, swapped, of another kind, added."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec

WORDS = {
    "phase": "lot lot_side draw_for_deal lot_dealer opening layout shuffle deal exchange throw push play walk extra "
    "move place over",
    "then": "deal size next extra play",
}
OTHER_KINDS: tuple[Any, ...] = (None, "", "x", 0, -1, 7, 1.5, True, [], [[]], {}, "None", 10**12)
MOST = 2
"""Of a long list so many elements are tried."""

Path = tuple[str | int, ...]
Change = Callable[[Any], object]


def corruptions(random: Random, data: Any) -> Iterator[tuple[str, Any]]:
    """What was done, and the JSON in which it was done."""
    whole, texts, lists = msgspec.json.encode(data), [*_texts(data), "A"], _lists(data, ())
    for path in list(_paths(random, data, ())):
        for name, change in (*_changes(random, data, path, texts), *_moves(random, data, path, lists)):
            changed = msgspec.json.decode(whole)
            change(changed)
            if changed != data or str(changed) != str(data):
                yield f"{name} {'/'.join(map(str, path))}", changed


def _paths(random: Random, node: Any, path: Path) -> Iterator[Path]:
    """The way to every field and to some elements of every list."""
    keys: list[Any] = list(node) if isinstance(node, dict) else []
    if isinstance(node, list):
        keys = random.sample(range(len(node)), min(MOST, len(node)))
    for key in keys:
        yield (*path, key)
        yield from _paths(random, node[key], (*path, key))


def _changes(random: Random, data: Any, path: Path, texts: list[str]) -> Iterator[tuple[str, Change]]:
    """One value is lost, is another, or is of another kind."""
    value, within, key = at(data, path), path[:-1], path[-1]
    yield "drop", lambda root: at(root, within).pop(key)
    yield "kind", setter(path, random.choice(OTHER_KINDS))
    for other in _others(random, path, value, texts):
        yield f"to {other!r}", setter(path, other)
    if isinstance(value, dict):
        yield "extra", lambda root: at(root, path).update(extra=1)


def _moves(random: Random, data: Any, path: Path, lists: list[Path]) -> Iterator[tuple[str, Change]]:
    """Something in a list is there twice, elsewhere, or not at all."""
    value, within, key = at(data, path), path[:-1], path[-1]
    if isinstance(key, int):
        other = random.randrange(len(at(data, within)))
        yield "double", lambda root: at(root, within).insert(key, at(root, path))
        yield "swap", lambda root: _swap(at(root, within), key, other)
    if isinstance(value, list):
        more, target = random.choice([*value, 0, 1, "A", "base", "camp"]), random.choice(lists)
        yield "append", lambda root: at(root, path).append(more)
        yield "empty", lambda root: at(root, path).clear()
        if value and target != path:
            yield f"to {'/'.join(map(str, target))} from", lambda root: at(root, target).append(at(root, path).pop())


def _others(random: Random, path: Path, value: Any, texts: list[str]) -> Iterator[Any]:
    """Values of the same kind."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (value - 1, value + 1)
    elif isinstance(value, str):
        words = WORDS.get(str(path[-1]), "").split() or texts
        yield from random.sample(words, min(MOST, len(words)))
    elif value is None:
        yield random.choice(texts)


def _texts(data: Any) -> list[str]:
    if isinstance(data, str):
        return [data]
    parts = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    return [text for part in parts for text in _texts(part)]


def _lists(data: Any, path: Path) -> list[Path]:
    parts = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    own = [path] if isinstance(data, list) else []
    return own + [found for key, part in parts for found in _lists(part, (*path, key))]


def at(root: Any, path: Path) -> Any:
    for key in path:
        root = root[key]
    return root


def setter(path: Path, value: Any) -> Change:
    def change(root: Any) -> None:
        at(root, path[:-1])[path[-1]] = copy.deepcopy(value)

    return change


def _swap(items: list[Any], one: int, other: int) -> None:
    items[one], items[other] = items[other], items[one]

"""What a hostile client may send: valid requests and messages, changed at random, from a seed."""

from __future__ import annotations

import random
from typing import Any

import msgspec
from tests.web.site import Site

GAMES = (
    ("tock-globe 4 teams", "pppp"),
    ("tijou 4 teams games=3", "pppp"),
    ("tock-fadoq 4", "pppp"),
    ("tockcitan-teams 4", "pppp"),
    ("barricades 3 best_of=3", "ppp"),
    ("trikolos", "pp"),
)
DEEP: Any = 0
for _ in range(80):
    DEEP = [DEEP]
VALUES: tuple[Any, ...] = (
    *(None, True, 0, -1, 7, 99, 2**31, 2**63, -(2**64), 1.5, 1e308),
    *("", "x", "\x00", "é", "?", "-", "7", "K in", "seed", "٣", "a" * 600, "\u202e", "{}", "None"),
    *([], {}, [[]], [None], {"kind": "play"}, [{"kind": "play", "card": "7", "seat": 77}], DEEP),
)
RAW = (
    b"{",
    b"}",
    b'"',
    b"[",
    b"]",
    b":",
    b",",
    b"\xff",
    b"\xc3",
    b"\x00",
    b"\\ud800",
    b"1e999",
    b"-",
    b"null",
    b"9" * 400,
)
NESTED = b"[" * 2000 + b"]" * 2000
STEP_KINDS = ("play", "enter", "pawn", "to", "split", "discard", "give", "push", "place", "turn", "nonsense")


class Table:
    """A table that is being played, and what is known of it."""

    def __init__(self, opened: Any, game: str) -> None:
        self.name: str = opened["table"]
        self.host: str = opened["host"]
        self.keys: list[str] = [seat["key"] for seat in opened["seats"]]
        self.game = game
        self.decision: Any = {"id": 1, "moves": ["K in"], "steps": [[]]}


async def open_tables(site: Site) -> list[Table]:
    return [Table(await site.open(game, players, clock=None), game) for game, players in GAMES]


class Hostile:
    """A source of hostile inputs; the same seed gives the same ones."""

    def __init__(self, seed: int, tables: list[Table]) -> None:
        self.source = random.Random(seed)
        self.tables = tables

    def request(self) -> tuple[str, str, bytes, dict[str, str]]:
        """Method, path, body and headers."""
        table = self.source.choice(self.tables)
        method, path, body = self.source.choice(self._requests(table))
        if self.source.random() < 0.3:
            path = self._changed_path(path)
        if self.source.random() < 0.1:
            method = self.source.choice(("GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD", "BREW"))
        return method, path, self._changed(body) if body is not None else b"", self._headers(table)

    def message(self, table: Table) -> bytes:
        """Of a socket."""
        return self._changed(self.source.choice(self._messages(table)))

    def _requests(self, table: Table) -> list[tuple[str, str, Any]]:
        at = f"/api/tables/{table.name}"
        seats = [{"player": "person", "name": "A"}, {"player": "bot", "bot": "random"}]
        order = {"game": "trikolos", "seats": seats, "seating": "lot", "clock": {"kind": "move", "seconds": 60}}
        more = {"absence": 60, "bot_pause": 0, "spectators": True, "seed": "ab" * 16, "position": None, "start": True}
        return [
            ("GET", f"/api/game?setup={table.game.replace(' ', '+')}", None),
            ("GET", "/api/games", None),
            ("GET", at, None),
            ("GET", f"{at}/socket", None),
            ("GET", f"{at}/record", None),
            ("GET", f"{at}/replay?first=0&count=5", None),
            ("GET", f"{at}/positions/3", None),
            ("POST", "/api/positions", {"game": table.game, "position": {"pawns": [], "hands": [[]], "phase": "play"}}),
            ("POST", "/api/positions", {"game": table.game}),
            ("POST", "/api/tables", {**order, **more, "origin": {"table": table.name, "turn": 1}}),
            ("POST", "/api/tables", {**order, **more}),
            ("POST", "/api/join", {"code": "ABCDEF"}),
            ("POST", "/api/replay", {"record": "tockade record 1\ngame trikolos\n"}),
            ("POST", f"{at}/seats/1", {"name": "B"}),
            ("PATCH", f"{at}/seats/1", {"name": "B", "ready": True, "player": "bot", "bot": "random"}),
            ("POST", f"{at}/start", {}),
            ("POST", f"{at}/rematch", {}),
        ]

    def _messages(self, table: Table) -> list[dict[str, Any]]:
        decision = table.decision
        move = self.source.choice(decision["moves"])
        steps = self.source.choice(decision.get("steps") or [[]])
        steps = [*steps[: self.source.randrange(4)], self._step()]
        return [
            {"type": "move", "id": 1, "decision": decision["id"], "move": move},
            {"type": "move", "id": 1, "move": self.source.choice(("7 a1-a3 b2-b4", "give ?", "J a1/b2", "5 z9-z9"))},
            {"type": "move", "id": 1, "steps": steps},
            {"type": "steps", "id": "x", "steps": steps},
            {"type": "steps", "id": "x", "steps": [self._step(), self._step()]},
            {"type": "division", "id": 2, "step": self._step()},
            {"type": "why", "id": 2, "move": move},
            {"type": "why", "id": 2},
            {"type": "hello", "id": 3, "key": table.keys[0], "since": 1, "parts": ["scene"], "language": "en"},
            {"type": "frame", "id": 4},
            {"type": "takeback", "id": 5},
            {"type": "hint", "id": 8},
            {"type": "tutor", "id": 8, "on": True},
            {"type": "next", "id": 6},
            {"type": "rematch", "id": 7},
        ]

    def _step(self) -> dict[str, Any]:
        places = ("a1", "b18", "z99", "", "base", "5.8", "A1")
        step: dict[str, Any] = {
            "kind": self.source.choice(STEP_KINDS),
            "card": self.source.choice(("A", "7", "K", "X", "?", "")),
        }
        step |= {"place": self.source.choice(places), "seat": self.source.choice((-2, -1, 0, 3, 4, 77, 10**9))}
        return {name: value for name, value in step.items() if self.source.random() < 0.8}

    def _headers(self, table: Table) -> dict[str, str]:
        key = self.source.choice((table.host, table.keys[0], "", "x" * 300))
        kind = self.source.choice(("application/json",) * 8 + ("text/plain", "", "application/json; charset=utf-16"))
        language = self.source.choice(("en", "fr", "", "\x7f;q=,", "*" * 200))
        said = {"Authorization": f"Bearer {key}", "Content-Type": kind, "Accept-Language": language}
        return {name: value for name, value in said.items() if self.source.random() < 0.95}

    def _changed_path(self, path: str) -> str:
        parts = path.split("/")
        odd = ("", "..", "%ff", "%00", "-1", "99999999999999999999", "a" * 300, "é", "tables", "٣", "?first=-1&count=x")
        parts[self.source.randrange(1, len(parts))] = self.source.choice(odd)
        return "/".join(parts)

    def _changed(self, value: Any) -> bytes:
        """As it is, with other values, or with other bytes."""
        way = self.source.random()
        if way < 0.55:
            value = msgspec.json.decode(msgspec.json.encode(value))
            for _ in range(self.source.randrange(1, 4)):
                value = self._replaced(value)
        text = msgspec.json.encode(value)
        if way > 0.995:
            return text[:-1] + b',"more":' + NESTED + b"}"
        return self._damaged(text) if way > 0.75 else text

    def _replaced(self, value: Any) -> Any:
        """One value somewhere inside is another."""
        if self.source.random() < 0.15:
            return self.source.choice(VALUES)
        if isinstance(value, dict) and value:
            name = self.source.choice(list(value))
            return {**value, name: self._replaced(value[name])}
        if isinstance(value, list) and value:
            index = self.source.randrange(len(value))
            return [*value[:index], self._replaced(value[index]), *value[index + 1 :]]
        return self.source.choice(VALUES)

    def _damaged(self, text: bytes) -> bytes:
        for _ in range(self.source.randrange(1, 4)):
            first = self.source.randrange(len(text) + 1)
            end = first + self.source.choice((0, 0, 1, 5))
            text = text[:first] + self.source.choice((b"", *RAW)) + text[end:]
        return text

"""The socket: what a client says and hears, and what it hears when it says something else."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.browser import positions
from tests.web.site import NO_LIMITS, Closed, Line, Site, run

from tockade.table.long_work import LongWork
from tockade.table.refusal import Refused
from tockade.web.send_queue import MOST_WAITING, SendQueue
from tockade.web.server_settings import Rate

TRIKOLOS = "trikolos"


async def table_of_two(site: Site, game: str = TRIKOLOS, **more: Any) -> tuple[Line, Line, Any]:
    """Two people who are sitting at a started table, and the first frame of the first."""
    opened = await site.open(game, "pp", **more)
    one, two = [await site.line(opened["table"], seat["key"]) for seat in opened["seats"]]
    frame = await one.hear()
    await two.hear()
    assert (await one.hear())["type"] == "presence"
    return one, two, {**opened, "frame": frame}


def test_hello_welcome_frame(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        opened = await site.open("tock-globe 4 teams", "pbbb", bot_pause=10_000)
        line = site.socket(opened["table"])
        line.say(type="hello", key=opened["seats"][0]["key"])
        welcome = await line.hear()
        assert welcome["type"] == "welcome"
        assert welcome["protocol"] == 1
        assert (welcome["seat"], welcome["game"]) == (0, "tock-globe 4 teams")
        assert welcome["sides"] == [[0, 2], [1, 3]]
        assert len(welcome["sealed"]) == 64
        frame = await line.hear()
        assert frame["since"] is None
        assert len(frame["scene"]["hands"][0]) == 5
        assert "?" not in frame["scene"]["hands"][0]
        assert set(frame["scene"]["hands"][1]) == {"?"}

    run(tmp_path, test)


def test_the_sides_are_those_of_the_game_of_a_match(tmp_path: Path) -> None:
    """TJ-16: who plays together is drawn for each game."""

    async def test(site: Site) -> None:
        welcomed = set()
        for number in range(8):
            opened = await site.open("tijou 4 teams games=3", "pppp", seed=f"{number}" * 32)
            line = site.socket(opened["table"])
            line.say(type="hello")
            sides = (await line.hear())["sides"]
            assert sides == (await line.hear())["scene"]["teams"]
            welcomed.add(str(sides))
        assert len(welcomed) > 1

    run(tmp_path, test)


def test_a_move_and_its_refusals(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        one, two, opened = await table_of_two(site)
        decision = opened["frame"]["decision"]
        told = await two.ask(type="move", move="push 1")
        assert (told["type"], told["kind"], told["verdict"]["kind"]) == ("refused", "illegal", "not_your_turn")
        assert told["words"]
        told = await one.ask(type="move", move="in-A1", decision=decision["id"])
        assert (told["kind"], told["verdict"]["kind"], told["verdict"]["rule"][:2]) == ("illegal", "wrong_phase", "TK")
        told = await one.ask(type="move", move="quack", decision=decision["id"])
        assert told["kind"].startswith("bad_")
        frame = await one.ask(type="move", move="push 1", decision=decision["id"])
        assert (frame["type"], frame["reply"], frame["since"]) == ("frame", "?", opened["frame"]["version"])
        assert (await two.hear_kind("frame"))["news"][0]["move"] == "push 1"
        told = await one.ask(type="move", move="push 1", decision=decision["id"])
        assert told["kind"] == "stale"
        fresh = await one.hear()
        assert (fresh["type"], fresh["since"], fresh["version"]) == ("frame", None, frame["version"])

    run(tmp_path, test)


def test_questions(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        one, two, opened = await table_of_two(site)
        steps = await one.ask(type="steps", steps=[])
        assert steps["decision"] == opened["frame"]["decision"]["id"]
        assert [choice["step"] for choice in steps["choices"]] == [{"kind": "push", "number": n} for n in range(1, 7)]
        assert steps["choices"][0]["consequences"][0]["kind"] == "pushed"
        whole = await one.ask(type="steps", steps=[{"kind": "push", "number": 4}])
        assert (whole["choices"], whole["move"]) == ([], "push 4")
        assert (await two.ask(type="steps"))["choices"] == []
        division = await one.ask(type="division", step={"kind": "push", "number": 4})
        assert (division["decision"], division["division"]) == (steps["decision"], {})
        why = await one.ask(type="why", move="in-A1")
        assert why["verdict"]["kind"] == "wrong_phase"
        assert why["verdict"]["rule"].startswith("TK-")
        assert why["words"]
        assert "TK-" not in why["words"]
        assert (await one.ask(type="why", move="push 1"))["verdict"]["kind"] == "legal"
        assert (await one.ask(type="why"))["cards"] == {}
        assert (await one.ask(type="ping"))["type"] == "pong"
        assert (await one.ask(type="frame"))["since"] is None

    run(tmp_path, test)


def test_cards_without_a_use_say_why(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        found = 0
        for number in range(8):
            opened = await site.open("tock-globe 2", "pp", seed=f"{number:032x}")
            lines = [await site.line(opened["table"], seat["key"]) for seat in opened["seats"]]
            frames = [await line.hear() for line in lines]
            turn = next(index for index, frame in enumerate(frames) if frame["decision"])
            cards = (await lines[turn].ask(type="why"))["cards"]
            hand = frames[turn]["scene"]["hands"][turn]
            playable = {move.split()[0] for move in frames[turn]["decision"]["moves"]}
            assert set(cards) == set(hand) - playable
            found += len(cards)
            assert (await lines[1 - turn].ask(type="why"))["cards"] == {}
        assert found

    run(tmp_path, test)


def test_the_language_of_refusals(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        opened = await site.open(TRIKOLOS, "pp")
        said = []
        for language in ("fr", "en", "de"):
            line = await site.line(opened["table"], opened["seats"][1]["key"], language=language)
            await line.hear()
            said.append((await line.ask(type="move", move="push 1"))["words"])
        assert said[0] == said[2] != said[1]

    run(tmp_path, test)


def test_spectators_only_watch(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        opened = await site.open("tock-globe 2", "pp")
        watcher = await site.line(opened["table"])
        host = await site.line(opened["table"], opened["host"])
        for line in (watcher, host):
            frame = await line.hear()
            assert (frame["seat"], frame["decision"]) == (-2, None)
            assert {card for hand in frame["scene"]["hands"] for card in hand} == {"?"}
            for request in ({"type": "move", "move": "pass"}, {"type": "why"}, {"type": "steps"}, {"type": "resign"}):
                assert (await line.ask(**request))["kind"] == "seat_only"
            for kind in ("away", "takeback", "next", "rematch", "hint"):
                assert (await line.ask(type=kind))["kind"] == "seat_only"
            assert (await line.ask(type="frame"))["type"] == "frame"

    run(tmp_path, test)


def test_a_table_without_spectators(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        opened = await site.open(TRIKOLOS, "pp", spectators=False)
        line = site.socket(opened["table"])
        line.say(type="hello")
        assert (await line.hear())["kind"] == "no_spectators"
        assert (await line.hear())["type"] == "bye"
        with pytest.raises(Closed, match="4403"):
            await line.hear()

    run(tmp_path, test)


@pytest.mark.parametrize(
    ("table", "hello", "kind"),
    [
        ("nix", {"type": "hello"}, "no_table"),
        ("", {"type": "hello", "key": "wrong"}, "wrong_link"),
        ("", {"type": "ping"}, "unreadable"),
    ],
)
def test_a_hello_that_is_refused(tmp_path: Path, table: str, hello: dict[str, Any], kind: str) -> None:
    async def test(site: Site) -> None:
        opened = await site.open(TRIKOLOS, "pp")
        line = site.socket(table or opened["table"])
        line.say(**hello)
        assert (await line.hear())["kind"] == kind
        assert (await line.hear()) == {"type": "bye", "kind": "refused"}
        with pytest.raises(Closed):
            await line.hear()
        await line.task

    run(tmp_path, test)


HOSTILE = (
    "",
    "{",
    "null",
    "[]",
    "3",
    '"hello"',
    "{}",
    '{"type":"move"}',
    '{"type":"quack"}',
    '{"type":"move","move":7}',
    '{"type":"move","move":"push 1","decision":"x"}',
    '{"type":"move","move":"push 1","id":{"a":1}}',
    '{"type":"move","move":"push 1","decision":1e400}',
    '{"type":"steps","steps":[{"kind":"fly"}]}',
    '{"type":"steps","steps":' + "[" * 2000 + "]" * 2000 + "}",
    '{"type":"why","move":"' + "x" * 600 + '"}',
    '{"type":"move","move":"\\ud800"}',
    '{"type":"hello","parts":["everything"]}',
    "\x00\x01\x02",
    '{"type":"ping","id":"' + "x" * 100 + '"}',
)


def test_what_cannot_be_read_is_answered_and_harmless(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        one, _, opened = await table_of_two(site)
        for text in HOSTILE:
            one.say_text(text)
            told = await one.hear()
            assert (told["type"], told["kind"]) == ("refused", "unreadable"), text
            frame = await one.ask(type="frame")
            assert frame["version"] == opened["frame"]["version"], text

    run(tmp_path, test)


HOSTILE_MOVES = (
    "",
    " ",
    "push",
    "push 0",
    "push 7",
    "push 99999999999999999999",
    "push -1",
    "in-Z9",
    "A1-A2",
    "B6-home",
    "é",
    "push 1 push 2",
    "' OR 1=1",
    "<script>",
    "\u202epush 1",
    "x" * 500,
)


def test_hostile_moves_are_refused(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        one, _, opened = await table_of_two(site)
        for move in HOSTILE_MOVES:
            told = await one.ask(type="move", move=move)
            assert told["type"] == "refused", move
            assert told["kind"] == "illegal" or told["kind"].startswith("bad_"), move
        assert (await one.ask(type="frame"))["version"] == opened["frame"]["version"]

    run(tmp_path, test)


def test_random_bytes_for_a_while(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        source = random.Random(4)
        one, _, opened = await table_of_two(site)
        for _ in range(300):
            text = "".join(chr(source.choice((34, 44, 58, 91, 93, 123, 125, 92, 48, 0x1F600, 65))) for _ in range(30))
            one.say_text(text)
            assert (await one.hear())["kind"] == "unreadable"
            assert (await one.ask(type="ping"))["type"] == "pong"
        assert (await one.ask(type="frame"))["version"] == opened["frame"]["version"]

    run(tmp_path, test)


def test_nothing_but_nonsense_is_sent_away(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        one, two, _ = await table_of_two(site)
        for _ in range(20):
            one.say_text("{")
        for _ in range(20):
            assert (await one.hear())["kind"] == "unreadable"
        assert await one.hear() == {"type": "bye", "kind": "unreadable"}
        with pytest.raises(Closed, match="4400"):
            await one.hear()
        assert (await two.hear_kind("presence"))["seats"][0]["state"] == "gone"

    run(tmp_path, test)


def test_a_message_that_is_too_large(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        one, _, _ = await table_of_two(site)
        one.say_text('{"type":"ping","x":"' + "x" * 20_000 + '"}')
        assert (await one.hear())["kind"] == "too_large"
        assert (await one.ask(type="ping"))["type"] == "pong"

    run(tmp_path, test)


def test_who_is_too_quick_is_slowed_down(tmp_path: Path) -> None:
    slow = replace(NO_LIMITS, messages=Rate(50, 5))

    async def test(site: Site) -> None:
        one, _, _ = await table_of_two(site)
        begun = asyncio.get_running_loop().time()
        for _ in range(20):
            await one.ask(type="ping")
        assert asyncio.get_running_loop().time() - begun > 0.25

    run(tmp_path, test, limits=slow)


def test_an_address_is_limited(tmp_path: Path) -> None:
    tight = replace(NO_LIMITS, openings=Rate(0.01, 2), joins=Rate(0.01, 3))

    async def test(site: Site) -> None:
        for path, allowed in (("/api/tables", 2), ("/api/join", 3)):
            answers = [await site.call("POST", path, {"game": TRIKOLOS, "code": "x"}) for _ in range(allowed + 1)]
            assert [answer.status_code == 429 for answer in answers] == [False] * allowed + [True]
            assert answers[-1].json()["kind"] == "too_many"
            assert int(answers[-1].headers["retry-after"]) > 1
        assert (await site.call("GET", "/api/games")).status_code == 200

    run(tmp_path, test, limits=tight)


def test_a_table_has_room_for_so_many(tmp_path: Path) -> None:
    few = msgspec.structs.replace(NO_LIMITS, table_sockets=2)

    async def test(site: Site) -> None:
        opened = await site.open(TRIKOLOS, "pp")
        for _ in range(2):
            await site.line(opened["table"])
        line = site.socket(opened["table"])
        line.say(type="hello")
        assert (await line.hear())["kind"] == "crowded"

    run(tmp_path, test, limits=few)


def test_a_reader_who_does_not_read_is_sent_away() -> None:
    """What waits is thrown away, and only the goodbye is sent; nobody else has waited."""

    async def test() -> None:
        gate, sent = asyncio.Event(), list[Any]()

        async def send(message: Any) -> None:
            await gate.wait()
            sent.append(message)

        queue = SendQueue(send)
        for _ in range(MOST_WAITING + 5):
            queue.put(b"{}")
        gate.set()
        await queue.finish(60)
        assert [message.get("text", message.get("code")) for message in sent] == ['{"type":"bye","kind":"slow"}', 4408]

    asyncio.run(test())


def test_reconnecting_with_since(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        one, two, opened = await table_of_two(site)
        key, table = opened["seats"][1]["key"], opened["table"]
        seen = (await two.ask(type="frame"))["version"]
        await two.hang_up()
        assert (await one.hear_kind("presence"))["seats"][1]["state"] == "gone"
        for _ in range(2):
            asked = await one.ask(type="frame")
            if asked["decision"]:
                await one.ask(type="move", move=asked["decision"]["moves"][0])
        again = await site.line(table, key, since=seen)
        frame = await again.hear()
        assert frame["since"] == seen
        assert [news["version"] for news in frame["news"]] == list(range(seen + 1, frame["version"] + 1))

    run(tmp_path, test)


def test_the_table_chooses_who_stands_in(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        _one, two, opened = await table_of_two(site, stand_in="expert")
        assert (await site.get(f"/api/tables/{opened['table']}"))["stand_in"] == "expert"
        assert (await two.ask(type="away"))["seats"][1]["bot"] == "expert"

    run(tmp_path, test)


def test_a_hint_is_told_to_everybody_counted_and_given_to_who_asked(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        one, two, told = await table_of_two(site, "tockcitan 2")
        seat = told["frame"]["actors"][0]
        asking, other = (one, two) if seat == 0 else (two, one)
        for _ in range(2):
            found = await asking.ask(type="hint")
            assert found["type"] == "hint"
            assert len(found["options"]) == min(3, len((await asking.ask(type="frame"))["decision"]["moves"]))
        heard = await other.ask(type="frame")
        assert [each["hints"] for each in heard["seats"]] == [int(each == seat) for each in range(2)]
        assert "options" not in "".join(other.raw)
        assert '"event":"hint"' in "".join(other.raw)
        assert (await other.ask(type="hint"))["kind"] == "stale"
        decision = (await asking.ask(type="frame"))["decision"]
        assert decision["id"] == found["decision"]
        assert decision["moves"][found["options"][0]["number"]] == found["options"][0]["move"]
        assert (await asking.ask(type="move", move=found["options"][0]["move"]))["type"] == "frame"

    run(tmp_path, test)


def test_hints_of_one_visitor_wait_for_each_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """At however many tables: who asks for many keeps nobody else waiting."""
    askers: list[str] = []

    async def refuse(_work: LongWork, asker: str, *_asked: Any) -> None:
        askers.append(asker)
        raise Refused("too_many", seconds=5)

    monkeypatch.setattr(LongWork, "do", refuse)

    async def test(site: Site) -> None:
        for _ in range(2):
            one, two, told = await table_of_two(site, "tockcitan 2")
            asking = one if told["frame"]["actors"][0] == 0 else two
            assert (await asking.ask(type="hint"))["kind"] == "too_many"

    run(tmp_path, test)
    assert [asker for asker in askers if asker] == ["test", "test"]  # the address; nobody has asked for the first start


def test_a_table_may_give_no_hints(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        opened = await site.open(TRIKOLOS, "pp", hints=False)
        line = site.socket(opened["table"])
        line.say(type="hello", key=opened["seats"][0]["key"])
        assert (await line.hear())["hints"] is False
        await line.hear()
        assert (await line.ask(type="hint"))["kind"] == "no_hints"
        assert (await site.get(f"/api/tables/{opened['table']}"))["hints"] is False

    run(tmp_path, test)


def test_away_takeback_resign(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        one, two, _ = await table_of_two(site)
        assert (await two.ask(type="takeback"))["kind"] == "stale"
        gone = await two.ask(type="away")
        assert (gone["seats"][1]["state"], gone["seats"][1]["bot"]) == ("away", "habitue")
        back = await two.ask(type="takeback")
        assert back["seats"][1]["state"] == "here"
        assert (await one.ask(type="next"))["kind"] == "not_between"
        over = await one.ask(type="resign")
        assert (over["phase"], over["result"]["order"]) == ("over", [[1], [0]])
        assert over["seed"]
        assert (await two.ask(type="move", move="push 1"))["kind"] == "over"

    run(tmp_path, test)


def test_two_partners_give_at_once(tmp_path: Path) -> None:
    """TJ-4: everybody exchanges at the same time; a decision stays open while others decide."""

    async def test(site: Site) -> None:
        opened = await site.open("tijou 4 teams", "pppp")
        lines = [await site.line(opened["table"], seat["key"]) for seat in opened["seats"]]
        frames = [await line.hear() for line in lines]
        asked = frames[0]["actors"]
        assert asked == [0, 1, 2, 3]
        order = [2, 0, 3, 1]
        for seat in order:
            decision = frames[seat]["decision"]
            answer = await lines[seat].ask(type="move", move=decision["moves"][0], decision=decision["id"])
            assert answer["type"] == "frame", answer
            given = answer["news"][-1]["consequences"][0]
            assert (given["kind"], given["seat"]) == ("gave" if seat in order[::2] else "exchanged", seat)
            assert answer["news"][-1]["move"] == decision["moves"][0]
            others = [await line.hear_kind("frame") for line in lines if line is not lines[seat]]
            assert [frame["news"][-1]["move"] for frame in others] == ["give ?"] * 3
        last = await lines[0].ask(type="frame")
        assert len(last["actors"]) == 1

    run(tmp_path, test)


def test_the_tutor_is_heard_before_a_move_that_costs_much(tmp_path: Path) -> None:
    """Everybody is told who plays with it and when it spoke; what it said only its player hears."""

    async def test(site: Site) -> None:
        walls = ["9.8", "3.8", "4.8", "5.8", "7.6", "7.10", "11.0", "11.4", "11.8", "11.12", "11.16"]
        position = positions.barricades({0: ["1.8", "13.5"], 1: ["1.2"]}, 1, barricades=walls)
        one, two, _ = await table_of_two(site, "barricades 2", position=position)
        frame = await one.ask(type="tutor", on=True)
        assert [seat["tutor"] for seat in frame["seats"]] == [True, False]
        for move in ("1.8-1.9", "13.5-13.4"):
            told = await one.ask(type="move", move=move)
            assert (told["type"], told["better"]["move"], told["played"]["move"]) == ("caution", "1.8-0.8", move)
        heard = await two.ask(type="frame")
        assert [seat["cautions"] for seat in heard["seats"]] == [1, 0]
        news = "".join(two.raw)
        assert '"event":"tutor"' in news
        assert '"event":"caution"' in news
        assert "better" not in news
        assert (await one.ask(type="move", move="1.8-1.9", sure=True))["turn"] == 1

    run(tmp_path, test)


def test_a_table_without_hints_has_no_tutor(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        one, _two, _ = await table_of_two(site, hints=False)
        assert (await one.ask(type="tutor", on=True))["kind"] == "no_hints"

    run(tmp_path, test)

"""The HTTP API: opening, joining, starting, the end; every refusal with its kind and its words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.web.site import Closed, Site, run

from tockade import games, record
from tockade.table.replay_turns import deal_is_honest

TRIKOLOS = "trikolos"


JSON_ENGLISH = {"Accept-Language": "en", "Content-Type": "application/json"}


async def refused(site: Site, method: str, path: str, body: Any = None, key: str | None = None) -> tuple[int, str]:
    answer = await site.call(method, path, body, key)
    told = answer.json()
    assert told["words"][0].isupper() or not told["words"][0].isalpha()
    french = (await site.call(method, path, body, key, language="fr-CA,fr;q=0.9")).json()
    assert french["kind"] == told["kind"]
    assert french["words"] != told["words"]
    return answer.status_code, told["kind"]


async def played_out(site: Site, game: str = "trikolos ply_limit=12") -> Any:
    """A finished table of bots."""
    opened = await site.open(game, "b" * games.read(game).seats)
    line = await site.line(opened["table"])
    while (await line.hear_kind("frame"))["phase"] != "over":
        pass
    return opened


def test_the_catalogue_is_the_shelf(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        shown = (await site.get("/api/games"))["games"]
        assert [one["id"] for one in shown] == list(games.rule_sets())
        for one in shown:
            rules = games.rule_sets()[one["id"]]
            assert [option["name"] for option in one["options"]] == [option.name for option in rules.options]
            assert [games.read(table["setup"]).setup.table for table in one["tables"]] == list(rules.tables)

    run(tmp_path, test)


def test_the_rules_of_a_table_come_as_a_sheet(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        shown = await site.get("/api/rules-sheet?setup=tock-globe+2+entrance%3D17&lang=en&theme=evening")
        assert "17, the entrance." in shown["article"]
        assert ".rules-sheet" in shown["style"]
        for wrong in ("&theme=pink", "&lang=xx"):
            assert (await refused(site, "GET", f"/api/rules-sheet?setup=tijou+4{wrong}"))[0] == 400

    run(tmp_path, test)


def test_boards_come_as_pictures_and_impossible_ones_are_refused(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        asked = "/api/board.svg?setup=tijou+4&theme=evening&arms=0,1,2,3"
        answer = await site.call("GET", asked)
        assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
        assert answer.text.startswith("<svg")
        for wrong in ("&theme=pink", "&arms=x", "&arms=9", "&arm=-1"):
            assert (await refused(site, "GET", f"/api/board.svg?setup=tijou+4{wrong}"))[0] == 400

    run(tmp_path, test)


def test_every_game_can_be_shown(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        for rules in games.rule_sets().values():
            for table in rules.tables:
                shown = await site.get(f"/api/game?setup={rules.id}+{table.text.replace(' ', '+')}")
                made = games.read(shown["setup"])
                assert shown["seats"] == made.seats == table.players
                assert [tuple(side) for side in shown["sides"]] == list(made.teams)
                assert len(shown["plan"]["points"]) == len(made.plan.points)
                applying = [option.name for option in rules.options if option.applies(table)]
                assert [option["name"] for option in shown["options"]] == applying

    run(tmp_path, test)


def test_a_position_is_checked(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        start = await site.post("/api/positions", {"game": TRIKOLOS})
        assert start["actors"] == [0]
        assert start["moves"]["0"] == [f"push {row}" for row in range(1, 7)]
        again = await site.post("/api/positions", {"game": TRIKOLOS, "position": start["position"]})
        assert again == start
        body = {"game": TRIKOLOS, "position": {"nonsense": 1}}
        status, kind = await refused(site, "POST", "/api/positions", body)
        assert status == 400
        assert kind.startswith("bad_")

    run(tmp_path, test)


def test_friends_join_by_code_and_play(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        opened = await site.open("barricades 3", "poo")
        table, host = opened["table"], opened["host"]
        path = f"/api/tables/{table}"
        assert opened["phase"] == "waiting"
        assert opened["join"].endswith(opened["code"])
        assert (await site.post("/api/join", {"code": opened["code"].lower()}))["table"] == table
        anne = await site.post(f"{path}/seats/1", {"name": "Anne"})
        luc = await site.post(f"{path}/seats/2", {"name": "Luc"})
        assert await refused(site, "POST", f"{path}/start", {}, host) == (409, "not_ready")
        for seat, one in ((1, anne), (2, luc)):
            shown = await site.call("PATCH", f"{path}/seats/{seat}", {"ready": True}, one["key"])
            assert shown.json()["seats"][seat]["ready"]
            assert shown.json()["you"] == seat
            assert shown.json()["code"] == opened["code"]
        assert await refused(site, "POST", f"{path}/start", {}, anne["key"]) == (403, "host_only")
        shown = await site.post(f"{path}/start", {}, host)
        assert (shown["phase"], shown["you"], len(shown["sealed"])) == ("playing", "host", 64)
        assert "code" not in shown
        assert await refused(site, "POST", "/api/join", {"code": opened["code"]}) == (404, "no_code")
        assert await refused(site, "POST", f"{path}/seats/1", {"name": "Zoé"}) == (409, "started")
        assert (await site.get(path))["seats"][1]["name"] == "Anne"
        assert "you" not in await site.get(path)

    run(tmp_path, test)


def test_seats_change_in_the_waiting_room(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        opened = await site.open("barricades 4", "pooo")
        path, host, own = f"/api/tables/{opened['table']}", opened["host"], opened["seats"][0]["key"]
        moved = await site.post(f"{path}/seats/3", {}, own)
        assert moved == {"seat": 3, "key": None}
        assert (await site.get(path, own))["you"] == 3
        assert await refused(site, "PATCH", f"{path}/seats/0", {"name": "x"}, own) == (403, "wrong_link")
        assert await refused(site, "PATCH", f"{path}/seats/3", {"player": "bot", "bot": "random"}, own) == (
            403,
            "host_only",
        )
        assert await refused(site, "PATCH", f"{path}/seats/0", {"player": "bot", "bot": "deep"}, host) == (400, "bot")
        shown = (await site.call("PATCH", f"{path}/seats/0", {"player": "bot", "bot": "random"}, host)).json()
        assert (shown["seats"][0]["player"], shown["seats"][0]["bot"]) == ("bot", "random")
        shown = (await site.call("PATCH", f"{path}/seats/3", {"player": "open"}, own)).json()
        assert shown["seats"][3]["player"] == "open"
        assert await refused(site, "POST", f"{path}/seats/1", {"name": ""}) == (400, "name")
        assert await refused(site, "POST", f"{path}/seats/0", {"name": "Zoé"}) == (409, "seat_taken")
        assert await refused(site, "POST", f"{path}/seats/9", {"name": "Zoé"}) == (404, "no_seat")
        assert await refused(site, "POST", f"{path}/seats/1", {"name": "Zoé"}, "wrong") == (403, "wrong_link")

    run(tmp_path, test)


def test_a_seat_is_given_a_new_link_and_the_old_key_dies(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        opened = await site.open(TRIKOLOS, "pp")
        path, host = f"/api/tables/{opened['table']}", opened["host"]
        mine, old = (seat["key"] for seat in opened["seats"])
        first, second = await site.line(opened["table"], mine), await site.line(opened["table"], old)
        assert await refused(site, "POST", f"{path}/seats/1/key", None, mine) == (403, "host_only")
        assert await refused(site, "POST", f"{path}/seats/7/key", None, host) == (404, "no_seat")
        given = await site.post(f"{path}/seats/1/key", None, host)
        assert given["seat"] == 1
        assert (await second.hear_kind("bye"))["kind"] == "replaced"
        with pytest.raises(Closed, match="4410"):
            await second.hear()
        told = await first.hear_kind("frame")
        while not told["news"] or told["news"][-1]["event"] != "new_key":
            told = await first.hear_kind("frame")
        assert given["key"] not in "".join(first.raw)
        assert await refused(site, "PATCH", f"{path}/seats/1", {"name": "x"}, old) == (403, "wrong_link")
        assert (await site.get(path, given["key"]))["you"] == 1
        again = await site.line(opened["table"], given["key"])
        assert (await again.hear())["seat"] == 1

    run(tmp_path, test)


def test_a_new_link_outlives_the_server(tmp_path: Path) -> None:
    given = {}

    async def before(site: Site) -> None:
        given.update(await site.open(TRIKOLOS, "pb"))
        given["key"] = (await site.post(f"/api/tables/{given['table']}/seats/0/key", None, given["host"]))["key"]

    async def after(site: Site) -> None:
        assert (await site.get(f"/api/tables/{given['table']}", given["key"]))["you"] == 0
        assert "you" not in await site.get(f"/api/tables/{given['table']}", given["seats"][0]["key"])
        assert await refused(site, "POST", f"/api/tables/{given['table']}/seats/1/key", None, given["host"]) == (
            404,
            "no_seat",
        )

    run(tmp_path, before)
    run(tmp_path, after)


@pytest.mark.parametrize(
    ("order", "status", "kind"),
    [
        ({}, 400, "bad_rules"),
        ({"game": "tric"}, 400, "bad_rules"),
        ({"game": "trikolos 3"}, 400, "bad_table"),
        ({"game": "trikolos colour=red"}, 400, "bad_option"),
        ({"game": "barricades may_pass=perhaps"}, 400, "bad_value"),
        ({"game": TRIKOLOS, "seats": [{"player": "person"}]}, 400, "bad_seat_count"),
        ({"game": TRIKOLOS, "seats": [{"player": "bot", "bot": "x"}] * 2}, 400, "bot"),
        ({"game": TRIKOLOS, "seats": [{"player": "robot"}] * 2}, 400, "unreadable"),
        ({"game": TRIKOLOS, "seed": "7"}, 400, "seed"),
        ({"game": TRIKOLOS, "start": True}, 409, "not_ready"),
        ({"game": TRIKOLOS, "clock": {"kind": "sand", "seconds": 3}}, 400, "unreadable"),
        ({"game": TRIKOLOS, "clock": {"kind": "move", "seconds": 0}}, 400, "unreadable"),
        ({"game": TRIKOLOS, "absence": -1}, 400, "unreadable"),
        ({"game": TRIKOLOS, "surprise": 1}, 400, "unreadable"),
        ({"game": TRIKOLOS, "position": {}}, 400, "bad_"),
        ({"origin": {"table": "x", "turn": 1}}, 404, "no_table"),
        ([1, 2], 400, "unreadable"),
    ],
)
def test_a_table_that_cannot_be_opened(tmp_path: Path, order: Any, status: int, kind: str) -> None:
    async def test(site: Site) -> None:
        got, told = await refused(site, "POST", "/api/tables", order)
        assert (got, told[: len(kind)]) == (status, kind)

    run(tmp_path, test)


def test_what_is_not_there_is_refused(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        for method, path in (
            ("GET", "/api/tables/nix"),
            ("POST", "/api/tables/nix/start"),
            ("DELETE", "/api/tables/nix"),
            ("GET", "/api/tables/nix/record"),
        ):
            assert await refused(site, method, path) == (404, "no_table")
        assert await refused(site, "GET", "/api/nothing") == (404, "no_page")
        assert await refused(site, "DELETE", "/api/games") == (405, "method")
        answer = await site.http.post("/api/tables", content=b"{", headers=JSON_ENGLISH)
        assert (answer.status_code, answer.json()["kind"]) == (400, "unreadable")
        answer = await site.http.post("/api/tables", content=b'"' + b"x" * 600_000 + b'"', headers=JSON_ENGLISH)
        assert (answer.status_code, answer.json()["kind"]) == (413, "too_large")

    run(tmp_path, test)


def test_a_typed_seed_gives_its_deal_and_is_not_sealed(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        views = []
        for _ in range(2):
            opened = await site.open("tock-globe 2", "pp", seed="ab" * 16)
            line = await site.line(opened["table"], opened["seats"][0]["key"])
            views.append((await line.hear())["view"])
            shown = await site.get(f"/api/tables/{opened['table']}")
            assert (shown["typed_seed"], shown["sealed"], shown["seed"]) == (True, None, None)
        assert views[0] == views[1]

    run(tmp_path, test)


def test_record_replay_and_seal(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        opened = await played_out(site)
        path = f"/api/tables/{opened['table']}"
        text = (await site.call("GET", f"{path}/record")).text
        told = record.read(text)
        assert deal_is_honest(told) is True
        shown = await site.get(path)
        assert (told.seed, told.sealed) == (shown["seed"], shown["sealed"])
        whole = await site.get(f"{path}/replay")
        assert whole["verified"] is True
        assert whole["count"] == len(whole["turns"]) == shown["turn"] + 1
        assert "move" not in whole["turns"][0]
        moves = [event.text for event in told.events if event.actor >= 0]
        assert [turn["move"] for turn in whole["turns"][1:]] == moves
        part = await site.get(f"{path}/replay?first=3&count=2")
        assert part["turns"] == whole["turns"][3:5]
        brought = await site.post("/api/replay", {"record": text})
        assert brought["turns"] == whole["turns"]
        status, kind = await refused(site, "POST", "/api/replay", {"record": text.replace("push", "pull", 1)})
        assert (status, kind[:4]) == (400, "bad_")

    run(tmp_path, test)


def test_a_review_tells_luck_and_play_of_a_finished_game(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        opened = await played_out(site)
        path = f"/api/tables/{opened['table']}"
        quick, again, deep = [await site.get(f"{path}/review{tier}") for tier in ("", "?tier=quick", "?tier=deep")]
        assert quick == again
        assert (quick["tier"], deep["tier"], quick["source"]) == ("quick", "deep", "search")
        assert len(quick["games"][0]["decisions"]) == (await site.get(path))["turn"]
        text = (await site.call("GET", f"{path}/record")).text
        assert await site.post("/api/review", {"record": text}) == quick
        picture = await site.call("GET", f"{path}/review.svg?seat=0&lang=en")
        assert picture.headers["content-type"].startswith("image/svg+xml")
        assert "Luck" in picture.text
        assert "@font-face" in picture.text  # as a PNG it is drawn without the page
        lines = text.splitlines()
        unfinished = "\n".join([*lines[:-3], "result unfinished"])
        assert await refused(site, "POST", "/api/review", {"record": unfinished}) == (409, "not_over")
        assert (await site.get(f"{path}/review?tier=long"))["tier"] == "long"
        assert (await refused(site, "GET", f"{path}/review?tier=other"))[0] == 400

    run(tmp_path, test)


def test_exercises_of_the_collection_and_of_a_game(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        daily, first = await site.get("/api/exercises/0"), await site.get("/api/exercises/1")
        assert 1 <= daily["number"] <= daily["count"] == first["count"]
        exercise = first["exercise"]
        best = [answer["chance"] for answer in exercise["answers"]]
        assert best == sorted(best, reverse=True)
        checked = await site.post("/api/positions", {"game": exercise["game"], "position": exercise["position"]})
        assert checked["position"] == exercise["position"]
        assert await refused(site, "GET", "/api/exercises/99999") == (404, "no_exercise")
        opened = await played_out(site)
        path = f"/api/tables/{opened['table']}/exercises"
        assert all(each["seat"] == 1 for each in (await site.get(f"{path}?seat=1"))["exercises"])
        assert await refused(site, "GET", f"{path}?seat=7") == (404, "no_seat")

    run(tmp_path, test)


def test_a_level_says_what_it_would_have_played(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        opened = await played_out(site)
        path = f"/api/tables/{opened['table']}"
        replay = await site.get(f"{path}/replay")
        told = await site.get(f"{path}/turns/1/choice")
        assert (told["turn"], told["seat"], told["level"]) == (1, replay["turns"][1]["seat"], "maitre")
        assert told["played"] == (told["move"] == replay["turns"][1]["move"])
        assert told["does"]
        assert told == await site.get(f"{path}/turns/1/choice?level=maitre")
        assert (await site.get(f"{path}/turns/1/choice?level=debutant"))["level"] == "debutant"
        for turn in (0, replay["count"]):
            assert await refused(site, "GET", f"{path}/turns/{turn}/choice") == (404, "no_turn")
        assert (await refused(site, "GET", f"{path}/turns/1/choice?level=nobody"))[0] == 400

    run(tmp_path, test)


def test_a_swapped_deal_is_found_out(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        opened = await played_out(site, "barricades 2 ply_limit=12")
        text = (await site.call("GET", f"/api/tables/{opened['table']}/record")).text
        told = record.read(text)
        other = text.replace(told.seed, "0" * 32)
        assert (await site.post("/api/replay", {"record": other}))["verified"] is False
        unsealed = text.replace(f"sealed {told.sealed}\n", "")
        assert (await site.post("/api/replay", {"record": unsealed}))["verified"] is None

    run(tmp_path, test)


def test_a_game_that_goes_on_keeps_its_secrets(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        opened = await site.open(TRIKOLOS, "pp")
        path = f"/api/tables/{opened['table']}"
        for what in (
            "record",
            "replay",
            "positions/0",
            "review",
            "review?tier=deep",
            "review/progress",
            "exercises",
            "review.svg",
            "turns/1/choice",
        ):
            assert await refused(site, "GET", f"{path}/{what}", key=opened["host"]) == (409, "not_over")
        order = {"origin": {"table": opened["table"], "turn": 0}}
        assert await refused(site, "POST", "/api/tables", order) == (409, "not_over")
        assert await refused(site, "POST", f"{path}/rematch", {}, opened["host"]) == (409, "not_over")

    run(tmp_path, test)


def test_play_on_from_a_turn_of_a_finished_game(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        opened = await played_out(site)
        path = f"/api/tables/{opened['table']}"
        position = await site.get(f"{path}/positions/5")
        replay = await site.get(f"{path}/replay")
        again = await site.open("", "pp", origin={"table": opened["table"], "turn": 5})
        line = await site.line(again["table"], again["seats"][0]["key"])
        frame = await line.hear()
        assert frame["scene"]["pieces"] == replay["turns"][5]["scene"]["pieces"]
        assert (await site.get(f"/api/tables/{again['table']}"))["from_position"] is True
        by_hand = await site.open(position["game"], "pp", position=position["position"])
        other = await site.line(by_hand["table"], by_hand["seats"][0]["key"])
        assert (await other.hear())["scene"] == frame["scene"]
        assert await refused(site, "GET", f"{path}/positions/99") == (404, "no_turn")

    run(tmp_path, test)


def test_a_rematch_takes_everybody_along(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        opened = await site.open(TRIKOLOS, "pp")
        path, keys = f"/api/tables/{opened['table']}", [seat["key"] for seat in opened["seats"]]
        one, two = [await site.line(opened["table"], key) for key in keys]
        await one.ask(type="resign")
        assert await refused(site, "POST", f"{path}/rematch") == (403, "wrong_link")
        asked = await one.ask(type="rematch")
        new = asked["rematch"]
        assert (await site.post(f"{path}/rematch", {}, keys[1]))["table"] == new
        while (await two.hear_kind("frame"))["rematch"] != new:
            pass
        shown = await site.get(f"/api/tables/{new}", keys[1])
        assert (shown["phase"], shown["you"]) == ("waiting", 1)
        assert [seat["ready"] for seat in shown["seats"]] == [True, False]
        follow = await site.line(new, keys[1])
        await site.call("PATCH", f"/api/tables/{new}/seats/1", {"ready": True}, keys[1])
        while (await follow.hear_kind("frame"))["phase"] != "playing":
            pass

    run(tmp_path, test)


def test_the_host_deletes_everything(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        opened = await site.open(TRIKOLOS, "pp")
        path = f"/api/tables/{opened['table']}"
        line = await site.line(opened["table"], opened["seats"][0]["key"])
        await line.hear()
        assert await refused(site, "DELETE", path, key=opened["seats"][0]["key"]) == (403, "host_only")
        assert (await site.call("DELETE", path, key=opened["host"])).status_code == 204
        assert (await line.hear_kind("bye"))["kind"] == "deleted"
        with pytest.raises(Closed, match="4404"):
            await line.hear()
        assert await refused(site, "GET", path) == (404, "no_table")

    run(tmp_path, test)


def test_health_and_headers(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        answer = await site.call("GET", "/health")
        assert answer.json()["status"] == "ok"
        for path in ("/", "/table/abc", "/join/ABCDEF", "/api/games"):
            answer = await site.call("GET", path)
            assert answer.status_code == 200
            policy = answer.headers["content-security-policy"]
            assert "script-src 'self';" in policy
            assert "unsafe" not in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["cache-control"] == "no-store"
        assert (await site.call("GET", "/favicon.nix")).status_code == 404
        assert (await site.call("GET", "/static/../app.py")).status_code == 404

    run(tmp_path, test)

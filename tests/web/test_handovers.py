"""A table carried to another device: only with its keys, only to whoever has the secret, once, and not for ever."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.web.site import Site, run


def test_a_table_is_handed_over_once_to_the_holder_of_the_secret(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        opened = await site.open("trikolos", "pb")
        hand: Any = {"table": opened["table"], "keys": [opened["seats"][0]["key"]], "host": opened["host"]}
        begun = (await site.call("POST", "/api/handovers")).json()
        path = f"/api/handovers/{begun['to']}"
        secret = {"secret": begun["secret"]}
        assert (await site.call("POST", f"{path}/taken", secret)).json() == {"handed": None}
        assert (await site.call("POST", path, hand)).status_code == 204
        assert (await site.call("POST", f"{path}/taken", {"secret": "guessed"})).json() == {"handed": None}
        assert (await site.call("POST", f"{path}/taken", secret)).json() == {"handed": hand}
        assert (await site.call("POST", f"{path}/taken", secret)).json() == {"handed": None}

    run(tmp_path, test)


def test_keys_that_do_not_fit_are_not_handed_over(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        opened = await site.open("trikolos", "pb")
        wrong = await site.call("POST", "/api/handovers/x", {"table": opened["table"], "keys": ["guessed"]})
        assert (wrong.status_code, wrong.json()["kind"]) == (403, "wrong_link")
        none = await site.call("POST", "/api/handovers/x", {"table": opened["table"], "keys": []})
        assert (none.status_code, none.json()["kind"]) == (400, "unreadable")

    run(tmp_path, test)

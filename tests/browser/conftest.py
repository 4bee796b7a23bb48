"""A server, a Chromium, and pages that watch themselves: no error, no warning, no request to another host."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.browser import chromium
from tests.browser.host import Host, running
from tests.browser.visitor import PATIENCE, Visitor

EXPECTED = ("Failed to load resource", "WebSocket connection", "Service Worker registration blocked by Playwright")
"""What a browser says by itself of refusals and lost connections, which some tests bring about."""
Visit = Callable[..., Visitor]

expect.set_options(timeout=PATIENCE)  # beside other work a page may take long; what is wrong stays wrong


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One for each process; a machine without any fails here, nothing is skipped."""
    with chromium.driver() as playwright:
        started = chromium.launch(playwright)
        yield started
        started.close()


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with running(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture(autouse=True)
def _seeded(request: pytest.FixtureRequest, host: Host) -> None:
    """The same cards for a test, whichever ran before it."""
    host.play_for(request.node.nodeid)


class Watch:
    """Everything that must not happen on a page."""

    def __init__(self, address: str) -> None:
        self._own = urlsplit(address).netloc
        self.wrong: list[str] = []

    def over(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.wrong.append(f"error: {error}"))
        page.on("console", self._said)
        page.on("request", self._asked)

    def _said(self, message: Any) -> None:
        expected = any(text in message.text for text in EXPECTED)
        if message.type in ("error", "warning") and not expected:
            self.wrong.append(f"{message.type}: {message.text}")

    def _asked(self, request: Any) -> None:
        address = urlsplit(request.url)
        if address.scheme in ("http", "https", "ws", "wss") and address.netloc != self._own:
            self.wrong.append(f"another host: {request.url}")


def remember(context: BrowserContext, setting: str, value: str) -> None:
    """A setting of this browser; a blank page remembers nothing."""
    context.add_init_script(f"if (location.host) localStorage.setItem('tockade.{setting}', '{value}')")


@pytest.fixture
def visit(browser: Browser, host: Host) -> Iterator[Visit]:
    """Opens a page for a new person: `visit("/", language="en", width=390, height=844, theme="dark")`.

    Notation is shown, by which a test knows a move; `notation=False` is what people see at first.
    """
    watch = Watch(host.address)
    contexts = []

    def opened(
        path: str = "/",
        language: str = "fr",
        width: int = 1280,
        height: int = 800,
        theme: str = "light",
        motion: bool = False,
        notation: bool = True,
        **more: Any,
    ) -> Visitor:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="no-preference" if motion else "reduce",
            service_workers="block",
            **more,
        )
        if theme == "plain":
            remember(context, "theme", '"plain"')
        if notation:
            remember(context, "notation", "true")
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        watch.over(page)
        visitor = Visitor(page, host.address, language)
        visitor.go(path)
        return visitor

    yield opened
    for context in contexts:
        context.close()
    assert watch.wrong == []


@pytest.fixture(scope="session")
def screenshots() -> Path:
    folder = Path(__file__).parent / "screenshots"
    folder.mkdir(exist_ok=True)
    return folder

"""Pictures of the real page, for the README and for links that are shared: `python -m tests.browser.readme_picture`."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser
from tests.browser import chromium, positions
from tests.browser.host import Host, running
from tests.browser.visitor import Visitor

ROOT = Path(__file__).parents[2]
PICTURE = ROOT / "docs" / "table.jpg"
PREVIEW = ROOT / "frontend" / "public" / "preview.jpg"
GAME = "tock-globe 4 teams"
PAWNS = {0: ["a3", "b10", "ah4"], 1: ["d3", "bh3", "b3"], 2: ["d4"], 3: ["d12", "c7", "dh4"]}
HAND = ["A", "4", "7", "J", "K"]


def take(host: Host, browser: Browser, size: tuple[int, int], picture: Path) -> None:
    """A 7 is about to be split."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, locale="en", color_scheme="dark", reduced_motion="reduce"
    )
    context.add_init_script("localStorage.setItem('tockade.helper', 'false')")
    person = Visitor(context.new_page(), host.address, "en")
    position = positions.cards(GAME, PAWNS, {0: HAND})
    person.go(host.open(GAME, "pbbb", names=["Anne"], position=position).link(0))
    person.card("7").click()
    person.page.wait_for_load_state("networkidle")
    person.page.wait_for_timeout(500)
    person.page.screenshot(path=picture, type="jpeg", quality=72)
    context.close()
    chromium.say(f"{picture.name}: {picture.stat().st_size // 1024} kB")


def main() -> None:
    with TemporaryDirectory() as data, running(Path(data)) as host, chromium.driver() as playwright:
        browser = chromium.launch(playwright)
        take(host, browser, (1280, 800), PICTURE)
        take(host, browser, (1200, 630), PREVIEW)


if __name__ == "__main__":
    main()

"""The short film of the README, taken of the real page: `python -m tests.browser.readme_film`.

A 9 is chosen and played: the pawn hops nine squares and sends another home. The page plays slowly while pictures are
taken; what changed from one to the next becomes a frame of an animated WebP, encoded by the browser and joined here.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from pathlib import Path
from struct import pack, unpack
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any

from playwright.sync_api import Browser, Page
from tests.browser import chromium, positions
from tests.browser.host import Host, running
from tests.browser.visitor import Visitor

FILM = Path(__file__).parents[2] / "docs" / "film.webp"
GAME = "tock-globe 4 teams"
PAWNS = {0: ["a3", "ah4"], 1: ["b12", "bh3"], 2: ["d4"], 3: ["d12", "c7", "dh4"]}
HAND = ["9", "4", "7", "J", "K"]
WIDTH, HEIGHT = 800, 500
SLOWED = 30
SHORTEST = 40
PATIENCE = 120_000
SLOW_FILMS = """rate => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
        const made = animate.apply(this, given);
        if (this.matches(".walker")) made.updatePlaybackRate(1 / rate);
        return made;
    };
}"""
CHANGED_PART = """async ({ picture, width, height }) => {
    const image = new Image();
    image.src = `data:image/png;base64,${picture}`;
    await image.decode();
    const whole = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
    whole.imageSmoothingQuality = "high";
    whole.drawImage(image, 0, 0, width, height);
    const now = whole.getImageData(0, 0, width, height).data;
    const before = window.before;
    window.before = now;
    let [left, top, right, bottom] = before ? [width, height, 0, 0] : [0, 0, width, height];
    const far = at => [0, 1, 2].reduce((sum, colour) => sum + Math.abs(now[at + colour] - before[at + colour]), 0);
    for (let at = 0; before && at < now.length; at += 4) {
        if (far(at) < 24) continue;
        const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
        [left, top] = [Math.min(left, x), Math.min(top, y)];
        [right, bottom] = [Math.max(right, x + 1), Math.max(bottom, y + 1)];
    }
    if (right <= left) return null;
    [left, top] = [left - (left % 2), top - (top % 2)];
    const part = new OffscreenCanvas(right - left, bottom - top);
    part.getContext("2d").drawImage(whole.canvas, -left, -top);
    const file = new Uint8Array(await (await part.convertToBlob({ type: "image/webp", quality: 0.72 })).arrayBuffer());
    return { left, top, width: right - left, height: bottom - top, file: btoa(String.fromCharCode(...file)) };
}"""
"""What of a picture is new since the last one, as a WebP of its own."""


class Film:
    """Frames so far: what changed, and how long it is seen."""

    def __init__(self, page: Page, studio: Page) -> None:
        self._page = page
        self._studio = studio
        self._frames: list[tuple[dict[str, Any], int]] = []

    def take(self, milliseconds: int) -> None:
        """One picture; what did not change is seen for longer."""
        given = {"picture": b64encode(self._page.screenshot()).decode(), "width": WIDTH, "height": HEIGHT}
        changed = self._studio.evaluate(CHANGED_PART, given)
        if changed is None:
            before, seen = self._frames[-1]
            self._frames[-1] = before, seen + milliseconds
        else:
            self._frames.append((changed, milliseconds))

    def take_while(self, selector: str) -> None:
        """Pictures as long as something is there, in the time of an unhurried film."""
        before = monotonic()
        while self._page.locator(selector).count():
            self.take(SHORTEST)
            now = monotonic()
            part, _ = self._frames[-1]
            self._frames[-1] = part, max(SHORTEST, round(1000 * (now - before) / SLOWED))
            before = now

    def webp(self) -> bytes:
        """An animated WebP: https://developers.google.com/speed/webp/docs/riff_container"""
        size = _three(WIDTH - 1) + _three(HEIGHT - 1)
        head = _chunk(b"VP8X", pack("<I", 0b10010) + size) + _chunk(b"ANIM", pack("<IH", 0, 0))
        body = b"WEBP" + head + b"".join(_frame(part, seen) for part, seen in self._frames)
        return b"RIFF" + pack("<I", len(body)) + body


def _three(number: int) -> bytes:
    return pack("<I", number)[:3]


def _chunk(name: bytes, data: bytes) -> bytes:
    return name + pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def _frame(part: dict[str, Any], milliseconds: int) -> bytes:
    """What is inside the small WebP, put where it belongs without blending."""
    place = (
        _three(part["left"] // 2) + _three(part["top"] // 2) + _three(part["width"] - 1) + _three(part["height"] - 1)
    )
    return _chunk(b"ANMF", place + _three(milliseconds) + bytes([0b10]) + _drawing(b64decode(part["file"])))


def _drawing(file: bytes) -> bytes:
    """The chunks of a still WebP that a frame may have."""
    kept, at = b"", 12
    while at < len(file):
        end = at + 8 + unpack("<I", file[at + 4 : at + 8])[0]
        end += end % 2
        kept += file[at:end] if file[at : at + 4] in (b"ALPH", b"VP8 ", b"VP8L") else b""
        at = end
    return kept


def play(host: Host, browser: Browser) -> Film:
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en", color_scheme="dark")
    context.add_init_script("localStorage.setItem('tockade.helper', 'false')")
    person = Visitor(context.new_page(), host.address, "en")
    film = Film(person.page, context.new_page())
    position = positions.cards(GAME, PAWNS, {0: HAND})
    table = host.open(GAME, "pppp", names=["Anne", "Hugo", "Zoe", "Paul"], position=position)
    for seat in (1, 2, 3):  # nobody is away
        Visitor(context.new_page(), host.address, "en").go(table.link(seat))
    person.go(table.link(0))
    person.card("9").wait_for(timeout=PATIENCE)
    person.page.wait_for_load_state("networkidle")
    person.page.evaluate(SLOW_FILMS, SLOWED)
    film.take(1200)
    person.card("9").click()
    person.page.wait_for_timeout(600)
    film.take(1500)
    person.tap("b12")
    if person.question.count():
        person.question.get_by_role("button").first.click()
    person.page.locator(".walker").first.wait_for(state="attached")
    film.take_while(".walker")
    person.page.wait_for_timeout(800)
    film.take(2400)
    return film


def main() -> None:
    with TemporaryDirectory() as data, running(Path(data)) as host, chromium.driver() as playwright:
        FILM.write_bytes(play(host, chromium.launch(playwright)).webp())
    chromium.say(f"{FILM.name}: {FILM.stat().st_size // 1024} kB")


if __name__ == "__main__":
    main()

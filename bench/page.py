"""The page in a real Chromium: how much the first page weighs, how soon it is usable, how quickly it draws.

- First page: a server just started, a browser that has done with its own start, an empty cache. Usable: the links of
  all six games are on the screen and nothing covers the first one, counted from the navigation to the end of the
  drawing that shows them; the small boards are drawn after that, and timed apart.
- A frame: from its arrival to the end of the drawing that shows it; 8 seats, bots that pause for 100 ms, so that frames
  come one at a time; animation off. The target is for the frame that 19 of 20 frames are quicker than.
- Drawings: how often the page itself gets to draw while a pawn is on its way, on a CPU slowed 4 times. What is drawn
  around the board before a film begins is not counted, nor are the frames that the compositor, which moves the pawn,
  shows by itself.

Figures are of the kind "more is better", like the others: so many a second, so many times into a limit.
"""

import json
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Request
from tests.browser import chromium
from tests.browser.host import Host, running
from tests.browser.visitor import Chooser, Visitor

KILOBYTES = 120
GAMES = 6
OWN_START = 2000
"""Milliseconds for the browser's own window, whose parts load like pages."""

# Notes when the drawing that first shows the games, and all their boards, is done.
WATCH_LOBBY = """
window.lobbyTimes = {};
const reached = (link) => {
  const { x, y, width, height } = link.getBoundingClientRect();
  return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};
const note = (name) => {
  lobbyTimes[name] = 0;
  setTimeout(() => { lobbyTimes[name] = performance.now(); });
};
const look = () => {
  const links = document.querySelectorAll(".shelf h3 a");
  if (!("usable" in lobbyTimes) && links.length === GAMES && reached(links[0])) note("usable");
  const boards = [...document.querySelectorAll(".shelf .small-board")];
  if (boards.filter((board) => board.complete && board.naturalWidth).length === GAMES) note("drawn");
  else requestAnimationFrame(look);
};
requestAnimationFrame(look);
""".replace("GAMES", str(GAMES))

# Notes when a frame arrives, and when the drawing that shows its version, or a later one, is done.
WATCH_FRAMES = """
window.frameTimes = [];
const listen = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
Object.defineProperty(WebSocket.prototype, "onmessage", { set(heard) {
  listen.set.call(this, (event) => {
    const arrived = performance.now();
    heard.call(this, event);
    if (!event.data.startsWith('{"type":"frame"')) return;
    const { version } = JSON.parse(event.data);
    const look = () => requestAnimationFrame(() => setTimeout(() => {
      const shown = parseInt(document.querySelector("[data-asked]")?.dataset.asked ?? "0");
      if (shown >= version) frameTimes.push(performance.now() - arrived);
      else look();
    }));
    look();
  });
} });
"""

# Counts drawings while a pawn is on its way.
WATCH_DRAWINGS = """
window.drawings = { count: 0, milliseconds: 0 };
let last = 0;
const draw = (now) => {
  if (document.querySelector(".walker")) {
    if (last) { drawings.count += 1; drawings.milliseconds += now - last; }
    last = now;
  } else last = 0;
  requestAnimationFrame(draw);
};
requestAnimationFrame(draw);
"""


def say(name: str, unit: str, value: float) -> None:
    print(json.dumps({"name": name, "unit": unit, "value": value}), flush=True)


def opened(browser: Browser, reduced: bool, script: str = "") -> Page:
    motion: Any = "reduce" if reduced else "no-preference"
    context = browser.new_context(locale="fr", reduced_motion=motion, service_workers="block")
    if script:
        context.add_init_script(script)
    return context.new_page()


def first_page(browser: Browser, host: Host) -> None:
    page, asked = opened(browser, True, WATCH_LOBBY), list[Request]()

    def note(request: Request) -> None:
        asked.append(request)

    page.on("requestfinished", note)
    page.wait_for_timeout(OWN_START)
    page.goto(host.address)
    page.wait_for_function("() => lobbyTimes.usable && lobbyTimes.drawn")
    page.wait_for_load_state("networkidle")
    times: Any = page.evaluate("lobbyTimes")
    sizes = [request.sizes() for request in asked]
    say("first pages in 120 kB", "times", KILOBYTES * 1024 / sum(size["responseBodySize"] for size in sizes))
    say("first pages usable", "/s", 1000 / times["usable"])
    say("first pages with their boards", "/s", 1000 / times["drawn"])


def frames(browser: Browser, host: Host) -> None:
    page = opened(browser, True, WATCH_FRAMES)
    person = Visitor(page, host.address, "fr")
    person.go(host.open("tock-globe 8", "p" + "b" * 7, bot_pause=100).link(0))
    choose = Chooser(1, "fr")
    for _ in range(12):
        person.play_turn(choose)
    times = sorted(page.evaluate("frameTimes")[1:])  # the first one opens the page
    say("frames of 8 seats drawn, half of them", "/s", 1000 / times[len(times) // 2])
    say("frames of 8 seats drawn", "/s", 1000 / times[len(times) * 19 // 20])


def drawings(browser: Browser, host: Host) -> None:
    page = opened(browser, False, WATCH_DRAWINGS)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 4})
    person = Visitor(page, host.address, "fr")
    person.go(host.open("tock-globe 4", "pbbb", bot_pause=200).link(0))
    choose = Chooser(1, "fr")
    for _ in range(4):
        person.play_turn(choose)
    seen: Any = page.evaluate("drawings")
    say("drawings while pawns walk, slowed 4 times", "/s", 1000 * seen["count"] / max(1, seen["milliseconds"]))


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as host, chromium.driver() as playwright:
        browser = chromium.launch(playwright)
        first_page(browser, host)
        frames(browser, host)
        drawings(browser, host)
        browser.close()


if __name__ == "__main__":
    main()

"""A person at a page, who finds everything by its role and its name."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tockade.games.barricades.boards import classic
from tockade.words import Words

PATIENCE = 20_000
"""Milliseconds."""
Pick = Callable[[list[str]], int]
SETTLED = """before => {
    const mark = document.querySelector("[data-asked]")?.getAttribute("data-asked") ?? "";
    return mark && mark !== before && !mark.endsWith("…") ? mark : null;
}"""
"""What the page asks for, while no answer of the server is awaited."""
ASKED = """() => {
    const mark = document.querySelector("[data-asked]")?.getAttribute("data-asked") ?? "";
    return /(\\/\\d+| over| between)$/.test(mark);
}"""
"""Whether this visitor has something to choose, or the game is over."""
DISTANCES = dict(zip(classic().names, classic().distances(), strict=True))


class Visitor:
    """One person, one page, one language."""

    def __init__(self, page: Page, address: str, language: str) -> None:
        self.page = page
        self.address = address
        self.words = Words(language)
        self.received: list[str] = []
        self.sent: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: Any) -> None:
        socket.on("framereceived", lambda text: self.received.append(str(text)))
        socket.on("framesent", lambda text: self.sent.append(str(text)))

    def wait_until(self, happened: Callable[[], bool]) -> None:
        """Until something is so that the page itself does not show."""
        for _ in range(PATIENCE // 20):
            if happened():
                return
            self.page.wait_for_timeout(20)
        raise AssertionError("it never happened")

    def say(self, message: str, **given: str | int) -> str:
        """What the page says, in this visitor's language."""
        return self.words.messages.format(message, {key.replace("_", "-"): value for key, value in given.items()})

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)

    def speak(self, language: str) -> None:
        """Switch the language of the page."""
        name = {"fr": "Français", "en": "English"}[language]
        settings = self.page.locator("details.menu summary")
        button = self.page.get_by_role("button", name=name)
        if at_table := self.page.locator(".table").count() > 0:
            settings.click()
        button.click()
        if at_table:
            settings.press("Escape")
        self.words = Words(language)
        expect(self.page.locator("html")).to_have_attribute("lang", language)

    # what is on the page

    def button(self, message: str, **given: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.say(message, **given), exact=True)

    def link(self, message: str) -> Locator:
        return self.page.get_by_role("link", name=self.say(message), exact=True)

    def choose(self, message: str, **given: str | int) -> None:
        """One of several: the label is what a person taps, the round mark itself is not shown."""
        mark = self.page.get_by_role("radio", name=self.say(message, **given), exact=True)
        self.page.locator("label").filter(has=mark).click()
        expect(mark).to_be_checked()

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("group", name=self.say("page-your-hand"))

    @property
    def moves(self) -> Locator:
        """Targets in words, and what stands under the prompt."""
        names = "|".join(re.escape(self.say(name)) for name in ("page-moves", "page-actions"))
        return self.page.get_by_role("region", name=re.compile(f"^({names})$"))

    @property
    def question(self) -> Locator:
        return self.page.get_by_role("group", name=self.say("page-prompt-sure"))

    @property
    def end(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("page-end"))

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("log")

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_role("status").first

    @property
    def playable(self) -> Locator:
        """Cards that can be played now; in the names of roles every space is a plain one."""
        idle = re.escape(re.sub(r"\s+", " ", self.say("page-not-playable")))
        playable = self.page.get_by_role("button", name=re.compile(f"^(?!.*{idle})", re.DOTALL))
        return self.hand.get_by_role("button", disabled=False).and_(playable)

    def card(self, card: str) -> Locator:
        """A card of the hand by its name."""
        name = self.words.card(card)
        return self.hand.get_by_role("button", name=re.compile(f"^{re.escape(name)}\\b", re.IGNORECASE)).first

    def move(self, *words: str) -> Locator:
        """A move in the list whose sentence has all these words, or which touches these places (`a3`, `13.5`)."""
        found = self.moves.get_by_role("button")
        for word in words:
            is_place = re.fullmatch(r"[a-h]h?\d*|[A-F]\d|\d+\.\d+", word)
            found = (
                found.and_(self.page.locator(f'[data-places~="{word}"]')) if is_place else found.filter(has_text=word)
            )
        return found.first

    # taps on the board

    def tap(self, place: str) -> None:
        """A tap on a lit place."""
        lit = self.page.locator(f'[data-place="{place}"]')
        expect(lit).to_be_attached(timeout=PATIENCE)
        self._tap_at(lit)

    def tap_point(self, name: str) -> None:
        """A tap on any point of the plan, lit or not."""
        self._tap_at(self.page.locator(f'[data-point="{name}"]').first)

    def _tap_at(self, found: Locator) -> None:
        box = found.bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    # playing

    def wait_for_turn(self) -> str:
        """Until something is asked, or the game is over: `cards`, `moves`, `question` or `end`."""
        self.page.wait_for_function(ASKED, timeout=PATIENCE)
        for name, found in (("end", self.end), ("question", self.question), ("moves", self.moves)):
            if found.count():
                return name
        return "cards"

    def play_turn(self, pick: Pick) -> bool:
        """One whole decision, tap by tap; false when the game is over."""
        for _ in range(20):
            if self.wait_for_turn() == "end":
                return False
            if not self.tap_once(pick):
                return True
        raise AssertionError("a move that never ends")

    def tap_once(self, pick: Pick) -> bool:
        """One tap of a decision; false when that was its last."""
        before = self.settled("")
        self._tap(self.wait_for_turn(), pick)
        return self.settled(before).split("/")[0] == before.split("/")[0]

    def settled(self, before: str) -> str:
        """What is asked and how far its answer has come, once that is new and all choices are there."""
        mark = self.page.wait_for_function(SETTLED, arg=before, timeout=PATIENCE)
        return str(mark.json_value())

    def _tap(self, kind: str, pick: Pick) -> None:
        if kind == "question":
            self.question.get_by_role("button").first.click()
            return
        listed = self.moves.get_by_role("button")
        names = listed.evaluate_all("all => all.map((one) => `${one.innerText} ${one.dataset.places ?? ''}`)")
        cards = self.playable.all_inner_texts() if kind == "cards" or not self._choosing() else []
        index = pick([*names, *cards])
        (listed.nth(index) if index < len(names) else self.playable.nth(index - len(names))).click()

    def _choosing(self) -> bool:
        return self.button("page-undo").count() > 0


class Chooser:
    """Chooses as a hopeful beginner would: home, captures, entries; upwards in Barricades; otherwise anything."""

    def __init__(self, seed: int, language: str) -> None:
        self._random = random.Random(seed)
        words = {
            "fr": ("maison", "arrivée", "atteint le but", "camp adverse", "captur", "mange", "renvo", "entre"),
            "en": ("home", "arrival", "reaches the goal", "far camp", "captur", "eat", "send", "bring"),
        }
        self._good = words[language]

    def __call__(self, names: list[str]) -> int:
        scores = [self._score(name) for name in names]
        best = max(scores)
        return self._random.choice([index for index, score in enumerate(scores) if score == best])

    def _score(self, name: str) -> int:
        """Points of Barricades are ROW.COLUMN: the fewer links to the goal the better."""
        low = name.lower()
        good = max((len(self._good) - index for index, word in enumerate(self._good) if word in low), default=0)
        points = [point for point in re.findall(r"\b\d+\.\d+\b", low) if point in DISTANCES]
        return 100 * good - DISTANCES[points[-1]] if points else 100 * good

"""All pictures of `test_screenshots` on one sheet: `python -m tests.browser.contact_sheet`."""

from __future__ import annotations

from html import escape
from pathlib import Path

from tests.browser import chromium

FOLDER = Path(__file__).parent / "screenshots"
SHEET = "contact-sheet.html"
WIDTH = 1600
STYLE = (
    "body { margin: 12px; font: 12px sans-serif; display: flex; flex-wrap: wrap; gap: 12px; background: #ddd }"
    "figure { margin: 0 } img { display: block; height: 240px; border: 1px solid #888 }"
)


def sheet(names: list[str]) -> str:
    """The pictures in the order of their names, each with its name under it."""
    figures = [
        f'<figure><img src="{escape(n)}.png" alt=""><figcaption>{escape(n)}</figcaption></figure>' for n in names
    ]
    return f"<!doctype html><meta charset=utf-8><title>Tockade</title><style>{STYLE}</style>{''.join(figures)}"


def main() -> None:
    names = sorted(picture.stem for picture in FOLDER.glob("*.png"))
    page = FOLDER / SHEET
    page.write_text(sheet(names))
    with chromium.driver() as playwright:
        opened = chromium.launch(playwright).new_page(viewport={"width": WIDTH, "height": 900})
        opened.goto(page.as_uri())
        opened.screenshot(path=page.with_suffix(".jpg"), type="jpeg", quality=75, full_page=True)
    chromium.say(f"{len(names)} pictures: {page.with_suffix('.jpg')}")


if __name__ == "__main__":
    main()

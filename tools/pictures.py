"""Pictures of "How one plays" for the documentation, from the page itself: `python -m tools.pictures [GAME ...]`.

The page draws a moment of a lesson beside each part (`lessons/how.toml`); the machine's own Chromium looks at it, in
both languages, and what it sees is written to `docs/images/how/GAME-PART.LANGUAGE.png`. The page must be built.
"""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

import nyoi
from nyoi.words.lesson import how
from tests.web.house import QUIET, House, Person, chromium, missing
from tests.web.play import SETTLED

FOLDER: Final = Path(__file__).parent.parent / "docs" / "images" / "how"
LOCALES: Final = {"en": "en-GB", "fr": "fr-FR"}
COLOURS: Final = 128  # of drawings in flat paint: nobody sees the others, and a picture is a third of its size


def pictures(browser: Browser, url: str, game: str, lang: str) -> list[bytes]:
    """The pictures of a game, in the order of its parts."""
    one = Person(browser, url, "Ana", lang=LOCALES[lang])
    try:
        one.go(f"/rules/{game}")
        stills = one.page.locator(".how.pictured article .still")
        stills.nth(len(how(game)) - 1).wait_for()
        found = []
        for still in stills.all():
            still.scroll_into_view_if_needed()
            still.locator(".board *").first.wait_for()  # it is drawn when it comes near
            one.page.evaluate(SETTLED)
            found.append(still.screenshot())
        return found
    finally:
        one.close()


def small(png: bytes) -> bytes:
    """The same picture with few colours."""
    made = io.BytesIO()
    Image.open(io.BytesIO(png)).convert("RGB").quantize(COLOURS).save(made, "PNG", optimize=True)
    return made.getvalue()


def main(games: list[str]) -> None:
    """Take them all, or those of some games."""
    if why := missing():
        sys.exit(why)
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium(), args=QUIET)
        for game in games or nyoi.IDS:
            for lang in LOCALES:
                for number, png in enumerate(pictures(browser, house.url, game, lang), 1):
                    (FOLDER / f"{game}-{number}.{lang}.png").write_bytes(small(png))
        browser.close()
        house.stop()


if __name__ == "__main__":
    main(sys.argv[1:])

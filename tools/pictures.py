"""Screenshots for the documentation, of the built page: `python -m tools.pictures [--tables] [GAME ...]`.

In "How one plays" the page draws a moment of a lesson next to each part (`lessons/how.toml`). The installed
Chromium takes a screenshot of each in both languages, `docs/images/how/GAME-PART.LANGUAGE.png`. The tables in
README are seeded games of heuristic bots, at a decision of seat 0: `docs/images/GAME[-phone].png`.
"""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

import nyoi
from nyoi.bots.sight import look
from nyoi.kernel.play import asked
from nyoi.kernel.rng import Rng
from nyoi.kernel.table import Table
from nyoi.words.lesson import how
from tests.server.guests import Running
from tests.web.house import DESK, PHONE, QUIET, House, Person, chromium, missing
from tests.web.play import SETTLED, new_table
from tests.web.questions import lay

IMAGES: Final = Path(__file__).parent.parent / "docs" / "images"
FOLDER: Final = IMAGES / "how"
LOCALES: Final = {"en": "en-GB", "fr": "fr-FR"}
COLOURS: Final = 128  # enough for flat drawings, and a third of the file size


def pictures(browser: Browser, url: str, game: str, lang: str) -> list[bytes]:
    """Return the screenshots of a game's parts, in order."""
    one = Person(browser, url, "Ana", lang=LOCALES[lang])
    try:
        one.go(f"/rules/{game}")
        stills = one.page.locator(".how.pictured article .still")
        stills.nth(len(how(game)) - 1).wait_for()
        found = []
        for still in stills.all():
            still.scroll_into_view_if_needed()
            still.locator(".board *").first.wait_for()  # it is drawn lazily, when scrolled near
            one.page.evaluate(SETTLED)
            found.append(still.screenshot())
        return found
    finally:
        one.close()


class Scene(NamedTuple):
    """A table in README: the game, its seats, mode and seed, the decision to stop at, and the display."""

    game: str
    seats: int
    key: str  # the decision of seat 0
    after: int  # least number of moves before it
    mode: str | None = None
    seed: int = 1
    theme: str = "light"
    phone: bool = False

    @property
    def file(self) -> str:
        return f"{self.game}-phone.png" if self.phone else f"{self.game}.png"


SCENES: Final = (
    Scene("toma", 4, "discard", 12, theme="dark"),
    Scene("toma", 4, "guess", 20, phone=True),
    Scene("uno", 4, "turn", 8, seed=2),
    Scene("uno", 4, "turn", 8, seed=3, theme="dark", phone=True),
    Scene("torak", 1, "act", 30, mode="solo"),
    Scene("duel", 2, "act-menu", 60),
    Scene("tournament", 4, "parry", 120),
)


def reached(scene: Scene) -> Table:
    """Play a scene's game with the heuristic up to its decision."""
    table, rng = nyoi.new(scene.game, seats=scene.seats, seed=scene.seed, mode=scene.mode), Rng(scene.seed)
    while table.decision is not None:
        seats = asked(table.state)
        if table.seq >= scene.after and table.decision.key == scene.key and seats[0] == 0:
            return table
        sight = look(table, seats[0])
        table.play(str(sight.game.policy(sight.view, sight.moves, rng, 5)), seat=seats[0])
    raise LookupError(f"{scene}: seat 0 is not asked that")


def seen(browser: Browser, house: House, scene: Scene) -> bytes:
    """Return a screenshot of a scene as seat 0 sees it."""
    size = PHONE if scene.phone else DESK
    one = Person(browser, house.url, "Ana", size=size, theme=scene.theme)
    try:
        new_table(one, scene.game, scene.seats, bots=True)
        one.page.locator(".board").wait_for()
        lay(house, one, reached(scene))
        one.reload()  # drop what the page knows of the previous table
        one.page.locator(".board[data-rest]").wait_for()
        one.page.mouse.move(0, 0)
        one.page.evaluate(SETTLED)
        return one.page.screenshot()
    finally:
        one.close()


def small(png: bytes, few: bool = True) -> bytes:
    """Return the picture with a reduced palette.

    Without `few` the palette is doubled; the second half covers rare, bright colours.
    """
    picture, made = Image.open(io.BytesIO(png)).convert("RGB"), io.BytesIO()
    fewer = picture.quantize(COLOURS)
    if not few:
        rare = picture.quantize(COLOURS, Image.Quantize.MAXCOVERAGE)
        both = Image.new("P", (1, 1))
        both.putpalette([*(fewer.getpalette() or ())[: 3 * COLOURS], *(rare.getpalette() or ())[: 3 * COLOURS]])
        fewer = picture.quantize(palette=both, dither=Image.Dither.NONE)
    fewer.save(made, "PNG", optimize=True)
    return made.getvalue()


def main(given: list[str]) -> None:
    """Write all pictures, or those of some games; with `--tables` only those of README."""
    tables, games = "--tables" in given, [one for one in given if one != "--tables"]
    if why := missing():
        sys.exit(why)
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        Running.deal_from(1)
        browser = playwright.chromium.launch(executable_path=chromium(), args=QUIET)
        for scene in SCENES:
            if scene.game in (games or nyoi.IDS):
                (IMAGES / scene.file).write_bytes(small(seen(browser, house, scene), few=False))
        for game in () if tables else games or nyoi.IDS:
            for lang in LOCALES:
                for number, png in enumerate(pictures(browser, house.url, game, lang), 1):
                    (FOLDER / f"{game}-{number}.{lang}.png").write_bytes(small(png))
        browser.close()
        house.stop()


if __name__ == "__main__":
    main(sys.argv[1:])

"""Pictures for the documentation, from the page as it is built: `python -m tools.pictures [--tables] [GAME ...]`.

Of "How one plays" the page draws a moment of a lesson beside each part (`lessons/how.toml`); the machine's own Chromium
looks at it, in both languages, and what it sees is written to `docs/images/how/GAME-PART.LANGUAGE.png`. The tables of
README are games of the rule of thumb from a seed, at a moment when seat 0 is asked: `docs/images/GAME[-phone].png`.
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


class Scene(NamedTuple):
    """A table of README: the game, its seats and mode, from which seed, how far, and how it is looked at."""

    game: str
    seats: int
    key: str  # the question that seat 0 is asked
    after: int  # moves at least
    mode: str | None = None
    seed: int = 1
    theme: str = "light"
    phone: bool = False

    @property
    def file(self) -> str:
        """What its picture is called."""
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
    """The game of a scene, played by the rule of thumb."""
    table, rng = nyoi.new(scene.game, seats=scene.seats, seed=scene.seed, mode=scene.mode), Rng(scene.seed)
    while table.decision is not None:
        seats = asked(table.state)
        if table.seq >= scene.after and table.decision.key == scene.key and seats[0] == 0:
            return table
        sight = look(table, seats[0])
        table.play(str(sight.game.policy(sight.view, sight.moves, rng, 5)), seat=seats[0])
    raise LookupError(f"{scene}: seat 0 is not asked that")


def seen(browser: Browser, house: House, scene: Scene) -> bytes:
    """What who sits there sees."""
    size = PHONE if scene.phone else DESK
    one = Person(browser, house.url, "Ana", size=size, theme=scene.theme)
    try:
        new_table(one, scene.game, scene.seats, bots=True)
        one.page.locator(".board").wait_for()
        lay(house, one, reached(scene))
        one.reload()  # what was told of the table before this one goes
        one.page.locator(".board[data-rest]").wait_for()
        one.page.mouse.move(0, 0)
        one.page.evaluate(SETTLED)
        return one.page.screenshot()
    finally:
        one.close()


def small(png: bytes, few: bool = True) -> bytes:
    """The same picture with few colours; or with twice as many, half of them for what is rare and bright."""
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
    """Take them all, or those of some games; `--tables` those of README alone."""
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

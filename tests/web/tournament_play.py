"""Playing the Tournament on its drawn board: warriors, spaces, dice and cards are touched as a player would."""

from __future__ import annotations

from collections import Counter

from playwright.sync_api import Locator, Page

from nyoi.kernel.table import Table
from tests.web.house import Frame, Person
from tests.web.play import at_rest

SHOWN = (
    "faces => [...document.querySelectorAll('.dice [data-die]')].map(die => die.dataset.face).join() === faces.join()"
)
QUICK = 3000  # milliseconds for one click: what has changed meanwhile is looked at anew


def tournament(page: Page, update: Frame, move: str) -> None:
    """Make an offered move by clicking, once its question is on the screen."""
    at_rest(page, update)
    word, *args = move.split()
    last = page.locator(f'[data-move="{move}"]')
    if word == "draft":
        page.locator(f'.table [data-warrior="{args[0]}"]').click(timeout=QUICK)
    elif word in ("go", "place"):
        row = page.locator(f'.deed [data-warrior="{args[0]}"]')
        if not last.count() and row.get_attribute("aria-pressed", timeout=QUICK) != "true":
            row.click(timeout=QUICK)
        _space(page, last, args[1])
        return
    elif word == "space":
        _space(page, last, args[0])
        return
    elif word in ("reroll", "sum"):
        _mark(page, update["view"]["now"]["dice"], args, picked=word == "reroll")
    elif word in ("card", "discard", "give") and not last.count():
        page.locator(f'.hand [data-card="{args[0]}"]').first.click(timeout=QUICK)
    last.first.click(timeout=QUICK)


def _space(page: Page, last: Locator, space: str) -> None:
    """A space is touched; if it is small, or a fight that is looked at before it begins, that is confirmed."""
    cell = page.locator(f'[data-space="{space}"]')
    at_once = cell.get_attribute("data-move", timeout=QUICK) is not None
    cell.click(timeout=QUICK)
    if not at_once:
        last.first.click(timeout=QUICK)


def _mark(page: Page, shown: list[str], faces: list[str], picked: bool) -> None:
    """Touch dice until those of these faces are picked, or all the others are."""
    page.wait_for_function(SHOWN, arg=shown, timeout=QUICK)  # the page may still play what came before
    wanted = Counter(faces)
    for die in page.locator(".dice [data-die]").all():
        face = die.get_attribute("data-face", timeout=QUICK) or ""
        among = wanted[face] > 0
        wanted[face] -= among
        if (among == picked) != (die.get_attribute("aria-pressed") == "true"):
            die.click(timeout=QUICK)


def play_on_from(person: Person, table: Table, seat: int) -> None:
    """Bring a game along as its log, and play on against bots before its last move, in one seat."""
    page, log = person.page, table.log.text().encode()
    person.go("/")
    page.locator("input[type=file]").set_input_files({"name": "position.nyoi", "mimeType": "text/plain", "buffer": log})
    page.wait_for_url("**/replay/*")
    page.goto(f"{page.url.split('?')[0]}?at={table.seq - 1}")
    page.get_by_label("Seen by").select_option(str(seat))
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table/*")
    page.locator(".tournament").wait_for()

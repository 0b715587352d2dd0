"""A move that was taken back: the newest line, the log and the live region say so on every screen, in its language."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.house import PHONE, House, Person
from tests.web.play import wait_until
from tests.web.staged import make, offered, rested, together

pytestmark = pytest.mark.seed(1)
Come = Callable[..., Person]
SHOTS = os.environ.get("NYOI_SHOTS", "")  # a folder for pictures on the way
TOMA: dict[str, Any] = {"hands": "freya ajito / motta", "pile": "claire fugma sk", "turn": 0}
UNO: dict[str, Any] = {"hands": "W4-1 B7-1 Y9-1 / R4-1 Y1-1 R2-1", "discard": "R5-1", "turn": 0}


def take_back(one: Person) -> None:
    before = one.update()
    one.page.get_by_role("button", name="Take it back").click()
    wait_until(one, lambda: (one.update() or {}).get("reset") and one.update() is not before)


@pytest.mark.parametrize(
    ("game", "position", "wish", "said"),
    [
        ("toma", TOMA, "discard ajito", "Ana défausse Ajito."),
        ("uno", UNO, "play W4-1", "Ana joue\u202f: "),
    ],
)
def test_every_screen_says_what_was_taken_back(
    house: House, person: Come, game: str, position: dict[str, Any], wish: str, said: str
) -> None:
    ana, bea, screen = person("Ana"), person("Béa", lang="fr-FR", size=PHONE, theme="dark"), person("TV")
    together(house, [ana, bea], game, position)
    screen.go(f"/tv/{ana.table}")
    wait_until(screen, screen.update)
    make(ana, next(move for move in offered(ana) if move.startswith(wish)))
    take_back(ana)
    for one in (ana, bea, screen):
        wait_until(one, lambda one=one: (one.update() or {})["reset"])  # type: ignore[misc]
        rested(one) if one is not screen else None
    if SHOTS:
        for one in (ana, bea, screen):
            one.page.screenshot(path=str(Path(SHOTS) / f"undo-{game}-{one.name}.png"))
    expect(ana.page.locator(".told p").last).to_contain_text("You take your move back")
    expect(screen.page.locator(".told p").last).to_contain_text("Ana takes a move back")
    expect(bea.page.locator(".told p").last).to_contain_text(f"Ana reprend son coup\u202f: «\u202f{said}")
    expect(bea.page.locator('[role="status"]').filter(has_text="Ana reprend son coup")).to_have_count(1)
    bea.page.get_by_role("button", name="Journal").click()
    expect(bea.page.locator(".log li").last).to_contain_text(f"Ana reprend son coup\u202f: «\u202f{said}")
    expect(bea.page.locator(".log li").filter(has_text=said)).to_have_count(1)  # the move itself is gone

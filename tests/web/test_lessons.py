"""Guided first games, played to their end in a browser: the real board, clicked as at any table, in both languages."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import nyoi
from nyoi.server.lessons import told
from nyoi.words.lesson import lessons
from tests.web.house import DESK, PHONE, Person
from tests.web.play import close_sheets, play

pytestmark = pytest.mark.seed(18)

ALL = [(game, lesson.id) for game in nyoi.IDS for lesson in lessons(game)]


def script(game: str, lesson: str, lang: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(told(game, lesson, lang))
    return found


def asked(person: Person, scene: int, step: int) -> None:
    """The step is asked, after everything that came before it was seen and read."""
    card = person.page.locator(f'.lesson[data-step="{scene}-{step}"]')
    reading = person.page.locator("[data-shut]")
    expect(card.or_(reading).first).to_be_visible()
    close_sheets(person.page)
    expect(card).to_be_visible()


@pytest.mark.parametrize(("lang", "size"), [("en-GB", DESK), ("fr-FR", PHONE)])
@pytest.mark.parametrize(("game", "lesson"), ALL)
def test_a_lesson_is_played_to_its_end(
    person: Callable[..., Person], game: str, lesson: str, lang: str, size: tuple[int, int]
) -> None:
    ana = person(lang=lang, size=size)
    known = script(game, lesson, lang[:2])
    ana.go(f"/learn/{game}?lesson={lesson}")
    card = ana.page.locator(".lesson")
    for n, scene in enumerate(known["scenes"]):
        ana.info, update = scene["table"], scene["update"]
        for k, step in enumerate(scene["steps"]):
            asked(ana, n, k)
            expect(card.locator(".say")).to_have_text(step["say"])
            expect(ana.page.locator("[data-ring]")).to_be_visible()
            if step["instead"] and size == DESK:  # another move is answered, and nothing has happened
                play(ana, update, step["instead"])
                expect(card.locator(".answer")).to_have_text(step["other"])
                expect(ana.page.locator(f'.board[data-seq="{update["seq"]}"][data-rest]')).to_be_attached()
                expect(card).to_have_attribute("data-step", f"{n}-{k}")
            play(ana, update, step["do"])
            update = step["after"][-1]
        close_sheets(ana.page)
        expect(card.locator(".why")).to_contain_text(scene["steps"][-1]["why"])
        if n + 1 < len(known["scenes"]):
            ana.page.locator("[data-go-on]").click()
    expect(card.locator(".say")).to_have_text(known["next"])
    ana.page.locator("[data-free]").click()
    ana.page.wait_for_url("**/table/*")
    ana.page.wait_for_function("() => document.querySelector('.board[data-seq]')")
    bots = [seat for seat in ana.info["seats"] if seat["kind"] == "bot"]
    assert {seat["level"] for seat in bots} <= {1}
    assert len(bots) == known["free"]["seats"] - 1

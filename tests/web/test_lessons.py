"""Guided first games, played to their end in a browser: the real board, clicked as at any table, in both languages."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import nyoi
from nyoi.server.http.lessons import told
from nyoi.words.lesson import lessons
from tests.web.house import DESK, PHONE, SWEEP, House, Person
from tests.web.play import SETTLED, close_sheets, play
from tests.web.test_axe import objections
from tests.web.test_foretelling import at

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


# what is ringed is on the screen, nothing lies over it, and it can be pressed there
RINGED = """() => {
    const ring = document.querySelector("[data-ring]")?.getBoundingClientRect();
    if (!ring) return false;
    const [x, y] = [ring.left + ring.width / 2, ring.top + ring.height / 2];
    const under = document.elementFromPoint(x, y)?.closest(".board *");
    return !!under?.closest("[data-choice], [data-move], [data-card], [data-point], [data-spot], [data-die], button");
}"""
MOST_PRESSES = 5  # of one step
WAYS = (("en-GB", DESK), ("fr-FR", PHONE))  # one of them for each lesson, both in a sweep
PLAYED = [(*one, *way) for n, one in enumerate(ALL) for way in (WAYS if SWEEP else WAYS[n % 2 :][:1])]
LONG = [pytest.param(*one, marks=pytest.mark.long) for one in PLAYED[1:]]


@pytest.mark.parametrize(("game", "lesson", "lang", "size"), [PLAYED[0], *LONG])
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
            ana.page.wait_for_function(RINGED)
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


@pytest.mark.skipif(not SWEEP, reason="make sweep: pressing only what is ringed, to the end of every lesson")
@pytest.mark.parametrize(("game", "lesson"), ALL)
def test_who_presses_what_is_ringed_learns_it_all(person: Callable[..., Person], game: str, lesson: str) -> None:
    ana = person(lang="fr-FR", size=PHONE)
    known = script(game, lesson, "fr")
    ana.go(f"/learn/{game}?lesson={lesson}")
    for n, scene in enumerate(known["scenes"]):
        for k in range(len(scene["steps"])):
            asked(ana, n, k)
            here = ana.page.locator(f'.lesson[data-step="{n}-{k}"]')
            for _ in range(MOST_PRESSES):
                ana.page.wait_for_function(RINGED)
                ana.page.evaluate(SETTLED)
                box = ana.page.locator("[data-ring]").bounding_box()
                assert box
                ana.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
                ana.page.evaluate(SETTLED)
                if not here.count():
                    break
            else:
                pytest.fail(f"step {n}-{k}: the ring does not lead on")
        close_sheets(ana.page)
        if n + 1 < len(known["scenes"]):
            ana.page.locator("[data-go-on]").click()
    expect(ana.page.locator("[data-free]")).to_be_visible()


CALLED: dict[str, Any] = {"hands": "R3-1 B7-1 / Y1-1 R2-1 R4-1", "discard": "R5-1", "turn": 0}


def test_help_comes_once_when_it_matters_and_can_be_sent_away(house: House, person: Callable[..., Person]) -> None:
    ana = person(lang="fr-FR", size=PHONE, help=True)
    at(house, ana, "uno", 2, CALLED)
    hint = ana.page.locator("[data-hint]")
    for _ in range(3):  # the first pointers of all
        ana.page.locator(".pointer button").first.click()
    expect(hint).to_have_attribute("data-hint", "call")
    hint.get_by_role("button", name="Compris").click()
    expect(hint).to_have_count(0)
    ana.reload()
    ana.page.locator(".board[data-rest]").wait_for()
    expect(hint).to_have_count(0)  # once each
    ben = person("Ben", help=True)
    at(house, ben, "uno", 2, CALLED)
    for _ in range(3):
        ben.page.locator(".pointer button").first.click()
    ben.page.get_by_role("button", name="No more help").click()
    expect(ben.page.locator(".pointer")).to_have_count(0)
    assert ben.page.evaluate("JSON.parse(localStorage.nyoi).help") is False


def test_back_and_show_me_and_another_language(person: Callable[..., Person]) -> None:
    ana = person()
    known = script("toma", "basics", "en")["scenes"][0]["steps"]
    ana.go("/learn/toma")
    asked(ana, 0, 0)
    ana.page.get_by_role("button", name="Show me").click()
    asked(ana, 0, 1)
    ana.page.get_by_role("button", name="Show me").click()
    asked(ana, 0, 2)
    ana.page.get_by_role("button", name="Back one step").click()
    asked(ana, 0, 1)
    expect(ana.page.locator(".lesson .say")).to_have_text(known[1]["say"])
    ana.page.get_by_role("button", name="Settings").click()
    ana.page.get_by_role("radio", name="Français").click(force=True)
    ana.page.keyboard.press("Escape")
    asked(ana, 0, 1)  # the same step, in other words
    expect(ana.page.locator(".lesson .say")).to_have_text(
        script("toma", "basics", "fr")["scenes"][0]["steps"][1]["say"]
    )


def test_the_third_wrong_try_makes_the_thing_call(house: House, person: Callable[..., Person]) -> None:
    ana = person()
    scene = script("toma", "basics", "en")["scenes"][0]
    ana.info = scene["table"]
    ana.go("/learn/toma")
    asked(ana, 0, 0)
    ana.page.get_by_role("button", name="Show me").click()
    asked(ana, 0, 1)
    update, ring = scene["steps"][0]["after"][-1], ana.page.locator("[data-ring]")
    for tried in ("peek 2", "self", "peek 2"):
        expect(ring).not_to_have_class(re.compile("pressing"))
        if tried == "self":  # impossible: the game says why, the lesson in its own words
            ana.page.locator(".own .self").click(force=True)
            expect(ana.page.locator(".why[role=alert]")).to_be_visible()
            expect(ana.page.locator(".lesson .answer")).to_have_text(scene["steps"][1]["refused"])
        else:
            play(ana, update, tried)
            expect(ana.page.locator(".lesson .answer")).to_have_text(scene["steps"][1]["other"])
    expect(ring).to_have_class(re.compile("pressing"))


def test_a_lesson_goes_on_with_the_scene_that_was_not_seen(person: Callable[..., Person]) -> None:
    ana = person()
    ana.go("/learn/toma")
    asked(ana, 0, 0)
    ana.page.evaluate(
        "localStorage.nyoi = JSON.stringify({...JSON.parse(localStorage.nyoi), learned: {'toma/basics': 1}})"
    )
    ana.page.reload()
    asked(ana, 1, 0)


READ = [(game, size) for n, game in enumerate(nyoi.IDS) for size in ((DESK, PHONE) if SWEEP else (WAYS[n % 2][1],))]


@pytest.mark.parametrize(("game", "size"), READ)
def test_the_rules_open_with_how_one_plays(person: Callable[..., Person], game: str, size: tuple[int, int]) -> None:
    ana = person(lang="fr-FR", size=size)
    ana.go(f"/rules/{game}")
    expect(ana.page.get_by_role("heading", name="Comment on joue")).to_be_in_viewport()
    pictures = ana.page.locator(".still")
    expect(pictures.first).to_be_visible()
    for picture in pictures.all():
        picture.scroll_into_view_if_needed()
        expect(picture.locator(".board > *")).to_be_attached()
    ana.page.get_by_text("Sommaire").click()
    wanted = ana.page.locator(".contents button").nth(2)
    number = wanted.inner_text().split(".")[0]
    wanted.click()
    expect(ana.page.locator(f"#section-{number}")).to_be_in_viewport()
    ana.page.get_by_role("searchbox").fill("gagne")
    expect(pictures).to_have_count(0)
    expect(ana.page.locator("[data-clause]").first).to_be_visible()


@pytest.mark.skipif(not SWEEP, reason="make sweep: axe looks at the parts of it at other places")
@pytest.mark.parametrize("game", nyoi.IDS)
def test_axe_has_no_objection_to_lessons_and_pictures(person: Callable[..., Person], game: str) -> None:
    ana = person(size=PHONE if game in ("duel", "torak") else DESK)
    ana.go(f"/learn/{game}")
    asked(ana, 0, 0)
    found = objections(ana, "lesson")
    ana.go(f"/rules/{game}")
    expect(ana.page.locator(".still .board > *").first).to_be_attached()
    assert found + objections(ana, "how one plays") == []

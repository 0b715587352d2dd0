"""The Tournament on its drawn board: a whole game against bots, on a phone, by keys."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import expect

import nyoi
from nyoi.kernel.rng import Rng
from tests.web.house import PHONE, Person
from tests.web.play import chance, close_sheets, over, wait_until
from tests.web.tournament_play import play_on_from, tournament

SHOTS = os.environ.get("NYOI_SHOTS", "")  # a folder for pictures on the way
pytestmark = pytest.mark.seed(1)

Come = Callable[..., Person]


def open_table(person: Person, seats: int) -> None:
    """A table of five rounds against bots."""
    person.go("/new/tournament")
    page = person.page
    page.locator('[name="nickname-0"]').fill(person.name)
    page.get_by_role("group", name="How many seats?").get_by_role("radio", name=str(seats), exact=True).check()
    page.get_by_role("radio", name="Five rounds").check()
    page.get_by_role("radio", name="1 gentle").check()
    page.locator("form .button.primary").click()
    page.wait_for_url("**/table/*")
    hint = page.locator(".pointers button")
    expect(page.locator(".tournament")).to_be_visible()
    if hint.count():
        hint.last.click()


def answer(
    person: Person,
    until: Callable[[dict[str, Any]], bool],
    seconds: float,
    seed: int,
    look: Callable[[Person, dict[str, Any], str], None] | None = None,
) -> set[str]:
    """Click one offered move after the other, any of them, until something is so; the questions that were met.

    `look` sees the page before each question is answered, once for each kind of question in a round.
    """
    met, end = set[str](), time.monotonic() + seconds
    answered = -1
    looked = set[tuple[int, str]]()
    while True:
        update = person.update()
        if update is not None and until(update):
            return met
        assert time.monotonic() < end, (met, update and update["ask"])
        if update is None or not update["ask"] or update["seq"] == answered:
            person.page.wait_for_timeout(15)
            continue
        move = choose(update, chance(seed, update))
        try:
            close_sheets(person.page)
            at = (update["view"]["round"], update["ask"]["key"])
            if look and at not in looked:
                looked.add(at)
                look(person, update, move)
                if person.update() is not update:  # looking has played it
                    met.add(at[1])
                    continue
            tournament(person.page, update, move)
        except TooLate:
            if person.update() is update:
                raise  # nothing else happened: the move cannot be made
            continue
        met.add(update["ask"]["key"])
        answered = update["seq"]


def choose(update: dict[str, Any], rng: Rng) -> str:
    """Now and then a fight; otherwise any kind of move alike, since dice can be thrown again in so many ways."""
    moves = update["ask"]["moves"]
    taken = {token["space"] for player in update["view"]["players"] for token in player["team"]}
    fights = [offer["text"] for offer in moves if offer["word"] == "go" and offer["args"]["space"] in taken]
    if fights and rng.unit() < 0.5:
        return str(rng.pick(fights))
    word = rng.pick(sorted({offer["word"] for offer in moves}))
    return str(rng.pick([offer["text"] for offer in moves if offer["word"] == word]))


TOKENS = """() => Object.fromEntries([...document.querySelectorAll('.cell[data-space]')].map(cell =>
    [cell.dataset.space, [...cell.querySelectorAll('[data-card]')].map(token => token.dataset.card).sort().join(' ')]
  ).filter(([, tokens]) => tokens))"""
DICE = "() => [...document.querySelectorAll('.dice [data-die]')].map(die => die.dataset.face)"


def see(person: Person, update: dict[str, Any], move: str) -> None:
    """What is drawn is what the server said: tokens, score, hand; dice that are thrown again are the picked ones."""
    page, view = person.page, update["view"]
    if view["phase"] == "draft":
        taken = sorted(token["warrior"] for player in view["players"] for token in player["team"])
        shown = page.locator(".table .taken").evaluate_all("all => all.map(one => one.dataset.warrior).sort()")
        assert shown == taken
        return
    standing: dict[str, list[str]] = {}
    for player in view["players"]:
        for token in player["team"]:
            if token["space"]:
                standing.setdefault(token["space"], []).append(token["warrior"])
    wanted = {space: " ".join(sorted(tokens)) for space, tokens in standing.items()}
    page.wait_for_function(
        f"wanted => JSON.stringify(({TOKENS})(), Object.keys(wanted).sort()) === "
        "JSON.stringify(wanted, Object.keys(wanted).sort())",
        arg=wanted,
    )
    own = view["players"][update["seat"]]
    expect(page.locator(f'[data-place="hand-{update["seat"]}"] [data-card]')).to_have_count(len(own["hand"]))
    for who, player in enumerate(view["players"]):
        expect(page.locator(f'[data-place="seat-{who}"] .score')).to_contain_text(str(player["score"]))
    if update["ask"]["key"] == "attack" and any(offer["word"] == "reroll" for offer in update["ask"]["moves"]):
        throw_again(person, update)


def throw_again(person: Person, update: dict[str, Any]) -> None:
    """The first die is picked and thrown again: it alone may show another face, and a throw is used up."""
    page, before = person.page, update["view"]["now"]
    page.wait_for_function(f"wanted => ({DICE})().join() === wanted", arg=",".join(before["dice"]))
    die = page.locator('.dice [data-die="0"]')
    die.click()
    expect(die).to_have_attribute("aria-pressed", "true")
    page.locator(f'[data-move="reroll {before["dice"][0]}"]').click()
    wait_past(person, update["seq"])
    after = (person.update() or {})["view"]["now"]
    if after["kind"] == "attack":
        assert (after["rerolls"], after["throw"]) == (before["rerolls"] - 1, before["throw"] + 1)
        assert after["dice"][1:] == before["dice"][1:]
        page.wait_for_function(f"wanted => ({DICE})().join() === wanted", arg=",".join(after["dice"]))


@pytest.mark.long
def test_a_whole_game_against_bots(person: Come) -> None:
    ana = person("Ana")
    open_table(ana, 2)
    met = answer(ana, lambda update: bool(update["view"]["over"]), 200, seed=2, look=see)
    assert {"draft", "place", "start", "attack"} <= met
    assert over(ana)
    page, view = ana.page, (ana.update() or {})["view"]
    expect(page.locator("[data-over]")).to_be_visible()
    # Everybody is ranked by name, the winner first.
    rows = page.locator("[data-ranking] li")
    expect(rows).to_have_count(2)
    names = [seat["name"] for seat in ana.info["seats"]]
    order = sorted(range(2), key=lambda who: view["places"][who])
    for row, who in zip(rows.all(), order, strict=True):
        expect(row.locator(".name")).to_have_text(names[who])
        expect(row.locator(".score")).to_contain_text(f"{view['players'][who]['score']} warrior")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


RARE: dict[str, tuple[int, dict[str, str], list[str], str]] = {
    # the question: who is asked, where from, what leads there, an answer
    "rescue": (
        1,
        {"teams": "krillin@D7 / zium@F7 vuon@A5", "hands": "/ def_sauvetage", "dice": "ball ball kick"},
        ["go krillin F7", "combo 2"],
        "card def_sauvetage",
    ),
    "flee": (
        1,
        {"teams": "frost@D7 / krillin@F7 vuon@G8", "dice": "kick kick aura fist"},
        ["go frost F7", "combo 1"],
        "space F8",
    ),
    "counter": (
        1,
        {"teams": "krillin@D7 / hopp@F7 vuon@A5", "dice": "aura aura aura"},
        ["go krillin F7", "sum aura"],
        "counter",
    ),
    "fuse-where": (
        0,
        {"teams": "kale@F6 caulifla@G7 vuon@A5 / monna@M7", "hands": "spe_fusion /"},
        ["card spe_fusion"],
        "space F6",
    ),
    "champion": (
        0,
        {"teams": "monna@F7 vuon@G9 / frost@M7 nink@M9", "phase": "end", "turn": "1", "starter": "0", "round": "10"},
        [],
        "pick vuon",
    ),
}


@pytest.mark.parametrize("key", RARE)
def test_a_rare_question(person: Come, key: str) -> None:
    """A game is brought along and played on from a question that seldom comes up."""
    seat, position, moves, move = RARE[key]
    numbers = {name: int(value) for name, value in position.items() if value.isdigit()}
    table = nyoi.given("tournament", {"seats": 2, **position, **numbers})
    for made in (*moves, move):
        table.play(made)
    ana = person("Ana")
    play_on_from(ana, table, seat)
    page = ana.page
    expect(page.locator(f'.tournament[data-asked="{key}"]')).to_be_visible()
    update = ana.update()
    assert update is not None
    assert update["ask"]["key"] == key
    assert move in [offer["text"] for offer in update["ask"]["moves"]]
    tournament(page, update, move)
    wait_past(ana, update["seq"])
    after = (ana.update() or {})["view"]
    if key == "fuse-where":
        assert [token["warrior"] for token in after["players"][0]["team"]] == ["vuon", "kefla"]
        expect(page.locator('[data-space="F6"] [data-card="kefla"]')).to_be_visible()
    elif key == "rescue":
        expect(page.locator('[data-place="seat-1"] .score')).to_contain_text("2")


def test_question_with_one_answer_says_why_it_is_asked(person: Come) -> None:
    """Whoever holds Defence cards is asked for a Rescue: if only its holders were, the pause would show the card."""
    seat, position, moves, _ = RARE["rescue"]
    table = nyoi.given("tournament", {"seats": 2, **position, "hands": "/ def_garde"})
    for made in (*moves, "decline"):
        table.play(made)
    ana = person("Ana")
    play_on_from(ana, table, seat)
    expect(ana.page.locator("[data-prompt]")).to_contain_text("you hold no Rescue")
    expect(ana.page.locator('[data-move="decline"]')).to_have_text("Go on")
    expect(ana.page.get_by_text("this card saves it")).to_have_count(0)
    if SHOTS:
        ana.page.screenshot(path=str(Path(SHOTS) / "rescue-alone.png"))


def test_on_a_phone_up_to_the_first_fights(person: Come) -> None:
    bea = person("Bea", size=PHONE)
    open_table(bea, 2)
    met = answer(bea, lambda update: update["view"]["round"] > 1 or update["view"]["over"], 120, seed=5)
    assert {"draft", "place", "start"} <= met
    assert bea.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_by_keys(person: Come) -> None:
    """A warrior is drafted, placed and moved without a pointer."""
    eve = person("Eve")
    open_table(eve, 2)
    keyboard = eve.page.keyboard
    expect(eve.page.locator(".draft .one.may").first).to_be_visible()
    eve.page.locator(".draft .one[tabindex='0']").focus()
    while eve.page.locator(".draft .one.may:focus").count() == 0:
        keyboard.press("ArrowRight")
    keyboard.press("Enter")
    eve.page.locator("[data-do]:focus").wait_for()
    before = asked(eve)
    keyboard.press("Enter")
    wait_past(eve, before)
    answer(eve, lambda update: bool(update["ask"]) and update["ask"]["key"] == "place", 90, seed=1)
    eve.page.locator(".cell[data-move]").first.focus()  # waits until the question is drawn
    before = asked(eve)
    keyboard.press("Enter")
    if eve.page.locator("[data-do]:focus").count():
        keyboard.press("Enter")
    wait_past(eve, before)
    answer(eve, lambda update: bool(update["ask"]) and update["ask"]["key"] == "start", 90, seed=1)
    row = eve.page.locator(".deed [data-warrior]").first
    row.focus()
    keyboard.press("Enter")
    eve.page.locator(".cell:focus").wait_for()
    keyboard.press("Shift+ArrowDown")
    assert eve.page.locator(".cell:focus").count() == 1
    eve.page.locator(".cell[data-move]").first.focus()
    before = asked(eve)
    keyboard.press("Enter")
    wait_past(eve, before)


def asked(person: Person) -> int:
    """The number of the question that is on the table."""
    update = person.update()
    assert update is not None
    return int(update["seq"])


def wait_past(person: Person, seq: int) -> None:
    """Until the table has moved on."""
    wait_until(person, lambda: asked(person) > seq)

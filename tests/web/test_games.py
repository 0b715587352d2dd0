"""Whole games through the page, on the drawn boards and in words; nobody is told what is hidden from them."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.server.journals import truth
from tests.web.house import PHONE, House, Person
from tests.web.leaks import hidden, leaks, states
from tests.web.play import (
    VISIBLE,
    Choose,
    any_move,
    at_rest,
    chance,
    close_sheets,
    in_hand,
    new_table,
    over,
    play,
    play_on,
    shedding,
    sit,
    wait_until,
)

pytestmark = pytest.mark.seed(1)

Come = Callable[..., Person]
GAMES = {"toma": (4, any_move, ("Target", "2")), "uno": (3, shedding, ("UNO pause", "0"))}

# which update is shown, and the cards that lie open; a sheet may show the round before, when all hands were laid open
ON_THE_TABLE = """() => [
    Number(document.querySelector(".board")?.dataset.seq ?? -1),
    [...document.querySelectorAll("[data-card]")]
        .filter(node => !node.closest("[aria-modal]"))
        .map(node => node.dataset.card),
]"""


def set_option(person: Person, label: str, value: str) -> None:
    """The host changes a number among the options of the waiting room."""
    if not person.page.locator("details[open]").count():
        person.page.get_by_text("More table settings").click()
    field = person.page.get_by_label(label, exact=True)
    field.fill(value)
    with person.page.expect_response("**/change"):
        field.press("Tab")


def played(person: Come, house: House, game: str, seats: int, choose: Choose, option: tuple[str, str]) -> list[Person]:
    """Two people, bots and somebody who watches: opened, joined by link, played to the end through the page."""
    ana, bea, eve = person("Ana"), person("Bea", size=PHONE), person("Eve")
    table = new_table(ana, game, seats, bots=False)
    set_option(ana, *option)
    sit(bea, table)
    expect(ana.page.get_by_role("button", name="Remove Bea")).to_be_visible()
    ana.page.get_by_role("button", name="Start with").click()
    eve.go(f"/table/{table}")
    expect(eve.page.get_by_text("You are watching")).to_be_visible()
    drawn: list[tuple[int, set[str]]] = []

    def watched() -> bool:
        seq, cards = eve.page.evaluate(ON_THE_TABLE)
        if seq >= 0 and (not drawn or drawn[-1][0] != seq):
            drawn.append((seq, set(cards)))
        return all(over(one) for one in (ana, bea, eve))

    assert play_on([ana, bea], watched, choose, seed=3) > 0
    true = list(states(truth(house.database, table)[0]))
    for one, seat in ((ana, 0), (bea, 1), (eve, -1)):
        number, found = leaks(one, seat, true)
        assert number > 3
        assert found == [], one.name
    assert [
        (seq, cards & hidden(true[seq], -1))
        for seq, cards in drawn
        if not true[seq].over and cards & hidden(true[seq], -1)
    ] == []
    return [ana, bea, eve]


def see_the_end(page: Page) -> None:
    """First the sheets that a board lays over itself, one after the other; when all are read, the end."""
    while not page.locator("[data-over]").count():
        page.locator("[data-over], [data-shut]").first.wait_for()
        close_sheets(page)
    expect(page.locator("[data-over]")).to_be_visible()
    expect(page.locator("[data-shut]")).to_have_count(0)  # nothing lies behind anything else


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_two_people_with_bots_to_the_end(person: Come, house: House, game: str) -> None:
    people = played(person, house, game, *GAMES[game])
    for one in people:
        see_the_end(one.page)
        assert one.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.clause("TOMA-11.10")
def test_the_next_round_waits_until_both_have_read_how_the_last_one_ended(person: Come) -> None:
    ana, bea = person("Ana"), person("Bea", size=PHONE)
    sit(bea, new_table(ana, "toma", 2, bots=False))
    expect(ana.page.get_by_role("button", name="Remove Bea")).to_be_visible()
    ana.page.get_by_role("button", name="Start").click()

    def readers(one: Person) -> list[int]:
        return list((one.update() or {}).get("reading", []))

    def seen(one: Person) -> int:
        return int((one.update() or {"seq": -1})["seq"])

    # one move at a time, each heard by both: whoever plays on closes the sheet
    wait_until(ana, lambda: seen(ana) == seen(bea) >= 0)
    while not readers(ana):
        mover, update = next((p, u) for p in (ana, bea) if (u := p.update()) and u["ask"])
        before = update["seq"]
        play(mover, update, any_move([move["text"] for move in update["ask"]["moves"]], chance(5, update)))
        wait_until(ana, lambda before=before: seen(ana) == seen(bea) > before)  # type: ignore[misc]
    wait_until(ana, lambda: readers(ana) == readers(bea) == [0, 1])
    for one in (ana, bea):  # what one was shown alone is put away first; the round waits for that too
        end = one.page.locator("[data-reading]")
        alone = one.page.locator('[aria-modal="true"]:not([data-reading]) [data-shut]')
        while not end.count():
            end.or_(alone).first.wait_for()
            for sheet in alone.all():
                sheet.click()
        expect(end).to_be_visible()
    assert readers(ana) == readers(bea) == [0, 1]
    ana.page.locator("[data-reading] [data-shut]").click()
    expect(ana.page.locator("[data-prompt]")).to_have_text("Bea is still looking at how the round ended.")
    assert readers(bea) == [1]
    bea.page.locator("[data-reading] [data-shut]").click()
    wait_until(ana, lambda: readers(ana) == [] == readers(bea))
    expect(ana.page.locator("[data-prompt]")).not_to_contain_text("still")


@pytest.mark.parametrize("game", GAMES)
def test_in_words_against_bots_to_the_end(person: Come, game: str) -> None:
    ana = person("Ana", plain=True, lang="fr-FR", size=PHONE)
    _, choose, (_, value) = GAMES[game]
    ana.go(f"/new/{game}")
    ana.page.locator("summary").click()
    if game == "toma":
        ana.page.get_by_label("Objectif", exact=True).fill(value)
    else:
        ana.page.get_by_label("Pause UNO", exact=True).fill(value)
    ana.page.get_by_role("button", name="Jouer avec des bots").click()
    expect(ana.page.locator(".words")).to_be_visible()
    assert play_on([ana], lambda: over(ana), choose, seed=7) > 0
    see_the_end(ana.page)


def test_a_card_is_dragged_to_the_discard(person: Come) -> None:
    ana = person("Ana")
    new_table(ana, "uno", 2, bots=True)

    def coloured() -> list[str]:
        asked = (ana.update() or {}).get("ask") or {"moves": []}
        return [move.split()[1] for offer in asked["moves"] if re.fullmatch(r"play \S+", move := offer["text"])]

    play_on([ana], lambda: bool(coloured()), lambda moves, rng: moves[-1], seed=2)
    update, card = ana.update(), coloured()[0]
    assert update is not None
    at_rest(ana.page, update)
    close_sheets(ana.page)
    hand, discard = in_hand(ana.page, update, card), ana.page.locator('[data-place="discard"]')
    start, place = hand.evaluate(VISIBLE), discard.bounding_box()
    assert place is not None
    mouse = ana.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move(start[0], start[1] - 40, steps=3)
    mouse.up()  # not on the discard: it goes back, and that was no click
    expect(hand).to_be_visible()
    mouse.move(*hand.evaluate(VISIBLE))
    mouse.down()
    mouse.move(place["x"] + 20, place["y"] + 20, steps=5)
    mouse.up()
    wait_until(ana, lambda: any('"played"' in text and f'"{card}"' in text for text in ana.raw))


@pytest.mark.parametrize("game", GAMES)
def test_a_television_has_nothing_to_press(person: Come, game: str) -> None:
    ana, eve = person("Ana"), person("Eve")
    table = new_table(ana, game, 3, bots=True)
    eve.go(f"/tv/{table}")
    expect(eve.page.locator(".frame .seat")).to_have_count(3)
    expect(eve.page.get_by_role("button")).to_have_count(0)

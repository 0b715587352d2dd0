"""Without a mouse, and by ear: keys alone, and accessible names alone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.web.house import Frame, Person
from tests.web.play import QUICK, at_rest, chance, confirm, new_table, over

pytestmark = pytest.mark.seed(1)

Come = Callable[..., Person]
MOST_KEYS = 60

FOCUSED = "node => node === document.activeElement"
COVERED = """node => {
    const sheet = document.querySelector("[aria-modal=true]:has([data-shut])");
    return !!sheet && !sheet.contains(node);
}"""
READ = """() => {
    const shut = document.querySelector("[aria-modal=true] [data-shut]");
    return !shut || shut.ariaDisabled !== "true";
}"""


def reach(page: Page, wanted: Locator) -> None:
    """Go to something by Tab, and by arrows within a group that is one stop."""
    for _ in range(MOST_KEYS):
        if wanted.evaluate(FOCUSED, timeout=QUICK):
            return
        if wanted.evaluate(COVERED, timeout=QUICK):  # a sheet that came meanwhile keeps the keys to itself
            page.wait_for_function(READ)  # what is shown once cannot be put away at once
            page.keyboard.press("Escape")
            continue
        group = wanted.evaluate(
            "node => !!node.closest('[data-rove-group]')?.contains(document.activeElement)", timeout=QUICK
        )
        page.keyboard.press("ArrowRight" if group else "Tab")
    raise AssertionError(f"{wanted} cannot be reached by keys")


def press(page: Page, wanted: Locator) -> None:
    reach(page, wanted)
    page.keyboard.press("Enter")


def labels(person: Person) -> dict[str, str]:
    toma = person.page.evaluate("fetch('/api/games/toma').then(answer => answer.json())")
    return dict(zip(toma["tables"]["card"], toma["labels"]["en"]["card"], strict=True))


def board(page: Page) -> Locator:
    return page.locator(".board")


def act(person: Person, update: Frame, move: str, do: Callable[[Page, Locator], None], names: dict[str, str]) -> None:
    """Make a move of Toma on its drawn board; every thing is found by its role and its name."""
    page, place = person.page, board(person.page)
    word, *args = move.split()
    players = [seat["name"] for seat in person.info["seats"]]

    def aim(seat: str) -> None:
        own = int(seat) == update["seat"]
        name = re.compile("Target (you|yourself)", re.I) if own else re.compile(f"Target {players[int(seat)]}", re.I)
        do(page, place.get_by_role("button", name=name).first)

    if word == "discard":
        card = names[args[0]]
        do(
            page,
            place.get_by_role("group", name="Your hand").get_by_role("button", name=re.compile(f"^{re.escape(card)},")),
        )
        sure = place.get_by_role("button", name=re.compile(f"^Discard {re.escape(card)}", re.I))
        if args[0] == "toma":
            do(page, sure.first)
            sure = place.get_by_role("button", name=re.compile("Discard .* and be out", re.I))
        do(page, sure.first)
    elif word == "guess":
        aim(args[0])
        do(page, place.get_by_role("button", name=re.compile(f"^{args[1]}\\b")).first)
    else:
        for seat in args:
            aim(seat)
        once_more = confirm(page, update, ".board [data-do]")
        if once_more:
            do(page, once_more)


def read(person: Person, do: Callable[[Page, Locator], None]) -> bool:
    """Close a sheet that lies over the board by its button."""
    sheet = board(person.page).get_by_role("dialog").get_by_role("button", name=re.compile("Continue|Got it|Close"))
    if sheet.count():
        do(person.page, sheet.first)
        return True
    return False


def play_out(person: Person, do: Callable[[Page, Locator], None], until: Callable[[], bool], seed: int) -> int:
    """Play until something is so; sheets that lie over the board are closed by their button."""
    names, made, seq, turns = labels(person), 0, -1, 0
    while not until():
        turns += 1
        assert turns < 1500, person.page.locator("[data-prompt]").all_inner_texts()
        if read(person, do):
            continue
        update = person.update()
        if update is None or not update["ask"] or update["seq"] == seq:
            person.page.wait_for_timeout(20)
            continue
        # who keeps Toma as long as possible sees more of the round
        moves = [offer["text"] for offer in update["ask"]["moves"]]
        calm = [move for move in moves if move != "discard toma" and not move.startswith("guess")] or moves
        try:
            at_rest(person.page, update)  # a card shown in private is laid over the board: it is read first
            if read(person, do):
                continue
            act(person, update, chance(seed, update).pick(calm), do, names)
        except TooLate:
            continue  # the table went on, or a sheet has gone by itself: look again
        seq, made = update["seq"], made + 1
    return made


def round_of(person: Person) -> int:
    update = person.update()
    return update["view"]["round"] if update else 0


@pytest.mark.long
def test_a_round_of_toma_without_a_mouse(person: Come) -> None:
    ana = person("Ana")
    page = ana.page
    ana.go("/")
    tile = page.get_by_role("link", name="Toma’s Dragon Balls", exact=True)  # not tables of others that wait
    expect(tile).to_be_visible()
    press(page, tile)
    press(page, page.get_by_role("button", name="Play with bots"))
    expect(page.locator("[data-prompt]")).to_be_visible()
    assert play_out(ana, press, lambda: over(ana) or round_of(ana) > 1, 5) > 0
    _to_the_end(ana, press)
    # the drawer, the rules and back, by keys too
    press(page, page.get_by_role("button", name="Rules", exact=True))
    expect(page.get_by_role("searchbox", name="Search the rules")).to_be_visible()
    press(page, page.get_by_role("searchbox", name="Search the rules"))
    page.keyboard.type("zero")
    expect(page.get_by_role("heading", name=re.compile("TOMA-3.2"))).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.get_by_role("searchbox", name="Search the rules")).to_have_count(0)


def test_a_game_of_toma_by_accessible_names_alone(person: Come) -> None:
    ana = person("Ana")
    page = ana.page
    ana.go("/new/toma")
    page.get_by_role("group", name="How many seats?").get_by_role("radio", name="2").check()
    page.get_by_text("More table settings").click()
    page.get_by_role("spinbutton", name="Target").fill("1")
    page.get_by_role("button", name="Play with bots").click()

    def click(_: Page, thing: Locator) -> None:
        thing.click(timeout=QUICK)

    end = page.get_by_role("dialog", name=re.compile("won|wins"))
    assert play_out(ana, click, lambda: over(ana), 2) > 0
    _to_the_end(ana, click)
    expect(end).to_be_visible()
    expect(end.get_by_role("button", name="Play again")).to_be_visible()


def _to_the_end(person: Person, do: Callable[[Page, Locator], None]) -> None:
    """Read what lies over the end; one sheet may follow another."""
    for _ in range(400):
        over_now = over(person) and not person.page.locator("[data-over]").count()
        if not read(person, do) and person.page.locator(".board[data-rest]").count() and not over_now:
            return
        person.page.wait_for_timeout(50)
    raise AssertionError("the board does not come to rest")


@pytest.mark.long
def test_a_game_of_uno_in_words_by_accessible_names_alone(person: Come) -> None:
    ana = person("Ana", plain=True)
    new_table(ana, "uno", 2, bots=True)
    page, seq, turns = ana.page, -1, 0
    while not over(ana):
        turns += 1
        assert turns < 3000
        update = ana.update()
        moves = page.get_by_role("region", name="Your moves").get_by_role("button")
        if update is None or not update["ask"] or update["seq"] == seq:
            page.wait_for_timeout(20)
            continue
        try:
            at_rest(page, update)
        except TooLate:
            continue
        seq = update["seq"]
        wished = page.get_by_role("button", name=re.compile("^(Play|Call|UNO)"))
        (wished if wished.count() else moves).first.click(timeout=QUICK)
    expect(page.get_by_role("dialog", name=re.compile("won|wins"))).to_be_visible()

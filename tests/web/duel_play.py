"""Playing Duel through its drawn board: every offered move is reached by pointing at its parts, one after the other."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLate

from nyoi.kernel.rng import Rng
from tests.web.house import Frame, Person
from tests.web.play import VISIBLE, chance, close_sheets

Choose = Callable[[list[str], Rng], str]

SLOW = 12_000  # milliseconds for one step, on a machine that has much else to do
SKILLS = {"technique", "talent"}
NOT_LISTED = ":not(details *)"  # the list of everything is the last resort, not the board


def click(page: Page, wanted: Locator) -> None:
    """Click where the thing can be seen: figures stand on zones and cover parts of them."""
    node = wanted.first
    node.wait_for(timeout=SLOW)
    point = node.evaluate(VISIBLE, timeout=SLOW)
    if point is None:
        raise TooLate(f"{wanted} cannot be seen")
    page.mouse.click(*point)


def duel(page: Page, update: Frame, move: str) -> None:
    """Make an offered move by clicking on the board as it is drawn."""
    offers = update["ask"]["moves"]
    page.locator(f'[data-asked="{update["ask"]["key"]} {len(offers)}"]').wait_for(timeout=SLOW)
    close_sheets(page)
    back = page.locator("[data-back]")
    if back.count():
        back.first.click(timeout=SLOW)
    word, *args = move.split()
    if word == "team":
        for one in page.locator('.take[aria-pressed="true"]').all():
            one.click(timeout=SLOW)
        for unit in args:
            page.locator(f'[data-pick="{unit}"]').click(timeout=SLOW)
    elif word == "end":
        asked_twice = page.locator("[data-end]")
        if asked_twice.count():
            asked_twice.click(timeout=SLOW)
    elif word in ("buy", "reduce"):
        market = page.locator('.tool.only-narrow[aria-expanded="false"]:visible')  # a phone opens it when asked to
        if market.count():
            market.click(timeout=SLOW)
    else:
        for step in steps(word, args):
            if page.locator(f'[data-move="{move}"]{NOT_LISTED}:visible').count():
                break
            click(page, page.locator(step))
    click(page, page.locator(f'[data-move="{move}"]{NOT_LISTED}:visible'))


def steps(word: str, args: list[str]) -> list[str]:
    """What is pointed at before the click that plays the move."""
    unit = '[data-unit="{0}"]:is(.lit), [data-step="unit:{0}"], .unit.lit [data-board="{0}"]'
    if word in SKILLS:
        return [f'[data-lead="{args[0]}"]', *(unit.format(one) for one in args[1:])]
    if word == "attack":
        return ['[data-step="lead:attack"]', unit.format(args[0])]
    if word == "lift":
        return ['[data-step="lead:lift"]']
    if word == "launch":
        return [unit.format(args[0]), f'[data-step="lead:{args[1]}"]', unit.format(args[2])]
    if word in ("leap", "shield", "search"):
        return [unit.format(args[0])]
    if word == "play":
        return [f'.hand [data-card="{args[0]}"]', *(unit.format(one) for one in args[1:2])]
    if word == "place":
        return [f'[data-step="tile:{args[1]}"]', f'[data-position="{args[0]}"], [data-step="position:{args[0]}"]']
    return []


def plausible(moves: list[str], rng: Rng) -> str:
    """Something of everything: mostly fights and finds, so that a game has all kinds of questions."""
    wishes = ((r"technique|launch", 3), (r"attack|talent|play", 2), (r"reveal|buy|shield|roll|push ", 2), (r"move", 1))
    weights = [next((w for wish, w in wishes if re.match(wish, move)), 1) for move in moves]
    return rng.pick([move for move, weight in zip(moves, weights, strict=True) for _ in range(weight)])


def play_duel(
    person: Person, until: Callable[[], bool], choose: Choose = plausible, seed: int = 1, seconds: float = 180.0
) -> list[str]:
    """Play what is asked until something is so; the moves that were clicked."""
    made, end = list[str](), time.monotonic() + seconds
    done = -1
    while not until():
        assert time.monotonic() < end, f"not so after {seconds} s and {len(made)} moves: {made[-3:]}, {asked(person)}"
        update = person.update()
        if update is None or not update["ask"] or update["seq"] == done or update["view"]["over"]:
            person.page.wait_for_timeout(10)
            continue
        move = choose([offer["text"] for offer in update["ask"]["moves"]], chance(seed, update))
        try:
            duel(person.page, update, move)
        except TooLate:
            if person.update() is update:
                raise
            continue
        made.append(move)
        done = update["seq"]
    return made


def asked(person: Person) -> list[str]:
    update = person.update() or {}
    return [offer["text"] for offer in (update.get("ask") or {}).get("moves", [])]

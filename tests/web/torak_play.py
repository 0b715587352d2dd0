"""Playing Torak through its drawn board: any offered move in a few clicks, seeded players that come to an end."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

from nyoi.kernel.rng import Rng
from tests.web.house import Frame, Person
from tests.web.play import chance, close_sheets, play

QUICK = 4000  # milliseconds for one click: what has changed meanwhile is looked at anew


def _torak(page: Page, update: Frame, move: str) -> None:
    """Make an offered move of Torak by clicking on the sheet or a button beside it."""
    close_sheets(page)
    word, *args = move.split()
    there = page.locator(f'[data-move="{move}"]')
    if there.count() == 0:
        if word == "river":
            page.locator("[data-turn]").click(timeout=QUICK)
        elif word == "concede":
            page.locator("[data-sure]").click(timeout=QUICK)
        elif word in ("leg", "stride"):
            _to(page, update, word, args)
    there.first.click(timeout=QUICK)


def _to(page: Page, update: Frame, word: str, args: list[str]) -> None:
    """The end of a leg that several ways lead to: touch it, then the way is chosen beside the map."""
    x, y = (int(n) for n in update["view"]["heroes"][update["seat"]]["at"].split(","))
    dx, dy = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}[args[0]]
    steps = int(args[1])
    page.locator(f'[data-spot="{x + dx * steps},{y + dy * steps}"]').click(timeout=QUICK)


def brisk(moves: list[str], rng: Rng, weary: bool = False) -> str:
    """Any move but giving up, legs a little more often so that something happens; the weary give up when they can."""
    if weary and "concede" in moves:
        return "concede"
    found = [move for move in moves if move != "concede"]
    legs = [move for move in found if move.startswith("leg")]
    return rng.pick(legs if legs and rng.below(4) else found)


def play_torak(
    people: list[Person], until: Callable[[], bool], seed: int = 1, seconds: float = 180.0, patience: int = 90
) -> int:
    """Everybody plays what is asked of them until something is so; how many moves were made by clicking.

    After so many moves as their patience lasts they give up: a test shall end while somebody waits for it.
    """
    made, end = 0, time.monotonic() + seconds
    answered: dict[str, int] = {}
    while not until():
        assert time.monotonic() < end, f"not so after {seconds} s and {made} moves"
        acted = False
        for person in people:
            update = person.update()
            if update is None or not update["ask"] or answered.get(person.name) == update["seq"]:
                continue
            move = brisk([offer["text"] for offer in update["ask"]["moves"]], chance(seed, update), made >= patience)
            try:
                play(person, update, move)
            except TooLate:
                continue  # somebody else came first: look again
            answered[person.name] = update["seq"]
            made, acted = made + 1, True
        if not acted:
            people[0].page.wait_for_timeout(15)
    return made

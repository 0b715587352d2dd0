"""Secrets never leave the server, and nothing of a seat stays on a shared screen (see also test_games.py)."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.server.journals import truth
from tests.web.house import House, Person
from tests.web.leaks import hidden, states, told
from tests.web.play import any_move, new_table, over, play_on

pytestmark = pytest.mark.seed(1)

Come = Callable[..., Person]


def test_the_search_sees_a_secret(person: Come, house: House) -> None:
    """The check itself: the frames of a seat, read as if they were another's, are full of secrets."""
    ana = person("Ana", plain=True)
    table = new_table(ana, "toma", 2, bots=True)
    play_on([ana], lambda: (ana.update() or {"seq": 0})["seq"] > 4, any_move)
    true = list(states(truth(house.database, table)[0]))
    frames = [frame for frame in map(json.loads, ana.raw) if frame["type"] == "update"]
    assert any(told(frame) & hidden(true[frame["seq"]], 1) for frame in frames)


def test_nothing_of_a_seat_is_left_behind_the_curtain(person: Come) -> None:
    ana = person("Ana")
    new_table(ana, "toma", 2, bots=False, people=["Ana", "Bo"])
    page = ana.page
    names = json.loads(page.evaluate("fetch('/api/games/toma').then(answer => answer.text())"))
    labels = dict(zip(names["tables"]["card"], names["labels"]["en"]["card"], strict=True))

    def secrets() -> set[str]:
        held = [card for seat in (0, 1) for card in ana.latest[seat]["view"]["players"][seat]["hand"]]
        return {labels[card] for card in held if card is not None}

    seen = set()
    for _ in range(6):
        raise_ = page.get_by_role("button", name="I am ")
        expect(raise_).to_be_visible()
        html = page.locator("body").inner_html().replace("Toma’s Dragon Balls", "")
        assert [name for name in secrets() if name in html] == []
        assert page.locator("[data-card], [data-place], .log li, #tab-log").count() == 0
        expect(raise_).to_be_focused()
        raise_.click()
        seat = int(page.locator('[data-place^="seat-"].own').get_attribute("data-place").removeprefix("seat-"))  # type: ignore[union-attr]
        seen.add(seat)
        other = ana.latest[1 - seat]["view"]["players"][1 - seat]["hand"]
        shown = page.locator(f'[data-place="hand-{1 - seat}"] [data-card]').evaluate_all(
            "nodes => nodes.map(node => node.dataset.card)"
        )
        known = [card for card in ana.latest[seat]["view"]["players"][1 - seat]["hand"] if card]
        assert set(shown) <= set(known), other
        # play until the other one is asked; then the screen is handed over
        hand_over = page.get_by_role("button", name="Pass on to")
        _play_as(ana, seat, lambda: page.get_by_role("button", name="Pass on to").count() > 0 or over(ana))
        if over(ana):
            break
        hand_over.click()
    assert seen == {0, 1}


def _play_as(person: Person, seat: int, until: Callable[[], bool]) -> None:
    """One of several at a screen plays: the person's own update is that of the seat that looks."""
    own = person.update
    person.update = lambda: person.latest.get(seat)  # type: ignore[method-assign]
    try:
        play_on([person], until, any_move)
    finally:
        person.update = own  # type: ignore[method-assign]

"""A page that is told what changed shows what is; one that is told something else asks for the whole."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from nyoi.kernel.rng import Rng
from tests.server.guests import Guest, Seat, sensible
from tests.web.house import House, Person
from tests.web.play import wait_until

pytestmark = pytest.mark.seed(1)
Come = Callable[..., Person]
MISSED = "nyoi_patches_missed_total"


def play(s: Seat, moves: int, choose: Callable[[list[str]], str]) -> None:
    for _ in range(moves):
        seat = s.wait(lambda: [seat for seat in s.info["mine"] if s.moves(seat)])[0]
        answer = s.play(seat, choose(s.moves(seat)))
        assert answer["ok"]
        s.reach(seat, answer["seq"])


class Line:
    """What a page and the server say to each other; a patch can be spoiled on its way."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.sent: list[str] = []
        self.spoil = False
        self.patches = 0
        person.page.route_web_socket("**/ws/**", self._between)

    def _between(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def down(text: Any) -> None:
            frame = json.loads(text)
            self.patches += frame["type"] == "patch"
            if frame["type"] == "patch" and self.spoil:
                self.spoil = False
                frame["changes"] = frame["changes"][1:]
            page.send(json.dumps(frame))

        def up(text: Any) -> None:
            self.sent.append(json.loads(text)["type"])
            server.send(text)

        server.on_message(down)
        page.on_message(up)


def test_a_spoiled_patch_is_not_shown(person: Come, house: House) -> None:
    ana, guest, choose = person("Ana", plain=True), Guest(house.port), sensible(Rng(3))
    line = Line(ana)
    table = guest.open("tournament", 4, mine=4, start=True)
    counts = house.server.app.metrics.counts
    with guest.join(table) as s:
        play(s, 70, choose)  # until the board is full
        ana.go(f"/table/{table}")

        def shows() -> None:
            board = ana.page.locator(f'.board[data-seq="{s.seq}"]')
            expect(board).to_be_attached()

        wait_until(ana, lambda: -1 in ana.latest)
        play(s, 12, choose)
        shows()
        assert line.patches > 3
        assert (counts[MISSED], line.sent.count("whole")) == (0, 0)
        line.spoil = True
        play(s, 1, choose)
        wait_until(ana, lambda: "whole" in line.sent)
        shows()
        patches = line.patches
        play(s, 5, choose)
        shows()
        assert (line.patches, line.sent.count("whole"), counts.pop(MISSED)) == (patches, 1, 1)

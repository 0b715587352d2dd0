"""Evenings for the tests: opened, come to, played on until something is true of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nyoi.kernel.rng import Rng
from tests.server.guests import Guest, Seat, play_out, sensible, until

Frame = dict[str, Any]
QUICK: Frame = {"game": "toma", "options": {"objective": 1}, "level": 1, "wait": 10}


def opened(guest: Guest, **terms: Any) -> str:
    """A new evening; its code."""
    wish = {"nickname": guest.name, "name": "Friday", "terms": {**QUICK, **terms} if terms else {}}
    return str(guest.post("/api/evenings", wish)["code"])


def at(guest: Guest, code: str, what: str = "", body: object = None) -> Frame:
    """The evening as somebody sees it, after having done something there."""
    path = f"/api/evenings/{code}"
    found: Frame = guest.post(f"{path}/{what}", body) if what else guest.get(path)
    return found


def come(guest: Guest, code: str, **more: Any) -> Frame:
    return at(guest, code, "come", {"nickname": guest.name, **more})


def by_name(info: Frame) -> dict[str, Frame]:
    return {one["name"]: one for one in info["people"]}


def of_round(info: Frame, number: int) -> list[Frame]:
    return [table for table in info["tables"] if table["round"] == number]


def take_seat(guest: Guest, table: str) -> Seat:
    """Go where the house has seated somebody."""
    guest.at(table, "resume")
    return guest.join(table)


def play_on(guests: list[Guest], code: str, done: Callable[[Frame], Any], seconds: float = 90.0) -> Frame:
    """Everybody goes where the evening calls them and plays, until something is true of it."""
    rng = Rng(5)

    def step() -> Frame | None:
        info = at(guests[0], code)
        calls = {guest: at(guest, code)["call"] for guest in guests}
        for table in {call for call in calls.values() if call}:
            sockets = [take_seat(guest, table) for guest, call in calls.items() if call == table]
            try:
                play_out(sockets, sensible(rng))
            finally:
                for socket in sockets:
                    socket.close()
        return info if done(info) else None

    found: Frame = until(step, seconds)
    return found


def is_over(info: Frame) -> bool:
    return bool(info["status"] == "over")

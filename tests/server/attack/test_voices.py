"""Whoever speaks under a name that is not his."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.guests import Guest, Running, Seat, claimed, refused

pytestmark = pytest.mark.seed(1)


def said(table: str, who: Guest, ear: Seat) -> tuple[str, int]:
    """Under which name, and from which seat, somebody is heard."""
    with who.join(table) as s:
        assert s.command({"type": "say", "text": f"I am {who.token[:6]}"})["ok"]
    heard = ear.expect("chat", text=f"I am {who.token[:6]}")
    return heard["name"], heard["seat"]


def test_who_watches_does_not_speak_under_a_name_of_the_table(ann: Guest, bob: Guest) -> None:
    table = ann.open("toma", 3)
    bob.sit(table, nickname="Bob (2)")
    bot = ann.at(table, "bot", {"seat": 2, "level": 1})["seats"][2]["name"]
    with ann.join(table) as a:
        assert said(table, ann, a) == (ann.name, 0)
        for name, shown in (
            (ann.name.upper(), f"{ann.name.upper()} (2)"),
            (bot, f"{bot} (2)"),
            ("ВОВ (2)", "ВОВ (2) (2)"),  # Cyrillic
            ("Bob", "Bob"),
            ("Zoé", "Zoé"),
        ):
            assert said(table, Guest(ann.port, name), a) == (shown, -1)
        nobody = Seat(ann.port, table, {"type": "hello"})
        with nobody:
            assert nobody.command({"type": "say", "text": "x"})["refusal"]["reason"] == "no-player"


def test_a_player_who_watches_own_seats_from_another_device_is_known(ann: Guest, bob: Guest) -> None:
    table = ann.open()
    bob.sit(table)
    with bob.join(table) as b, ann.join(table, seats=[]) as screen:
        assert screen.info["mine"] == []
        assert screen.command({"type": "say", "text": "it is me"})["ok"]
        assert (b.expect("chat")["seat"], b.frames[-1]["name"]) == (0, ann.name)


def test_a_name_given_up_is_not_spoken_under(ann: Guest, bob: Guest) -> None:
    claimed(bob)
    table = ann.open()
    with ann.join(table) as a, bob.join(table) as b:
        new = f"{bob.name} II"
        bob.post("/api/claim", {"nickname": new, "passphrase": "sept boules", "token": bob.token})
        assert b.command({"type": "say", "text": "hello"})["ok"]
        assert a.expect("chat")["name"] == new


def test_a_name_that_somebody_claims_is_theirs_alone(ann: Guest) -> None:
    early = Guest(ann.port, ann.name)  # a guest of the same name
    table = early.open()
    with Guest(ann.port).join(table), early.join(table, seats=[]):
        claimed(ann)
        other = Guest(ann.port).open()
        with early.join(other) as s:
            assert s.command({"type": "say", "text": "x"})["refusal"]["reason"] == "name-claimed"
        assert refused(early.open) == "name-claimed"
        assert refused(early.sit, other) == "name-claimed"


@pytest.mark.parametrize("text", ["\u3164", "\u202e\u2066", "\u200b \u2800", "\u0301"])
def test_a_line_that_cannot_be_seen_is_not_said(ann: Guest, text: str) -> None:
    with ann.join(ann.open()) as a:
        assert a.command({"type": "say", "text": text})["refusal"]["reason"] == "bad-chat"


# -- many guests from one address


def test_an_address_brings_only_so_many_guests(tmp_path: Path) -> None:
    running = Running(tmp_path, limits={"new_player.address": (0.001, 3.0)})
    ann = Guest(running.port)
    for _ in range(2):
        Guest(running.port)
    assert refused(Guest, running.port) == "too-fast"
    ann.open()  # who is here plays on
    running.stop()

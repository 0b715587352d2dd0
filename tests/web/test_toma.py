"""What the table of Toma says of a duel, and of a card that was looked at."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.house import PHONE, House, Person
from tests.web.play import wait_until
from tests.web.staged import against_bots, make, offered, together

pytestmark = pytest.mark.seed(1)
Come = Callable[..., Person]
SHOTS = os.environ.get("NYOI_SHOTS", "")  # a folder for pictures on the way


def shot(one: Person, name: str) -> None:
    if SHOTS:
        one.page.screenshot(path=str(Path(SHOTS) / f"toma-{name}-{one.name}.png"))


@pytest.mark.parametrize(
    ("hands", "card", "fallen", "says", "dit", "clause"),
    [
        (
            "charlo freya / enki / fugma",
            "charlo",
            1,
            "The higher value falls. Béa is out",
            "La valeur la plus haute",
            "34",
        ),
        ("sk freya / enki / fugma", "sk", 0, "The lower value falls. You are out", "La valeur la plus basse", "35"),
        ("sk freya / wesey / fugma", "sk", -1, "Equal values: nothing happens.", "il ne se passe rien.", "36"),
    ],
    ids=["high", "low", "equal"],
)
def test_duel_dialog_says_who_fell_and_by_which_rule(
    house: House, person: Come, hands: str, card: str, fallen: int, says: str, dit: str, clause: str
) -> None:
    ana, bea = person("Ana"), person("Béa", lang="fr-FR", size=PHONE, theme="dark")
    cy = person("Cy")
    together(house, [ana, bea, cy], "toma", {"hands": hands, "deck": 32, "pile": "claire motta"})
    make(ana, f"discard {card}")
    make(ana, "duel 1")
    for one, seat, text in ((ana, 0, says), (bea, 1, dit)):
        verdict = one.page.locator(".verdict")
        expect(verdict).to_contain_text(text)
        expect(verdict).to_contain_text(f"TOMA-6.{clause}")
        wanted = "nobody" if fallen < 0 else "you" if fallen == seat else "other"
        expect(verdict).to_have_attribute("data-verdict", wanted)
        expect(one.page.locator(".pairing .out")).to_have_count(0 if fallen < 0 else 1)
        shot(one, f"duel-{clause}")
    expect(cy.page.locator(".verdict")).to_have_count(0)  # who saw no card gets no dialog


def test_value_known_from_a_peek_is_marked_and_comes_first(house: House, person: Come) -> None:
    ana = person("Ana", size=PHONE)
    position = {"hands": "freya motta / claire / enki", "deck": 32, "pile": "toma fugma", "seen": ["0:1"]}
    against_bots(house, ana, "toma", 3, position)
    make(ana, "discard freya")
    ana.page.locator('[data-place="seat-1"] .hit').click()
    values = ana.page.locator(".values .value")
    expect(values.first).to_have_attribute("data-known", "true")
    expect(values.first).to_have_attribute("data-move", "guess 1 5")
    expect(values.first).not_to_have_class("gone")
    expect(values.first).to_have_accessible_name("5, Anko, Claire, Majin Vegeta: you have seen it")
    expect(ana.page.locator("[data-known]")).to_have_count(1)
    shot(ana, "known")
    wait_until(ana, lambda: "guess 1 5" in offered(ana))

"""Setting a game of Torak up: what is proposed, and what is drawn for somebody."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.house import Person
from tests.web.play import wait_until

pytestmark = pytest.mark.seed(1)

Come = Callable[..., Person]
NEW = """const kept = JSON.parse(localStorage.getItem("nyoi") ?? "{}");
localStorage.setItem("nyoi", JSON.stringify({ ...kept, help: true, shown: [] }));"""
ALERTS = """window.alerts = [];
new MutationObserver(() => document.querySelectorAll("[role=alert]").forEach(
    node => window.alerts.push(node.textContent))).observe(document, { childList: true, subtree: true });"""


def test_easy_is_a_switch_in_sight_and_proposed_for_a_first_game(person: Come) -> None:
    ana, bea = person("Ana"), person("Bea")
    bea.context.add_init_script(NEW)
    for one, proposed in ((ana, False), (bea, True)):
        one.go("/new/torak")
        easy = one.page.get_by_role("checkbox", name="Easy")
        expect(easy).to_be_visible()  # without unfolding anything
        expect(easy).to_be_checked(checked=proposed)
        expect(one.page.get_by_text("Proposed for a first game.")).to_have_count(int(proposed))
    bea.page.locator("form .button.primary").click()
    wait_until(bea, lambda: bea.info)
    assert bea.info["options"]["easy"] is True
    ana.page.get_by_role("checkbox", name="Easy").check()
    ana.page.get_by_role("checkbox", name="Easy").uncheck()
    ana.page.locator("form .button.primary").click()
    wait_until(ana, lambda: ana.info)
    assert ana.info["options"]["easy"] is False


@pytest.mark.clause("TORAK-11.9")
@pytest.mark.parametrize("mode", ["Solo", "Competitive"])
def test_the_rest_is_drawn_and_nobody_is_told_that_the_table_has_moved(person: Come, mode: str) -> None:
    ana = person("Ana")
    ana.page.add_init_script(ALERTS)
    ana.go("/new/torak")
    ana.page.get_by_role("group", name="Mode").get_by_role("radio", name=mode).check()
    ana.page.locator("form .button.primary").click()
    ana.page.locator("[data-fill]").click()

    def drawn() -> bool:
        now = ((ana.update() or {}).get("view") or {}).get("now") or {}
        return bool(now) and now["kind"] not in ("scenery", "draft")

    wait_until(ana, drawn, seconds=60)
    expect(ana.page.locator(".board[data-rest]")).to_be_attached()
    assert ana.page.evaluate("alerts") == []

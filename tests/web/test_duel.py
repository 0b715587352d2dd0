"""Duel on its drawn board: a whole game at a desk, some turns on a phone, an activation by keys alone."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from nyoi.kernel.rng import Rng
from tests.web.duel_play import duel, plausible, play_duel
from tests.web.house import PHONE, Person
from tests.web.play import over
from tests.web.test_hands_free import press

Come = Callable[..., Person]


def start(person: Person, **options: str) -> None:
    """A table against a bot, with the options that are not the usual ones."""
    person.go("/new/duel")
    person.page.locator("summary").click()
    for name, value in options.items():
        person.page.get_by_label(name.replace("_", " "), exact=True).select_option(value)
    person.page.locator("form .button.primary").click()
    person.page.wait_for_url("**/table/*")


def brisk(moves: list[str], rng: Rng) -> str:
    """A fight that comes to its end: attacks with all there is, few tokens, small teams."""
    for wish in (r"team (\w+)$", r"technique (?!kaioken|oozaru)", r"attack .* [3-9]$", r"accept|no_die|pass|enough"):
        found = [move for move in moves if re.match(wish, move)]
        if found and rng.below(4):
            return rng.pick(found)
    if "end" in moves and rng.below(2):
        return "end"
    return plausible(moves, rng)


def overlaps(page: Page) -> list[str]:
    """Boards, cards and buttons that lie over one another or stick out of the window."""
    found: list[str] = page.evaluate("""() => {
        const shown = node => node.checkVisibility() && node.getBoundingClientRect().width > 0;
        const all = [...document.querySelectorAll('.duel .unit, .duel .capsule, .duel .do')].filter(shown);
        const wide = all.filter(n => n.getBoundingClientRect().left < -1);
        const out = wide.map(n => 'out: ' + n.textContent.trim());
        for (const box of document.querySelectorAll('.duel .list, .duel .hand, .duel .buttons')) {
            const inside = all.filter(n => n.closest('.list, .hand, .buttons') === box);
            inside.forEach((a, i) => inside.slice(i + 1).forEach(b => {
                const [p, q] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
                if (p.left < q.right - 1 && q.left < p.right - 1 && p.top < q.bottom - 1 && q.top < p.bottom - 1)
                    out.push(a.textContent.trim() + ' / ' + b.textContent.trim());
            }));
        }
        return out;
    }""")
    return found


def test_a_whole_game_against_a_bot(person: Come) -> None:
    ana = person("Ana")
    start(ana)
    made = play_duel(ana, lambda: over(ana), brisk, seed=4, seconds=110)
    words = {move.split()[0] for move in made}
    assert {"pick", "team", "activate", "end"} <= words
    expect(ana.page.locator("[data-over]")).to_be_visible()
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_some_turns_on_a_phone(person: Come) -> None:
    bea = person("Bea", size=PHONE, lang="fr-FR", theme="dark")
    bea.go("/new/duel")
    bea.page.locator("summary").click()
    bea.page.get_by_label("Équipes", exact=True).select_option(label="celles de la saga")
    bea.page.locator("form .button.primary").click()
    bea.page.wait_for_url("**/table/*")
    ended: list[int] = []

    def enough() -> bool:
        update = bea.update()
        if update and update["view"]["round"] > 1:
            ended.append(1)
        return bool(ended) or over(bea)

    play_duel(bea, enough, brisk, seed=2, seconds=110)
    bea.page.wait_for_timeout(200)
    assert overlaps(bea.page) == []
    assert bea.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    small = bea.page.locator(".duel .zone").evaluate_all(
        "all => all.map(z => z.getBoundingClientRect()).filter(box => box.width < 44 || box.height < 44).length"
    )
    assert small == 0


def test_an_activation_by_keys(person: Come) -> None:
    ana = person("Ana")
    start(ana, Teams="preset_saga")
    page = ana.page
    activated = moved = False
    done = -1
    for _ in range(120):
        page.wait_for_timeout(100)
        update = ana.update()
        if update is None or not update["ask"] or update["seq"] == done:
            continue
        done = update["seq"]
        moves = [offer["text"] for offer in update["ask"]["moves"]]
        key = update["ask"]["key"]
        expect(page.locator(f'[data-asked="{key} {len(moves)}"]')).to_be_visible()
        if key == "act-choose":
            if activated:
                break
            press(page, page.locator(f'[data-board][data-move="{moves[0]}"]'))
            activated = True
        elif key == "act-menu":
            step = next((move for move in moves if move.startswith("move ")), "")
            if step and not moved:
                press(page, page.locator(f'.zone[data-move="{step}"]'))
                moved = True
            elif page.locator("[data-end]").count():
                press(page, page.locator("[data-end]"))
                press(page, page.locator('.panel > .buttons [data-move="end"]'))
            else:
                press(page, page.locator('.panel > .buttons [data-move="end"]'))
        else:
            duel(page, update, moves[-1])
        page.wait_for_timeout(150)
    assert activated
    assert moved

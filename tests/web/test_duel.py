"""Duel on its drawn board: a whole game at a desk, windows, some turns on a phone, an activation by keys alone."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLate

from nyoi.kernel.rng import Rng
from tests.server.guests import place
from tests.server.test_orders import ATTACK
from tests.web.duel_play import duel, plausible, play_duel
from tests.web.house import PHONE, Frame, House, Person
from tests.web.play import SETTLED, at_rest, new_table, over, play_on, sit, wait_until
from tests.web.test_hands_free import press

pytestmark = pytest.mark.seed(1)

Come = Callable[..., Person]
WINDOWS = ("r", "b", "x")


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


SHOWN = """() => ({
    figures: Object.fromEntries([...document.querySelectorAll('[data-unit]')].map(n => [n.dataset.unit, n.dataset.at])),
    boards: Object.fromEntries([...document.querySelectorAll('.unit[data-place]')].map(board => [
        board.dataset.place.slice(5),
        ['health', 'ki', 'stars', 'parades'].map(kind => {
            const all = [...board.querySelectorAll(`[data-shows="${kind}"]`)].filter(n => n.checkVisibility());
            return all.length === 1 ? Number(all[0].querySelector('b').textContent) : null;
        }),
    ])),
    hand: document.querySelectorAll('.hand .capsule').length,
    scores: [0, 1].map(seat => Number(document.querySelector(`[data-place="score-${seat}"] strong`).textContent)),
})"""


def told(update: Frame) -> Frame:
    """The same facts as the view has them."""
    view = update["view"]
    standing = [*(u for u in view["units"] if u["zone"]), *view["saibaimen"]]
    return {
        "figures": {one["id"]: one["zone"] for one in standing},
        "boards": {u["id"]: [u["health"], u["ki"], u["stars"], u["parades"]] for u in view["units"] if u["owner"] >= 0},
        "hand": len(view["players"][update["seat"]]["hand"]),
        "scores": [player["points"] for player in view["players"]],
    }


def shows_the_view(person: Person, update: Frame) -> bool:
    """Everything on the field and in the panels is as the view says; False if the table has gone on meanwhile."""
    try:
        at_rest(person.page, update)
    except TooLate:
        return False
    shown = person.page.evaluate(SHOWN)
    if person.update() is not update:
        return False
    assert shown == told(update)
    return True


def previews_the_range(page: Page, technique: str, target: str) -> None:
    """Picking a technique writes ranges into all zones and lights those within it; the target's is one of them."""
    page.locator(f'[data-lead="{technique}"]').click()
    zone = page.locator(f'.duel [data-unit="{target}"]').get_attribute("data-at")
    expect(page.locator(".zone .number")).to_have_count(28)
    inside = page.locator(".zone.inside").evaluate_all("all => all.map(zone => zone.dataset.zone)")
    assert inside
    assert len(inside) < 28
    flying = page.locator(f'[data-unit="{target}"].flying').count()  # counts further than its zone (DUEL-6.8.3)
    assert zone in inside or flying
    page.locator("[data-back]").click()
    expect(page.locator(".zone.inside")).to_have_count(0)


@pytest.mark.long
def test_a_whole_game_against_a_bot(person: Come) -> None:
    ana = person("Ana")
    start(ana)
    seen: Counter[str] = Counter()

    def choose(moves: list[str], rng: Rng) -> str:
        update = ana.update()
        assert update is not None
        if update["ask"]["key"] in ("act-choose", "act-menu"):
            seen["views"] += shows_the_view(ana, update)
            aimed = [move.split() for move in moves if re.match(r"technique \w+ \w+$", move)]
            if aimed and not seen["ranges"] and ana.update() is update:
                previews_the_range(ana.page, *aimed[0][1:])
                seen["ranges"] += 1
        return brisk(moves, rng)

    made = play_duel(ana, lambda: over(ana), choose, seed=4, seconds=200)
    assert {"pick", "team", "activate", "end"} <= {move.split()[0] for move in made}
    assert seen["views"] >= 3
    update = ana.update()
    assert update is not None
    view, names = update["view"], [seat["name"] for seat in ana.info["seats"]]
    expect(ana.page.locator("[data-over]")).to_be_visible()
    ended = ana.page.locator("[data-over]")
    for name, player in zip(names, view["players"], strict=True):
        expect(ended.locator("li").filter(has_text=name)).to_contain_text(str(player["points"]))
    won = [name for name, result in zip(names, view["results"], strict=True) if result == 1]
    title = "You have won!" if won == ["Ana"] else f"{won[0]} wins" if won else "A draw"
    expect(ended.locator("h2")).to_contain_text(title)
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.clause("DUEL-7.14")
def test_between_people_a_window_has_its_time(person: Come, house: House) -> None:
    ana, bea = person("Ana", plain=True), person("Bea")
    table = new_table(ana, "duel", 2, bots=False)
    sit(bea, table)
    ana.page.get_by_role("button", name="Start the game").click()
    expect(bea.page.locator("[data-prompt]")).to_be_visible()
    place(house, table, ATTACK)
    ana.page.locator('[data-move^="attack vegeta"]').first.click()
    ring = bea.page.locator("[data-reaction] svg.ring")
    expect(ring).to_be_visible()
    assert "seconds" in (ring.get_attribute("aria-label") or "")
    expect(bea.page.locator(".clock")).to_be_visible()


def test_a_window_and_silence_until_the_next_activation(person: Come) -> None:
    ana = person("Ana")
    start(ana, Teams="preset_saga")
    page = ana.page
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("radio", name="always").check()
    page.get_by_role("button", name="Table", exact=True).click()

    def key() -> str:
        update = ana.update()
        return update["ask"]["key"] if update and update["ask"] else ""

    def order() -> str:
        return str(ana.info["seats"][ana.info["mine"][0]]["order"])

    def eager(moves: list[str], rng: Rng) -> str:
        """Actions go into the price of a card that can be played between activations; then a window must open."""
        useful = r"(vitesse|carapace|concentration|radar)$"
        for wish in (rf"buy \d {useful}", rf"reduce \d {useful}", r"buy", r"reduce", r"activate|end"):
            found = [move for move in moves if re.match(wish, move)]
            if found:
                return found[0]
        return moves[-1]

    wait_until(ana, lambda: order() == "all")
    play_duel(ana, lambda: key() in WINDOWS, eager, seed=3)
    window = page.locator("[data-reaction]")
    expect(window).to_be_attached()
    expect(window.locator("svg.ring")).to_have_count(0)  # nobody waits: a bot has time
    expect(page.locator(".clock")).to_have_count(0)
    before = len(ana.raw)

    def silent() -> list[Frame]:
        """What was heard since the order stood; the bot does not pause, so it may have ended again by now."""
        heard = [json.loads(text) for text in ana.raw[before:]]
        stood = [i for i, f in enumerate(heard) if f["type"] == "table" and f["seats"][f["mine"][0]]["order"] == "none"]
        return heard[stood[0] :] if stood else []

    page.locator("[data-hush]").click()
    wait_until(ana, silent)
    play_duel(ana, lambda: key() == "act-choose", eager, seed=3)
    asked = [f["ask"]["key"] for f in silent() if f["type"] == "update" and f["ask"]]
    assert asked[-1] == "act-choose"
    assert not {*asked} & {*WINDOWS}
    wait_until(ana, lambda: order() == "all")


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

    play_duel(bea, enough, brisk, seed=2, seconds=200)
    bea.page.locator(".board[data-rest]").wait_for(state="attached")
    bea.page.evaluate(SETTLED)
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
    for _ in range(60):
        wait_until(ana, lambda done=done: (told := ana.update()) and told["ask"] and told["seq"] > done)  # type: ignore[misc]
        update = ana.update()
        assert update is not None
        at_rest(page, update)
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
            else:
                if page.locator("[data-end]").count():
                    press(page, page.locator("[data-end]"))
                press(page, page.locator('.panel [data-move="end"]:not(details *)'))
        else:
            duel(page, update, moves[-1])
    assert activated
    assert moved


def test_team_is_previewed_before_it_is_formed(person: Come) -> None:
    ana = person("Ana", size=PHONE)
    start(ana)
    play_on([ana], lambda: ((ana.update() or {}).get("ask") or {}).get("key") == "team-form")
    (unit, *_) = (ana.update() or {})["view"]["players"][ana.info["mine"][0]]["drafted"]
    ana.page.locator(f'[data-pick="{unit}"]').click()
    for key in ("team-light", "team-few", "team-handicap"):
        expect(ana.page.locator(f'.preview [data-note="{key}"]')).to_be_visible()

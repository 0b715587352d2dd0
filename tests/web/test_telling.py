"""What happens is told: the news since one's last move, why one is out, the log, the pace, and who is there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.house import PHONE, SWEEP, House, Person
from tests.web.play import new_table, sit, wait_until
from tests.web.staged import against_bots, make, offered, rested, together

pytestmark = pytest.mark.seed(1)
Come = Callable[..., Person]
UNO: dict[str, Any] = {
    "hands": "R3-1 B7-1 W4-1 Y9-1 / R4-1 Y1-1 R2-1 / R6-1 R7-1 G1-1 / R8-1 B1-1 B2-1",
    "discard": "R5-1",
    "turn": 0,
}
DUEL: dict[str, Any] = {
    "teams": "goku piccolo / vegeta nappa",
    "units": {"goku": "5c", "vegeta": "5c ki=4 stars=1", "nappa": "5b"},
    "a": 1,
    "round": 2,
}


# -- the news


def test_the_news_are_what_the_others_did_in_order_with_their_cards(house: House, person: Come) -> None:
    """Kept until our next move."""
    ana = person("Ana")
    against_bots(house, ana, "uno", 4, UNO)
    news, card = ana.page.locator("[data-news]"), ana.page.locator(".seen .playing")
    expect(news).to_have_attribute("data-news", "0")
    make(ana, "play R3-1")
    wait_until(ana, lambda: offered(ana))
    rested(ana)
    lines = news.locator(".line")
    seats = lines.evaluate_all("all => all.map(line => Number(line.dataset.seat))")
    assert list(dict.fromkeys(seats)) == [1, 2, 3]
    assert sorted(seats) == seats
    assert lines.filter(has_text="plays").count() == lines.filter(has_text="plays").filter(has=card).count()
    assert lines.filter(has_text="plays").count() > 0
    told = lines.first.inner_text()
    make(ana, next(move for move in offered(ana) if not move.startswith(("declare", "catch"))))
    expect(lines.filter(has_text=told)).to_have_count(0)


def test_the_news_are_put_away_by_a_key_or_a_button(house: House, person: Come) -> None:
    ana = person("Ana")
    against_bots(house, ana, "uno", 4, UNO)
    news = ana.page.locator("[data-news]")
    make(ana, "play R3-1")
    wait_until(ana, lambda: offered(ana))
    rested(ana)
    expect(news).not_to_have_attribute("data-news", "0")
    news.locator(".all").click()
    sheet = ana.page.locator(".sheet ol")
    expect(sheet.locator("li").first).to_contain_text("Kaze")
    ana.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    ana.page.keyboard.press("Escape")
    expect(news).to_have_attribute("data-news", "0")


def test_on_a_phone_the_news_are_a_line_and_a_number_that_open(house: House, person: Come) -> None:
    ana = person("Ana", size=PHONE)
    against_bots(house, ana, "uno", 4, UNO)
    make(ana, "play R3-1")
    wait_until(ana, lambda: offered(ana))
    rested(ana)
    news = ana.page.locator("[data-news]")
    box = news.bounding_box()
    assert box is not None
    assert box["height"] <= 0.06 * PHONE[1]
    expect(news.locator(".line:visible")).to_have_count(1)
    news.locator(".all").click()
    expect(ana.page.locator(".sheet li")).to_have_count(int(news.get_attribute("data-news") or 0))


@pytest.mark.parametrize("size", [(667, 375), (640, 400)])
def test_on_a_low_screen_the_news_take_no_height(house: House, person: Come, size: tuple[int, int]) -> None:
    ana = person("Ana", size=size)
    against_bots(house, ana, "uno", 4, UNO)
    top = ana.page.locator(".stage > .board").bounding_box()
    make(ana, "play R3-1")
    wait_until(ana, lambda: offered(ana))
    rested(ana)
    expect(ana.page.locator("[data-news] .all")).to_be_visible()
    assert ana.page.locator(".stage > .board").bounding_box() == top


def test_what_one_answers_in_the_others_turn_leaves_the_news(house: House, person: Come) -> None:
    """Duel: the activation that the defence belongs to is still there when it is over."""
    ana, bea = person("Ana"), person("Bea")
    together(house, [ana, bea], "duel", DUEL)
    make(bea, "activate vegeta")
    while "attack goku 2" not in offered(bea):  # what the die brings: perhaps a choice, or another throw
        make(bea, next(move for move in ("keep", "enough", "choose action", "choose star") if move in offered(bea)))
    make(bea, "attack goku 2")
    make(ana, "roll")
    make(ana, "accept")
    wait_until(bea, lambda: offered(bea))
    rested(ana)
    ana.page.locator("[data-news] .all").click()
    sheet = ana.page.locator(".sheet")
    expect(sheet).to_contain_text("Bea activates Vegeta.")
    expect(sheet).to_contain_text("Vegeta attacks Son Goku with 2 grouped actions.")
    expect(sheet).to_contain_text("Son Goku rolls the defence die")
    assert sheet.locator(".seen .crest").count() >= 3


WATCH = """() => {
    window.seen = [];
    new MutationObserver(() => document.querySelectorAll(".moment").forEach(node => {
        if (!node.dataset.noted) window.seen.push(node.classList[1]);
        node.dataset.noted = "1";
    })).observe(document.body, { childList: true, subtree: true });
}"""


@pytest.mark.parametrize("motion", ["full", "none"])
def test_dice_and_blows_of_duel_are_seen_to_happen(house: House, person: Come, motion: str) -> None:
    """Where nothing moves the words alone tell it."""
    ana, bea = person("Ana", motion=motion), person("Bea")
    together(house, [ana, bea], "duel", DUEL)
    rested(ana)
    ana.page.evaluate(WATCH)
    make(bea, "activate vegeta")
    while "attack goku 2" not in offered(bea):
        make(bea, next(move for move in ("keep", "enough", "choose action", "choose star") if move in offered(bea)))
    make(bea, "attack goku 2")
    make(ana, "no_die")
    wait_until(bea, lambda: offered(bea))
    rested(ana)
    seen = ana.page.evaluate("window.seen")
    assert [kind for kind in ("die", "blow", "wound") if kind in seen] == (
        [] if motion == "none" else ["die", "blow", "wound"]
    )
    expect(ana.page.locator(".moment")).to_have_count(0)


# -- why one is out


def test_why_one_is_out_is_said_and_stays(house: House, person: Come) -> None:
    ana, bea, cid = person("Ana"), person("Bea"), person("Cid")
    position = {"hands": "claire / freya tytoon / ajito", "pile": "pythar cooler sk motta", "turn": 1}
    together(house, [ana, bea, cid], "toma", position)
    make(bea, "discard freya")
    make(bea, "guess 0 5")
    why = ana.page.locator("[data-fallen]")
    expect(why).to_contain_text("You are out.")
    expect(why).to_contain_text("Bea points at you and says 5.")
    expect(cid.page.locator("[data-fallen]")).to_have_count(0)
    wait_until(cid, lambda: offered(cid))
    make(cid, next(move for move in offered(cid) if move.startswith("discard")))
    expect(why).to_contain_text("Bea points at you and says 5.")


# -- the log


def field(one: Person) -> float:
    """How wide Duel's field is drawn."""
    box = one.page.locator(".duel .field svg, .duel svg.field").first.bounding_box()
    assert box is not None
    return box["width"]


def test_the_log_stands_open_on_a_wide_screen_until_it_is_closed(house: House, person: Come) -> None:
    ana = person("Ana", size=(1600, 900))
    against_bots(house, ana, "uno", 4, UNO)
    log, tab = ana.page.locator(".log"), ana.page.locator("#tab-log")
    expect(log).to_be_visible()
    make(ana, "play R3-1")
    expect(log).to_contain_text("You play red 3.")
    tab.click()
    expect(log).to_have_count(0)
    ana.reload()
    expect(ana.page.locator("[data-prompt]")).to_be_visible()
    expect(log).to_have_count(0)
    tab.click()
    expect(log).to_be_visible()
    ana.reload()
    expect(log).to_be_visible()


def test_the_log_is_told_by_turns_and_can_be_narrowed_down(house: House, person: Come) -> None:
    ana = person("Ana")
    against_bots(house, ana, "uno", 4, UNO)
    make(ana, "play R3-1")
    wait_until(ana, lambda: offered(ana))
    rested(ana)
    ana.page.locator("#tab-log").click()
    log, show = ana.page.locator(".log"), ana.page.get_by_label("What the log shows")
    heads = log.locator("h4").all_inner_texts()
    assert [text.strip() for text in heads][:4] == ["You", "Kaze", "Mizu", "Hoshi"]
    whole = log.locator("li").count()
    show.select_option("2")
    expect(log).not_to_contain_text("Kaze")
    expect(log).to_contain_text("Mizu")
    assert 0 < log.locator("li").count() < whole
    show.select_option("main")
    expect(log).not_to_contain_text("You play red 3.")
    show.select_option("all")
    expect(log.locator("li")).to_have_count(whole)


@pytest.mark.parametrize("size", [(1280, 800), (1600, 900), (1024, 768)])
def test_the_log_never_shrinks_the_field_of_duel_below_use(house: House, person: Come, size: tuple[int, int]) -> None:
    """It lies over the far side where the field needs the room, and leaves the answers free."""
    ana, bea = person("Ana", size=size), person("Bea")
    together(house, [ana, bea], "duel", DUEL)
    rested(ana)
    log, tab = ana.page.locator("#drawer-page"), ana.page.locator("#tab-log")
    expect(log).to_have_count(1 if size[0] == 1600 else 0)  # open by itself where there is room for both
    if not log.count():
        alone = field(ana)
        tab.click()
        expect(log).to_be_visible()
        assert field(ana) == alone
    assert field(ana) >= (480 if size[0] == 1600 else 370)
    make(bea, "activate vegeta")
    while "attack goku 2" not in offered(bea):
        make(bea, next(move for move in ("keep", "enough", "choose action", "choose star") if move in offered(bea)))
    make(bea, "attack goku 2")
    make(ana, "no_die")  # by clicking, with the log open


# -- pace, and on to the end


def test_the_pace_is_chosen_and_kept(person: Come) -> None:
    """What it does to the time of an event is tested in `motion.test.ts`."""
    ana = person("Ana")
    ana.go("/")
    ana.page.get_by_role("button", name="Settings").click()
    ana.page.get_by_role("group", name="Pace of the bots").get_by_role("radio", name="Slow").check()
    ana.page.reload()
    assert ana.page.evaluate("document.documentElement.dataset.pace") == "slow"


def test_the_table_hears_how_fast_one_wants_it(house: House, person: Come) -> None:
    ana = person("Ana")
    against_bots(house, ana, "uno", 4, UNO)
    table = house.server.app.house.tables[ana.table]
    wait_until(ana, lambda: table.tempo == 1.0)
    ana.page.locator("#tab-table").click()
    ana.page.get_by_role("group", name="Pace of the bots").get_by_role("radio", name="Fast").check()
    wait_until(ana, lambda: table.tempo < 1.0)
    ana.reload()  # it says so again when it comes back
    expect(ana.page.locator("[data-prompt]")).to_be_visible()
    wait_until(ana, lambda: table.sessions and table.tempo < 1.0)


DOOMED: dict[str, Any] = {"hands": "toma claire / tytoon / ajito / freya", "pile": "pythar cooler sk motta", "turn": 0}


def test_who_is_out_skips_to_the_end(house: House, person: Come) -> None:
    """What the bots still do would be shown slowly: one button, and the end of the round is there."""
    ana = person("Ana", motion="full")
    ana.go("/")
    ana.page.evaluate("localStorage.nyoi = JSON.stringify({ ...JSON.parse(localStorage.nyoi), pace: 'slow' })")
    against_bots(house, ana, "toma", 4, DOOMED)
    make(ana, "discard toma")
    why = ana.page.locator("[data-fallen]")
    expect(why).to_contain_text("You discard Toma.")
    why.locator("[data-skip]").click()
    # The server is asked to hurry. How long it hurries cannot be awaited: the bots may have finished the round already.
    wait_until(ana, lambda: any(frame["type"] == "pace" and frame["pace"] == "skip" for frame in ana.sent))
    wait_until(ana, lambda: (ana.update() or {"view": {"last": None}})["view"]["last"] is not None)  # the round is over


# -- who is there


def test_who_writes_and_who_is_away_is_seen_at_the_plate(house: House, person: Come) -> None:
    ana, bea = person("Ana"), person("Bea")
    together(house, [ana, bea], "uno", {"hands": "R3-1 B7-1 / R4-1 Y1-1", "discard": "R5-1", "turn": 1})
    plate = ana.page.locator('[data-place="seat-1"] [data-presence]')
    expect(plate).to_have_attribute("data-presence", "thinking")
    bea.page.locator("#tab-chat").click()
    bea.page.get_by_label("Say something").press_sequentially("hel")
    expect(plate).to_have_attribute("data-presence", "writing")
    bea.page.keyboard.press("Enter")
    expect(plate).not_to_have_attribute("data-presence", "writing")
    bea.go("/")
    expect(plate).to_have_attribute("data-presence", "away")


@pytest.mark.parametrize(
    ("game", "size"),
    [
        *(("toma", (1280, 800)), ("torak", PHONE), ("duel", (1280, 800)), ("tournament", PHONE)),
        *((("toma", PHONE), ("torak", (1280, 800)), ("duel", PHONE), ("tournament", (1280, 800))) if SWEEP else ()),
    ],
)
def test_every_board_has_a_place_for_it(house: House, person: Come, game: str, size: tuple[int, int]) -> None:
    ana, bea = person("Ana", size=size), person("Bea")
    table = new_table(ana, game, 2, bots=False)
    sit(bea, table)
    ana.page.get_by_role("button", name="Start the game").click()
    wait_until(bea, bea.update)
    bea.go("/")
    expect(ana.page.locator('[data-presence="away"]').first).to_be_visible()


# -- sounds

HEARD = """() => {
    window.heard = [];
    const begin = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (at) {
        window.heard.push(this.frequency.value);
        return begin.call(this, at);
    };
}"""


def test_sounds_are_off_until_they_are_switched_on_and_as_loud_as_one_likes(person: Come) -> None:
    ana = person("Ana")
    ana.go("/")
    ana.page.evaluate(HEARD)
    ana.page.get_by_role("button", name="Settings").click()
    volume = ana.page.get_by_label("Volume")
    expect(volume).to_have_count(0)
    assert ana.page.evaluate("window.heard") == []
    ana.page.get_by_label("Sounds").check()
    wait_until(ana, lambda: ana.page.evaluate("window.heard.length") == 2)
    volume.fill("0")
    assert ana.page.evaluate("window.heard.length") == 2

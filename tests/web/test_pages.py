"""Everything around the games: lobby, room, drawer, replay, big screen, settings; on a desk and on phones."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

import nyoi
from nyoi.words.lesson import story
from tests.server.guests import place
from tests.web.house import DESK, PHONE, SMALL, House, Person
from tests.web.play import SETTLED, any_move, close_sheets, new_table, over, play, play_on, sit, wait_until

pytestmark = pytest.mark.seed(1)

Come = Callable[..., Person]


def asked(person: Person) -> None:
    """Play until it is our turn."""
    play_on([person], lambda: over(person) or bool((person.update() or {"ask": None})["ask"]))


def quick_game(person: Person, seats: int = 2) -> str:
    """A game of Toma against bots to one Dragon Ball, played to its end."""
    person.go("/new/toma")
    person.page.get_by_role("group", name="How many seats?").get_by_role("radio", name=str(seats)).check()
    person.page.get_by_text("More table settings").click()
    person.page.get_by_role("spinbutton", name="Target").fill("1")
    person.page.get_by_role("button", name="Play with bots").click()
    person.page.wait_for_url("**/table/*")
    table = person.table
    play_on([person], lambda: over(person), any_move, seed=4)
    expect(person.page.locator(".board[data-rest]")).to_be_attached()
    close_sheets(person.page)
    return table


def test_a_game_in_two_clicks(person: Come) -> None:
    ana = person("Ana")
    ana.go("/")
    ana.page.get_by_role("link", name="UNO Dragon Ball Z").click()
    ana.page.get_by_role("button", name="Play with bots").click()
    expect(ana.page.locator("[data-prompt]")).to_be_visible()
    assert ana.info["seats"][0]["name"] == "Ana"


def test_a_friend_sits_down_by_the_link_and_they_talk(person: Come) -> None:
    ana, bea = person("Ana"), person("Béa", lang="fr-FR", size=PHONE)
    table = new_table(ana, "toma", 3, bots=False)
    expect(ana.page.locator(".invite code")).to_have_text(f"{ana.url}/table/{table}")
    expect(ana.page.get_by_role("img", name="QR code of the link to this table")).to_be_visible()
    sit(bea, table)
    bea.page.get_by_label("Dire un mot").fill("Bonjour !")
    bea.page.get_by_label("Dire un mot").press("Enter")
    expect(ana.page.get_by_text("Bonjour !")).to_be_visible()
    # the host puts a bot on a seat and takes it away, sends the friend off, and she sits down again
    bot = ana.page.get_by_label("Bot on seat 3")
    bot.select_option("4")
    expect(ana.page.get_by_text("bot, strength 4")).to_be_visible()
    bot.select_option("0")
    expect(ana.page.get_by_text("bot, strength 4")).to_have_count(0)
    ana.page.get_by_role("button", name="Remove Béa").click()
    expect(bea.page.get_by_role("button", name="S’asseoir")).to_be_visible()
    bea.page.get_by_role("button", name="S’asseoir").click()
    expect(ana.page.get_by_role("button", name="Remove Béa")).to_be_visible()
    expect(bea.page.get_by_text("L’hôte va lancer la partie.")).to_be_visible()
    ana.page.get_by_role("button", name="Start with a bot").click()
    for one in (ana, bea):
        expect(one.page.locator("[data-prompt]")).to_be_visible()


def test_the_host_composes_a_deck(person: Come) -> None:
    ana = person("Ana")
    ana.allowed = ("status of 400",)  # a deck that will not do is refused
    new_table(ana, "toma", 3, bots=False)
    page = ana.page
    page.get_by_text("More table settings").click()
    page.get_by_label("Deck", exact=True).select_option("custom")
    ones = page.get_by_role("group", name="Value 1: 5 of 5")
    expect(ones).to_be_visible()
    ones.get_by_role("checkbox", name="Freya").uncheck()
    expect(page.get_by_text("Value 1: 4 of 5")).to_be_visible()
    expect(page.get_by_role("alert")).to_be_visible()  # why this deck will not do
    page.get_by_role("checkbox", name="Tobi").check()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="Start with bots").click()
    expect(page.locator("[data-prompt]")).to_be_visible()
    deck = (ana.update() or {})["view"]["deck"]
    assert "tobi" in deck
    assert "freya" not in deck


def test_options_of_another_mode_are_not_shown(person: Come) -> None:
    ana = person("Ana")
    ana.go("/new/torak")
    page = ana.page
    modes = page.get_by_role("group", name="Mode")
    page.get_by_text("More table settings").click()
    raced, met = page.get_by_label("Turn limit of the race"), page.get_by_label("Meeting", exact=True)
    for mode, shown in (("Solo", (0, 0)), ("Competitive", (1, 0)), ("Co-op", (0, 1))):
        modes.get_by_role("radio", name=mode).check()
        for option, n in zip((raced, met), shown, strict=True):
            expect(option).to_have_count(n)


def test_option_without_effect_is_greyed_and_says_what_it_needs(person: Come) -> None:
    ana = person("Ana")
    ana.go("/new/uno")
    page = ana.page
    page.get_by_text("More table settings").click()
    target, reverse = page.get_by_label("Target score"), page.get_by_label("Two-player Reverse")
    expect(target).to_be_visible()
    expect(target).to_be_disabled()
    expect(target).to_have_accessible_description(
        re.compile("No effect here: only with “Play for points” set to “yes”")
    )
    page.get_by_label("Play for points", exact=True).check()
    expect(target).to_be_enabled()
    expect(target).to_have_attribute("step", "50")
    expect(reverse).to_be_visible()
    expect(reverse).to_be_disabled()
    page.get_by_role("group", name="How many seats").get_by_role("radio", name="2", exact=True).check()
    expect(reverse).to_be_enabled()


def test_the_rules_in_the_drawer(person: Come) -> None:
    ana = person("Ana", size=SMALL)
    new_table(ana, "toma", 2, bots=True)
    page = ana.page
    page.locator("#tab-rules").click()
    search = page.get_by_role("searchbox", name="Search the rules")
    search.fill("sovereign")
    expect(page.locator("article[data-clause]")).not_to_have_count(0)
    assert page.locator("article[data-clause]").count() < 30
    search.fill("nothing speaks of this")
    expect(page.get_by_text("No rule speaks of it.")).to_be_visible()
    search.fill("TOMA-3.4")
    page.get_by_role("button", name="TOMA-6.48").first.click()
    expect(page.locator('article.asked[data-clause="TOMA-6.48"]')).to_be_in_viewport()
    expect(search).to_have_value("")


def test_every_no_has_a_reason_and_its_clause(person: Come) -> None:
    ana, bea = person("Ana"), person("Bea")
    table = new_table(ana, "toma", 2, bots=False)
    sit(bea, table)
    ana.page.get_by_role("button", name="Start the game").click()
    for one in (ana, bea):
        expect(one.page.locator("[data-prompt]")).to_be_visible()
    waits = ana if not (ana.update() or {})["ask"] else bea
    seat = waits.info["mine"][0]
    waits.page.locator(f'[data-place="hand-{seat}"] [data-card]').first.click()
    why = waits.page.get_by_role("alert")
    expect(why).to_contain_text("It is not your turn")
    why.get_by_role("button", name=re.compile("TOMA-")).click()
    expect(waits.page.locator("article.asked")).to_be_in_viewport()
    expect(why).to_have_count(0)


def test_a_move_is_taken_back(person: Come, house: House) -> None:
    """What told nobody anything at once, anything else when the others agree."""
    ana, bea = person("Ana", plain=True), person("Bea", plain=True)
    table = new_table(ana, "toma", 2, bots=False)
    sit(bea, table)
    ana.page.get_by_role("button", name="Start the game").click()
    place(house, table, {"hands": "tentra ajito / motta", "pile": "claire cooler sk freya", "turn": 0})
    prompt = ana.page.locator("[data-prompt]")
    take_back = ana.page.get_by_role("button", name="Ask to take my last move back")

    def make(move: str) -> None:
        """Ana plays, and hears of it."""
        wait_until(ana, lambda: move in offered(ana))
        update = ana.update()
        assert update is not None
        play(ana, update, move)
        wait_until(ana, lambda: (ana.update() or update)["seq"] > update["seq"])

    make("discard tentra")
    ana.page.locator("#tab-table").click()
    take_back.click()
    expect(prompt).to_contain_text("which card do you discard?")
    assert offered(ana) == ["discard tentra", "discard ajito"]

    make("discard tentra")
    before = (ana.update() or {})["view"]["players"]
    make("guess 1 5")  # a miss: everybody has learned something
    take_back.click()
    expect(ana.page.get_by_text("the others are thinking about it")).to_be_visible()
    bea.page.get_by_role("alertdialog").get_by_role("button", name="Yes").click()
    wait_until(ana, lambda: "guess 1 5" in offered(ana))
    assert (ana.update() or {})["view"]["players"] == before
    expect(bea.page.get_by_role("alertdialog")).to_have_count(0)


def offered(person: Person) -> list[str]:
    """The moves that somebody is offered."""
    ask = (person.update() or {}).get("ask") or {"moves": []}
    return [offer["text"] for offer in ask["moves"]]


@pytest.mark.seed(2)
def test_replay_save_open_and_play_on(person: Come, tmp_path: Path) -> None:
    ana = person("Ana", plain=True)
    page = ana.page
    table = quick_game(ana)
    assert (ana.update() or {})["seq"] >= 3  # with this seed; so the game can be played on after the first move
    page.get_by_role("link", name="Watch it again").click()
    expect(page.get_by_text(re.compile("Move 0 of"))).to_be_visible()
    page.get_by_role("button", name="Next move").click()
    expect(page.get_by_text(re.compile("Move 1 of"))).to_be_visible()
    cards_open = page.locator(".players").inner_text()
    assert "hidden" not in cards_open
    page.get_by_label("Seen by").select_option("-1")
    page.get_by_label("Move", exact=True).fill("0")  # the first move may have ended the round and shown all cards
    expect(page.locator(".players")).to_contain_text("hidden")
    page.get_by_label("Move", exact=True).press("ArrowRight")
    expect(page).to_have_url(re.compile(r"at=1$"))
    page.reload()
    expect(page.get_by_text(re.compile("Move 1 of"))).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the game").click()
    saved = tmp_path / download.value.suggested_filename
    download.value.save_as(saved)
    assert saved.suffix == ".nyoi"

    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table/*")
    assert ana.table != table
    expect(page.locator("[data-prompt]")).to_be_visible()

    bea = person("Bea", plain=True)
    bea.go("/")
    bea.page.locator("input[type=file]").set_input_files(saved)
    bea.page.wait_for_url("**/replay/*")
    expect(bea.page.get_by_text(re.compile("Move 0 of"))).to_be_visible()
    bea.go("/")
    bea.allowed = ("status of 400",)
    bea.page.locator("input[type=file]").set_input_files(
        {"name": "x.nyoi", "mimeType": "text/plain", "buffer": b"no log"}
    )
    expect(bea.page.get_by_role("alert")).to_be_visible()


def test_a_rematch_for_both_and_the_big_screen_follows(person: Come) -> None:
    ana, bea, tv = person("Ana", plain=True), person("Bea", plain=True), person("Tv")
    table = new_table(ana, "toma", 2, bots=False)
    tv.go(f"/tv/{table}")
    expect(tv.page.get_by_text("Scan the code to take a seat.")).to_be_visible()
    ana.page.get_by_text("More table settings").click()
    ana.page.get_by_role("spinbutton", name="Target").fill("1")
    ana.page.get_by_role("spinbutton", name="Target").press("Tab")
    sit(bea, table)
    ana.page.get_by_role("button", name="Start the game").click()
    expect(tv.page.locator(".board")).to_be_visible()
    play_on([ana, bea], lambda: over(ana) and over(bea), any_move, seed=8)
    expect(tv.page.get_by_role("heading", name=re.compile("wins? the game"))).to_be_visible()
    ana.page.get_by_role("button", name="Look at the table").click()
    ana.page.get_by_role("button", name="What now?").click()
    ana.page.get_by_role("button", name="Play again").click()
    bea.page.get_by_role("button", name="Join the rematch").click()
    ana.page.wait_for_url(lambda url: not url.endswith(table))
    bea.page.wait_for_url(lambda url: not url.endswith(table))
    assert ana.table == bea.table
    tv.page.wait_for_url(f"**/tv/{ana.table}")
    for one in (ana, bea):
        expect(one.page.locator("[data-prompt]")).to_be_visible()
    assert (ana.info["mine"], bea.info["mine"]) == ([0], [1])


def test_settings_are_kept(person: Come) -> None:
    ana = person("Ana")
    ana.go("/")
    page = ana.page
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Français").click()
    page.get_by_role("radio", name="Sombres").check()
    page.get_by_role("checkbox", name="Sons").check()
    page.get_by_role("button", name="Fermer").click()
    expect(page.get_by_role("heading", name="À quoi jouons-nous")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="À quoi jouons-nous")).to_be_visible()
    assert page.evaluate("[document.documentElement.lang, document.documentElement.dataset.theme]") == ["fr", "dark"]


def test_addresses_that_lead_nowhere(person: Come) -> None:
    ana = person("Ana")
    ana.allowed = ("status of 404",)
    ana.go("/table/nothing-here")
    expect(ana.page.get_by_role("heading", name="There is no such table, or no longer.")).to_be_visible()
    ana.go("/new/chess")
    expect(ana.page.get_by_role("heading", name=re.compile("There is no game “chess”"))).to_be_visible()
    ana.go("/me/nothing-here")
    expect(ana.page.get_by_role("heading", name="There is nothing at this address.")).to_be_visible()
    ana.go("/replay/%E0%A4%A")  # a link that was cut in the middle of a letter
    expect(ana.page.get_by_role("heading", name="There is nothing at this address.")).to_be_visible()
    ana.go("/rules")
    expect(ana.page.get_by_role("heading", name="There is nothing at this address.")).to_be_visible()
    ana.page.get_by_role("link", name="To the lobby").click()
    expect(ana.page.get_by_role("heading", name="What shall we play?")).to_be_visible()


TOO_WIDE = """() => ['html', 'main', '.stage', '.board', '.scroll', '#drawer-page', 'dialog', '.leaf'].filter(what =>
    [...document.querySelectorAll(what)].some(node => node.scrollWidth > node.clientWidth + 1))"""


@pytest.mark.long
@pytest.mark.parametrize("size", [DESK, PHONE, SMALL], ids=["desk", "phone", "small"])
def test_nothing_runs_over_the_edge(person: Come, size: tuple[int, int]) -> None:
    ana = person("Ana", size=size, lang="fr-FR", theme="dark")
    page = ana.page
    wide: list[str] = []

    def look(where: str) -> None:
        page.evaluate(SETTLED)
        wide.extend(f"{where}: {found}" for found in page.evaluate(TOO_WIDE))

    ana.go("/")
    expect(page.locator(".tile")).to_have_count(len(nyoi.IDS))
    look("lobby")
    page.get_by_role("button", name="Réglages").click()
    look("settings")
    page.keyboard.press("Escape")
    for game in ("toma", "uno"):
        ana.go(f"/new/{game}")
        page.get_by_text("Autres réglages de la table").click()
        look(f"{game}, new")
        ana.go(f"/rules/{game}")
        expect(page.locator("article[data-clause]").first).to_be_visible()
        look(f"{game}, rules")
        ana.go(f"/new/{game}")
        page.get_by_role("button", name="Inviter des amis").click()
        page.wait_for_url("**/table/*")
        expect(page.locator(".waiting-room")).to_be_visible()
        look(f"{game}, room")
        page.get_by_role("button", name="Commencer, des bots").click()
        expect(page.locator("[data-prompt]")).to_be_visible()
        asked(ana)
        look(f"{game}, table")
        own = page.locator(f'[data-place="hand-{ana.info["mine"][0]}"]')
        for tab in ("log", "rules", "chat", "table"):
            page.locator(f"#tab-{tab}").click()
            look(f"{game}, {tab}")
            sheet, hand = page.locator("#drawer-page").bounding_box(), own.bounding_box()
            assert sheet is not None
            assert hand is not None
            beside = sheet["x"] >= hand["x"] + hand["width"] - 1
            above = sheet["y"] + sheet["height"] <= hand["y"] + 1
            assert beside or above, f"{game}: the drawer covers the hand"
            expect(page.locator("[data-prompt]")).to_be_in_viewport()
        page.locator("#tab-table").click()
    assert wide == []


def test_a_strong_player_is_asked_for_advice(person: Come) -> None:
    ana = person("Ana")
    new_table(ana, "uno", 2, bots=True)
    wait_until(ana, lambda: len(((ana.update() or {}).get("ask") or {"moves": []})["moves"]) > 1)
    ana.page.get_by_role("button", name="Advice").click()
    ana.page.get_by_role("button", name="Ask for advice").click()
    drawer = ana.page.get_by_role("region", name="Advice")
    expect(drawer.locator("li.best")).to_have_count(1, timeout=20_000)
    expect(drawer.locator("li").first).to_contain_text("%")
    before = ana.update()
    drawer.locator("li.best button").click()
    wait_until(ana, lambda: ana.update() is not before)


def test_the_lobby_leads_to_the_credits(person: Come) -> None:
    ana = person("Ana", lang="fr-FR")
    ana.go("/")
    ana.page.get_by_role("link", name="Crédits et hommage").click()
    expect(ana.page.get_by_role("heading", level=1, name="Crédits et hommage")).to_be_visible()
    expect(ana.page.get_by_text("de Phil Vizcarro à l’œuvre d’Akira Toriyama")).to_be_visible()
    expect(ana.page.get_by_text("Nicolas Badoux et Vincent Joassin")).to_be_visible()
    ana.reload()
    expect(ana.page.get_by_role("heading", level=2)).to_have_count(7)


@pytest.mark.parametrize("game", nyoi.IDS)
def test_the_rules_open_with_the_story(person: Come, game: str) -> None:
    ana = person("Ana")
    ana.go(f"/rules/{game}")
    opening = story(game)
    assert opening is not None
    expect(ana.page.locator(".how .story")).to_have_text(opening.en)

"""Names, sharing and getting along, in the browser: from the end of a game to a stranger's own page."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import Browser, expect

from nyoi.kernel.rng import Rng
from tests.server.guests import Guest, play_out, refused, sensible
from tests.web.house import PHONE, House, Person
from tests.web.play import new_table, wait_until
from tests.web.test_axe import objections
from tests.web.test_me import rated, share

pytestmark = pytest.mark.seed(1)
Come = Callable[..., Person]


@contextmanager
def elsewhere(text: str) -> Iterator[str]:
    """Somebody else's site with one page."""

    class Page(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(text.encode() if self.path == "/" else b"")

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Page)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/"  # the same site to a browser, so that its storage is in reach
    server.shutdown()
    server.server_close()
    thread.join()


def test_a_good_game_ends_with_a_name_kept_and_a_link_that_strangers_open(person: Come, browser: Browser) -> None:
    ana, bea = person("Ana the Fair"), person("Bea", size=PHONE)
    ana.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = rated(ana, bea)
    end = ana.page.locator("[data-over]")
    expect(bea.page.locator("[data-over]")).to_be_visible()
    expect(bea.page.locator("[data-keep-name]")).to_have_count(0)  # she gave up: that was no good game
    # the name is kept right there, and the code is shown
    offer = end.locator("[data-keep-name]")
    offer.get_by_role("button", name="Keep my name").click()
    offer.get_by_label("Passphrase").fill("open sesame")
    assert objections(ana, "keeping the name") == []
    offer.get_by_role("button", name="Keep this name").click()
    code = offer.locator("[data-code]").get_attribute("data-code") or ""
    assert re.fullmatch(r"(?:[0-9A-Z]{4}-){4}[0-9A-Z]{4}", code)
    assert objections(ana, "the code") == []
    offer.get_by_role("button", name="I have it").click()
    expect(offer).to_have_count(0)
    # the link, its picture and the code for a page
    link = share(ana)
    end.locator("[data-share]").click()
    sheet = ana.page.locator("[data-sharing]")
    picture = sheet.locator("img.card")
    wait_until(ana, lambda: picture.evaluate("img => img.complete && img.naturalWidth") == 1200)
    sheet.get_by_text("Put the board into a page").click()
    frame = sheet.get_by_label("The code", exact=True).input_value()
    assert objections(ana, "sharing") == []
    # a stranger opens it where it was decided
    cleo = person("Cleo", lang="fr-FR", size=PHONE)
    cleo.page.goto(link)
    expect(cleo.page.locator("[data-decided]")).to_be_visible()
    assert "at=0" not in cleo.page.url
    last = int(cleo.page.locator("input[type=range]").get_attribute("max") or 0)
    assert 0 < int(cleo.page.locator("input[type=range]").input_value()) <= last
    assert objections(cleo, "a shared replay") == []
    cleo.page.get_by_role("button", name="Depuis le début").click()
    expect(cleo.page.locator("input[type=range]")).to_have_value("0")
    framed_elsewhere(browser, ana, frame, table)


def framed_elsewhere(browser: Browser, ana: Person, frame: str, table: str) -> None:
    """On a page of somebody else the board is there, in a frame, without a word about who looks; nothing else is."""
    with browser.new_context(locale="en-GB") as context:
        page = context.new_page()
        page.goto(ana.url)
        kept = json.dumps({"token": "not for frames", "motion": "none"})
        page.evaluate("kept => localStorage.setItem('nyoi', kept)", kept)
        heard: list[str] = []
        wrong: list[str] = []
        page.on("request", lambda request: heard.extend(request.headers) if "/api/" in request.url else None)
        page.on("pageerror", lambda error: wrong.append(str(error)))
        with elsewhere(f"<!doctype html><title>My blog</title>{frame}") as url:
            page.goto(url)
            inside = page.frame_locator("iframe")
            expect(inside.locator("[data-embed] .board")).to_be_visible()
            expect(inside.get_by_role("link", name="Open in Nyoi")).to_have_attribute("target", "_blank")
            inside.get_by_role("button", name="Previous move").click()
            expect(inside.locator("input[type=range]")).to_have_value("0")
        assert heard
        assert {"authorization", "cookie"}.isdisjoint(heard)
        assert wrong == []
        with elsewhere(f'<!doctype html><iframe src="{ana.url}/replay/{table}"></iframe>') as url:
            page.goto(url)
            assert page.frame_locator("iframe").locator(".replay").count() == 0


@pytest.mark.parametrize(("game", "options"), [("toma", {"objective": 1}), ("uno", {})])
def test_who_only_looks_on_has_the_piles_in_the_middle(
    person: Come, house: House, game: str, options: dict[str, int]
) -> None:
    ann = Guest(house.port)
    table = ann.open(game, 3, start=True, options=options)
    with ann.join(table) as s:
        play_out([s], sensible(Rng(1)))
    page = person("Cleo").page
    for path, size in (("embed", (640, 560)), ("replay", (844, 390))):  # the frame that is offered, a phone on its side
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.goto(f"{house.url}/{path}/{table}?at=2")
        middle, board = page.locator(".board .middle").bounding_box(), page.locator(".board").first.bounding_box()
        controls = page.locator(".controls").bounding_box()
        assert middle is not None
        assert board is not None
        assert controls is not None
        assert abs(middle["x"] + middle["width"] / 2 - board["x"] - board["width"] / 2) < 30
        assert middle["y"] + middle["height"] <= controls["y"]


def test_the_code_gives_a_name_back_and_data_goes_for_good(person: Come, house: House) -> None:
    held = Guest(house.port, "Ana of the Code")
    claim = {"nickname": held.name, "passphrase": "forgotten words", "token": held.token}
    code = held.post("/api/claim", claim)["code"]
    ana = person("Somebody", size=PHONE)
    ana.allowed = ("status of 401", "status of 400")
    ana.go("/")
    page = ana.page
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Lost passphrase").click()
    account = page.locator("[data-account]")
    account.get_by_label("Your name at the table").fill(held.name)
    account.get_by_label("Recovery code").fill("AAAA-AAAA")
    account.get_by_label("New passphrase").fill("fresh words")
    account.get_by_role("button", name="Get my name back").click()
    expect(account.get_by_role("alert")).to_contain_text("not the recovery code")
    account.get_by_label("Recovery code").fill(code.lower().replace("-", " "))
    account.get_by_role("button", name="Get my name back").click()
    expect(account.get_by_text("is yours again")).to_be_visible()
    assert account.locator("[data-code]").get_attribute("data-code") != code
    assert refused(held.open) == "no-player"
    # everything as a file, then nothing any more
    account.get_by_text("My data", exact=True).click()
    with page.expect_download() as saved:
        account.get_by_role("button", name="Save my data").click()
    assert held.name in saved.value.path().read_text()
    account.get_by_role("button", name="Delete my data").click()
    assert objections(ana, "my data") == []
    account.get_by_label("To confirm").fill(held.name)
    account.get_by_label("Passphrase", exact=True).fill("wrong words")
    account.get_by_role("button", name="Yes, delete everything").click()
    expect(account.get_by_role("alert")).to_contain_text("not the passphrase")
    account.get_by_label("Passphrase", exact=True).fill("fresh words")
    account.get_by_role("button", name="Yes, delete everything").click()
    expect(account.get_by_text("Your data is deleted.")).to_be_visible()
    assert page.evaluate("JSON.parse(localStorage.getItem('nyoi')).token") == ""
    assert Guest(house.port, held.name).token  # the name is free


def test_a_host_minds_his_table(person: Come, house: House) -> None:
    ana = person("Ana Hosts")
    table = new_table(ana, "toma", 3, bots=False)
    rude = Guest(house.port, "Rude Rudi")
    rude.sit(table)
    page = ana.page
    with rude.join(table) as socket:
        assert socket.command({"type": "say", "text": "something foul"})["ok"]
        expect(page.get_by_text("something foul")).to_be_visible()
        page.get_by_role("button", name="Manage messages").click()
        page.get_by_role("button", name="Remove this message something foul").click()
        expect(page.get_by_text("message removed")).to_be_visible()
        expect(page.get_by_text("something foul")).to_have_count(0)
        page.locator(".chairs").get_by_role("button", name="Block or report Rude Rudi").click()
        about = page.locator("[data-about]")
        about.get_by_role("button", name="Report").click()
        about.get_by_label("Reason").select_option("insults")
        assert objections(ana, "reporting") == []
        about.get_by_role("button", name="Send the report").click()
        expect(about.get_by_text("Thank you.")).to_be_visible()
        about.get_by_role("button", name="Block").click()
        expect(about.get_by_text("is blocked")).to_be_visible()
        page.keyboard.press("Escape")
        assert socket.command({"type": "say", "text": "again"})["ok"]
    page.get_by_role("checkbox", name=re.compile("Close the door")).check()
    late = person("Too Late", size=PHONE)
    late.allowed = ("status of 403",)
    late.go(f"/table/{table}")
    expect(late.page.get_by_text("The door of this table is closed")).to_be_visible()
    assert objections(late, "a closed door") == []
    expect(page.get_by_text("again", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Blocked people").click()
    page.get_by_role("button", name="Unblock Rude Rudi").click()
    expect(page.get_by_text("You have blocked nobody.")).to_be_visible()
    assert objections(ana, "blocked people") == []

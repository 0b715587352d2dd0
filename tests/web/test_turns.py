"""Turn by turn on the page: a push that arrives, an app that opens without a connection, the next table by one key."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Playwright, expect

from tests.server.guests import Guest
from tests.server.pushes import Browser as Subscriber
from tests.server.pushes import PushService
from tests.server.stores import past_the_server
from tests.server.test_days import pass_days
from tests.web.house import PHONE, QUIET, House, Person, chromium
from tests.web.play import wait_until

pytestmark = pytest.mark.seed(1)
Come = Callable[..., Person]


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """A whole browser: one that installs pages and shows notifications."""
    found = playwright.chromium.launch(executable_path=chromium(whole=True), args=QUIET)
    yield found
    found.close()


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    found = PushService()
    yield found
    found.close()


@pytest.fixture(scope="module")
def days(browser: Browser, service: PushService, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house of its own, that writes to the push service of the test and is quick to tell."""
    found = House(tmp_path_factory.mktemp("days"), push_services=(service.url,), notice_seconds=0.0, sweep_seconds=0.1)
    yield found
    found.stop()


# Headless Chromium has no push service that it could reach: who asks it for a subscription gets the one of the test.
SUBSCRIBE = """
const given = %s;
const padded = (text) => atob(text.replaceAll("-", "+").replaceAll("_", "/"));
const plain = (text) => Uint8Array.from(padded(text), (c) => c.charCodeAt(0)).buffer;
let found = null;
PushManager.prototype.subscribe = async function (wish) {
  if (!wish.userVisibleOnly || wish.applicationServerKey.length !== 65) throw new Error("no such key");
  found = {
    endpoint: given.endpoint,
    getKey: (name) => plain(given[name]),
    unsubscribe: async () => ((found = null), true),
  };
  return found;
};
PushManager.prototype.getSubscription = async () => found;
"""

CLICK = """async () => {
  const [notification] = await self.registration.getNotifications();
  self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
}"""


def controlled(person: Person) -> None:
    """The worker has come, and has the page."""
    wait_until(person, lambda: person.page.evaluate("navigator.serviceWorker.controller !== null"))


def worker_of(person: Person) -> tuple[CDPSession, str]:
    """The line to the browser's workers, and the registration of ours."""
    cdp = person.context.new_cdp_session(person.page)
    found: list[str] = []
    cdp.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    cdp.send("ServiceWorker.enable")
    wait_until(person, lambda: bool(found))
    return cdp, found[0]


def shown(person: Person) -> list[dict[str, Any]]:
    """The notifications that are on the screen."""
    return list(
        person.page.evaluate(
            "navigator.serviceWorker.ready.then(w => w.getNotifications())"
            ".then(all => all.map(n => ({title: n.title, body: n.body, tag: n.tag, path: n.data.path})))"
        )
    )


def test_a_push_arrives_in_a_real_browser(browser: Browser, days: House, service: PushService) -> None:
    """Real: page, worker, server, encryption, signature, request. Bridged: the push service and its line."""
    bob, subscriber = Guest(days.port, "Bob"), Subscriber()
    ana = Person(browser, days.url, "Ana", size=PHONE)
    ana.context.grant_permissions(["notifications"], origin=days.url)
    ana.page.add_init_script(SUBSCRIBE % json.dumps(subscriber.wish(service.url + "ana")))
    ana.go("/new/toma")
    assert ana.page.locator("[data-ask-told]").count() == 0  # nobody is asked on a first visit
    ana.page.get_by_text("More table settings").click()
    ana.page.get_by_label("Thinking time").select_option("3 days for each move")
    expect(ana.page.get_by_text("Nobody has to sit there")).to_be_visible()
    controlled(ana)
    ana.page.get_by_role("button", name="Invite friends").click()
    ana.page.wait_for_url("**/table/*")
    table = ana.table
    ana.page.get_by_role("button", name="Yes, tell me").click()
    expect(ana.page.get_by_text("We tell you when it is your turn.")).to_be_visible()
    bob.sit(table)
    ana.page.get_by_role("button", name=re.compile("Start")).click()
    expect(ana.page.locator("[data-prompt]")).to_be_visible()
    ana.go("/")  # away from the table
    with bob.join(table) as b:
        mine = b.info["mine"][0]
        b.wait(lambda: not b.info["seats"][0]["online"])
        if not b.moves(mine):  # Ana was there, and did not move: her days pass
            pass_days(days.database, 4)
        while not service.arrived:  # until she is asked again
            if b.moves(mine):
                b.reach(mine, b.play(mine, b.moves(mine)[0])["seq"])
            else:
                b.drain(0.05)
    pushed = service.arrived[-1]
    key = bob.get("/api/me/told")["key"]
    assert pushed.signed_by(key)["aud"] == service.url.rstrip("/")
    message = subscriber.read(pushed.body)
    cdp, registration = worker_of(ana)
    assert shown(ana) == []
    cdp.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": days.url, "registrationId": registration, "data": json.dumps(message)},
    )
    wait_until(ana, lambda: bool(shown(ana)))
    (found,) = shown(ana)
    assert found["title"] == "Your turn: Toma’s Dragon Balls"
    assert "Bob" in found["body"]
    assert (found["tag"], found["path"]) == (table, f"/table/{table}")
    ana.context.service_workers[0].evaluate(CLICK)
    ana.page.wait_for_url(f"**/table/{table}")  # in the tab that is open
    wait_until(ana, lambda: not shown(ana))
    assert ana.unexpected == []
    ana.close()


OLD = """
const old = { endpoint: "https://push.example/old", options: { applicationServerKey: new Uint8Array(65).buffer } };
old.unsubscribe = async () => ((found = null), true);
old.getKey = () => new Uint8Array(16).buffer;
const subscribed = PushManager.prototype.subscribe;
PushManager.prototype.subscribe = function (wish) {
  if (found) throw new DOMException("another key", "InvalidStateError");
  return subscribed.call(this, wish);
};
found = old;
"""


def test_a_browser_that_was_told_by_another_house_is_told_by_this_one(
    browser: Browser, days: House, service: PushService
) -> None:
    """The house has a new database, and so another key: what the browser had is of no use, and is given anew."""
    guest, subscriber = Guest(days.port, "Eve"), Subscriber()
    eve = Person(browser, days.url, "Eve")
    eve.context.grant_permissions(["notifications"], origin=days.url)
    eve.page.add_init_script(SUBSCRIBE % json.dumps(subscriber.wish(service.url + "eve")) + OLD)
    eve.go("/")
    controlled(eve)
    told = {"token": guest.token, "known": guest.name, "nickname": guest.name}
    eve.page.evaluate(
        "told => localStorage.setItem('nyoi', JSON.stringify({...JSON.parse(localStorage.getItem('nyoi')), ...told}))",
        told,
    )
    eve.reload()
    wait_until(eve, lambda: guest.get("/api/me/told")["devices"] == 1)
    with past_the_server(days.database) as db:
        (row,) = db.execute(
            "select endpoint from pushes where endpoint like '%/eve' or endpoint like '%/old'"
        ).fetchall()
    assert row[0] == service.url + "eve"
    eve.close()


def test_the_page_installs_and_opens_without_a_connection(person: Come, house: House) -> None:
    ana = person("Ana", lang="fr-FR", size=PHONE)
    ana.allowed = ("Failed to load resource", "net::ERR_INTERNET_DISCONNECTED")
    ana.go("/")
    expect(ana.page.locator(".tile").first).to_be_visible()
    controlled(ana)
    cdp = ana.context.new_cdp_session(ana.page)
    found = cdp.send("Page.getAppManifest")
    assert found["errors"] == []
    assert found["url"].endswith("/manifest.fr.webmanifest")
    manifest = json.loads(found["data"])
    assert (manifest["name"], manifest["display"], manifest["lang"]) == ("Nyoi", "standalone", "fr")
    errors = cdp.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in errors if one["errorId"] != "in-incognito"] == []
    kept = ana.page.evaluate(
        "caches.keys().then(names => Promise.all(names.map(name => caches.open(name).then(c => c.keys()))))"
        ".then(all => all.flat().map(r => new URL(r.url).pathname))"
    )
    assert "/index.html" in kept
    assert [path for path in kept if path.startswith(("/api", "/ws", "/table"))] == []
    ana.go("/me/games")
    expect(ana.page.locator("[data-me]")).to_be_visible()  # what was opened once opens again
    ana.context.set_offline(True)
    for path in ("/", "/table/whatever", "/me/games"):
        ana.page.goto(ana.url + path)
        expect(ana.page.get_by_role("heading", name="Pas de connexion")).to_be_visible()
        expect(ana.page.get_by_text("Vos parties sont à l’abri")).to_be_visible()
    ana.page.goto(ana.url + "/")
    expect(ana.page.get_by_role("heading", name="Pas de connexion")).to_be_visible()
    ana.context.set_offline(False)
    expect(ana.page.locator(".tile").first).to_be_visible()  # it goes on by itself


def test_one_key_goes_to_the_next_table_that_waits(person: Come, house: House) -> None:
    ana, bob = person("Ana", plain=True), Guest(house.port)
    ana.allowed = ("closed before the connection is established",)  # who goes on at once
    ana.go("/")
    expect(ana.page.locator(".tile").first).to_be_visible()
    token = Guest(house.port, "Ana of the keys")
    tables: list[str] = []
    while len(tables) < 2:  # tables at which it is her turn at once
        table = token.open("toma", 2, clock=[2])
        bob.sit(table)
        token.at(table, "start")
        if any(one["id"] == table for one in token.get("/api/me/waiting")):
            tables.append(table)
    mine = {table: [{"seat": seat, "token": t} for seat, t in token.seats[table].items()] for table in tables}
    ana.page.evaluate(
        "told => localStorage.setItem('nyoi', JSON.stringify({...JSON.parse(localStorage.getItem('nyoi')), ...told}))",
        {"token": token.token, "known": token.name, "nickname": token.name, "seats": mine},
    )
    ana.reload()
    expect(ana.page.locator("[data-waits='2']")).to_be_visible()
    expect(ana.page).to_have_title("(2) Nyoi")
    expect(ana.page.locator("[data-left]").first).to_contain_text("left")
    ana.page.keyboard.press("n")
    ana.page.wait_for_url(f"**/table/{tables[0]}")
    expect(ana.page.locator("[data-prompt]")).to_be_visible()
    expect(ana.page).to_have_title(re.compile(r"^\(1\) ● "))
    ana.page.locator("[data-waits='1']").click()
    ana.page.wait_for_url(f"**/table/{tables[1]}")
    ana.page.keyboard.press("n")
    ana.page.wait_for_url(f"**/table/{tables[0]}")  # round again
    expect(ana.page.locator("[data-prompt]")).to_be_visible()
    ana.page.keyboard.press("?")
    expect(ana.page.locator("dialog[open][data-keys]")).to_contain_text("the next table that waits for you")


def test_what_is_kept_of_an_older_version_goes(person: Come, house: House, tmp_path: Path) -> None:
    """A new version of the worker takes over by itself, and the shelf of the version before the last is gone."""
    ana = person("Ana")
    ana.go("/")
    controlled(ana)
    ana.page.evaluate("Promise.all(['nyoi-1', 'nyoi-2', 'nyoi-3'].map(name => caches.open(name)))")
    ana.page.evaluate("navigator.serviceWorker.getRegistration().then(found => found.unregister())")
    ana.reload()
    wait_until(ana, lambda: len(ana.page.evaluate("caches.keys()")) == 2)
    kept = ana.page.evaluate("caches.keys()")
    assert not {"nyoi-1", "nyoi-2"} & {*kept}

"""Being told: a push that arrives once, encrypted and signed; an e-mail that was asked for; nothing that is secret."""

from __future__ import annotations

import re
import signal
import socket
from collections.abc import Iterator
from contextlib import suppress
from email.message import Message
from email.parser import BytesParser
from email.policy import default
from pathlib import Path
from threading import Event, Thread
from typing import Any
from urllib.parse import quote, urlsplit

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult

from nyoi.server.config import Config
from nyoi.server.house.mail import Post, checked_mail
from nyoi.server.house.push import Undeliverable, posted
from nyoi.server.store.notes import Address
from tests.server.certificates import certified
from tests.server.guests import Guest, Running, ask, free_port, refused, until
from tests.server.pushes import Browser, PushService
from tests.server.stores import database_at, past_the_server
from tests.server.test_days import begun, turns
from tools.load import serving

pytestmark = pytest.mark.seed(1)


@pytest.fixture
def service() -> Iterator[PushService]:
    found = PushService()
    yield found
    found.close()


class Mailbox:
    """A mail server on this machine, and what it was given."""

    def __init__(self, **more: Any) -> None:
        self.letters: list[Message] = []
        self.raw: list[bytes] = []
        self.refuse = ""
        self._server = Controller(self, hostname="127.0.0.1", port=free_port(), **more)
        self._server.start()
        self.url = f"smtp+plain://127.0.0.1:{self._server.port}"

    async def handle_DATA(self, server: object, session: object, envelope: Any) -> str:  # noqa: N802
        if self.refuse:
            return self.refuse
        self.raw.append(envelope.content)
        self.letters.append(BytesParser(policy=default).parsebytes(envelope.content))
        return "250 OK"

    def close(self) -> None:
        self._server.stop()


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    found = Mailbox()
    yield found
    found.close()


@pytest.fixture
def house(tmp_path: Path, service: PushService, mailbox: Mailbox) -> Iterator[Running]:
    more: dict[str, Any] = {"mail": mailbox.url, "mail_from": "nyoi@play.example", "url": "https://play.example"}
    running = Running(tmp_path, sweep_seconds=0.1, notice_seconds=0.0, push_services=(service.url,), **more)
    yield running
    running.stop()


def notes(database: str) -> list[tuple[Any, ...]]:
    with past_the_server(database) as db:
        return [tuple(row) for row in db.execute("select player, tbl, kind, tries from notes").fetchall()]


def text_of(letter: Message) -> str:
    body = letter.get_payload(decode=True)
    assert isinstance(body, bytes)
    return body.decode()


def test_a_push_arrives_once_signed_and_readable_by_its_browser_alone(house: Running, service: PushService) -> None:
    ann, bob = Guest(house.port, "Ann"), Guest(house.port, "Bob")
    browsers = {guest.name: Browser() for guest in (ann, bob)}
    key = ann.get("/api/me/told")["key"]
    assert key == bob.get("/api/me/told")["key"]
    for guest, lang in ((ann, "en"), (bob, "fr")):
        told = guest.post("/api/me/push", browsers[guest.name].wish(service.url + guest.name, lang))
        assert told["devices"] == 1
    table = begun(ann, bob)
    until(lambda: len(service.arrived) == 2)
    asked = next(iter(turns(house.database, table)))
    for pushed in service.arrived:
        name = pushed.path.strip("/")
        message = browsers[name].read(pushed.body)
        claims = pushed.signed_by(key)
        assert claims["aud"] == service.url.rstrip("/")
        assert claims["sub"] == "https://play.example"
        assert pushed.headers["content-encoding"] == "aes128gcm"
        assert len(pushed.headers["topic"]) == 32
        mine = ("Ann", "Bob")[asked] == name
        assert message["url"] == f"/table/{table}"
        assert message["tag"] == table
        if name == "Bob":
            assert message["title"] == (
                "À vous de jouer\u202f: Les Boules de Toma" if mine else "Les Boules de Toma\u202f: c’est parti"
            )
        else:
            assert "Bob" in message["body"]
            assert ("waits for you" in message["body"]) == mine
        assert set(message) == {"title", "body", "url", "tag", "lang"}  # and nothing of the game
    until(lambda: not notes(house.database))
    with (ann, bob)[asked].join(table) as s:
        assert s.play(asked, s.moves(asked)[0])["ok"]
        if asked in turns(house.database, table):  # asked again, and there: nothing is sent
            until(lambda: not notes(house.database))
            assert len(service.arrived) == 2


def test_who_comes_by_himself_is_not_told(tmp_path: Path, service: PushService) -> None:
    house = Running(tmp_path, sweep_seconds=0.1, notice_seconds=1000.0, push_services=(service.url,))
    ann, bob = Guest(house.port), Guest(house.port)
    for guest in (ann, bob):
        guest.post("/api/me/push", Browser().wish(service.url + guest.name.replace(" ", "")))
    table = begun(ann, bob)
    assert len(notes(house.database)) == 2
    with ann.join(table):
        until(lambda: len(notes(house.database)) == 1)
    with bob.join(table):
        until(lambda: not notes(house.database))
    assert service.arrived == []
    house.stop()


def test_a_device_that_is_no_more_is_forgotten_and_one_that_fails_is_tried_again(
    house: Running, service: PushService
) -> None:
    ann, bob = Guest(house.port), Guest(house.port)
    ann.post("/api/me/push", Browser().wish(service.url + "a"))
    service.status = 503
    table = begun(ann, bob)
    until(lambda: [note[3] for note in notes(house.database)] == [1])
    with past_the_server(house.database) as db:
        until(lambda: db.execute("select failed from pushes").fetchall() == [(1,)])
        db.execute("update notes set at = 0")  # a minute passes
    house.server.app.house.notices._resting.clear()
    service.status = 410
    house.loop.call_soon_threadsafe(house.server.app.house.notices.wake)
    until(lambda: ann.get("/api/me/told")["devices"] == 0)
    until(lambda: not notes(house.database))
    assert table


def test_where_nothing_may_be_sent(house: Running, service: PushService) -> None:
    ann = Guest(house.port)
    browser = Browser()
    for wrong in (
        "http://push.example/x",
        "https://user@push.example/x",
        "https://push.example:22/x",
        "file:///etc/passwd",
        "https:///x",
        "https://push.example/a b",
        "nonsense",
    ):
        assert refused(ann.post, "/api/me/push", browser.wish(wrong)) == "bad-subscription"
    good = browser.wish("https://push.example/x")
    for key, value in (("p256dh", "AAAA"), ("auth", "AAAA"), ("p256dh", "B" + "A" * 86), ("auth", "é")):
        assert refused(ann.post, "/api/me/push", {**good, key: value}) == "bad-subscription"
    assert refused(ann.post, "/api/me/push", {**good, "endpoint": "https://x/" + "a" * 2000}) == "bad-message"
    local = ("127.0.0.1", "10.0.0.1", "192.168.1.1", "169.254.169.254", "[::1]", "[fd00::1]", "[fec0::1]", "[ff02::1]")
    wrapped = ("[::ffff:10.0.0.1]", "[64:ff9b::a00:1]", "[64:ff9b:1::a00:1]", "[2002:a00:1::]", "[::10.0.0.1]")
    for inner in (*local, *wrapped):
        with pytest.raises(Undeliverable) as no:
            posted(f"https://{inner}/x", {}, b"", ())
        assert no.value.gone
    for nobody in ("a..b", "a" * 70 + ".example"):  # no name at all, though it looks like an address
        with pytest.raises(Undeliverable):
            posted(f"https://{nobody}/x", {}, b"", ())
    service.status = 307  # nobody is followed elsewhere
    assert posted(service.url + "x", {}, b"", (service.url,)) == 307
    assert len(service.arrived) == 1
    for i in range(12):
        ann.post("/api/me/push", Browser().wish(f"{service.url}{i}"))
    assert ann.get("/api/me/told")["devices"] == 10


def test_who_answers_byte_by_byte_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """A stranger's address that never comes to an end of its answer: the thread is free again all the same."""
    monkeypatch.setattr("nyoi.server.house.push.SECONDS", 0.5)
    hung_up, answered = Event(), Event()
    with socket.create_server(("127.0.0.1", 0)) as slow:

        def answer() -> None:
            line, _ = slow.accept()
            with line, suppress(OSError):
                line.recv(65536)
                line.sendall(b"HTTP/1.1 201 Created\r\nX-Slow: ")
                for _ in range(400):  # each byte in time
                    line.sendall(b"x")
                    hung_up.wait(0.05)
                answered.set()
            hung_up.set()

        thread = Thread(target=answer)
        thread.start()
        url = f"http://127.0.0.1:{slow.getsockname()[1]}/"
        with suppress(Undeliverable):  # the status has arrived, or not yet
            posted(url, {}, b"", (url,))
        assert not answered.is_set()
        assert hung_up.wait(30)
        assert not answered.is_set()
        thread.join()


def test_a_note_that_breaks_something_is_not_tried_for_ever(
    house: Running, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("nyoi.server.house.push.Signer.send", broken)
    ann, bob = Guest(house.port), Guest(house.port)
    ann.post("/api/me/push", Browser().wish(service.url + "a"))
    begun(ann, bob)
    until(lambda: [note[3] for note in notes(house.database)] == [1])
    with past_the_server(house.database) as db:
        db.execute("update notes set at = 0, tries = 6")
    house.loop.call_soon_threadsafe(house.server.app.house.notices.wake)
    until(lambda: not notes(house.database))
    assert house.server.app.metrics.counts.pop("nyoi_errors_total") == 2  # and the host sees that something is wrong


def test_signing_out_everywhere_silences_every_device(house: Running, service: PushService) -> None:
    ann = Guest(house.port)
    ann.post("/api/me/push", Browser().wish(service.url + "x"))
    ann.token = ann.post("/api/signout", {"everywhere": True})["token"]
    assert ann.get("/api/me/told")["devices"] == 0


def test_an_address_is_asked_first_and_stops_with_one_click(house: Running, mailbox: Mailbox) -> None:
    ann, bob = Guest(house.port, "Ann M"), Guest(house.port, "Bob M")
    for wrong in ("ana", "ana@", "a b@mail.example", "a@mail.example\nBcc: all@mail.example", "é@mail.example"):
        assert refused(ann.post, "/api/me/mail", {"address": wrong}) == "bad-address"
    told = ann.post("/api/me/mail", {"address": "ann@mail.example", "lang": "fr"})
    assert (told["address"], told["confirmed"]) == ("ann@mail.example", False)
    begun(ann, bob)
    until(lambda: not notes(house.database))
    assert [letter["subject"] for letter in mailbox.letters] == ["Nyoi\u202f: est-ce bien votre adresse\u202f?"]
    token = re.search(r"https://play\.example/mail/(\S+)", text_of(mailbox.letters[0]))
    assert token is not None
    link = f"/api/mail/{token[1]}"
    assert ask(house.port, "GET", link)[0] == 200  # a machine that looks at links confirms nothing
    assert not ann.get("/api/me/told")["confirmed"]
    assert ask(house.port, "POST", f"{link}/confirm")[0] == 200
    assert ann.get("/api/me/told")["confirmed"]
    begun(bob, ann)
    until(lambda: len(mailbox.letters) == 2)
    letter = mailbox.letters[1]
    assert "Les Boules de Toma" in str(letter["subject"])
    assert "https://play.example/table/" in text_of(letter)
    assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    stop = re.search(
        rb"^List-Unsubscribe: <https://play\.example(/api/mail/[A-Za-z0-9._-]+/stop)>\r$", mailbox.raw[1], re.M
    )
    assert stop is not None  # in one line and as it is: mail programs read it
    assert re.search(rb"^Message-ID: <[^>\s]+@play\.example>\r$", mailbox.raw[1], re.M)
    status, _, _ = ask(house.port, "POST", stop[1].decode(), "List-Unsubscribe=One-Click")  # as a mail program does
    assert status == 200
    assert ann.get("/api/me/told")["address"] == ""
    begun(bob, ann)
    until(lambda: not notes(house.database))
    assert len(mailbox.letters) == 2
    assert ask(house.port, "POST", f"{link}/confirm")[0] == 200  # of an address that was given up nothing is left
    assert not ann.get("/api/me/told")["confirmed"]
    bob.post("/api/me/mail", {"address": "bob@mail.example"})
    signature = token[1].rpartition(".")[2]
    told = set()
    for player in range(1, 9):  # some of them have an address, some have none: a forged link is told the same
        for forged in (re.sub(r"^\d+", str(player), token[1]), f"{player}.{'a' * 22}.{signature}"):
            if forged != token[1]:
                told.add(ask(house.port, "GET", f"/api/mail/{forged}")[::2])
                told.add(ask(house.port, "POST", f"/api/mail/{forged}/confirm")[::2])
    assert len(told) == 1
    assert {status for status, _ in told} == {404}
    letters = quote("é" * 43)
    for wrong in ("x", "1.x", f"{10**30}.{'a' * 22}.{'a' * 43}", f"1.{letters}", f"1.{quote('é' * 22)}.{letters}"):
        assert ask(house.port, "GET", f"/api/mail/{wrong}")[0] == 404
    mailbox.refuse = "451 later"
    assert refused(ann.post, "/api/me/mail", {"address": "ann2@mail.example"}) == "mail-away"


def test_a_house_without_mail_says_so(running: Running, ann: Guest) -> None:
    assert ann.get("/api/me/told")["mail"] is False
    assert refused(ann.post, "/api/me/mail", {"address": "ann@mail.example"}) == "no-mail"
    checked_mail(Config(mail="smtps://u@mail.example", mail_from="a@b.example", url="https://b.example"))
    for wrong in ("mail.example", "smtps://mail.example", "smtp://x:y:z"):
        with pytest.raises(Exception, match=r"bad-mail|mail-needs"):
            checked_mail(Config(mail=wrong))


def test_a_mail_server_is_believed_by_its_certificate_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """STARTTLS and a password, to a server whose certificate somebody vouches for; to any other nothing is said."""
    certificate, context = certified(tmp_path, "localhost")
    known: list[tuple[bytes, bytes]] = []

    def signs_in(server: object, session: object, envelope: object, mechanism: str, data: Any) -> AuthResult:
        known.append((data.login, data.password))
        return AuthResult(success=True)

    mailbox = Mailbox(tls_context=context, require_starttls=True, authenticator=signs_in, auth_required=True)
    url = mailbox.url.replace("smtp+plain://127.0.0.1", "smtp://nyoi%40play.example@localhost")
    config = Config(mail=url, mail_from="nyoi@play.example", url="https://play.example", mail_password="seven")
    post, to = Post(config, "key"), Address(1, "ann@mail.example", "en", True, 0.0)
    letter = post.notice(to, "title", "text", "/table/x")
    with pytest.raises(Undeliverable):
        post.send(letter)
    assert (mailbox.letters, known) == ([], [])
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    post.send(letter)
    assert known == [(b"nyoi@play.example", b"seven")]
    assert [str(found["subject"]) for found in mailbox.letters] == ["title"]
    mailbox.close()


def test_a_push_goes_to_the_address_that_was_looked_at_and_to_that_name_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    certificate, context = certified(tmp_path, "push.example")
    service = PushService(context)
    port = urlsplit(service.url).port
    monkeypatch.setattr("nyoi.server.house.push.public", lambda name, port: ["127.0.0.2", "127.0.0.1"])
    monkeypatch.setattr("nyoi.server.house.push.target", lambda endpoint, services: urlsplit(endpoint))
    with pytest.raises(Undeliverable, match="SSLCert"):
        posted(f"https://push.example:{port}/x", {}, b"", ())
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    assert posted(f"https://push.example:{port}/x?y=1", {}, b"sealed", ()) == 201
    with pytest.raises(Undeliverable, match="SSLCert"):  # another name there
        posted(f"https://other.example:{port}/x", {}, b"", ())
    assert [(pushed.path, pushed.body) for pushed in service.arrived] == [("/x?y=1", b"sealed")]
    service.close()


def test_what_was_to_be_sent_is_sent_after_kill_minus_nine(tmp_path: Path, service: PushService) -> None:
    """Killed before anything went out: the next server sends it, once, and is known by the same key."""
    database = database_at(tmp_path / "outbox.db")
    more: dict[str, Any] = {"push_services": (service.url,), "notice_seconds": 3600.0, "sweep_seconds": 0.1}
    with serving(database, seed=1, **more) as server:
        ann, bob = Guest(server.port), Guest(server.port)
        browser = Browser()
        ann.post("/api/me/push", browser.wish(service.url + "ann"))
        key = ann.get("/api/me/told")["key"]
        table = begun(ann, bob)
        server.end(signal.SIGKILL)
        assert len(notes(database)) == 2
        assert service.arrived == []
        with past_the_server(database) as db:
            db.execute("update notes set at = at - 3600")
        server.start()
        until(lambda: not notes(database))
        assert len(service.arrived) == 1
        assert browser.read(service.arrived[0].body)["tag"] == table
        service.arrived[0].signed_by(key)  # the key of the house is what it was
        assert ann.get("/api/me/told")["key"] == key
        server.end(signal.SIGKILL)

"""What a link says of itself: its head, its picture, and the board that others may frame."""

from __future__ import annotations

import io
import re
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest
from PIL import Image

from nyoi.games import IDS
from nyoi.kernel.rng import Rng
from nyoi.server.http import static
from nyoi.server.share.card import card_of
from nyoi.server.share.draw import art, drawn, painted
from nyoi.server.share.evening import evening_card
from nyoi.server.store.evenings import ENDED, RUNNING, Evening, Pairing, Person
from nyoi.server.store.past import Past, PastSeat
from nyoi.server.store.protocol import LOBBY, OVER, PLAYING, SeatRow, TableRow
from nyoi.server.wire.evenings import EveningTerms
from tests.server.guests import Guest, Running, ask, play_out, sensible, until
from tests.server.test_foreign import bring, played

pytestmark = [
    pytest.mark.seed(1),
    pytest.mark.skipif(not (static.FOLDER / "picture" / "art.json").is_file(), reason="the page is not built"),
]
EVIL = '"><script>x</script>'  # 20 letters: a name like any other


class Head(HTMLParser):
    """What stands in the head of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.meta: dict[str, str] = {}
        self.tags: list[str] = []
        self.title = self.lang = ""
        self._in_title = False
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.tags.append(tag)
        self._in_title = tag == "title"
        if tag == "html":
            self.lang = found.get("lang") or ""
        if tag == "meta":
            self.meta[found.get("property") or found.get("name") or ""] = found.get("content") or ""

    def handle_data(self, data: str) -> None:
        if self._in_title:
            self.title += data
            self._in_title = False


def head(port: int, path: str, lang: str = "en", status: int = 200) -> Head:
    found, _, data = ask(port, "GET", path, headers={"Accept-Language": lang, "Accept": "text/html"})
    assert found == status
    return Head(data.decode())


def finished(one: Guest, other: Guest) -> str:
    """A whole game, as it is in the archive."""
    table = one.open()
    other.sit(table)
    one.at(table, "start")
    with one.join(table) as s, other.join(table) as t:
        play_out([s, t], sensible(Rng(1)))
    until(lambda: one.get("/api/me/games")["games"])
    return table


def test_a_game_that_is_over_has_a_title_a_sentence_and_a_picture(running: Running) -> None:
    ann, bob = Guest(running.port, "Ann of the Link"), Guest(running.port, EVIL)
    table = finished(ann, bob)
    plain = Head((static.FOLDER / "index.html").read_text())
    for lang, won, call in (("fr-FR,fr;q=0.9", "gagne", "Revoyez"), ("en", "wins!", "See the moment")):
        found = head(running.port, f"/replay/{table}", lang)
        assert found.lang == lang[:2]
        assert won in found.meta["og:title"]
        assert call in found.meta["og:description"]
        assert found.meta["og:image:alt"].count("Ann of the Link") == (2 if "Ann" in found.meta["og:title"] else 1)
        assert EVIL in found.meta["og:image:alt"]  # to the letter, and nothing but letters
        assert found.tags.count("script") == plain.tags.count("script")
        assert found.meta["twitter:card"] == "summary_large_image"
        picture = found.meta["og:image"]
        assert picture == f"http://127.0.0.1:{running.port}/picture/{table}.png?lang={lang[:2]}"
        status, headers, data = ask(running.port, "GET", picture.partition(str(running.port))[2])
        assert (status, headers["content-type"]) == (200, "image/png")
        assert headers["cross-origin-resource-policy"] == "cross-origin"
        assert Image.open(io.BytesIO(data)).size == (1200, 630)
        again = {"If-None-Match": headers["etag"]}
        assert ask(running.port, "GET", f"/picture/{table}.png?lang={lang[:2]}", headers=again)[0] == 304
    assert head(running.port, f"/replay/{table}?lang=en", "fr").lang == "en"  # as the link itself says


@pytest.mark.parametrize("moves", [8, 10_000])
def test_a_game_brought_along_has_its_page_while_somebody_looks_at_it(running: Running, moves: int) -> None:
    """Finished or not; the archive knows nothing of it."""
    ann, port = Guest(running.port, "Ann of the Log"), running.port
    status, found = bring(port, ann.token, played(moves=moves))
    assert status == 200
    table = found["table"]
    with ann.join(table) as seat:
        seat.wait(lambda: table in running.server.app.house.tables)
        titles = [head(port, path).meta["og:title"] for path in (f"/replay/{table}", f"/replay/{table}?at=1")]
        assert titles[0] == titles[1]
        assert ("win" in titles[0]) == (moves > 8)
        assert ask(port, "GET", f"/picture/{table}.png")[0] == 200


def test_an_invitation_says_who_waits_and_nothing_of_the_game(running: Running) -> None:
    ann, port = Guest(running.port, "Ann who invites"), running.port
    table = ann.open(seats=3)
    found = head(port, f"/table/{table}")
    assert found.meta["og:title"].startswith("Ann who invites is waiting for you")
    assert "2 seats are free." in found.meta["og:description"]
    ann.at(table, "start", {"fill": 1})
    found = head(port, f"/table/{table}")
    assert "a game being played" in found.meta["og:title"]
    ann.at(table, "door", {"shut": True})
    found = head(port, f"/table/{table}")
    assert "Ann" not in str(found.meta)
    assert "closed" in found.meta["og:description"]
    assert ask(port, "GET", f"/picture/{table}.png")[0] == 200
    head(port, "/table/nothing", status=404)
    assert ask(port, "GET", "/picture/nothing.png")[0] == 404


def picture_of(port: int, found: Head) -> Image.Image:
    """The picture that a page names."""
    status, headers, data = ask(port, "GET", found.meta["og:image"].partition(str(port))[2])
    assert (status, headers["content-type"]) == (200, "image/png")
    return Image.open(io.BytesIO(data))


def test_a_puzzle_does_not_tell_who_won(running: Running) -> None:
    ann, bob, port = Guest(running.port, "Ann of the Puzzle"), Guest(running.port, "Bob of the Puzzle"), running.port
    table = finished(ann, bob)
    found = head(port, f"/puzzle/{table}-2")
    assert found.meta["og:title"].startswith("Your turn")
    assert "Puzzle" not in str(found.meta)  # nobody is named
    assert "win" not in str(found.meta).replace("window", "")
    told = ask(port, "GET", f"/picture/{table}.png?lang=en")[2]
    assert picture_of(port, found).size == (1200, 630)
    assert ask(port, "GET", f"/picture/{table}.png?of=puzzle&lang=en")[2] != told
    running_one = ann.open(start=True)
    assert head(port, f"/puzzle/{running_one}-2").meta["og:title"].endswith("a game being played")


def test_the_link_to_an_evening_says_who_invites_and_in_the_end_who_won(running: Running) -> None:
    port = running.port
    ann, bob = Guest(port, "Ann who invites"), Guest(port, EVIL)
    code = ann.post("/api/evenings", {"nickname": ann.name, "name": "Friday <night>"})["code"]
    bob.post(f"/api/evenings/{code}/come", {"nickname": EVIL})
    for path in (f"/evening/{code}", f"/screen/{code}"):
        found = head(port, path)
        assert found.meta["og:title"].startswith("Friday <night>")
        assert found.meta["og:description"].startswith("Ann who invites invites you")
        assert EVIL in found.meta["og:image:alt"]
        assert "night" not in found.tags
        assert picture_of(port, found).size == (1200, 630)
    assert "soirée" in head(port, f"/evening/{code}", "fr").meta["og:description"]
    ann.post(f"/api/evenings/{code}/change", {"closed": True})
    found = head(port, f"/evening/{code}")
    assert not any(word in str(found.meta) for word in ("Ann", EVIL, "Friday"))
    assert "door" in found.meta["og:description"]
    assert picture_of(port, found).size == (1200, 630)
    head(port, "/evening/CCCCCC", status=404)
    assert ask(port, "GET", "/picture/evening/CCCCCC.png")[0] == 404
    assert head(port, "/evening/new").meta.get("og:title") is None


def test_of_a_tournament_that_is_over_the_link_tells_how_all_stand() -> None:
    people = tuple(Person(n, n, name, seed=n) for n, name in enumerate(("Ann", "Bob", "", "Dan"), 1))
    terms = EveningTerms(form="swiss", game="toma", mode="base")
    pairings = (
        Pairing(1, 0, 0, "a", "toma", (1, 3), (2, 1)),
        Pairing(1, 1, 0, "b", "toma", (2, 4), (1, 1)),
    )
    evening = Evening("CCCCCC", "Friday", 1, RUNNING, 1, False, terms, 0.0, 0.0, people, pairings)
    card = evening_card(evening, "en")
    assert (card.title, card.name) == ("Friday", "Swiss \u00b7 Toma’s Dragon Balls")
    assert [(one.name, one.place, one.score) for one in card.people] == [("Ann", 0, ""), ("Bob", 0, ""), ("Dan", 0, "")]
    ended = evening_card(evening._replace(status=ENDED), "en")  # by its host, after one round of three
    assert (ended.note, any(one.won for one in ended.people)) == ("The evening is over.", False)
    short = evening._replace(status=ENDED, terms=msgspec.structs.replace(terms, rounds=1))
    card = evening_card(short, "fr")
    assert [one.won for one in card.people] == [True, False, False, False]
    assert [(one.name, one.place, one.score) for one in card.people] == [
        ("Quelqu’un", 1, "1"),  # who has gone for good
        ("Bob", 2, "½"),
        ("Dan", 2, "½"),
        ("Ann", 4, "0"),
    ]
    assert card.note == "Victoire\u202f: Quelqu’un."
    found = art()
    assert found is not None
    assert Image.open(io.BytesIO(painted(card, found))).size == (1200, 630)


def test_only_the_board_of_a_game_that_is_over_may_be_framed(running: Running) -> None:
    ann, bob, port = Guest(running.port), Guest(running.port), running.port
    table = finished(ann, bob)
    status, headers, _ = ask(port, "GET", f"/embed/{table}")
    assert status == 200
    assert "frame-ancestors *" in headers["content-security-policy"]
    assert "x-frame-options" not in headers
    strict = headers["content-security-policy"].replace("frame-ancestors *", "frame-ancestors 'none'")
    others = ("/", f"/replay/{table}", f"/table/{table}", f"/embed/{ann.open()}", "/embed/nothing", "/api/lobby")
    for path in others:
        _, headers, _ = ask(port, "GET", path)
        assert headers["content-security-policy"] == strict, path
        assert headers["x-frame-options"] == "DENY", path
    assert ask(port, "GET", others[3])[0] == 404
    assert ask(port, "GET", f"/api/tables/{table}/qr.svg?of=replay")[0] == 200


def test_pictures_are_limited_like_all_that_costs(tmp_path: Path) -> None:
    running = Running(tmp_path, limits={"request.address": (0.0, 12)})
    table = Guest(running.port).open()
    found = [ask(running.port, "GET", f"/picture/{table}.png")[0] for _ in range(4)]
    running.stop()
    assert found[0] == 200
    assert found[-1] == 429


# -- the pictures themselves


def row(game: str, status: str, names: list[str]) -> TableRow:
    seats = [SeatRow("human" if name else "empty", name, 0, i) for i, name in enumerate(names)]
    return TableRow("t", game, "base", {}, True, [], 0, status, seats=seats)


def past(game: str, names: list[str], ending: str) -> Past:
    seats = tuple(
        PastSeat(i, name, "human", 0, float(i == 1), 2 - (i == 1), 7.0 - i, False) for i, name in enumerate(names)
    )
    return Past("t", game, "base", 1, False, 1.0, 40, 700.0, ending, {}, seats)


@pytest.mark.parametrize("game", IDS)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_game_has_its_picture_and_always_the_same(game: str, lang: str) -> None:
    found = art()
    assert found is not None
    names = ["Léa <b>&amp;", "Maximilienne-Charlotte X"]
    card = card_of(row(game, OVER, names), past(game, names, "survivor"), lang)
    picture = painted(card, found)
    assert picture == painted(card, found)
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    assert image.size == (1200, 630)
    colours = image.getcolors(1 << 20) or []
    assert len(colours) > 200, "hardly anything is drawn"
    paint = tuple(int(card.paints[0][at : at + 2], 16) for at in (1, 3, 5))
    assert any(colour == paint for _, colour in colours)  # the game's own
    text = drawn(card, found)
    assert "Léa &lt;b&gt;&amp;amp;" in text
    assert not re.search(r"(?:href|src)=", text)  # nothing is fetched


def test_where_all_have_lost_nobody_is_first() -> None:
    names = ["Ann", "Bob"]
    lost = past("torak", names, "resigned")._replace(mode="coop")
    lost = lost._replace(seats=tuple(seat._replace(result=0.0, place=1, score=0.0) for seat in lost.seats))
    card = card_of(row("torak", OVER, names), lost, "fr")
    assert card.title == "Cette fois, personne ne gagne"
    assert [one.place for one in card.people] == [0, 0]


def test_ten_people_a_free_seat_and_a_game_that_runs_have_room() -> None:
    found = art()
    assert found is not None
    many = [f"Somebody {i}" for i in range(10)]
    for card in (
        card_of(row("uno", OVER, many), past("uno", many, "target"), "en"),
        card_of(row("uno", LOBBY, ["Ann", "", ""]), None, "fr"),
        card_of(row("uno", PLAYING, many[:4]), None, "fr"),
        card_of(row("uno", OVER, many[:3]), None, "en"),  # brought along: nobody has recorded it
    ):
        assert Image.open(io.BytesIO(painted(card, found))).size == (1200, 630)
        for y in (float(y) for y in re.findall(r'<text x="[^"]*" y="([^"]*)"', drawn(card, found))):
            assert 60 < y < 570

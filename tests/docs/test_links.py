"""Every link leads somewhere, every page is found, and a newcomer is there in two clicks."""

from __future__ import annotations

import re
from typing import Any

import pytest
import yaml

import nyoi
from nyoi.words.lesson import how
from tests.docs.reader import anchors, places, prose, site, written
from tests.words.test_french import RULES
from tools.site import DOCS, PLAY, ROOT, SAID

CONFIG = yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))


def broken(place: str, text: str) -> list[str]:
    """The links of a page that lead nowhere."""
    found = []
    for target, anchor in places(place, text):
        if target in site():
            if anchor and anchor not in anchors(site()[target]):
                found.append(f"{target}#{anchor}")
        elif not (DOCS / target).is_file():
            found.append(target)
    return found


@pytest.mark.parametrize("place", sorted(site()))
def test_links_of_the_site(place: str) -> None:
    assert broken(place, site()[place]) == []


def test_links_of_files_that_are_read_in_the_repository() -> None:
    """There a link may also lead to a folder or to a page beside docs/."""
    for place, text in written().items():
        made = [target for target, _ in places(place, text) if not (DOCS / target).exists() and target not in site()]
        assert made == [], place


def test_a_broken_link_is_found() -> None:
    assert broken("x.md", "[a](nowhere.md)") == ["nowhere.md"]
    assert broken("x.md", "[a](kernel.md#nothing)") == ["kernel.md#nothing"]
    assert broken("play/x.md", "[a](../kernel.md#the-idea) `[b](no.md)`") == []


def named(nav: Any) -> list[str]:
    """Every page of the navigation."""
    if isinstance(nav, str):
        return [nav]
    return [place for part in (nav.values() if isinstance(nav, dict) else nav) for place in named(part)]


def test_every_page_is_in_the_navigation_once() -> None:
    assert sorted(named(CONFIG["nav"])) == sorted(site())


def test_two_clicks() -> None:
    """From the index to how to host, how to write a bot, how to add a game, each by a link that says so."""
    near = {"index.md"}
    for _ in range(2):
        near |= {target for place in near for target, _ in places(place, site()[place]) if target in site()}
    assert {"host.md", "heberger.md", "own-bot.md", "new-game.md"} <= near
    assert {f"{PLAY[lang]}/{game}.md" for lang in PLAY for game in nyoi.IDS} <= near
    for words in ("How to host", "How to write a bot", "How to add a game"):
        assert f"[{words}](" in site()["index.md"]


def test_every_part_of_every_game_has_its_picture() -> None:
    wanted = {f"{id}-{n}.{lang}.png" for id in nyoi.IDS for n in range(1, len(how(id)) + 1) for lang in PLAY}
    assert {path.name for path in (DOCS / "images" / "how").iterdir()} == wanted


# What players and hosts read, in both languages; the last two have parts for who builds in English alone.
SAME = {"play/index.md": "jouer/index.md", "play/evening.md": "jouer/evening.md", "host.md": "heberger.md"}
SAME |= {"hosting.md": "maison.md"}
SHORTER = {"terminal.md": "jouer/terminal.md", "fairness.md": "jouer/fairness.md"}


def test_both_languages_have_the_same_pages_for_players_and_hosts() -> None:
    for english, french in {**SAME, **SHORTER}.items():
        assert french in [target for target, _ in places(english, site()[english])]
        assert english in [target for target, _ in places(french, site()[french])]
    for english, french in SAME.items():
        assert re.findall("^##+ ", site()[english], re.M) == re.findall("^##+ ", site()[french], re.M)
    assert SAID["en"].keys() == SAID["fr"].keys()
    written_french = {place for place in written() if place.startswith("jouer/")} | {"heberger.md", "maison.md"}
    assert written_french == {*SAME.values(), *SHORTER.values()}


@pytest.mark.parametrize(("lang", "place"), [("en", "fairness.md"), ("fr", "jouer/fairness.md")])
def test_the_three_sentences_about_chance_are_those_of_the_page(lang: str, place: str) -> None:
    ftl = (ROOT / "web" / "src" / "i18n" / f"{lang}.ftl").read_text(encoding="utf-8")
    said = re.findall(r"^page-proof-says-\d = (.+)$", ftl, re.M)
    assert len(said) == 3
    assert re.findall(r"^> \d\. (.+)$", site()[place], re.M) == said


@pytest.mark.parametrize(("lang", "place"), [("en", "play/index.md"), ("fr", "jouer/index.md")])
def test_what_is_pressed_is_called_so_on_the_page(lang: str, place: str) -> None:
    """Buttons and fields stand in italics."""
    words = (ROOT / "web" / "src" / "i18n" / f"{lang}.ftl").read_text(encoding="utf-8")
    named = re.findall(r"(?<!\*)\*([^*\n]+)\*(?!\*)", prose(site()[place]))
    assert len(named) > 10
    assert [name for name in named if f"= {name}" not in words] == []


@pytest.mark.parametrize("rule", [rule for rule in RULES if not rule.games], ids=lambda rule: rule.name)
def test_french_as_it_is_printed(rule: Any) -> None:
    french = [*SAME.values(), *SHORTER.values()]
    texts = [*SAID["fr"].values(), *(prose(site()[place]) for place in french)]
    plain = [re.sub(r"!(?=\[)|\]\([^)]*\)|<!--.*?-->|^\|[-|]+\|$", "", text, flags=re.M) for text in texts]
    assert [line for text in plain for line in text.splitlines() if re.search(rule.wrong, line)] == []

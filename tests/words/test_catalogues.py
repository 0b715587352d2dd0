"""Every word a game needs is there, in both languages, and none is there for nothing."""

from __future__ import annotations

import re

import pytest

import nyoi
from nyoi.words.catalogue import LANGUAGES
from nyoi.words.catalogue import messages as written
from tests.words.vocabulary import SRC, messages, named, needed_by, needed_by_house, page, parts, said_by_name

pytestmark = pytest.mark.xdist_group("catalogues")  # what the source says is read once, for all of them
CATALOGUES = ["", *nyoi.IDS]
EVERY_CATALOGUE = pytest.mark.parametrize("game", CATALOGUES, ids=[game or "house" for game in CATALOGUES])


def need_of(game: str) -> dict[str, set[str]]:
    return needed_by(game) if game else needed_by_house()


@EVERY_CATALOGUE
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_missing(game: str, lang: str) -> None:
    said = messages(lang, game) | messages(lang, "")  # a game may lean on the words of the house
    missing = [
        key for key in need_of(game) if key not in said and not (key.endswith("*") and begun_by(key, list(said)))
    ]
    assert sorted(missing) == []


def begun_by(start: str, keys: list[str]) -> list[str]:
    return [key for key in keys if key.startswith(start.rstrip("*"))]


def test_every_key_said_by_name_exists() -> None:
    known = {key for game in CATALOGUES for key in messages("fr", game)}
    known |= {key for key, _ in written((SRC / "cli" / "words" / "fr.ftl").read_text(encoding="utf-8"))}
    assert len(said_by_name()) > 50
    assert sorted(said_by_name() - known) == []


@EVERY_CATALOGUE
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_unused(game: str, lang: str) -> None:
    known = {
        key for start in need_of(game) if start.endswith("*") for key in begun_by(start, list(messages(lang, game)))
    }
    known |= set(need_of(game)) | named(game) | parts(lang, game)
    assert sorted(key for key in set(messages(lang, game)) - known if f'"{key}"' not in page()) == []


@EVERY_CATALOGUE
def test_both_languages_have_the_same_keys(game: str) -> None:
    assert list(messages("fr", game)) == list(messages("en", game))


@EVERY_CATALOGUE
def test_both_languages_speak_of_the_same_things(game: str) -> None:
    def things(lang: str, key: str) -> set[str]:
        return {re.sub("_(id|is|n)$", "", name) for name in messages(lang, game)[key].variables}

    differing = [key for key in messages("fr", game) if things("fr", key) != things("en", key)]
    assert differing == []


@EVERY_CATALOGUE
@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_use_only_what_they_are_given(game: str, lang: str) -> None:
    need = need_of(game)
    wrong = {
        key: message.variables - need[key]
        for key, message in messages(lang, game).items()
        if key in need and "*" not in need[key] and not message.variables <= need[key]
    }
    assert wrong == {}


@pytest.mark.parametrize("game", nyoi.IDS)
def test_a_game_does_not_speak_over_the_house(game: str) -> None:
    assert set(messages("fr", game)) & set(messages("fr")) == set()

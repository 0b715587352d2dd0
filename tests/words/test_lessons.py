"""Guided first games hold: every step is played in the engine, so no rule changes under a lesson unnoticed."""

from __future__ import annotations

import re

import pytest

import nyoi
from nyoi.games import game as game_of
from nyoi.kernel.play import Refused
from nyoi.words.lesson import LONGEST, Lesson, Text, at, check, hints, how, lesson_of, lessons, pictured, story

ALL = [(id, lesson) for id in nyoi.IDS for lesson in lessons(id)]
EVERY = pytest.mark.parametrize(("game", "lesson"), ALL, ids=[f"{id}-{lesson.id}" for id, lesson in ALL])


def texts(lesson: Lesson) -> list[Text]:
    steps = [step for scene in lesson.scene for step in scene.step]
    found = [lesson.title, lesson.allowed, lesson.refused, lesson.next]
    found += [text for step in steps for text in (step.say, step.why, step.other, step.refused) if text is not None]
    return found


def test_every_game_of_the_house_can_be_learned() -> None:
    assert {id for id, _ in ALL} == set(nyoi.IDS)
    assert sum(len(scene.step) for _, lesson in ALL for scene in lesson.scene) >= 60


@EVERY
def test_a_lesson_plays_as_it_is_written(game: str, lesson: Lesson) -> None:
    check(game, lesson)


@EVERY
def test_a_lesson_ends_in_a_win(game: str, lesson: Lesson) -> None:
    assert lesson.scene[-1].step[-1].over


@EVERY
def test_both_languages_name_the_same_seats(game: str, lesson: Lesson) -> None:
    for text in texts(lesson):
        assert sorted(set(re.findall(r"\{\d\}", text.en))) == sorted(set(re.findall(r"\{\d\}", text.fr))), text
        assert not re.search("(?<!\u202f)[;:!?»](?!\\d)|['\"]|\u00a0", text.fr), text.fr
        assert "\u202f" not in text.en


def test_a_lesson_that_no_longer_fits_is_found() -> None:
    lesson = lesson_of("toma", "basics")
    step = lesson.scene[0].step[1]
    for name, wrong in (("do", "peek 0"), ("expect", ["won"]), ("instead", "guess 1 2"), ("refuse", step.do)):
        right = getattr(step, name)
        setattr(step, name, wrong)
        with pytest.raises(AssertionError):
            check("toma", lesson)
        setattr(step, name, right)
    check("toma", lesson)


@pytest.mark.parametrize("id", nyoi.IDS)
def test_hints_speak_of_what_the_game_has(id: str) -> None:
    game = game_of(id)
    lexicon, words = game.lexicon(), {word.name: word for word in game.words}
    assert len({hint.id for hint in hints(id)}) == len(hints(id)) >= 5
    for hint in hints(id):
        assert [bool(hint.ask), bool(hint.offer), bool(hint.event)].count(True) == 1, hint.id
        assert not hint.ask or hint.ask in lexicon.questions, hint.ask
        assert not hint.offer or hint.offer in game.moves, hint.offer
        assert set(hint.args) <= {field.name for field in lexicon.fields.get(hint.offer, ())}, hint.args
        assert not hint.event or hint.mine in words[hint.event].fields, hint.event
        assert not re.search("(?<!\u202f)[;:!?»](?!\\d)|['\"]|\u00a0", hint.say.fr), hint.say.fr
        assert "\u202f" not in hint.say.en


@pytest.mark.parametrize("id", nyoi.IDS)
def test_how_one_plays_stands_beside_moments_of_lessons(id: str) -> None:
    assert len(how(id)) >= 5
    for part in how(id):
        assert pictured(id, part).view(0)
        for text in (part.fr, part.title.fr):
            assert not re.search("(?<!\u202f)[;:!?»](?!\\d)|['\"]|\u00a0", text), text
        assert not re.search("[\u202f'\"]", part.en), part.en


def test_what_is_not_there_is_refused() -> None:
    with pytest.raises(Refused, match="no-lesson"):
        lesson_of("toma", "advanced")
    for scene, step in ((-1, 0), (0, 99), (9, 0)):
        with pytest.raises(Refused, match="no-lesson"):
            at("toma", lesson_of("toma", "basics"), scene, step)


@pytest.mark.clause("TORAK-6.6")
def test_how_one_plays_torak_says_that_a_leg_may_be_shorter_than_its_die() -> None:
    t = nyoi.given("torak", {"seats": 1, "mode": "solo", "options": {"map": "wide"}, "dice": "5"})
    legs = {move.args[1] for move in t.decision.moves if move.word == "leg"}  # type: ignore[union-attr]
    assert legs == {1, 2, 3, 4, 5}
    (part,) = (part for part in how("torak") if part.title.en == "Travelling")
    for text, shorter in ((part.en, "or shorter"), (part.fr, "ou moins")):
        assert "exact" not in text
        assert shorter in text


@pytest.mark.parametrize("id", nyoi.IDS)
def test_every_game_opens_with_its_story(id: str) -> None:
    opening = story(id)
    assert opening is not None
    assert min(len(opening.en), len(opening.fr)) > 2 * LONGEST - 50

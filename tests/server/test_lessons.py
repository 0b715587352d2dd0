"""Guided first games over HTTP: all that will be seen is known beforehand; what a learner tries is answered."""

from __future__ import annotations

import json
from typing import Any

import pytest

import nyoi
from nyoi.server.http.lessons import foretold, told, why_not
from nyoi.words.lesson import lessons
from tests.server.guests import ask

pytestmark = pytest.mark.seed(1)


def asked(port: int, path: str) -> tuple[int, Any]:
    status, _, data = ask(port, "GET", path)
    return status, json.loads(data)


ALL = [(id, lesson.id) for id in nyoi.IDS for lesson in lessons(id)]


@pytest.mark.parametrize(("game", "id"), ALL)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_lesson_is_told_from_its_first_step_to_its_last(port: int, game: str, id: str, lang: str) -> None:
    status, lesson = asked(port, f"/api/lessons/{game}/{id}?lang={lang}")
    assert status == 200
    for scene in lesson["scenes"]:
        assert scene["table"]["mine"] == [0]
        update = scene["update"]
        for step in scene["steps"]:
            assert step["do"] in [move["text"] for move in update["ask"]["moves"]], step["do"]
            assert "stack" not in update["view"]
            assert "{" not in step["say"] + step["why"] + step["other"]
            assert [after["ask"] is not None for after in step["after"][:-1]] == [False] * (len(step["after"]) - 1)
            update = step["after"][-1]


def test_what_a_learner_tries_is_answered_by_the_game(port: int) -> None:
    at = "/api/lessons/toma/basics"
    status, refusal = asked(port, f"{at}/why?scene=0&step=1&move=peek%200")
    assert (status, refusal["clause"]) == (200, "TOMA-6.0")
    assert asked(port, f"{at}/why?scene=0&step=1&move=peek%201") == (200, None)
    status, found = asked(port, f"{at}/foretold?scene=0&step=3&move=guess%201%205")
    assert found["guess 1 5"]["notes"][0]["key"] == "guess-sure"


def test_hints_come_in_the_language_asked(port: int) -> None:
    status, found = asked(port, "/api/hints/uno?lang=fr")
    assert (status, found[0]["id"], found[0]["args"]) == (200, "call", {"uno": 1})
    assert "cartes" in found[0]["say"]


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/hints/nothing", 404),
        ("/api/hints/uno?lang=xx", 404),
        ("/api/lessons/toma/nothing", 404),
        ("/api/lessons/nothing/basics", 404),
        ("/api/lessons/toma/basics?lang=xx", 404),
        ("/api/lessons/toma/basics/why?scene=0&step=99&move=x", 404),
        ("/api/lessons/toma/basics/why?scene=zero&step=0&move=x", 400),
        ("/api/lessons/toma/basics/why?scene=0&step=0", 400),
        ("/api/lessons/toma/basics/foretold?scene=0&step=0" + "&move=x" * 101, 400),
    ],
)
def test_what_is_not_there_is_refused(port: int, path: str, status: int) -> None:
    assert asked(port, path)[0] == status


def test_functions_answer_in_bytes() -> None:
    assert told("uno", "basics", "fr").startswith(b'{"game":"uno"')
    assert why_not("uno", "basics", 0, 0, "nonsense") != b"null"
    assert foretold("uno", "basics", 0, 0, ["nonsense"]) == b'{"nonsense":null}'

"""The lexicon: every move a game offers stands in it, once, as the same object; so does every question it asks."""

from __future__ import annotations

from pathlib import Path

import pytest

import nyoi
from nyoi.kernel.decision import Move
from nyoi.kernel.lexicon import Family, Lexicon
from nyoi.kernel.log import log_of
from nyoi.kernel.table import replay
from nyoi.testing.contract import Listed
from nyoi.testing.told import look
from tests.games.contract import SELDOM
from tests.games.keys import asked
from tools.counts import lexicons

TESTS = Path(__file__).parents[1]
WRITTEN = TESTS / "counts" / "lexicon.txt"
EVERY_GAME = pytest.mark.parametrize("id", nyoi.IDS)


class TestListed(Listed):
    games = nyoi.IDS
    seldom = SELDOM


@EVERY_GAME
def test_every_move_and_question_of_the_golden_games_is_listed(id: str) -> None:
    game = nyoi.game(id)
    for path in sorted((TESTS / "golden" / id).glob("*.nyoi")):
        log = log_of(path.read_text(encoding="utf-8"))
        replay(game, log, seen=lambda _, s: look(s, game.lexicon()))


@EVERY_GAME
def test_the_listed_questions_are_those_that_frames_ask(id: str) -> None:
    lexicon = nyoi.game(id).lexicon()
    assert lexicon.questions.keys() == asked(id)


def test_the_lexicon_changes_with_the_rules_number_only() -> None:
    """Logs, trained networks and pages know moves by place and text: `python -m tools.counts` writes this file anew."""
    assert WRITTEN.read_text(encoding="utf-8").splitlines() == lexicons()


def test_a_lexicon_says_what_is_wrong_with_it() -> None:
    yes, other = Move("yes", (), "yes"), Move("yes", (), "yes")
    with pytest.raises(ValueError, match="stands twice"):
        Lexicon([yes, other], {"yes": ""}, {"sure": ("yes",)})
    with pytest.raises(ValueError, match=r"\['no'\]"):
        Lexicon([yes], {"yes": ""}, {"sure": ("yes", "no")})
    with pytest.raises(ValueError, match="no move no"):
        Lexicon([yes], {"yes": "", "no": "seat"}, {"sure": ("yes",)})
    with pytest.raises(ValueError, match="yes is not in the lexicon"):
        Lexicon([yes], {"yes": ""}, {"sure": ("yes",)}).place(other)


@pytest.mark.clause("TORAK-6.8")
@pytest.mark.parametrize(
    ("text", "is_a_move"),
    [
        ("leg e 3 with 3", True),
        ("leg n 7 with 3+4", True),
        ("leg w 4 with 6 pay 2+fuel", True),
        ("leg e 3 with 3 pay none", False),  # what is left unsaid is not said
        ("leg e 3", False),  # a step
        ("leg e 7 with 6", False),  # too far
        ("leg e 3 with 3+4", False),  # a die too many
        ("leg e 2 with 2 pay 4+4", False),  # more obstacles than lie on the way
        ("leg e 3 with 3 pay 1", False),  # a 1 pays for nothing
        ("leg  e 3 with 3", False),
        ("stride e 2", True),
        ("stride e 2 pay fuel", True),
        ("stride e 6", False),
    ],
)
def test_legs_are_said_in_steps(text: str, is_a_move: bool) -> None:
    lexicon = nyoi.game("torak").lexicon()
    move = lexicon.move(text)
    assert (move is not None) == is_a_move
    if move is not None:
        places = lexicon.places(move)
        assert len(places) == (3 if move.word == "leg" else 1)
        said = " ".join(lexicon[place].text for place in places)
        assert said.removesuffix(" pay none") == move.text == text


def test_a_family_knows_only_its_own_moves() -> None:
    go, pay = [Move("go", (1,), "go 1")], [Move("pay", (2,), "pay 2")]
    whole = Move("go", (1, 2), "go 1 pay 2")
    family = Family((go, pay), lambda args: whole if args == (1, 2) else None)
    assert family.split(whole) == (go[0], pay[0])
    assert family.split(Move("go", (1, 2), "go 1 pay 2")) is None  # another object of that text
    assert family.split(Move("go", (1, 3), "go 1 pay 3")) is None
    assert family.named("go 1") is None

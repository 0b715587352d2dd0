"""Every no has a reason and a clause; most are tested beside the rule they speak of."""

from __future__ import annotations

import nyoi
from nyoi.games.tournament.why import WANTED
from nyoi.kernel.play import asked, offered
from nyoi.kernel.rng import Rng
from tests.games.tournament.table import Play, given


def test_words_that_are_no_moves() -> None:
    t = given("monna@F7 / frost@M7")
    assert t.refused("") == "unknown-move TOUR-6.1"
    assert t.refused("fly monna A5") == "unknown-move TOUR-6.1"
    assert t.refused("time") == "unknown-move TOUR-6.1"
    assert t.refused("go monna") == "unknown-words TOUR-6.1"
    assert t.refused("go monna Z9") == "unknown-words TOUR-6.1"
    assert t.refused("go nobody A5") == "unknown-words TOUR-6.1"
    assert t.refused("combo 1") == "other-question TOUR-6.1"


def test_answers_to_another_question() -> None:
    t = given("krillin@D7 / monna@F7", dice="ball kick kick")
    t.play("go krillin F7")
    assert t.refused("go krillin F8") == "other-question TOUR-6.26"
    assert t.refused("combo 3") == "unknown-words TOUR-6.26"
    assert t.refused("sum") == "unknown-words TOUR-6.26"
    t.play("combo 1")
    assert t.refused("pick krillin") == "other-question TOUR-6.58"
    assert t.refused("draw attack") == "other-question TOUR-6.58"


def test_who_is_not_asked() -> None:
    t = given("krillin@D7 / monna@F7")
    refused = t.table.refusal(1, "go monna F8")
    assert refused is not None
    assert (refused.reason, refused.clause, refused.facts) == ("not-asked", "TOUR-7.1", {"seat": 0})


def test_cards_named_in_other_questions() -> None:
    t = given("/", phase="draft")
    assert t.refused("card att_hakai") == "other-question TOUR-4.4"
    t = given("monna@F7 / frost@M7", hands="att_hakai def_garde /", phase="turn", event="eve_tribut")
    assert t.refused("discard def_image") == "not-in-hand TOUR-6.80"
    t = given("monna@F7 / frost@M7", hands="att_hakai def_garde /", phase="turn", event="eve_echange")
    assert t.refused("give def_image") == "not-in-hand TOUR-7.6"


def test_every_question_of_a_game_can_be_answered_wrongly() -> None:
    seen = set()
    texts = ["", "go", "card att_hakai", "pick jiren", "space A4", "draw event", "dodge", "throw", "transform", "end"]
    texts += ["reroll star", "sum star", "combo 2", "discard def_garde", "give def_garde", "draft kefla", "skip"]
    texts += ["place jiren A4", "go jiren A4", "take", "counter", "decline", "card spe_fusion", "card def_renvoi"]
    for seed in range(25):
        rng = Rng(seed)
        t = Play(nyoi.new("tournament", 2 + seed % 5, seed, options={"draft_mode": ("auto", "pick")[seed % 2]}))
        while not t.s.over:
            seat = asked(t.s)[0]
            if t.key not in seen or rng.below(20) == 0:
                for text in texts:
                    refused = t.table.refusal(seat, text)
                    assert refused is None or refused.clause.startswith("TOUR-")
            seen.add(t.key)
            cards = [m for m in offered(t.s, seat) if m.word == "card"]
            t.table.play(rng.pick(cards or offered(t.s, seat)), seat=seat)
    assert len(seen) > len(WANTED) - 6

"""The rules, clause by clause: a position in one call, dice said aloud."""

from __future__ import annotations

import pytest

import nyoi
from nyoi.kernel.table import Table


def given(hands: str, claims: str = "", turn: int = 0, script: tuple[int, ...] = (), **more: object) -> Table:
    """A position; `script` are the dice that fall next, each counted from 0."""
    t = nyoi.given("embers", {"hands": hands, "claims": claims, "turn": turn, **more})
    t.state.script = script
    return t


def offers(t: Table) -> list[str]:
    assert t.decision is not None
    return [move.text for move in t.decision.moves]


def test_the_first_claim_starts_from_two_for_each_ember() -> None:  # EMBERS-5.2
    t = given("6 5 4 / 1 1 1")
    assert offers(t) == [f"claim {heat}" for heat in range(13, 19)]
    refused = nyoi.refusal(t, 0, "doubt")
    assert refused is not None
    assert (refused.reason, refused.clause) == ("nothing-to-doubt", "EMBERS-5.2")


def test_a_claim_goes_one_to_six_beyond() -> None:  # EMBERS-5.3
    t = given("6 / 1 / 2", claims="2:8")
    assert offers(t) == ["claim 9", "claim 10", "claim 11", "claim 12", "claim 13", "claim 14", "doubt"]


def test_what_is_no_number_is_no_claim() -> None:
    for text in ("claim 09", "claim -9", "claim 9 9", "claim", "claim x", "blow 06", "doubt 9"):
        refused = nyoi.refusal(given("6 1 / 1 2", claims="1:8"), 0, text)
        assert refused is not None
        assert refused.reason == "unknown-move"


def test_nobody_claims_more_than_can_be() -> None:  # EMBERS-5.4
    assert offers(given("6 / 1", claims="1:11")) == ["claim 12", "doubt"]
    assert offers(given("6 / 1", claims="1:12")) == ["doubt"]
    assert offers(given("6 5 / 1", hearth="- / 1", claims="1:18"))[0] == "claim 19"


def test_nobody_doubts_himself_who_can_do_something_else() -> None:  # EMBERS-5.5
    assert offers(given("6 / 1", claims="0:11")) == ["claim 12"]
    assert offers(given("6 / 1", claims="0:12")) == ["doubt"]
    refused = nyoi.refusal(given("6 / 1", claims="0:11"), 0, "doubt")
    assert refused is not None
    assert refused.reason == "own-claim"


def test_who_blows_lays_one_open_and_rolls_the_rest() -> None:  # EMBERS-6.1
    t = given("6 2 2 / 1 1 1", claims="1:14", script=(4, 0))
    assert offers(t)[-3:] == ["blow 6", "blow 2", "doubt"]
    t.play("blow 6")
    assert t.view(0)["players"][0] == {"hand": [5, 1], "hearth": [6], "ash": 0}
    assert t.view(1)["players"][0] == {"hand": [None, None], "hearth": [6], "ash": 0}
    assert t.view(1)["now"] == {"kind": "answer", "seat": 1, "claim": 14, "claimer": 1}


def test_the_last_hidden_ember_stays_hidden() -> None:  # EMBERS-6.3
    t = given("6 / 1", claims="1:8")
    refused = nyoi.refusal(t, 0, "blow 6")
    assert refused is not None
    assert (refused.reason, refused.clause) == ("last-hidden", "EMBERS-6.3")


@pytest.mark.parametrize(("claim", "loser"), [(12, 0), (13, 1)])
def test_who_was_wrong_loses_an_ember(claim: int, loser: int) -> None:  # EMBERS-7.2
    t = given("6 2 / 3 1", claims=f"1:{claim}")
    t.play("doubt")
    assert [player["ash"] - 1 for player in t.view(-1)["players"]][loser] == 1
    assert t.view(-1)["last"]["heat"] == 12
    assert t.decision is not None
    assert t.decision.seat == loser  # EMBERS-4.3


def test_the_last_one_with_an_ember_wins() -> None:  # EMBERS-7.3, 8.1
    t = given("6 / 3", claims="1:10")
    t.play("doubt")
    assert t.over
    assert t.results == (1.0, 0.0)


def test_without_blowing_nobody_blows() -> None:  # EMBERS-9.2
    t = given("6 2 / 3 1", claims="1:9", options={"blowing": False})
    assert "blow 6" not in offers(t)


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ({"hands": "6 6 6 6 / 1"}, "position-embers"),
        ({"hands": "6 / -"}, "position-one-player"),
        ({"hands": "6 / 1 / -", "turn": 2}, "position-turn"),
        ({"hands": "6 / 1", "claims": "0:9 1:9"}, "position-claim"),
        ({"hands": "6 / 1", "hearth": "5 / -"}, "position-hearth"),
    ],
)
def test_what_cannot_be_is_refused(said: dict[str, object], reason: str) -> None:
    with pytest.raises(nyoi.Refused, match=reason):
        nyoi.given("embers", said)


def test_the_chance_of_a_claim_is_counted() -> None:
    t = given("6 2 / 3 1", claims="1:18")
    told = t.game.foretell(t.view(0), t.game.lexicon().move("doubt"))
    assert told is not None
    assert told["notes"][0]["facts"] == {"target": 1, "percent": 83}  # two dice miss 10 in 30 cases of 36


def test_the_lexicon_changes_with_the_rules_number_only() -> None:
    """Logs and trained networks know moves by text and place."""
    game = nyoi.game("embers")
    assert (game.rules, len(game.lexicon()), game.lexicon().fingerprint) == (1, 183, "c157345f86f82543")

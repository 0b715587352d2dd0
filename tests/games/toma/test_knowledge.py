"""Section 10: who knows what."""

from __future__ import annotations

import json
from typing import Any

import pytest

import nyoi
from nyoi.games.toma.content import CARD, CARDS, VALUE
from nyoi.games.toma.state import Toma
from nyoi.games.toma.view import view
from nyoi.kernel.decision import NOBODY, SPECTATOR
from nyoi.kernel.play import offered
from nyoi.kernel.rng import Rng
from tests.games.toma.table import TABLES, fresh, given, wander


def twin(s: Toma, seat: int, rng: Rng) -> Toma:
    """The same table with all that this seat cannot know dealt anew: hands, deck, set-aside card."""
    other = s.clone()
    places = [("pile", i, 0) for i in range(s.top, len(s.pile))] + ([("aside", 0, 0)] if s.aside != NOBODY else [])
    for y in range(s.seats):
        known = seat >= 0 and s.notes[seat * s.seats + y] != NOBODY
        places += [("hand", y, i) for i in range(len(s.hands[y])) if y != seat and not (known and i == 0)]
    pile, hands = list(s.pile), [list(hand) for hand in s.hands]
    hidden = [pile[a] if kind == "pile" else s.aside if kind == "aside" else hands[a][b] for kind, a, b in places]
    rng.shuffle(hidden)
    for (kind, a, b), card in zip(places, hidden, strict=True):
        if kind == "pile":
            pile[a] = card
        elif kind == "aside":
            other.aside = card
        else:
            hands[a][b] = card
    other.pile, other.hands = tuple(pile), [tuple(hand) for hand in hands]
    return other


@pytest.mark.clause("TOMA-10.1")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_view_does_not_change_with_what_the_seat_cannot_know(seats: int, options: dict[str, Any]) -> None:
    rng = Rng(seats)
    for now in wander(fresh(seats, seed=seats, objective=1, **options), seats):
        if not now.table.over:
            for seat in (SPECTATOR, *range(seats)):
                other = twin(now.state, seat, rng)
                assert json.dumps(view(other, seat)) == json.dumps(view(now.state, seat))


@pytest.mark.clause("TOMA-10.1")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_is_offered_and_refused_does_not_change_either(seats: int, options: dict[str, Any]) -> None:
    rng = Rng(seats)
    texts = ["discard freya", "discard motta", "guess 1 5", "guess 0 0", "peek 1", "reveal", "pass", "cross 0 1", "x"]
    for now in wander(fresh(seats, seed=seats, objective=1, **options), seats):
        frame = now.state.stack[-1] if now.state.stack else None
        if frame is not None:
            decision = frame.ask(twin(now.state, now.turn, rng))
            assert decision is not None
            assert decision.moves == offered(now.state, now.turn)
            other = nyoi.Table(now.table.game, twin(now.state, now.turn, rng), now.table.log)
            for text in texts:
                assert str(other.refusal(now.turn, text)) == str(now.table.refusal(now.turn, text))


@pytest.mark.clause("TOMA-10.1")
def test_unknown_cards_are_anonymous_backs() -> None:
    t = given("tentra ajito / motta / cooler", "claire sk", aside="toma")
    assert t.sees(0, 1) == [None]
    assert t.sees(1, 0) == [None, None]
    assert t.view(0)["left"] == 2
    assert t.view(0)["aside"] is True
    for seat in (SPECTATOR, 0, 1, 2):
        assert not {"pile", "seed", "rng", "script", "hands", "notes"} & set(t.view(seat))


@pytest.mark.clause("TOMA-10.1")
def test_the_seed_is_in_no_view() -> None:
    seed = 987654321987
    t = fresh(4, seed)
    for seat in (SPECTATOR, 0, 1, 2, 3):
        text = json.dumps([t.view(seat), t.events(seat=seat)])
        assert str(seed) not in text
        assert str(t.state.rng.a) not in text
        assert str(t.state.rng.b) not in text


@pytest.mark.clause("TOMA-10.1", "TOMA-10.8")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_events_tell_a_seat_only_its_own_cards(seats: int, options: dict[str, Any]) -> None:
    own = {"dealt", "drew", "replaced", "took_aside", "peeked"}
    for now in wander(fresh(seats, seed=seats + 1, objective=2, **options)):
        for seat in (SPECTATOR, *range(seats)):
            for event in now.events(seat=seat):
                if event["word"] in own:
                    assert (event["card"] is None) == (event["seat"] != seat)
                elif event["word"] == "compared":
                    concerned = seat in (event["seat"], event["target"])
                    assert (event["own"] is None) == (event["other"] is None) == (not concerned)
                elif event["word"] == "received":
                    assert event["seat"] == seat


@pytest.mark.clause("TOMA-10.1")
def test_what_may_be_discarded_or_chosen_is_in_nobodys_view() -> None:
    forced = given("motta tytoon / sk / cooler", "ajito", aside="freya")
    free = given("motta freya / sk / cooler", "ajito", aside="tytoon")
    for seat in (SPECTATOR, 1, 2):
        assert forced.view(seat) == free.view(seat)


@pytest.mark.clause("TOMA-10.4", "TOMA-6.49")
def test_a_forced_motta_reads_like_a_free_one() -> None:
    free = given("motta freya / sk / cooler", "ajito fugma", aside="tytoon")
    forced = given("motta tytoon / sk / cooler", "ajito fugma", aside="freya")
    for t in (free, forced):
        t.play("discard motta")
    assert free.table.log.entries == forced.table.log.entries
    for seat in (SPECTATOR, 1, 2):
        assert json.dumps(free.events(seat=seat)) == json.dumps(forced.events(seat=seat))
        assert json.dumps(free.view(seat)) == json.dumps(forced.view(seat))
    assert free.question == forced.question == "discard"


@pytest.mark.clause("TOMA-10.5")
@pytest.mark.parametrize("held", ["kuro", "motta", "freya", "cooler"])
def test_a_target_is_not_asked_and_the_announcement_is_always_the_same(held: str) -> None:
    t = given(f"light ajito / {held} / fugma", "sk tytoon claire", deck=32)
    t.play("discard light", "guess 1 4")
    assert t.events()[:2] == [
        {"word": "discarded", "seat": 0, "card": "light"},
        {"word": "guessed", "seat": 0, "target": 1, "value": 4},
    ]
    assert t.words()[2] in ("countered", "hit", "missed")  # then the result, in one go
    assert t.question == "discard"


@pytest.mark.clause("TOMA-10.6")
def test_a_duel_is_announced_as_compared_with_the_losers_card() -> None:
    t = given("sk ajito / claire / fugma", "motta toma").play("discard sk", "duel 1")
    assert [e for e in t.events() if e["word"] in ("compared", "out", "equal")] == [
        {"word": "compared", "seat": 0, "target": 1, "own": None, "other": None},
        {"word": "out", "seat": 0, "cards": ["ajito"]},
    ]
    t = given("sk ajito / deidara / fugma", "motta toma").play("discard sk", "duel 1")
    assert t.events("equal") == [{"word": "equal", "seat": 0, "target": 1}]
    assert t.events("out") == []


@pytest.mark.clause("TOMA-10.6")
def test_what_everybody_can_conclude_is_not_suppressed() -> None:
    t = given("tentra ajito / claire / fugma", "motta toma").play("discard tentra", "guess 1 6")
    for seat in (SPECTATOR, 2):
        assert t.view(seat)["players"][1]["ruled_out"] == [6]
    t = given("sk ajito / claire / fugma", "motta toma").play("discard sk", "duel 1")  # 2 fell as the lower
    assert t.view()["players"][1]["ruled_out"] == [0, 1, 2]
    t = given("charlo ajito / claire / fugma", "motta toma").play("discard charlo", "duel 1")  # 5 fell as the higher
    assert t.view()["players"][0]["ruled_out"] == [5, 6, 7, 8]


@pytest.mark.clause("TOMA-10.6")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_is_ruled_out_is_never_held(seats: int, options: dict[str, Any]) -> None:
    for now in wander(fresh(seats, seed=seats, objective=2, **options)):
        for seat, player in enumerate(now.view()["players"]):
            if now.hand(seat):  # it speaks of the card held before the draw
                assert VALUE[CARD[now.hand(seat).split()[0]]] not in player["ruled_out"]


@pytest.mark.clause("TOMA-10.7")
def test_the_eliminated_keep_what_they_know_and_see_no_more() -> None:
    t = given("ajito freya / tentra / cooler / toma", "fugma claire motta pythar").play("discard ajito", "peek 2")
    t.play("discard fugma", "discard claire", "redraw 3")
    assert t.out == [3]
    assert t.view(3)["players"][0]["hand"] == [None, None]
    assert t.sees(3, 1) == [None]
    t = given("sk ajito / claire / fugma", "motta toma tentra").play("discard sk", "duel 1", "discard motta")
    assert t.out == [0]
    assert t.sees(0, 1) == ["claire"]
    assert t.sees(0, 2) == [None, None]


@pytest.mark.clause("TOMA-10.7")
def test_with_open_hands_they_see_all_until_the_round_ends() -> None:
    options = {"eliminated_view": "open", "objective": 3}
    t = given("toma ajito / claire / fugma", "motta sk", aside="freya", options=options)
    assert t.sees(0, 1) == [None]
    t.play("discard toma")
    assert t.sees(0, 1) == ["claire", "motta"]
    assert t.sees(0, 2) == ["fugma"]
    assert t.sees(1, 2) == t.sees(SPECTATOR, 2) == [None]  # who is in, or only looks on, does not
    t.play("discard motta", "discard sk", "duel 1")
    assert t.state.round == 2
    assert set(t.sees(0, 1)) == {None}


@pytest.mark.clause("TOMA-10.7", "TOMA-8.11")
def test_the_absent_of_a_play_off_are_not_eliminated() -> None:
    options = {"eliminated_view": "open", "overtime": "tied"}
    t = given("cooler / fugma / freya", "", rows="tentra / pythar / ajito", balls=[4, 4, 2], options=options)
    assert t.state.round == 2
    assert set(t.sees(2, 0)) == set(t.sees(2, 1)) == {None}


@pytest.mark.clause("TOMA-10.8")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_spectator_sees_no_hand_until_it_is_shown(seats: int, options: dict[str, Any]) -> None:
    for now in wander(fresh(seats, seed=seats, objective=1, **options)):
        if not now.table.over:
            looks = now.view(SPECTATOR)
            assert all(set(player["hand"]) <= {None} for player in looks["players"])
            assert "known_by" not in looks
            assert "copy_as" not in looks
            assert not now.events("shown") or now.state.round > 1
        else:
            assert now.events("shown")
            assert [" ".join(p["hand"]) for p in now.view(SPECTATOR)["players"]] == [now.hand(y) for y in range(seats)]


@pytest.mark.clause("TOMA-10.8")
def test_a_finished_game_may_be_shown_whole() -> None:
    t = given("tytoon freya / motta", "claire sk", balls=[6, 6], options={"objective": 7})
    t.play("discard tytoon", "trade 1", "discard freya", "guess 0 7")
    assert t.table.over
    assert t.table.events(SPECTATOR) != t.table.events(None)
    everything = t.table.events(None)
    assert [e["card"] for e in everything if e["word"] == "received"] == ["motta", "freya"]


@pytest.mark.clause("TOMA-10.9")
@pytest.mark.parametrize("seats", [2, 4, 8])
def test_a_bot_decides_from_the_view_of_its_seat_alone(seats: int) -> None:
    """The view as text is all it gets: with what it cannot know dealt anew it makes the same choice."""
    game = nyoi.game("toma")
    rng = Rng(seats)
    for now in wander(fresh(seats, seed=seats, objective=1), seats):
        if not now.table.over:
            moves = offered(now.state, now.turn)
            sent = json.loads(json.dumps(view(twin(now.state, now.turn, rng), now.turn)))
            assert game.policy(sent, moves, Rng(3), 3) is game.policy(now.view(now.turn), moves, Rng(3), 3)


@pytest.mark.clause("TOMA-10.9")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_a_bot_imagines_looks_the_same_from_its_seat(seats: int, options: dict[str, Any]) -> None:
    game = nyoi.game("toma")
    rng = Rng(seats)
    for now in wander(fresh(seats, seed=seats, objective=1, **options)):
        for seat in (SPECTATOR, *range(seats)) if not now.table.over else ():
            sent = json.loads(json.dumps(now.view(seat)))
            dream = game.dreamer(sent).dream(rng)
            assert json.dumps(game.view(dream, seat)) == json.dumps(sent)
            assert offered(dream, seat) == offered(now.state, seat)
            assert isinstance(dream, Toma)
            for hand, player in zip(dream.hands, sent["players"], strict=True):  # nor does it dream the impossible
                assert not hand or VALUE[hand[0]] not in player["ruled_out"]


def test_a_hand_is_dreamt_as_its_player_would_have_kept_it() -> None:
    """Who lets Motta go had something better, and that was hardly a shield; but he may have had his reasons."""
    t = given("motta toma / deidara", "claire sk freya cooler presea").play("discard motta")
    dreamer, rng = nyoi.game("toma").dreamer(t.view(1)), Rng(1)
    hands = [CARDS[dreamer.dream(rng).hands[0][0]] for _ in range(600)]  # type: ignore[attr-defined]
    assert set(hands) == {"toma", "sk", "freya", "cooler", "presea", "pythar"}  # one of them was set aside
    assert hands.count("toma") > 2 * 600 / 6
    assert hands.count("cooler") < 0.9 * 600 / 6

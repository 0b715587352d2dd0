"""Setup (TOUR section 4)."""

from __future__ import annotations

import pytest

import nyoi
from nyoi.games.tournament.board import SPACE, SPACES, steps
from nyoi.games.tournament.content import DRAFT_VALUE, FUSIONS, PILE_OF, WARRIOR, WARRIORS
from nyoi.games.tournament.rules.opening import barred_spaces
from nyoi.kernel.play import asked
from tests.games.tournament.table import Play, given, options

SIX = ("monna@{} vuon@{} nink@{} zium@{} shosa@{} hopp@{}", "frost@{} basil@{} kahseral@{} tupper@{} viara@{} prum@{}")


def drafted(seats: int, seed: int = 1, **chosen: object) -> Play:
    """A new game with the draft played: always the first warrior offered."""
    t = Play(nyoi.new("tournament", seats, seed, options=options(**chosen)))
    while t.s.decision is not None and t.key == "draft":
        t.play(t.offers()[0])
    return t


def first_throws(t: Play) -> list[tuple[int, int]]:
    return [(e["seat"], e["die"]) for e in t.table.events(None) if e["word"] == "first_throw"]


@pytest.mark.clause("TOUR-4.1")
def test_four_shuffled_piles() -> None:
    one, other = (Play(nyoi.new("tournament", 2, seed)) for seed in (1, 2))
    for pile in range(4):
        assert {PILE_OF[card] for card in one.s.piles[pile]} == {pile}
        assert len(one.s.piles[pile]) == 25
        assert one.s.piles[pile] != other.s.piles[pile]
        assert list(one.s.piles[pile]) != sorted(one.s.piles[pile])


@pytest.mark.clause("TOUR-4.2")
def test_all_tokens_lie_open() -> None:
    t = nyoi.new("tournament", 3, 1)
    assert len(t.decision.moves) == 77  # type: ignore[union-attr]
    assert t.view(0)["players"][1]["team"] == t.view(2)["players"][1]["team"] == []


@pytest.mark.clause("TOUR-4.3")
def test_the_highest_die_drafts_first_and_equals_throw_again() -> None:
    again = 0
    for seed in range(40):
        t = Play(nyoi.new("tournament", 4, seed))
        throws = first_throws(t)
        assert [seat for seat, _ in throws[:4]] == [0, 1, 2, 3]
        players, rest = [0, 1, 2, 3], throws
        while len(players) > 1:
            now, rest = rest[: len(players)], rest[len(players) :]
            assert [seat for seat, _ in now] == players
            players = [seat for seat, die in now if die == max(d for _, d in now)]
            again += len(players) > 1
        assert not rest
        assert t.seat == players[0] == t.event("first_drafter")["seat"]
    assert again > 0


@pytest.mark.clause("TOUR-4.4", "TOUR-4.5")
@pytest.mark.parametrize(("order", "second"), [("circle", "1 0 2"), ("snake", "2 0 1")])
def test_the_draft_goes_to_the_right(order: str, second: str) -> None:
    t = given("//", phase="draft", drafter=1, options=options(draft_order=order))
    seats = []
    while t.key == "draft":
        seats.append(t.seat)
        t.play(t.offers()[0])
    assert seats[:3] == [1, 0, 2]
    assert seats[3:6] == [int(seat) for seat in second.split()]
    assert seats[6:9] == [1, 0, 2]
    assert [len(team) for team in t.s.teams] == [6, 6, 6]
    assert t.key == "place"


@pytest.mark.clause("TOUR-4.6", "TOUR-4.10")
def test_fusions_cannot_be_drafted_and_are_not_in_the_pile() -> None:
    t = given("/", phase="draft")
    assert "draft kefla" not in t.offers()
    assert "draft anilaza" not in t.offers()
    assert t.refused("draft kefla") == "not-drafted TOUR-4.6"
    t.play("draft kale", "draft caulifla")  # by two players, independently
    assert [WARRIORS[w] for w in (*t.s.teams[0], *t.s.teams[1])] == ["kale", "caulifla"]
    t = drafted(2)
    assert not set(t.s.pile) & set(FUSIONS)
    assert len(t.s.pile) == 77 - 12


@pytest.mark.clause("TOUR-4.7")
def test_a_warrior_is_drafted_once_and_universes_mix() -> None:
    t = given("/", phase="draft")
    t.play("draft jiren")
    assert "draft jiren" not in t.offers()
    assert t.refused("draft jiren") == "already-drafted TOUR-4.7"
    t.play("draft hit", "draft son_goku")
    assert [WARRIORS[w] for w in t.s.teams[0]] == ["jiren", "son_goku"]  # universes 11 and 7


@pytest.mark.clause("TOUR-4.8")
def test_the_automatic_draft_picks_among_the_five_best() -> None:
    firsts = set()
    for seed in range(30):
        t = Play(nyoi.new("tournament", 3, seed, options=options(draft_mode="auto")))
        assert t.key == "place"
        picks = [e for e in t.table.events(None) if e["word"] == "drafted"]
        assert len(picks) == 18
        first = t.event("first_drafter")["seat"]
        assert [e["seat"] for e in picks[:3]] == [first, (first - 1) % 3, (first - 2) % 3]
        firsts.add(picks[0]["warrior"])
        best = sorted(t.s.roster, key=lambda w: -DRAFT_VALUE[w])
        for pick in picks:
            assert WARRIOR[pick["warrior"]] in best[:5]
            best.remove(WARRIOR[pick["warrior"]])
    assert len(firsts) == 5


@pytest.mark.clause("TOUR-4.9")
def test_undrafted_warriors_are_the_pile_one_entry_each() -> None:
    one, other = drafted(2, 1), drafted(2, 2)
    assert sorted(one.s.pile) == [w for w in one.s.roster if one.s.owner[w] < 0]
    assert one.s.pile != other.s.pile  # shuffled
    assert one.event("warrior_pile")["count"] == 65


@pytest.mark.clause("TOUR-4.11", "TOUR-4.12", "TOUR-4.12b")
def test_placement_goes_to_the_right_with_a_gap_between_team_mates() -> None:
    teams = [team.replace("@{}", "") for team in SIX]
    t = given(f"{teams[0]} / {teams[1]} / krillin c18 c17 piccolo hit toppo", phase="place", drafter=2)
    assert t.seat == 2
    assert len(t.offers()) == 6 * 145  # any of its warriors, any colour
    t.play("place hit G7")  # green
    assert t.seat == 1
    t.play("place frost G8")  # beside an enemy
    t.play("place monna A5")
    assert t.seat == 2
    assert t.refused("place hit A9") == "already-placed TOUR-4.11"
    assert t.refused("place toppo G7") == "space-taken TOUR-4.11"
    assert t.refused("place toppo H8") == "too-close TOUR-4.11"
    assert t.refused("place monna A9") == "not-your-warrior TOUR-4.11"
    spaces = {text.split()[2] for text in t.offers()}
    assert not spaces & {"F6", "G6", "H6", "F7", "H7", "F8", "H8"}
    assert "G9" in spaces  # two steps away
    assert "A4" in spaces  # beside an enemy
    while t.s.decision is not None and t.key == "place":
        t.play(t.offers()[0])
    for team in t.s.teams:
        places = [t.s.place[w] for w in team]
        assert all(steps(a, b) >= 2 for i, a in enumerate(places) for b in places[:i])
    assert "fight" not in t.heard()


@pytest.mark.clause("TOUR-4.12c")
def test_without_a_legal_space_any_empty_one_will_do() -> None:
    t = given("monna@B5 vuon@B7 / frost@M5")
    for space in range(len(SPACES)):
        if steps(space, SPACE["B5"]) > 1:
            t.s.at[space] = WARRIOR["frost"]
    taken = [x for x in range(len(SPACES)) if t.s.at[x] >= 0]
    assert 0 < len(taken) < len(SPACES)
    assert barred_spaces(t.s, t.s.teams[0]) == taken


@pytest.mark.clause("TOUR-4.13")
def test_the_first_hands() -> None:
    t = drafted(4, draft_mode="auto")
    while t.key == "place":
        t.play(t.offers()[0])
    for seat in range(4):
        piles = [PILE_OF[card] for card in t.s.hands[seat][:3]]
        assert sorted(piles) == [0, 1, 2]
    assert t.s.round == 1


@pytest.mark.clause("TOUR-4.14", "TOUR-4.14b")
def test_the_youngest_begins_or_a_seat_at_random() -> None:
    def starter(seed: int, **chosen: object) -> tuple[int, str]:
        t = Play(nyoi.new("tournament", 3, seed, options=options(draft_mode="auto", **chosen)))
        while t.key == "place":
            t.play(t.offers()[0])
        found = t.event("first_player")
        assert t.event("turn")["seat"] == found["seat"]
        return found["seat"], found["why"]

    assert [starter(seed, youngest_seat=2) for seed in range(4)] == [(1, "youngest")] * 4
    unmarked = {starter(seed) for seed in range(12)}
    assert unmarked == {(0, "random"), (1, "random"), (2, "random")}
    drawn = {starter(seed, youngest_seat=2, first_player="random") for seed in range(12)}
    assert len(drawn) == 3
    with pytest.raises(nyoi.Refused, match="bad-youngest"):
        nyoi.new("tournament", 2, 1, options={"youngest_seat": 3})


@pytest.mark.clause("TOUR-4.15")
def test_the_clock_starts_when_setup_is_finished() -> None:
    t = Play(nyoi.new("tournament", 2, 1, mode="timed"))
    while t.key in ("draft", "place"):
        assert nyoi.CLOCK not in asked(t.s)
        t.play(t.offers()[0])
    assert asked(t.s)[-1] == nyoi.CLOCK

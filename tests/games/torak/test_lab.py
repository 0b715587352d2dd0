"""The measurements of Torak: pairs of games that differ in one thing."""

from __future__ import annotations

from nyoi.lab.torak_solo import Plan, compare, measure

EASY = (("map", "wide"), ("army_table", "6x6"))  # so that some of few games are won


def test_pairs_are_the_games_that_would_be_played_alone() -> None:
    plan = Plan("P1", "kind", "all", EASY)
    with_ring, without = (measure(plan._replace(ring=ring), 6, 3).wins for ring in ("all", "none"))
    said = compare(plan, 6, 3)
    assert said.startswith(f"6 pairs: won {with_ring:.1%} with the ring, {without:.1%} without; ")
    assert without > 0


def test_a_ring_changes_nothing_but_where_elements_go() -> None:
    assert compare(Plan("P1", "kind", "none", EASY), 2, 3).endswith("only with 0, only without 0: +0.0% (± 0.0%)")

"""Warnings for a player, worked out from a view on demand (TORAK-11.8, 11.12). They inform, they never forbid."""

from __future__ import annotations

from typing import Any

from nyoi.games.torak.content import LONGEST, RAY, SPOT, SPOTS
from nyoi.games.torak.imagine import known
from nyoi.games.torak.mind.odds import hit
from nyoi.games.torak.rules.legs import headings, run, stranded
from nyoi.games.torak.runs import ends
from nyoi.games.torak.state import COOP, Torak
from nyoi.kernel.decision import NOBODY


def warnings(view: dict[str, Any]) -> list[dict[str, Any]]:
    """By seat, what a player may want to know: the risk of a hit, and what can no longer be done.

    `risk` is the chance that a troop lands on the hero after this turn; `lost` are balls that no
    living hero can reach any more; `apart` says that the heroes can no longer meet; `last_dose`
    that one die is all after the next dose.
    """
    s = known(view)
    reached = {seat: reach(s, seat) for seat in s.living}
    found: list[dict[str, Any]] = []
    for seat in range(s.seats):
        if s.at[seat] == NOBODY:
            found.append({})
            continue
        sheet = s.sheet(seat)
        team = s.living if s.terms.mode == COOP else [seat]
        found.append(
            {
                "risk": hit(s, seat),
                "stranded": stranded(s, seat),
                "lost": [SPOT[ball] for ball in sheet.balls if not any(reached[x][ball] for x in team)],
                "apart": len(team) > 1 and not any(all(reached[x][a] for x in team) for a in range(SPOTS)),
                "last_dose": sheet.fuel == 1,
            }
        )
    return found


def reach(s: Torak, seat: int) -> list[bool]:
    """Where a hero could still come to, were its own new path never in the way: what is not here is lost for sure."""
    reached = [False] * SPOTS
    reached[s.at[seat]] = True
    world = s.clone()
    seen = {(s.at[seat], s.bound[seat])}
    front = list(seen)
    while front:
        world.at[seat], world.bound[seat] = front.pop()
        for direction in headings(world, seat):
            for steps, _, _ in ends(run(world, seat, direction, LONGEST)):
                spot = RAY[direction][world.at[seat]][steps - 1]
                crossing = s.sheet(seat).path[spot] != 0 and not s.company(seat, spot)
                stop = (spot, direction if crossing else NOBODY)
                reached[spot] = True
                if stop not in seen:
                    seen.add(stop)
                    front.append(stop)
    return reached

"""Move previews: effect, cost and risk of a move, from a view alone (TORAK-11.8, 11.12).

They inform and never forbid. Reachability is searched again for each leg previewed, which takes a few
milliseconds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from nyoi.games.torak import dice
from nyoi.games.torak.content import AROUND, BOXES, ESCAPE, LONGEST, RAY, SPOT, SPOTS, TROOPS
from nyoi.games.torak.imagine import known
from nyoi.games.torak.mind.odds import hit, odds
from nyoi.games.torak.rules.acts import options
from nyoi.games.torak.rules.draft import Draft, in_front
from nyoi.games.torak.rules.kindness import kindest
from nyoi.games.torak.rules.legs import go, headings, run, stranded
from nyoi.games.torak.rules.scenery import ASK, Scenery, drawn_by, move_of, placer
from nyoi.games.torak.runs import ends
from nyoi.games.torak.sheet import MONSTER
from nyoi.games.torak.state import COOP, RACE, SPENT, Torak, seed
from nyoi.kernel.decision import NOBODY, Move
from nyoi.kernel.foretell import note, percent
from nyoi.kernel.rng import mix

if TYPE_CHECKING:
    from nyoi.games.torak.seen import TorakForetold
    from nyoi.kernel.seen import Note

EVERYWHERE = set(range(SPOTS))
DRAWING = frozenset(("scenery", "draft", "troops"))  # questions about drawing, not about walking


def foretell(view: dict[str, Any], move: Move | None) -> TorakForetold | None:
    """Return the dangers of the current position or after a leg, the odds of a fight or a six, and costs."""
    if view["now"] is None:
        return None
    if view["now"]["kind"] in DRAWING:
        return _kindly(view) if move is None else None
    s = known(view)
    seat: int = view["seat"]
    if seat < 0 or s.at[seat] == NOBODY:  # a spectator sees the preview of the player to move
        seat = s.captain
    if s.at[seat] == NOBODY or (move is not None and seat != view["seat"]):
        return None
    if move is None:
        return _told(s, seat, _dangers(s, seat), [])
    if move.word in ("leg", "stride"):
        return _leg(s, seat, move)
    return _act(s, seat, move)


def _kindly(view: dict[str, Any]) -> TorakForetold | None:
    """Return the placement that lengthens the tour least, for the option to skip it (TORAK-4.9, 11.9)."""
    seat: int = view["seat"]
    s = known(view)
    frame = s.stack[-1]
    if isinstance(frame, Draft) and seat >= 0 and view["answer"] is None:
        sheet, moves = s.sheets[in_front(s, seat, frame.drawn)], frame.offered(s, seat)
    elif isinstance(frame, Scenery) and placer(s, frame.drawn) == seat:
        decision = frame.ask(s)
        sheet, moves = s.sheets[0], [] if decision is None else decision.moves
    else:
        return None
    legal = [move for move in moves if move.word in ASK]
    if not legal:
        return None
    seed(s, mix(len(sheet.scenery), seat + 1))
    return {"notes": [], "kindest": move_of(kindest(s, sheet, [drawn_by(move) for move in legal])).text}


class Dangers(NamedTuple):
    """Losses that can no longer be avoided from where the heroes stand."""

    stranded: bool  # no leg can be legal any more (TORAK-5.4)
    lost: tuple[int, ...]  # balls that no living hero can reach
    apart: bool  # the heroes can no longer meet (TORAK-9.11)


def _dangers(s: Torak, seat: int) -> Dangers:
    team = s.living if s.terms.mode == COOP else [seat]
    balls = s.sheet(seat).balls
    wanted = {*balls, *(s.at[hero] for hero in team)}  # the search may stop once all of these are reached
    reached = [reach(s, hero, wanted) for hero in team]
    if _apart(reached):
        reached = [reach(s, hero) for hero in team]
    lost = tuple(ball for ball in balls if not any(found[ball] for found in reached))
    return Dangers(stranded(s, seat), lost, _apart(reached))


def _apart(reached: list[list[bool]]) -> bool:
    """Return whether no spot can be reached by all heroes."""
    return len(reached) > 1 and not any(all(found[a] for found in reached) for a in range(SPOTS))


def _leg(s: Torak, seat: int, move: Move) -> TorakForetold | None:
    """Preview the destination of a leg and the goals it makes unreachable."""
    if s.stage[seat] <= SPENT or move not in options(s, seat):
        return None
    before = _dangers(s, seat)
    fuel, found = s.sheet(seat).fuel, s.sheet(seat).found
    go(s, seat, move)
    sheet = s.sheet(seat)
    notes: list[Note] = []
    if s.over:
        return _told(s, seat, Dangers(False, (), False), [note("wins", "TORAK-8.1", "good")])
    if sheet.found > found:
        notes.append(note("ball", "TORAK-6.29", "good", number=sheet.found))
    if sheet.ground[s.at[seat]] == MONSTER:
        notes.append(note("monster", "TORAK-6.33", percent=percent(odds(sheet))))
    if sheet.troops[s.at[seat]]:
        notes.append(note("onto-troop", "TORAK-6.13", "warn"))
    if s.bound[seat] != NOBODY:
        notes.append(note("crossing", "TORAK-6.18"))
    if fuel > sheet.fuel:
        notes.append(_doses(sheet.fuel))
    after = _dangers(s, seat)
    return _told(s, seat, after, notes, before)


def _told(s: Torak, seat: int, dangers: Dangers, notes: list[Note], before: Dangers | None = None) -> TorakForetold:
    """Describe dangers as notes, without those that already held `before` the previewed leg."""
    spot = s.at[seat]
    risk = 0 if s.over else percent(hit(s, seat))
    troops = TROOPS[s.boxes] if s.boxes + 1 < BOXES else 0
    sections = len(AROUND[s.terms.zone][spot])
    fresh = [ball for ball in dangers.lost if before is None or ball not in before.lost]
    if dangers.stranded:
        notes.append(note("stranded", "TORAK-5.4", "warn"))
    if fresh:
        notes.append(note("lost", "TORAK-11.12", "warn", spots=[SPOT[ball] for ball in fresh], number=len(fresh)))
    if dangers.apart and not (before is not None and before.apart):
        notes.append(note("apart", "TORAK-9.11", "warn"))
    if before is None and s.sheet(seat).fuel == 1:
        notes.append(note("dose-left", "TORAK-6.49"))
    if risk:
        notes.append(note("risk", "TORAK-6.62", percent=risk, sections=sections, number=troops))
    return {
        "notes": notes,
        "risk": risk,
        "stranded": dangers.stranded,
        "lost": [SPOT[ball] for ball in dangers.lost],
        "apart": dangers.apart,
    }


def _doses(left: int) -> Note:
    return note("dose-spent", "TORAK-6.49", "warn") if left == 0 else note("doses", "TORAK-6.47", number=left)


def _act(s: Torak, seat: int, move: Move) -> TorakForetold | None:
    """Preview an action other than a leg: its odds and its cost."""
    sheet = s.sheet(seat)
    found: TorakForetold = {"notes": []}
    if move.word == "fight" and s.engaged[seat]:
        found["win"] = percent(odds(sheet))
        found["ki"], found["danger"] = sheet.strength, sheet.danger
        beans = s.terms.beans - sheet.beans
        found["beans"] = beans
        found["notes"] = [
            note("fight", "TORAK-6.35", percent=found["win"], ki=sheet.strength, danger=sheet.danger),
            note("beans", "TORAK-6.37", "plain" if beans else "warn", number=beans),
        ]
    elif move.word == "burn" and move.args[0] <= sheet.filled:
        number = _thrown(s, seat) + move.args[0]
        found["notes"] = [note("dice", "TORAK-6.2", number=number)]
        if sheet.troops[s.at[seat]]:
            found["six"] = percent(1 - (1 - 1 / 6) ** number)
            found["notes"].append(note("six", "TORAK-6.50", percent=found["six"], value=ESCAPE))
    elif move.word in ("flee", "turbo") and sheet.fuel:
        found["notes"] = [_doses(sheet.fuel - 1)]
    elif move.word == "train" and dice.holds(sheet.dice, move.args[0]) and not sheet.ki_full:
        before = sheet.strength
        sheet.ki += 1
        found["notes"] = [note("train", "TORAK-6.43", number=sheet.strength, more=sheet.strength - before)]
    elif move.word == "fill" and dice.holds(sheet.dice, move.args[0]) and sheet.empty_cans:
        found["notes"] = [note("fill", "TORAK-6.45", number=sheet.filled + 1)]
    return found if found["notes"] else None


def _thrown(s: Torak, seat: int) -> int:
    """Return the number of dice before Jerrycans add theirs (TORAK-6.1, 6.49, 9.5, 9.21)."""
    if s.terms.pool:
        return len(s.living)
    return 2 if s.terms.mode == RACE or s.sheet(seat).fuel else 1


def reach(s: Torak, seat: int, enough: set[int] = EVERYWHERE) -> list[bool]:
    """Return, by spot, whether a hero could still reach it if its own future path never blocked it.

    The result is optimistic: a spot that is not reached here is certainly lost. The search stops once all of
    `enough` are reached.
    """
    left = enough - {s.at[seat]}
    reached = [False] * SPOTS
    reached[s.at[seat]] = True
    world = s.clone()
    seen = {(s.at[seat], s.bound[seat])}
    front = list(seen)
    while front and left:
        world.at[seat], world.bound[seat] = front.pop()
        for direction in headings(world, seat):
            for steps, _, _ in ends(run(world, seat, direction, LONGEST)):
                spot = RAY[direction][world.at[seat]][steps - 1]
                crossing = s.sheet(seat).path[spot] != 0 and not s.company(seat, spot)
                stop = (spot, direction if crossing else NOBODY)
                reached[spot] = True
                left.discard(spot)
                if stop not in seen:
                    seen.add(stop)
                    front.append(stop)
    return reached

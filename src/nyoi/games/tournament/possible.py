"""Consistency checks of hand-made positions. Positions reached by play always pass."""

from __future__ import annotations

from nyoi.games.tournament.board import SPACES, steps
from nyoi.games.tournament.content import (
    ABILITY,
    EFFECTS,
    ENDURANCE,
    EVENT,
    FORMS_OF,
    FUSIONS,
    KIND_OF,
    KINDS,
    OP_DRAW,
    PARENTS,
    PILE_OF,
    SOLAR_FLARE,
    WARRIORS,
)
from nyoi.games.tournament.rules.arena import contested, falls
from nyoi.games.tournament.rules.fall import Fall
from nyoi.games.tournament.rules.match import ROUNDS, Match
from nyoi.games.tournament.rules.opening import DEAL, TEAM, Draft, Opening, Place
from nyoi.games.tournament.rules.turn import T3, Start, Turn
from nyoi.games.tournament.setup import FULL_PILES
from nyoi.games.tournament.state import HAND_LIMIT, PEACE, TIMED, Tournament
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.position import impossible, twice


def possible(s: Tournament) -> None:
    """Raise if the state is impossible, with the name of the check and the clause it breaks."""
    warriors_of_this_table(s)
    every_warrior_once(s)
    teams_of_six(s)
    one_on_a_space(s)
    endurance_left(s)
    nobody_hurt_before_the_game(s)
    now: object = s.stack[-1]
    if isinstance(now, Place) or (isinstance(now, Opening) and now.step == DEAL):
        placed_in_turn(s)
    elif s.round == 0:
        drafted_in_turn(s)
    else:
        everybody_stands(s)
        who_is_in(s)
        hands(s)
        rounds(s)
        what_was_used(s)


def every_warrior_once(s: Tournament) -> None:
    """Check that a warrior is drafted at most once, in the pile, or aside (TOUR-4.7, 4.9)."""
    met: dict[int, str] = {}
    places = (("teams", s.teams), ("lost", s.lost), ("pile", [s.pile]), ("aside", [s.aside]))
    for key, warriors in [(key, warriors) for key, parts in places for warriors in parts]:
        for w in warriors:
            if w in met:
                raise twice(WARRIORS[w], "TOUR-4.7", met[w], key)
            met[w] = key
    for fusion in FUSIONS:
        for parent in PARENTS[fusion]:
            if fusion in met and parent in met:
                raise impossible("position-fused", "TOUR-6.69", met[parent], WARRIORS[parent], warrior=WARRIORS[fusion])


def warriors_of_this_table(s: Tournament) -> None:
    """Check that warriors are in the roster, and that fusions are neither drafted nor in the pile.

    See TOUR-3.4, 4.6, 4.10.
    """
    for key, warriors in (
        ("teams", [w for team in s.teams for w in team]),
        ("lost", [w for lost in s.lost for w in lost]),
        ("pile", list(s.pile)),
        ("aside", list(s.aside)),
    ):
        for w in warriors:
            if PARENTS[w]:
                if key in ("pile", "aside"):
                    raise impossible("position-fusion-in-pile", "TOUR-4.10", key, WARRIORS[w])
                if s.round == 0:
                    raise impossible("position-fusion-drafted", "TOUR-4.6", key, WARRIORS[w])
            elif w not in s.roster:
                raise impossible("position-roster", "TOUR-3.4", key, WARRIORS[w])
    if s.beaten_return and s.aside:
        raise impossible("position-aside", "TOUR-6.64", "aside", WARRIORS[s.aside[0]])
    if s.bottom > len(s.pile):
        raise impossible("position-bottom", "TOUR-6.64", "bottom", s.bottom, most=len(s.pile))


def teams_of_six(s: Tournament) -> None:
    """Check that no player has more than six warriors, in play or lost; a fusion counts as two.

    See TOUR-4.4, 6.69.
    """
    for seat in range(s.seats):
        found = sum(2 if PARENTS[w] else 1 for w in (*s.teams[seat], *s.lost[seat]))
        if found > TEAM:
            raise impossible("position-team", "TOUR-4.4", "teams", found, seat=seat, most=TEAM)


def one_on_a_space(s: Tournament) -> None:
    """Check that two warriors share a space only in a fight (TOUR-6.5, 6.60)."""
    met: dict[int, int] = {}
    for w in [w for team in s.teams for w in team if s.standing(w)]:
        other = met.setdefault(s.place[w], w)
        if other != w and not (w in s.fighters and other in s.fighters):
            raise impossible("position-space", "TOUR-6.60", "teams", WARRIORS[w], space=SPACES[s.place[w]])


def endurance_left(s: Tournament) -> None:
    """Check that warriors without Endurance are gone, unless they may still be rescued (TOUR-6.46, 6.47)."""
    frames: list[object] = [*s.stack]
    falling = [frame.warrior for frame in frames if isinstance(frame, Fall)]
    for w in [w for team in s.teams for w in team]:
        if falls(s, w) and w not in falling:
            most = ENDURANCE[w] - (0 if s.beyond_zero else 1)
            raise impossible("position-endurance", "TOUR-6.46", "teams", WARRIORS[w], damage=s.damage[w], most=most)


def nobody_hurt_before_the_game(s: Tournament) -> None:
    """Check that no warrior is damaged before the first turn (TOUR-4.12b)."""
    for w in [w for team in s.teams for w in team]:
        if s.round == 0 and s.damage[w]:
            raise impossible("position-hurt-early", "TOUR-4.12b", "teams", WARRIORS[w])


# -- setup


def drafted_in_turn(s: Tournament) -> None:
    """Check the draft: one warrior each, to the right, none placed yet (TOUR-4.4, 4.5, 4.11)."""
    picked = sum(len(team) for team in s.teams)
    picks = [Draft(i).seat_asked(s) for i in range(picked)]
    for seat, team in enumerate(s.teams):
        if len(team) != picks.count(seat):
            raise impossible("position-draft", "TOUR-4.4", "teams", len(team), seat=seat, due=picks.count(seat))
        for w in team:
            if s.standing(w):
                raise impossible("position-placed-early", "TOUR-4.11", "teams", WARRIORS[w])


def placed_in_turn(s: Tournament) -> None:
    """Check the placement: all drafted, one token each, to the right, apart (TOUR-4.9, 4.11, 4.12)."""
    placed = sum(s.standing(w) for team in s.teams for w in team)
    turns = [Place(i).seat_asked(s) for i in range(placed)]
    for seat, team in enumerate(s.teams):
        if len(team) != TEAM:
            raise impossible("position-draft", "TOUR-4.4", "teams", len(team), seat=seat, due=TEAM)
        standing = [w for w in team if s.standing(w)]
        if len(standing) != turns.count(seat):
            raise impossible("position-place", "TOUR-4.12", "teams", len(standing), seat=seat, due=turns.count(seat))
        for i, w in enumerate(standing):
            for other in standing[:i]:
                if steps(s.place[w], s.place[other]) < 2:
                    raise impossible("position-too-close", "TOUR-4.11", "teams", WARRIORS[w], warrior=WARRIORS[other])
    due = len(s.roster) - TEAM * s.seats
    if len(s.pile) != due:
        raise impossible("position-pile", "TOUR-4.9", "pile", len(s.pile), due=due)


# -- play


def everybody_stands(s: Tournament) -> None:
    """Check that all warriors in play are on the board (TOUR-4.11)."""
    for w in [w for team in s.teams for w in team]:
        if not s.standing(w):
            raise impossible("position-unplaced", "TOUR-4.11", "teams", WARRIORS[w])


def who_is_in(s: Tournament) -> None:
    """Check that players without warriors are out, without hand or turn (TOUR-5.1, 6.50, 7.8).

    With a single player left, the game would be over.
    """
    for seat in range(s.seats):
        if s.fallen.count(seat) != int(not s.inside(seat)):
            raise impossible("position-fallen", "TOUR-6.50", "fallen", seat)
    if s.youngest not in (NOBODY, s.starter):
        raise impossible("position-starter", "TOUR-4.14", "starter", s.starter, youngest=s.youngest)
    now: object = s.stack[-1]
    if s.fight != PEACE:
        return  # a player is out at once, but hand and turn end with the fight
    for seat in s.fallen:
        if s.hands[seat]:
            raise impossible("position-hand-out", "TOUR-6.50", "hands", KINDS[KIND_OF[s.hands[seat][0]]], seat=seat)
    if isinstance(now, Match):
        return  # the turn is over
    if s.active in s.fallen:
        raise impossible("position-turn", "TOUR-5.1", "turn", s.active)
    if not contested(s):
        raise impossible("position-alone", "TOUR-7.8", "teams", s.active)


def hands(s: Tournament) -> None:
    """Check that hands hold no Event, and at most five cards after the first step of a turn.

    See TOUR-6.80, 6.86.
    """
    for card in [card for hand in s.hands for card in hand]:
        if PILE_OF[card] == EVENT:
            raise impossible("position-event-held", "TOUR-6.86", "hands", KINDS[KIND_OF[card]])
    now: object = s.stack[-1]
    if isinstance(now, Turn):
        if now.step != T3:
            return
    elif not isinstance(now, Start):
        return
    if now.seat in s.specials:
        return  # the player may have drawn with that card
    drawn = 0
    if s.event != NOBODY:
        drawn = sum(amount for op, amount, _ in EFFECTS[KIND_OF[s.event]] if op == OP_DRAW)
    found = len(s.hands[now.seat])
    if found > HAND_LIMIT + drawn:
        raise impossible("position-hand", "TOUR-6.80", "hands", found, seat=now.seat, most=HAND_LIMIT + drawn)


def rounds(s: Tournament) -> None:
    """Check the round number, extra rounds for ties of three, and the clock of timed games.

    See TOUR-8.1, 8.9, 9.3.
    """
    last, extra = ROUNDS[s.length], s.extra_rounds
    if s.time_up and s.length != TIMED:
        raise impossible("position-time-up", "TOUR-9.3", "time_up", "true")
    if extra > (s.extra_cap if s.seats > 2 else 0):
        raise impossible("position-extra-rounds", "TOUR-8.9", "extra_rounds", extra, most=s.extra_cap)
    first = last if extra and not s.time_up else 1
    if not first + extra <= s.round <= last + extra:
        raise impossible("position-round", "TOUR-8.1", "round", s.round, low=first + extra, high=last + extra)
    least, most = int(s.event != NOBODY), s.round * s.seats  # one per turn, and one turn per seat and round
    if s.active != NOBODY:
        most -= s.seats - 1 - (s.active - s.starter) % s.seats
    if s.reshuffle:  # once all have been flipped, the count restarts (TOUR-6.93)
        most = min(most, len(FULL_PILES[EVENT]) - int(s.event == NOBODY))
    if not least <= s.flips <= most:
        raise impossible("position-flips", "TOUR-6.93", "flips", s.flips, low=least, high=most)


def what_was_used(s: Tournament) -> None:
    """Check limits: one Special card per turn; with the option, one flight per game and warrior.

    See TOUR-6.51d, 6.83.
    """
    for seat in s.specials:
        if s.specials.count(seat) > 1:
            raise impossible("position-specials", "TOUR-6.83", "specials", seat)
    for w in s.flared:
        able = any(ABILITY[form] == SOLAR_FLARE for form in FORMS_OF[w])
        if not s.flare_once or not able or s.owner[w] == NOBODY or s.flared.count(w) > 1:
            raise impossible("position-flared", "TOUR-6.51d", "flared", WARRIORS[w])

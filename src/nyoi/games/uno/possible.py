"""Consistency checks of hand-made positions. No position of a played game ever fails them."""

from __future__ import annotations

from nyoi.games.uno.content import ACTION, CARDS, COLOUR, COLOURS, DRAW2, KIND, NO_COLOUR, PENALTY, PLUS2, RANK, SHENRON
from nyoi.games.uno.content import WILD4 as WILD_DRAW4
from nyoi.games.uno.rules.effects import Plus4, Swap, Wish
from nyoi.games.uno.rules.stack import Stack
from nyoi.games.uno.rules.turn import CIRCLES, Drawn, Round, Turn, bluffs, fits, jumping
from nyoi.games.uno.state import CALLS, EXPOSED, QUIET, SURPRISED, Uno
from nyoi.games.uno.view import phase_of
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.position import impossible


def possible(s: Uno) -> None:
    """Raise if the rules make a state impossible; the refusal names the check and the clause it breaks."""
    points_of_rounds(s)
    if not s.discard:
        return  # about to be dealt
    hands_with_cards(s)
    visible_card(s)
    who_announced(s)
    who_is_exposed(s)
    who_has_waved(s)
    markers_of_who_acts(s)
    what_is_in_progress(s)
    who_has_passed(s)
    verdicts(s)
    reshuffles(s)
    put_back(s)


def points_of_rounds(s: Uno) -> None:
    """Raise on points that the rules cannot have given (UNO-8.10, 8.11).

    Only a game for points has any, one player scores in a round, and reaching the target ends the game.
    """
    played = s.round - 1 if s.discard else s.round
    for score in s.scores:
        if score and not s.scoring:
            raise impossible("position-no-points", "UNO-9.1", "scores", score)
        if score >= s.target:
            raise impossible("position-won-already", "UNO-8.11", "scores", score, target=s.target)
    scorers = sum(score > 0 for score in s.scores)
    if scorers > played:
        raise impossible("position-points-early", "UNO-8.10", "round", s.round, least=scorers + 1)


def hands_with_cards(s: Uno) -> None:
    """Raise if a hand is empty, because its player would have won the round (UNO-8.1)."""
    for seat, hand in enumerate(s.hands):
        if not hand:
            raise impossible("position-empty-hand", "UNO-8.1", "hands", seat)


def visible_card(s: Uno) -> None:
    """Raise unless a played card's colour is in force and a Shenron is covered (UNO-5.3, 6.31).

    A card is turned over onto every Shenron.
    """
    if s.laid == NOBODY:
        return
    own = COLOUR[s.visible]
    if own not in (NO_COLOUR, s.colour):
        raise impossible("position-colour", "UNO-5.3", "colour", COLOURS[s.colour], due=COLOURS[own])
    if KIND[s.visible] == SHENRON:
        raise impossible("position-shenron", "UNO-6.31", "laid", s.laid)


def who_announced(s: Uno) -> None:
    """Raise unless only players with one card have called or can be caught (UNO-7.5).

    With automatic calls no player can be caught.
    """
    for seat, call in enumerate(s.calls):
        if call != QUIET and len(s.hands[seat]) != 1:
            raise impossible("position-one-card", "UNO-7.5", CALLS[call], seat, found=len(s.hands[seat]))
        if call >= EXPOSED and not s.live:
            raise impossible("position-auto", "UNO-7.30", CALLS[call], seat)


def who_is_exposed(s: Uno) -> None:
    """Raise unless one action caused all exposures (UNO-7.2, 7.25a).

    It exposes its own player or, with `seven_zero`, players left with one card by it.
    """
    phase, _, total = phase_of(s)
    frame = s.stack[-1]
    if phase in ("drawn", "swap") and s.exposed:
        raise impossible("position-exposed-now", "UNO-7.7", "phase", phase)
    alone = frame.seat if isinstance(frame, Wish | Plus4) else s.laid if phase == "stack" or total else NOBODY
    for seat, call in enumerate(s.calls):
        if call < EXPOSED:
            continue
        if alone != NOBODY and (seat != alone or call == SURPRISED):
            raise impossible("position-exposed-other", "UNO-7.7a", CALLS[call], seat, due=alone)
        if not s.seven_zero and (seat != s.actor or call == SURPRISED):
            raise impossible("position-actor", "UNO-7.2", CALLS[call], seat, due=s.actor)
        if call == SURPRISED and seat == s.actor:
            raise impossible("position-surprised", "UNO-7.25a", "surprised", seat)


def who_has_waved(s: Uno) -> None:
    """Raise unless waves are by players who could catch, and not by all of them (UNO-7.25).

    When all have waved, the exposure is over.
    """
    everybody = (1 << s.seats) - 1
    exposed = [seat for seat in range(s.seats) if s.calls[seat] >= EXPOSED]
    for seat in range(s.seats):
        if s.waved >> seat & 1 and (exposed in ([], [seat]) or s.calls[seat] == SURPRISED):
            raise impossible("position-waved", "UNO-7.25", "waved", seat)
    for seat in exposed:
        if s.waved | 1 << seat == everybody:
            raise impossible("position-all-waved", "UNO-7.25", CALLS[s.calls[seat]], seat)


def markers_of_who_acts(s: Uno) -> None:
    """Raise if the player on turn still has skip markers (UNO-5.10, 6.42)."""
    frame = s.stack[-1]
    if isinstance(frame, Turn | Drawn | Wish | Plus4 | Swap) and s.markers[frame.seat]:
        raise impossible("position-marker", "UNO-6.42", "markers", s.markers[frame.seat], turn=frame.seat)


def what_is_in_progress(s: Uno) -> None:
    """Raise unless each phase follows from the visible card and has its option."""
    frame = s.stack[-1]
    visible = s.visible
    if isinstance(frame, Turn):
        jumpers = jumping(s, frame.seat, 0) if s.jump_in else []
        for seat in range(s.seats):
            if frame.stayed >> seat & 1 and seat not in jumpers:
                raise impossible("position-stayed", "UNO-9.36", "stayed", seat)
    elif isinstance(frame, Drawn):
        if len(s.hands[frame.seat]) < 2:
            raise impossible("position-drawn", "UNO-6.12", "hands", CARDS[s.hands[frame.seat][0]])
    elif isinstance(frame, Wish):
        if not s.marks[visible] or len(s.discard) < 2 or KIND[s.discard[-2]] != SHENRON or s.laid != NOBODY:
            raise impossible("position-wish", "UNO-6.33", "discard", CARDS[visible])
    elif isinstance(frame, Plus4):
        plus4(s, frame)
    elif isinstance(frame, Swap):
        needs(s.seven_zero, "swap", "seven_zero", "UNO-9.20")
        if RANK[visible] != 7 or s.laid != frame.seat:
            raise impossible("position-swap", "UNO-9.20", "discard", CARDS[visible])
    total = frame.total if isinstance(frame, Stack | Round) else 0
    if total:
        seat = frame.seat if isinstance(frame, Stack) else phase_of(s)[1]
        needs(s.stacking, "stack", "stack_plus2", "UNO-9.10")
        if total % PLUS2:
            raise impossible("position-total", "UNO-9.10", "total", total)
        if KIND[visible] != DRAW2 or s.laid == NOBODY or s.next(s.laid) != seat:
            raise impossible("position-stack", "UNO-9.10", "discard", CARDS[visible])


def needs(on: bool, phase: str, option: str, clause: str) -> None:
    """Raise if the option of a phase is off."""
    if not on:
        raise impossible("position-option", clause, "phase", phase, option=option)


def plus4(s: Uno, frame: Plus4) -> None:
    """Raise unless the +4 can be challenged and its player has drawn only a penalty (UNO-6.53, 7.6)."""
    needs(s.challenge, "plus4", "plus4_challenge", "UNO-6.64")
    if KIND[s.visible] != WILD_DRAW4 or s.laid != frame.seat:
        raise impossible("position-plus4", "UNO-6.56", "discard", CARDS[s.visible])
    held = len(s.hands[frame.seat])
    since = held - frame.count
    caught = s.live and frame.count == 1 and since <= PENALTY and s.calls[frame.seat] == QUIET
    if since and not (since > 0 and caught):
        raise impossible("position-judged", "UNO-6.53", "judged", frame.count, found=held)


def who_has_passed(s: Uno) -> None:
    """Raise unless players who passed can neither play nor draw, and not all have (UNO-6.20, 6.21).

    If all pass, the round is blocked.
    """
    phase, _, _ = phase_of(s)
    for seat in range(s.seats):
        if s.passed >> seat & 1:
            able = any(fits(s, c) and (s.challenge or not bluffs(s, seat, c)) for c in s.hands[seat])
            if s.drawable or able or s.exposed or phase not in ("turn", "hold"):
                raise impossible("position-passed", "UNO-6.20", "passed", seat)
    if s.passed == (1 << s.seats) - 1:
        raise impossible("position-blocked", "UNO-6.21", "passed", s.seats)
    most = CIRCLES * s.seats - 1 if s.force_play and phase in ("turn", "drawn", "hold") else 0
    if s.idle > most:
        raise impossible("position-idle", "UNO-6.21", "idle", s.idle, most=most)


def verdicts(s: Uno) -> None:
    """Raise on verdicts in a game without challenges (UNO-6.64)."""
    for key, row in (("guilty", s.guilty), ("innocent", s.innocent)):
        if any(row) and not s.challenge:
            raise impossible("position-verdict", "UNO-6.64", key, max(row))


def reshuffles(s: Uno) -> None:
    """Raise if the draw pile has cards that did not go into it at the last reshuffle (UNO-6.16a)."""
    if s.shuffles:
        for card in s.pile[s.top :]:
            if s.born[card] != s.shuffles:
                raise impossible("position-pile-born", "UNO-6.16a", "reshuffled", CARDS[card])
        for card in s.out:
            if s.born[card]:
                raise impossible("position-out", "UNO-6.16a", "reshuffled", CARDS[card])


def put_back(s: Uno) -> None:
    """Raise unless cards ignored in setup are no number cards and were not dealt (UNO-4.6, 4.8).

    A player may have drawn one since.
    """
    if s.ignored and not s.put_back:
        raise impossible("position-put-back", "UNO-4.8", "ignored", CARDS[s.ignored[0]])
    for i, card in enumerate(s.ignored):
        if not ACTION[card] or card in s.out or card in s.ignored[:i]:
            raise impossible("position-ignored", "UNO-4.6", "ignored", CARDS[card])
    for seat, hand in enumerate(s.hands):
        held = sum(card in s.ignored and not (s.born and s.born[card]) for card in hand)
        if not held <= s.fresh[seat] <= (len(hand) if s.ignored else 0):
            most = len(hand) if s.ignored else 0
            raise impossible("position-fresh", "UNO-4.8", "fresh", s.fresh[seat], low=held, high=most)

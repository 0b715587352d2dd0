"""Discovery tokens: looking, revealing, and the seven crystal balls (DUEL-6.3, DUEL-6.15, DUEL-6.16)."""

from __future__ import annotations

from typing import Final

from nyoi.games.duel import events, moves
from nyoi.games.duel.content import (
    ACTION_OR_HEALTH,
    ALL_BALLS,
    ALL_TOKENS,
    BALL,
    FIGURES,
    GROUP,
    GROUPS,
    KIND,
    LETTERS,
    SPOTS,
    STAR_OR_PARADE,
    TOKENS,
)
from nyoi.games.duel.numbers import most_health
from nyoi.games.duel.pieces import ACTION, HEALTH, KI, PARADE, STAR
from nyoi.games.duel.rules import keys
from nyoi.games.duel.rules.body import gain, pick_up
from nyoi.games.duel.rules.hand import draw_card
from nyoi.games.duel.rules.question import Question, score
from nyoi.games.duel.state import Duel
from nyoi.kernel.decision import NOBODY, Decision, Move


class Look(Question):
    """A player may look at `times` face-down tokens, one after another (DUEL-6.16.1)."""

    def __init__(self, seat: int, times: int) -> None:
        self.seat: Final = seat
        self.times: Final = times

    def ask(self, s: Duel) -> Decision | None:
        spots = s.to_look_at() if self.times else []
        if not spots:
            return None
        return self.asks(self.seat, keys.REGARD, [*(moves.look[p] for p in spots), moves.ENOUGH])

    def answer(self, s: Duel, seat: int, move: Move) -> None:
        if move is moves.ENOUGH:
            s.done()
            return
        spot = move.args[0]
        s.looks[spot] |= 1 << seat
        s.tell(events.LOOKED, seat, spot, s.spots[spot])
        s.become(Look(seat, self.times - 1))

    def run(self, s: Duel) -> None:
        s.done()


class Reveal(Question):
    """A token is revealed and taken: a ball, or something for the figure (DUEL-6.3).

    `kind` is -1 while it is still face down.
    """

    def __init__(self, unit: int, spot: int, kind: int = NOBODY) -> None:
        self.unit: Final = unit
        self.spot: Final = spot
        self.kind: Final = kind

    def things(self, s: Duel) -> list[int]:
        """Return what the token offers; outside its own activation a figure gains no action.

        See DUEL-6.3.3, 6.3.4.
        """
        if self.kind == ACTION_OR_HEALTH:
            return [ACTION, HEALTH] if self.unit == s.active else [HEALTH]
        if self.kind == STAR_OR_PARADE:
            return [STAR, PARADE]
        return [KI]

    def ask(self, s: Duel) -> Decision | None:
        if self.kind == NOBODY:
            return None
        things = self.things(s)
        if len(things) == 1:
            return None
        return self.asks(s.owner[self.unit], keys.TOKEN_CHOICE, [moves.choose[thing] for thing in things])

    def answer(self, s: Duel, seat: int, move: Move) -> None:
        gain(s, self.unit, move.args[0], 1)
        s.done()

    def run(self, s: Duel) -> None:
        if self.kind != NOBODY:
            gain(s, self.unit, self.things(s)[0], 1)
            s.done()
            return
        token = pick_up(s, self.spot)
        s.tell(events.REVEALED, self.unit, token, self.spot)
        if KIND[token] != BALL:
            s.aside |= 1 << token  # face up beside the field until the next deal (DUEL-6.3.5)
            s.become(Reveal(self.unit, self.spot, KIND[token]))
            return
        s.balls[self.unit] |= 1 << GROUP[token]
        draw_card(s, s.owner[self.unit])
        held = 0
        for c in range(FIGURES):
            held |= s.balls[c]
        if held == ALL_BALLS:  # DUEL-6.15.1; inside this reveal, and no card interrupts it (DUEL-7.16)
            s.become(Dragon(0 if s.balls_of(0) > s.balls_of(1) else 1))
        else:
            s.done()


# Steps of the event (DUEL-6.15).
SCORES: Final = 0
WISH: Final = 1
CARDS: Final = 2
DEAL: Final = 3


class Dragon(Question):
    """All seven balls are held (DUEL-6.15).

    Both players score, `seat` with more balls gets a wish, the other draws cards, and new tokens are dealt.
    """

    def __init__(self, seat: int, step: int = SCORES) -> None:
        self.seat: Final = seat
        self.step: Final = step

    def ask(self, s: Duel) -> Decision | None:
        if self.step == WISH:
            wishes = [moves.resurrect[c] for c in s.team(self.seat) if s.health[c] == 0]
            wishes += [moves.heal[c] for c in s.team(self.seat) if 0 < s.health[c] < most_health(s.setting)[c]]
            return self.asks(self.seat, keys.DRAGON_CHOICE, [*wishes, moves.DECLINE]) if wishes else None
        if self.step == CARDS:
            most = min(s.balls_of(1 - self.seat), s.drawable)
            return self.asks(1 - self.seat, keys.DRAGON_DRAW, moves.draw[: most + 1]) if most else None
        return None

    def answer(self, s: Duel, seat: int, move: Move) -> None:
        if self.step == WISH:
            if move.word == "resurrect":
                resurrect(s, move.args[0])
            elif move.word == "heal":
                s.health[move.args[0]] = most_health(s.setting)[move.args[0]]
                s.tell(events.HEALED, move.args[0])
            s.become(Dragon(self.seat, CARDS))
        else:
            for _ in range(move.args[0]):  # DUEL-6.15.4
                draw_card(s, seat)
            s.become(Dragon(self.seat, DEAL))

    def run(self, s: Duel) -> None:
        if self.step == SCORES:
            s.tell(events.DRAGON, self.seat)
            for seat in (self.seat, 1 - self.seat):  # the player with more balls gains first (DUEL-6.15.2)
                score(s, seat, s.balls_of(seat), events.BY_BALLS)
        if self.step < DEAL:
            s.become(Dragon(self.seat, self.step + 1))
            return
        gather(s)
        deal_tokens(s, s.shuffle(tuple(range(GROUPS))))
        s.done()


def resurrect(s: Duel, unit: int) -> None:
    """Revive a KO character at full health beside its start zone (DUEL-6.15.3, DUEL-6.1.2).

    It can act this round (DUEL-5.7). The points for its KO are kept, and can be won again (DUEL-6.15.7).
    """
    s.health[unit] = most_health(s.setting)[unit]
    s.activated[unit] = False
    s.tell(events.RESURRECTED, unit)


def gather(s: Duel) -> None:
    """Collect all tokens and discard all knowledge of them (DUEL-6.15.5, DUEL-6.15.6)."""
    s.balls = [0] * FIGURES
    s.spots = [NOBODY] * len(SPOTS)
    s.looks = [0] * len(SPOTS)
    s.dropped = [NOBODY] * GROUPS
    s.mixed = [NOBODY] * GROUPS
    s.aside = ALL_TOKENS


def deal_tokens(s: Duel, tiles: tuple[int, ...]) -> None:
    """Shuffle each group and deal it face down on its tile, one token per zone (DUEL-4.5)."""
    s.tiles = tiles
    s.deals += 1
    for group, tile in enumerate(tiles):
        s.tell(events.GROUP, group + 1, tile)
        tokens = s.shuffle(tuple(t for t in range(len(TOKENS)) if GROUP[t] == group))
        for i in range(len(LETTERS)):
            s.spots[4 * tile + i] = tokens[i]
    s.aside = 0

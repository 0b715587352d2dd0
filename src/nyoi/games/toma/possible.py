"""Consistency checks of hand-made positions. No position of a played game ever fails them."""

from __future__ import annotations

from nyoi.games.toma.content import CARDS, COPY, DOOM, OPEN_WITH_TWO, POWER, POWERS, VALUE
from nyoi.games.toma.rules.turn import Aim, Discard, Turn, choices
from nyoi.games.toma.state import PLAYED, WAYS, Toma
from nyoi.kernel.position import impossible


def possible(s: Toma) -> None:
    """Raise if the rules make a state impossible; the refusal names the check and the clause it breaks."""
    enough_cards(s)
    balls_below_target(s)
    now: object = s.stack[-1] if s.stack else None
    if isinstance(now, Turn | Discard | Aim):
        who_is_in(s)
        hands_of_one(s, now.seat)
        rows_and_plays(s)
        shields_of_players(s, now.seat)
        nothing_false_ruled_out(s)
    if isinstance(now, Aim):
        aim_with_a_choice(s, now)


def enough_cards(s: Toma) -> None:
    """Raise if a deck is too small to deal a round.

    A round needs one card aside, one for each seat, and three open ones with two players.
    """
    due = 1 + s.seats + (OPEN_WITH_TWO if s.seats == 2 else 0)
    if s.cards and len(s.cards) < due:
        raise impossible("position-few-cards", "TOMA-4.6", "deck", len(s.cards), due=due)


def balls_below_target(s: Toma) -> None:
    """Raise if a player has already won; only tied leaders play on, in overtime (TOMA-8.9, 8.10)."""
    most = max(s.balls)
    tied = s.balls.count(most)
    if s.overtime and (most < s.target or tied < 2):
        raise impossible("position-no-overtime", "TOMA-8.10", "overtime", "true", target=s.target)
    if not s.overtime and most >= s.target and not s.over:
        raise impossible("position-won-already", "TOMA-8.9", "balls", most, target=s.target)


def who_is_in(s: Toma) -> None:
    """Raise unless two players are in, and each eliminated player was eliminated once (TOMA-7.3, 7.4).

    An eliminated player has no hand.
    """
    if sum(s.inside) < 2:
        raise impossible("position-one-player", "TOMA-7.4", "hands", sum(s.inside))
    for seat in range(s.seats):
        if s.inside[seat] and not s.dealt[seat]:
            raise impossible("position-not-dealt", "TOMA-8.11", "hands", seat)
        if s.fallen.count(seat) != int(s.dealt[seat] and not s.inside[seat]):
            raise impossible("position-out", "TOMA-7.3", "out", seat)
    if not s.dealt[s.starter]:
        raise impossible("position-not-dealt", "TOMA-8.11", "starter", s.starter)


def hands_of_one(s: Toma, turn: int) -> None:
    """Raise unless all hold one card, or two between draw and discard (TOMA-5.6)."""
    now: object = s.stack[-1]
    if not s.inside[turn]:
        raise impossible("position-turn", "TOMA-5.1", "turn", turn)
    for seat, hand in enumerate(s.hands):
        most = 2 if seat == turn and isinstance(now, Discard) else 1
        if len(hand) > most:
            raise impossible(
                "position-hand", "TOMA-5.6", "hands", " ".join(CARDS[card] for card in hand), seat=seat, most=most
            )


def rows_and_plays(s: Toma) -> None:
    """Raise unless played cards lie before their players, with own or copied powers (TOMA-5.4, 6.18)."""
    for seat in range(s.seats):
        if len(s.rows[seat]) != len(s.ways[seat]):
            raise impossible("position-ways", "TOMA-5.5", "ways", len(s.ways[seat]), seat=seat, due=len(s.rows[seat]))
        if s.rows[seat] and not s.dealt[seat]:
            raise impossible("position-not-dealt", "TOMA-8.11", "rows", seat)
    met: set[int] = set()
    for seat, card, power in s.plays:
        text = f"{seat}:{CARDS[card]}"
        if card in met:
            raise impossible("position-played-twice", "TOMA-5.4", "plays", text)
        met.add(card)
        row = s.rows[seat]
        if card not in row or s.ways[seat][row.index(card)] != PLAYED:
            raise impossible("position-play-elsewhere", "TOMA-5.4", "plays", text, way=WAYS[PLAYED])
        if power != POWER[card] and (POWER[card] != COPY or power == COPY):
            raise impossible(
                "position-play-power", "TOMA-6.18", "plays", f"{text}:{POWERS[power]}", power=POWERS[POWER[card]]
            )
        if power == DOOM and s.inside[seat]:
            raise impossible("position-doomed", "TOMA-6.50", "plays", text, seat=seat)


def shields_of_players(s: Toma, turn: int) -> None:
    """Raise on the shield of an eliminated player or after the start of its player's turn (TOMA-6.39)."""
    now: object = s.stack[-1]
    for seat in range(s.seats):
        begun = seat == turn and not isinstance(now, Turn)
        if s.shields[seat] and (begun or not s.inside[seat]):
            raise impossible("position-shield", "TOMA-6.39", "shields", seat)


def nothing_false_ruled_out(s: Toma) -> None:
    """Raise if a value is ruled out that the card has (TOMA-10.6)."""
    for seat, hand in enumerate(s.hands):
        if hand and s.excluded(seat, VALUE[hand[0]]):
            raise impossible("position-ruled-out", "TOMA-10.6", "ruled_out", VALUE[hand[0]], seat=seat)


def aim_with_a_choice(s: Toma, aim: Aim) -> None:
    """Raise unless the card just discarded tops its row and its power has a choice (TOMA-5.7, 6.2)."""
    text, play = CARDS[aim.card], (int(aim.seat), int(aim.card), int(aim.power))
    if not s.rows[aim.seat] or s.rows[aim.seat][-1] != play[1] or s.plays[-1] != play:
        raise impossible("position-aim-card", "TOMA-5.7", "aim", text)
    if not choices(s, aim.seat, aim.power):
        raise impossible("position-aim-choice", "TOMA-6.2", "aim", text)

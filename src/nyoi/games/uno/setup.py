"""New games of UNO, with the host's choices read (UNO sections 4 and 9)."""

from __future__ import annotations

from nyoi.games.uno.content import ACTION, DECK, FULL, HAND_SIZE, RARE
from nyoi.games.uno.rules.match import Match, following_dealer
from nyoi.games.uno.state import QUIET, Uno
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.play import Refused
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import Setting


def new(setting: Setting, seed: int) -> Uno:
    """Return a new game, with options read and nothing dealt yet."""
    s = table(setting)
    s.rng = Rng(seed)
    s.deck = DECK
    enough(s.deck, s.seats)
    s.stack = [Match()]  # type: ignore[list-item]
    return s


def table(setting: Setting) -> Uno:
    """Return an empty table with the host's choices."""
    s = Uno()
    options = setting.options
    s.setting = setting
    s.seats = n = setting.seats
    dealer, target = options["first_dealer"], options["target_score"]
    assert isinstance(dealer, int)
    assert isinstance(target, int)
    if dealer > n:
        raise Refused("bad-first-dealer", "UNO-4.2a", value=dealer, last=n)
    s.dealer = dealer - 1
    s.target = target
    s.scoring = bool(options["scoring"])
    s.next_dealer = ("left", "winner", "random").index(str(options["next_dealer"]))
    s.put_back = options["setup_skipped"] == "reshuffle"
    s.reverse_skips = options["two_player_reverse"] == "skip"
    s.wilds_count = ("free_wilds", "all_wilds", "none").index(str(options["plus4_wilds_count"]))
    s.challenge = bool(options["plus4_challenge"])
    s.last_draws = bool(options["last_card_draws"])
    s.wish_skips = bool(options["wish_draw2_skips"])
    s.shed_on_top = options["wish_shed_place"] == "top"
    s.marks = RARE if options["dragonball_profile"] == "rare" else FULL
    s.live = options["uno_call"] == "live"
    s.stacking = bool(options["stack_plus2"])
    s.seven_zero = bool(options["seven_zero"])
    s.jump_in = bool(options["jump_in"])
    s.force_play = bool(options["force_play"])
    s.draw_until = bool(options["draw_until_playable"])
    s.hands = [()] * n
    s.markers = [0] * n
    s.calls = [QUIET] * n
    s.scores = [0] * n
    s.fresh = [0] * n
    s.drew_on = [NOBODY] * n
    s.forget_turns()
    s.guilty = [0] * n
    s.innocent = [0] * n
    return s


def enough(deck: tuple[int, ...], seats: int) -> None:
    """Refuse a changed deck that might turn up no number card to begin with (UNO-4.9)."""
    left = len(deck) - HAND_SIZE * seats
    others = sum(ACTION[card] for card in deck)
    if others >= left:
        raise Refused("deck-too-small", "UNO-4.9", cards=len(deck), seats=seats, others=others, left=left)


def rematch_dealer(s: Uno) -> int:
    """Return the seat that deals a rematch with the same seats, as for a next round (UNO-8.8a).

    The result is -1 for chance. The game is over. A shared round (UNO-6.21) has no winner to deal: with
    `next_dealer = winner` the player on the dealer's left deals then, as between two rounds.
    """
    return following_dealer(s)


def components(s: Uno) -> list[int]:
    """Return all cards, wherever they lie."""
    return sorted([*s.pile[s.top :], *s.discard, *s.out, *(card for hand in s.hands for card in hand)])


def points(s: Uno) -> list[int]:
    """Return the scores of a match, or the winner's points of a single round (UNO-8.6).

    The other players of a single round are not ranked.
    """
    if s.scoring or not s.rounds:
        return s.scores.copy()
    winner, worth = s.rounds[-1]
    return [worth if seat == winner else 0 for seat in range(s.seats)]

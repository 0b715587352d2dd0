"""What lies on the oracle's table and what happens there by itself, and what may be done: sections 4 to 7."""

from __future__ import annotations

from typing import Any

from tests.games.uno.oracle_cards import COLOUR_OF, code, colour_of, number_card, rank_of, whole_deck, wild

CLOCK = -2


class Table:
    """Hands, piles and duties, from the deal on."""

    def __init__(self, seats: int, options: dict[str, Any], chance: list[int]) -> None:
        self.n = seats
        self.options = options
        self.chance = chance
        self.scores = [0] * seats
        self.over = False
        self.ending = ""
        self.round = 0
        self.dealer: int = options["first_dealer"] - 1
        if self.dealer < 0:
            self.dealer = self.number_below(seats)
        self.deal()

    # -- chance

    def number_below(self, n: int) -> int:
        number = self.chance.pop(0)
        assert 0 <= number < n
        return number

    def shuffled(self, cards: list[str]) -> list[str]:
        """From the last place to the second, each card changes places with one not behind it."""
        cards = list(cards)
        for place in range(len(cards) - 1, 0, -1):
            other = self.number_below(place + 1)
            cards[place], cards[other] = cards[other], cards[place]
        return cards

    # -- section 4

    def deal(self) -> None:
        self.round += 1
        self.pile = self.shuffled(whole_deck())
        self.hands: list[list[str]] = [[] for _ in range(self.n)]
        for _ in range(7):
            for step in range(1, self.n + 1):
                self.hands[(self.dealer + step) % self.n].append(self.pile.pop(0))
        self.discard: list[str] = []
        ignored: list[str] = []
        while True:
            card = self.pile.pop(0)
            if number_card(card):
                break
            ignored.append(card)
        if ignored and self.options["setup_skipped"] == "reshuffle":
            self.pile = self.shuffled(self.pile + ignored)
            self.discard = [card]
        else:
            self.discard = [*ignored, card]
        self.colour = colour_of(card)
        self.clockwise = True
        self.markers = [0] * self.n
        self.said: list[str] = ["no"] * self.n  # no, called, exposed
        self.waved: set[int] = set()
        self.hold_is_over = False
        self.begin_turn((self.dealer + 1) % self.n)

    # -- section 5

    def after(self, seat: int) -> int:
        return (seat + 1) % self.n if self.clockwise else (seat + self.n - 1) % self.n

    def begin_turn(self, seat: int) -> None:
        self.phase, self.who = "TURN", seat

    def end_turn(self, due: int) -> None:
        """UNO-5.10."""
        self.hold_is_over = False
        self.phase, self.who = "HOLD", due
        self.go_on()

    def go_on(self) -> None:
        """Leave HOLD when nothing holds (steps 3 to 5)."""
        if self.phase != "HOLD" or ("exposed" in self.said and not self.hold_is_over):
            return
        due = self.who
        while self.markers[due] > 0:
            self.markers[due] -= 1
            due = self.after(due)
        self.begin_turn(due)
        if not self.turn_texts():  # an automatic pass (UNO-6.20)
            self.turn_action()
            self.end_turn(self.after(due))

    # -- section 6

    def playable(self, card: str) -> bool:
        if wild(card):
            return True
        if colour_of(card) == self.colour:
            return True
        return rank_of(card) == rank_of(self.discard[-1])

    def illegal_plus4(self, others: list[str], colour: str) -> bool:
        """Whether a +4 breaks its condition, with these cards left in hand (UNO-6.50 to 6.52)."""
        counting = self.options["plus4_wilds_count"]
        for card in others:
            if colour_of(card) == colour:
                return True
            if code(card) in ("W", "WS") and counting in ("free_wilds", "all_wilds"):
                return True
            if code(card) == "W4" and counting == "all_wilds":
                return True
        return False

    def can_take_a_card(self) -> bool:
        return len(self.pile) > 0 or len(self.discard) > 1

    def next_card(self) -> str | None:
        """UNO-6.16 to 6.19."""
        if not self.can_take_a_card():
            return None
        if not self.pile:
            under = self.discard[:-1]
            self.discard = self.discard[-1:]
            self.pile = self.shuffled(under)
        return self.pile.pop(0)

    def give(self, seat: int, number: int) -> None:
        for _ in range(number):
            card = self.next_card()
            if card is not None:
                self.hands[seat].append(card)
        if len(self.hands[seat]) != 1:
            self.said[seat] = "no"

    # -- section 7

    def came_down(self, seat: int, uno: bool) -> None:
        """A player has one card by his own action (UNO-7.1 to 7.5)."""
        if uno or self.options["uno_call"] == "auto":
            self.said[seat] = "called"
        else:
            self.said[seat] = "exposed"
            self.waved = set()

    def turn_action(self) -> None:
        """UNO-7.7, 7.7a."""
        for seat in range(self.n):
            if self.said[seat] == "exposed":
                self.said[seat] = "no"

    # -- what may be done

    def plays(self, seat: int, cards: list[str]) -> list[str]:
        """The texts of all plays of these cards."""
        hand = self.hands[seat]
        texts = []
        for card in cards:
            if not self.playable(card):
                continue
            others = [c for c in hand if c != card]
            if code(card) == "W4" and not self.options["plus4_challenge"] and self.illegal_plus4(others, self.colour):
                continue
            words = [f"play {card}"]
            if wild(card) and others:
                words = [f"play {card} {colour}" for colour in COLOUR_OF.values()]
            texts += words
            if len(others) == 1 and self.options["uno_call"] == "live":
                texts += [f"{text} uno" for text in words]
        return texts

    def turn_texts(self) -> list[str]:
        """What the player whose decision it is may do in this phase."""
        seat = self.who
        if self.phase == "TURN":
            return self.plays(seat, self.hands[seat]) + (["draw"] if self.can_take_a_card() else [])
        if self.phase == "DRAWN":
            return [*self.plays(seat, self.hands[seat][-1:]), "keep"]
        if self.phase == "PLUS4":
            return ["accept", "challenge"]
        if self.phase == "WISH":
            hand = self.hands[seat]
            texts = ["wish draw2", "wish reverse", "wish none"]
            texts += [f"wish skip {other}" for other in range(self.n) if other != seat]
            texts += [f"wish shed {card}" for card in hand]
            if len(hand) == 2 and self.options["uno_call"] == "live":
                texts += [f"wish shed {card} uno" for card in hand]
            return texts
        return []

    def asked(self) -> list[tuple[int, list[str]]]:
        """Everybody who may do something, in the order in which a driver without a clock asks, and what."""
        if self.over:
            return []
        exposed = [seat for seat in range(self.n) if self.said[seat] == "exposed"]
        decider = self.who if self.phase != "HOLD" else None
        own = self.turn_texts()
        if not exposed:
            return [(self.who, own)]
        (target,) = exposed  # without an exchange of hands there is never more than one
        found: list[tuple[int, list[str]]] = []
        seat = self.after(target)
        while seat != target:
            if seat not in self.waved and seat != decider:
                found.append((seat, [f"catch {target}", "wave"]))
            seat = self.after(seat)
        if decider is not None:
            if decider == target:
                own = ["declare", *own]
            elif decider not in self.waved:
                own = [f"catch {target}", "wave", *own]
            found.append((decider, own))
        if decider != target:
            found.append((target, ["declare"]))
        if self.phase == "HOLD":
            found.append((CLOCK, ["close"]))
        return found

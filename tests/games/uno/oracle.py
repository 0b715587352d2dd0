"""A second reading of sections 4 to 8 of the ruling book, without house rules and without haste.

It knows nothing of the kernel or of the game in `src`: cards are their ids, a hand is a list, and
every question is answered by looking at everything again. Chance comes from outside, as the numbers
that the other reading has drawn. Its purpose is to disagree.
"""

from __future__ import annotations

from typing import Any

COLOUR_OF = {"R": "red", "Y": "yellow", "G": "green", "B": "blue"}
CLOCK = -2


def whole_deck() -> list[str]:
    """The 112 cards (UNO-3.3)."""
    cards = []
    for letter in "RYGB":
        for rank in "0123456789SVD":
            for copy in (1,) if rank == "0" else (1, 2):
                cards.append(f"{letter}{rank}-{copy}")
    for code in ("W", "W4", "WS"):
        for copy in (1, 2, 3, 4):
            cards.append(f"{code}-{copy}")
    return cards


def wild(card: str) -> bool:
    return card.startswith("W")


def code(card: str) -> str:
    return card.split("-")[0]


def colour_of(card: str) -> str:
    return "" if wild(card) else COLOUR_OF[card[0]]


def rank_of(card: str) -> str:
    """Number or symbol (UNO-5.2); wild cards have none."""
    return "" if wild(card) else card[1]


def number_card(card: str) -> bool:
    return not wild(card) and card[1] in "0123456789"


def worth(card: str) -> int:
    """UNO-8.10."""
    if wild(card):
        return 50
    return int(card[1]) if number_card(card) else 20


class Oracle:
    """A game, from the deal on."""

    def __init__(self, seats: int, options: dict[str, Any], chance: list[int]) -> None:
        self.n = seats
        self.options = options
        self.chance = chance
        self.scores = [0] * seats
        self.over = False
        self.ending = ""
        self.round = 0
        self.dealer: int = options["first_dealer"]
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

    # -- doing it

    def do(self, seat: int, text: str, chance: list[int]) -> None:
        self.chance = chance
        words = text.split()
        if words[0] == "catch":
            self.said[int(words[1])] = "no"
            self.give(int(words[1]), 2)
        elif words[0] == "wave":
            self.waved.add(seat)
            for target in range(self.n):
                if self.said[target] == "exposed" and self.waved >= set(range(self.n)) - {target}:
                    self.said[target] = "no"
        elif words[0] == "declare":
            self.said[seat] = "called"
        elif words[0] == "close":
            self.hold_is_over = True
        elif words[0] == "draw":
            self.turn_action()
            self.give(seat, 1)
            self.phase = "DRAWN"
        elif words[0] == "keep":
            self.end_turn(self.after(seat))
        elif words[0] == "play":
            self.play(seat, words[1], [w for w in words[2:] if w != "uno"], words[-1] == "uno")
        elif words[0] == "accept":
            self.give(seat, 4)
            self.end_turn(self.after(seat))
        elif words[0] == "challenge":
            if self.plus4_was_illegal:
                self.give(self.plus4_player, 4)
                self.end_turn(seat)
            else:
                self.give(seat, 6)
                self.end_turn(self.after(seat))
        elif words[0] == "wish":
            self.wish(seat, words[1], words[2:])
        else:
            raise ValueError(text)
        self.go_on()
        assert not self.chance, "chance was left over"

    def play(self, seat: int, card: str, chosen: list[str], uno: bool) -> None:
        self.turn_action()
        before = self.colour
        self.hands[seat].remove(card)
        self.discard.append(card)
        if not wild(card):
            self.colour = colour_of(card)
        elif chosen:
            self.colour = chosen[0]
        left = self.hands[seat]
        if not left:
            if self.options["scoring"] and self.options["last_card_draws"]:
                if rank_of(card) == "D":
                    self.give(self.after(seat), 2)
                if code(card) == "W4":
                    self.give(self.after(seat), 4)
            self.round_over(seat, "last_card")
            return
        if len(left) == 1:
            self.came_down(seat, uno)
        neighbour = self.after(seat)
        if rank_of(card) == "S":
            self.end_turn(self.after(neighbour))
        elif rank_of(card) == "V":
            self.reverse(seat)
        elif rank_of(card) == "D":
            self.give(neighbour, 2)
            self.end_turn(self.after(neighbour))
        elif code(card) == "W4" and self.options["plus4_challenge"]:
            self.plus4_player = seat
            self.plus4_was_illegal = self.illegal_plus4(list(left), before)
            self.phase, self.who = "PLUS4", neighbour
        elif code(card) == "W4":
            self.give(neighbour, 4)
            self.end_turn(self.after(neighbour))
        elif code(card) == "WS":
            shown = self.next_card()
            assert shown is not None
            self.discard.append(shown)
            if self.dragonball(shown):
                self.phase, self.who = "WISH", seat
            else:
                self.end_turn(neighbour)
        else:
            self.end_turn(neighbour)

    def dragonball(self, card: str) -> bool:
        """UNO-3.11, 3.12."""
        if wild(card) or card[1] not in "1234567":
            return False
        return self.options["dragonball_profile"] == "full" or card.endswith("-1")

    def reverse(self, seat: int) -> None:
        """UNO-6.22, 6.23, 6.40."""
        self.clockwise = not self.clockwise
        if self.n == 2 and self.options["two_player_reverse"] == "skip":
            self.end_turn(seat)
        else:
            self.end_turn(self.after(seat))

    def wish(self, seat: int, wish: str, more: list[str]) -> None:
        neighbour = self.after(seat)
        if wish == "draw2":
            self.give(neighbour, 2)
            self.end_turn(self.after(neighbour) if self.options["wish_draw2_skips"] else neighbour)
        elif wish == "reverse":
            self.reverse(seat)
        elif wish == "skip":
            self.markers[int(more[0])] += 1
            self.end_turn(neighbour)
        elif wish == "shed":
            self.hands[seat].remove(more[0])
            if self.options["wish_shed_place"] == "top":
                self.discard = [*self.discard, more[0]]
            else:
                self.discard = [*self.discard[:-1], more[0], self.discard[-1]]
            if not self.hands[seat]:
                self.round_over(seat, "wish")
                return
            if len(self.hands[seat]) == 1:
                self.came_down(seat, more[-1] == "uno")
            self.end_turn(neighbour)
        else:
            self.end_turn(neighbour)

    # -- section 8

    def round_over(self, winner: int, how: str) -> None:
        self.said = ["no"] * self.n
        self.winner = winner
        points = sum(worth(card) for hand in self.hands for card in hand)
        if not self.options["scoring"]:
            self.over, self.ending = True, how
            return
        self.scores[winner] += points
        if self.scores[winner] >= self.options["target_score"]:
            self.over, self.ending = True, "target"
            return
        if self.options["next_dealer"] == "winner":
            self.dealer = winner
        elif self.options["next_dealer"] == "random":
            self.dealer = self.number_below(self.n)
        else:
            self.dealer = (self.dealer + 1) % self.n
        self.deal()

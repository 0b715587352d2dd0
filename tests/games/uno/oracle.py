"""A second reading of sections 4 to 8 of the ruling book, without house rules and without haste.

It knows nothing of the kernel or of the game in `src`: cards are their ids, a hand is a list, and
every question is answered by looking at everything again. Chance comes from outside, as the numbers
that the other reading has drawn. Its purpose is to disagree.
"""

from __future__ import annotations

from tests.games.uno.oracle_cards import code, colour_of, rank_of, wild, worth
from tests.games.uno.oracle_table import Table


class Oracle(Table):
    """A game that is played."""

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

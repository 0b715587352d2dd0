# The board of Toma's Dragon Balls: what only the screen says.
seat-you = You
seat-state =
    { $name }{ $you ->
        [yes] { " " }(you)
       *[no] { "" }
    }: { $balls } of { $target }{ $out ->
        [yes] , out of the round
       *[no] { "" }
    }{ $shield ->
        [yes] , shielded
       *[no] { "" }
    }{ $active ->
        [yes] , playing now
       *[no] { "" }
    }
balls = { $n ->
    [one] { $n } Dragon Ball
   *[other] { $n } Dragon Balls
} of { $target }
out = out
absent = not playing
shield = shield
starts = starts the round
plays-now = plays
hand-back = a hidden card
hand-known = { $card } (you know it)
row = { $name }’s row
row-empty = Nothing discarded
row-count = { $n ->
    [0] empty row
    [one] 1 card discarded
   *[other] { $n } cards discarded
}
way-played = played
way-thrown = thrown in
way-redrawn = replaced
way-revealed = shown
way-other = laid
deck = Deck: { $n ->
    [0] empty
    [one] 1 card
   *[other] { $n } cards
}
last-card = last turn!
aside = Card set aside: nobody has seen it
open-cards = Out of play
your-hand = Your hand
known-by = { $n ->
    [one] { $names } knows your card
   *[other] { $names } know your card
}
choose-card = Choose the card to discard
discard = Discard { $card }
discard-doom = Discard Toma and be out
sure-doom = Throwing Toma away puts you out of the round.
sure-self-doom = Toma is what you have left: throwing it away puts you out.
no-effect-now = No effect now: nobody can be targeted.
copies = Would act as: { $power }
copies-none = Nothing to copy yet.
choose-seat = Point at somebody
choose-seat-or-you = Choose somebody, or yourself
choose-first = First hand to cross
choose-second = { $name }, and who else?
choose-value = Which value does { $name } hold?
named = { $value }, { $names }: { $unseen } of { $total } unseen
named-known = { $value }, { $names }: you have seen it
cross-now = Cross { $one } and { $other }
yourself = you
target = Target { $name }
back = Cancel
cancel-key = Esc
tracker = Still unseen
tracker-row = Value { $value }: { $unseen } unseen of { $total }
tracker-show = Tracker
value = Value
rule = Rule { $clause }
reveal-peek = For your eyes only: { $name }’s card
reveal-duel = Duel with { $name }
reveal-trade = Exchange with { $name }
reveal-yours = you
reveal-got = you receive
reveal-gave = you give
reveal-equal = Equal values: nothing happens.
reveal-out = { $who ->
    [you] You are out of the round.
   *[other] { $name } is out of the round.
}
reveal-close = Got it
summary = End of round { $round }
summary-aside = set aside
summary-hands = The hands
summary-none = no card
summary-out = out
summary-next = Round { $round }: { $name } starts
summary-go = Continue
summary-show = Last round
round = Round { $round }
overtime = Overtime
target-balls = { $n } to win
help = Help
help-title = A round, and the cards of this game
lesson-1 = On your turn you draw: you have two cards, and discard one of them.
lesson-2 = The card you discard acts at once: its power is written on it.
lesson-3 = Put the others out before they put you out, and let nobody guess the card you keep.
lesson-4 = Be the last one in, or hold the highest card when the deck is empty: the ball is yours.
close = Close
won-by = Victory

## The end

stat-rounds = Rounds won
stat-guesses = Guesses
stat-hits = Hits
stat-outs = Times out
stat-hit-rate = Guesses that hit
liked-card = Favourite cards

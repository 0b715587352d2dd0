# The board of UNO: what only the screen says.
seat-state =
    { $name }: { $n ->
        [one] 1 card
       *[other] { $n } cards
    }{ $uno ->
        [called] , has said UNO
       *[other] { "" }
    }{ $markers ->
        [0] { "" }
        [one] , will lose a turn
       *[other] , will lose { $markers } turns
    }{ $due ->
        [yes] , on turn
       *[no] { "" }
    }
score = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
deals = deals
skip-marker = { $n ->
    [one] loses a turn
   *[other] loses { $n } turns
}
draw-pile = Draw pile: { $n ->
    [0] empty
    [one] 1 card
   *[other] { $n } cards
}
draw = Draw
discard = Discard pile: { $card }
colour-in-force = Colour: { $colour }
clockwise = Clockwise
counter = Counter-clockwise
your-hand = Your hand, { $n ->
    [one] 1 card
   *[other] { $n } cards
}
card-playable = { $card }, can be played
card-ball = { $card }, Dragonball with { $n ->
    [one] 1 star
   *[other] { $n } stars
}
sort-colour = Sort by colour
sort-drawn = As received
choose-colour = Which colour?
bluff-note = You hold a card that fits ({ $colour } or a wild card): this +4 can be challenged.
back = Cancel
drawn-title = You drew
drawn-play = Play
drawn-keep = Keep
drawn-kept = It does not fit: you keep it.
plus4-title = { $name } plays a +4 on you!
plus4-facts = The colour to follow was { $colour }. { $name } holds { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
plus4-accept = Draw 4
plus4-challenge = Challenge
plus4-win = a bluff: { $name } draws 4, and you play
plus4-lose = no bluff: you draw 6
wish-title = Shenron is listening
wish-draw2 = The next player draws 2
wish-reverse = Turn the direction of play
wish-skip = Somebody loses the next turn
wish-shed = Get rid of a card
wish-none = No wish
wish-skip-whom = Who shall lose a turn?
wish-shed-which = Which card shall go?
swap-title = Whose hand will you take?
stack-title = Stack: { $n } cards
stack-take = Take { $n } cards
jump-title = The twin card: jump in!
stay = Let it be
wave = Let it pass
silent = Keep quiet
pass = Pass
uno-button = UNO!
uno-help = UNO (key U): call, or catch
uno-armed = UNO will be called
called = UNO!
target = Choose { $name }
shown-title = { $name }’s hand
shown-guilty = It was a bluff: the framed cards would have fitted.
shown-innocent = The +4 was allowed.
seen = Got it
summary = End of round { $round }
summary-single = End of the game
summary-out = has no cards left and wins
summary-won = wins { $n ->
    [one] { $n } point
   *[other] { $n } points
}
summary-total = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
summary-hand = left in hand: { $n ->
    [one] { $n } point
   *[other] { $n } points
}
summary-go = Continue
summary-show = Last round
help = The cards
help-title = The cards of this game
help-number = Goes onto its colour or onto the same number.
help-skip = The next player loses the turn.
help-reverse =
    The direction of play turns. { $two ->
        [skip] It is your turn again.
        [plain] It is the other player’s turn.
       *[more] The player before you is next.
    }
help-draw2 =
    The next player draws 2 cards and loses the turn{ $stack ->
        [yes] , or answers with another +2: then the cards add up for the one after.
       *[no] .
    }
help-wild = Goes onto anything; you choose the colour.
help-wild4 =
    { $challenge ->
        [yes] Goes onto anything; you choose the colour. The next player draws 4 and loses the turn, or challenges. Allowed without a card of the colour; otherwise it is a bluff.
       *[no] Only without a card of the colour asked; you choose the next one. The next player draws 4 and loses the turn.
    }
help-shenron = Goes onto anything; you choose the colour. Then the top card of the draw pile is turned over: if it bears a Dragonball, make a wish.
help-draw-choice =
    { $draw ->
        [until] You may always draw, even with a card that can be played: one card after another until one can be played.
       *[once] You may always draw, even with a card that can be played.
    }
help-plus4-wilds =
    { $wilds ->
        [none] Wild cards kept in hand do not stand in the way of a +4.
        [all_wilds] { $challenge ->
            [yes] With a Wild, a Shenron or another +4 kept in hand, a +4 is a bluff.
           *[no] With a Wild, a Shenron or another +4 kept in hand, a +4 cannot be played.
        }
       *[free_wilds] { $challenge ->
            [yes] With a Wild or a Shenron kept in hand, a +4 is a bluff; another +4 does not count, though by the letter of the sheet it would.
           *[no] With a Wild or a Shenron kept in hand, a +4 cannot be played; another +4 does not count, though by the letter of the sheet it would.
        }
    }
help-seven-zero = A 7 swaps your hand with a player’s of your choice; a 0 passes all hands on.
help-jump-in = A card identical to the visible one may be played out of turn.
help-force-play = A drawn card that can be played must be played.
help-auto-call = UNO is announced by itself: nobody can be caught.
help-shenron-colour = After Shenron the colour is the one chosen, not that of the card turned over.
help-balls = Dragonballs seen in the discard pile: { $n } of { $total }
rule = Rule { $clause }
close = Close
round = Round { $round }
target-score = { $n } points to win
last-turned = Shenron turns over…

## The end

stat-played = Cards played
stat-drawn = Cards drawn
stat-caught = Others caught
stat-rounds = Rounds won
liked-card = Favourite cards
stat-left = { $n ->
    [0] no card left
    [one] { $n } card left
   *[other] { $n } cards left
}

# UNO Dragon Ball Z. The variables are described in nyoi/words/speech.py.

game-name = UNO Dragon Ball Z
game-blurb = Get rid of your cards, shout UNO in time, bluff with a Draw Four, and make a wish when Shenron reveals a Dragonball.
game-credits = The sheet of this edition, UNO® Dragonball Z, names no author. UNO is a trademark of Mattel.

## What happens

event-round =
    Round { $number }. { $dealer_is ->
        [you] You deal.
       *[other] { $dealer } deals.
    }
event-dealt = Everybody gets { $number } cards.
event-turned = First card of the discard pile: { $card }.
event-put-back =
    { $number ->
        [one] The ignored card goes back into the draw pile.
       *[other] The { $number } ignored cards go back into the draw pile.
    }
asked-colour =
    { $colour_id ->
        [none] { "" }
       *[other] , colour { $colour }
    }
just-drawn =
    { $drawn ->
        [1] { " " }(just drawn)
       *[other] { "" }
    }
event-played =
    { $seat_is ->
        [you] You play { $card }{ asked-colour }{ just-drawn }.
       *[other] { $seat } plays { $card }{ asked-colour }{ just-drawn }.
    }
draw-reason =
    { $why_id ->
        [plus2] { " " }for the Draw Two
        [plus4] { " " }for the Draw Four
        [challenge] { " " }for a lost challenge
        [bluff] { " " }for a bluff uncovered
        [wish] { " " }by Shenron’s wish
        [uno] { " " }for a missed UNO
       *[turn] { "" }
    }
number-of-cards =
    { $number ->
        [0] no card: none is left
        [one] a card
       *[other] { $number } cards
    }
event-drew =
    { $cards_id ->
        [hidden] { $seat } draws { number-of-cards }{ draw-reason }.
        [none] { $seat_is ->
            [you] You draw { number-of-cards }.
           *[other] { $seat } draws { number-of-cards }.
        }
       *[other] { $seat_is ->
            [you] You draw { number-of-cards }{ draw-reason }: { $cards }.
           *[other] { $seat } draws { number-of-cards }{ draw-reason }: { $cards }.
        }
    }
event-kept =
    { $seat_is ->
        [you] You keep the card.
       *[other] { $seat } keeps the card.
    }
event-passed =
    { $seat_is ->
        [you] You have nothing to play and nothing to draw: you pass.
       *[other] { $seat } has nothing to play and nothing to draw, and passes.
    }
event-skipped =
    { $seat_is ->
        [you] You lose your turn
       *[other] { $seat } loses a turn
    }{ $why_id ->
        [skip] { "" }.
        [reverse] { " " }(Reverse with two players).
        [plus2] { " " }(Draw Two).
        [plus4] { " " }(Draw Four).
        [wish] { " " }(Shenron’s wish).
       *[marker] { " " }(skip marker).
    }
event-reversed =
    { $way_id ->
        [clockwise] The direction changes: play goes clockwise.
       *[counter] The direction changes: play goes counter-clockwise.
    }
event-revealed =
    { $ball ->
        [1] Shenron turns over { $card }. A Dragonball! A wish will be granted.
       *[other] Shenron turns over { $card }. No Dragonball.
    }
event-wished =
    { $wish_id ->
        [draw2] { $seat_is ->
            [you] Your wish: the next player draws 2 cards.
           *[other] { $seat } wishes: the next player draws 2 cards.
        }
        [reverse] { $seat_is ->
            [you] Your wish: the direction of play changes.
           *[other] { $seat } wishes: the direction of play changes.
        }
        [skip] { $target_is ->
            [you] { $seat } wishes: you will lose your next turn.
           *[other] { $seat_is ->
                [you] Your wish: { $target } will lose their next turn.
               *[other] { $seat } wishes: { $target } will lose their next turn.
            }
        }
        [shed] { $seat_is ->
            [you] Your wish: you get rid of { $card }.
           *[other] { $seat } wishes to get rid of { $card }.
        }
       *[none] { $seat_is ->
            [you] You make no wish.
           *[other] { $seat } makes no wish.
        }
    }
event-uno =
    { $seat_is ->
        [you] UNO! You have one card left.
       *[other] UNO! { $seat } has one card left.
    }
event-caught =
    { $seat_is ->
        [you] { $by } catches you: you did not say UNO!
       *[other] { $by_is ->
            [you] You catch { $seat }: no UNO was called!
           *[other] { $by } catches { $seat }: no UNO was called!
        }
    }
event-challenge =
    { $by_is ->
        [you] You challenge the Draw Four of { $seat }
       *[other] { $seat_is ->
            [you] { $by } challenges your Draw Four
           *[other] { $by } challenges the Draw Four of { $seat }
        }
    }: { $guilty ->
        [1] it was a bluff!
       *[other] it was legal.
    }
event-showed =
    { $by_is ->
        [you] You see the hand of { $seat }: { $cards }.
       *[other] { $seat_is ->
            [you] { $by } sees your hand: { $cards }.
           *[other] { $by } sees the hand of { $seat }: { $cards }.
        }
    }
event-reshuffled =
    { $number ->
        [one] The draw pile is empty: the card under the discard pile replaces it.
       *[other] The draw pile is empty: { $number } cards of the discard pile are shuffled to replace it.
    }
event-stacked =
    { $seat_is ->
        [you] You add to the stack: { $total } cards.
       *[other] { $seat } adds to the stack: { $total } cards.
    }
event-swapped =
    { $seat_is ->
        [you] You swap hands with { $target }.
       *[other] { $target_is ->
            [you] { $seat } swaps hands with you.
           *[other] { $seat } and { $target } swap hands.
        }
    }
event-hands-passed = A 0: every hand goes to the next player.
event-received =
    { $seat_is ->
        [you] You get the hand of { $from }: { $cards }.
       *[other] { $seat } gets the hand of { $from }: { $cards }.
    }
event-jumped-in =
    { $seat_is ->
        [you] You jump in!
       *[other] { $seat } jumps in!
    }
event-shown =
    { $seat_is ->
        [you] You still had { $cards } ({ $points ->
            [one] { $points } point
           *[other] { $points } points
        }).
       *[other] { $seat } still had { $cards } ({ $points ->
            [one] { $points } point
           *[other] { $points } points
        }).
    }
event-blocked =
    { $seats_n ->
        [one] Nobody can go on. The lightest hand wins: { $seats }.
       *[other] Nobody can go on. The lightest hands share the round: { $seats }.
    }
event-round-over =
    { $seat_is ->
        [you] No cards left: you win the round ({ $points ->
            [one] { $points } point
           *[other] { $points } points
        }).
       *[other] No cards left: { $seat } wins the round ({ $points ->
            [one] { $points } point
           *[other] { $points } points
        }).
    }
event-won =
    { $seat_is ->
        [you] You win the game with { $score } points!
       *[other] { $seat } wins the game with { $score } points!
    }

## What is asked

ask-turn = Your turn: play a card or draw.
wait-turn = It is { $seat }’s turn.
ask-turn-uno = Somebody did not say UNO. If it is your turn, play or draw. Otherwise: catch, or let go?
wait-turn-uno = Somebody did not say UNO; it is { $seat }’s turn.
ask-turn-jump = Do you hold the twin card? Jump in, or let it be. If it is your turn, play or draw.
wait-turn-jump = { $seat } may jump in.
ask-drawn = Your drawn card: play it, or keep it?
wait-drawn = { $seat } looks at the drawn card.
ask-plus4 = A Draw Four hits you: accept, or challenge?
wait-plus4 = { $seat } answers the Draw Four.
ask-plus4-uno = Somebody did not say UNO: catch, or let go? If the Draw Four hits you, answer it too.
wait-plus4-uno = Somebody did not say UNO; waiting for { $seat }.
ask-wish = A Dragonball! What is your wish?
wait-wish = { $seat } makes a wish.
ask-wish-uno = Somebody did not say UNO: catch, or let go? If the wish is yours, make it.
wait-wish-uno = Somebody did not say UNO; waiting for { $seat }.
ask-stack = A stack of Draw Twos hits you: add one, or take the cards.
wait-stack = { $seat } answers the stack.
ask-stack-uno = Somebody did not say UNO: catch, or let go? If the stack hits you, answer it too.
wait-stack-uno = Somebody did not say UNO; waiting for { $seat }.
ask-swap = Your 7: with whom do you swap hands?
wait-swap = { $seat } chooses with whom to swap hands.
ask-hold = One card in hand, and no UNO: call, catch, or let go?
wait-hold = Somebody did not say UNO; waiting for { $seat }.

## What the buttons say

with-uno =
    { $uno ->
        [1] { " " }+ UNO!
       *[other] { "" }
    }
move-play =
    { $colour_id ->
        [none] { $card }{ with-uno }
       *[other] { $card } ({ $colour }){ with-uno }
    }
move-draw = Draw
move-keep = Keep
move-pass = Pass
move-accept = Accept
move-challenge = Challenge
move-wish =
    { $wish_id ->
        [draw2] Wish: the next player draws 2
        [reverse] Wish: reverse
        [skip] Wish: { $target } skips a turn
        [shed] Wish: get rid of { $card }{ with-uno }
       *[none] No wish
    }
move-take = Take the cards
move-swap = Swap with { $target }{ with-uno }
move-jump = Jump in: { $card }{ with-uno }
move-stay = Let it be
move-declare = UNO!
move-silent = Stay silent
move-catch = Catch { $target }
move-wave = Let go
move-close = End of the pause

## Why not

no-unknown-move = “{ $text }” is not a move.
no-bad-first-dealer = Seat { $value } cannot deal: the seats go from 1 to { $last }.
no-deck-too-small = With { $cards } cards and { $seats } players, { $left } are left after the deal, and { $others } are no number cards: there might be none to begin with.
no-clock-only = The pause ends with time; nobody can cut it short.
no-hold = One moment: somebody is down to one card, the next turn waits.
no-not-your-challenge = Only the player hit by the Draw Four may challenge: { $seat }.
no-not-your-decision = This decision is up to { $seat }.
no-wish-first = Shenron waits for your wish.
no-swap-first = Your 7 asks first with whom you swap hands.
no-answer-plus4 = Answer the Draw Four first: accept or challenge.
no-no-card-left = There is no card left to draw: play one.
no-nothing-drawn = You have drawn nothing: there is nothing to keep.
no-no-pass = You cannot pass: play a card, or draw one.
no-only-drawn = After drawing, only the drawn card may be played ({ $drawn }).
no-bluff-stays = { $card } would be a bluff: it does not stop the drawing and stays in your hand.
no-must-play = The drawn card is playable, and play is forced: play { $card }.
no-one-draw = You draw once a turn.
no-no-wish = There is no wish to make: Shenron has revealed no Dragonball for you.
no-no-plus4 = There is no Draw Four to accept or challenge.
no-challenge-off = Draw Fours are not challenged at this table: they are played only when they are legal.
no-no-stack = There is no stack to take.
no-stack-off = Draw Twos are not stacked at this table.
no-no-swap = Hands are swapped only after playing a 7.
no-swap-off = The house rule “seven and zero” is not played at this table.
no-no-match-wild = The visible card is wild: only the colour in force counts ({ $colour }), and { $card } does not fit.
no-no-match = { $card } does not go on { $visible }: you need the colour in force ({ $colour }), the same number or the same symbol.
no-plus4-illegal = { $card } is not legal: you hold a card that fits the colour in force ({ $colour }), and bluffing is off here.
no-no-colour-choice = { $card } has its own colour. Write: { $instead }
no-say-colour = Choose a colour for { $card } too.
no-unknown-colour = There is no colour “{ $text }”. The colours: { $allowed }.
no-uno-auto = At this table UNO is announced by itself: nobody calls, nobody is caught.
no-say-card = Which card?
no-unknown-card = There is no card “{ $text }”.
no-not-in-hand = You do not hold { $card }.
no-take-stack = You do not draw against a stack: take the cards.
no-answer-stack = Answer the stack first: a Draw Two, or take the cards.
no-only-plus2 = Only a Draw Two answers a Draw Two, not { $card }.
no-say-target = Who? Give the number of a seat.
no-no-such-seat = There is no seat { $number }.
no-say-wish = Which wish?
no-unknown-wish = Shenron does not grant “{ $text }”. The wishes: { $allowed }.
no-skip-self = Name somebody other than yourself.
no-swap-self = You cannot swap hands with yourself.
no-you-not-exposed = You have nothing to announce now.
no-nothing-asked = Nobody asks you to announce.
no-catch-self = You cannot catch yourself.
no-not-exposed =
    { $target_is ->
        [you] You are not exposed.
       *[other] { $target } is not exposed: nothing happens.
    }
no-nobody-exposed = Nobody is exposed.
no-only-you-exposed = You are the one who can be caught: letting go is for the others. Say UNO while there is time.
no-call-first = Say first whether you call UNO, or not.
no-waved = You have let go: it is too late this time.
no-jump-off = There are no jump-ins at this table.
no-jump-not-now = Not now: a decision or the UNO pause is open.
no-jump-your-turn = It is your turn: simply play the card.
no-jump-not-on-this = You cannot jump in on this card ({ $card }).
no-jump-own-card = You have played the visible card yourself.
no-jump-marked = With a skip marker you cannot jump in.
no-jump-stayed = You have let it be: it is too late for this card.
no-jump-not-identical = { $card } is not identical to { $visible }.
no-position-phase = Position, “{ $key }” means nothing in the phase “{ $value }”, only in: { $allowed }.
no-position-order-alone = Position, “{ $key }”: with “{ $value }” the round is dealt, and nothing lies anywhere yet.
no-position-reshuffle-empty = Position, “reshuffled”: reshuffle { $value } has no cards, and without cards there is none.
no-position-hold = The phase “{ $value }” is not possible: nobody is exposed.
no-position-known = Position, “known”: { $value }. One knows cards that somebody else holds.
no-position-no-points = A score of { $value }? This table does not play for points (mode “scoring”).
no-position-won-already = Whoever has { $value } points has won: { $target } are enough.
no-position-points-early = In round { $value } so many cannot have points yet: one player scores a round. It is round { $least } at least.
no-position-empty-hand = Seat { $value } has no card: it has won, and the round is over.
no-position-colour = The visible card was played, so its own colour is in force ({ $due }), not { $value }.
no-position-shenron = Seat { $value } cannot have laid the visible card: a card is turned over onto a Shenron that is played.
no-position-one-card = Position, “{ $key }”: seat { $value } has { $found } cards. Only who has exactly one announces it, or can be caught.
no-position-auto = Position, “{ $key }”: seat { $value } cannot be exposed, UNO is announced by itself at this table.
no-position-exposed-now = In the phase “{ $value }” nobody is exposed: drawing closes the window, and with a 7 it opens after the swap.
no-position-exposed-other = Position, “{ $key }”: seat { $value } is safe by now. Here only seat { $due } can be exposed, by its own card.
no-position-actor = Position, “{ $key }”: seat { $value } was not exposed by its own action but by that of seat { $due }; only “seven and zero” does that.
no-position-surprised = Position, “surprised”: seat { $value } acted itself; only others are surprised by it.
no-position-waved = Position, “waved”: seat { $value } has nobody to let go, or has to say first whether it calls UNO.
no-position-all-waved = Position, “{ $key }”: seat { $value } is safe, for everybody else has let go.
no-position-marker = Seat { $turn } acts, so it has no skip marker left ({ $value } here): they are used up before a turn begins.
no-position-stayed = Position, “stayed”: seat { $value } may not jump in here, so there is nothing it let be.
no-position-drawn = Who has drawn holds two cards at least, not only { $value }.
no-position-wish = There is no wish to make: the visible card ({ $value }) must bear a Dragonball and lie on a Shenron that turned it over.
no-position-swap = There is no swap: the visible card ({ $value }) must be a 7 that the player on turn has played.
no-position-total = A stack of { $value }? Each Draw Two adds two.
no-position-stack = There is no stack to answer: the visible card ({ $value }) must be a Draw Two that the player before has played.
no-position-option = The phase “{ $value }” needs the option “{ $option }”.
no-position-plus4 = There is no Draw Four to answer: the visible card ({ $value }) must be one that “turn” has played.
no-position-judged = The hand that is judged had { $value } cards, and now it has { $found }: only who had a single card draws meanwhile, two at most, caught without UNO.
no-position-passed = Seat { $value } cannot have passed: only who can neither play nor draw passes, while nobody is exposed.
no-position-blocked = All { $value } have passed: the round is blocked and over.
no-position-idle = { $value } turns in a row of drawing and laying are too many here: { $most } at most.
no-position-verdict = Position, “{ $key }”: { $value }? Draw Fours are not challenged at this table.
no-position-pile-born = { $value } cannot lie in the draw pile: it did not go back at the last reshuffle.
no-position-out = { $value } is not in this round, and cannot have been reshuffled.
no-position-put-back = { $value } was not shuffled back: at this table ignored cards stay in the discard pile.
no-position-ignored = { $value } was not turned over and ignored in setup: only cards of this round that are no numbers are, each once.
no-position-fresh = Position, “fresh”: { $value } does not fit. From { $low } to { $high } would.

## Modes, options, endings

mode-single = Single round
mode-single-help = Whoever gets rid of the last card first has won.
mode-scoring = For points
mode-scoring-help = Round after round: whoever goes out scores what the others still hold. 500 points win, or as many as you set.
ending-last-card = A last card was played.
ending-wish = A last card went by Shenron’s wish.
ending-target = The target score is reached.
ending-blocked = Nobody could go on: the lightest hand wins.

option-scoring = Play for points
option-scoring-help = Play rounds for points until somebody reaches the target score.
option-target-score = Target score
option-target-score-help = The points that win a game for points.
option-first-dealer = First dealer
option-first-dealer-help = The seat that deals the first round, counted from 1; 0 leaves it to chance.
option-first-dealer-0 = by lot
option-next-dealer = Next dealer
option-next-dealer-help = Who deals the next round.
option-next-dealer-left = player on the left
option-next-dealer-winner = winner
option-next-dealer-random = at random
option-setup-skipped = Ignored cards
option-setup-skipped-help = Where action and wild cards go that were turned over first.
option-setup-skipped-discard = stay in the discard pile
option-setup-skipped-reshuffle = back into the draw pile
option-two-player-reverse = Two-player Reverse
option-two-player-reverse-help = With two players, Reverse costs a turn, or only turns the arrow.
option-two-player-reverse-skip = costs a turn
option-two-player-reverse-plain = plain
option-plus4-wilds-count = Wild cards and the Draw Four
option-plus4-wilds-count-help = Which wild cards kept in hand make a Draw Four illegal. By the letter of the sheet: all.
option-plus4-wilds-count-free-wilds = Wild and Shenron
option-plus4-wilds-count-all-wilds = all
option-plus4-wilds-count-none = none
option-plus4-challenge = Bluff and challenge
option-plus4-challenge-help = On: a Draw Four may be bluffed and challenged. Off: only a legal one can be played.
option-last-card-draws = Last card still draws
option-last-card-draws-help = For points, a Draw Two or Draw Four played last still makes the next player draw before the count.
option-wish-draw2-skips = Draw wish costs the turn
option-wish-draw2-skips-help = Whoever draws 2 by the wish also loses a turn.
option-wish-shed-place = Place of the shed card
option-wish-shed-place-help = Where the card goes that a wish rids you of.
option-wish-shed-place-under = under
option-wish-shed-place-top = top
option-dragonball-profile = Number of Dragonballs
option-dragonball-profile-help = Full: 56 cards bear one. Rare: only the first copy of each (28).
option-dragonball-profile-full = full
option-dragonball-profile-rare = rare
option-uno-call = UNO call
option-uno-call-help = Live: players call and catch. Automatic: UNO is announced by itself.
option-uno-call-live = live
option-uno-call-auto = automatic
option-stack-plus2 = Stacking Draw Twos
option-stack-plus2-help = A Draw Two answers a Draw Two, and the cards add up.
option-seven-zero = Seven and zero
option-seven-zero-help = A 7 swaps two hands, a 0 passes all hands on.
option-jump-in = Jump-in
option-jump-in-help = An identical card may be played out of turn.
option-force-play = Forced play
option-force-play-help = A drawn card that can be played must be played.
option-draw-until-playable = Draw until playable
option-draw-until-playable-help = Whoever draws on their turn goes on until a playable card comes.
option-uno-grace-seconds = Grace time
option-uno-grace-seconds-help = The seconds during which your own UNO comes before any catch.
option-uno-grace-seconds-0 = none
option-uno-hold-seconds = UNO pause
option-uno-hold-seconds-help = The seconds the next turn waits when a hand is down to one card.
option-uno-hold-seconds-0 = none
option-jump-in-hold-seconds = Jump-in pause
option-jump-in-hold-seconds-help = The seconds the next turn waits after every coloured card (with jump-in).
option-jump-in-hold-seconds-0 = none
option-turn-seconds = Thinking time
option-turn-seconds-help = The seconds for each decision; 0 for no limit.
option-turn-seconds-0 = no limit

## The board in words: what is worth saying of a view

fact-round = Round { $value }
fact-discard = On the discard pile: { $last }
fact-colour = Colour to follow: { $value }
fact-direction =
    { $value_id ->
        [clockwise] The turn goes clockwise
       *[other] The turn goes counter-clockwise
    }
fact-left =
    { $value ->
        [0] The draw pile is empty
        [one] { $value } card in the draw pile
       *[other] { $value } cards in the draw pile
    }
fact-now-total =
    { $value ->
        [0] { "" }
       *[other] To be taken: { $value } cards
    }
fact-exposure-seats =
    { $seat_is ->
        [you] You have not called UNO and can be caught
       *[other] Not called UNO, can be caught: { $seat }
    }
fact-now-colour = The Draw Four was played on { $value }
fact-bluffs =
    { $value_id ->
        [none] { "" }
       *[other] Could be challenged: { $value }
    }
fact-shown =
    { $value_id ->
        [none] { "" }
       *[other] Left in the round before: { $value }
    }
fact-cards =
    { $value ->
        [0] No card left
        [one] { $value } card
       *[other] { $value } cards
    }
fact-hand =
    { $value_id ->
        [none] { "" }
        [hidden] { "" }
       *[other] In hand: { $value }
    }
fact-uno =
    { $value_id ->
        [called] Has called UNO
        [exposed] Has not called UNO
        [surprised] Has not called UNO
       *[none] { "" }
    }
fact-markers =
    { $value ->
        [0] { "" }
        [one] Misses the next turn
       *[other] Misses the next { $value } turns
    }
fact-score =
    { $value ->
        [0] { "" }
        [one] { $value } point
       *[other] { $value } points
    }

## Where a move stands in a long menu

menu-play = Play a card
menu-jump = Jump in
menu-wish = Wishes
menu-swap = Swap hands
menu-catch = Catch
menu-catch-cell = { $target }

## The board in a terminal

board-your-hand = Your hand
board-heavy = (cards in a heavy frame can be played)
board-bluff = can be challenged

## What a move would do

foretell-last = Your last card: you win the round.
foretell-skip =
    { $target_is ->
        [you] You lose a turn.
       *[other] { $target } loses a turn.
    }
foretell-reverse = Play turns round: { $target } is next.
foretell-plus2 = { $target } draws { $number } cards and loses a turn.
foretell-stack = { $target } adds a Draw Two, or draws { $number } cards.
foretell-plus4 = { $target } draws { $number } cards and loses a turn, or challenges you.
foretell-bluff = That is a bluff: if { $target } challenges, you draw { $number }.
foretell-shenron = The top card of the draw pile is turned over; a Dragonball grants you a wish.
foretell-seven = You swap hands with a player of your choice.
foretell-zero = Every hand goes on to the next player.
foretell-left =
    { $number ->
        [one] One card stays in your hand.
       *[other] { $number } cards stay in your hand.
    }
foretell-uno = One card left, and you say UNO.
foretell-uncalled = One card left, and no UNO: whoever catches you makes you draw { $number }.
foretell-draw = The next card can be played in { $percent }% of all cases.
foretell-accept = You draw { $number } cards and lose your turn.
foretell-challenge = If { $by } bluffed, { $by } draws { $number }; otherwise you draw { $lost } and lose your turn.
foretell-guilt = As far as the cards tell, { $by } bluffs in { $percent }% of all cases.
foretell-take =
    { $number ->
        [one] You draw a card and lose your turn.
       *[other] You draw { $number } cards and lose your turn.
    }
foretell-swap =
    { $number ->
        [one] You get the one card of { $target }.
       *[other] You get the { $number } cards of { $target }.
    }
foretell-silent = Whoever notices makes you draw { $number }.
foretell-catch = { $target } draws { $number }, if you are first.
foretell-wish-draw = { $target } draws { $number } cards.
foretell-wish-skip = { $target } loses the next turn.

## Studies

study-played-card = Cards played

## What turns a game, as it is told by who looks back (“… comes 40 times in 100”)

turning-round-over = { $seat } wins the round
turning-uno = { $seat } has one card left
turning-caught = { $seat } is caught without UNO

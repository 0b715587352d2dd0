# Toma's Dragon Balls. The variables are described in nyoi/words/speech.py.

game-name = Toma’s Dragon Balls
game-blurb = One card in hand, one card drawn: bluff, deduce, hold on, and gather the Dragon Balls before everybody else.
game-credits = The rulebook is headed “RPGDBZ” and names no author. Whoever made this game: thank you.

## What happens

# A name that ends with a full stop does not take another.
stop-card =
    { $card_id ->
        [sk] { $card }
       *[other] { $card }.
    }

event-deck = The deck has { $cards_n } cards ({ $cards }).
event-round =
    Round { $number }. { $seat_is ->
        [you] You start
       *[other] { $seat } starts
    } { $why_id ->
        [random] (drawn by lot).
        [host] (the host’s choice).
        [fewest] (fewest Dragon Balls).
        [earliest_out] (tied, the first to have gone out).
       *[rotation] (tied, taking turns).
    }
event-opened = { $cards } are out of play, face up.
event-dealt =
    { $seat_is ->
        [you] You are dealt { stop-card }
       *[other] { $card_id ->
            [hidden] { $seat } is dealt a card.
           *[other] { $seat } is dealt { stop-card }
        }
    }
event-drew =
    { $seat_is ->
        [you] You draw { stop-card }
       *[other] { $card_id ->
            [hidden] { $seat } draws a card.
           *[other] { $seat } draws { stop-card }
        }
    }{ $left ->
        [0] { " " }That was the last one: final turn!
       *[other] { "" }
    }
event-discarded =
    { $seat_is ->
        [you] You discard { stop-card }
       *[other] { $seat } discards { stop-card }
    }
event-copied =
    { $seat_is ->
        [you] You copy { $from } ({ $power }).
       *[other] { $from_is ->
            [you] { $seat } copies you ({ $power }).
           *[other] { $seat } copies { $from } ({ $power }).
        }
    }
event-no-effect = { $card } has no effect.
event-shielded =
    { $seat_is ->
        [you] You raise a shield.
       *[other] { $seat } raises a shield.
    }
event-unshielded =
    { $seat_is ->
        [you] Your shield falls.
       *[other] { $seat } lowers the shield.
    }
event-guessed =
    { $seat_is ->
        [you] You point at { $target } and say { $value }.
       *[other] { $target_is ->
            [you] { $seat } points at you and says { $value }.
           *[other] { $seat } points at { $target } and says { $value }.
        }
    }
event-hit =
    { $target_is ->
        [you] A hit: that is what you were holding!
       *[other] A hit: { $target } was holding that value!
    }
event-missed =
    { $target_is ->
        [you] A miss: you are holding something else.
       *[other] A miss: { $target } is holding something else.
    }
event-aimed =
    { $seat_is ->
        [you] { $target_is ->
            [you] You target yourself ({ $power }).
           *[other] You target { $target } ({ $power }).
        }
       *[other] { $target_is ->
            [you] { $seat } targets you ({ $power }).
           *[other] { $seat } targets { $target } ({ $power }).
        }
    }
event-peeked =
    { $seat_is ->
        [you] You see what { $target } holds: { stop-card }
       *[other] { $target_is ->
            [you] { $seat } looks at your card.
           *[other] { $card_id ->
                [hidden] { $seat } looks at what { $target } holds.
               *[other] { $seat } looks at what { $target } holds: { stop-card }
            }
        }
    }
event-compared =
    { $seat_is ->
        [you] A duel! { $own } (you) against { $other } ({ $target }).
       *[other] { $target_is ->
            [you] A duel! { $own } ({ $seat }) against { $other } (you).
           *[other] { $own_id ->
                [hidden] A duel! { $seat } and { $target } show each other their cards.
               *[other] A duel! { $own } ({ $seat }) against { $other } ({ $target }).
            }
        }
    }
event-equal =
    { $seat_is ->
        [you] Equal with { $target }: nobody is out.
       *[other] { $target_is ->
            [you] Equal with { $seat }: nobody is out.
           *[other] { $seat } and { $target } are equal: nobody is out.
        }
    }
event-fell =
    { $power_id ->
        [duel_low_out] The lower value falls.
       *[other] The higher value falls.
    }
event-crossed =
    { $seat_is ->
        [you] You cross two hands:
       *[other] { $seat } crosses two hands:
    } { $one_is ->
        [you] you
       *[other] { $one }
    } and { $other_is ->
        [you] you
       *[other] { $other }
    }.
event-received =
    { $seat_is ->
        [you] In exchange for { $gave }, { $from } hands you { stop-card }
       *[other] In exchange for { $gave }, { $from } hands { $seat } { stop-card }
    }
event-threw =
    { $seat_is ->
        [you] You throw away { stop-card }
       *[other] { $seat } throws away { stop-card }
    }
event-replaced =
    { $seat_is ->
        [you] Instead you take { stop-card }
       *[other] { $card_id ->
            [hidden] { $seat } takes another card.
           *[other] { $seat } takes { stop-card }
        }
    }{ $left ->
        [0] { " " }The deck is empty.
       *[other] { "" }
    }
event-took-aside =
    { $seat_is ->
        [you] You take the set-aside card: { stop-card }
       *[other] { $card_id ->
            [hidden] { $seat } takes the set-aside card.
           *[other] { $seat } takes the set-aside card: { stop-card }
        }
    }
event-no-card =
    { $seat_is ->
        [you] The deck is empty: you are left without a card, the round ends.
       *[other] The deck is empty: { $seat } is left without a card, the round ends.
    }
event-countered =
    { $seat_is ->
        [you] Counter! You show { $card }: the attack turns back on { $by }.
       *[other] { $by_is ->
            [you] Counter! { $seat } shows { $card }: the attack turns back on you.
           *[other] Counter! { $seat } shows { $card }: the attack turns back on { $by }.
        }
    }
event-out =
    { $cards_n ->
        [0] { $seat_is ->
            [you] You are out of the round.
           *[other] { $seat } is out of the round.
        }
       *[other] { $seat_is ->
            [you] You are out of the round ({ $cards }).
           *[other] { $seat } is out of the round ({ $cards }).
        }
    }
event-shown =
    { $cards_n ->
        [0] { $seat_is ->
            [you] You have no card left to show.
           *[other] { $seat } has no card left to show.
        }
       *[other] { $seat_is ->
            [you] You show your hand ({ $cards }).
           *[other] { $seat } shows the hand ({ $cards }).
        }
    }
event-aside = The set-aside card was { stop-card }
event-tie =
    { $step_id ->
        [sum] Tie-break by the sum of the row: { $seat }, { $figure }.
       *[number] Tie-break by the number of cards in the row: { $seat }, { $figure }.
    }
event-ball =
    { $seat_is ->
        [you] You win the round
       *[other] { $seat } wins the round
    } { $why_id ->
        [survivor] (nobody else is left)
        [highest] (highest card)
        [sum] (greatest sum in the row)
        [number] (longest row)
       *[shared] (perfectly tied)
    } and a Dragon Ball: { $balls } of { $target }.
event-overtime = Overtime! Tied in the lead: { $seats }.
event-won =
    { $seat_is ->
        [you] You win the game with { $balls ->
            [one] { $balls } Dragon Ball
           *[other] { $balls } Dragon Balls
        }: you are Toma’s right hand now!
       *[other] { $seat } wins the game with { $balls ->
            [one] { $balls } Dragon Ball
           *[other] { $balls } Dragon Balls
        }!
    }

## What you are asked, what the others read meanwhile

ask-discard = Your turn: which card do you discard?
ask-guess = Whom do you point at, and which value do you say?
ask-peek = Whose hand do you look at?
ask-cross = Which two hands do you cross?
ask-duel = Whom do you challenge?
ask-redraw = Who throws the hand away and takes another card?
ask-trade = With whom do you trade your card?
ask-react = A card of value 1 points at you. Do you counter?
wait-discard = { $seat } is choosing a card to discard.
wait-guess = { $seat } is looking for a target and a value.
wait-peek = { $seat } is choosing a hand to look at.
wait-cross = { $seat } is choosing two hands to cross.
wait-duel = { $seat } is looking for somebody to challenge.
wait-redraw = { $seat } is choosing a hand to replace.
wait-trade = { $seat } is choosing whom to trade with.
wait-react = Waiting for an answer: { $seat }.

## Moves

move-discard = Discard { $card }
move-guess = { $target }: say { $value }
move-peek = Look at what { $target } holds
move-cross =
    Cross { $one_is ->
        [you] your hand
       *[other] { $one }
    } and { $other_is ->
        [you] your hand
       *[other] { $other }
    }
move-duel = Challenge { $target }
move-redraw =
    { $target_is ->
        [you] Replace your own card
       *[other] Make { $target } throw the hand away
    }
move-trade = Trade with { $target }
move-reveal = Show your Zero
move-pass = Let it pass

## Why not

no-unknown-move =
    { $text_id ->
        [none] Say what you play, for example “discard freya”.
       *[other] “{ $text }” is not a move of this game.
    }
no-discard-first = First discard one of your two cards.
no-unknown-card = “{ $text }” is not the name of a card.
no-not-in-hand = You do not hold { stop-card }
no-motta-goes = With Motta in hand { $card } has to stay: Motta is the one that goes.
no-choose-first =
    Your card is discarded: { $word_id ->
        [guess] point at somebody and say a value.
        [peek] choose a hand to look at.
        [cross] choose two hands to cross.
        [duel] choose whom to challenge.
        [redraw] choose who throws the hand away.
       *[trade] choose whom to trade with.
    }
no-say-more =
    { $word_id ->
        [guess] Say a seat, then a value: “guess 2 5”.
        [cross] Say two seats: “cross 1 2”.
       *[other] Say { $due } seat and nothing else: “{ $word } 2”.
    }
no-no-such-seat = There is no seat { $target }.
no-target-out = { $target } is out of the round.
no-target-shielded = { $target } has a shield: no card can target that seat.
no-target-self = This card cannot target you: choose somebody else.
no-cross-others = At this table you cannot cross your own hand: choose two opponents.
no-cross-same = It takes two different players.
no-write-lower-first = Write the lower seat number first.
no-value-one = You can say any value but 1.
no-value-absent = No card of this deck is worth { $value }.
no-no-zero = You have no Zero to show.
no-answer-first = Answer first: show your Zero, or let it pass.
no-bad-first-seat = Seat { $value } cannot start: the table has { $seats }.
no-deck-unknown-card = “{ $card }” is not the name of a card.
no-deck-twice = { $card } is in the deck twice; every character exists once.
no-deck-count =
    A deck of { $size } cards must have { $due ->
        [0] no card
        [one] { $due } card
       *[other] { $due } cards
    } of value { $value }; yours has { $found }.
no-deck-one-colour = The two 3s of the deck must be of different colours, one red and one blue.
no-sits-out = You do not take part in this extra round: only the players who are tied do.
no-you-are-out = You are out of this round; you play again in the next one.
no-not-aimed-at = No card of value 1 is aimed at you: there is nothing to answer.
no-position-few-cards = The deck has { $value } cards; a round needs { $due } at least.
no-position-no-overtime = There is overtime only when several have the same number of Dragon Balls, { $target } at least, and nobody more.
no-position-won-already = Who has { $value } Dragon Balls has won: { $target } are enough, unless leaders are tied in overtime.
no-position-one-player = Two players at least must have a hand, otherwise the round is over ({ $value } here).
no-position-not-dealt = Position, “{ $key }”: seat { $value } does not take part in this extra round.
no-position-out = Position, “out”: seat { $value }. Who is out has no hand, and everybody without a hand is out, once.
no-position-turn = It cannot be the turn of seat { $value }: it is out.
no-position-hand = A hand of “{ $value }” is too large: one card each, two only for who has drawn on his turn (here { $most }).
no-position-ways = Position, “ways”: { $value } for a row of { $due } cards.
no-position-played-twice = The play { $value } stands there twice.
no-position-play-elsewhere = The play { $value } cannot be: this card does not lie before that seat as played.
no-position-play-power = The play { $value } cannot be: the card has the power { $power }, and only a copy card takes another.
no-position-doomed = After the play { $value } that seat is out of the round.
no-position-shield = Seat { $value } cannot have a shield: it is out, or its own turn has begun.
no-position-ruled-out = The value { $value } cannot be ruled out for a seat that holds it.
no-position-aim-card = The card “{ $value }” must be the one just played, on top of the row of who plays.
no-position-aim-choice = “{ $value }” leaves nothing to choose here.
no-position-order = The order must hold every card of the deck once: { $due } cards, not { $found } (“{ $value }”).
no-position-strange-card = Position, “{ $key }”: the card “{ $value }” is not in this deck.
no-position-seen = “{ $value }”: one sees the card of another player who has one.

## The settings of a table

option-objective = Target
option-objective-help = How many Dragon Balls win the game.
option-deck-mode = Deck
option-deck-mode-help = Which characters are in the deck.
option-deck-mode-standard = standard
option-deck-mode-custom = composed
option-deck-mode-random = drawn by lot
option-custom-cards = Chosen cards
option-custom-cards-help = The cards of a composed deck, with the due number of each value.
option-zero-reaction = The Zero’s counter
option-zero-reaction-help = Must the holder of a Zero show it when a card of value 1 points there, or is it a choice?
option-zero-reaction-mandatory = mandatory
option-zero-reaction-optional = free
option-named-zero = A Zero named
option-named-zero-help = What happens when 0 is said to the holder of a Zero.
option-named-zero-counter-wins = the Zero counters
option-named-zero-guess-wins = the Zero is hit
option-cross-self = Cross your own hand
option-cross-self-help = May the one who crosses two hands be one of the two?
option-empty-deck-draw = Empty deck
option-empty-deck-draw-help = When a replacement is due and no card is left.
option-empty-deck-draw-round-ends = the round ends
option-empty-deck-draw-set-aside = the set-aside card is taken
option-overtime = Overtime
option-overtime-help = Who plays the deciding rounds when several reach the target.
option-overtime-all = the whole table
option-overtime-tied = the tied players
option-first-start = Who starts
option-first-start-help = Who opens the first round.
option-first-start-random = drawn by lot
# Both a value of “Who starts” and the option that says which seat: the text serves for both.
option-first-start-seat = Chosen seat
option-first-start-seat-help = The seat that opens the first round, counted from 1; without effect when lots are drawn.
option-eliminated-view = Once out
option-eliminated-view-help = What you see after going out of the round.
option-eliminated-view-public = what spectators see
option-eliminated-view-open = all hands
option-turn-clock-seconds = Clock
option-turn-clock-seconds-help = Seconds to decide before a bot decides for you; 0 to take your time.
option-turn-clock-seconds-0 = no limit

mode-base = Base game
mode-base-help = The sixteen cards of the base game, for two to four.
mode-extension = Extension
mode-extension-help = A bigger deck, with the powers of the extension, for five to eight.
mode-swap = Swap
mode-swap-help = The deck is drawn by lot from all 32 cards, another one at every table.

ending-survivor = The last round was won by outlasting everybody.
ending-showdown = The last round was won with the cards on the table.
ending-overtime = It took overtime.

## The board in text

board-player = Seat
board-balls = Dragon Balls
board-hand = Hand
board-row = Row
board-out = out of the round
board-absent = not in this round
board-shield = shield
board-no-card = no card
board-starts = starts
board-left =
    { $left ->
        [0] Deck empty
        [one] { $left } card in the deck
       *[other] { $left } cards in the deck
    }
board-round = Round { $round }
board-aside = one card set aside
board-open = Face up, out of play: { $cards }
board-unseen = Still unseen: { $values }
board-your-hand = Your hand
board-known = Your card is known to: { $players }
board-copies = would now copy: { $power }
board-copies-nothing = has nothing to copy yet

## The board in words: what is worth saying of a view

fact-target =
    { $value ->
        [one] One Dragon Ball wins the game
       *[other] { $value } Dragon Balls win the game
    }
fact-round = Round { $value }
fact-overtime =
    { $value_id ->
        [yes] Overtime
       *[no] { "" }
    }
fact-starter =
    { $seat_is ->
        [you] You began this round
       *[other] { $seat } began this round
    }
fact-left =
    { $value ->
        [0] The deck is empty
        [one] { $value } card in the deck
       *[other] { $value } cards in the deck
    }
fact-aside =
    { $value_id ->
        [yes] One card is set aside, face down
       *[no] { "" }
    }
fact-open =
    { $value_id ->
        [none] { "" }
       *[other] Face up, out of play: { $value }
    }
fact-last-winners =
    { $seat_id ->
        [none] { "" }
       *[other] { $seat_is ->
            [you] The round before was yours
           *[other] The round before went to { $seat }
        }
    }
fact-last-aside = Set aside in the round before: { $value }
fact-last-hands =
    { $value_id ->
        [none] { "" }
       *[other] At the end of the round before: { $value }
    }
fact-balls =
    { $value ->
        [0] No Dragon Ball yet
        [one] { $value } Dragon Ball
       *[other] { $value } Dragon Balls
    }
fact-inside =
    { $value_id ->
        [yes] { "" }
       *[no] Out of the round
    }
fact-shield =
    { $value_id ->
        [yes] Behind a shield
       *[no] { "" }
    }
fact-hand =
    { $value_id ->
        [none] { "" }
        [hidden] { $value_n ->
            [one] Holds a hidden card
           *[other] Holds { $value_n } hidden cards
        }
       *[other] Holds { $value }
    }
fact-row =
    { $value_id ->
        [none] { "" }
       *[other] Discarded: { $value }
    }
fact-ruled-out =
    { $value_id ->
        [none] { "" }
       *[other] Cannot hold: { $value }
    }
fact-known-by =
    { $seat_id ->
        [none] { "" }
       *[other] Your card is known to { $seat }
    }
fact-copy-as = A copy card would now act as: { $value }

## Where a move stands in a long menu

menu-guess = Guess what { $target } holds
menu-guess-cell = { $value }

## What a move would do

foretell-toma-goes = Toma puts whoever discards it out of the round.
foretell-copies = It acts as: { $power }.
foretell-copies-nothing = There is nothing to copy: no effect.
foretell-shield = Nobody can point a card at you until your next turn.
foretell-no-target = There is nobody to point it at: no effect.
foretell-keeps = You keep { $card } (value { $value }).
foretell-guess = { $target } holds a { $value } in { $percent }% of all cases.
foretell-guess-sure = { $target } holds a { $value }: a sure hit.
foretell-guess-never = { $target } cannot hold a { $value }.
foretell-peek = You see the card of { $target }; the others only see that you look.
foretell-duel = With your { $value } you beat { $target } in { $win }% of all cases and fall in { $lose }%.
foretell-redraw-own = You throw { $card } away and take another card.
foretell-redraw-toma = You would throw Toma away, and be out.
foretell-redraw = { $target } takes another card. With Toma, { $target } is out: { $percent }%.
foretell-redraw-dry = The deck is empty: who has to take a card ends the round.
foretell-trade = The card of { $target } is higher than your { $value } in { $higher }% of all cases, lower in { $lower }%.
foretell-cross = { $one } and { $other } change hands; you see neither card.
foretell-zero = If { $target } holds a Zero ({ $percent }%), you are out.

## Studies

study-discarded-card = Cards discarded

## What turns a game, as it is told by who looks back (“… comes 40 times in 100”)

turning-out = { $seat } is out of the round
turning-ball = { $seat } wins the round

# The Dragon’s Embers. The variables are described in nyoi/words/speech.py.

game-name = The Dragon’s Embers
game-blurb = Embers glow in closed hands: say how hot the whole fire is, blow on your own, and catch whoever promises too much.

## What happens

event-round =
    Round { $number }. { $seat_is ->
        [you] You begin.
       *[other] { $seat } begins.
    }
event-flared =
    { $seat_is ->
        [you] Your embers flare up: { $embers }.
       *[other] { $embers_id ->
            [hidden] The embers of { $seat } flare up ({ $embers_n }).
           *[other] The embers of { $seat } flare up: { $embers }.
        }
    }
event-claimed =
    { $seat_is ->
        [you] You say: at least { $heat }!
       *[other] { $seat } says: at least { $heat }!
    }
event-blew =
    { $seat_is ->
        [you] You lay a { $heat } on the hearth and blow; in your hands: { $embers }.
       *[other] { $seat } lays a { $heat } on the hearth and blows on the rest.
    }
event-doubted =
    { $seat_is ->
        [you] You doubt the { $heat } of { $by }.
       *[other] { $by_is ->
            [you] { $seat } doubts your { $heat }.
           *[other] { $seat } doubts the { $heat } of { $by }.
        }
    }
event-shown =
    { $seat_is ->
        [you] You show: { $embers }.
       *[other] { $seat } shows: { $embers }.
    }
event-true = The fire is worth { $heat }: the { $claim } was no lie.
event-false = The fire is worth only { $heat }, not { $claim }.
event-lost =
    { $seat_is ->
        [you] One of your embers turns to ash ({ $left } left).
       *[other] An ember of { $seat } turns to ash ({ $left } left).
    }
event-won =
    { $seat_is ->
        [you] Only your fire still burns: the dragon wakes for you!
       *[other] Only the fire of { $seat } still burns: the dragon wakes!
    }

## What you are asked, what the others read meanwhile

ask-open = You begin: how hot is the whole fire at least?
ask-answer = Claim more, blow on your embers, or doubt?
wait-open = { $seat } makes the first claim.
wait-answer = { $seat } weighs the claim.

## Moves

move-claim = At least { $heat }
move-blow = Lay a { $heat } open and blow
move-doubt = Doubt it

## Why not

no-unknown-move =
    { $text_id ->
        [none] Say what you do, for example “claim 14”, “blow 5” or “doubt”.
       *[other] “{ $text }” is not a move of this game.
    }
no-claim-step = A claim of { $heat } is not possible now: from { $low } to { $high }.
no-claim-at-most = The fire cannot be hotter than what was claimed: doubt it, or blow.
no-nothing-to-doubt = Nobody has claimed anything yet.
no-own-claim = It is your own claim: claim more, or blow.
no-open-first = The round needs a first claim before anybody can blow.
no-no-blowing = At this table nobody blows on the embers.
no-last-hidden = Your last hidden ember stays hidden.
no-not-yours = You have no hidden ember of { $heat }.
no-position-embers = Position, “hands”: seat { $seat } has { $value } embers, more than this table gives.
no-position-hearth = Position, “hearth”: seat { $value } cannot have laid embers open: that takes a claim that stands, and an ember that stays hidden.
no-position-one-player = Two players at least need an ember ({ $value } here).
no-position-turn = It cannot be the turn of seat { $value }: it has no ember left.
no-position-claim = The claim { $value } cannot be: each is higher than the one before, and made by somebody who has an ember.

## The settings of a table

option-embers = Embers
option-embers-help = How many embers everybody begins with.
option-blowing = Blowing
option-blowing-help = May one lay an ember open and let the others flare up anew?

mode-circle = The circle
mode-circle-help = Two to six around one fire; the last ember wins.

ending-last-ember = One fire was left burning.

## The board in words: what is worth saying of a view

fact-round = Round { $value }
fact-embers = { $value } embers in the circle
fact-now-claim = Claimed: at least { $value }
fact-now-claimer =
    { $seat_is ->
        [you] It is your claim
       *[other] It is the claim of { $seat }
    }
fact-last-heat = The fire before was worth { $value }
fact-last-claim = … and { $value } had been claimed
fact-last-loser =
    { $seat_is ->
        [you] It cost you an ember
       *[other] It cost { $seat } an ember
    }
fact-last-hands = Before: { $value }
fact-hand =
    { $value_id ->
        [none] No ember left
        [hidden] { $value_n ->
            [one] One hidden ember
           *[other] { $value_n } hidden embers
        }
       *[other] In hand: { $value }
    }
fact-hearth =
    { $value_id ->
        [none] { "" }
       *[other] On the hearth: { $value }
    }
fact-ash =
    { $value ->
        [0] { "" }
       *[other] Ash: { $value }
    }

## What a move would do

foretell-standing = The fire is worth { $heat } or more in { $percent }% of all cases.
foretell-standing-sure = The fire is worth { $heat } or more: that is certain.
foretell-standing-never = The fire cannot be worth { $heat }.
foretell-claim = True in { $percent }% of all cases.
foretell-claim-sure = Certainly true.
foretell-claim-never = It cannot be true: a pure bluff.
foretell-doubt = { $target } is wrong in { $percent }% of all cases; otherwise you lose an ember.
foretell-doubt-sure = { $target } is certainly wrong.
foretell-doubt-never = The claim is certainly true: you would lose an ember.
foretell-blow = All see your { $heat }, the rest of your hand is rolled anew; then { $claim } is true in { $percent }% of all cases.

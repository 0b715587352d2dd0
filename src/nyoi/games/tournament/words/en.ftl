# The Tournament of Power. The variables are described in nyoi/words/speech.py.

game-name = The Tournament of Power
game-blurb = Eight universes, one arena, dice on fire: lead six warriors, and have more of them left than anyone else when the last round ends.
game-credits = The rulebook names no author. Whoever made this game: thank you.

## Setup

event-first-throw =
    { $seat_is ->
        [you] You roll { $die } for the first pick.
       *[other] { $seat } rolls { $die } for the first pick.
    }
event-first-drafter =
    { $seat_is ->
        [you] You pick first; then it goes to the right.
       *[other] { $seat } picks first; then it goes to the right.
    }
event-drafted =
    { $seat_is ->
        [you] { $warrior } joins your team.
       *[other] { $warrior } joins the team of { $seat }.
    }
event-warrior-pile = { $count } warriors make the pile.
event-placed =
    { $seat_is ->
        [you] You put { $warrior } on { $space }.
       *[other] { $seat } puts { $warrior } on { $space }.
    }
event-first-player =
    { $seat_is ->
        [you] You take the first turn { $why_id ->
            [youngest] (the youngest begins).
           *[random] (drawn at random).
        }
       *[other] { $seat } takes the first turn { $why_id ->
            [youngest] (the youngest begins).
           *[random] (drawn at random).
        }
    }

## A turn

event-round = Round { $number }.
event-turn =
    { $seat_is ->
        [you] It is your turn.
       *[other] It is the turn of { $seat }.
    }
event-discarded =
    { $seat_is ->
        [you] You discard { $card }.
       *[other] { $card_id ->
            [hidden] { $seat } discards a card: { $pile }.
           *[other] { $seat } discards { $card }.
        }
    }
event-healed = { $warrior } recovers { $amount }; Endurance left: { $left }.
event-event = Event: { $card }.
event-events-shuffled = The Event cards are shuffled.
event-drew =
    { $seat_is ->
        [you] You draw { $card }.
       *[other] { $card_id ->
            [hidden] { $seat } draws a card: { $pile }.
           *[other] { $seat } draws { $card }.
        }
    }
event-no-card =
    { $seat_is ->
        [you] The { $pile } pile is empty: you draw nothing.
       *[other] The { $pile } pile is empty: { $seat } draws nothing.
    }
event-passed =
    { $seat_is ->
        [you] You pass { $card } to { $to }.
       *[other] { $to_is ->
            [you] { $seat } passes { $card } to you.
           *[other] { $card_id ->
                [hidden] { $seat } passes a card to { $to }: { $pile }.
               *[other] { $seat } passes { $card } to { $to }.
            }
        }
    }
event-played =
    { $seat_is ->
        [you] You play { $card }.
       *[other] { $seat } plays { $card }.
    }
event-moved = { $warrior } goes from { $from } to { $space }.
event-put = { $warrior } is put from { $from } to { $space }.
event-swapped = { $warrior } and { $other } change places.
event-fused = Fusion! { $one } and { $other } become { $warrior }, on { $space }.
event-extra-fight =
    { $seat_is ->
        [you] You may make one more fight this turn.
       *[other] { $seat } may make one more fight this turn.
    }
event-hurt = { $warrior } takes { $amount }; Endurance left: { $left }.
event-nothing-there = The warrior pile is empty: nothing happens on { $space }.
event-time-up = Time is up!

## A fight

event-fight =
    { $space_id ->
        [none] { $warrior } attacks { $target }.
       *[other] Fight on { $space }: { $warrior } attacks { $target }.
    }
event-challenger =
    { $seat_is ->
        [you] You defend with { $warrior } from the pile ({ $left } more in it).
       *[other] { $seat } defends with { $warrior } from the pile ({ $left } more in it).
    }
event-pile-remade = The warrior pile is made anew from the { $count } put aside.
event-tried = { $warrior } tries to transform: { $dice }.
event-transformed = Transformation: { $form }!
event-not-transformed = The transformation failed.
event-attacks = { $warrior } attacks { $target }: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }, { $rerolls ->
        [0] no reroll.
        [one] { $rerolls } reroll.
       *[other] { $rerolls } rerolls.
    }
event-counters = Counter-attack! { $warrior } turns on { $target }.
event-rolled = Roll { $throw }: { $faces }.
event-combo = { $warrior } makes { $combo }: { $damage } damage.
event-sum =
    { $damage ->
        [0] { $warrior } counts { $faces }: no damage.
        [one] { $warrior } counts { $faces }: { $damage } damage.
       *[other] { $warrior } counts { $faces }: { $damage } damage.
    }
event-card-attack = { $warrior } attacks with { $card }: { $damage } damage.
event-reflected = { $warrior } sends the ball back: { $damage } damage!
event-shielded = The shield of { $warrior } stops the ball ({ $damage }).
event-defends = { $warrior } defends: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }, { $rerolls ->
        [0] no reroll.
        [one] { $rerolls } reroll.
       *[other] { $rerolls } rerolls.
    }
event-dodged = Dodged! { $warrior } takes nothing.
event-took = { $warrior } takes the hit.
event-answered = { $warrior } answers with { $card }; damage left: { $damage }.
event-interposed = { $warrior } steps in for { $target }.
event-stepped = { $warrior } steps aside to { $space }.
event-wounded = { $warrior } loses { $amount } (attack of { $declared }); Endurance left: { $left }.
event-unhurt = { $warrior } takes nothing.
event-rescued =
    { $seat_is ->
        [you] Rescue! You keep { $warrior }, with { $left } Endurance.
       *[other] Rescue! { $seat } keeps { $warrior }, with { $left } Endurance.
    }
event-eliminated =
    { $seat_id ->
        [none] Eliminated: { $warrior }, of the pile.
       *[other] { $seat_is ->
            [you] Eliminated: you lose { $warrior }.
           *[other] Eliminated: { $seat } loses { $warrior }.
        }
    }
event-destroyed = Universe { $universe } is destroyed.
event-fled = Solar flare: { $warrior } flees to { $space }.
event-paid = { $warrior } pays { $amount }; Endurance left: { $left }.
event-reverted = Back to the base form: { $form }.
event-beaten = { $warrior } has lost; warriors in the pile: { $left }.
event-unbeaten = { $warrior } goes back under the pile; warriors in the pile: { $left }.
event-landed = { $warrior } takes a place on { $space }.
event-out =
    { $seat_is ->
        [you] You have no warrior left: you are out of the tournament.
       *[other] { $seat } has no warrior left and is out of the tournament.
    }

## The end

event-extra-round = A tie for first place ({ $seats }): extra round number { $number }.
event-duel =
    { $one_is ->
        [you] A tie: last fight between you and { $other }!
       *[other] { $other_is ->
            [you] A tie: last fight between { $one } and you!
           *[other] A tie: last fight between { $one } and { $other }!
        }
    }
event-champion =
    { $seat_is ->
        [you] You send { $warrior }.
       *[other] { $seat } sends { $warrior }.
    }
event-duel-throw =
    { $seat_is ->
        [you] You roll { $die } for the first attack.
       *[other] { $seat } rolls { $die } for the first attack.
    }
event-ranked = { $place }. { $seat_is ->
        [you] You
       *[other] { $seat }
    }: { $warriors ->
        [0] no warrior.
        [one] { $warriors } warrior, { $endurance } Endurance.
       *[other] { $warriors } warriors, { $endurance } Endurance.
    }
event-won =
    { $seats_n ->
        [one] { $seats_is ->
            [you] You win the tournament
           *[other] { $seats } wins the tournament
        }
       *[other] { $seats } share the victory
    } { $why_id ->
        [count] (most warriors standing)!
        [survivor] (nobody else is left)!
        [duel] (last fight)!
       *[endurance] (most Endurance among equals)!
    }

## What is asked of you, what the others read meanwhile

ask-draft = Which warrior do you take?
ask-place = Which of your warriors do you put down, and where?
ask-start = Your turn: a card, or a warrior to move?
ask-extra = One more fight: with whom, against whom?
ask-close = One last card, or the end of your turn?
ask-discard = Which card do you discard?
ask-give = Which card do you pass to the right, in secret?
ask-draw = From which pile do you draw?
ask-heal = Which warrior do you heal?
ask-relocate-who = Which of your warriors do you move?
ask-relocate-where = Where do you put it?
ask-pull-who = Beside which warrior do you draw somebody?
ask-pull-whom = Whom do you draw near?
ask-pull-where = On which space?
ask-fuse-who = Which fusion do you make?
ask-fuse-where = On which of the two spaces?
ask-swap-who = Do two of your warriors change places? Name the first.
ask-swap-whom = With whom does it change places?
ask-transform = Do you try to transform?
ask-transform-again = Awakening: do you roll the failed transformation again?
ask-transform-card = The transformation failed: do you play a card to reroll?
ask-transform-card-alone = The transformation failed, and no card of yours helps. You are asked all the same, to keep your hand secret.
ask-attack = Do you reroll dice, or how do you attack?
ask-defend = You are attacked: what do you do?
ask-parry = Do you reroll, or what do you use to defend?
ask-interpose = Who steps in?
ask-step = Do you want to step aside?
ask-rescue = Your warrior falls: do you save it?
ask-rescue-alone = Your warrior falls, and you hold no Rescue. You are asked all the same, to keep your hand secret.
ask-flee = Solar flare: do you flee?
ask-counter = Do you counter-attack?
ask-land = Where does your warrior go?
ask-champion = Last fight: whom do you send, in secret?
wait-draft = { $seat } is choosing a warrior.
wait-place = { $seat } is placing a warrior.
wait-start = { $seat } is thinking about the turn.
wait-extra = { $seat } may make one more fight.
wait-close = { $seat } is ending the turn.
wait-discard = { $seat } is choosing a card to discard.
wait-give = { $seat } is choosing a card to pass.
wait-draw = { $seat } is choosing a pile.
wait-heal = { $seat } is choosing whom to heal.
wait-relocate-who = { $seat } is choosing a warrior to move.
wait-relocate-where = { $seat } is choosing a space.
wait-pull-who = { $seat } is preparing a provocation.
wait-pull-whom = { $seat } is choosing whom to provoke.
wait-pull-where = { $seat } is choosing a space.
wait-fuse-who = { $seat } is preparing a fusion.
wait-fuse-where = { $seat } is choosing where the fusion is born.
wait-swap-who = { $seat } may exchange two places.
wait-swap-whom = { $seat } is exchanging two places.
wait-transform = { $seat } may try to transform.
wait-transform-again = { $seat } may roll for the transformation again.
wait-transform-card = { $seat } may roll for the transformation again with a card.
wait-attack = { $seat } is attacking.
wait-defend = { $seat } is preparing a defence.
wait-parry = { $seat } is defending.
wait-interpose = { $seat } is choosing who steps in.
wait-step = { $seat } may step aside.
wait-rescue = { $seat } may save the warrior.
wait-flee = { $seat } may flee.
wait-counter = { $seat } may counter-attack.
wait-land = { $seat } is placing the warrior.
wait-champion = { $seat } is choosing a champion in secret.

## Moves

move-draft = Take { $warrior }
move-place = { $warrior } on { $space }
move-go = { $warrior } to { $space }
move-card = Play { $card }
move-discard = Discard { $card }
move-give = Pass { $card }
move-draw = Draw: { $pile }
move-pick = { $warrior }
move-space = Space { $space }
move-reroll = Reroll { $faces }
move-sum = Count { $faces }
move-combo = Combo { $number }
move-transform = Roll to transform
move-throw = Roll the defence dice
move-dodge = Dodge
move-take = Take the hit
move-counter = Counter-attack
move-decline = No thanks
move-skip = Stay where you are
move-end = End the turn
move-time = Time is up

## Why not

no-unknown-move =
    { $text_id ->
        [none] Say what you play, for example “go krillin F7”.
       *[other] “{ $text }” is not a move of this game.
    }
no-unknown-words = “{ $text }” makes no sense: something is missing, or a name does not exist.
no-other-question = That is not what you are asked. Expected: { $wanted }.
no-not-in-hand = You do not hold { $card }.
no-not-drafted = { $warrior } cannot be picked: it takes a fusion.
no-already-drafted =
    { $seat_is ->
        [you] { $warrior } is already in your team.
       *[other] { $warrior } is already in the team of { $seat }.
    }
no-not-in-roster = { $warrior } is not among the warriors of this table.
no-not-your-warrior = { $warrior } is not one of your warriors in play.
no-already-placed = { $warrior } already has a place.
no-space-taken = { $space } is occupied.
no-too-close = { $space } touches one of your warriors: leave at least one empty space between them.
no-must-move = You must move: the space has to change.
no-too-far = { $space } is too far for { $warrior }: { $reach } spaces at most this turn.
no-own-warrior-there = One of your own warriors stands on { $space }.
no-another-warrior = This extra fight is for a warrior that has not acted yet: not { $warrior }.
no-must-fight = This second move must end in a fight: an enemy, or an empty green space.
no-no-fight-now = Fights are suspended this turn: go to an empty space that is not green.
no-green-space = { $space } is green: you cannot be put there like this.
no-space-not-near = { $space } is not among the possible spaces.
no-not-that-warrior = { $warrior } cannot be named here.
no-pile-not-offered = You cannot draw from the { $pile } pile now.
no-no-reroll = You have no reroll left.
no-not-thrown = These dice are not on the table.
no-faces-in-order = Write the faces in this order: { $order }.
no-combo-missed = The dice do not show combo { $number }.
no-throw-first = Roll your defence dice first.
no-dodge-missed = There are not enough teleports (or stars) for a dodge.
no-dodge-too-early = No dodge against an attack on roll { $throw }: it takes the third at least.
no-dodge-barred = This attack cannot be dodged with dice.
no-nothing-to-throw-for = You have nothing to roll for.
no-one-special = One Special card a turn: { $card } must wait.
no-no-more-fights = { $card } would add a fight, and that is no longer possible.
no-card-does-nothing = { $card } would do nothing now.
no-card-missed = The dice do not show what { $card } asks for.
no-no-cards-for-pile = Nobody plays cards for a warrior of the pile.
no-card-in-attack = { $card } is played during your attack.
no-card-in-answer = { $card } is played in answer to an attack.
no-card-against-ball = { $card } is played only against a ball.
no-card-after-failure = { $card } is played right after a failed transformation.
no-card-after-elimination = { $card } is played when one of your warriors is eliminated.
no-card-at-start = { $card } is played at the start of your turn, before you move.
no-card-in-own-turn = { $card } is played during your turn, before or after the action.
no-answers-barred = Lowered Guard: no card may answer this turn, not even { $card }.
no-defence-cards-only = Against a second roll only Defence cards answer: not { $card }.
no-nobody-to-interpose = { $card } needs another of your warriors in contact with the fight.
no-ball-invulnerable = This ball is invulnerable: { $card } does not send it back.
no-ball-reflected = This ball has been sent back already: { $card } can do nothing.
no-dice-barred = At this table no dice may answer this attack: { $card } needs a roll.
no-too-few-dice = { $card } asks for more dice than you roll.
no-already-thrown = You chose to roll: { $card } was to be played instead.
no-bad-youngest = There is no seat { $value } at this table of { $seats }.
no-already-answered = You have answered already: the others are still choosing.
no-you-are-out = You are out: you have no warrior left in play.
no-not-your-fight = You have no part in a fight now: only who attacks or is attacked is asked.
no-setup-over = The game has begun: warriors are no longer picked or placed.
no-already-activated = You have already moved a warrior this turn.

## Positions that cannot be

no-position-die = Position, “{ $key }”: “{ $value }” is no die. A number would do, or a face: { $faces }.
no-position-throws = The starting roll “{ $value }” should have { $due } dice: one for each player who rolls (again only those tied for highest, 0 once one is ahead).
no-position-throws-tied = The starting rolls end in a tie (seats { $value }): say what they reroll.
no-position-drafter = Seat { $value } cannot draft first: by the starting rolls it is seat { $thrown }.
no-position-too-early = “{ $key }” cannot be said yet in the phase “{ $value }”: it is decided later.
no-position-copies = There are only { $copies } of the card “{ $value }” (“{ $key }”).
no-position-wrong-pile = Position, “{ $key }”: “{ $value }” lies in the pile { $pile }.
no-position-seen = “{ $value }”: one knows of a card that another player holds, and of each only once.
no-position-fused = “{ $value }” cannot be there: it has become part of { $warrior }.
no-position-fusion-in-pile = “{ $value }” is made by fusion and never lies in the pile or beside it.
no-position-fusion-drafted = “{ $value }” cannot be picked: it takes a fusion, in the game.
no-position-roster = Position, “{ $key }”: “{ $value }” is not among the warriors of this table (option “roster”).
no-position-aside = “{ $value }” cannot be put aside: at this table beaten warriors go under the pile.
no-position-bottom = Warriors seen going under the pile: { $value }, too many for a pile of { $most }.
no-position-team = { $value } warriors for { $seat }: { $most } at most, in play or lost; a fusion counts as two.
no-position-space = “{ $value }” cannot stand on { $space }: another warrior stands there.
no-position-endurance = “{ $value }” cannot have { $damage } damage and still be in play: { $most } at most.
no-position-hurt-early = “{ $value }” cannot be hurt yet: the first turn has not begun.
no-position-draft = Warriors for { $seat }: { $value }; by the order of the draft it has { $due } now.
no-position-placed-early = “{ $value }” cannot have a space during the draft.
no-position-place = Warriors placed for { $seat }: { $value }; by the order of placement it is { $due } now.
no-position-too-close = “{ $value }” stands in contact with { $warrior } of the same team: leave at least one space between them.
no-position-pile = Warriors in the pile: { $value }. All that were not drafted lie in it now: { $due }.
no-position-unplaced = “{ $value }” has no space: after setup every warrior in play stands on the board.
no-position-fallen = Position, “fallen”: seat { $value }. Who has no warrior in play is out, once; nobody else is.
no-position-starter = Seat { $value } cannot have had the first turn: the youngest player has seat { $youngest }.
no-position-hand-out = { $seat } is out and holds no “{ $value }”: the hand went under the piles.
no-position-turn = It cannot be the turn of seat { $value }: it has no warrior in play.
no-position-alone = Only seat { $value } has warriors in play: the game is over (phase “end”).
no-position-event-held = “{ $value }” is an Event: nobody holds it.
no-position-hand = { $seat } cannot hold { $value } cards at this point of its turn: { $most } at most.
no-position-time-up = Only in a timed game can the time be over.
no-position-extra-rounds = { $value } extra rounds cannot be: they are for ties of three or more, { $most } at most at this table.
no-position-round = The round cannot be { $value }: { $low } to { $high } would do.
no-position-flips = Events flipped: { $value }, which cannot be: { $low } to { $high } would do.
no-position-specials = Seat { $value } cannot have played two Special cards in one turn.
no-position-flared = “{ $value }” cannot have used its one flight: that takes the option, a warrior in a team that can flee, and is said once.

## The settings of the table

option-length = Length
option-length-help = Ten rounds, five rounds, or a game against the clock.
option-length-rounds10 = ten rounds
option-length-rounds5 = five rounds
option-length-timed = against the clock
option-timed-minutes = Minutes of play
option-timed-minutes-help = The length of a game against the clock, once everybody is in place.
option-timed-minutes-20 = 20 minutes
option-timed-minutes-30 = 30 minutes
option-timed-minutes-45 = 45 minutes
option-timed-minutes-60 = 60 minutes
option-timed-end = When time is up
option-timed-end-help = What is still finished: the round, or only the turn.
option-timed-end-round = finish the round
option-timed-end-turn = finish the turn
option-decision-seconds = Time for a decision
option-decision-seconds-help = After that a simple choice is made for you; left alone, 60 seconds in a game against the clock.
option-decision-seconds-0 = no limit
option-decision-seconds-30 = 30 seconds
option-decision-seconds-60 = 60 seconds
option-decision-seconds-90 = 90 seconds
option-first-player = Who begins
option-first-player-help = Who takes the first turn. Without a seat marked below, the youngest player is unknown and lots are drawn.
option-first-player-youngest = the youngest player
option-first-player-random = drawn at random
option-youngest-seat = Youngest seat
option-youngest-seat-help = The seat of the youngest player, counted from 1; 0 leaves it to chance.
option-youngest-seat-0 = by lot
option-draft-order = Order of the draft
option-draft-order-help = The same order in every pass, or a snake that favours the first pick less.
option-draft-order-circle = circle
option-draft-order-snake = snake
option-draft-mode = Choice of teams
option-draft-mode-help = Everybody picks, or the game draws for all among the five best that are left.
option-draft-mode-pick = everybody picks
option-draft-mode-auto = automatic
option-roster = Warriors
option-roster-help = Those of the printed table, or three more so that every universe has ten.
option-roster-printed = printed table
option-roster-full = complete
option-rounding = Rounding
option-rounding-help = How divided damage is rounded.
option-rounding-up = up
option-rounding-down = down
option-star-in-sum = Star in a sum
option-star-in-sum-help = A star counts its own value, or that of any symbol.
option-star-in-sum-own-value = its own value
option-star-in-sum-wild = wild
option-elimination-at = Elimination
option-elimination-at-help = When no Endurance is left, or only when damage exceeds it.
option-elimination-at-zero = at zero
option-elimination-at-below-zero = below zero
option-transformation-cost-can-eliminate = Deadly transformations
option-transformation-cost-can-eliminate-help = May the price of a transformation eliminate the warrior?
option-fusion-counts = Worth of a fusion
option-fusion-counts-help = How many warriors a fusion counts for at the end.
option-fusion-counts-2 = two warriors
option-fusion-counts-1 = one warrior
option-fusion-damage = Damage of a fusion
option-fusion-damage-help = A fusion starts without damage, or with the larger number of tokens of the two.
option-fusion-damage-fresh = without damage
option-fusion-damage-larger = the larger number
option-reinforcement-cap = Reinforcement
option-reinforcement-cap-help = How many dice team-mates in contact may add (never more than six dice in all).
option-reinforcement-cap-2 = two dice at most
option-reinforcement-cap-5 = up to six dice
option-reinforcement-on-green = Reinforcement on green
option-reinforcement-on-green-help = Do team-mates also help against a warrior of the pile? By the letter of the rulebook: no.
option-no-dodge-scope = “No defence dice”
option-no-dodge-scope-help = What this ability forbids: the dodge, or every defence roll.
option-no-dodge-scope-dodge = the dodge only
option-no-dodge-scope-all-rolls = every roll
option-solar-flare = Solar flare
option-solar-flare-help = Flee after damage, or once a game in place of damage.
option-solar-flare-after-damage = after damage
option-solar-flare-instead-of-damage-once = once, in place of it
option-may-pass = Skip the move
option-may-pass-help = May a player move no warrior at all?
option-pile-after-defeat = Beaten pile warrior
option-pile-after-defeat-help = Where a warrior of the pile goes once it is eliminated.
option-pile-after-defeat-aside = put aside
option-pile-after-defeat-bottom = under the pile
option-duel-attack-cap = Length of the last fight
option-duel-attack-cap-help = After so many attacks the Endurance left decides.
option-duel-attack-cap-20 = 20 attacks
option-duel-attack-cap-40 = 40 attacks
option-duel-attack-cap-80 = 80 attacks
option-tie-extra-rounds-max = Extra rounds
option-tie-extra-rounds-max-help = How many extra rounds at most for a tie of three or more.
option-tie-extra-rounds-max-1 = one
option-tie-extra-rounds-max-3 = three
option-reshuffle-events = Shuffle Events again
option-reshuffle-events-help = Shuffle the Events each time all 25 have been seen.

mode-rounds10 = Ten rounds
mode-rounds10-help = After ten rounds, whoever has most warriors in the arena wins.
mode-rounds5 = Five rounds
mode-rounds5-help = The short game: after five rounds, whoever has most warriors in the arena wins.
mode-timed = Against the clock
mode-timed-help = After 45 minutes, or as many as you set, whoever has most warriors in the arena wins.

ending-count = The number of warriors still standing decided.
ending-survivor = Only one team was left in the arena.
ending-duel = A last fight decided between the two best teams.

## Facts (for boards in words)

fact-round =
    { $value ->
        [0] {""}
       *[other] Round { $value }
    }
fact-rounds = Rounds in all: { $value }
fact-extra-rounds =
    { $value ->
        [0] {""}
       *[other] Extra rounds: { $value }
    }
fact-time-up =
    { $value_id ->
        [yes] Time is up
       *[no] {""}
    }
fact-turn-seat =
    { $seat_id ->
        [none] {""}
       *[other] { $seat_is ->
            [you] Your turn
           *[other] The turn of { $seat }
        }
    }
fact-turn-event = Event: { $value }
fact-turn-fights =
    { $value ->
        [0] {""}
       *[other] Fights this turn: { $value }
    }
fact-turn-reach = Moves of up to { $value } steps
fact-turn-truce =
    { $value_id ->
        [yes] No fight this turn
       *[no] {""}
    }
fact-turn-sealed =
    { $value_id ->
        [yes] No transformation this turn
       *[no] {""}
    }
fact-turn-unguarded =
    { $value_id ->
        [yes] No card answers an attack this turn
       *[no] {""}
    }
fact-turn-vigilant =
    { $value_id ->
        [yes] First rolls can be answered this turn
       *[no] {""}
    }
fact-turn-activated =
    { $value_n ->
        [0] {""}
       *[other] Activated: { $value }
    }
fact-fight-fighters = In the fight, the attacker first: { $value }
fact-fight-forms = Their forms: { $value }
fact-fight-left = Endurance left: { $value }
fact-fight-space = Fight on { $value }
fact-now-dice = Rolled: { $value }
fact-now-rerolls = Rerolls left: { $value }
fact-now-blow-damage = Declared damage: { $value }
fact-piles-attack = Attack pile: { $value_n }
fact-piles-defence = Defence pile: { $value_n }
fact-piles-special = Special pile: { $value_n }
fact-piles-event = Event pile: { $value_n }
fact-pile = Warriors in the pile: { $value_n }
fact-aside =
    { $value_n ->
        [0] {""}
       *[other] Beaten and put aside: { $value }
    }
fact-fallen =
    { $seat_id ->
        [none] {""}
       *[other] Out: { $seat }
    }
fact-score = { $value ->
        [one] { $value } warrior
       *[other] { $value } warriors
    }
fact-team =
    { $space_id ->
        [hidden] { $warrior }, not placed yet, { $left } Endurance
       *[other] { $warrior } on { $space }, { $left } Endurance left
    }
fact-lost =
    { $value_n ->
        [0] {""}
       *[other] Lost: { $value }
    }
fact-cards = Cards (Attack, Defence, Special): { $value }
fact-hand =
    { $value_n ->
        [0] {""}
       *[other] Known in hand: { $value }
    }

## Where a move stands in a long menu

menu-draft = Take a warrior
menu-draft-cell = { $warrior }
menu-place = Place { $warrior } on
menu-place-cell = { $space }
menu-go = { $warrior } goes to
menu-go-cell = { $space }
menu-space = Space
menu-space-cell = { $space }
menu-card = Play a card
menu-card-cell = { $card }
menu-reroll = Reroll
menu-reroll-cell = { $faces }
menu-sum = Count the values of
menu-sum-cell = { $faces }
menu-combo = Combos

## The board in a terminal

board-numbers = E{ $endurance } P{ $power } T{ $technique } · { $first }/{ $second }
board-numbers-help = E Endurance, P Power, T Technique, then the damage of both combos.
board-against = against { $enemy }, out: { $kill }%
board-green = a warrior of the pile
board-last-fight = The last fight

## What a move would do

foretell-brings = You draw a card there: { $pile }.
foretell-green = A green space: a warrior of the pile comes, and you fight it.
foretell-fight = You attack { $target } with { $dice ->
        [one] one die
       *[other] { $dice } dice
    } and { $rerolls ->
        [0] no reroll
        [one] one reroll
       *[other] { $rerolls } rerolls
    }.
foretell-outlook = About { $damage } damage to be expected; out in { $percent }% of all cases.
foretell-against = { $target } answers with { $dice ->
        [0] no die
        [one] one die
       *[other] { $dice } dice
    }; a dodge: { $percent }%.
foretell-form = { $form }: { $percent }%.
foretell-answers =
    { $answers ->
        [none] Stopped now, nothing can answer it.
        [defence] Stopped now, only Defence cards can answer it.
       *[all] Stopped now, a dodge and all cards can answer it.
    }
foretell-hope-combo = { $combo } ({ $damage }): { $percent }%.
foretell-hope-card = { $card }: { $percent }%.
foretell-hope-dodge = Dodge: { $percent }%.
foretell-throws = You roll { $number ->
        [one] one die
       *[other] { $number } dice
    } and may reroll { $rerolls ->
        [0] never
        [one] once
       *[other] { $rerolls } times
    }.
foretell-again = You roll { $number ->
        [one] one die
       *[other] { $number } dice
    } again; { $left ->
        [0] no reroll is left then
        [one] one reroll is left then
       *[other] { $left } rerolls are left then
    }.
foretell-chance = The dice make it in { $percent }% of all cases.
foretell-declares = Damage declared: { $damage }.
foretell-loses = Unanswered, { $warrior } loses { $lose } and has { $left } left.
foretell-falls = Unanswered, { $warrior } is eliminated.
foretell-unhurt = Unanswered, it does no harm.

## Studies

study-drafted-warrior = Warriors drafted
study-played-card = Cards played
study-ground = How often a game a warrior comes to each space of the arena.

## What turns a game, as it is told by who looks back (“… comes 40 times in 100”)

turning-eliminated = { $warrior } is eliminated
turning-destroyed = Universe { $universe } is destroyed
turning-out = { $seat } is out of the tournament

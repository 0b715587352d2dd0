# Torak’s Balls: everything the game says, in English.

game-name = Torak’s Balls
game-blurb = Dice in hand and an army at your heels: draw your way across the map and find the seven Glass Balls before it closes.
game-credits = Torak’s Balls is a “hommajeu”, a game made in homage, by Phil Vizcarro to the work of Akira Toriyama. Its author offers it as a free download; it must not be traded for money. The mechanics of the game are © 2020 Phil Vizcarro, all rights reserved.

mode-solo = Solo
mode-solo-help = You alone against the map and the Army.
mode-coop = Co-op
mode-coop-help = Find the seven balls together, and meet before time is up. Hard: good play wins about one time in three; Easy is milder.
mode-competitive = Competitive
mode-competitive-help = Everybody draws on everybody’s sheet; then all race with the same dice, without the Army.
mode-duel = Asymmetric Duel
mode-duel-help = One leads the hero, the other one the Army.

## Options

option-easy = Easy
option-easy-help = Five Health Beans instead of three, and milder ground: alone and in the race the wide map, in Co-op and in a Duel more sections. Printed are the beans alone: for those choose the small map (Solo, race) or the usual table too.
option-map = Map
option-map-help = The lattice, the places of the balls and the borders of the sections. Without a choice: the wide one in Co-op, in a Duel and in Easy, else the small one.
option-map-small = Small, nine lines
option-map-wide = Wide, thirteen lines
option-army-table = Section table
option-army-table-help = How two dice choose a section of the map: the fewer there are, the more often the Army finds you. Without a choice: nine; eighteen in Co-op and in a Duel, there thirty-six in Easy.
option-army-table-3x3 = Nine sections
option-army-table-6x3 = Eighteen sections
option-army-table-6x6 = Thirty-six sections
option-setup-placement = Who draws
option-setup-placement-help = Who chooses where an element goes inside the rolled section.
option-setup-placement-player = The players
option-setup-placement-auto-random = The computer, anywhere legal
option-setup-placement-auto-kind = The computer, kindly
option-troop-passage = Troops in the way
option-troop-passage-help = Whether you may move onto a troop: it stops you, and costs a dose or a threat.
option-troop-passage-blocked = They bar the way
option-troop-passage-stop = They only stop you
option-ball-stop = A ball ends
option-ball-stop-help = What ends when you pick up a ball.
option-ball-stop-leg = The leg
option-ball-stop-turn = All moving this turn
option-monster-excess = Rest of a leg at a Monster
option-monster-excess-help = What becomes of the points a Monster interrupted.
option-monster-excess-lost = Lost
option-monster-excess-kept = Kept, straight on
option-escape-scope = Escaping several troops
option-escape-scope-help = How many escapes it takes when several troops are on you.
option-escape-scope-all = One for all
option-escape-scope-each = One for each
option-setup-troop-hits = First troop may strike
option-setup-troop-hits-help = The troop of the set-up may land on the start, and you begin threatened.
option-coop-meeting = Meeting
option-coop-meeting-help = Where the heroes must be together once all balls are found.
option-coop-meeting-intersection = On one intersection
option-coop-meeting-section = In one section
option-duel-on-hero = Troops on the hero
option-duel-on-hero-help = Whether the Army’s player puts a troop on a hero in the rolled section.
option-duel-on-hero-choice = May
option-duel-on-hero-forced = Must
option-duel-on-hero-never = May not
option-competitive-turn-cap = Turn limit of the race
option-competitive-turn-cap-help = After so many turns the race ends, and whoever has found the most balls wins, even without seven. Printed is no such limit: 0.
option-competitive-turn-cap-0 = no limit
option-competitive-tiebreak = Ties
option-competitive-tiebreak-help = When several find the seventh ball in the same turn with equal points.
option-competitive-tiebreak-nobody = Nobody wins
option-competitive-tiebreak-monsters = More Monsters win
option-competitive-tiebreak-shared = They win together
option-last-standing-wins = Last one standing wins
option-last-standing-wins-help = The only hero not eliminated wins the race at once.
option-draft = Draft
option-draft-help = Everybody draws on every sheet before they are dealt; without it all play the same sheet.
option-duel-hero = The hero of the Duel
option-duel-hero-help = Which seat plays the hero; the other one plays the Army.
option-duel-hero-random = By chance
option-duel-hero-first = The first seat
option-duel-hero-second = The second seat

## Endings

ending-won = The seven balls are found
ending-captured = Captured by the Army
ending-killed = Killed by a Monster
ending-time = Time is up: the twentieth box is ticked
ending-conceded = Given up
ending-surrender = The Army gives up
ending-first = First to seven balls
ending-points = Seven balls together, decided on points
ending-monsters = Seven balls together, decided on Monsters
ending-shared = Seven balls together, a shared win
ending-tie = Seven balls together, level: nobody wins
ending-last-standing = The last one standing
ending-died-out = Nobody can go on: balls decide, then points
ending-turn-cap = The turn limit is reached: balls decide, then points

## What happens

event-roles = { $hero_is ->
    [you] You play the hero, { $army } commands the Army.
   *[other] { $hero } plays the hero, { $army_is ->
        [you] you command the Army.
       *[other] { $army } commands the Army.
    }
}
event-section = { $element_id ->
    [troop] For a troop
   *[other] For the next element ({ $element })
}: red { $red }, white { $white }, { $section }.
event-drew = { $seat_is ->
    [you] You draw
   *[other] { $seat } draws
} on { $spot }: { $element }.
event-drew-river = { $seat_is ->
    [you] You draw
   *[other] { $seat } draws
} a river from { $spot } to the { $direction }.
event-appeared = On { $spot }: { $element }.
event-river-appeared = A river from { $spot } to the { $direction }.
event-sketched = { $seat_is ->
    [you] You have drawn on { $spot }: { $element }.
   *[other] { $seat } has drawn.
}
event-passed = Every sheet passes to the left: stage { $stage }.
event-dealt = { $seat_is ->
    [you] You get
   *[other] { $seat } gets
} the sheet { $sheet_is ->
    [you] that you began.
   *[other] that { $sheet } began.
}
event-turn = Turn { $number }: { $seat_is ->
    [you] you throw the dice.
   *[other] { $seat } throws the dice.
}
event-burned = { $seat_is ->
    [you] You burn
   *[other] { $seat } burns
} { $cans ->
    [one] one Jerrycan
   *[other] { $cans } Jerrycans
}.
event-rolled = The dice show { $dice }.
event-extra = { $seat_is ->
    [you] Your extra dice show
   *[other] The extra dice of { $seat } show
} { $dice }.
event-kept = { $seat_is ->
    [you] You have used
   *[other] { $seat } has used
} the { $die }; without fuel the other common die is gone.
event-escaped = { $seat_is ->
    [you] You set
   *[other] { $seat } sets
} a { $die } aside to escape from the troop.
event-slipped = { $seat_is ->
    [you] You escape
   *[other] { $seat } escapes
} from the troop with a dose; { $doses } left.
event-yielded = { $seat_is ->
    [you] You let
   *[other] { $seat } lets
} the others escape first.
event-leg = { $seat_is ->
    [you] You go
   *[other] { $seat } goes
} { $steps } to the { $direction }, to { $spot } (dice { $dice }{ $paid_id ->
    [none] {""}
   *[other] , paid { $paid }
}{ $doses ->
    [0] {""}
    [one] , one dose
   *[other] , { $doses } doses
}).
event-stride = { $seat_is ->
    [you] You walk on
   *[other] { $seat } walks on
} { $steps } to the { $direction }, to { $spot }.
event-ball = { $seat_is ->
    [you] You find
   *[other] { $seat } finds
} a Glass Ball on { $spot }: number { $balls }!
event-met = { $seat_is ->
    [you] You meet
   *[other] { $seat } meets
} a Monster on { $spot }, danger { $danger }.
event-fought = The fight: white { $white } + Ki { $ki } against red { $red } + danger { $danger }.
event-beat = { $seat_is ->
    [you] You beat
   *[other] { $seat } beats
} the Monster: box { $box }.
event-lost = { $seat_is ->
    [you] You lose
   *[other] { $seat } loses
} the fight and a bean; { $beans } left.
event-fled = { $seat_is ->
    [you] You flee
   *[other] { $seat } flees
} from the Monster with a dose; { $doses } left.
event-trained = { $seat_is ->
    [you] You train
   *[other] { $seat } trains
} with a { $die }: Ki +{ $ki }.
event-filled = { $seat_is ->
    [you] You fill
   *[other] { $seat } fills
} a Jerrycan: { $cans } full.
event-caught = { $seat_is ->
    [you] You run
   *[other] { $seat } runs
} into a troop on { $spot }.
event-stayed = { $seat_is ->
    [you] You stay
   *[other] { $seat } stays
} with the troop: the turn is over.
event-dry = The last dose: one die from the next roll on.
event-ended = { $seat_is ->
    [you] You have finished.
   *[other] { $seat } has finished.
}
event-resumed = { $seat_is ->
    [you] You go on after all.
   *[other] { $seat } goes on after all.
}
event-box = The Army ticks box { $box }: { $troops ->
    [0] no more troops
    [one] one troop
   *[other] { $troops } troops
}.
event-troop = A troop on { $spot }.
event-hit = The troop is on { $seat_is ->
    [you] you!
   *[other] { $seat }!
}
event-no-room = No room for a troop near { $section }.
event-captured = { $seat_is ->
    [you] You are captured.
   *[other] { $seat } is captured.
}
event-killed = { $seat_is ->
    [you] The Monster kills you.
   *[other] The Monster kills { $seat }.
}
event-out = { $seat_is ->
    [you] You are out.
   *[other] { $seat } is out.
}
event-gives-up = { $seat_is ->
    [you] You would give up; the others must agree.
   *[other] { $seat } would give up; the others must agree.
}
event-conceded = { $seat_is ->
    [you] You concede.
   *[other] { $seat } concedes.
}
event-over = { $ending_id ->
    [won] The seven balls are found
    [captured] The Army has won: captured
    [killed] A Monster has ended the adventure
    [time] The twentieth box is ticked: time is up
    [conceded] The adventure is given up
    [surrender] The Army gives up
    [first] First to seven balls
    [points] Seven balls together: points decide
    [monsters] Seven balls together: Monsters decide
    [shared] Seven balls together: a shared win
    [tie] Seven balls together and level: the balls are scattered again
    [last_standing] The last one standing
    [died_out] Nobody can go on{ $winners_n ->
        [0] , and nobody is ahead
       *[other] : balls decide, then points
    }
   *[turn_cap] The turn limit is reached{ $winners_n ->
        [0] , and nobody is ahead
       *[other] : balls decide, then points
    }
}{ $winners_n ->
    [0] .
   *[other] . Won by: { $winners }.
}

## Questions

ask-mountain = Draw a mountain in the lit section.
ask-river = Draw a river in the lit section.
ask-monster = Draw a Monster in the lit section.
ask-troop = Place a troop.
ask-boost = How many Jerrycans will you burn for this roll?
ask-escape = A troop is on you! How do you escape?
ask-act = What do you do?
ask-face = A Monster! Fight or flee?
ask-stride = Do you walk straight on?
ask-caught = You have run into a troop. Pay a dose, or stay?
ask-open = Take a die, or say that you are done.
ask-play = Your turn on your sheet: what do you do?

wait-mountain = { $seat } is drawing a mountain.
wait-river = { $seat } is drawing a river.
wait-monster = { $seat } is drawing a Monster.
wait-troop = { $seat } is placing a troop.
wait-boost = { $seat } is thinking about Jerrycans.
wait-escape = { $seat } is escaping from a troop.
wait-act = { $seat } is playing.
wait-face = { $seat } is facing a Monster.
wait-stride = { $seat } may walk on.
wait-caught = { $seat } has run into a troop.
wait-open = The team is sharing out the dice.
wait-play = { $seat } is still playing.

## Moves

move-mountain = Mountain on { $spot }
move-river = River from { $spot } to the { $direction }
move-monster = Monster on { $spot }
move-troop = Troop on { $spot }
move-burn = { $cans ->
    [0] None
    [one] One Jerrycan
   *[other] { $cans } Jerrycans
}
move-escape = Set the { $die } aside
move-turbo = Pay a dose
move-yield = Let the others go first
move-leg = { $steps } { $direction } with { $dice }{ $paid_id ->
    [none] {""}
   *[other] , pay { $paid }
}{ $doses ->
    [0] {""}
    [one] , one dose
   *[other] , { $doses } doses
}
move-stride = { $steps } straight on{ $paid_id ->
    [none] {""}
   *[other] , pay { $paid }
}{ $doses ->
    [0] {""}
    [one] , one dose
   *[other] , { $doses } doses
}
move-train = Train with the { $die }
move-fill = Fill a Jerrycan
move-fight = Fight
move-flee = Flee (one dose)
move-stay = Stay
move-end = End the turn
move-done = Done
move-resume = Go on after all
move-concede = Concede

## Why not

no-unknown-move = That is no move of this game.
no-not-now = That is not possible now.
no-given-up = You have already said that you would give up.
no-draw-first = First draw the element: { $element ->
    [mountain] a mountain
    [river] a river
   *[other] a Monster
}.
no-unknown-spot = There is no such intersection; write it like 6,4.
no-river-way = A river is written from its western or northern end, with e or s.
no-off-map = That would leave the map.
no-outside-section = That lies outside the rolled section.
no-covered = Something lies there already.
no-closes-off = That would close off a ball or the start.
no-troop-first = First place the troop.
no-not-on-hero = A troop may not be put on the hero now.
no-not-free = That intersection is not free.
no-burn-first = First say how many Jerrycans you burn.
no-no-can = Only { $filled } filled.
no-one-common = Without fuel you use one of the two common dice, not both.
no-escape-first = First escape from the troop.
no-no-six = You have rolled no { $value }.
no-no-fuel = There are not enough doses left.
no-no-yield = You cannot give way (again), or nobody else is threatened.
no-caught-first = First decide: a dose, or stay with the troop.
no-stride-first = First walk straight on, or stay.
no-resume-first = You have said that you are done; take it back first.
no-monster-first = First face the Monster.
no-no-monster = There is no Monster to deal with.
no-engaged = The Monster holds you: fight or flee first.
no-no-such-die = You have no such die: { $text }.
no-die-too-low = A { $value } is too low; it takes { $least } or more.
no-ki-full = Ki is full.
no-no-empty-can = No Jerrycan is empty.
no-say-leg = Write a leg like this: leg e 3 with 5, or leg n 4 with 6 pay 4+fuel (smaller dice first, fuel last).
no-ball-ends-turn = With a ball in hand you move no more this turn.
no-straight-on = From a crossing you must go straight on.
no-one-die = Without fuel a hero moves with one die a turn.
no-too-far = These dice go { $points }, not { $steps }.
no-spare-die = The { $value } is not needed for this leg.
no-border = The map ends before that.
no-line-travelled = A line on the way has been travelled already.
no-river-along = A river is crossed at right angles, never along its length.
no-troop-there = A troop is in the way: no leg goes past it.
no-no-crossing = A path may only be crossed at right angles.
no-ball-stops = You must stop on the ball.
no-monster-stops = You must stop on the Monster.
no-no-stop = Nobody stops on a mountain or a river.
no-pay-each = { $due ->
    [0] There is nothing to pay
    [one] One payment is due
   *[other] { $due } payments are due
}, not { $paid }.

## Why you are not asked

no-you-are-out = You are out: the others play on without you.
no-other-draws = { $seat } is drawing now: { $element ->
    [mountain] a mountain
    [river] a river
   *[other] a Monster
}.
no-you-have-drawn = You have drawn; the next roll comes when everybody has.
no-you-have-burned = You have said how many Jerrycans you burn; the others are still choosing.
no-nothing-to-burn = You have no full Jerrycan; who has one is choosing before the roll.
no-army-places = { $seat } is placing the Army’s troops.
no-hero-plays = The hero’s turn comes first: { $seat } is playing, and the Army comes after.
no-other-turn = It is the turn of { $seat }; you two play alternately.
no-captain-burns = { $seat } is captain this turn, and says how many Jerrycans are burnt before the roll.
no-other-escapes = { $seat } must escape from a troop first.
no-other-arrives = { $seat } has just arrived somewhere, and settles that first.
no-all-found = You have your seven balls; the others finish the turn.
no-turn-spent = Your turn is over: a lost fight or a troop has ended it.
no-no-dice-left = No die is left for you this turn.
no-turn-ended = You have finished this turn; the others are still playing.

## Positions that cannot be

no-position-off-map = “{ $value }” (“{ $key }”) lies beside this map.
no-position-on-start = “{ $key }”: “{ $value }” covers the start, where nothing may be drawn.
no-position-covered = “{ $key }”: something lies on { $value } already.
no-position-from-start = A path begins on the start, { $start }, not on { $value }.
no-position-bend = From one stop to the next a path is straight; “{ $value }” is not.
no-position-turned = “{ $value }”: from a crossing a hero goes straight on.
no-position-line-twice = The line “{ $value }” is travelled twice.
no-position-along-river = On { $value } the path runs along a river.
no-position-no-crossing = On { $value } paths touch without crossing at right angles.
no-position-on-obstacle = Nobody stops on { $value }: a mountain or a river lies there.
no-position-on-ball = A hero stands on { $value }, and the ball there is not taken: who reaches a ball takes it.
no-position-mode = “{ $key }” means nothing in the mode “{ $value }”.
no-position-beans = { $value } beans are ticked, and there are { $most }.
no-position-cans = Jerrycans full: { $value }; used: { $used }. That is more than { $most }.
no-position-burnt = Jerrycans burnt for this roll: { $value }; used at all: { $used }.
no-position-elements = “{ $key }”: { $value } are too many, there are { $most } (Monsters: those beaten among them).
no-position-found = Balls found: { $value }; still there: { $lying }. That is more than { $most }.
no-position-dice = The dice { $value } are more than the { $most } that were thrown.
no-position-either = “either”, { $value }, must be two different dice among “dice”, with no dose left.
no-position-troop = No troop stands on { $value }: a ball, a mountain or a river lies there.
no-position-hero-out = Seat { $value } cannot be out: in this mode the game would be over.
no-position-nobody = At least one hero must be on the map.
no-position-turn = It cannot be the turn of seat { $value }: no hero of it is on the map.
no-position-bound = “bound”, { $value }: on a crossing of its path a hero must go on the way it came, elsewhere it is not bound.
no-position-finders = Balls found by the heroes: { $value }; only { $most } ticked.
no-position-finder-out = A hero who is out has found { $value }: with a finder the whole team is lost.
no-position-late = “boxes”, { $value }: the game is over by then; { $most } at most.
no-position-reached = “reached”, { $value }: that turn is still to come (now { $most }).
no-position-won = All balls are found: the game is won already.
no-position-setup = While the scenery is drawn the heroes wait on the start and nothing is ticked.
no-position-engaged = Seat { $value } is held by no Monster: none stands where its hero is.

## Facts (for boards in words)

fact-turn =
    { $value ->
        [0] {""}
       *[other] Turn { $value }
    }
fact-boxes =
    { $value ->
        [0] {""}
       *[other] Army boxes ticked: { $value }
    }
fact-army =
    { $seat_id ->
        [none] {""}
       *[other] The Army: { $seat }
    }
fact-common =
    { $value_n ->
        [0] {""}
       *[other] Common dice: { $value }
    }
fact-map = Map: { $value_id ->
    [small] small, lines 2 to 10
   *[other] wide, lines 0 to 12
}
fact-sheets-mountains =
    { $value_n ->
        [0] {""}
       *[other] Mountains on { $value }
    }
fact-sheets-rivers =
    { $value_n ->
        [0] {""}
       *[other] Rivers over { $value }
    }
fact-sheets-occupied =
    { $value_n ->
        [0] {""}
       *[other] Troops on { $value }
    }
fact-sheets-balls =
    { $value_n ->
        [0] {""}
       *[other] Balls still to find on { $value }
    }
fact-sheets-monsters =
    { $value_n ->
        [0] {""}
       *[other] Monsters on { $value }
    }
fact-sheets-found = Balls found: { $value }
fact-sheets-beans =
    { $value ->
        [0] {""}
       *[other] Beans ticked: { $value }
    }
fact-sheets-beaten =
    { $value ->
        [0] {""}
       *[other] Monsters beaten: { $value }
    }
fact-sheets-ki =
    { $value ->
        [0] {""}
       *[other] Ki boxes ticked: { $value }
    }
fact-sheets-doses = Doses used: { $value }
fact-sheets-filled =
    { $value ->
        [0] {""}
       *[other] Full Jerrycans: { $value }
    }
fact-sheets-dice =
    { $value_n ->
        [0] {""}
       *[other] Dice: { $value }
    }
fact-sheets-either =
    { $value_n ->
        [0] {""}
       *[other] Of these only one counts, whichever is used: { $value }
    }
fact-sheets-score = Score: { $value }
fact-heroes-at = Stands on { $value }
fact-heroes-track =
    { $value_n ->
        [0] {""}
        [one] {""}
       *[other] Path: { $value }
    }
fact-heroes-reached =
    { $value ->
        [0] {""}
       *[other] Last ball found in turn { $value }
    }
fact-heroes-engaged =
    { $value_id ->
        [yes] Held by a Monster
       *[other] {""}
    }

## Where a move stands in a long menu

menu-mountain = Mountain on
menu-mountain-cell = { $spot }
menu-monster = Monster on
menu-monster-cell = { $spot }
menu-troop = Troop on
menu-troop-cell = { $spot }
menu-river =
    { $direction_id ->
        [e] River to the east →
       *[other] River to the south ↓
    }
menu-river-cell = { $spot }
menu-leg =
    { $direction_id ->
        [n] North ↑
        [e] East →
        [s] South ↓
       *[other] West ←
    }
menu-leg-row =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
menu-leg-cell = with { $dice }{ $paid_id ->
        [none] {""}
       *[other] { " " }pay { $paid }
    }{ $doses ->
        [0] {""}
        [one] { " " }+ dose
       *[other] { " " }+ { $doses } doses
    }
menu-stride = Straight on
menu-stride-row =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
menu-train = Dice
menu-fill = Dice
menu-escape = Dice

## The board in a terminal

sign-mountain = mountain
sign-river = river
sign-monster = Monster
sign-troop = troop
sign-ball = ball
sign-hero = hero
sign-passed = path
sign-lit = possible

## What a move would do

foretell-wins = The seventh ball: you have won.
foretell-ball = You find ball number { $number }.
foretell-monster = A Monster stands there: you win the fight in { $percent }% of all cases.
foretell-onto-troop = A troop stands there: pay a dose, or your turn is over.
foretell-crossing = You stop on a crossing: from there it goes straight on only.
foretell-doses =
    { $number ->
        [one] One dose of fuel is left.
       *[other] { $number } doses of fuel are left.
    }
foretell-dose-spent = That is the last dose: from then on you roll one die.
foretell-dose-left = One dose is left; without it you roll one die.
foretell-stranded = There is no way out any more.
foretell-lost =
    { $number ->
        [one] The ball on { $spots } can no longer be reached.
       *[other] The balls on { $spots } can no longer be reached.
    }
foretell-apart = The heroes can no longer meet.
foretell-risk =
    { $sections ->
        [one] Risk of a hit at the end of the turn: { $percent }%
       *[other] Astride { $sections } sections, risk of a hit at the end of the turn: { $percent }%
    } ({ $number ->
        [one] one troop
       *[other] { $number } troops
    }).
foretell-fight = You win in { $percent }% of all cases: Ki +{ $ki } against danger +{ $danger }.
foretell-beans =
    { $number ->
        [0] No bean is left: who loses falls.
        [one] A defeat costs your last bean.
       *[other] A defeat costs one of { $number } beans.
    }
foretell-dice =
    { $number ->
        [one] You roll one die.
       *[other] You roll { $number } dice.
    }
foretell-six = At least one { $value } to escape with: { $percent }%.
foretell-train =
    { $more ->
        [0] One box of Ki; your strength stays at +{ $number }.
       *[other] Your Ki rises to +{ $number }.
    }
foretell-fill =
    { $number ->
        [one] One Jerrycan is full then.
       *[other] { $number } Jerrycans are full then.
    }

## Studies

study-ground = How often a game a hero stops at each intersection, or finds a ball there.

## What turns a game, as it is told by who looks back (“… comes 40 times in 100”)

turning-ball = { $seat } finds a ball
turning-beat = { $seat } beats a Monster
turning-lost = { $seat } loses to a Monster
turning-captured = the Army captures { $seat }
turning-killed = a Monster kills { $seat }
turning-out = { $seat } is out

## What was said under an older rules number (numbers.py)

move-keep = Keep the { $die }
no-keep-first = First keep one of the two common dice.

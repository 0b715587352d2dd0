# Dragon Ball Z Duel Battle. Variables are described in nyoi/words/speech.py.

game-name = Dragon Ball Z Duel Battle
game-blurb = Draft your team, take the high ground, stop an attack with a Capsule: seven rounds to knock the other side out or to gather the Dragon Balls.
game-credits = Conceived and made by the team Yoka by Tsume. Production: Cédric Szydowski. Design: Nicolas Badoux and Vincent Joassin. Graphics: Vincent Joassin. 3D: Leo Bustamante Dolon, Marcio Candido de Olivera, Cyril Farudja, Sébastien Grun, Sophie Nguyen, Maxime Roudaut, Olivier Sam and Patrick Tran. Rights: Sébastien Agogué, Luc de Ribeiro and Pauline Oger. Proofreading: Matthieu Emont for The Geeky Pen. Testers: Frédéric Blusson, Jimmy Cavard, Robin Dall Armellina, Pierre Fouret, Jérôme Le Mignot, Hugo Patry, Rico, Aurelien Riolet and Thomas Salvy. © Bird Studio/Shueisha, Toei Animation. © Tsume Art.

## What happens

event-sides =
    { $a_is ->
        [you] You play side A, { $b } plays side B.
       *[other] { $b_is ->
            [you] You play side B, { $a } plays side A.
           *[other] { $a } plays side A, { $b } plays side B.
        }
    }
event-tile =
    { $seat_id ->
        [none] The tile “{ $tile }” is laid (place: { $position }, rotation: { $rotation }).
       *[other] { $seat_is ->
            [you] You lay the tile “{ $tile }” (place: { $position }, rotation: { $rotation }).
           *[other] { $seat } lays the tile “{ $tile }” (place: { $position }, rotation: { $rotation }).
        }
    }
event-field = Ground: { $layout }.
event-group = The tokens numbered { $group } go to the tile “{ $tile }”.
event-picked =
    { $seat_is ->
        [you] You take { $unit }.
       *[other] { $seat } takes { $unit }.
    }
event-stopped =
    { $seat_is ->
        [you] Your team is complete.
       *[other] { $seat } takes nobody else.
    }
event-team =
    { $seat_is ->
        [you] Your team ({ $value }): { $units }.
       *[other] The team of { $seat } ({ $value }): { $units }.
    }
event-round =
    Round { $round }. { $seat_is ->
        [you] You start.
       *[other] { $seat } starts.
    }
event-got =
    { $unit }: { $thing_id ->
        [health] +{ $amount } health.
        [ki] +{ $amount } ki.
        [star] { $amount ->
            [one] +{ $amount } star.
           *[other] +{ $amount } stars.
        }
        [parade] { $amount ->
            [one] +{ $amount } Parry token.
           *[other] +{ $amount } Parry tokens.
        }
        [action] { $amount ->
            [one] +{ $amount } action.
           *[other] +{ $amount } actions.
        }
        [strength] { $amount ->
            [one] +{ $amount } wound on the next attack.
           *[other] +{ $amount } wounds on the next attack.
        }
        [range] range +{ $amount }.
       *[other] { $thing } +{ $amount }.
    }
event-activated =
    { $seat_is ->
        [you] You activate { $unit }.
       *[other] { $seat } activates { $unit }.
    }
event-passed =
    { $seat_is ->
        [you] All your characters have acted: you pass.
       *[other] { $seat } has nobody left to activate and passes.
    }
event-placed = { $unit } comes in at { $zone }.
event-rolled = { $unit } rolls: face { $face }.
event-looked =
    { $seat_is ->
        [you] You look at a token ({ $spot }): { $token }.
       *[other] { $token_id ->
            [hidden] { $seat } looks at a token ({ $spot }).
           *[other] { $seat } looks at a token ({ $spot }): { $token }.
        }
    }
event-ended = The activation of { $unit } is over.
event-moving = { $unit } sets out for { $zone }.
event-searching = { $unit } searches ({ $spot }).
event-attacking =
    { $actions ->
        [one] { $unit } attacks { $target }.
       *[other] { $unit } attacks { $target } with { $actions } grouped actions.
    }
event-using = { $unit } uses { $technique }.
event-aiming = { $unit } launches { $technique } at { $target }.
event-aiming-two = { $unit } launches { $technique } at { $target }, and at { $second }.
event-rising = { $unit } is about to stand up.
event-lifting = { $unit } gives { $ally } a hand.
event-reducing = { $unit } brings down the cost of { $card } (place { $slot }).
event-talent = Talent of { $unit }: { $talent }.
event-talent-at = Talent of { $unit } against { $target }: { $talent }.
event-cancelled = { $unit } calls it off: everything comes back.
event-vanished = { $unit } is gone, and so is the action.
event-moved = { $unit } arrives at { $zone }.
event-revealed = { $unit } turns the token over ({ $spot }): { $token }.
event-struck =
    { $wounds ->
        [one] { $target } faces { $wounds } wound
       *[other] { $target } faces { $wounds } wounds
    }{ $hard ->
        [0] { "" } ({ $unit }).
       *[other] , { $hard } of them unstoppable ({ $unit }).
    }
event-splashed =
    { $wounds ->
        [one] { $target } faces { $wounds } wound too ({ $unit }).
       *[other] { $target } faces { $wounds } wounds too ({ $unit }).
    }
event-stood = { $unit } stands up.
event-down = { $unit } is immobilised.
event-flies = { $unit } takes off.
event-grew = { $unit } gains { $strength } strength for this activation.
event-reduced = { $card } now costs { $cost } ★ (place { $slot }).
event-planted = { $unit } sprouts at { $zone }.
event-stole =
    { $thing_id ->
        [star] { $unit } takes a star from { $target }.
       *[other] { $unit } takes a Parry token from { $target }.
    }
event-stripped =
    { $tokens ->
        [one] { $unit } first loses { $tokens } Parry token.
       *[other] { $unit } first loses { $tokens } Parry tokens.
    }
event-pushed = { $unit } is pushed to { $zone }.
event-hill = The hill at { $zone } collapses!
event-fell = { $unit } falls.
event-bought = { $unit } buys { $card } for { $cost } ★.
event-opened = New card for sale (place { $slot }): { $card }.
event-took =
    { $seat_is ->
        [you] You draw { $card }.
       *[other] { $card_id ->
            [hidden] { $seat } draws a card.
           *[other] { $seat } draws { $card }.
        }
    }
event-reshuffled =
    { $cards ->
        [one] The discard pile becomes the deck again ({ $cards } card).
       *[other] The discard pile becomes the deck again ({ $cards } cards).
    }
event-played =
    { $seat_is ->
        [you] You play { $card }.
       *[other] { $seat } plays { $card }.
    }
event-played-on =
    { $seat_is ->
        [you] You play { $card } for { $unit }.
       *[other] { $seat } plays { $card } for { $unit }.
    }
event-defence-rolled = { $unit } rolls the defence die: face { $face }.
event-riposted =
    { $wounds ->
        [one] Riposte! { $unit } returns { $wounds } wound to { $target }.
       *[other] Riposte! { $unit } returns { $wounds } wounds to { $target }.
    }
event-parried =
    { $wounds ->
        [one] { $unit } parries { $wounds } wound with the die.
       *[other] { $unit } parries { $wounds } wounds with the die.
    }
event-spent =
    { $tokens ->
        [one] { $unit } spends { $tokens } Parry token.
       *[other] { $unit } spends { $tokens } Parry tokens.
    }
event-shielded =
    { $wounds ->
        [one] { $unit } takes { $wounds } wound for { $target }.
       *[other] { $unit } takes { $wounds } wounds for { $target }.
    }
event-wounded = { $unit } loses { $wounds } health ({ $health } left).
event-ko = { $unit } is KO!
event-removed = { $unit } leaves the field.
event-dropped = The { $token } falls at { $zone }.
event-scored =
    { $seat_is ->
        [you] { $why_id ->
            [handicap] Your team is the lighter one: you start with { $points } VP.
           *[other] +{ $points } VP for you ({ $total }).
        }
       *[other] { $why_id ->
            [handicap] The team of { $seat } is the lighter one: it starts with { $points } VP.
           *[other] +{ $points } VP for { $seat } ({ $total }).
        }
    }
event-dragon =
    The seven Dragon Balls are together! { $seat_is ->
        [you] You hold most of them.
       *[other] { $seat } holds most of them.
    }
event-resurrected = { $unit } comes back to life and waits beside the start.
event-healed = { $unit } is in full health again.
event-last-round = Round { $round }: the last one!
event-won =
    { $seat_is ->
        [you] You win
       *[other] { $seat } wins
    } { $ending_id ->
        [points] { $points } to { $against }.
        [tie_first] { $points } to { $against }, having reached the score first.
        [wipe] the game: the whole other team is KO.
       *[other] by resignation.
    }
event-drawn = A draw, { $points } all.

## What is asked

ask-lay-tile = Lay a tile of the ground.
wait-lay-tile = { $seat } is laying a tile.
ask-token-tile = Which tile gets the next tokens?
wait-token-tile = { $seat } is placing the tokens.
ask-draft-pick = Take a character.
wait-draft-pick = { $seat } is taking a character.
ask-team-form = Form your team, in secret: one to four of your five characters.
wait-team-form = { $seat } is forming a team.
ask-team-pick = Take a character into your team, or stop here.
wait-team-pick = { $seat } is putting a team together.
ask-act-choose = Whom do you activate?
wait-act-choose = { $seat } is choosing whom to activate.
ask-act-pass = You have nobody left to activate: will you take a card?
wait-act-pass = { $seat } has nobody left to activate.
ask-act-deploy = The start is full: where do you come in?
wait-act-deploy = { $seat } is choosing where to come in.
ask-act-die = Do you keep this result?
wait-act-die = { $seat } is looking at the die.
ask-regard = Which token do you look at?
wait-regard = { $seat } may look at a token.
ask-act-menu = What do you do?
wait-act-menu = { $seat } is playing an activation.
ask-sai-step = Your Saibaimen act: which one, and how?
wait-sai-step = { $seat } is moving the Saibaimen.
ask-r = The round begins: do you play a Capsule?
wait-r = The round begins.
ask-b = Before the next activation: do you play a Capsule?
wait-b = An activation has just ended.
ask-x = Do you answer with a Capsule?
wait-x = The action is announced.
ask-x-actor = A card interrupts you: do you go on?
wait-x-actor = { $seat } is deciding whether the action takes place.
ask-grant = Your Capsule’s effect can be used: how?
wait-grant = { $seat } is choosing the effect of a Capsule.
ask-p = Do you strengthen this blow?
wait-p = Here comes the blow.
ask-f-main = Defend yourself: do you roll the die?
wait-f-main = { $seat } is defending.
ask-f-tokens = How many Parry tokens do you spend?
wait-f-tokens = { $seat } is defending.
ask-f-allies = Who takes wounds instead?
wait-f-allies = { $seat } is sharing out the wounds.
ask-f-ally-tokens = Does your ally spend Parry tokens?
wait-f-ally-tokens = { $seat } is sharing out the wounds.
ask-w-tokens = How many Parry tokens against this wound?
wait-w-tokens = { $seat } is taking a wound.
ask-steal = What do you take?
wait-steal = { $seat } is choosing what Yamcha takes.
ask-push = Where do you push the target?
wait-push = { $seat } may push the target.
ask-token-choice = What does this token give you?
wait-token-choice = { $seat } is choosing what the token gives.
ask-dragon-choice = Your wish: who comes back, or who is healed?
wait-dragon-choice = { $seat } is making a wish.
ask-dragon-draw = How many cards do you take?
wait-dragon-draw = { $seat } is taking cards.

## What the buttons say

move-place = { $tile }, { $position } (rotation { $rotation })
move-tile = { $tile }
move-pick = { $unit }
move-stop = Stop here
move-team = { $units }
move-activate = Activate { $unit }
move-take = Take a card
move-decline = No, thank you
move-deploy = Come in at { $zone }
move-keep = Keep
move-reroll = Roll again
move-look = Look at { $spot }
move-enough = Nothing more
move-end = End
move-move = Go to { $zone }
move-reveal = Turn the token over ({ $spot })
move-attack =
    { $actions ->
        [one] Attack { $target }
       *[other] Attack { $target } ({ $actions } actions)
    }
move-technique = { $technique }
move-technique-at = { $technique } at { $target }
move-technique-two = { $technique } at { $target } and { $second }
move-stand = Stand up
move-lift = Help { $unit } up
move-reduce = Bring down the cost of { $card } (place { $slot })
move-buy = Buy { $card } (place { $slot })
move-talent = { $talent }
move-talent-to = { $talent } ({ $zone })
move-talent-at = { $talent } on { $target }
move-launch = { $unit }: { $technique } at { $target }
move-leap = { $unit }: leap to { $zone }
move-play = Play { $card }
move-play-on = Play { $card } for { $unit }
move-play-to = { $card }: { $unit } to { $zone }
move-play-at = { $card }: { $unit } attacks { $target }
move-search = { $unit } turns the token over ({ $spot })
move-let-go = Let it go
move-pass = Pass
move-continue = Go on
move-cancel = Call it off
move-roll = Roll the die
move-accept = Keep this result
move-no-die = Without the die
move-parry =
    { $tokens ->
        [0] No token
        [one] { $tokens } Parry token
       *[other] { $tokens } Parry tokens
    }
move-shield =
    { $wounds ->
        [one] { $unit } takes { $wounds } wound
       *[other] { $unit } takes { $wounds } wounds
    }
move-push = Push to { $zone }
move-no-push = Do not push
move-choose =
    { $thing_id ->
        [action] An action
        [health] A point of health
        [star] A star
       *[other] A Parry token
    }
move-resurrect = Bring { $unit } back
move-heal = Heal { $unit }
move-draw =
    { $cards ->
        [0] No card
        [one] { $cards } card
       *[other] { $cards } cards
    }
move-resign =
    { $seat_is ->
        [you] Resign
       *[other] { $seat } resigns
    }

## Why not

no-unknown-move = We do not understand “{ $text }”.
no-unknown-thing = “{ $text }” is nothing we know here.
no-resign-button = To resign, use the table’s own button.
no-say-more = Say a little more, or a little less, after “{ $word }”.
no-answer-first =
    { $key_id ->
        [act-menu] Your character is active: choose among what it can do.
       *[other] Answer the question first.
    }
no-preset-too-dear = One of the ready-made teams is worth { $value }, and your limit is { $limit }.
no-taken = { $unit } is in a team already.
no-not-drafted = { $unit } is not one of your five characters.
no-team-size = A team has one to four characters.
no-team-order = Name each character once, in the order of their numbers.
no-team-too-dear = That team would be above the limit of { $limit }.
no-not-yours = { $unit } is not yours.
no-own-unit = { $unit } is on your side.
no-not-an-ally = { $unit } is no ally who could help here.
no-unit-ko = { $unit } is KO.
no-off-field = { $unit } is not on the field.
no-activated-already = { $unit } has been activated this round.
no-not-there = Figures come in at the start, or as near as there is room.
no-no-reroll = This result cannot be rolled again.
no-no-actions = There is no action left.
no-lying-down = { $unit } is down and must stand up first.
no-must-stand-up = { $unit } is down and has an action: he must stand up.
no-stands-already = Nobody is down here.
no-not-adjacent = { $zone } is not next door.
no-zone-full = There are three figures at { $zone } already.
no-climb = Climbing to { $zone } costs two actions.
no-no-token-here = { $unit } has no such token underfoot.
no-no-token-there = There is no hidden token to look at.
no-other-zone = { $unit } is not in the same zone.
no-target-flies = { $unit } is in flight, out of reach from the ground.
no-actions-left =
    { $actions ->
        [one] There is { $actions } action left.
       *[other] There are { $actions } actions left.
    }
no-not-his-technique = { $technique } is not a technique of { $unit }.
no-too-little-ki = { $technique } costs { $due } ki, and you have { $ki }.
no-too-few-stars = It takes { $due } ★, and you have { $stars }.
no-nobody-here = No enemy stands in the zone for { $technique }.
no-out-of-range =
    { $unit } is at { $range }: { $low ->
        [0] the range goes up to { $high }.
       *[other] the range goes from { $low } to { $high }.
    }
no-no-affinity = { $unit } shares no affinity.
no-not-in-market = That card is not for sale at that place.
no-costs-nothing = { $card } costs nothing already.
no-too-dear = { $card } costs { $cost } ★, and you have { $stars }.
no-not-his-talent = { $talent } is not the talent of { $unit }.
no-talent-by-itself = { $talent } comes by itself, when its condition occurs.
no-talent-no-use = { $talent } would change nothing now.
no-not-in-hand = You do not hold { $card }.
no-wrong-window = { $card } is not played at this moment.
no-card-shut-out = This attack or technique does not let { $card } be played.
no-card-no-use = { $card } would have no effect like that.
no-nothing-to-gain = { $unit } has no room for more of that ({ $thing }).
no-flies-already = { $unit } is in flight already.
no-no-step = { $unit } cannot get there with a move of one action.
no-no-cancel = The action is still possible: at this table it cannot be called off.
no-not-possible-any-more = It is no longer possible: call it off, or play a card that restores it.
no-saibaiman-cannot = This Saibaiman cannot do that now.
no-no-more-rolls = The defence die cannot be rolled any more.
no-roll-first = Roll the die first.
no-too-many-tokens = No more tokens than you have, nor than there are wounds to parry.
no-ally-far = { $unit } is too far away to help.
no-ally-limit =
    { $wounds ->
        [0] { $unit } shares no affinity.
        [one] { $unit } can take { $wounds } wound at most.
       *[other] { $unit } can take { $wounds } wounds at most.
    }
no-position-no-hill = Position, “flat”: zone { $value } never had a hill.
no-position-team-size = Position, “teams”: a team of { $value }; one to { $most } characters would do.
no-position-team-dear = Position, “teams”: a team worth { $value } is above the limit of { $limit }.
no-position-no-team = Position, “units”: “{ $value }” is in no team.
no-position-unit-twice = Position, “units”: of “{ $value }” the same thing is said twice (“{ $word }”).
no-position-above = Position, “units”: “{ $value }” is too much for { $unit }; { $most } at most.
no-position-ko = Position, “units”: “{ $value }” has no health left, and so is KO: off the field, with nothing.
no-position-off-field = Position, “units”: { $unit } is not on the field, so “{ $value }” cannot be.
no-position-down-flying = Position, “units”: “{ $value }” flies, and so can neither lie down nor be KO.
no-position-flight = Position, “units”: “{ $value }” flies, but nobody is active. Name an active character, or let it land.
no-position-zone-full = Position, “units”: { $found } figures in zone { $value }; { $most } at most.
no-position-first-round = Position, “round”: in round { $value } an activation brings figures onto the field, and { $unit } is there already. A later round, or “activated”, would do.
no-position-activated = Position, “units”: “{ $value }” is activated, but the Saibaimen act before anybody else.
no-position-saibaimen = Position, “{ $key }”: Saibaimen belong to whoever has “{ $value }” in the team, and nobody has.
no-position-six = Position, “lost”: { $value } Saibaimen are too many; with those in play { $most } at most.
no-position-lost = Position, “lost”: { $value } Saibaimen are gone for good, but at this table they come back (option “saibaiman_reuse”).
no-position-left = Position, “saibaimen”: { $value } are in play, but at this table they leave when Nappa is KO.
no-position-groups = Position, “groups”: “{ $value }” should name each tile once: { $tiles }.
no-position-token-tile = Position, “tokens”: “{ $value }” does not lie on the tile of zone { $zone }, where another group was dealt.
no-position-ball-gone = Position, “tokens”: the ball “{ $value }” is nowhere. It lies in a zone of group { $group }, was dropped, or is held.
no-position-seven-balls = Position, “units”: all seven balls are held (“{ $value }”); the dragon would have come.
no-position-looked = Position, “looked”: there is no token at “{ $value }”.
no-position-copies = Position, “{ $key }”: too many “{ $value }”; there are { $copies } in all.
no-position-market = Position, “market”: { $value } cards for sale, though the deck could fill the other places. Name three.
no-position-bought = Position, “bought”: “{ $value }” is not in that hand.
no-position-cut = Position, “cuts”: reduced by { $value } at place { $place }; { $most } at most.
no-position-reached = Position, “reached”: “{ $value }” cannot be. Each gain has a number of its own and brings a point at least.
no-position-tied = Position, “points”: at “{ $value }” somebody was first; say so with “reached”.
no-position-phase = Position, “{ $key }”: that says nothing in phase “{ $value }”. It goes with { $allowed }.
no-position-turn = Position, “turn”: { $unit } is active, who does not belong to seat { $value }.
no-position-active = Position, “active”: “{ $value }” is KO, or in no team.
no-position-active-off = Position, “active”: “{ $value }” is not on the field. Name its zone, or the phase “deploy”.
no-position-before-die = Position, “{ $key }”: before the die of { $unit } falls nothing was gained or spent ({ $value }).
no-position-power = Position, “power”: { $unit } has no technique that adds { $value } to the strength.
no-position-soars = Position, “soars”: { $unit } is not lying down.
no-position-close = Position, “phase”: the round does not end (“{ $value }”) while { $unit } can be activated.
no-position-wiped = Position, “units”: a whole team is KO (“{ $value }”); the game would be over.
no-card-later = { $card } is played in its own windows ({ $windows }); wait until you are asked there.
no-team-formed = Your team is formed; the other one is still being formed.

## Options, modes, endings

option-sides = Sides
option-sides-help = Who plays side A: drawn, or the first seat.
option-sides-draw = drawn
option-sides-host = A at the first seat
option-layout = Ground
option-layout-help = How the seven tiles are laid.
option-layout-standard = standard
option-layout-cretes = ridges
option-layout-vallees = valleys
option-layout-random = drawn
option-layout-wild = all drawn
option-layout-players = laid in turn
option-token-tiles = Token tiles
option-token-tiles-help = Who decides which tile each group of tokens goes to.
option-token-tiles-draw = drawn
option-token-tiles-players = each side in turn
option-teams = Teams
option-teams-help = How the teams are formed.
option-teams-draft = draft in turn, then a secret team
option-teams-preset-saga = those of the saga
option-teams-free = free, in the open
option-team-value-max = Highest value
option-team-value-max-help = The highest value a team may have; no limit unless it is set.
option-handicap = Handicap
option-handicap-help = The lighter team starts with the difference in victory points.
option-range-path = Path of the range
option-range-path-help = Along which path range is counted over hills.
option-range-path-fewest-zones = the fewest zones
option-range-path-cheapest = the lowest total
option-flight-dodge-always = Flight always dodges
option-flight-dodge-always-help = A flying target is 2 farther for every figure that does not fly, even on high ground.
option-ally-parry-tokens = Allies parry
option-ally-parry-tokens-help = An ally who takes wounds may spend Parry tokens of its own.
option-cancel = Calling off after a card
option-cancel-help = When an interrupted action may be taken back.
option-cancel-any-card = after any card of the other side
option-cancel-only-if-illegal = only if it has become impossible
option-deck-exhausted = Empty deck
option-deck-exhausted-help = What happens when there are no Capsules left to draw.
option-deck-exhausted-reshuffle = the discard pile is shuffled
option-deck-exhausted-stop = no more draws
option-dropped-balls-hidden = Dropped balls hidden
option-dropped-balls-hidden-help = A ball lost by a KO shows its back only.
option-saibaiman-vp = Point for a Saibaiman
option-saibaiman-vp-help = What the loss of a Saibaiman gives the other side. Only if Nappa plays.
option-saibaiman-vp-0 = none
option-saibaiman-vp-1 = one
option-saibaiman-reuse = Saibaimen come back
option-saibaiman-reuse-help = A Saibaiman removed goes back to the reserve. Only if Nappa plays.
option-saibaiman-leave-with-nappa = They leave with Nappa
option-saibaiman-leave-with-nappa-help = When Nappa is KO, his Saibaimen leave the field. Only if Nappa plays.
option-reaction-seconds = Reaction time
option-reaction-seconds-help = Seconds to answer, defend or choose outside your activation; 0 to take your time.
option-reaction-seconds-0 = no limit
option-turn-seconds = Activation time
option-turn-seconds-help = Seconds for a whole activation; 0 to take your time.
option-turn-seconds-0 = no limit
option-reaction-mask = Masked waiting
option-reaction-mask-help = A short wait, always alike, so that nobody can guess who could have answered.
option-open-hands = Open hands
option-open-hands-help = Everybody sees all cards, to learn the game.
option-undo = Stepping back
option-undo-help = Take your last step back before anything random, if the other side agrees.

mode-duel = Duel
mode-duel-help = Two teams and seven rounds.
ending-points = Won on points
ending-tie-first = Won a tie by reaching the score first
ending-wipe = A whole team KO
ending-resign = Resignation
ending-draw = Draw

## The board in words

fact-round =
    { $value ->
        [0] {""}
       *[other] Round { $value }
    }
fact-first =
    { $seat_is ->
        [you] You start this round
       *[other] { $seat } starts this round
    }
fact-active = In action: { $value }
fact-actions =
    { $value ->
        [0] { "" }
        [one] { $value } action
       *[other] { $value } actions
    }
fact-power =
    { $value ->
        [0] { "" }
       *[other] Strength +{ $value }
    }
fact-now-soft =
    { $value ->
        [0] { "" }
       *[other] Wounds to come that can be parried: { $value }
    }
fact-now-hard =
    { $value ->
        [0] { "" }
       *[other] Wounds to come that cannot be parried: { $value }
    }
fact-now-wounds = Wounds to come: { $value }
fact-bonus =
    { $value ->
        [0] { "" }
       *[other] Next attack +{ $value }
    }
fact-reach =
    { $value ->
        [0] { "" }
       *[other] Range +{ $value }
    }
fact-hills = Hills: { $value }
fact-deck =
    { $value ->
        [0] The deck is empty
        [one] { $value } card in the deck
       *[other] { $value } cards in the deck
    }
fact-discard =
    { $value_id ->
        [none] { "" }
       *[other] Discard pile: { $value }
    }
fact-points = { $value } VP
fact-hand =
    { $value_id ->
        [none] Empty hand
        [hidden] { $value_n ->
            [one] { $value_n } hidden card
           *[other] { $value_n } hidden cards
        }
       *[other] Holds: { $value }
    }
fact-units =
    { $zone_id ->
        [hidden] { $health ->
            [0] { $id } is KO
           *[other] { $id } waits off the field: health { $health }, ki { $ki }
        }
       *[other] { $id } on { $zone }: health { $health }, ki { $ki }, stars { $stars }, Parry tokens { $parades }{ $balls_n ->
            [0] {""}
           *[other] , Dragon Balls { $balls }
        }{ $down_id ->
            [yes] , down
           *[no] {""}
        }{ $flying ->
            [0] {""}
           *[other] , flying
        }{ $activated_id ->
            [yes] , has acted this round
           *[no] {""}
        }
    }
fact-saibaimen = { $id } on { $zone }
fact-tokens =
    { $token_id ->
        [hidden] { $zone }: token { $group }
       *[other] { $token } on { $zone }
    }
fact-market =
    { $card_id ->
        [hidden] {""}
       *[other] For sale: { $card }, { $cost ->
            [one] { $cost } star
           *[other] { $cost } stars
        }
    }
fact-bought =
    { $value_n ->
        [0] {""}
       *[other] Bought in sight: { $value }
    }
fact-drafted =
    { $value_n ->
        [0] {""}
       *[other] Drafted: { $value }
    }
fact-ready =
    { $seat_id ->
        [none] {""}
       *[other] Team formed: { $seat }
    }
fact-soars =
    { $value_id ->
        [yes] Takes off on standing up
       *[no] {""}
    }

## Where a move stands in a long menu

menu-place = { $tile }
menu-place-row = { $position }
menu-place-cell = { $rotation }
menu-team = A team
menu-pick = Pick
menu-move = Go to
menu-move-cell = { $zone }
menu-deploy = Come in at
menu-deploy-cell = { $zone }
menu-push = Push to
menu-push-cell = { $zone }
menu-look = Look at the token on
menu-look-cell = { $spot }
menu-reveal = Turn the token over on
menu-reveal-cell = { $spot }
menu-lift = Help up
menu-lift-cell = { $unit }
menu-heal = Heal
menu-heal-cell = { $unit }
menu-attack = Attack
menu-attack-row = { $target }
menu-attack-cell =
    { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }
menu-technique = Techniques
menu-technique-at = Techniques
menu-technique-at-row = { $technique }
menu-technique-at-cell = { $target }
menu-technique-two = { $technique }
menu-technique-two-row = { $target }
menu-technique-two-cell = + { $second }
menu-reduce = Capsules
menu-buy = Capsules
menu-talent = Talents
menu-talent-to = Talents
menu-talent-to-row = { $talent }
menu-talent-to-cell = { $zone }
menu-talent-at = Talents
menu-talent-at-row = { $talent }
menu-talent-at-cell = { $target }
menu-launch = { $unit }
menu-launch-row = { $technique }
menu-launch-cell = { $target }
menu-leap = { $unit } leaps to
menu-leap-cell = { $zone }
menu-play = Cards
menu-play-on = Cards
menu-play-to = { $card }
menu-play-to-row = { $unit }
menu-play-to-cell = { $zone }
menu-play-at = { $card }
menu-play-at-row = { $unit }
menu-play-at-cell = { $target }
menu-search = { $unit } turns the token over on
menu-search-cell = { $spot }

## The board in a terminal

board-numbers = value { $value }, health { $health }, ki { $ki }, strength { $strength }, defence { $defence }
board-ko = KO
sign-hill = hill
sign-token = token
sign-ball = Dragon Ball
sign-down = down
sign-flying = in the air
sign-activated = has acted

## What a move would do

foretell-team-light = Worth { $number }, a light team: the advice is about { $advice }.
foretell-team-heavy = Worth { $number }, a heavy team: the advice is about { $advice }.
foretell-team-fine = Worth { $number }, close to the advice of about { $advice }.
foretell-team-few =
    { $number ->
        [one] One character only: three or four act more often.
       *[other] { $number } characters only: three or four act more often.
    }
foretell-team-handicap = If the other team is worth more than { $number }, you start with the difference in points; if less, they do.
foretell-step =
    { $number ->
        [one] One action
       *[other] { $number } actions: a hill to climb
    }; { $left ->
        [0] none is left then
       *[other] { $left } left then
    }.
foretell-pays =
    It costs { $ki } ki{ $stars ->
        [0] { "" }
        [one] { " " }and a star
       *[other] { " " }and { $stars } stars
    }.
foretell-talent =
    { $number ->
        [one] It costs a star.
       *[other] It costs { $number } stars.
    }
foretell-blow =
    { $wounds ->
        [one] One wound
       *[other] { $wounds } wounds
    } for { $target }; after its defence { $lost } on the average.
foretell-ko = { $target } is KO in { $percent }% of all cases, cards apart.
foretell-saibaiman = { $target } is lost.
foretell-push-level = To { $zone }: nothing more happens.
foretell-push-off = To { $zone }: off the hill, and down.
foretell-push-hill = To { $zone }: the hill collapses.
foretell-falls = { $unit } falls: down, and one wound.
foretell-falls-ko = { $unit } falls, and that is a KO.
foretell-known = You know it: { $token }.
foretell-reveal =
    { $percent ->
        [0] The ball of this number is found already.
       *[other] The ball of this number: { $percent }%.
    }
foretell-buy =
    { $number ->
        [0] It costs nothing.
        [one] It costs a star.
       *[other] It costs { $number } stars.
    }
foretell-end =
    { $number ->
        [one] One action would be lost.
       *[other] { $number } actions would be lost.
    }

## Studies

study-team-unit = Characters of the team
study-played-on-card = Capsules played on a character
study-played-card = Other Capsules played
study-ground = How often a game a figure comes into each zone, on the standard field.

## What turns a game, as it is told by who looks back (“… comes 40 times in 100”)

turning-ko = { $unit } is KO
turning-scored = { $seat } scores Victory Points
turning-dragon = { $seat } brings the seven Dragon Balls together

# The board of Duel, beside the words of the game.
field = Battlefield
zone = Zone { $zone }{ $hill ->
        [yes] , hill
        [gone] , hill destroyed
       *[no] { "" }
    }{ $n ->
        [0] { "" }
       *[other] : { $who }
    }{ $tokens ->
        [0] { "" }
        [one] , { $tokens } token
       *[other] , { $tokens } tokens
    }
zone-short = Zone { $zone }
figure =
    { $name } ({ $mine ->
        [yes] yours
       *[no] { $owner }
    }), { $zone }, health { $health }, ki { $ki }{ $down ->
        [yes] , lying down
       *[no] { "" }
    }{ $flying ->
        [yes] , flying
       *[no] { "" }
    }
board =
    { $name }, value { $value }, health { $health } of { $most }, ki { $ki } of { $ki_most }, stars { $stars }, Parry tokens { $parades }, balls { $balls }, zone { $zone }{ $state ->
        [ko] , KO
        [down] , lying down
        [flying] , flying
        [waiting] , waiting off the field
        [active] , acting
        [done] , has acted
       *[ready] , may act
    }
look-at = Read the board of { $name }
value = Value
state-ko = KO
state-down = down
state-flying = flies
state-waiting = waits
state-active = acts
state-done = done
points = { $n } VP
balls =
    { $n ->
        [one] { $n } Dragon Ball
       *[other] { $n } Dragon Balls
    }
rounds = Rounds and what they give
round-about = Round { $n }: { $name } begins, { $rewards }
market = Capsules for sale
market-short = Market
deck =
    { $n ->
        [one] { $n } card in the deck
       *[other] { $n } cards in the deck
    }
discard = Discard pile ({ $n })
buy-card = Buy { $card } for { $cost } ★
for-sale = { $card }, { $cost } ★
cut-card = One action to lower the cost of { $card } by 1 ★
sequence = How the blow unfolds
symbol-parade = parry
symbol-riposte = riposte
symbol-ki = ki
symbol-star = star
defence-of =
    { $how ->
        [technique] { $target } against { $technique } by { $user }
       *[attack] { $target } against the attack of { $user }
    }
wounds-coming = Wounds: { $soft } to parry, { $hard } that cannot be parried, { $effect } from the effect; { $left } to take
wounds-hard = cannot be parried
wounds-effect = from an effect, no riposte
wounds-shared = Allies take { $n }, { $left } are left.
cost-ki = cost in ki
cost-star = cost in stars
range = range
wounds = wounds
range-self = self
range-zone = zone
lead-attack = Attack
lead-lift = Help an ally up
back = Back
hint-unit = Choose a figure.
hint-zone = Choose a zone.
hint-n = How many actions together?
hurt = { $name } is about to lose { $n } health.
push-whom = Where to push { $name }?
actions =
    { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }
end-sure =
    { $n ->
        [one] End, and lose { $n } action?
       *[other] End, and lose { $n } actions?
    }
all-moves = Everything possible ({ $n })
hush = Do not ask me again before my next activation
order = Ask me
order-targeted = if I am aimed at
order-all = every time
order-none = never
characters = Characters
character =
    { $name }, value { $value }, health { $health }, ki { $ki }, strength { $strength }, defence { $defence }{ $taken ->
        [yes] , taken by { $owner }
       *[no] { "" }
    }
ready = team formed
team-value =
    { $n ->
        [0] Nobody yet.
        [one] { $n } character, value { $value }.
       *[other] { $n } characters, value { $value }.
    }
team-confirm = This is my team
team-stop = My team is complete
close = Close
defence = defence
affinities = Affinities:
die = Die:
rules-techniques = The rules of techniques
rotation = Rotation { $n }
your-hand = Your Capsules
hidden-card = Hidden card
hand-empty = No Capsule in hand
windows = Played: { $list }.
window-r = at the start of a round
window-b = between two activations
window-o = in your activation
window-d = after your die
window-x = when an action is declared
window-p = when your blow is struck
window-f = in defence
window-w = against a fall or a riposte
nothing = Nothing
team-of = The team of { $name }
cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }{ $known ->
        [yes] : { $list }
       *[no] { "" }
    }
ally-most = { $name } (up to { $n })
dragon = The seven balls are together!
go-on = Go on
effect-unparryable =
    { $n ->
        [one] { $n } wound cannot be parried.
       *[other] { $n } wounds cannot be parried.
    }
effect-splash = { $n ->
    [one] Each other enemy in the target’s zone takes { $n } wound (no riposte).
   *[other] Each other enemy in the target’s zone takes { $n } wounds (no riposte).
}
effect-second-target = { $n ->
    [one] A second enemy within range takes { $n } wound.
   *[other] A second enemy within range takes { $n } wounds.
}
effect-push = Pushes the target if it loses health.
effect-no-die = The target may not roll the defence die.
effect-no-reroll = The defence die is rolled once only.
effect-strip-parade = { $n ->
    [one] The target first loses { $n } Parry token.
   *[other] The target first loses { $n } Parry tokens.
}
effect-ignore-relief = Ignores relief and flight.
effect-destroy-hill = Destroys the target’s hill.
effect-self-wound = Costs its user { $n } health.
effect-self-ko = Then its user is KO.
effect-strength = Strength +{ $n } until the end of the activation.
effect-flight = Flies until the end of the activation.
effect-immobilise-zone = Immobilises every enemy character in the zone (no Saibaiman).
effect-immobilise = Immobilises an enemy character at range 0–1 (no Saibaiman).
effect-gain = { $what_id ->
    [parade] { $n ->
        [one] Gains { $n } Parry token.
       *[other] Gains { $n } Parry tokens.
    }
    [star] { $n ->
        [one] Gains { $n } Star token.
       *[other] Gains { $n } Star tokens.
    }
    [action] { $n ->
        [one] Gains { $n } action.
       *[other] Gains { $n } actions.
    }
   *[other] Gains { $n } { $what }.
}
effect-move = One move of cost 1.
effect-range = Range of techniques +{ $n } this activation.
effect-regard =
    { $n ->
        [one] Look at { $n } token.
       *[other] Look at { $n } tokens.
    }
effect-plant-saibaiman = Plants a Saibaiman in an adjacent zone.
effect-steal = Takes a star or a Parry token from the target.
effect-attack-bonus = { $n ->
    [one] +{ $n } wound on the next attack.
   *[other] +{ $n } wounds on the next attack.
}
effect-technique-wounds = { $n ->
    [one] +{ $n } wound on the technique in progress.
   *[other] +{ $n } wounds on the technique in progress.
}
effect-attack-wounds = { $n ->
    [one] +{ $n } wound on the attack in progress.
   *[other] +{ $n } wounds on the attack in progress.
}
effect-defence = One more roll of the defence die.
effect-riposte = One more riposte against a technique.
effect-attack = One free attack, at once.
effect-reveal = Then a standing figure reveals a token of its zone.
effect-reroll = Rerolls the character or the defence die.
about-colere = When an ally sharing an affinity is KO: +2 ki, by itself.
about-bandit-du-desert = When his attack wounds: takes a star or a Parry token, by itself.
attack-with =
    { $n ->
        [one] { $n } action
       *[other] { $n } grouped actions
    }: { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }, one defence
lead-search = Reveal a token
push-level = { $zone }: nothing more
push-off = { $zone }: off the hill, down
push-hill = { $zone }: the hill collapses; { $who }
push-falls =
    { $name } −1 and down{ $ko ->
        [yes] : KO
       *[no] { "" }
    }
seconds-left = { $n ->
    [one] { $n } second to answer
   *[other] { $n } seconds to answer
}
act-walk = { $name } goes to { $zone }.
act-search = { $name } reveals a token of its zone.
act-hit =
    { $n ->
        [one] { $name } attacks { $target }.
       *[other] { $name } attacks { $target } with { $n } grouped actions.
    }
act-cast =
    { $aimed ->
        [yes] { $name } uses { $skill } on { $target }.
       *[no] { $name } uses { $skill }.
    }
act-rise = { $name } stands up.
act-lift = { $name } lifts { $target }.
act-reduce = { $name } lowers the cost of a Capsule.
act-stun = { $name } immobilises { $target }.
act-refund =
    { $n ->
        [one] If you give it up, you get { $n } action back.
       *[other] If you give it up, you get { $n } actions back.
    }
tool-ruler = Measure a range
tool-zoom = A closer look
tool-whole = The whole field
tool-threats = What the other side can do
ruler-lay = Touch a zone: ranges are counted from there.
ruler-laid = Ranges for whoever stands in the coloured zone.
ruler-says = Range { $n }
threats = What the other side can do
threat-done = has acted
threat-ready = can still act
threat-can = possible at once
threat-cannot = not enough yet

## What the signs mean

tool-help = What the signs mean
help = What the signs mean
help-part-fighter = On a fighter
help-part-die = On the die of a fighter
help-part-defence = On the defence die
help-part-field = On the field and beside it
help-health = Health: at 0 the fighter is KO.
help-ki = Ki: what techniques cost.
help-stars = Stars: they buy Capsules and pay talents; 3 at most.
help-parades = Parry tokens: each one stops a wound; 3 at most.
help-strength = Strength: the wounds of every action put into an attack.
help-defence = Defence: how often the defence die may be rolled.
help-value = Value: the points for whoever puts this fighter KO.
help-die-action = One more action in this activation.
help-die-strength = One more wound in one attack of this activation.
help-die-range = Techniques reach one zone farther in this activation.
help-die-flight = Flies in this activation: hills cost nothing more, and who is on the ground hardly reaches it.
help-die-regard = Look in secret at one Discovery token.
help-die-reroll = The die may be rolled again.
help-defence-parade = Stops one wound.
help-defence-riposte = Against a technique: stops a wound and gives it back.
help-defence-other = Ki or a star: the defender gets it.
help-token = Discovery token: one action turns over one in your zone. Its number says which ball may lie there.
help-ball = Ball: kept on the fighter’s board, and its owner takes a Capsule. Seven found, and the dragon comes.
help-hill = Hill: two actions to climb; far away for who aims from the ground.
help-wheel = The wheel of rounds: who begins, and what every fighter gets at the start.
help-capsule = Capsule: a card, played at almost any moment, also in the other’s turn.
rule = Rule { $clause }

## The end

stat-attacks = Attacks
stat-wounds = Wounds dealt
stat-kos = KOs
stat-balls = Dragon Balls held
stat-capsules = Capsules played
liked-unit = Favourite fighters
liked-card = Favourite Capsules

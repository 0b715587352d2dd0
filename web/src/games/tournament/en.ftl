# The board of the Tournament of Power: what only the screen says.
you = you
token = { $warrior } of { $player }, { $left } of { $full } Endurance
space =
    { $space }, { $colour }, { $who }{ $may ->
        [yes] , possible
       *[no] { "" }
    }
empty = empty
red = red
yellow = yellow
blue = blue
green = green
space-r = Red: draw an Attack card
space-y = Yellow: draw a Defence card
space-b = Blue: draw a Special card
space-g = Green: fight a warrior of the pile
zoom-in = Closer
zoom-out = The whole arena
endurance = Endurance
power = Power: dice
technique = Technique: rerolls
universe = Universe { $n }
forms = Forms
base = base
dodge = Dodge
values = In a sum: { $list }
fusion-of = Only by a Fusion card: { $names }
rules-of-abilities = Rules of abilities
divides = Damage divided by { $n }; costs { $cost } Endurance
form-line = Power { $power }, Technique { $technique }, damage taken ÷ { $n }, costs { $cost } Endurance
form-fails = no transformation
damage-unit = { " " }damage
percent = { $n }%
ability-extra-reroll = One more reroll
ability-fewer-rerolls =
    { $n ->
        [2] Attackers have two rerolls fewer
       *[other] Attackers have one reroll fewer
    }
ability-reflect-ball = Sends balls back
ability-counter-attack = Counter-attacks
ability-extra-attack-die = One more die in attack
ability-extra-defence-die = One more die in defence
ability-no-dodge = Its attacks cannot be dodged with dice
ability-reinforce-two = Reinforces with two dice
ability-solar-flare = Solar flare: may flee when below 10
ability-shield = Shield: stops balls under 20
ability-heal = Recovers { $n } each turn
ability-minus-attack-die = Attackers have one die fewer
ability-solitaire = Loner: reinforces nobody
starts = Took the first turn
score = { $n ->
    [one] { $n } warrior standing
   *[other] { $n } warriors standing
}
place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
no-team = No warrior yet
lost = { $warrior }, eliminated
phase-draft = Draft
phase-place = Placement
phase-duel = Last fight
round = Round { $n }
round-short = Round { $n }/{ $of }
round-of = Round { $n } of { $of }
extra-round = Extra round { $n }
minutes = { $n }-minute game
time-up = Time is up: { $end ->
    [turn] this turn is the last
   *[round] this round is the last
  }
warrior-pile = Warriors in the pile
odds = Chances
odds-help = Show or hide the chances of combos
help = Help
last-fight = Last fight
close = Close
cancel = Cancel
your-hand = Your hand
no-cards = No card in hand.
card-state =
    { $card }, { $pile }. { $text }{ $may ->
        [yes] { " " }Can be played.
       *[no] { "" }
    }
dice = Dice
die =
    Die { $n }: { $face }{ $marked ->
        [yes] , picked
       *[no] { "" }
    }
fight = Fight
from-pile = from the pile, by { $name }
step-transform = { $warrior }: transform?
step-attack = { $warrior } attacks
step-defend = { $warrior } defends
step-fall = { $warrior } falls
step-flee = { $warrior } may flee
step-counter = { $warrior } may strike back
step-land = { $warrior } finds a place
step-end = The fight ends
declared =
    { $n ->
        [one] { $n } damage announced
       *[other] { $n } damage announced
    }
ball-attack = ball
invulnerable = invulnerable
no-dodge = no dodge
no-defence-dice = no defence dice
undivided = not divided
reflected = sent back
on-throw = roll { $n }
throw-number =
    Roll { $n } · { $left ->
        [0] no reroll left
        [one] one reroll left
       *[other] { $left } rerolls left
    }
answer-none = First roll: nothing can answer it.
answer-defence = Second roll: only Defence cards can answer.
answer-all = Third roll or later: dodge and all cards can answer.
reroll =
    { $n ->
        [one] Reroll one die
       *[other] Reroll { $n } dice
    }
reroll-none = Tap the dice to reroll
sum-all = Sum of all dice
sum-rest =
    { $n ->
        [one] The die that is not picked
       *[other] Sum of the { $n } dice not picked
    }
sum-as = Sum, stars as symbols
take = Take it
hit = { $warrior }: −{ $n }, { $left } left
hit-falls = { $warrior } is out
hit-none = no harm done
outlook = About { $damage } damage to be expected; out in { $kill }% of all cases.
decline-transform = Do not transform
decline-transform-again = Leave it at that
decline-transform-card = Play no card
decline-rescue = Do not play Rescue
go-on = Go on
decline-counter = Do not strike back
decline-flee = Stay
decline-step = Stay
decline-swap-who = Swap nobody
decline-swap-whom = Swap nobody
decline-extra = No further fight
aim = Pick the dice to reroll for this
aim-at = { $title }: { $percent }, pick the dice to reroll
attack = Attack { $warrior }!
attack-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, { $rerolls ->
    [0] no reroll
    [one] { $rerolls } reroll
   *[other] { $rerolls } rerolls
}
defence-dice = In defence: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, { $rerolls ->
    [0] no reroll
    [one] { $rerolls } reroll
   *[other] { $rerolls } rerolls
}
rerolls-from = rerolls: { $list }
part-form = { $n } to begin with
part-mates = { $n } by reinforcement
part-own = { $n } by ability
part-foe = { $n } by the opponent
part-turn = { $n } this turn
left = Endurance { $n }
short = { $left }/{ $full } · Power { $power } · Technique { $technique }
pick-warrior = Pick a warrior, here or in the arena.
pick-space = { $warrior }: where to?
brings-attack = { $warrior } goes to { $space }: an Attack card.
brings-defence = { $warrior } goes to { $space }: a Defence card.
brings-special = { $warrior } goes to { $space }: a Special card.
brings-pile = { $warrior } goes to { $space }, green: the next warrior of the pile fights there.
brings-place = { $warrior } starts in { $space }.
brings-go = To { $space }.
search = Name, form, ability, universe
sort = Sort
sort-endurance = Endurance
sort-power = Power
sort-technique = Technique
sort-universe = Universe
sort-name = Name
found =
    { $n ->
        [one] one warrior
       *[other] { $n } warriors
    }
warriors = Warriors
row =
    { $warrior }, Endurance { $endurance }, Power { $power }, Technique { $technique }, Universe { $universe }{ $owner ->
        [none] { "" }
       *[other] , taken by { $owner }
    }
draft-hint = Pick a warrior to see its card, then take it.
draft-wait = Look at any warrior while the others choose.
help-seats = Tokens
help-spaces = Spaces
help-answers = Defending, by the roll of the attack
help-faces = Symbols
help-abilities = Abilities
face-ball = Ball of energy: can be shielded or sent back
face-fist = Fist
face-kick = Kick
face-aura = Aura
face-star = Star: stands for any symbol in combos and dodges
face-teleport = Teleportation: for the dodge
link-move = Moving
link-attack = Attacking
link-defence = Defending
link-forms = Transforming
link-end = Winning
last-round = Last round
sort-ability = Ability

## The end

stat-fights = Fights begun
stat-dealt = Endurance taken
stat-lost = Warriors lost
stat-cards = Cards played
liked-warrior = Favourite warriors
liked-card = Favourite cards
stat-standing = { $n ->
    [one] { $n } warrior, Endurance { $left }
   *[other] { $n } warriors, Endurance { $left }
}

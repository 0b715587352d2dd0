# The board of Torak's Balls: what only the screen says.
sheet-title = Torak’s Balls
panel = What you can do
rule = Rule { $clause }
close = Close
back = Back
help = Reminder
sheet = The sheet
sheet-of = The sheet of { $name }
map = The map: { $lit ->
    [0] nothing to choose here now
    [one] one intersection to choose
   *[other] { $lit } intersections to choose
}
nearer = Nearer
farther = Farther
borders-hide = Hide the borders
borders-show = Show the borders

gauge-beans = Health Beans
gauge-monsters = Monsters
gauge-ki = Ki
gauge-fuel = Fuel
gauge-cans = Jerrycans
gauge-balls = Glass Balls found
gauge-army = Red Bow Tie Army
points = { $n ->
    [one] { $n } pt
   *[other] { $n } pts
}
least = die { $n }+
with-a = with a { $n }
turn-n = Turn { $n }
end-name = Name
end-score = Score
end-wish = Wish
end-turn = Turn
end-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
path-again = See the path again
record-first = The first game of its kind in this browser.
record-new = A new record!
record-before = Before:
record-is = Your record:
record-won = won, score { $score }, on turn { $turns }
record-lost = lost, score { $score }, on turn { $turns }

die = Die { $n }
die-take = Pick up the { $n }
die-held = Put the { $n } back
die-red = red { $n }
die-white = white { $n }
dice-yours = Your dice
dice-either = Your dice; of the common ones { $dice } you use one
dice-pool = The team’s dice
dice-of = Dice of { $name }
fight-won = Beaten!
fight-lost = Lost

act-help = Take a die (or several), then touch where to go.
go-to = { $steps } to the { $direction }, to { $spot }
go = Go
pay = pay
pay-help = One payment for each mountain or river on the way.
draw-here = Draw it here
place-here = Place it here
rotate = Turn the river
setup = Drawing { $n } of { $all }
fill-rest = Draw the rest for me
in-section = Rolled section: { $section }
drawn-waiting = Drawn. The others are still drawing.
answered = Your choice is made; the others are still choosing.
monster-odds = { $n }% to win
monster-facts = Danger +{ $danger }, your Ki +{ $ki }, { $beans ->
    [0] no bean left: losing kills
    [one] one bean left
   *[other] { $beans } beans left
}
threatened = A troop is on you: a 6 or a dose, or you are captured!
boost = Burn Jerrycans: one more die each
six-chance = { $n }% for a 6
bound = You stand on a crossing: straight on only.
no-way = No way to go with what is left.
no-bend = You go straight: one die, one direction. Turn on the next die.
train = Train
fill = Fill a Jerrycan
concede = Give up…
concede-sure = Give up, really
after-leg = After this leg:

you = (you)
crew = The heroes
crew-army = the Army
crew-out = out
crew-won = won
crew-done = done
crew-engaged = held by a Monster
crew-threatened = a troop is there!
sheets = Everybody’s sheets
look-at = Look at the sheet of { $name } (balls found: { $balls }, beans ticked: { $beans })
look-back = Back to my sheet
whose = The sheet of { $name }
draft-stage = Stage { $n } of { $all }: then the sheets pass on.

strip = All gauges
chip-balls = balls { $n }
chip-beans = beans { $n }
chip-ki = Ki { $n }
chip-danger = next danger { $n }
chip-fuel = doses { $n }
chip-cans = full Jerrycans { $n }
chip-army = Army boxes { $n }
chip-turn = turn { $n }

save = Save picture
print = Print
save-empty = Save empty sheet
print-empty = Print empty sheet
wish = The balls are yours: what is your wish? All the table will read it.
wish-send = Make this wish
wish-said = My wish: { $wish }

help-move = A die carries you straight, up to its number. Added dice carry you further, in one line.
help-path = No line twice. A path may be crossed, only at right angles.
help-ball = You stop on a ball and take it; the rest of that die is lost.
help-mountain = Mountain: another die of { $mountain }+ or a dose; you cannot stop there.
help-river = River: crossed at right angles with another die of { $river }+ or a dose.
help-monster = Monster: white + Ki must beat red + danger. Losing costs a bean and the turn.
help-ki = Ki: train with a die of { $train }+.
help-cans = Jerrycan: fill it with a { $fill }; burnt before a roll it gives one more die.
help-fuel = Four doses: flee, climb, cross, escape. After the last one you roll one die.
help-army = A troop rolled into your section lands on you: then a { $escape } or a dose, or you are captured.
reconstructed = The map, the section table and the numbers of some gauges are reconstructed: the printed sheet is lost.

## The end

stat-balls = Glass Balls found
stat-legs = Legs
stat-beaten = Monsters beaten
stat-beans = Beans lost
stat-troops = Troops met

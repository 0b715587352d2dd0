# Le plateau de Torak’s Balls : ce que seul l’écran dit.
sheet-title = Torak’s Balls
panel = Ce que vous pouvez faire
rule = Règle { $clause }
close = Fermer
back = Retour
help = Rappel
sheet = La feuille
sheet-of = Feuille : { $name }
map = La carte : { $lit ->
    [0] rien à choisir ici pour l’instant
    [1] une intersection à choisir
   *[other] { $lit } intersections à choisir
}
nearer = Plus près
farther = Plus loin
borders-hide = Cacher les limites
borders-show = Montrer les limites

gauge-beans = Haricots de santé
gauge-monsters = Monstres
gauge-ki = Ki
gauge-fuel = Carburant
gauge-cans = Jerrycans
gauge-balls = Balles de Verre trouvées
gauge-army = Armée du Nœud Papillon Rouge
points = { $n ->
    [one] { $n } pt
   *[other] { $n } pts
}
least = dé { $n }+
with-a = avec un { $n }
turn-n = Tour { $n }
end-name = Nom
end-score = Score
end-wish = Vœu
end-turn = Tour
end-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
path-again = Revoir le chemin
record-first = Première partie de cette sorte dans ce navigateur.
record-new = Nouveau record !
record-before = Avant :
record-is = Votre record :
record-won = partie gagnée, score { $score }, au tour { $turns }
record-lost = partie perdue, score { $score }, au tour { $turns }

die = Dé { $n }
die-take = Prendre le { $n }
die-held = Reposer le { $n }
die-red = rouge { $n }
die-white = blanc { $n }
dice-yours = Vos dés
dice-either = Vos dés ; des dés communs { $dice }, un seul sert
dice-pool = Les dés de l’équipe
dice-of = Dés : { $name }
fight-won = Battu !
fight-lost = Perdu

act-help = Prenez un dé (ou plusieurs), puis touchez l’arrivée.
go-to = Avancer de { $steps } vers { $direction ->
    [est] l’est
    [ouest] l’ouest
   *[other] le { $direction }
}, jusqu’à { $spot }
go = Y aller
pay = payer
pay-help = Un paiement pour chaque montagne ou rivière sur le chemin.
draw-here = Dessiner ici
place-here = Placer ici
rotate = Tourner la rivière
setup = Dessin { $n } sur { $all }
fill-rest = Dessiner le reste pour moi
in-section = Section tirée : { $section }
drawn-waiting = C’est dessiné. Les autres dessinent encore.
answered = Votre choix est fait ; les autres choisissent encore.
monster-odds = { $n } % de chances de gagner
monster-facts = Danger +{ $danger }, votre Ki +{ $ki }, { $beans ->
    [0] plus de haricot : perdre, c’est mourir
    [1] un haricot restant
   *[other] { $beans } haricots restants
}
threatened = Une troupe est sur vous : un 6 ou une dose, sinon c’est la capture !
boost = Brûler des Jerrycans : un dé de plus chacun
six-chance = { $n } % d’avoir un 6
bound = Vous êtes sur un croisement : tout droit seulement.
no-way = Aucun trajet possible avec ce qui vous reste.
no-bend = On va tout droit : un dé, une direction. On tourne avec le dé suivant.
train = S’entraîner
fill = Remplir un Jerrycan
concede = Abandonner…
concede-sure = Abandonner, vraiment
after-leg = Après ce trajet :

you = (vous)
crew = Les héros
crew-army = l’Armée
crew-out = hors jeu
crew-won = victoire
crew-done = a fini
crew-engaged = aux prises avec un Monstre
crew-threatened = une troupe est là !
sheets = Toutes les feuilles
look-at = Regarder une feuille : { $name } (balles trouvées : { $balls }, haricots cochés : { $beans })
look-back = Revenir à ma feuille
whose = Feuille : { $name }
draft-stage = Étape { $n } sur { $all } : ensuite les feuilles tournent.

strip = Toutes les jauges
chip-balls = balles { $n }
chip-beans = haricots { $n }
chip-ki = Ki { $n }
chip-danger = prochain danger { $n }
chip-fuel = doses { $n }
chip-cans = Jerrycans pleins { $n }
chip-army = cases de l’Armée { $n }
chip-turn = tour { $n }

save = Image à garder
print = Imprimer
save-empty = Image vierge
print-empty = Vierge à imprimer
wish = Les balles sont à vous : quel est votre vœu ? Toute la table le lira.
wish-send = Faire ce vœu
wish-said = Mon vœu : { $wish }

help-move = Un dé vous porte tout droit, jusqu’à sa valeur. Des dés additionnés portent plus loin, en une seule ligne.
help-path = Jamais deux fois la même ligne. Un chemin se croise, à angle droit seulement.
help-ball = On s’arrête sur une balle et on la prend ; le reste du dé est perdu.
help-mountain = Montagne : un autre dé de { $mountain }+ ou une dose ; on ne s’y arrête pas.
help-river = Rivière : on la traverse à angle droit avec un autre dé de { $river }+ ou une dose.
help-monster = Monstre : blanc + Ki doit dépasser rouge + danger. Perdre coûte un haricot et le tour.
help-ki = Ki : on s’entraîne avec un dé de { $train }+.
help-cans = Jerrycan : on le remplit avec un { $fill } ; brûlé avant un lancer, il donne un dé de plus.
help-fuel = Quatre doses : fuir, grimper, traverser, s’échapper. Après la dernière, on ne lance qu’un dé.
help-army = Une troupe tirée dans votre section tombe sur vous : alors un { $escape } ou une dose, sinon c’est la capture.
reconstructed = La carte, le tableau des sections et les nombres de certaines jauges sont reconstitués : la feuille imprimée est perdue.

## The end

stat-balls = Balles de Verre trouvées
stat-legs = Étapes
stat-beaten = Monstres vaincus
stat-beans = Haricots perdus
stat-troops = Troupes rencontrées

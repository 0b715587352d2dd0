# Le plateau d’UNO : ce que seul l’écran dit.
seat-state =
    { $name } : { $n ->
        [0] plus de carte
        [one] { $n } carte
       *[other] { $n } cartes
    }{ $uno ->
        [called] , a dit UNO
       *[other] { "" }
    }{ $markers ->
        [0] { "" }
        [1] , perdra un tour
       *[other] , perdra { $markers } tours
    }{ $due ->
        [yes] , joue maintenant
       *[no] { "" }
    }
score = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
deals = donne
skip-marker = { $n ->
    [1] perd un tour
   *[other] perd { $n } tours
}
draw-pile = Pioche : { $n ->
    [0] vide
    [one] { $n } carte
   *[other] { $n } cartes
}
draw = Piocher
discard = Talon : { $card }
colour-in-force = Couleur demandée : { $colour }
clockwise = Sens des aiguilles d’une montre
counter = Sens inverse
your-hand = Votre main, { $n ->
    [0] vide
    [one] { $n } carte
   *[other] { $n } cartes
}
card-playable = { $card }, jouable
card-ball = { $card }, Dragonball à { $n ->
    [one] { $n } étoile
   *[other] { $n } étoiles
}
sort-colour = Trier par couleur
sort-drawn = Dans l’ordre reçu
choose-colour = Quelle couleur ?
bluff-note = Vous avez une carte qui convient ({ $colour } ou joker) : ce +4 peut être défié.
back = Annuler
drawn-title = Vous avez pioché
drawn-play = Jouer
drawn-keep = Garder
drawn-kept = Elle ne va pas : vous la gardez.
plus4-title = { $name } vous joue un +4 !
plus4-facts = Couleur demandée avant le +4 : { $colour }. { $name } a en main { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
plus4-accept = Piocher 4
plus4-challenge = Défier
plus4-win = bluff : 4 cartes pour { $name }, et vous jouez
plus4-lose = pas de bluff : vous en piochez 6
wish-title = Shenron vous écoute
wish-draw2 = La personne suivante pioche 2
wish-reverse = Changer le sens du jeu
wish-skip = Quelqu’un perd son prochain tour
wish-shed = Vous débarrasser d’une carte
wish-none = Pas de vœu
wish-skip-whom = Qui perdra son tour ?
wish-shed-which = De quelle carte vous débarrasser ?
swap-title = Avec qui échangez-vous votre main ?
stack-title = Cumul : { $n } cartes
stack-take = Prendre { $n } cartes
jump-title = Carte jumelle : jouez-la au vol !
stay = Laisser faire
wave = Laisser passer
silent = Se taire
pass = Passer
uno-button = UNO !
uno-help = UNO (touche U) : annoncer, prendre en faute
uno-armed = UNO sera annoncé
called = UNO !
target = Choisir { $name }
shown-title = La main montrée : { $name }
shown-guilty = C’était un bluff : les cartes encadrées convenaient.
shown-innocent = Le +4 était permis.
seen = C’est vu
summary = Fin de la manche { $round }
summary-single = Fin de la partie
summary-out = n’a plus de carte et gagne
summary-won = gagne { $n ->
    [one] { $n } point
   *[other] { $n } points
}
summary-total = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
summary-hand = reste en main : { $n ->
    [one] { $n } point
   *[other] { $n } points
}
summary-go = Continuer
summary-show = Manche précédente
help = Les cartes
help-title = Les cartes de cette partie
help-number = Se pose sur sa couleur ou sur le même chiffre.
help-skip = La personne suivante perd son tour.
help-reverse =
    Le sens du jeu change. { $two ->
        [skip] C’est encore à vous.
        [plain] C’est à l’autre personne.
       *[more] La personne d’avant vous est la prochaine.
    }
help-draw2 =
    La personne suivante pioche 2 cartes et perd son tour{ $stack ->
        [yes] , ou répond par un autre +2 : les cartes s’ajoutent pour celle d’après.
       *[no] .
    }
help-wild = Va sur tout ; choisissez la couleur.
help-wild4 =
    { $challenge ->
        [yes] Va sur tout ; choisissez la couleur. La personne suivante pioche 4 et perd son tour, ou défie. Permis si vous n’avez aucune carte de la couleur demandée ; sinon, c’est un bluff.
       *[no] Seulement si vous n’avez aucune carte de la couleur demandée ; vous choisissez la suivante. La personne suivante pioche 4 et perd son tour.
    }
help-shenron = Va sur tout ; choisissez la couleur. Puis la première carte de la pioche est retournée : si elle porte une Dragonball, un vœu.
help-draw-choice =
    { $draw ->
        [until] On peut toujours piocher, même avec une carte jouable : une carte après l’autre, jusqu’à une carte jouable.
       *[once] On peut toujours piocher, même avec une carte jouable.
    }
help-plus4-wilds =
    { $wilds ->
        [none] Les jokers gardés en main n’empêchent pas un +4.
        [all_wilds] { $challenge ->
            [yes] Si vous gardez en main une Carte blanche, un Shenron ou un autre +4, jouer un +4 est un bluff.
           *[no] Si vous gardez en main une Carte blanche, un Shenron ou un autre +4, vous ne pouvez pas jouer de +4.
        }
       *[free_wilds] { $challenge ->
            [yes] Si vous gardez en main une Carte blanche ou un Shenron, jouer un +4 est un bluff ; un autre +4 ne compte pas, alors qu’à la lettre du livret il compterait.
           *[no] Si vous gardez en main une Carte blanche ou un Shenron, vous ne pouvez pas jouer de +4 ; un autre +4 ne compte pas, alors qu’à la lettre du livret il compterait.
        }
    }
help-seven-zero = Un 7 échange votre main avec celle d’une personne de votre choix ; un 0 fait passer toutes les mains.
help-jump-in = Une carte identique à la carte visible peut se jouer hors de son tour.
help-force-play = Une carte piochée qui peut être jouée doit l’être.
help-auto-call = UNO s’annonce tout seul : personne ne peut être pris en faute.
help-shenron-colour = Après Shenron, la couleur est celle choisie, pas celle de la carte retournée.
help-balls = Dragonballs vues au talon : { $n } sur { $total }
rule = Règle { $clause }
close = Fermer
round = Manche { $round }
target-score = { $n } points pour gagner
last-turned = Shenron retourne…

## The end

stat-played = Cartes jouées
stat-drawn = Cartes piochées
stat-caught = Oublis dénoncés
stat-rounds = Manches gagnées
liked-card = Cartes préférées
stat-left = { $n ->
    [0] plus de carte
    [one] { $n } carte restante
   *[other] { $n } cartes restantes
}

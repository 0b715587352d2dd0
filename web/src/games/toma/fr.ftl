# Le plateau des Boules de Toma : ce que seul l’écran dit.
seat-you = Vous
seat-state =
    { $name }{ $you ->
        [yes] { " " }(vous)
       *[no] { "" }
    } : { $balls } sur { $target }{ $out ->
        [yes] , hors de la manche
       *[no] { "" }
    }{ $shield ->
        [yes] , bouclier levé
       *[no] { "" }
    }{ $active ->
        [yes] , joue maintenant
       *[no] { "" }
    }
balls = { $n ->
    [one] { $n } Dragon Ball
   *[other] { $n } Dragon Balls
} sur { $target }
out = hors de la manche
absent = ne joue pas
shield = bouclier
starts = commence la manche
plays-now = joue
hand-back = une carte cachée
hand-known = { $card } (vous la connaissez)
row = Rangée : { $name }
row-empty = Rien de défaussé
row-count = { $n ->
    [0] rangée vide
    [one] { $n } carte défaussée
   *[other] { $n } cartes défaussées
}
way-played = jouée
way-thrown = abandonnée
way-redrawn = remplacée
way-revealed = montrée
way-other = posée
deck = Pioche : { $n ->
    [0] vide
    [one] { $n } carte
   *[other] { $n } cartes
}
last-card = dernier tour !
aside = Carte écartée : personne ne l’a vue
open-cards = Hors jeu
your-hand = Votre main
known-by = { $n ->
    [one] { $names } connaît votre carte
   *[other] { $names } connaissent votre carte
}
choose-card = Choisissez la carte à défausser
discard = Défausser { $card }
discard-doom = Défausser Toma et sortir
sure-doom = Défausser Toma vous fait sortir de la manche.
sure-self-doom = Il vous reste Toma : si vous vous visez, vous sortez de la manche.
no-effect-now = Sans effet maintenant : personne ne peut être visé.
copies = Imiterait : { $power }
copies-none = Rien à imiter pour l’instant.
choose-seat = Visez quelqu’un
choose-seat-or-you = Choisissez quelqu’un, ou vous
choose-first = Première main à croiser
choose-second = { $name }, et qui encore ?
choose-value = Quelle valeur tient { $name } ?
named = { $value }, { $names } : { $unseen } sur { $total } à voir
named-known = { $value }, { $names } : vous avez vu cette carte
cross-now = Croiser { $one } et { $other }
yourself = vous
target = Viser { $name }
back = Annuler
cancel-key = Échap
tracker = Encore à voir
tracker-row = Valeur { $value } : { $unseen } à voir sur { $total }
tracker-show = Compteur
value = Valeur
rule = Règle { $clause }
reveal-peek = Rien que pour vous : ce que tient { $name }
reveal-duel = Duel avec { $name }
reveal-trade = Échange avec { $name }
reveal-yours = vous
reveal-got = vous recevez
reveal-gave = vous donnez
reveal-equal = Valeurs égales : il ne se passe rien.
reveal-out = { $who ->
    [you] Vous sortez de la manche.
   *[other] { $name } sort de la manche.
}
reveal-close = C’est vu
summary = Fin de la manche { $round }
summary-aside = carte écartée
summary-hands = Les mains
summary-none = sans carte
summary-out = hors de la manche
summary-next = Manche { $round } : { $name } commence
summary-go = Continuer
summary-show = Manche précédente
round = Manche { $round }
overtime = Prolongation
target-balls = { $n } pour gagner
help = Aide
help-title = Une manche, et les cartes de cette partie
lesson-1 = À votre tour vous piochez : vous avez deux cartes, vous en défaussez une.
lesson-2 = La carte défaussée agit aussitôt : son pouvoir est écrit dessus.
lesson-3 = Éliminez les autres avant qu’ils ne vous éliminent, sans dévoiler la carte que vous gardez.
lesson-4 = Soyez la dernière personne en jeu, ou gardez la plus forte carte quand la pioche est vide : la Dragon Ball est à vous.
close = Fermer
won-by = Victoire

## The end

stat-rounds = Manches gagnées
stat-guesses = Annonces
stat-hits = Annonces justes
stat-outs = Éliminations subies
stat-hit-rate = Part d’annonces justes
liked-card = Cartes préférées

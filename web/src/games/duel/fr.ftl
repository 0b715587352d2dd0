# Le plateau de Duel, à côté des mots du jeu.
field = Terrain
zone = Zone { $zone }{ $hill ->
        [yes] , colline
        [gone] , colline détruite
       *[no] { "" }
    }{ $n ->
        [0] { "" }
       *[other]  : { $who }
    }{ $tokens ->
        [0] { "" }
        [one] , { $tokens } jeton
       *[other] , { $tokens } jetons
    }
zone-short = Zone { $zone }
figure =
    { $name } ({ $mine ->
        [yes] à vous
       *[no] { $owner }
    }), { $zone }, santé { $health }, ki { $ki }{ $down ->
        [yes] , à terre
       *[no] { "" }
    }{ $flying ->
        [yes] , vole
       *[no] { "" }
    }
board =
    { $name }, valeur { $value }, santé { $health } sur { $most }, ki { $ki } sur { $ki_most }, étoiles { $stars }, parades { $parades }, boules { $balls }, zone { $zone }{ $state ->
        [ko] , KO
        [down] , à terre
        [flying] , vole
        [waiting] , attend hors du terrain
        [active] , en action
        [done] , a déjà agi
       *[ready] , peut agir
    }
look-at = Voir le plateau : { $name }
value = Valeur
state-ko = KO
state-down = à terre
state-flying = vole
state-waiting = attend
state-active = agit
state-done = a agi
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
balls =
    { $n ->
        [one] { $n } boule de cristal
       *[other] { $n } boules de cristal
    }
rounds = Tours de jeu et récompenses
round-about = Tour de jeu { $n } : { $name } commence ; récompenses : { $rewards }
market = Capsules à vendre
market-short = Marché
deck =
    { $n ->
        [one] { $n } carte dans la pioche
       *[other] { $n } cartes dans la pioche
    }
discard = Défausse ({ $n })
buy-card = Acheter { $card } pour { $cost } ★
for-sale = { $card }, { $cost } ★
cut-card = Réduire de 1 ★ le coût de la carte { $card } (1 action)
sequence = Le déroulement du coup
symbol-parade = parade
symbol-riposte = riposte
symbol-ki = ki
symbol-star = étoile
defence-of =
    { $how ->
        [technique] { $target } face à { $technique } ({ $user })
       *[attack] { $target } face à une attaque ({ $user })
    }
wounds-coming = Blessures : { $soft } que l’on peut parer, { $hard } que l’on ne peut pas parer, { $effect } par effet ; { $left } à encaisser
wounds-hard = imparables
wounds-effect = d’un effet, sans riposte
wounds-shared = Des alliés en prennent { $n }, il en reste { $left }.
cost-ki = coût en ki
cost-star = coût en étoiles
range = portée
wounds = blessures
range-self = soi
range-zone = zone
lead-attack = Attaquer
lead-lift = Relever un allié
back = Retour
hint-unit = Choisissez une figurine.
hint-zone = Choisissez une zone.
hint-n = Combien d’actions groupées ?
hurt =
    { $n ->
        [one] { $name } va perdre { $n } point de santé.
       *[other] { $name } va perdre { $n } points de santé.
    }
push-whom = Où pousser { $name } ?
actions =
    { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }
end-sure =
    { $n ->
        [one] Terminer, et perdre { $n } action ?
       *[other] Terminer, et perdre { $n } actions ?
    }
all-moves = Toutes les possibilités ({ $n })
hush = Ne plus me demander avant ma prochaine activation
order = Me demander
order-targeted = si l’on me vise
order-all = à chaque fois
order-none = jamais
characters = Personnages
character =
    { $name }, valeur { $value }, santé { $health }, ki { $ki }, force { $strength }, défense { $defence }{ $taken ->
        [yes] , pris par { $owner }
       *[no] { "" }
    }
ready = équipe formée
team-value =
    { $n ->
        [0] Personne encore.
        [one] { $n } personnage, valeur { $value }.
       *[other] { $n } personnages, valeur { $value }.
    }
team-confirm = C’est mon équipe
team-stop = Mon équipe est complète
close = Fermer
defence = défense
affinities = Affinités :
die = Dé :
rules-techniques = Les règles des techniques
rotation = Rotation { $n }
your-hand = Vos Capsules
hidden-card = Carte cachée
hand-empty = Pas de Capsule en main
windows = Se joue : { $list }.
window-r = au début d’un tour de jeu
window-b = entre deux activations
window-o = dans votre activation
window-d = après votre dé
window-x = quand une action est annoncée
window-p = quand votre coup part
window-f = en défense
window-w = contre une chute ou une riposte
nothing = Rien
team-of = Équipe : { $name }
cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }{ $known ->
        [yes]  : { $list }
       *[no] { "" }
    }
ally-most = { $name } (jusqu’à { $n })
dragon = Les sept boules sont réunies !
go-on = Continuer
effect-unparryable =
    { $n ->
        [one] { $n } blessure imparable.
       *[other] { $n } blessures imparables.
    }
effect-splash = { $n ->
    [one] Chaque autre ennemi de la zone de la cible subit { $n } blessure (sans riposte).
   *[other] Chaque autre ennemi de la zone de la cible subit { $n } blessures (sans riposte).
}
effect-second-target = { $n ->
    [one] Un second ennemi à portée subit { $n } blessure.
   *[other] Un second ennemi à portée subit { $n } blessures.
}
effect-push = Pousse la cible si elle perd de la santé.
effect-no-die = La cible ne lance pas le dé de défense.
effect-no-reroll = Le dé de défense ne se lance qu’une fois.
effect-strip-parade = { $n ->
    [one] La cible perd d’abord { $n } pion Parade.
   *[other] La cible perd d’abord { $n } pions Parade.
}
effect-ignore-relief = Ignore le relief et le vol.
effect-destroy-hill = Détruit la colline de la cible.
effect-self-wound =
    { $n ->
        [one] Qui lance la technique perd { $n } point de santé.
       *[other] Qui lance la technique perd { $n } points de santé.
    }
effect-self-ko = Puis, c’est le KO pour qui lance la technique.
effect-strength = Force +{ $n } jusqu’à la fin de l’activation.
effect-flight = Vole jusqu’à la fin de l’activation.
effect-immobilise-zone = Immobilise tous les personnages ennemis de sa zone (pas les Saibaiman).
effect-immobilise = Immobilise un personnage ennemi à portée 0–1 (pas un Saibaiman).
effect-gain = { $what_id ->
    [health] { $n ->
        [one] Gagne { $n } point de santé.
       *[other] Gagne { $n } points de santé.
    }
    [parade] { $n ->
        [one] Gagne { $n } pion Parade.
       *[other] Gagne { $n } pions Parade.
    }
    [star] { $n ->
        [one] Gagne { $n } pion Étoile.
       *[other] Gagne { $n } pions Étoile.
    }
    [action] { $n ->
        [one] Gagne { $n } action.
       *[other] Gagne { $n } actions.
    }
   *[other] Gagne { $n } { $what }.
}
effect-move = Un déplacement d’une action, sans la dépenser.
effect-range = Portée des techniques +{ $n } pendant l’activation.
effect-regard =
    { $n ->
        [one] Regarde { $n } jeton.
       *[other] Regarde { $n } jetons.
    }
effect-plant-saibaiman = Plante un Saibaiman dans une zone voisine.
effect-steal = Prend un pion Étoile ou un pion Parade à la cible.
effect-attack-bonus = { $n ->
    [one] +{ $n } blessure à la prochaine attaque.
   *[other] +{ $n } blessures à la prochaine attaque.
}
effect-technique-wounds = { $n ->
    [one] +{ $n } blessure à la technique en cours.
   *[other] +{ $n } blessures à la technique en cours.
}
effect-attack-wounds = { $n ->
    [one] +{ $n } blessure à l’attaque en cours.
   *[other] +{ $n } blessures à l’attaque en cours.
}
effect-defence = Un lancer de défense de plus.
effect-riposte = Une riposte de plus contre une technique.
effect-attack = Une attaque gratuite, tout de suite.
effect-reveal = Puis une figurine debout peut révéler un jeton de sa zone.
effect-reroll = Relance le dé de personnage ou de défense.
about-colere = Quand un allié proche par affinité est KO : +2 ki, de lui-même.
about-bandit-du-desert = Quand son attaque blesse : prend un pion Étoile ou un pion Parade, de lui-même.
attack-with =
    { $n ->
        [one] { $n } action
       *[other] { $n } actions groupées
    } : { $wounds ->
        [one] { $wounds } blessure
       *[other] { $wounds } blessures
    }, une seule défense
lead-search = Révéler un jeton
push-level = { $zone } : rien de plus
push-off = { $zone } : tombe de la colline, à terre
push-hill = { $zone } : la colline s’effondre ; { $who }
push-falls =
    { $name } −1 et à terre{ $ko ->
        [yes]  : KO
       *[no] { "" }
    }
seconds-left = { $n ->
    [one] { $n } seconde pour répondre
   *[other] { $n } secondes pour répondre
}
act-walk = { $name } va en { $zone }.
act-search = { $name } révèle un jeton de sa zone.
act-hit =
    { $n ->
        [one] { $name } attaque { $target }.
       *[other] { $name } attaque { $target } avec { $n } actions groupées.
    }
act-cast =
    { $aimed ->
        [yes] { $name } lance { $skill } sur { $target }.
       *[no] { $name } lance { $skill }.
    }
act-rise = { $name } se relève.
act-lift = { $name } relève { $target }.
act-reduce = { $name } réduit le coût d’une Capsule.
act-stun = { $name } immobilise { $target }.
act-refund =
    { $n ->
        [one] Si vous renoncez, vous récupérez { $n } action.
       *[other] Si vous renoncez, vous récupérez { $n } actions.
    }
tool-ruler = Mesurer une portée
tool-zoom = Voir de plus près
tool-whole = Voir tout le terrain
tool-threats = Ce que l’autre camp peut faire
ruler-lay = Touchez une zone : les portées se comptent à partir d’elle.
ruler-laid = Portées pour qui se tient dans la zone en couleur.
ruler-says = Portée { $n }
threats = Ce que l’autre camp peut faire
threat-done = a déjà agi
threat-ready = peut encore agir
threat-can = possible tout de suite
threat-cannot = pas encore de quoi

## What the signs mean

tool-help = Ce que disent les signes
help = Ce que disent les signes
help-part-fighter = Sur un combattant
help-part-die = Sur le dé d’un combattant
help-part-defence = Sur le dé de défense
help-part-field = Sur le terrain et à côté
help-health = Santé : à 0, le combattant est KO.
help-ki = Ki : ce que coûtent les techniques.
help-stars = Étoiles : elles achètent les Capsules et paient les talents ; 3 au plus.
help-parades = Pions Parade : chacun arrête une blessure ; 3 au plus.
help-strength = Force : les blessures de chaque action mise dans une attaque.
help-defence = Défense : combien de fois on peut lancer le dé de défense.
help-value = Valeur : les points pour qui met ce combattant KO.
help-die-action = Une action de plus dans cette activation.
help-die-strength = Une blessure de plus dans une attaque de cette activation.
help-die-range = Les techniques portent une zone plus loin dans cette activation.
help-die-flight = Vole dans cette activation : les collines ne coûtent pas plus, et depuis le sol on l’atteint à peine.
help-die-regard = Regarder en secret un jeton Découverte.
help-die-reroll = Le dé peut être relancé.
help-defence-parade = Arrête une blessure.
help-defence-riposte = Contre une technique : arrête une blessure et la rend.
help-defence-other = Ki ou étoile : pour qui se défend.
help-token = Jeton Découverte : une action en révèle un dans votre zone. Son numéro dit quelle boule peut s’y trouver.
help-ball = Boule : gardée sur le plateau du combattant, son camp prend une Capsule. Les sept trouvées, le dragon vient.
help-hill = Colline : deux actions pour y monter ; loin pour qui vise depuis le sol.
help-wheel = La roue des tours de jeu : qui commence, et ce que chacun reçoit au début.
help-capsule = Capsule : une carte qui se joue presque à tout moment, même pendant une activation adverse.
rule = Règle { $clause }

## The end

stat-attacks = Attaques
stat-wounds = Blessures infligées
stat-kos = KO infligés
stat-balls = Boules en main
stat-capsules = Capsules jouées
liked-unit = Combattants préférés
liked-card = Capsules préférées

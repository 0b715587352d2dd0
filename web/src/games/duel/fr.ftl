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
look-at = Lire la fiche de { $name }
value = Valeur
state-ko = KO
state-down = à terre
state-flying = vole
state-waiting = attend
state-active = agit
state-done = a agi
points = { $n } PV
balls =
    { $n ->
        [one] { $n } boule de cristal
       *[other] { $n } boules de cristal
    }
rounds = Manches et leurs dons
round-about = Manche { $n } : { $name } commence, { $rewards }
market = Capsules à vendre
market-short = Marché
deck =
    { $n ->
        [one] { $n } carte dans la pioche
       *[other] { $n } cartes dans la pioche
    }
discard = Défausse ({ $n })
buy-card = Acheter { $card } pour { $cost } ★
for-sale = { $card }, { $cost } ★
cut-card = Une action pour baisser le coût de { $card } de 1 ★
sequence = Le déroulement du coup
symbol-parade = parade
symbol-riposte = riposte
symbol-ki = ki
symbol-star = étoile
defence-of =
    { $how ->
        [technique] { $target } face à { $technique } de { $user }
       *[attack] { $target } face à l’attaque de { $user }
    }
wounds-coming = Blessures : { $soft } parables, { $hard } imparables, { $effect } d’effet ; { $left } à encaisser
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
team-light = Le conseil : environ 13.
team-heavy = C’est beaucoup : le conseil est d’environ 13.
team-few = Peu de monde : trois ou quatre jouent plus souvent.
team-fine = Une équipe équilibrée.
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
window-r = au début d’une manche
window-b = entre deux activations
window-o = dans votre activation
window-d = après votre dé
window-x = quand une action est annoncée
window-p = quand votre coup part
window-f = en défense
window-w = contre une chute ou une riposte
nothing = Rien
team-of = L’équipe de { $name }
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
effect-splash = Chaque autre ennemi de la zone de la cible : { $n } blessures.
effect-second-target = Un second ennemi à portée : { $n } blessures.
effect-push = Pousse la cible si elle perd de la santé.
effect-no-die = La cible ne lance pas le dé de défense.
effect-no-reroll = Le dé de défense ne se lance qu’une fois.
effect-strip-parade = La cible perd d’abord { $n } parade.
effect-ignore-relief = Ignore le relief et le vol.
effect-destroy-hill = Détruit la colline de la cible.
effect-self-wound =
    { $n ->
        [one] Coûte { $n } santé à qui la lance.
       *[other] Coûte { $n } santés à qui la lance.
    }
effect-self-ko = Puis qui la lance est KO.
effect-strength = Force +{ $n } jusqu’à la fin de l’activation.
effect-flight = Vole jusqu’à la fin de l’activation.
effect-immobilise-zone = Couche tous les ennemis de sa zone.
effect-immobilise = Couche un ennemi à portée 0–1.
effect-gain = Gagne { $n } { $what }.
effect-move = Un mouvement à 1 action.
effect-range = Portée des techniques +{ $n } pendant l’activation.
effect-regard =
    { $n ->
        [one] Regarde { $n } jeton.
       *[other] Regarde { $n } jetons.
    }
effect-plant-saibaiman = Plante un Saibaiman dans une zone voisine.
effect-steal = Prend une étoile ou une parade à la cible.
effect-attack-bonus = +{ $n } blessure à la prochaine attaque.
effect-technique-wounds = +{ $n } blessure à la technique en cours.
effect-attack-wounds = +{ $n } blessure à l’attaque en cours.
effect-defence = Un lancer de défense de plus.
effect-riposte = Une riposte de plus contre une technique.
effect-attack = Une attaque gratuite, tout de suite.
effect-reveal = Puis une figurine debout retourne un jeton de sa zone.
effect-reroll = Relance le dé de personnage ou de défense.
about-colere = Quand un allié proche par affinité est KO : +2 ki, de lui-même.
about-bandit-du-desert = Quand son attaque blesse : prend une étoile ou une parade, de lui-même.
attack-with =
    { $n ->
        [one] { $n } action
       *[other] { $n } actions groupées
    } : { $wounds ->
        [one] { $wounds } blessure
       *[other] { $wounds } blessures
    }, une seule défense
lead-search = Fouiller
push-level = { $zone } : rien de plus
push-off = { $zone } : tombe de la colline, à terre
push-hill = { $zone } : la colline s’effondre ; { $who }
push-falls =
    { $name } −1 et à terre{ $ko ->
        [yes]  : KO
       *[no] { "" }
    }
seconds-left = { $n } secondes pour répondre
act-walk = { $name } va en { $zone }.
act-search = { $name } fouille sa zone.
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
act-reduce = { $name } baisse le prix d’une Capsule.
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
final = Fin de la partie
final-won = { $name } l’emporte
final-draw = Partie nulle

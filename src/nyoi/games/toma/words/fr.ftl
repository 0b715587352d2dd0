# Les Boules de Toma. Les variables sont décrites dans nyoi/words/speech.py.

game-name = Les Boules de Toma
game-blurb = Une carte en main, une carte piochée : bluffez, devinez, tenez bon, et rassemblez les Dragon Balls avant tout le monde.
game-credits = Le livret porte le nom « RPGDBZ » et ne nomme personne. À qui a créé ce jeu : merci.

## Ce qui arrive

# Un nom qui finit par un point n’en prend pas un second.
stop-card =
    { $card_id ->
        [sk] { $card }
       *[other] { $card }.
    }

event-deck = Le paquet compte { $cards_n } cartes ({ $cards }).
event-round =
    Manche { $number }. { $seat_is ->
        [you] Vous commencez
       *[other] { $seat } commence
    } { $why_id ->
        [random] (le sort en a décidé).
        [host] (choix de l’hôte).
        [fewest] (le moins de Dragon Balls).
        [earliest_out] (à égalité, la sortie la plus précoce).
       *[rotation] (à égalité, à tour de rôle).
    }
event-opened = { $cards } sont hors jeu, face visible.
event-dealt =
    { $seat_is ->
        [you] Vous recevez { stop-card }
       *[other] { $card_id ->
            [hidden] { $seat } reçoit une carte.
           *[other] { $seat } reçoit { stop-card }
        }
    }
event-drew =
    { $seat_is ->
        [you] Vous piochez { stop-card }
       *[other] { $card_id ->
            [hidden] { $seat } pioche une carte.
           *[other] { $seat } pioche { stop-card }
        }
    }{ $left ->
        [0] { " " }C’était la dernière : dernier tour !
       *[other] { "" }
    }
event-discarded =
    { $seat_is ->
        [you] Vous défaussez { stop-card }
       *[other] { $seat } défausse { stop-card }
    }
event-copied =
    { $seat_is ->
        [you] Vous imitez { $from } ({ $power }).
       *[other] { $from_is ->
            [you] { $seat } vous imite ({ $power }).
           *[other] { $seat } imite { $from } ({ $power }).
        }
    }
event-no-effect = { $card } reste sans effet.
event-shielded =
    { $seat_is ->
        [you] Vous levez un bouclier.
       *[other] { $seat } lève un bouclier.
    }
event-unshielded =
    { $seat_is ->
        [you] Votre bouclier tombe.
       *[other] { $seat } baisse son bouclier.
    }
event-guessed =
    { $seat_is ->
        [you] Vous visez { $target } et annoncez { $value }.
       *[other] { $target_is ->
            [you] { $seat } vous vise et annonce { $value }.
           *[other] { $seat } vise { $target } et annonce { $value }.
        }
    }
event-hit =
    { $target_is ->
        [you] Touché : c’est bien ce que vous teniez !
       *[other] Touché : { $target } tenait bien cette valeur !
    }
event-missed =
    { $target_is ->
        [you] Manqué : ce n’est pas ce que vous tenez.
       *[other] Manqué : { $target } tient autre chose.
    }
event-aimed =
    { $seat_is ->
        [you] { $target_is ->
            [you] Vous vous visez ({ $power }).
           *[other] Vous visez { $target } ({ $power }).
        }
       *[other] { $target_is ->
            [you] { $seat } vous vise ({ $power }).
           *[other] { $seat } vise { $target } ({ $power }).
        }
    }
event-peeked =
    { $seat_is ->
        [you] Vous découvrez ce que tient { $target } : { stop-card }
       *[other] { $target_is ->
            [you] { $seat } regarde votre carte.
           *[other] { $card_id ->
                [hidden] { $seat } regarde ce que tient { $target }.
               *[other] { $seat } regarde ce que tient { $target } : { stop-card }
            }
        }
    }
event-compared =
    { $seat_is ->
        [you] Duel ! { $own } (vous) contre { $other } ({ $target }).
       *[other] { $target_is ->
            [you] Duel ! { $own } ({ $seat }) contre { $other } (vous).
           *[other] { $own_id ->
                [hidden] Duel ! { $seat } et { $target } se montrent leurs cartes.
               *[other] Duel ! { $own } ({ $seat }) contre { $other } ({ $target }).
            }
        }
    }
event-equal =
    { $seat_is ->
        [you] Égalité avec { $target } : personne ne sort.
       *[other] { $target_is ->
            [you] Égalité avec { $seat } : personne ne sort.
           *[other] Égalité entre { $seat } et { $target } : personne ne sort.
        }
    }
event-fell =
    { $power_id ->
        [duel_low_out] La valeur la plus basse tombe.
       *[other] La valeur la plus haute tombe.
    }
event-crossed =
    { $seat_is ->
        [you] Vous croisez deux mains :
       *[other] { $seat } croise deux mains :
    } { $one_is ->
        [you] vous
       *[other] { $one }
    } et { $other_is ->
        [you] vous
       *[other] { $other }
    }.
event-received =
    { $seat_is ->
        [you] Vous donnez { $gave } à { $from } et recevez { stop-card }
       *[other] { $seat } donne { $gave } à { $from } et reçoit { stop-card }
    }
event-threw =
    { $seat_is ->
        [you] Vous jetez { stop-card }
       *[other] { $seat } jette { stop-card }
    }
event-replaced =
    { $seat_is ->
        [you] Vous reprenez { stop-card }
       *[other] { $card_id ->
            [hidden] { $seat } reprend une carte.
           *[other] { $seat } reprend { stop-card }
        }
    }{ $left ->
        [0] { " " }La pioche est vide.
       *[other] { "" }
    }
event-took-aside =
    { $seat_is ->
        [you] Vous prenez la carte écartée : { stop-card }
       *[other] { $card_id ->
            [hidden] { $seat } prend la carte écartée.
           *[other] { $seat } prend la carte écartée : { stop-card }
        }
    }
event-no-card =
    { $seat_is ->
        [you] La pioche est vide : vous restez sans carte, la manche s’arrête.
       *[other] La pioche est vide : { $seat } reste sans carte, la manche s’arrête.
    }
event-countered =
    { $seat_is ->
        [you] Riposte ! Vous montrez { $card } : l’attaque se retourne contre { $by }.
       *[other] { $by_is ->
            [you] Riposte ! { $seat } montre { $card } : l’attaque se retourne contre vous.
           *[other] Riposte ! { $seat } montre { $card } : l’attaque se retourne contre { $by }.
        }
    }
event-out =
    { $cards_n ->
        [0] { $seat_is ->
            [you] Vous sortez de la manche.
           *[other] { $seat } sort de la manche.
        }
       *[other] { $seat_is ->
            [you] Vous sortez de la manche ({ $cards }).
           *[other] { $seat } sort de la manche ({ $cards }).
        }
    }
event-shown =
    { $cards_n ->
        [0] { $seat_is ->
            [you] Vous n’avez plus de carte à montrer.
           *[other] { $seat } n’a plus de carte à montrer.
        }
       *[other] { $seat_is ->
            [you] Vous montrez votre main ({ $cards }).
           *[other] { $seat } montre sa main ({ $cards }).
        }
    }
event-aside = La carte écartée était { stop-card }
event-tie =
    { $step_id ->
        [sum] Départage par la somme des cartes de la rangée : { $seat }, { $figure }.
       *[number] Départage par le nombre de cartes de la rangée : { $seat }, { $figure }.
    }
event-ball =
    { $seat_is ->
        [you] Vous gagnez la manche
       *[other] { $seat } gagne la manche
    } { $why_id ->
        [survivor] (plus personne en face)
        [highest] (carte la plus haute)
        [sum] (plus grande somme dans la rangée)
        [number] (rangée la plus longue)
       *[shared] (égalité parfaite)
    } et une Dragon Ball : { $balls } sur { $target }.
event-overtime = Prolongation ! À égalité en tête : { $seats }.
event-won =
    { $seat_is ->
        [you] Vous gagnez la partie avec { $balls ->
            [one] { $balls } Dragon Ball
           *[other] { $balls } Dragon Balls
        } : vous voilà le bras droit de Toma !
       *[other] { $seat } gagne la partie avec { $balls ->
            [one] { $balls } Dragon Ball
           *[other] { $balls } Dragon Balls
        } !
    }

## Ce qu’on vous demande, ce qu’on lit en attendant

ask-discard = À vous : quelle carte défaussez-vous ?
ask-guess = Qui visez-vous, et quelle valeur annoncez-vous ?
ask-peek = Dans quelle main regardez-vous ?
ask-cross = Quelles deux mains croisez-vous ?
ask-duel = Qui défiez-vous ?
ask-redraw = Qui doit jeter sa carte et en reprendre une ?
ask-trade = Avec qui permutez-vous votre carte ?
ask-react = Une carte de valeur 1 vous vise. Ripostez-vous ?
wait-discard = { $seat } choisit une carte à défausser.
wait-guess = { $seat } cherche une cible et une valeur.
wait-peek = { $seat } choisit une main à regarder.
wait-cross = { $seat } choisit deux mains à croiser.
wait-duel = { $seat } cherche quelqu’un à défier.
wait-redraw = { $seat } choisit une main à remplacer.
wait-trade = { $seat } choisit avec qui permuter.
wait-react = On attend la réponse : { $seat }.

## Les coups

move-discard = Défausser { $card }
move-guess = { $target } : annoncer { $value }
move-peek = Regarder chez { $target }
move-cross =
    Croiser { $one_is ->
        [you] votre main
       *[other] { $one }
    } et { $other_is ->
        [you] votre main
       *[other] { $other }
    }
move-duel = Défier { $target }
move-redraw =
    { $target_is ->
        [you] Remplacer votre propre carte
       *[other] Faire jeter sa carte à { $target }
    }
move-trade = Permuter avec { $target }
move-reveal = Montrer votre Zéro
move-pass = Laisser passer

## Pourquoi pas

no-unknown-move =
    { $text_id ->
        [none] Dites ce que vous jouez, par exemple « discard freya ».
       *[other] « { $text } » n’est pas un coup de ce jeu.
    }
no-discard-first = Défaussez d’abord l’une de vos deux cartes.
no-unknown-card = « { $text } » n’est le nom d’aucune carte.
no-not-in-hand = Vous n’avez pas { $card } en main.
no-motta-goes = Avec Motta en main, { $card } doit rester : c’est Motta qui part.
no-choose-first =
    Votre carte est défaussée : { $word_id ->
        [guess] visez quelqu’un et annoncez une valeur.
        [peek] choisissez une main à regarder.
        [cross] choisissez deux mains à croiser.
        [duel] choisissez qui défier.
        [redraw] choisissez qui jette sa carte.
       *[trade] choisissez avec qui permuter.
    }
no-say-more =
    { $word_id ->
        [guess] Il faut un siège, puis une valeur : « guess 2 5 ».
        [cross] Il faut deux sièges : « cross 1 2 ».
       *[other] Il faut { $due } siège, et rien d’autre : « { $word } 2 ».
    }
no-no-such-seat = Il n’y a pas de siège { $target }.
no-target-out = { $target } n’est plus dans la manche.
no-target-shielded = { $target } a un bouclier : aucune carte ne peut viser ce siège.
no-target-self = Cette carte ne peut pas vous viser : choisissez quelqu’un d’autre.
no-cross-others = À cette table, on ne croise pas sa propre main : choisissez deux adversaires.
no-cross-same = Il faut deux personnes différentes.
no-write-lower-first = Écrivez le plus petit numéro de siège en premier.
no-value-one = On peut annoncer n’importe quelle valeur, sauf 1.
no-value-absent = Aucune carte du paquet ne vaut { $value }.
no-no-zero = Vous n’avez pas de Zéro à montrer.
no-answer-first = Répondez d’abord : montrer votre Zéro, ou laisser passer.
no-bad-first-seat = Le siège { $value } ne peut pas commencer : la table en compte { $seats }.
no-deck-unknown-card = « { $card } » n’est le nom d’aucune carte.
no-deck-twice = { $card } est deux fois dans le paquet ; chaque personnage n’existe qu’une fois.
no-deck-count =
    Un paquet de { $size } cartes doit { $due ->
        [0] n’avoir aucune carte
        [one] avoir { $due } carte
       *[other] avoir { $due } cartes
    } de valeur { $value } ; le vôtre en a { $found }.
no-deck-one-colour = Les deux 3 du paquet doivent être de couleurs différentes, un rouge et un bleu.
no-sits-out = Vous ne participez pas à cette prolongation : seules les personnes à égalité la jouent.
no-you-are-out = Vous êtes hors de cette manche ; vous rejouez à la suivante.
no-not-aimed-at = Aucune carte de valeur 1 ne vous vise : il n’y a rien à répondre.
no-position-few-cards = Cartes dans le paquet : { $value } ; il en faut au moins { $due } pour une manche.
no-position-no-overtime = Il n’y a de prolongation que si plusieurs ont le même nombre de Dragon Balls, au moins { $target }, et personne davantage.
no-position-won-already = Dragon Balls : { $value }, c’est déjà gagné ; il en faut { $target }, sauf égalité en prolongation.
no-position-one-player = Il faut au moins deux mains, sinon la manche est finie (ici { $value }).
no-position-not-dealt = Position, « { $key } » : le siège { $value } ne participe pas à cette prolongation.
no-position-out = Position, « out » : siège { $value }. Un siège sorti de la manche n’a pas de main, et chaque siège sans main est sorti, une seule fois.
no-position-turn = Ce ne peut pas être le tour du siège { $value } : il est sorti de la manche.
no-position-hand = La main « { $value } » est trop grande : une carte par siège, deux seulement après la pioche de son tour (ici { $most }).
no-position-ways = Position, « ways » : { $value } ; cartes dans la rangée : { $due }.
no-position-played-twice = La carte jouée { $value } figure deux fois.
no-position-play-elsewhere = { $value } n’a pas pu être jouée : cette carte n’est pas devant ce siège comme carte jouée.
no-position-play-power = { $value } n’est pas possible : la carte a le pouvoir { $power }, et seule une carte de copie en prend un autre.
no-position-doomed = Après { $value }, ce siège est sorti de la manche.
no-position-shield = Le siège { $value } ne peut pas avoir de bouclier : il est sorti de la manche, ou son tour a commencé.
no-position-ruled-out = On ne peut pas exclure la valeur { $value } pour un siège qui la tient.
no-position-aim-card = La carte « { $value } » doit être celle qui vient d’être jouée, la dernière de la rangée de la personne qui joue.
no-position-aim-choice = « { $value } » ne laisse rien à choisir ici.
no-position-order = L’ordre doit contenir chaque carte du paquet une fois : { $due } cartes, pas { $found } (« { $value } »).
no-position-strange-card = Position, « { $key } » : la carte « { $value } » n’est pas dans ce paquet.
no-position-seen = « { $value } » : on voit la carte d’un autre siège, qui en a une.

## Les réglages de la table

option-objective = Objectif
option-objective-help = Le nombre de Dragon Balls qui fait gagner la partie.
option-deck-mode = Choix du paquet
option-deck-mode-help = Quels personnages sont dans le paquet.
option-deck-mode-standard = standard
option-deck-mode-custom = composé
option-deck-mode-random = tiré au sort
option-custom-cards = Cartes choisies
option-custom-cards-help = Les cartes d’un paquet composé, avec le nombre voulu de chaque valeur.
option-zero-reaction = Riposte du Zéro
option-zero-reaction-help = Faut-il montrer un Zéro visé par une carte de valeur 1, ou est-ce au choix ?
option-zero-reaction-mandatory = obligatoire
option-zero-reaction-optional = libre
option-named-zero = Zéro annoncé
option-named-zero-help = Ce qui arrive quand on annonce 0 à une personne qui tient un Zéro.
option-named-zero-counter-wins = le Zéro riposte
option-named-zero-guess-wins = le Zéro est touché
option-cross-self = Croiser sa propre main
option-cross-self-help = Quand on croise deux mains, la sienne peut-elle en être ?
option-empty-deck-draw = Pioche vide
option-empty-deck-draw-help = Quand il faut reprendre une carte et qu’il n’y en a plus.
option-empty-deck-draw-round-ends = la manche s’arrête
option-empty-deck-draw-set-aside = on prend la carte écartée
option-overtime = Prolongation
option-overtime-help = Qui joue les manches de départage quand plusieurs personnes atteignent l’objectif.
option-overtime-all = toute la table
option-overtime-tied = les ex æquo
option-first-start = Qui commence
option-first-start-help = Qui ouvre la première manche.
option-first-start-random = tirage au sort
# À la fois un réglage de « Qui commence » et l’option qui dit quel siège : le texte sert aux deux.
option-first-start-seat = Siège désigné
option-first-start-seat-help = Le siège qui ouvre la première manche, compté à partir de 1 ; sans effet avec un tirage au sort.
option-eliminated-view = Après l’élimination
option-eliminated-view-help = Ce que l’on voit une fois hors de la manche.
option-eliminated-view-public = comme le public
option-eliminated-view-open = toutes les mains
option-turn-clock-seconds = Temps de réflexion
option-turn-clock-seconds-help = Secondes pour décider, puis un bot décide à votre place ; 0 pour prendre son temps.
option-turn-clock-seconds-0 = sans limite

mode-base = Jeu de base
mode-base-help = Les seize cartes du jeu de base, de deux à quatre.
mode-extension = Extension
mode-extension-help = Un paquet plus gros, avec les pouvoirs de l’extension, de cinq à huit.
mode-swap = Échange
mode-swap-help = Le paquet est tiré au sort parmi les 32 cartes, un autre à chaque table.

ending-survivor = La dernière manche s’est gagnée faute d’adversaires.
ending-showdown = La dernière manche s’est gagnée cartes sur table.
ending-overtime = Il a fallu une prolongation.

## Le plateau en texte

board-player = Siège
board-balls = Dragon Balls
board-hand = Main
board-row = Rangée
board-out = hors de la manche
board-absent = ne joue pas cette manche
board-shield = bouclier
board-no-card = sans carte
board-starts = commence
board-left =
    { $left ->
        [0] Pioche vide
        [one] { $left } carte dans la pioche
       *[other] { $left } cartes dans la pioche
    }
board-round = Manche { $round }
board-aside = une carte écartée
board-open = Visibles, hors jeu : { $cards }
board-unseen = Encore à voir : { $values }
board-your-hand = Votre main
board-known = Votre carte est connue de : { $players }
board-copies = imiterait maintenant : { $power }
board-copies-nothing = n’a rien à imiter pour l’instant

## Le plateau en mots : ce qui mérite d’être dit d’une vue

fact-target =
    { $value ->
        [1] Une Dragon Ball suffit pour gagner la partie
       *[other] { $value } Dragon Balls pour gagner la partie
    }
fact-round = Manche { $value }
fact-overtime =
    { $value_id ->
        [yes] Prolongation
       *[no] { "" }
    }
fact-starter =
    { $seat_is ->
        [you] Vous avez ouvert cette manche
       *[other] { $seat } a ouvert cette manche
    }
fact-left =
    { $value ->
        [0] La pioche est vide
        [one] { $value } carte dans la pioche
       *[other] { $value } cartes dans la pioche
    }
fact-aside =
    { $value_id ->
        [yes] Une carte est écartée, face cachée
       *[no] { "" }
    }
fact-open =
    { $value_id ->
        [none] { "" }
       *[other] Visibles, hors jeu : { $value }
    }
fact-last-winners =
    { $seat_id ->
        [none] { "" }
       *[other] { $seat_is ->
            [you] La manche précédente a été la vôtre
           *[other] La manche précédente est allée à { $seat }
        }
    }
fact-last-aside = Écartée à la manche précédente : { $value }
fact-last-hands =
    { $value_id ->
        [none] { "" }
       *[other] À la fin de la manche précédente : { $value }
    }
fact-balls =
    { $value ->
        [0] Pas encore de Dragon Ball
        [one] { $value } Dragon Ball
       *[other] { $value } Dragon Balls
    }
fact-inside =
    { $value_id ->
        [yes] { "" }
       *[no] Hors de la manche
    }
fact-shield =
    { $value_id ->
        [yes] Derrière un bouclier
       *[no] { "" }
    }
fact-hand =
    { $value_id ->
        [none] { "" }
        [hidden] { $value_n ->
            [1] En main : une carte cachée
           *[other] En main : { $value_n } cartes cachées
        }
       *[other] En main : { $value }
    }
fact-row =
    { $value_id ->
        [none] { "" }
       *[other] Rangée : { $value }
    }
fact-ruled-out =
    { $value_id ->
        [none] { "" }
       *[other] N’a sûrement pas : { $value }
    }
fact-known-by =
    { $seat_id ->
        [none] { "" }
       *[other] Votre carte est connue : { $seat }
    }
fact-copy-as = Une carte qui imite agirait comme : { $value }

## La place d’un coup dans un long menu

menu-guess = Deviner ce que tient { $target }
menu-guess-cell = { $value }

## Ce que ferait un coup

foretell-toma-goes = Qui défausse Toma sort de la manche.
foretell-copies = Elle agit comme : { $power }.
foretell-copies-nothing = Il n’y a rien à imiter : aucun effet.
foretell-shield = Personne ne peut vous viser jusqu’à votre prochain tour.
foretell-no-target = Il n’y a personne à viser : aucun effet.
foretell-keeps = Vous gardez { $card } (valeur { $value }).
foretell-guess = { $target } tient un { $value } dans { $percent } % des cas.
foretell-guess-sure = { $target } tient un { $value } : coup sûr.
foretell-guess-never = { $target } ne peut pas tenir un { $value }.
foretell-peek = Vous voyez ce que tient { $target } ; les autres voient seulement que vous regardez.
foretell-duel = Avec votre { $value }, vous battez { $target } dans { $win } % des cas et tombez dans { $lose } %.
foretell-redraw-own = Vous jetez { $card } et reprenez une carte.
foretell-redraw-toma = Vous jetteriez Toma : vous seriez hors de la manche.
foretell-redraw = { $target } reprend une carte. Avec Toma, { $target } sort : { $percent } %.
foretell-redraw-dry = La pioche est vide : qui doit reprendre une carte met fin à la manche.
foretell-trade = Ce que tient { $target } vaut plus que votre { $value } dans { $higher } % des cas, moins dans { $lower } %.
foretell-cross = { $one } et { $other } échangent leurs mains ; vous ne voyez aucune des deux cartes.
foretell-zero = Si { $target } tient un Zéro ({ $percent } %), c’est vous qui sortez.

## Études

study-discarded-card = Cartes défaussées

## Ce qui fait basculer une partie, dit par qui la relit (« … arrive 40 fois sur 100 »)

turning-out = { $seat } sort de la manche
turning-ball = { $seat } gagne la manche

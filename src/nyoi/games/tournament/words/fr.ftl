# Le Tournoi du Pouvoir. Les variables sont décrites dans nyoi/words/speech.py.

game-name = Le Tournoi du Pouvoir
game-blurb = Huit univers, une arène, des dés qui s’enflamment : menez six Guerriers, et gardez-en plus que les autres sur le plateau quand la partie s’arrête.
game-credits = Le livret ne nomme personne. À qui a créé ce jeu : merci.

## La mise en place

event-first-throw =
    { $seat_is ->
        [you] Vous lancez { $die } pour choisir en premier.
       *[other] { $seat } lance { $die } pour choisir en premier.
    }
event-first-drafter =
    { $seat_is ->
        [you] Vous choisissez en premier ; ensuite, on tourne vers la droite.
       *[other] { $seat } choisit en premier ; ensuite, on tourne vers la droite.
    }
event-drafted =
    { $seat_is ->
        [you] { $warrior } rejoint votre équipe.
       *[other] { $seat } prend { $warrior }.
    }
event-warrior-pile = { $count } Guerriers forment la pile.
event-placed =
    { $seat_is ->
        [you] Vous placez { $warrior } en { $space }.
       *[other] { $seat } place { $warrior } en { $space }.
    }
event-first-player =
    { $seat_is ->
        [you] Vous jouez le premier tour { $why_id ->
            [youngest] (la jeunesse d’abord).
           *[random] (le sort en a décidé).
        }
       *[other] { $seat } joue le premier tour { $why_id ->
            [youngest] (la jeunesse d’abord).
           *[random] (le sort en a décidé).
        }
    }

## Un tour

event-round = Tour de jeu { $number }.
event-turn =
    { $seat_is ->
        [you] À vous de jouer.
       *[other] À { $seat } de jouer.
    }
event-discarded =
    { $seat_is ->
        [you] Vous défaussez { $card }.
       *[other] { $card_id ->
            [hidden] { $seat } défausse une carte { $pile }.
           *[other] { $seat } défausse { $card }.
        }
    }
event-healed = { $warrior } récupère { $amount } d’Endurance ; Endurance restante : { $left }.
event-event = Événement : { $card }.
event-events-shuffled = Les cartes Événement sont mélangées.
event-drew =
    { $seat_is ->
        [you] Vous piochez { $card }.
       *[other] { $card_id ->
            [hidden] { $seat } pioche une carte { $pile }.
           *[other] { $seat } pioche { $card }.
        }
    }
event-no-card =
    { $seat_is ->
        [you] La pile { $pile } est vide : vous ne piochez rien.
       *[other] La pile { $pile } est vide : { $seat } ne pioche rien.
    }
event-passed =
    { $seat_is ->
        [you] Vous passez { $card } à { $to }.
       *[other] { $to_is ->
            [you] { $seat } vous passe { $card }.
           *[other] { $card_id ->
                [hidden] { $seat } passe une carte { $pile } à { $to }.
               *[other] { $seat } passe { $card } à { $to }.
            }
        }
    }
event-played =
    { $seat_is ->
        [you] Vous jouez { $card }.
       *[other] { $seat } joue { $card }.
    }
event-moved = { $warrior } va de { $from } en { $space }.
event-put = { $warrior } passe de { $from } en { $space }.
event-swapped = { $warrior } et { $other } échangent leurs places.
event-fused = Fusion ! { $one } et { $other } deviennent { $warrior }, en { $space }.
event-extra-fight =
    { $seat_is ->
        [you] Vous pouvez faire un combat de plus ce tour-ci.
       *[other] { $seat } peut faire un combat de plus ce tour-ci.
    }
event-hurt = { $warrior } perd { $amount } d’Endurance ; Endurance restante : { $left }.
event-nothing-there = La pile de Guerriers est vide : rien ne se passe en { $space }.
event-time-up = Le temps est écoulé !

## Un combat

event-fight =
    { $space_id ->
        [none] { $warrior } attaque { $target }.
       *[other] Combat en { $space } : { $warrior } attaque { $target }.
    }
event-challenger =
    { $seat_is ->
        [you] Vous défendez avec { $warrior }, de la pile ({ $left } à suivre).
       *[other] { $seat } défend avec { $warrior }, de la pile ({ $left } à suivre).
    }
event-pile-remade = La pile de Guerriers est refaite avec ceux qui étaient de côté ({ $count }).
event-tried = { $warrior } tente de se transformer : { $dice }.
event-transformed = Transformation : { $form } !
event-not-transformed = Transformation ratée.
event-attacks = { $warrior } attaque { $target } : { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }, { $rerolls ->
        [0] sans relance.
        [one] { $rerolls } relance.
       *[other] { $rerolls } relances.
    }
event-counters = Contre-attaque ! { $warrior } se retourne contre { $target }.
event-rolled = Lancer { $throw } : { $faces }.
event-combo = { $warrior } réussit { $combo } : { $damage } dégâts.
event-sum =
    { $damage ->
        [0] { $warrior } compte { $faces } : aucun dégât.
        [one] { $warrior } compte { $faces } : { $damage } dégât.
       *[other] { $warrior } compte { $faces } : { $damage } dégâts.
    }
event-card-attack = { $warrior } attaque avec { $card } : { $damage } dégâts.
event-reflected = { $warrior } renvoie la boule : { $damage ->
    [one] { $damage } dégât repart !
   *[other] { $damage } dégâts repartent !
}
event-shielded = { $warrior } arrête la boule avec son bouclier ({ $damage }).
event-defends = { $warrior } se défend : { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }, { $rerolls ->
        [0] sans relance.
        [one] { $rerolls } relance.
       *[other] { $rerolls } relances.
    }
event-dodged = Esquive ! { $warrior } ne subit rien.
event-took = { $warrior } encaisse.
event-answered = { $warrior } répond avec { $card } ; dégâts restants : { $damage }.
event-interposed = { $warrior } s’interpose devant { $target }.
event-stepped = { $warrior } s’écarte en { $space }.
event-wounded = { $warrior } perd { $amount } d’Endurance (dégâts annoncés : { $declared }) ; Endurance restante : { $left }.
event-unhurt = { $warrior } ne subit rien.
event-rescued =
    { $seat_is ->
        [you] Sauvetage ! Vous gardez { $warrior }, avec { $left } d’Endurance.
       *[other] Sauvetage ! { $seat } garde { $warrior }, avec { $left } d’Endurance.
    }
event-eliminated =
    { $seat_id ->
        [none] Élimination : { $warrior }, de la pile.
       *[other] { $seat_is ->
            [you] Élimination : vous perdez { $warrior }.
           *[other] Élimination : { $seat } perd { $warrior }.
        }
    }
event-destroyed = L’Univers { $universe } est détruit.
event-fled = Morsure du soleil : { $warrior } fuit en { $space }.
event-paid = { $warrior } paie { $amount } d’Endurance ; Endurance restante : { $left }.
event-reverted = Retour à la forme de base : { $form }.
event-beaten = { $warrior } a perdu ; Guerriers dans la pile : { $left }.
event-unbeaten = { $warrior } retourne sous la pile ; Guerriers dans la pile : { $left }.
event-landed = { $warrior } se place en { $space }.
event-out =
    { $seat_is ->
        [you] Vous n’avez plus de Guerrier : vous quittez le tournoi.
       *[other] { $seat } n’a plus de Guerrier et quitte le tournoi.
    }

## La fin

event-extra-round = Égalité en tête ({ $seats }) : tour de jeu supplémentaire n° { $number }.
event-duel =
    { $one_is ->
        [you] Égalité : dernier combat entre vous et { $other } !
       *[other] { $other_is ->
            [you] Égalité : dernier combat entre { $one } et vous !
           *[other] Égalité : dernier combat entre { $one } et { $other } !
        }
    }
event-champion =
    { $seat_is ->
        [you] Vous envoyez { $warrior }.
       *[other] { $seat } envoie { $warrior }.
    }
event-duel-throw =
    { $seat_is ->
        [you] Vous lancez { $die } pour attaquer en premier.
       *[other] { $seat } lance { $die } pour attaquer en premier.
    }
event-ranked = { $place }. { $seat_is ->
        [you] Vous
       *[other] { $seat }
    } : { $warriors ->
        [0] aucun Guerrier.
        [one] { $warriors } Guerrier, { $endurance } d’Endurance.
       *[other] { $warriors } Guerriers, { $endurance } d’Endurance.
    }
event-won =
    { $seats_n ->
        [one] { $seats_is ->
            [you] Vous remportez le tournoi
           *[other] { $seats } remporte le tournoi
        }
       *[other] { $seats } se partagent la victoire
    } { $why_id ->
        [count] (le plus de Guerriers debout) !
        [survivor] (plus personne en face) !
        [duel] (dernier combat) !
       *[endurance] (le plus d’Endurance à égalité de Guerriers) !
    }

## Ce qu’on vous demande, ce qu’on lit en attendant

ask-draft = Quel Guerrier prenez-vous ?
ask-place = Lequel de vos Guerriers placez-vous, et où ?
ask-start = À vous : une carte, ou un Guerrier à déplacer ?
ask-extra = Un combat de plus : avec qui, contre qui ?
ask-close = Une dernière carte, ou la fin du tour ?
ask-discard = Quelle carte défaussez-vous ?
ask-give = Quelle carte passez-vous à droite, en secret ?
ask-draw = De quelle pile piochez-vous ?
ask-heal = Quel Guerrier soignez-vous ?
ask-relocate-who = Lequel de vos Guerriers déplacez-vous ?
ask-relocate-where = Sur quelle case ?
ask-pull-who = Près de quel Guerrier attirez-vous quelqu’un ?
ask-pull-whom = Qui attirez-vous ?
ask-pull-where = Sur quelle case ?
ask-fuse-who = Quelle fusion faites-vous ?
ask-fuse-where = Sur laquelle des deux cases ?
ask-swap-who = Échangez-vous la place de deux de vos Guerriers ? Désignez le premier.
ask-swap-whom = Avec qui cette place s’échange-t-elle ?
ask-transform = Tentez-vous la transformation ?
ask-transform-again = Éveil : relancez-vous la transformation ratée ?
ask-transform-card = Transformation ratée : jouez-vous une carte pour relancer ?
ask-transform-card-alone = Transformation ratée, et aucune de vos cartes n’y change rien. La question est posée quand même, pour que votre main reste secrète.
ask-attack = Relancez-vous des dés, ou comment attaquez-vous ?
ask-defend = On vous attaque : que faites-vous ?
ask-parry = Relancez-vous, ou qu’utilisez-vous pour vous défendre ?
ask-interpose = Qui s’interpose ?
ask-step = Voulez-vous vous écarter d’une case ?
ask-rescue = Votre Guerrier tombe : le sauvez-vous ?
ask-rescue-alone = Votre Guerrier tombe, et vous n’avez pas de Sauvetage. La question est posée quand même, pour que votre main reste secrète.
ask-flee = Morsure du soleil : fuyez-vous ?
ask-counter = Contre-attaquez-vous ?
ask-land = Où votre Guerrier se place-t-il ?
ask-champion = Dernier combat : qui envoyez-vous, en secret ?
wait-draft = { $seat } choisit un Guerrier.
wait-place = { $seat } place un Guerrier.
wait-start = { $seat } réfléchit à son tour.
wait-extra = { $seat } peut faire un combat de plus.
wait-close = { $seat } termine son tour.
wait-discard = { $seat } choisit une carte à défausser.
wait-give = { $seat } choisit une carte à passer.
wait-draw = { $seat } choisit une pile.
wait-heal = { $seat } choisit qui soigner.
wait-relocate-who = { $seat } choisit un Guerrier à déplacer.
wait-relocate-where = { $seat } choisit une case.
wait-pull-who = { $seat } prépare une provocation.
wait-pull-whom = { $seat } choisit qui provoquer.
wait-pull-where = { $seat } choisit une case.
wait-fuse-who = { $seat } prépare une fusion.
wait-fuse-where = { $seat } choisit où naît la fusion.
wait-swap-who = { $seat } peut échanger deux places.
wait-swap-whom = { $seat } échange deux places.
wait-transform = { $seat } peut tenter une transformation.
wait-transform-again = { $seat } peut relancer sa transformation.
wait-transform-card = { $seat } peut relancer sa transformation avec une carte.
wait-attack = { $seat } attaque.
wait-defend = { $seat } prépare sa défense.
wait-parry = { $seat } se défend.
wait-interpose = { $seat } choisit qui s’interpose.
wait-step = { $seat } peut s’écarter.
wait-rescue = { $seat } peut sauver son Guerrier.
wait-flee = { $seat } peut fuir.
wait-counter = { $seat } peut contre-attaquer.
wait-land = { $seat } place son Guerrier.
wait-champion = { $seat } choisit son champion en secret.

## Les coups

move-draft = Prendre { $warrior }
move-place = { $warrior } en { $space }
move-go = { $warrior } vers { $space }
move-card = Jouer { $card }
move-discard = Défausser { $card }
move-give = Passer { $card }
move-draw = Piocher : { $pile }
move-pick = { $warrior }
move-space = Case { $space }
move-reroll = Relancer { $faces }
move-sum = Compter { $faces }
move-combo = Combo { $number }
move-transform = Lancer pour se transformer
move-throw = Lancer les dés de défense
move-dodge = Esquiver
move-take = Encaisser
move-counter = Contre-attaquer
move-decline = Non merci
move-skip = Ne pas bouger
move-end = Finir le tour
move-time = Temps écoulé

## Pourquoi pas

no-unknown-move =
    { $text_id ->
        [none] Dites ce que vous jouez, par exemple « go krillin F7 ».
       *[other] « { $text } » n’est pas un coup de ce jeu.
    }
no-unknown-words = « { $text } » ne se comprend pas : il manque quelque chose, ou un nom n’existe pas.
no-other-question = Ce n’est pas ce qu’on vous demande. On attend : { $wanted }.
no-not-in-hand = Vous n’avez pas { $card } en main.
no-not-drafted = { $warrior } ne se choisit pas : il faut une fusion.
no-already-drafted =
    { $seat_is ->
        [you] { $warrior } est déjà dans votre équipe.
       *[other] { $seat } a déjà { $warrior } dans son équipe.
    }
no-not-in-roster = { $warrior } ne fait pas partie des Guerriers de cette table.
no-not-your-warrior = { $warrior } ne fait pas partie de vos Guerriers en jeu.
no-already-placed = { $warrior } a déjà sa place.
no-space-taken = La case { $space } est occupée.
no-too-close = { $space } touche un de vos Guerriers : laissez au moins une case vide entre eux.
no-must-move = Il faut bouger : choisissez une autre case.
no-too-far = { $space } est trop loin pour { $warrior } : { $reach } cases au plus ce tour-ci.
no-own-warrior-there = Un de vos Guerriers se tient déjà en { $space }.
no-another-warrior = Ce combat de plus revient à un Guerrier qui n’a pas encore agi : pas { $warrior }.
no-must-fight = Ce second déplacement doit finir par un combat : un adversaire, ou une case verte vide.
no-no-fight-now = Les combats sont suspendus ce tour-ci : allez sur une case vide qui n’est pas verte.
no-green-space = { $space } est une case verte : on ne s’y place pas ainsi.
no-space-not-near = { $space } n’est pas parmi les cases possibles.
no-not-that-warrior = { $warrior } ne peut pas être désigné ici.
no-pile-not-offered = On ne peut pas piocher maintenant dans la pile { $pile }.
no-no-reroll = Il ne vous reste aucune relance.
no-not-thrown = Ces dés ne sont pas sur la table.
no-faces-in-order = Écrivez les faces dans l’ordre : { $order }.
no-combo-missed = Les dés ne montrent pas le combo { $number }.
no-throw-first = Lancez d’abord vos dés de défense.
no-dodge-missed = Il n’y a pas assez de téléportations (ou d’étoiles) pour esquiver.
no-dodge-too-early = Pas d’Esquive contre une attaque au lancer { $throw } : il faut au moins le troisième.
no-dodge-barred = Cette attaque ne s’esquive pas aux dés.
no-nothing-to-throw-for = Vous n’avez rien à obtenir avec un lancer.
no-one-special = Une seule carte Spéciale par tour : { $card } attendra.
no-no-more-fights = { $card } ajouterait un combat, et ce n’est plus possible.
no-card-does-nothing = { $card } ne servirait à rien maintenant.
no-card-missed = Les dés ne montrent pas ce que demande { $card }.
no-no-cards-for-pile = Personne ne joue de carte pour un Guerrier de la pile.
no-card-in-attack = { $card } se joue pendant votre attaque.
no-card-in-answer = { $card } se joue en réponse à une attaque.
no-card-against-ball = { $card } se joue seulement contre une boule.
no-card-after-failure = { $card } se joue juste après une transformation ratée.
no-card-after-elimination = { $card } se joue à l’élimination d’un de vos Guerriers.
no-card-at-start = { $card } se joue au début de votre tour, avant de bouger.
no-card-in-own-turn = { $card } se joue pendant votre tour, avant ou après l’activation.
no-answers-barred = Garde baissée : aucune carte en réponse ce tour-ci, pas même { $card }.
no-defence-cards-only = Contre un deuxième lancer, seules les cartes Défense répondent : pas { $card }.
no-nobody-to-interpose = { $card } demande un autre de vos Guerriers en contact avec la case du combat.
no-ball-invulnerable = Cette boule est invulnérable : { $card } ne la renvoie pas.
no-ball-reflected = Cette boule a déjà été renvoyée : { $card } ne peut rien.
no-dice-barred = À cette table, aucun dé contre cette attaque : { $card } demande un lancer.
no-too-few-dice = { $card } demande plus de dés que vous n’en lancez.
no-already-thrown = Vous avez choisi de lancer : { $card } se jouait à la place.
no-bad-youngest = Le siège { $value } n’existe pas à cette table de { $seats }.
no-already-answered = Vous avez déjà répondu ; les autres choisissent encore.
no-you-are-out = Vous êtes hors jeu : il ne vous reste plus de Guerrier.
no-not-your-fight = Vous ne prenez part à aucun combat : on n’interroge que les deux camps du combat.
no-setup-over = La partie a commencé : on ne choisit et ne place plus de Guerriers.
no-already-activated = Vous avez déjà déplacé un Guerrier pendant ce tour.

## Positions impossibles

no-position-die = Position, « { $key } » : « { $value } » n’est pas un dé. Il faut un nombre ou une face : { $faces }.
no-position-throws = Le lancer de départ « { $value } » n’a pas le bon nombre de dés ({ $due }) : un par personne qui lance (de nouveau seulement les ex æquo en tête, 0 dès que l’un est devant).
no-position-throws-tied = Les lancers de départ finissent à égalité (sièges { $value }) : dites ce qu’ils relancent.
no-position-drafter = Le siège { $value } ne peut pas choisir en premier : d’après les lancers de départ, c’est le siège { $thrown }.
no-position-too-early = « { $key } » ne peut pas encore être dit dans la phase « { $value } » : cela se décide plus tard.
no-position-copies = Trop d’exemplaires de la carte « { $value } » (« { $key } ») : { $copies } en tout.
no-position-wrong-pile = Position, « { $key } » : « { $value } » va dans la pile { $pile }.
no-position-seen = « { $value } » : on connaît une carte que quelqu’un d’autre a en main, et chacune une seule fois.
no-position-fused = « { $value } » ne peut pas être là : ce Guerrier s’est fondu dans une fusion ({ $warrior }).
no-position-fusion-in-pile = « { $value } » naît d’une fusion et n’est jamais dans la pile ni à côté.
no-position-fusion-drafted = « { $value } » ne se choisit pas : il faut une fusion, en cours de partie.
no-position-roster = Position, « { $key } » : « { $value } » ne fait pas partie des Guerriers de cette table (option « roster »).
no-position-aside = « { $value } » ne peut pas être mis de côté : à cette table les Guerriers battus vont sous la pile.
no-position-bottom = Guerriers vus passer sous la pile : { $value }, c’est trop : elle en a { $most }.
no-position-team = { $value } Guerriers pour { $seat } : { $most } au plus, en jeu ou perdus ; une fusion compte double.
no-position-space = « { $value } » ne peut pas être sur { $space } : un autre Guerrier s’y trouve.
no-position-endurance = « { $value } » ne peut pas avoir { $damage } dégâts et être encore en jeu : { $most } au plus.
no-position-hurt-early = « { $value } » ne peut pas encore être blessé : le premier tour n’a pas commencé.
no-position-draft = Guerriers pour { $seat } : { $value } ; d’après l’ordre des choix, ce devrait être { $due }.
no-position-placed-early = « { $value } » ne peut pas avoir de case pendant le choix des équipes.
no-position-place = Guerriers placés pour { $seat } : { $value } ; d’après l’ordre de placement, ce devrait être { $due }.
no-position-too-close = « { $value } » touche { $warrior } de la même équipe : laissez au moins une case entre eux.
no-position-pile = Guerriers dans la pile : { $value }. Tous ceux qui n’ont pas été choisis y sont : { $due }.
no-position-unplaced = « { $value } » n’a pas de case : après la mise en place, chaque Guerrier en jeu est sur le plateau.
no-position-fallen = Position, « fallen » : siège { $value }. Qui n’a plus de Guerrier en jeu est hors jeu, une seule fois, et personne d’autre.
no-position-starter = Le siège { $value } ne peut pas avoir eu le premier tour : la personne la plus jeune est au siège { $youngest }.
no-position-hand-out = { $seat } est hors jeu et n’a pas « { $value } » : sa main est passée sous les piles.
no-position-turn = Ce ne peut pas être le tour du siège { $value } : il n’a plus de Guerrier en jeu.
no-position-alone = Seul le siège { $value } a des Guerriers en jeu : la partie est finie (phase « end »).
no-position-event-held = « { $value } » est un Événement : personne ne l’a en main.
no-position-hand = { $seat } ne peut pas avoir { $value } cartes à ce moment de son tour : { $most } au plus.
no-position-time-up = Le temps ne peut être écoulé que dans une partie chronométrée.
no-position-extra-rounds = Tours de jeu supplémentaires : { $value }, c’est impossible : ils départagent trois ex æquo ou plus, { $most } au plus à cette table.
no-position-round = Le tour de jeu ne peut pas être le { $value } : il faut un nombre de { $low } à { $high }.
no-position-flips = Événements retournés : { $value }, c’est impossible : il en faut { $low } à { $high }.
no-position-specials = Le siège { $value } ne peut pas avoir joué deux cartes Spéciales dans un même tour.
no-position-flared = « { $value } » ne peut pas avoir utilisé sa fuite unique : il faut l’option, un Guerrier d’une équipe qui sache fuir, et une seule mention.

## Les réglages de la table

option-length = Durée
option-length-help = Dix tours, cinq tours, ou une partie au chronomètre.
option-length-rounds10 = dix tours
option-length-rounds5 = cinq tours
option-length-timed = au chronomètre
option-timed-minutes = Minutes de jeu
option-timed-minutes-help = La longueur d’une partie au chronomètre, une fois tout le monde en place.
option-timed-minutes-20 = 20 minutes
option-timed-minutes-30 = 30 minutes
option-timed-minutes-45 = 45 minutes
option-timed-minutes-60 = 60 minutes
option-timed-end = Quand le temps est écoulé
option-timed-end-help = Ce que l’on termine encore : le tour de jeu, ou seulement le tour de la personne qui joue.
option-timed-end-round = on finit le tour de jeu
option-timed-end-turn = on finit le tour
option-decision-seconds = Temps par décision
option-decision-seconds-help = Passé ce délai, un choix simple est fait pour vous ; sans réglage, 60 secondes dans une partie au chronomètre.
option-decision-seconds-0 = sans limite
option-decision-seconds-30 = 30 secondes
option-decision-seconds-60 = 60 secondes
option-decision-seconds-90 = 90 secondes
option-first-player = Qui commence
option-first-player-help = Qui joue le premier tour. Sans place indiquée plus bas, on ne sait pas qui est la personne la plus jeune, et l’on tire au sort.
option-first-player-youngest = la personne la plus jeune
option-first-player-random = tirage au sort
option-youngest-seat = Place de la personne la plus jeune
option-youngest-seat-help = Le numéro de sa place à la table, à partir de 1 ; avec 0, on tire au sort.
option-youngest-seat-0 = par tirage au sort
option-draft-order = Ordre du choix
option-draft-order-help = Le même ordre à chaque passage, ou un serpentin qui avantage moins le premier choix.
option-draft-order-circle = en cercle
option-draft-order-snake = en serpentin
option-draft-mode = Choix des équipes
option-draft-mode-help = On choisit ses Guerriers, ou le jeu tire pour tout le monde parmi les cinq meilleurs restants.
option-draft-mode-pick = on choisit
option-draft-mode-auto = automatique
option-roster = Guerriers
option-roster-help = Ceux du tableau imprimé, ou trois de plus pour que chaque Univers en compte dix.
option-roster-printed = tableau imprimé
option-roster-full = au complet
option-rounding = Arrondi
option-rounding-help = Comment s’arrondissent les dégâts divisés.
option-rounding-up = au supérieur
option-rounding-down = à l’inférieur
option-star-in-sum = Étoile dans une somme
option-star-in-sum-help = Une étoile compte sa propre valeur, ou celle de n’importe quel symbole.
option-star-in-sum-own-value = sa valeur
option-star-in-sum-wild = joker
option-elimination-at = Élimination
option-elimination-at-help = Quand il ne reste plus d’Endurance, ou seulement quand les dégâts la dépassent.
option-elimination-at-zero = à zéro
option-elimination-at-below-zero = en dessous de zéro
option-transformation-cost-can-eliminate = Transformation mortelle
option-transformation-cost-can-eliminate-help = Le coût d’une transformation peut-il éliminer le Guerrier ?
option-fusion-counts = Valeur d’une fusion
option-fusion-counts-help = Pour combien de Guerriers compte une fusion à la fin.
option-fusion-counts-2 = deux Guerriers
option-fusion-counts-1 = un Guerrier
option-fusion-damage = Dégâts d’une fusion
option-fusion-damage-help = La fusion commence sans dégâts, ou avec le plus grand nombre de jetons des deux.
option-fusion-damage-fresh = sans dégâts
option-fusion-damage-larger = le plus grand nombre
option-reinforcement-cap = Renforts
option-reinforcement-cap-help = Combien de dés les coéquipiers en contact peuvent ajouter (jamais plus de six dés en tout).
option-reinforcement-cap-2 = deux dés au plus
option-reinforcement-cap-5 = jusqu’à six dés
option-reinforcement-on-green = Renforts sur le vert
option-reinforcement-on-green-help = Les coéquipiers aident-ils aussi contre un Guerrier de la pile ? À la lettre du livret : non.
option-no-dodge-scope = « Aucun dé de défense »
option-no-dodge-scope-help = Ce que cette capacité interdit : l’Esquive, ou tout lancer de défense.
option-no-dodge-scope-dodge = l’Esquive seulement
option-no-dodge-scope-all-rolls = tout lancer
option-solar-flare = Morsure du soleil
option-solar-flare-help = Fuir après les dégâts, ou une fois par partie à la place des dégâts.
option-solar-flare-after-damage = après les dégâts
option-solar-flare-instead-of-damage-once = une fois, à la place
option-may-pass = Passer son déplacement
option-may-pass-help = Peut-on ne déplacer aucun Guerrier ?
option-pile-after-defeat = Guerrier de la pile battu
option-pile-after-defeat-help = Où va un Guerrier de la pile que l’on a éliminé.
option-pile-after-defeat-aside = mis de côté
option-pile-after-defeat-bottom = sous la pile
option-duel-attack-cap = Longueur du dernier combat
option-duel-attack-cap-help = Après tant d’attaques, l’Endurance restante décide.
option-duel-attack-cap-20 = 20 attaques
option-duel-attack-cap-40 = 40 attaques
option-duel-attack-cap-80 = 80 attaques
option-tie-extra-rounds-max = Tours de jeu supplémentaires
option-tie-extra-rounds-max-help = Combien de tours de jeu supplémentaires au plus pour départager trois équipes ou plus.
option-tie-extra-rounds-max-1 = une
option-tie-extra-rounds-max-3 = trois
option-reshuffle-events = Remélanger les Événements
option-reshuffle-events-help = Mélanger les Événements chaque fois que les 25 ont été vus.

mode-rounds10 = Dix tours
mode-rounds10-help = Après dix tours, qui a le plus de Guerriers dans l’arène l’emporte.
mode-rounds5 = Cinq tours
mode-rounds5-help = La partie courte : après cinq tours, qui a le plus de Guerriers dans l’arène l’emporte.
mode-timed = Au chronomètre
mode-timed-help = Après 45 minutes, ou ce que vous aurez réglé, qui a le plus de Guerriers dans l’arène l’emporte.

ending-count = Le nombre de Guerriers encore debout a décidé.
ending-survivor = Il ne restait qu’une équipe dans l’arène.
ending-duel = Un dernier combat a départagé les deux meilleures équipes.

## Faits (pour les plateaux en mots)

fact-round =
    { $value ->
        [0] {""}
       *[other] Tour de jeu { $value }
    }
fact-rounds = Tours de jeu en tout : { $value }
fact-extra-rounds =
    { $value ->
        [0] {""}
       *[other] Tours de jeu supplémentaires : { $value }
    }
fact-time-up =
    { $value_id ->
        [yes] Le temps est écoulé
       *[no] {""}
    }
fact-turn-seat =
    { $seat_id ->
        [none] {""}
       *[other] { $seat_is ->
            [you] À vous de jouer
           *[other] À { $seat } de jouer
        }
    }
fact-turn-event = Événement : { $value }
fact-turn-fights =
    { $value ->
        [0] {""}
       *[other] Combats ce tour-ci : { $value }
    }
fact-turn-reach = Déplacements de { $value } cases au plus
fact-turn-truce =
    { $value_id ->
        [yes] Aucun combat ce tour-ci
       *[no] {""}
    }
fact-turn-sealed =
    { $value_id ->
        [yes] Aucune transformation ce tour-ci
       *[no] {""}
    }
fact-turn-unguarded =
    { $value_id ->
        [yes] Aucune carte ne répond aux attaques ce tour-ci
       *[no] {""}
    }
fact-turn-vigilant =
    { $value_id ->
        [yes] Les premiers lancers peuvent être contrés ce tour-ci
       *[no] {""}
    }
fact-turn-activated =
    { $value_n ->
        [0] {""}
       *[other] Activés : { $value }
    }
fact-fight-fighters = Au combat, l’attaquant d’abord : { $value }
fact-fight-forms = Leurs formes : { $value }
fact-fight-left = Endurance restante : { $value }
fact-fight-space = Combat en { $value }
fact-now-dice = Lancé : { $value }
fact-now-rerolls = Relances restantes : { $value }
fact-now-blow-damage = Dégâts annoncés : { $value }
fact-piles-attack = Pile Attaque : { $value_n }
fact-piles-defence = Pile Défense : { $value_n }
fact-piles-special = Pile Spéciale : { $value_n }
fact-piles-event = Pile Événement : { $value_n }
fact-pile = Guerriers dans la pile : { $value_n }
fact-aside =
    { $value_n ->
        [0] {""}
       *[other] Battus et mis de côté : { $value }
    }
fact-fallen =
    { $seat_id ->
        [none] {""}
       *[other] Hors jeu : { $seat }
    }
fact-score = { $value ->
        [one] { $value } Guerrier
       *[other] { $value } Guerriers
    }
fact-team =
    { $space_id ->
        [hidden] { $warrior }, pas encore en place, Endurance { $left }
       *[other] { $warrior } en { $space }, Endurance restante { $left }
    }
fact-lost =
    { $value_n ->
        [0] {""}
       *[other] Perdus : { $value }
    }
fact-cards = Cartes (Attaque, Défense, Spéciale) : { $value }
fact-hand =
    { $value_n ->
        [0] {""}
       *[other] Connues en main : { $value }
    }

## La place d’un coup dans un long menu

menu-draft = Prendre un Guerrier
menu-draft-cell = { $warrior }
menu-place = Placer { $warrior } en
menu-place-cell = { $space }
menu-go = { $warrior } va en
menu-go-cell = { $space }
menu-space = Case
menu-space-cell = { $space }
menu-card = Jouer une carte
menu-card-cell = { $card }
menu-reroll = Relancer
menu-reroll-cell = { $faces }
menu-sum = Compter les valeurs de
menu-sum-cell = { $faces }
menu-combo = Combos

## Le plateau dans un terminal

board-numbers = E{ $endurance } P{ $power } T{ $technique } · { $first }/{ $second }
board-numbers-help = E Endurance, P Puissance, T Technique, puis les dégâts des deux combos.
board-against = contre { $enemy }, éliminé : { $kill } %
board-green = un Guerrier de la pile
board-last-fight = Le dernier combat

## Ce que ferait un coup

foretell-brings = Vous y piochez une carte : { $pile }.
foretell-green = Une case verte : un Guerrier de la pile arrive, et vous le combattez.
foretell-fight = Vous attaquez { $target } avec { $dice ->
        [1] un dé
       *[other] { $dice } dés
    } et { $rerolls ->
        [0] aucune relance
        [1] une relance
       *[other] { $rerolls } relances
    }.
foretell-outlook = Dégâts à espérer : environ { $damage } ; élimination dans { $percent } % des cas.
foretell-against = { $target } répond avec { $dice ->
        [0] aucun dé
        [1] un dé
       *[other] { $dice } dés
    } ; une esquive : { $percent } %.
foretell-form = { $form } : { $percent } %.
foretell-answers =
    { $answers ->
        [none] Arrêtée maintenant, rien ne peut y répondre.
        [defence] Arrêtée maintenant, seules les cartes Défense peuvent y répondre.
       *[all] Arrêtée maintenant, l’esquive et toutes les cartes peuvent y répondre.
    }
foretell-hope-combo = { $combo } ({ $damage }) : { $percent } %.
foretell-hope-card = { $card } : { $percent } %.
foretell-hope-dodge = Esquive : { $percent } %.
foretell-throws = Vous lancez { $number ->
        [1] un dé
       *[other] { $number } dés
    }, avec { $rerolls ->
        [0] aucune relance
        [1] une relance
       *[other] { $rerolls } relances
    }.
foretell-again = Vous relancez { $number ->
        [1] un dé
       *[other] { $number } dés
    } ; { $left ->
        [0] il ne restera plus de relance
        [1] il restera une relance
       *[other] il restera { $left } relances
    }.
foretell-chance = Les dés y arrivent dans { $percent } % des cas.
foretell-declares = Dégâts annoncés : { $damage }.
foretell-loses = Sans réponse, { $warrior } perd { $lose } d’Endurance ; il en reste { $left }.
foretell-falls = Sans réponse, c’est l’élimination pour { $warrior }.
foretell-unhurt = Sans réponse, cela ne fait aucun mal.

## Études

study-drafted-warrior = Guerriers choisis
study-played-card = Cartes jouées
study-ground = Combien de fois par partie un Guerrier arrive sur chaque case de l’arène.

## Ce qui fait basculer une partie, dit par qui la relit (« … arrive 40 fois sur 100 »)

turning-eliminated = élimination : { $warrior }
turning-destroyed = l’Univers { $universe } est détruit
turning-out = { $seat } quitte le tournoi

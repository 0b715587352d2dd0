# UNO Dragon Ball Z. Les variables sont décrites dans nyoi/words/speech.py.

game-name = UNO Dragon Ball Z
game-blurb = Débarrassez-vous de vos cartes, criez UNO à temps, bluffez au +4, et si Shenron révèle une Dragonball, faites un vœu.
game-credits = Le livret de cette édition, UNO® Dragonball Z, ne nomme personne. UNO est une marque de Mattel.

## Ce qui arrive

event-round =
    Manche { $number }. { $dealer_is ->
        [you] Vous donnez.
       *[other] { $dealer } donne.
    }
event-dealt = Tout le monde reçoit { $number } cartes.
event-turned = Première carte du talon : { $card }.
event-put-back =
    { $number ->
        [one] La carte ignorée retourne dans la pioche.
       *[other] Les { $number } cartes ignorées retournent dans la pioche.
    }
asked-colour =
    { $colour_id ->
        [none] { "" }
       *[other] , couleur demandée : { $colour }
    }
just-drawn =
    { $drawn ->
        [1] { " " }(à peine piochée)
       *[other] { "" }
    }
event-played =
    { $seat_is ->
        [you] Vous jouez : { $card }{ asked-colour }{ just-drawn }.
       *[other] { $seat } joue : { $card }{ asked-colour }{ just-drawn }.
    }
draw-reason =
    { $why_id ->
        [plus2] { " " }à cause du +2
        [plus4] { " " }à cause du +4
        [challenge] { " " }pour un défi perdu
        [bluff] { " " }pour un bluff découvert
        [wish] { " " }par le vœu de Shenron
        [uno] { " " }pour un UNO oublié
       *[turn] { "" }
    }
number-of-cards =
    { $number ->
        [0] aucune carte : il n’en reste plus
        [1] une carte
       *[other] { $number } cartes
    }
event-drew =
    { $cards_id ->
        [hidden] { $seat } pioche { number-of-cards }{ draw-reason }.
        [none] { $seat_is ->
            [you] Vous ne piochez { number-of-cards }.
           *[other] { $seat } ne pioche { number-of-cards }.
        }
       *[other] { $seat_is ->
            [you] Vous piochez { number-of-cards }{ draw-reason } : { $cards }.
           *[other] { $seat } pioche { number-of-cards }{ draw-reason } : { $cards }.
        }
    }
event-kept =
    { $seat_is ->
        [you] Vous gardez la carte.
       *[other] { $seat } garde la carte.
    }
event-passed =
    { $seat_is ->
        [you] Vous n’avez rien à jouer ni à piocher : vous passez.
       *[other] { $seat } n’a rien à jouer ni à piocher, et passe.
    }
event-skipped =
    { $seat_is ->
        [you] Vous perdez votre tour
       *[other] { $seat } perd son tour
    }{ $why_id ->
        [skip] { "" }.
        [reverse] { " " }(Inversion à deux).
        [plus2] { " " }(+2).
        [plus4] { " " }(+4).
        [wish] { " " }(vœu de Shenron).
       *[marker] { " " }(marqueur de tour perdu).
    }
event-reversed =
    { $way_id ->
        [clockwise] Le sens change : on tourne dans le sens des aiguilles d’une montre.
       *[counter] Le sens change : on tourne dans le sens inverse des aiguilles d’une montre.
    }
event-revealed =
    { $ball ->
        [1] Shenron retourne : { $card }. Une Dragonball ! Un vœu sera exaucé.
       *[other] Shenron retourne : { $card }. Pas de Dragonball.
    }
event-wished =
    { $wish_id ->
        [draw2] { $seat_is ->
            [you] Votre vœu : la personne suivante pioche 2 cartes.
           *[other] Vœu ({ $seat }) : la personne suivante pioche 2 cartes.
        }
        [reverse] { $seat_is ->
            [you] Votre vœu : le sens du jeu change.
           *[other] Vœu ({ $seat }) : le sens du jeu change.
        }
        [skip] { $target_is ->
            [you] Vœu ({ $seat }) : vous perdrez votre prochain tour.
           *[other] { $seat_is ->
                [you] Votre vœu : { $target } perdra son prochain tour.
               *[other] Vœu ({ $seat }) : { $target } perdra son prochain tour.
            }
        }
        [shed] { $seat_is ->
            [you] Votre vœu : vous débarrasser d’une carte ({ $card }).
           *[other] Vœu ({ $seat }) : se débarrasser d’une carte ({ $card }).
        }
       *[none] { $seat_is ->
            [you] Vous ne faites pas de vœu.
           *[other] { $seat } ne fait pas de vœu.
        }
    }
event-uno =
    { $seat_is ->
        [you] UNO ! Il vous reste une carte.
       *[other] UNO ! Il reste une carte à { $seat }.
    }
event-caught =
    { $seat_is ->
        [you] { $by } vous prend en faute : vous n’aviez pas dit UNO !
       *[other] { $by_is ->
            [you] Vous prenez { $seat } en faute : pas d’UNO annoncé !
           *[other] { $by } prend { $seat } en faute : pas d’UNO annoncé !
        }
    }
event-challenge =
    { $by_is ->
        [you] Vous défiez { $seat } et son +4
       *[other] { $seat_is ->
            [you] { $by } défie votre +4
           *[other] { $by } défie { $seat } et son +4
        }
    } : { $guilty ->
        [1] c’était un bluff !
       *[other] le +4 était permis.
    }
event-showed =
    { $by_is ->
        [you] { $seat } vous montre sa main : { $cards }.
       *[other] { $seat_is ->
            [you] Vous montrez votre main à { $by } : { $cards }.
           *[other] { $seat } montre sa main à { $by } : { $cards }.
        }
    }
event-reshuffled =
    { $number ->
        [one] La pioche est vide : la carte du dessous du talon la remplace.
       *[other] La pioche est vide : { $number } cartes du talon sont mélangées et la remplacent.
    }
event-stacked =
    { $seat_is ->
        [you] Vous ajoutez au cumul : { $total } cartes.
       *[other] { $seat } ajoute au cumul : { $total } cartes.
    }
event-swapped =
    { $seat_is ->
        [you] Vous échangez votre main avec { $target }.
       *[other] { $target_is ->
            [you] { $seat } échange sa main avec vous.
           *[other] { $seat } et { $target } échangent leurs mains.
        }
    }
event-hands-passed = Un 0 : chaque main passe à la personne suivante.
event-received =
    { $seat_is ->
        [you] { $from } vous donne sa main : { $cards }.
       *[other] { $from } donne sa main à { $seat } : { $cards }.
    }
event-jumped-in =
    { $seat_is ->
        [you] Au vol ! Vous jouez hors de votre tour.
       *[other] Au vol ! { $seat } joue hors de son tour.
    }
event-shown =
    { $seat_is ->
        [you] Vous aviez encore { $cards } ({ $points ->
            [one] { $points } point
           *[other] { $points } points
        }).
       *[other] { $seat } avait encore { $cards } ({ $points ->
            [one] { $points } point
           *[other] { $points } points
        }).
    }
event-blocked =
    { $seats_n ->
        [one] Plus personne ne peut jouer. La main la plus légère l’emporte : { $seats }.
       *[other] Plus personne ne peut jouer. Les mains les plus légères se partagent la manche : { $seats }.
    }
event-round-over =
    { $seat_is ->
        [you] Plus de carte : vous gagnez la manche ({ $points ->
            [one] { $points } point
           *[other] { $points } points
        }).
       *[other] Plus de carte : { $seat } gagne la manche ({ $points ->
            [one] { $points } point
           *[other] { $points } points
        }).
    }
event-won =
    { $seat_is ->
        [you] Vous gagnez la partie avec { $score } points !
       *[other] { $seat } gagne la partie avec { $score } points !
    }

## Ce qu’on demande

ask-turn = À vous : jouez une carte ou piochez.
wait-turn = C’est à { $seat }.
ask-turn-uno = Quelqu’un n’a pas dit UNO. Si c’est votre tour : jouez ou piochez. Sinon : prendre en faute, ou laisser passer ?
wait-turn-uno = Quelqu’un n’a pas dit UNO ; c’est à { $seat }.
ask-turn-jump = Avez-vous la carte jumelle ? Jouez-la au vol, ou laissez faire. Si c’est votre tour : jouez ou piochez.
wait-turn-jump = { $seat } peut jouer au vol.
ask-drawn = Votre carte piochée : la jouer, ou la garder ?
wait-drawn = { $seat } regarde la carte piochée.
ask-plus4 = Un +4 vous vise : l’accepter, ou défier ?
wait-plus4 = { $seat } répond au +4.
ask-plus4-uno = Quelqu’un n’a pas dit UNO : prendre en faute, ou laisser passer ? Si le +4 vous vise, répondez aussi.
wait-plus4-uno = Quelqu’un n’a pas dit UNO ; on attend { $seat }.
ask-wish = Une Dragonball ! Quel est votre vœu ?
wait-wish = { $seat } fait un vœu.
ask-wish-uno = Quelqu’un n’a pas dit UNO : prendre en faute, ou laisser passer ? Si le vœu est à vous, faites-le.
wait-wish-uno = Quelqu’un n’a pas dit UNO ; on attend { $seat }.
ask-stack = Un cumul de +2 vous vise : ajoutez un +2, ou prenez les cartes.
wait-stack = { $seat } répond au cumul.
ask-stack-uno = Quelqu’un n’a pas dit UNO : prendre en faute, ou laisser passer ? Si le cumul vous vise, répondez aussi.
wait-stack-uno = Quelqu’un n’a pas dit UNO ; on attend { $seat }.
ask-swap = Votre 7 : avec qui échangez-vous votre main ?
wait-swap = { $seat } choisit avec qui échanger sa main.
ask-hold = Une carte en main, et pas d’UNO : annoncer, prendre en faute, ou laisser passer ?
wait-hold = Quelqu’un n’a pas dit UNO ; on attend { $seat }.

## Ce que disent les boutons

with-uno =
    { $uno ->
        [1] { " " }+ UNO !
       *[other] { "" }
    }
move-play =
    { $colour_id ->
        [none] { $card }{ with-uno }
       *[other] { $card } ({ $colour }){ with-uno }
    }
move-draw = Piocher
move-keep = Garder
move-pass = Passer
move-accept = Accepter
move-challenge = Défier
move-wish =
    { $wish_id ->
        [draw2] Vœu : la personne suivante pioche 2
        [reverse] Vœu : changer le sens
        [skip] Vœu : { $target } perd un tour
        [shed] Vœu : se débarrasser d’une carte ({ $card }){ with-uno }
       *[none] Pas de vœu
    }
move-take = Prendre les cartes
move-swap = Échanger avec { $target }{ with-uno }
move-jump = Au vol : { $card }{ with-uno }
move-stay = Laisser faire
move-declare = UNO !
move-silent = Se taire
move-catch = Prendre { $target } en faute
move-wave = Laisser passer
move-close = Fin de la pause

## Pourquoi pas

no-unknown-move = « { $text } » n’est pas un coup.
no-bad-first-dealer = Le siège { $value } ne peut pas donner : les sièges vont de 1 à { $last }.
no-deck-too-small = Avec { $cards } cartes à { $seats }, il en reste { $left } après la donne, et { $others } ne sont pas des chiffres : il pourrait n’y avoir aucune carte pour commencer.
no-clock-only = La pause finit avec le temps ; personne ne peut l’abréger.
no-hold = Un instant : quelqu’un n’a plus qu’une carte, le tour suivant attend.
no-not-your-challenge = Seule la personne visée par le +4 peut défier : { $seat }.
no-not-your-decision = Cette décision est à { $seat }.
no-wish-first = Shenron attend votre vœu.
no-swap-first = Votre 7 demande d’abord avec qui vous échangez votre main.
no-answer-plus4 = Répondez d’abord au +4 : accepter ou défier.
no-no-card-left = Il n’y a plus de carte à piocher : jouez-en une.
no-nothing-drawn = Vous n’avez rien pioché : il n’y a rien à garder.
no-no-pass = On ne passe pas : jouez une carte, ou piochez-en une.
no-only-drawn = Après avoir pioché, seule la carte piochée peut être jouée ({ $drawn }).
no-bluff-stays = { $card } serait un bluff : cette carte n’arrête pas la pioche et reste en main.
no-must-play = La carte piochée est jouable, et le jeu est forcé : jouez { $card }.
no-one-draw = On ne pioche qu’une fois par tour.
no-no-wish = Il n’y a pas de vœu à faire : Shenron n’a pas révélé de Dragonball pour vous.
no-no-plus4 = Il n’y a pas de +4 à accepter ni à défier.
no-challenge-off = À cette table, on ne défie pas un +4 : il ne se joue que s’il est permis.
no-no-stack = Il n’y a pas de cumul à prendre.
no-stack-off = Les +2 ne se cumulent pas à cette table.
no-no-swap = On n’échange les mains qu’après avoir joué un 7.
no-swap-off = La variante « sept et zéro » ne se joue pas à cette table.
no-no-match-wild = La carte visible est un joker : seule la couleur demandée compte ({ $colour }), et { $card } ne va pas.
no-no-match = { $card } ne va pas sur { $visible } : il faut la couleur demandée ({ $colour }), le même chiffre ou le même symbole.
no-plus4-illegal = { $card } n’est pas permise : vous avez une carte qui convient à la couleur demandée ({ $colour }), et le bluff ne se joue pas ici.
no-no-colour-choice = { $card } a déjà sa couleur. Écrivez : { $instead }
no-say-colour = Choisissez aussi une couleur pour { $card }.
no-unknown-colour = Il n’y a pas de couleur « { $text } ». Les couleurs : { $allowed }.
no-uno-auto = À cette table, UNO s’annonce tout seul : on n’annonce pas, et l’on ne prend personne en faute.
no-say-card = Quelle carte ?
no-unknown-card = Il n’y a pas de carte « { $text } ».
no-not-in-hand = Vous n’avez pas { $card } en main.
no-take-stack = On ne pioche pas contre un cumul : prenez les cartes.
no-answer-stack = Répondez d’abord au cumul : un +2, ou prenez les cartes.
no-only-plus2 = Seul un +2 répond à un +2, pas { $card }.
no-say-target = Qui ? Donnez le numéro d’un siège.
no-no-such-seat = Il n’y a pas de siège { $number }.
no-say-wish = Quel vœu ?
no-unknown-wish = Shenron n’exauce pas « { $text } ». Les vœux : { $allowed }.
no-skip-self = Désignez quelqu’un d’autre que vous.
no-swap-self = On n’échange pas sa main avec soi.
no-you-not-exposed = Vous n’avez rien à annoncer maintenant.
no-nothing-asked = Personne ne vous demande d’annoncer.
no-catch-self = On ne se prend pas en faute.
no-not-exposed =
    { $target_is ->
        [you] Vous n’êtes pas à découvert.
       *[other] { $target } n’est pas à découvert : il ne se passe rien.
    }
no-nobody-exposed = Personne n’est à découvert.
no-only-you-exposed = C’est vous que l’on peut prendre en faute : laisser passer est pour les autres. Dites UNO tant qu’il est temps.
no-call-first = Dites d’abord si vous annoncez UNO, ou non.
no-waved = Vous avez laissé passer : c’est trop tard cette fois.
no-jump-off = Les cartes au vol ne se jouent pas à cette table.
no-jump-not-now = Pas maintenant : une décision ou la pause UNO est en cours.
no-jump-your-turn = C’est votre tour : jouez la carte tout simplement.
no-jump-not-on-this = On ne joue pas au vol sur cette carte ({ $card }).
no-jump-own-card = Vous avez joué vous-même la carte visible.
no-jump-marked = Avec un marqueur de tour perdu, on ne joue pas au vol.
no-jump-stayed = Vous avez laissé faire : c’est trop tard pour cette carte.
no-jump-not-identical = { $card } n’est pas identique à { $visible }.
no-position-phase = Position, « { $key } » ne veut rien dire dans la phase « { $value } », seulement dans : { $allowed }.
no-position-order-alone = Position, « { $key } » : avec « { $value } » la manche est à donner, et rien n’est encore posé.
no-position-reshuffle-empty = Position, « reshuffled » : le mélange { $value } n’a pas de cartes, et sans cartes il n’y en a pas.
no-position-hold = La phase « { $value } » n’est pas possible : personne n’est à découvert.
no-position-known = Position, « known » : { $value }. On connaît des cartes que quelqu’un d’autre a en main.
no-position-no-points = Un score de { $value } ? Cette table ne joue pas aux points (mode « scoring »).
no-position-won-already = Avec { $value } points on a gagné : { $target } suffisent.
no-position-points-early = À la manche { $value }, autant de sièges ne peuvent pas avoir de points : un seul marque par manche. C’est au moins la manche { $least }.
no-position-empty-hand = Le siège { $value } n’a plus de carte : il a gagné, et la manche est finie.
no-position-colour = La carte visible a été jouée : sa propre couleur est demandée ({ $due }), pas { $value }.
no-position-shenron = Le siège { $value } ne peut pas avoir posé la carte visible : une carte est retournée sur un Shenron joué.
no-position-one-card = Position, « { $key } » : le siège { $value } n’a pas exactement une carte ({ $found }). Il le faut pour annoncer, ou pour être à découvert.
no-position-auto = Position, « { $key } » : le siège { $value } ne peut pas être à découvert, UNO s’annonce tout seul à cette table.
no-position-exposed-now = Dans la phase « { $value } » personne n’est à découvert : piocher y met fin, et avec un 7 cela commence après l’échange.
no-position-exposed-other = Position, « { $key } » : le siège { $value } est déjà hors de danger. Ici, seul le siège { $due } peut être à découvert, par sa propre carte.
no-position-actor = Position, « { $key } » : le siège { $value } n’a pas été mis à découvert par son action mais par celle du siège { $due } ; seule la variante « sept et zéro » le fait.
no-position-surprised = Position, « surprised » : le siège { $value } a agi lui-même ; cela ne surprend que les autres.
no-position-waved = Position, « waved » : le siège { $value } n’a personne à laisser passer, ou doit d’abord dire s’il annonce UNO.
no-position-all-waved = Position, « { $key } » : le siège { $value } est hors de danger, car tout le monde a laissé passer.
no-position-marker = Le siège { $turn } agit : il ne lui reste aucun marqueur de tour perdu (ici { $value }), ils sont utilisés avant que le tour commence.
no-position-stayed = Position, « stayed » : le siège { $value } ne peut pas jouer au vol ici, il n’a donc rien laissé faire.
no-position-drawn = Qui a pioché a au moins deux cartes en main, pas seulement { $value }.
no-position-wish = Il n’y a pas de vœu à faire : la carte visible ({ $value }) doit porter une Dragonball et avoir été retournée par un Shenron, juste dessous.
no-position-swap = Il n’y a pas d’échange : la carte visible ({ $value }) doit être un 7 joué par le siège dont c’est le tour.
no-position-total = Un cumul de { $value } ? Chaque +2 ajoute deux cartes.
no-position-stack = Il n’y a pas de cumul : la carte visible ({ $value }) doit être un +2 joué par le siège précédent.
no-position-option = La phase « { $value } » demande l’option « { $option } ».
no-position-plus4 = Il n’y a pas de +4 : la carte visible ({ $value }) doit en être un, joué par « turn ».
no-position-judged = Cartes de la main jugée : { $value }, et maintenant { $found }. Seule une main d’une carte pioche entre-temps, deux au plus, pour UNO oublié.
no-position-passed = Le siège { $value } ne peut pas avoir passé : on ne passe que si l’on ne peut ni jouer ni piocher, et que personne n’est à découvert.
no-position-blocked = Les { $value } sièges ont passé : la manche est bloquée et finie.
no-position-idle = { $value } tours de suite à piocher et poser, c’est trop ici : { $most } au plus.
no-position-verdict = Position, « { $key } » : { $value } ? On ne défie pas les +4 à cette table.
no-position-pile-born = { $value } ne peut pas être dans la pioche : cette carte n’y est pas revenue au dernier mélange.
no-position-out = { $value } n’est pas dans cette manche, et n’a pas pu être mélangée.
no-position-put-back = { $value } n’a pas été remise dans la pioche : à cette table, les cartes ignorées restent au talon.
no-position-ignored = { $value } n’a pas été retournée et ignorée au début : seules le sont des cartes de cette manche autres que des chiffres, une fois chacune.
no-position-fresh = Position, « fresh » : { $value } ne convient pas. Il faut de { $low } à { $high }.

## Modes, options, fins

mode-single = Une manche
mode-single-help = Qui pose sa dernière carte en premier a gagné.
mode-scoring = Aux points
mode-scoring-help = Manche après manche : qui finit marque ce que les autres tiennent encore. Il faut 500 points, ou ce que vous aurez réglé.
ending-last-card = Une dernière carte a été jouée.
ending-wish = Une dernière carte est partie par un vœu de Shenron.
ending-target = Le total de points est atteint.
ending-blocked = Plus personne ne pouvait jouer : la main la plus légère l’emporte.

option-scoring = Partie aux points
option-scoring-help = On joue des manches pour des points, jusqu’au total à atteindre.
option-target-score = Points à atteindre
option-target-score-help = Le nombre de points qui fait gagner la partie.
option-first-dealer = Première donne
option-first-dealer-help = Le siège qui donne pour la première manche, à partir de 1 ; avec 0, on tire au sort.
option-first-dealer-0 = par tirage au sort
option-next-dealer = Donne suivante
option-next-dealer-help = Qui donne la manche suivante.
option-next-dealer-left = à gauche
option-next-dealer-winner = qui a gagné
option-next-dealer-random = au sort
option-setup-skipped = Cartes ignorées
option-setup-skipped-help = Où vont les cartes Action et les jokers retournés en premier.
option-setup-skipped-discard = restent au talon
option-setup-skipped-reshuffle = retour dans la pioche
option-two-player-reverse = Inversion à deux
option-two-player-reverse-help = À deux, l’Inversion fait perdre un tour, ou ne tourne que la flèche.
option-two-player-reverse-skip = fait perdre un tour
option-two-player-reverse-plain = simple
option-plus4-wilds-count = Jokers et +4
option-plus4-wilds-count-help = Les jokers gardés en main qui rendent un +4 illégal. À la lettre du livret : tous.
option-plus4-wilds-count-free-wilds = Carte blanche et Shenron
option-plus4-wilds-count-all-wilds = tous
option-plus4-wilds-count-none = aucun
option-plus4-challenge = Bluff et défi
option-plus4-challenge-help = Oui : un +4 peut être un bluff, et être défié. Non : seul un +4 permis peut être joué.
option-last-card-draws = La dernière carte fait piocher
option-last-card-draws-help = Aux points, un +2 ou un +4 joué en dernier fait encore piocher avant le compte.
option-wish-draw2-skips = Le vœu « Piocher 2 » coûte le tour
option-wish-draw2-skips-help = La personne qui pioche 2 par le vœu perd aussi son tour.
option-wish-shed-place = Place de la carte défaussée
option-wish-shed-place-help = Où va la carte dont un vœu vous débarrasse.
option-wish-shed-place-under = dessous
option-wish-shed-place-top = dessus
option-dragonball-profile = Nombre de Dragonballs
option-dragonball-profile-help = Complet : 56 cartes en portent une. Rare : seul le premier exemplaire de chacune (28).
option-dragonball-profile-full = complet
option-dragonball-profile-rare = rare
option-uno-call = Annonce UNO
option-uno-call-help = En direct : on annonce et on prend en faute. Automatique : UNO s’annonce tout seul.
option-uno-call-live = en direct
option-uno-call-auto = automatique
option-stack-plus2 = Cumul des +2
option-stack-plus2-help = Un +2 répond à un +2, et les cartes s’additionnent.
option-seven-zero = Sept et zéro
option-seven-zero-help = Un 7 échange deux mains, un 0 fait passer toutes les mains.
option-jump-in = Carte au vol
option-jump-in-help = Une carte identique se joue hors de son tour.
option-force-play = Jeu forcé
option-force-play-help = Une carte piochée qui peut être jouée doit l’être.
option-draw-until-playable = Piocher jusqu’à pouvoir jouer
option-draw-until-playable-help = Qui pioche à son tour continue jusqu’à une carte jouable.
option-uno-grace-seconds = Délai de grâce
option-uno-grace-seconds-help = Le temps, en secondes, pendant lequel votre propre UNO passe avant toute prise en faute.
option-uno-grace-seconds-0 = aucun
option-uno-hold-seconds = Pause UNO
option-uno-hold-seconds-help = Le temps, en secondes, que le tour suivant attend quand une main n’a plus qu’une carte.
option-uno-hold-seconds-0 = aucune
option-jump-in-hold-seconds = Pause au vol
option-jump-in-hold-seconds-help = Le temps, en secondes, que le tour suivant attend après chaque carte de couleur (avec la carte au vol).
option-jump-in-hold-seconds-0 = aucune
option-turn-seconds = Temps de réflexion
option-turn-seconds-help = Le temps, en secondes, pour chaque décision ; 0 pour ne pas le limiter.
option-turn-seconds-0 = sans limite

## Le plateau en mots : ce qui mérite d’être dit d’une vue

fact-round = Manche { $value }
fact-discard = Sur le talon : { $last }
fact-colour = Couleur demandée : { $value }
fact-direction =
    { $value_id ->
        [clockwise] On tourne dans le sens des aiguilles d’une montre
       *[other] On tourne dans le sens inverse des aiguilles d’une montre
    }
fact-left =
    { $value ->
        [0] La pioche est vide
        [one] { $value } carte dans la pioche
       *[other] { $value } cartes dans la pioche
    }
fact-now-total =
    { $value ->
        [0] { "" }
       *[other] À prendre : { $value } cartes
    }
fact-exposure-seats =
    { $seat_is ->
        [you] Vous n’avez pas dit UNO : on peut vous prendre en faute
       *[other] N’a pas dit UNO, en danger : { $seat }
    }
fact-now-colour = Le +4 a été posé sur du { $value }
fact-bluffs =
    { $value_id ->
        [none] { "" }
       *[other] Peut être défié : { $value }
    }
fact-shown =
    { $value_id ->
        [none] { "" }
       *[other] Resté en main à la manche précédente : { $value }
    }
fact-cards =
    { $value ->
        [0] Plus de carte
        [one] { $value } carte
       *[other] { $value } cartes
    }
fact-hand =
    { $value_id ->
        [none] { "" }
        [hidden] { "" }
       *[other] En main : { $value }
    }
fact-uno =
    { $value_id ->
        [called] A dit UNO
        [exposed] N’a pas dit UNO
        [surprised] N’a pas dit UNO
       *[none] { "" }
    }
fact-markers =
    { $value ->
        [0] { "" }
        [one] Perdra son prochain tour
       *[other] Perdra ses { $value } prochains tours
    }
fact-score =
    { $value ->
        [0] { "" }
        [one] { $value } point
       *[other] { $value } points
    }

## La place d’un coup dans un long menu

menu-play = Jouer une carte
menu-jump = Jouer au vol
menu-wish = Vœux
menu-swap = Échanger les mains
menu-catch = Prendre en faute
menu-catch-cell = { $target }

## Le plateau dans un terminal

board-your-hand = Votre main
board-heavy = (les cartes au cadre épais peuvent être jouées)
board-bluff = peut être défié

## Ce que ferait un coup

foretell-last = Votre dernière carte : vous gagnez la manche.
foretell-skip =
    { $target_is ->
        [you] Vous perdez votre tour.
       *[other] { $target } perd son tour.
    }
foretell-reverse = Le sens change : c’est à { $target } ensuite.
foretell-plus2 = { $target } pioche { $number } cartes et perd son tour.
foretell-stack = { $target } ajoute un +2, ou pioche { $number } cartes.
foretell-plus4 = { $target } pioche { $number } cartes et perd son tour, ou vous défie.
foretell-bluff = C’est un bluff : si { $target } vous défie, vous piochez { $number } cartes.
foretell-shenron = La carte du dessus de la pioche est retournée ; une Dragonball vous accorde un vœu.
foretell-seven = Vous échangez votre main avec qui vous voulez.
foretell-zero = Chaque main passe à la personne suivante.
foretell-left =
    { $number ->
        [1] Il vous reste une carte.
       *[other] Il vous reste { $number } cartes.
    }
foretell-uno = Il vous reste une carte, et vous annoncez UNO.
foretell-uncalled = Il vous reste une carte, sans UNO : si l’on vous prend, vous piochez { $number } cartes.
foretell-draw = La prochaine carte est jouable dans { $percent } % des cas.
foretell-accept = Vous piochez { $number } cartes et perdez votre tour.
foretell-challenge = Si { $by } a bluffé, { $by } pioche { $number } cartes ; sinon vous en piochez { $lost } et perdez votre tour.
foretell-guilt = D’après les cartes, { $by } bluffe dans { $percent } % des cas.
foretell-take =
    { $number ->
        [1] Vous piochez une carte et perdez votre tour.
       *[other] Vous piochez { $number } cartes et perdez votre tour.
    }
foretell-swap =
    { $number ->
        [1] { $target } vous donne sa seule carte.
       *[other] { $target } vous donne ses { $number } cartes.
    }
foretell-silent = Si l’on s’en aperçoit, vous piochez { $number } cartes.
foretell-catch = { $target } pioche { $number } cartes, si personne ne vous devance.
foretell-wish-draw = { $target } pioche { $number } cartes.
foretell-wish-skip = { $target } perdra son prochain tour.

## Études

study-played-card = Cartes posées

## Ce qui fait basculer une partie, dit par qui la relit (« … arrive 40 fois sur 100 »)

turning-round-over = { $seat } gagne la manche
turning-uno = il reste une carte à { $seat }
turning-caught = { $seat } se fait prendre sans UNO

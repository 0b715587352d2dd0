# Dragon Ball Z Duel Battle. Les variables sont décrites dans nyoi/words/speech.py.

game-name = Dragon Ball Z Duel Battle
game-blurb = Composez votre équipe, prenez les hauteurs, coupez l’attaque adverse d’une Capsule : sept tours de jeu pour mettre l’autre camp KO ou réunir les boules de cristal.
game-credits = Jeu conçu et réalisé par l’équipe Yoka by Tsume. Production : Cédric Szydowski. Conception : Nicolas Badoux et Vincent Joassin. Graphisme : Vincent Joassin. 3D : Leo Bustamante Dolon, Marcio Candido de Olivera, Cyril Farudja, Sébastien Grun, Sophie Nguyen, Maxime Roudaut, Olivier Sam et Patrick Tran. Gestion des droits : Sébastien Agogué, Luc de Ribeiro et Pauline Oger. Relecture : Matthieu Emont pour The Geeky Pen. Tests : Frédéric Blusson, Jimmy Cavard, Robin Dall Armellina, Pierre Fouret, Jérôme Le Mignot, Hugo Patry, Rico, Aurelien Riolet et Thomas Salvy. © Bird Studio/Shueisha, Toei Animation. © Tsume Art.

## Ce qui arrive

event-sides =
    { $a_is ->
        [you] Vous jouez le camp A, { $b } le camp B.
       *[other] { $b_is ->
            [you] Vous jouez le camp B, { $a } le camp A.
           *[other] { $a } joue le camp A, { $b } le camp B.
        }
    }
event-tile =
    { $seat_id ->
        [none] La tuile « { $tile } » est posée (place : { $position }, rotation : { $rotation }).
       *[other] { $seat_is ->
            [you] Vous posez la tuile « { $tile } » (place : { $position }, rotation : { $rotation }).
           *[other] { $seat } pose la tuile « { $tile } » (place : { $position }, rotation : { $rotation }).
        }
    }
event-field = Terrain : { $layout }.
event-group = Les jetons { $group } vont sur la tuile « { $tile } ».
event-picked =
    { $seat_is ->
        [you] Vous prenez { $unit }.
       *[other] { $seat } prend { $unit }.
    }
event-stopped =
    { $seat_is ->
        [you] Votre équipe est complète.
       *[other] { $seat } ne prend plus personne.
    }
event-team =
    { $seat_is ->
        [you] Votre équipe (valeur { $value }) : { $units }.
       *[other] { $seat } a formé son équipe (valeur { $value }) : { $units }.
    }
event-round =
    Tour de jeu { $round }. { $seat_is ->
        [you] Vous commencez.
       *[other] { $seat } commence.
    }
event-got =
    { $unit } : { $thing_id ->
        [health] { $amount ->
            [one] +{ $amount } point de santé.
           *[other] +{ $amount } points de santé.
        }
        [ki] +{ $amount } ki.
        [star] { $amount ->
            [one] +{ $amount } pion Étoile.
           *[other] +{ $amount } pions Étoile.
        }
        [parade] { $amount ->
            [one] +{ $amount } pion Parade.
           *[other] +{ $amount } pions Parade.
        }
        [action] { $amount ->
            [one] +{ $amount } action.
           *[other] +{ $amount } actions.
        }
        [strength] { $amount ->
            [one] +{ $amount } blessure à la prochaine attaque.
           *[other] +{ $amount } blessures à la prochaine attaque.
        }
        [range] portée +{ $amount }.
       *[other] { $thing } +{ $amount }.
    }
event-activated =
    { $seat_is ->
        [you] Vous activez { $unit }.
       *[other] { $seat } active { $unit }.
    }
event-passed =
    { $seat_is ->
        [you] Tous vos personnages ont joué : vous passez.
       *[other] { $seat } n’a plus personne à activer et passe.
    }
event-placed = { $unit } entre en { $zone }.
event-rolled = { $unit } lance son dé : face { $face }.
event-looked =
    { $seat_is ->
        [you] Vous regardez un jeton ({ $spot }) : { $token }.
       *[other] { $token_id ->
            [hidden] { $seat } regarde un jeton ({ $spot }).
           *[other] { $seat } regarde un jeton ({ $spot }) : { $token }.
        }
    }
event-ended = { $unit } a fini son activation.
event-moving = { $unit } part vers { $zone }.
event-searching = { $unit } va révéler un jeton ({ $spot }).
event-attacking =
    { $actions ->
        [one] { $unit } attaque { $target }.
       *[other] { $unit } attaque { $target } avec { $actions } actions groupées.
    }
event-using = { $unit } utilise { $technique }.
event-aiming = { $unit } lance { $technique } sur { $target }.
event-aiming-two = { $unit } lance { $technique } sur { $target }, et sur { $second }.
event-rising = { $unit } veut se relever.
event-lifting = { $unit } tend la main à { $ally }.
event-reducing = { $unit } réduit le coût de la carte { $card } (place { $slot }).
event-talent = { $unit } utilise son talent : { $talent }.
event-talent-at = { $unit } utilise son talent contre { $target } : { $talent }.
event-cancelled = { $unit } renonce : tout est rendu.
event-vanished = { $unit } n’est plus là : son action disparaît.
event-moved = { $unit } arrive en { $zone }.
event-revealed = { $unit } révèle le jeton ({ $spot }) : { $token }.
event-struck =
    { $wounds ->
        [one] { $target } risque { $wounds } blessure
       *[other] { $target } risque { $wounds } blessures
    }{ $hard ->
        [0] { "" } ({ $unit }).
        [one] , dont { $hard } imparable ({ $unit }).
       *[other] , dont { $hard } imparables ({ $unit }).
    }
event-splashed =
    { $wounds ->
        [one] { $target } risque aussi { $wounds } blessure ({ $unit }).
       *[other] { $target } risque aussi { $wounds } blessures ({ $unit }).
    }
event-stood = { $unit } se relève.
event-down = { $unit } est immobilisé.
event-flies = { $unit } s’envole.
event-grew = { $unit } gagne { $strength } en force pour cette activation.
event-reduced = { $card } ne coûte plus que { $cost } ★ (place { $slot }).
event-planted = { $unit } sort de terre en { $zone }.
event-stole =
    { $thing_id ->
        [star] { $unit } prend un pion Étoile à { $target }.
       *[other] { $unit } prend un pion Parade à { $target }.
    }
event-stripped =
    { $tokens ->
        [one] { $unit } perd d’abord { $tokens } pion Parade.
       *[other] { $unit } perd d’abord { $tokens } pions Parade.
    }
event-pushed = { $unit } recule en { $zone }.
event-hill = La colline en { $zone } s’effondre !
event-fell = { $unit } tombe.
event-bought = { $unit } achète { $card } pour { $cost } ★.
event-opened = Nouvelle carte à vendre (place { $slot }) : { $card }.
event-took =
    { $seat_is ->
        [you] Vous piochez { $card }.
       *[other] { $card_id ->
            [hidden] { $seat } pioche une carte.
           *[other] { $seat } pioche { $card }.
        }
    }
event-reshuffled =
    { $cards ->
        [one] La défausse redevient la pioche ({ $cards } carte).
       *[other] La défausse redevient la pioche ({ $cards } cartes).
    }
event-played =
    { $seat_is ->
        [you] Vous jouez { $card }.
       *[other] { $seat } joue { $card }.
    }
event-played-on =
    { $seat_is ->
        [you] Vous jouez { $card } pour { $unit }.
       *[other] { $seat } joue { $card } pour { $unit }.
    }
event-defence-rolled = { $unit } lance le dé de défense : face { $face }.
event-riposted =
    { $wounds ->
        [one] Riposte ! { $unit } renvoie { $wounds } blessure à { $target }.
       *[other] Riposte ! { $unit } renvoie { $wounds } blessures à { $target }.
    }
event-parried =
    { $wounds ->
        [one] { $unit } pare { $wounds } blessure avec le dé.
       *[other] { $unit } pare { $wounds } blessures avec le dé.
    }
event-spent =
    { $tokens ->
        [one] { $unit } dépense { $tokens } pion Parade.
       *[other] { $unit } dépense { $tokens } pions Parade.
    }
event-shielded =
    { $wounds ->
        [one] { $unit } encaisse { $wounds } blessure pour { $target }.
       *[other] { $unit } encaisse { $wounds } blessures pour { $target }.
    }
event-wounded = { $wounds ->
    [one] { $unit } perd { $wounds } point de santé (reste : { $health }).
   *[other] { $unit } perd { $wounds } points de santé (reste : { $health }).
}
event-ko = { $unit } est KO !
event-removed = { $unit } quitte le terrain.
event-dropped = La { $token } tombe en { $zone }.
event-scored =
    { $seat_is ->
        [you] { $why_id ->
            [handicap] Votre équipe est la plus légère : vous partez avec { $points ->
                [one] { $points } point de Victoire.
               *[other] { $points } points de Victoire.
            }
           *[other] Points de Victoire : +{ $points } pour vous ({ $total }).
        }
       *[other] { $why_id ->
            [handicap] { $seat } a l’équipe la plus légère et part avec { $points ->
                [one] { $points } point de Victoire.
               *[other] { $points } points de Victoire.
            }
           *[other] Points de Victoire : +{ $points } pour { $seat } ({ $total }).
        }
    }
event-dragon =
    Les sept boules de cristal sont réunies ! { $seat_is ->
        [you] Vous en tenez le plus.
       *[other] { $seat } en tient le plus.
    }
event-resurrected = { $unit } revient à la vie et attend près de son départ.
event-healed = { $unit } retrouve toute sa santé.
event-last-round = Tour de jeu { $round } : c’est le dernier !
event-won =
    { $seat_is ->
        [you] Vous gagnez
       *[other] { $seat } gagne
    } { $ending_id ->
        [points] { $points } à { $against }.
        [tie_first] { $points } à { $against }, score atteint en premier.
        [wipe] la partie : toute l’équipe adverse est KO.
       *[other] par abandon.
    }
event-drawn = Partie nulle, { $points } partout.

## Ce qui se demande

ask-lay-tile = Posez une tuile du terrain.
wait-lay-tile = { $seat } pose une tuile.
ask-token-tile = Sur quelle tuile vont les jetons suivants ?
wait-token-tile = { $seat } répartit les jetons.
ask-draft-pick = Prenez un personnage.
wait-draft-pick = { $seat } prend un personnage.
ask-team-form = Formez votre équipe, en secret : un à quatre de vos cinq personnages.
wait-team-form = { $seat } forme son équipe.
ask-team-pick = Prenez un personnage dans votre équipe, ou arrêtez-vous là.
wait-team-pick = { $seat } compose son équipe.
ask-act-choose = Qui activez-vous ?
wait-act-choose = { $seat } choisit qui activer.
ask-act-pass = Vous n’avez plus personne à activer : prenez-vous une carte ?
wait-act-pass = { $seat } n’a plus personne à activer.
ask-act-deploy = Le départ est plein : où entrez-vous ?
wait-act-deploy = { $seat } choisit par où entrer.
ask-act-die = Gardez-vous ce résultat ?
wait-act-die = { $seat } regarde son dé.
ask-regard = Quel jeton regardez-vous ?
wait-regard = { $seat } peut regarder un jeton.
ask-act-menu = Que faites-vous ?
wait-act-menu = { $seat } joue son activation.
ask-sai-step = Vos Saibaiman agissent : lequel, et comment ?
wait-sai-step = { $seat } fait agir ses Saibaiman.
ask-r = Le tour de jeu commence : jouez-vous une Capsule ?
wait-r = Le tour de jeu commence.
ask-b = Avant l’activation suivante : jouez-vous une Capsule ?
wait-b = Une activation vient de finir.
ask-x = Répondez-vous par une Capsule ?
wait-x = L’action est annoncée.
ask-x-actor = Une carte vous interrompt : continuez-vous ?
wait-x-actor = { $seat } décide si l’action a lieu.
ask-grant = Comment utilisez-vous l’effet de votre Capsule ?
wait-grant = { $seat } choisit l’effet de sa Capsule.
ask-p = Renforcez-vous ce coup ?
wait-p = Le coup part.
ask-f-main = Défendez-vous : lancez-vous le dé ?
wait-f-main = { $seat } se défend.
ask-f-tokens = Combien de pions Parade dépensez-vous ?
wait-f-tokens = { $seat } se défend.
ask-f-allies = Quels alliés encaissent des blessures à la place de la cible ?
wait-f-allies = { $seat } répartit les blessures.
ask-f-ally-tokens = Votre allié dépense-t-il des pions Parade ?
wait-f-ally-tokens = { $seat } répartit les blessures.
ask-w-tokens = Combien de pions Parade dépensez-vous contre cette blessure ?
wait-w-tokens = { $seat } encaisse.
ask-steal = Que prenez-vous ?
wait-steal = { $seat } choisit ce que prend Yamcha.
ask-push = Où poussez-vous la cible ?
wait-push = { $seat } peut pousser la cible.
ask-token-choice = Que vous donne ce jeton ?
wait-token-choice = { $seat } choisit ce que donne le jeton.
ask-dragon-choice = Votre vœu : qui revient, ou qui guérit ?
wait-dragon-choice = { $seat } fait un vœu.
ask-dragon-draw = Combien de cartes prenez-vous ?
wait-dragon-draw = { $seat } prend des cartes.

## Ce que disent les boutons

move-place = { $tile } : { $position } (rotation { $rotation })
move-tile = { $tile }
move-pick = { $unit }
move-stop = M’arrêter là
move-team = { $units }
move-activate = Activer { $unit }
move-take = Prendre une carte
move-decline = Non merci
move-deploy = Entrer en { $zone }
move-keep = Garder
move-reroll = Relancer
move-look = Regarder le jeton ({ $spot })
move-enough = Rien de plus
move-end = Terminer l’activation
move-move = Aller en { $zone }
move-reveal = Révéler le jeton ({ $spot })
move-attack =
    { $actions ->
        [one] Attaquer { $target }
       *[other] Attaquer { $target } ({ $actions } actions)
    }
move-technique = { $technique }
move-technique-at = { $technique } sur { $target }
move-technique-two = { $technique } sur { $target } et { $second }
move-stand = Se relever
move-lift = Relever { $unit }
move-reduce = Réduire le coût de la carte { $card } (place { $slot })
move-buy = Acheter { $card } (place { $slot })
move-talent = { $talent }
move-talent-to = { $talent } ({ $zone })
move-talent-at = { $talent } sur { $target }
move-launch = { $unit } : { $technique } sur { $target }
move-leap = { $unit } : bond en { $zone }
move-play = Jouer { $card }
move-play-on = Jouer { $card } pour { $unit }
move-play-to = { $card } : { $unit } va en { $zone }
move-play-at = { $card } : { $unit } attaque { $target }
move-search = { $unit } révèle le jeton ({ $spot })
move-let-go = Renoncer à cet effet
move-pass = Passer
move-continue = Continuer
move-cancel = Renoncer
move-roll = Lancer le dé
move-accept = Garder ce résultat
move-no-die = Ne pas lancer le dé
move-parry =
    { $tokens ->
        [0] Aucun pion Parade
        [one] { $tokens } pion Parade
       *[other] { $tokens } pions Parade
    }
move-shield =
    { $wounds ->
        [one] { $unit } encaisse { $wounds } blessure
       *[other] { $unit } encaisse { $wounds } blessures
    }
move-push = Pousser en { $zone }
move-no-push = Ne pas pousser
move-choose =
    { $thing_id ->
        [action] Une action
        [health] Un point de santé
        [star] Un pion Étoile
       *[other] Un pion Parade
    }
move-resurrect = Ramener { $unit }
move-heal = Guérir { $unit }
move-draw =
    { $cards ->
        [0] Aucune carte
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
move-resign =
    { $seat_is ->
        [you] Abandonner
       *[other] { $seat } abandonne
    }

## Pourquoi pas

no-unknown-move = Nous ne comprenons pas « { $text } ».
no-unknown-thing = « { $text } » ne désigne rien ici.
no-resign-button = Pour abandonner, servez-vous du bouton de la table.
no-say-more = Dites-en un peu plus, ou un peu moins, après « { $word } ».
no-answer-first =
    { $key_id ->
        [act-menu] C’est l’activation de votre personnage : choisissez parmi ses possibilités.
       *[other] Répondez d’abord à la question posée.
    }
no-preset-too-dear = Une des équipes toutes faites vaut { $value }, et votre limite est { $limit }.
no-taken = { $unit } est déjà dans un camp.
no-not-drafted = { $unit } ne fait pas partie de vos cinq personnages.
no-team-size = Une équipe compte de un à quatre personnages.
no-team-order = Nommez chaque personnage une fois, dans l’ordre de leurs numéros.
no-team-too-dear = Cette équipe dépasserait la limite de { $limit }.
no-not-yours = { $unit } n’est pas à vous.
no-own-unit = { $unit } est de votre camp.
no-not-an-ally = { $unit } n’est pas un allié qui puisse servir ici.
no-unit-ko = { $unit } est KO.
no-off-field = { $unit } n’est pas sur le terrain.
no-activated-already = { $unit } a déjà été activé pendant ce tour de jeu.
no-not-there = On entre par le départ, ou au plus près s’il est plein.
no-no-reroll = Ce résultat ne permet pas de relancer.
no-no-actions = Il ne reste pas d’action.
no-lying-down = { $unit } est à terre et doit d’abord se relever.
no-must-stand-up = { $unit } est à terre et a une action : il doit se relever.
no-stands-already = Personne n’est à terre ici.
no-not-adjacent = { $zone } n’est pas une zone voisine.
no-zone-full = Il y a déjà trois figurines en { $zone }.
no-climb = Monter en { $zone } coûte deux actions.
no-no-token-here = { $unit } n’a pas ce jeton sous les pieds.
no-no-token-there = Aucun jeton caché à regarder là.
no-other-zone = { $unit } n’est pas dans la même zone.
no-target-flies = { $unit } vole, hors d’atteinte depuis le sol.
no-actions-left =
    { $actions ->
        [one] Il reste { $actions } action.
       *[other] Il reste { $actions } actions.
    }
no-not-his-technique = { $unit } n’a pas la technique { $technique }.
no-too-little-ki = { $technique } coûte { $due } ki, il y en a { $ki }.
no-too-few-stars = Il faut { $due } ★, il y en a { $stars }.
no-nobody-here = Aucun ennemi debout dans la zone pour { $technique }.
no-out-of-range =
    { $unit } est à { $range } : { $low ->
        [0] la portée va jusqu’à { $high }.
       *[other] la portée va de { $low } à { $high }.
    }
no-no-affinity = { $unit } ne partage aucune affinité.
no-not-in-market = Cette carte n’est pas à vendre à cette place.
no-costs-nothing = { $card } ne coûte déjà plus rien.
no-too-dear = { $card } coûte { $cost } ★, il y en a { $stars }.
no-not-his-talent = { $unit } n’a pas le talent { $talent }.
no-talent-by-itself = { $talent } vient tout seul, quand sa condition se présente.
no-talent-no-use = { $talent } ne changerait rien maintenant.
no-not-in-hand = Vous n’avez pas { $card } en main.
no-wrong-window = { $card } ne se joue pas à ce moment.
no-card-shut-out = Cette attaque ou cette technique ne laisse pas jouer { $card }.
no-card-no-use = { $card } n’aurait pas d’effet ainsi.
no-nothing-to-gain = { $unit } n’a plus de place pour cela ({ $thing }).
no-flies-already = { $unit } vole déjà.
no-no-step = { $unit } ne peut pas y aller avec un déplacement d’une seule action.
no-no-cancel = L’action reste possible : la table ne laisse pas renoncer.
no-not-possible-any-more = Ce n’est plus possible : il faut renoncer, ou une carte qui rétablit l’action.
no-saibaiman-cannot = Ce Saibaiman ne peut pas faire cela maintenant.
no-no-more-rolls = Le dé de défense ne peut plus être lancé.
no-roll-first = Lancez d’abord le dé.
no-too-many-tokens = Vous ne pouvez pas dépenser plus de pions Parade que vous n’en avez, ni plus qu’il n’y a de blessures à parer.
no-ally-far = { $unit } est trop loin pour aider.
no-ally-limit =
    { $wounds ->
        [0] { $unit } ne partage aucune affinité.
        [one] { $unit } peut prendre { $wounds } blessure au plus.
       *[other] { $unit } peut prendre { $wounds } blessures au plus.
    }
no-position-no-hill = Position, « flat » : la zone { $value } n’a jamais eu de colline.
no-position-team-size = Position, « teams » : une équipe de { $value } ; il en faut de un à { $most }.
no-position-team-dear = Position, « teams » : une équipe qui vaut { $value } dépasse la limite de { $limit }.
no-position-no-team = Position, « units » : « { $value } » n’est dans aucune équipe.
no-position-unit-twice = Position, « units » : pour « { $value } », la même chose est dite deux fois (« { $word } »).
no-position-above = Position, « units » : « { $value } » est trop pour { $unit } ; { $most } au plus.
no-position-ko = Position, « units » : « { $value } » n’a plus de santé et se trouve donc KO : hors du terrain et sans rien.
no-position-off-field = Position, « units » : { $unit } n’est pas sur le terrain, « { $value } » est donc impossible.
no-position-down-flying = Position, « units » : « { $value } » vole et ne peut donc être ni à terre ni KO.
no-position-flight = Position, « units » : « { $value } » vole, mais personne n’est actif. Il faut un personnage actif, ou pas de vol.
no-position-zone-full = Position, « units » : { $found } figurines en { $value } ; { $most } au plus.
no-position-first-round = Position, « round » : au tour de jeu { $value }, on entre sur le terrain par son activation, et { $unit } y est déjà. Il faut un tour de jeu suivant, ou « activated ».
no-position-activated = Position, « units » : « { $value } » est activé, mais les Saibaiman agissent avant tout le monde.
no-position-saibaimen = Position, « { $key } » : les Saibaiman vont au camp qui a « { $value } » dans son équipe, et aucun ne l’a.
no-position-six = Position, « lost » : { $value } Saibaiman, c’est trop ; avec ceux qui sont en jeu, { $most } au plus.
no-position-lost = Position, « lost » : { $value } Saibaiman perdus pour de bon, mais à cette table ils reviennent (option « saibaiman_reuse »).
no-position-left = Position, « saibaimen » : { $value } en jeu, mais à cette table ils partent quand Nappa est KO.
no-position-groups = Position, « groups » : « { $value } » doit nommer chaque tuile une fois : { $tiles }.
no-position-token-tile = Position, « tokens » : « { $value } » n’est pas sur la tuile de la zone { $zone }, où se trouve un autre groupe.
no-position-ball-gone = Position, « tokens » : la boule « { $value } » n’est nulle part. Elle est dans une zone du groupe { $group }, tombée, ou tenue.
no-position-seven-balls = Position, « units » : les sept boules sont tenues (« { $value } ») ; le dragon serait venu.
no-position-looked = Position, « looked » : il n’y a pas de jeton en « { $value } ».
no-position-copies = Position, « { $key } » : trop de « { $value } » ; il y en a { $copies } en tout.
no-position-market = Position, « market » : cartes à vendre, { $value } seulement, alors que la pioche remplirait les autres places. Nommez-en trois.
no-position-bought = Position, « bought » : « { $value } » n’est pas dans cette main.
no-position-cut = Position, « cuts » : une réduction de { $value } à la place { $place } ; { $most } au plus.
no-position-reached = Position, « reached » : « { $value } » est impossible. Chaque gain a son propre numéro et rapporte au moins un point.
no-position-tied = Position, « points » : à « { $value } », quelqu’un y est arrivé le premier ; dites-le avec « reached ».
no-position-phase = Position, « { $key } » : cela ne dit rien dans la phase « { $value } ». Cela va avec { $allowed }.
no-position-turn = Position, « turn » : { $unit } est actif, et n’est pas au siège { $value }.
no-position-active = Position, « active » : « { $value } » est KO, ou dans aucune équipe.
no-position-active-off = Position, « active » : « { $value } » n’est pas sur le terrain. Nommez sa zone, ou la phase « deploy ».
no-position-before-die = Position, « { $key } » : avant le lancer du dé ({ $unit }), rien n’a été gagné ni dépensé ({ $value }).
no-position-power = Position, « power » : { $unit } n’a pas de technique qui ajoute { $value } à sa force.
no-position-soars = Position, « soars » : { $unit } n’est pas à terre.
no-position-close = Position, « phase » : le tour de jeu ne finit pas (« { $value } ») : { $unit } peut encore être activé.
no-position-wiped = Position, « units » : toute une équipe est KO (« { $value } ») ; la partie serait finie.
no-card-later = { $card } se joue dans ses fenêtres ({ $windows }) ; attendez qu’on vous y invite.
no-team-formed = Votre équipe est formée ; l’autre se forme encore.

## Options, modes, fins

option-sides = Camps
option-sides-help = Qui joue le camp A : le sort, ou le premier siège.
option-sides-draw = tirés au sort
option-sides-host = A au premier siège
option-layout = Terrain
option-layout-help = Comment les sept tuiles sont posées.
option-layout-standard = standard
option-layout-cretes = crêtes
option-layout-vallees = vallées
option-layout-random = tiré au sort
option-layout-wild = tout au sort
option-layout-players = posé à tour de rôle
option-token-tiles = Place des jetons
option-token-tiles-help = Qui décide sur quelle tuile va chaque groupe de jetons.
option-token-tiles-draw = le sort
option-token-tiles-players = chaque camp à son tour
option-teams = Équipes
option-teams-help = Comment les équipes se forment.
option-teams-draft = choix à tour de rôle, puis équipe secrète
option-teams-preset-saga = celles de la saga
option-teams-free = libres, à découvert
option-team-value-max = Valeur maximale
option-team-value-max-help = La plus grande valeur qu’une équipe puisse avoir ; sans réglage, pas de limite.
option-handicap = Handicap
option-handicap-help = L’équipe la plus légère part avec la différence en points de Victoire.
option-range-path = Chemin de la portée
option-range-path-help = Par où se compte la portée quand il y a des collines.
option-range-path-fewest-zones = le moins de zones
option-range-path-cheapest = le total le plus bas
option-flight-dodge-always = Le vol esquive toujours
option-flight-dodge-always-help = Une cible qui vole est plus loin de 2 pour toute figurine qui ne vole pas, même en hauteur.
option-ally-parry-tokens = Les alliés parent
option-ally-parry-tokens-help = L’allié qui encaisse peut dépenser ses propres pions Parade.
option-cancel = Renoncer après une carte
option-cancel-help = Quand une action interrompue peut être reprise.
option-cancel-any-card = après toute carte adverse
option-cancel-only-if-illegal = seulement si elle est devenue impossible
option-deck-exhausted = Pioche vide
option-deck-exhausted-help = Ce qui arrive quand il n’y a plus de Capsules à piocher.
option-deck-exhausted-reshuffle = la défausse est remélangée
option-deck-exhausted-stop = on ne pioche plus
option-dropped-balls-hidden = Boules tombées cachées
option-dropped-balls-hidden-help = Une boule perdue par un KO ne montre que son dos.
option-saibaiman-vp = Point par Saibaiman
option-saibaiman-vp-help = Ce que rapporte la perte d’un Saibaiman à l’autre camp. Seulement si Nappa joue.
option-saibaiman-vp-0 = aucun
option-saibaiman-vp-1 = un
option-saibaiman-reuse = Saibaiman réutilisables
option-saibaiman-reuse-help = Un Saibaiman retiré retourne dans la réserve. Seulement si Nappa joue.
option-saibaiman-leave-with-nappa = Ils partent avec Nappa
option-saibaiman-leave-with-nappa-help = Quand Nappa est KO, ses Saibaiman quittent le terrain. Seulement si Nappa joue.
option-reaction-seconds = Temps de réaction
option-reaction-seconds-help = Secondes pour répondre, se défendre ou choisir hors de son activation ; 0 pour prendre son temps.
option-reaction-seconds-0 = sans limite
option-turn-seconds = Temps d’activation
option-turn-seconds-help = Secondes pour toute une activation ; 0 pour prendre son temps.
option-turn-seconds-0 = sans limite
option-reaction-mask = Attente masquée
option-reaction-mask-help = Une courte attente, toujours la même, pour que personne ne devine qui pouvait répondre.
option-open-hands = Mains ouvertes
option-open-hands-help = Tout le monde voit toutes les cartes, pour apprendre.
option-undo = Retour en arrière
option-undo-help = Reprendre son dernier geste avant tout hasard, si l’autre camp est d’accord.

mode-duel = Duel
mode-duel-help = Deux équipes et sept tours de jeu.
ending-points = Victoire aux points
ending-tie-first = Victoire à égalité, score atteint en premier
ending-wipe = Toute une équipe KO
ending-resign = Abandon
ending-draw = Partie nulle

## Le plateau en mots

fact-round =
    { $value ->
        [0] {""}
       *[other] Tour de jeu { $value }
    }
fact-first =
    { $seat_is ->
        [you] Vous commencez ce tour de jeu
       *[other] { $seat } commence ce tour de jeu
    }
fact-active = En action : { $value }
fact-actions =
    { $value ->
        [0] { "" }
        [one] { $value } action
       *[other] { $value } actions
    }
fact-power =
    { $value ->
        [0] { "" }
       *[other] Force +{ $value }
    }
fact-now-soft =
    { $value ->
        [0] { "" }
       *[other] Blessures à venir, à parer : { $value }
    }
fact-now-hard =
    { $value ->
        [0] { "" }
       *[other] Blessures à venir, imparables : { $value }
    }
fact-now-wounds = Blessures à venir : { $value }
fact-bonus =
    { $value ->
        [0] { "" }
       *[other] Prochaine attaque +{ $value }
    }
fact-reach =
    { $value ->
        [0] { "" }
       *[other] Portée +{ $value }
    }
fact-hills = Collines : { $value }
fact-deck =
    { $value ->
        [0] La pioche est vide
        [one] { $value } carte dans la pioche
       *[other] { $value } cartes dans la pioche
    }
fact-discard =
    { $value_id ->
        [none] { "" }
       *[other] Défausse : { $value }
    }
fact-points = { $value ->
    [one] { $value } point de Victoire
   *[other] { $value } points de Victoire
}
fact-hand =
    { $value_id ->
        [none] Main vide
        [hidden] { $value_n ->
            [one] { $value_n } carte cachée
           *[other] { $value_n } cartes cachées
        }
       *[other] En main : { $value }
    }
fact-units =
    { $zone_id ->
        [hidden] { $health ->
            [0] { $id } est KO
           *[other] { $id } attend hors du terrain : santé { $health }, ki { $ki }
        }
       *[other] { $id } en { $zone } : santé { $health }, ki { $ki }, étoiles { $stars }, parades { $parades }{ $balls_n ->
            [0] {""}
           *[other] , boules de cristal { $balls }
        }{ $down_id ->
            [yes] , à terre
           *[no] {""}
        }{ $flying ->
            [0] {""}
           *[other] , en vol
        }{ $activated_id ->
            [yes] , a déjà agi
           *[no] {""}
        }
    }
fact-saibaimen = { $id } en { $zone }
fact-tokens =
    { $token_id ->
        [hidden] { $zone } : jeton { $group }
       *[other] { $token } en { $zone }
    }
fact-market =
    { $card_id ->
        [hidden] {""}
       *[other] À vendre : { $card }, { $cost ->
            [one] { $cost } étoile
           *[other] { $cost } étoiles
        }
    }
fact-bought =
    { $value_n ->
        [0] {""}
       *[other] Achetées, connues de la table : { $value }
    }
fact-drafted =
    { $value_n ->
        [0] {""}
       *[other] Choisis : { $value }
    }
fact-ready =
    { $seat_id ->
        [none] {""}
       *[other] Équipe formée : { $seat }
    }
fact-soars =
    { $value_id ->
        [yes] S’envole en se relevant
       *[no] {""}
    }

## La place d’un coup dans un long menu

menu-place = { $tile }
menu-place-row = { $position }
menu-place-cell = { $rotation }
menu-team = Une équipe
menu-pick = Choisir
menu-move = Aller en
menu-move-cell = { $zone }
menu-deploy = Entrer en
menu-deploy-cell = { $zone }
menu-push = Pousser vers
menu-push-cell = { $zone }
menu-look = Regarder le jeton en
menu-look-cell = { $spot }
menu-reveal = Révéler le jeton en
menu-reveal-cell = { $spot }
menu-lift = Relever
menu-lift-cell = { $unit }
menu-heal = Soigner
menu-heal-cell = { $unit }
menu-attack = Attaquer
menu-attack-row = { $target }
menu-attack-cell =
    { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }
menu-technique = Techniques
menu-technique-at = Techniques
menu-technique-at-row = { $technique }
menu-technique-at-cell = { $target }
menu-technique-two = { $technique }
menu-technique-two-row = { $target }
menu-technique-two-cell = + { $second }
menu-reduce = Capsules
menu-buy = Capsules
menu-talent = Talents
menu-talent-to = Talents
menu-talent-to-row = { $talent }
menu-talent-to-cell = { $zone }
menu-talent-at = Talents
menu-talent-at-row = { $talent }
menu-talent-at-cell = { $target }
menu-launch = { $unit }
menu-launch-row = { $technique }
menu-launch-cell = { $target }
menu-leap = { $unit } bondit en
menu-leap-cell = { $zone }
menu-play = Cartes
menu-play-on = Cartes
menu-play-to = { $card }
menu-play-to-row = { $unit }
menu-play-to-cell = { $zone }
menu-play-at = { $card }
menu-play-at-row = { $unit }
menu-play-at-cell = { $target }
menu-search = { $unit } révèle le jeton en
menu-search-cell = { $spot }

## Le plateau dans un terminal

board-numbers = valeur { $value }, santé { $health }, ki { $ki }, force { $strength }, défense { $defence }
board-ko = KO
sign-hill = colline
sign-token = jeton
sign-ball = boule de cristal
sign-down = à terre
sign-flying = en l’air
sign-activated = a agi

## Ce que ferait un coup

foretell-team-light = Valeur { $number }, une équipe légère : le conseil est d’environ { $advice }.
foretell-team-heavy = Valeur { $number }, une équipe lourde : le conseil est d’environ { $advice }.
foretell-team-fine = Valeur { $number }, proche du conseil, environ { $advice }.
foretell-team-few =
    { $number ->
        [one] { $number } seul personnage : avec trois ou quatre, on joue plus souvent.
       *[other] { $number } personnages seulement : avec trois ou quatre, on joue plus souvent.
    }
foretell-team-handicap = Si l’autre équipe vaut plus de { $number }, vous partez avec la différence en points de Victoire ; si elle vaut moins, c’est elle.
foretell-step =
    { $number ->
        [1] Une action
       *[other] { $number } actions : une colline à gravir
    } ; { $left ->
        [0] il n’en restera plus
       *[other] il en restera { $left }
    }.
foretell-pays =
    Coût : { $ki } ki{ $stars ->
        [0] { "" }
        [1] { " " }et une étoile
       *[other] { " " }et { $stars } étoiles
    }.
foretell-talent =
    { $number ->
        [0] Cela ne coûte rien.
        [1] Coût : une étoile.
       *[other] Coût : { $number } étoiles.
    }
foretell-blow =
    { $wounds ->
        [0] Aucune blessure
        [1] Une blessure
       *[other] { $wounds } blessures
    } pour { $target } ; après sa défense, { $lost } en moyenne.
foretell-ko = { $target } est KO dans { $percent } % des cas, hors cartes.
foretell-saibaiman = { $target } est éliminé.
foretell-push-level = Vers { $zone } : rien de plus.
foretell-push-off = Vers { $zone } : en bas de la colline, au sol.
foretell-push-hill = Vers { $zone } : la colline s’effondre.
foretell-falls = { $unit } tombe : au sol, et une blessure.
foretell-falls-ko = { $unit } tombe, et c’est le KO.
foretell-known = Vous le connaissez : { $token }.
foretell-reveal =
    { $percent ->
        [0] La boule de ce numéro est déjà trouvée.
       *[other] La boule de ce numéro : { $percent } %.
    }
foretell-buy =
    { $number ->
        [0] Elle ne coûte rien.
        [1] Elle coûte une étoile.
       *[other] Elle coûte { $number } étoiles.
    }
foretell-end =
    { $number ->
        [1] Une action serait perdue.
       *[other] { $number } actions seraient perdues.
    }

## Études

study-team-unit = Personnages de l’équipe
study-played-on-card = Capsules jouées sur un personnage
study-played-card = Autres Capsules jouées
study-ground = Combien de fois par partie une figurine arrive dans chaque zone, sur le terrain standard.

## Ce qui fait basculer une partie, dit par qui la relit (« … arrive 40 fois sur 100 »)

turning-ko = { $unit } est KO
turning-scored = { $seat } marque des points de Victoire
turning-dragon = { $seat } réunit les sept boules de cristal

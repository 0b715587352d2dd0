# Torak’s Balls : tout ce que dit le jeu, en français.

game-name = Torak’s Balls
game-blurb = Des dés en main, une armée aux trousses : tracez votre route sur la carte et trouvez les sept Balles de Verre avant qu’elle ne se referme.
game-credits = Torak’s Balls est un « hommajeu », un jeu en hommage, de Phil Vizcarro à l’œuvre d’Akira Toriyama. Phil Vizcarro l’offre en téléchargement gratuit ; il ne doit pas être échangé contre de l’argent. La mécanique du jeu est © 2020 Phil Vizcarro, tous droits réservés.

mode-solo = Solo
mode-solo-help = En solitaire contre la carte et l’Armée.
mode-coop = Co-op
mode-coop-help = Trouvez ensemble les sept balles, et rejoignez-vous à temps. Difficile : en jouant bien, on gagne environ une fois sur trois ; Facile est plus clément.
mode-competitive = Compétitif
mode-competitive-help = Chaque feuille passe de main en main pendant le dessin ; puis c’est la course, avec les mêmes dés et sans l’Armée.
mode-duel = Duel Asymétrique
mode-duel-help = Un camp mène le héros, l’autre l’Armée.

## Options

option-easy = Facile
option-easy-help = Cinq Haricots de santé au lieu de trois, et un terrain plus clément : en Solo et en course la grande carte, en Co-op et en Duel davantage de sections. Le livret ne change que les haricots : pour cela, choisissez aussi la petite carte (Solo, course) ou le tableau habituel.
option-map = Carte
option-map-help = Le quadrillage, la place des balles et les limites des sections. Sans choix : la grande en Co-op, en Duel et en facile, sinon la petite.
option-map-small = Petite, neuf lignes
option-map-wide = Grande, treize lignes
option-army-table = Tableau des sections
option-army-table-help = Comment deux dés désignent une section de la carte : moins il y en a, plus l’Armée vous trouve souvent. Sans choix : neuf ; dix-huit en Co-op et en Duel, et là trente-six en facile.
option-army-table-3x3 = Neuf sections
option-army-table-6x3 = Dix-huit sections
option-army-table-6x6 = Trente-six sections
option-setup-placement = Qui dessine
option-setup-placement-help = Qui choisit la place d’un élément dans la section désignée.
option-setup-placement-player = Vous
option-setup-placement-auto-random = L’ordinateur, n’importe où
option-setup-placement-auto-kind = L’ordinateur, avec bienveillance
option-troop-passage = Troupes sur la route
option-troop-passage-help = Si l’on peut aller sur une troupe : elle vous arrête et coûte une dose ou une menace.
option-troop-passage-blocked = Elles barrent la route
option-troop-passage-stop = Elles ne font qu’arrêter
option-ball-stop = Une balle arrête
option-ball-stop-help = Ce qui s’arrête quand vous ramassez une balle.
option-ball-stop-leg = Le trajet
option-ball-stop-turn = Tout déplacement du tour
option-monster-excess = Reste du trajet devant un Monstre
option-monster-excess-help = Ce que deviennent les points qu’un Monstre a interrompus.
option-monster-excess-lost = Perdu
option-monster-excess-kept = Gardé, tout droit
option-escape-scope = Échapper à plusieurs troupes
option-escape-scope-help = Combien d’évasions il faut quand plusieurs troupes sont sur vous.
option-escape-scope-all = Une pour toutes
option-escape-scope-each = Une par troupe
option-setup-troop-hits = La première troupe peut frapper
option-setup-troop-hits-help = La troupe de la mise en place peut tomber sur le départ, et vous commencez sous sa menace.
option-coop-meeting = Retrouvailles
option-coop-meeting-help = Où les héros doivent se retrouver une fois les sept balles trouvées.
option-coop-meeting-intersection = Sur une intersection
option-coop-meeting-section = Dans une section
option-duel-on-hero = Troupes sur le héros
option-duel-on-hero-help = Si l’Armée place une troupe sur un héros qui se trouve dans la section désignée.
option-duel-on-hero-choice = Elle peut
option-duel-on-hero-forced = Elle doit
option-duel-on-hero-never = Elle ne peut pas
option-competitive-turn-cap = Limite de tours de la course
option-competitive-turn-cap-help = Après ce nombre de tours, la course finit et qui a trouvé le plus de balles gagne, même sans les sept. Le livret n’a pas de limite : 0.
option-competitive-turn-cap-0 = sans limite
option-competitive-tiebreak = Égalités
option-competitive-tiebreak-help = Quand plusieurs trouvent la septième balle au même tour avec autant de points.
option-competitive-tiebreak-nobody = Personne ne gagne
option-competitive-tiebreak-monsters = Le plus de Monstres l’emporte
option-competitive-tiebreak-shared = On gagne ensemble
option-last-standing-wins = Le dernier héros en jeu gagne
option-last-standing-wins-help = Le seul héros encore en jeu gagne aussitôt la course.
option-draft = Draft
option-draft-help = Tout le monde dessine sur toutes les feuilles avant qu’on les distribue ; sans draft, tout le monde a la même feuille.
option-duel-hero = Le héros du Duel
option-duel-hero-help = Quel siège joue le héros ; l’autre joue l’Armée.
option-duel-hero-random = Au hasard
option-duel-hero-first = Le premier siège
option-duel-hero-second = Le second siège

## Fins de partie

ending-won = Les sept balles sont trouvées
ending-captured = Capture par l’Armée
ending-killed = Un Monstre a eu le dernier mot
ending-time = Trop tard : la vingtième case est cochée
ending-conceded = Abandon
ending-surrender = L’Armée abandonne
ending-first = Sept balles, avant les autres
ending-points = Sept balles ensemble, départage aux points
ending-monsters = Sept balles ensemble, départage aux Monstres
ending-shared = Sept balles ensemble, victoire partagée
ending-tie = Sept balles ensemble, égalité : personne ne gagne
ending-last-standing = Il ne reste qu’un héros en jeu
ending-died-out = Plus personne ne peut continuer : les balles décident, puis les points
ending-turn-cap = La limite de tours est atteinte : les balles décident, puis les points

## Ce qui se passe

event-roles = { $hero_is ->
    [you] Vous jouez le héros, { $army } commande l’Armée.
   *[other] { $hero } joue le héros, { $army_is ->
        [you] vous commandez l’Armée.
       *[other] { $army } commande l’Armée.
    }
}
event-section = { $element_id ->
    [troop] Pour une troupe
   *[other] Pour l’élément suivant ({ $element })
} : rouge { $red }, blanc { $white }, { $section }.
event-drew = { $seat_is ->
    [you] Vous dessinez
   *[other] { $seat } dessine
} en { $spot } : { $element }.
event-drew-river = { $seat_is ->
    [you] Vous dessinez
   *[other] { $seat } dessine
} une rivière à partir de { $spot }, direction { $direction }.
event-appeared = En { $spot } : { $element }.
event-river-appeared = Une rivière à partir de { $spot }, direction { $direction }.
event-sketched = { $seat_is ->
    [you] Vous avez dessiné en { $spot } : { $element }.
   *[other] { $seat } a dessiné.
}
event-passed = Chaque feuille passe à gauche : étape { $stage }.
event-dealt = { $seat_is ->
    [you] Vous recevez
   *[other] { $seat } reçoit
} la feuille { $sheet_is ->
    [you] que vous aviez commencée.
   *[other] commencée par { $sheet }.
}
event-turn = Tour { $number } : { $seat_is ->
    [you] à vous de lancer les dés.
   *[other] { $seat } lance les dés.
}
event-burned = { $seat_is ->
    [you] Vous brûlez
   *[other] { $seat } brûle
} { $cans ->
    [1] un Jerrycan
   *[other] { $cans } Jerrycans
}.
event-rolled = Les dés montrent { $dice }.
event-extra = { $seat_is ->
    [you] Vos dés supplémentaires :
   *[other] Dés supplémentaires ({ $seat }) :
} { $dice }.
event-kept = { $seat_is ->
    [you] Vous avez utilisé
   *[other] { $seat } a utilisé
} le { $die } ; sans carburant, l’autre dé commun disparaît.
event-escaped = { $seat_is ->
    [you] Vous mettez un { $die } de côté et échappez
   *[other] { $seat } met un { $die } de côté et échappe
} à la troupe.
event-slipped = { $seat_is ->
    [you] Vous échappez
   *[other] { $seat } échappe
} à la troupe avec une dose ; il en reste { $doses }.
event-yielded = { $seat_is ->
    [you] Vous laissez
   *[other] { $seat } laisse
} les autres s’échapper d’abord.
event-leg = { $seat_is ->
    [you] Vous avancez
   *[other] { $seat } avance
} de { $steps }, direction { $direction }, jusqu’en { $spot } (dés { $dice }{ $paid_id ->
    [none] {""}
   *[other] , payé { $paid }
}{ $doses ->
    [0] {""}
    [1] , une dose
   *[other] , { $doses } doses
}).
event-stride = { $seat_is ->
    [you] Vous continuez
   *[other] { $seat } continue
} de { $steps }, direction { $direction }, jusqu’en { $spot }.
event-ball = { $seat_is ->
    [you] Vous trouvez
   *[other] { $seat } trouve
} une Balle de Verre en { $spot } : et de { $balls } !
event-met = { $seat_is ->
    [you] Vous rencontrez
   *[other] { $seat } rencontre
} un Monstre en { $spot }, danger { $danger }.
event-fought = Le combat : blanc { $white } + Ki { $ki } contre rouge { $red } + danger { $danger }.
event-beat = { $seat_is ->
    [you] Vous battez
   *[other] { $seat } bat
} le Monstre : case { $box }.
event-lost = { $seat_is ->
    [you] Vous perdez
   *[other] { $seat } perd
} le combat et un haricot ; il en reste { $beans }.
event-fled = { $seat_is ->
    [you] Vous fuyez
   *[other] { $seat } fuit
} le Monstre avec une dose ; il en reste { $doses }.
event-trained = { $seat_is ->
    [you] Vous vous entraînez
   *[other] { $seat } s’entraîne
} avec un { $die } : Ki +{ $ki }.
event-filled = { $seat_is ->
    [you] Vous remplissez
   *[other] { $seat } remplit
} un Jerrycan : { $cans ->
    [1] un seul est plein
   *[other] { $cans } sont pleins
}.
event-caught = { $seat_is ->
    [you] Vous tombez
   *[other] { $seat } tombe
} sur une troupe en { $spot }.
event-stayed = { $seat_is ->
    [you] Vous restez
   *[other] { $seat } reste
} avec la troupe : le tour est fini.
event-dry = La dernière dose : un seul dé à partir du prochain lancer.
event-ended = { $seat_is ->
    [you] Vous avez fini.
   *[other] { $seat } a fini.
}
event-resumed = { $seat_is ->
    [you] Finalement, vous continuez.
   *[other] Finalement, { $seat } continue.
}
event-box = L’Armée coche la case { $box } : { $troops ->
    [0] plus de troupe
    [1] une troupe
   *[other] { $troops } troupes
}.
event-troop = Une troupe en { $spot }.
event-hit = La troupe est sur { $seat_is ->
    [you] vous !
   *[other] { $seat } !
}
event-no-room = Plus de place pour une troupe près de : { $section }.
event-captured = { $seat_is ->
    [you] L’Armée vous capture.
   *[other] L’Armée capture { $seat }.
}
event-killed = { $seat_is ->
    [you] Le Monstre vous tue.
   *[other] Le Monstre tue { $seat }.
}
event-out = { $seat_is ->
    [you] Vous êtes hors jeu.
   *[other] { $seat } est hors jeu.
}
event-gives-up = { $seat_is ->
    [you] Vous voudriez abandonner ; il faut l’accord des autres.
   *[other] { $seat } voudrait abandonner ; il faut l’accord des autres.
}
event-conceded = { $seat_is ->
    [you] Vous abandonnez.
   *[other] { $seat } abandonne.
}
event-over = { $ending_id ->
    [won] Les sept balles sont trouvées
    [captured] L’Armée a gagné par capture
    [killed] Un Monstre met fin à l’aventure
    [time] La vingtième case est cochée : trop tard
    [conceded] L’aventure est abandonnée
    [surrender] L’Armée abandonne
    [first] Sept balles, avant les autres
    [points] Sept balles ensemble : les points décident
    [monsters] Sept balles ensemble : les Monstres décident
    [shared] Sept balles ensemble : victoire partagée
    [tie] Sept balles ensemble, à égalité : les balles s’éparpillent de nouveau
    [last_standing] Il ne reste qu’un héros en jeu
    [died_out] Plus personne ne peut continuer{ $winners_n ->
        [0] , et personne n’est devant
       *[other]  : les balles décident, puis les points
    }
   *[turn_cap] La limite de tours est atteinte{ $winners_n ->
        [0] , et personne n’est devant
       *[other]  : les balles décident, puis les points
    }
}{ $winners_n ->
    [0] .
   *[other] . Victoire : { $winners }.
}

## Questions

ask-mountain = Dessinez une montagne dans la section éclairée.
ask-river = Dessinez une rivière dans la section éclairée.
ask-monster = Dessinez un Monstre dans la section éclairée.
ask-troop = Placez une troupe.
ask-boost = Combien de Jerrycans brûlez-vous pour ce lancer ?
ask-escape = Une troupe est sur vous ! Comment lui échapper ?
ask-act = Que faites-vous ?
ask-face = Un Monstre ! Combattre ou fuir ?
ask-stride = Continuez-vous tout droit ?
ask-caught = Vous voilà sur une troupe. Payer une dose, ou rester ?
ask-open = Prenez un dé, ou dites que vous avez terminé.
ask-play = À vous, sur votre feuille : que faites-vous ?

wait-mountain = { $seat } dessine une montagne.
wait-river = { $seat } dessine une rivière.
wait-monster = { $seat } dessine un Monstre.
wait-troop = { $seat } place une troupe.
wait-boost = { $seat } réfléchit à ses Jerrycans.
wait-escape = { $seat } cherche à échapper à une troupe.
wait-act = { $seat } joue.
wait-face = { $seat } fait face à un Monstre.
wait-stride = { $seat } peut continuer.
wait-caught = { $seat } est sur une troupe.
wait-open = L’équipe se partage les dés.
wait-play = { $seat } joue encore.

## Coups

move-mountain = Montagne en { $spot }
move-river = Rivière à partir de { $spot }, direction { $direction }
move-monster = Monstre en { $spot }
move-troop = Troupe en { $spot }
move-burn = { $cans ->
    [0] Aucun
    [1] Un Jerrycan
   *[other] { $cans } Jerrycans
}
move-escape = Mettre le { $die } de côté
move-turbo = Payer une dose
move-yield = Laisser passer les autres
move-leg = Avancer de { $steps }, direction { $direction }, avec { $dice }{ $paid_id ->
    [none] {""}
   *[other] , payer { $paid }
}{ $doses ->
    [0] {""}
    [1] , une dose
   *[other] , { $doses } doses
}
move-stride = Avancer de { $steps } tout droit{ $paid_id ->
    [none] {""}
   *[other] , payer { $paid }
}{ $doses ->
    [0] {""}
    [1] , une dose
   *[other] , { $doses } doses
}
move-train = S’entraîner avec le { $die }
move-fill = Remplir un Jerrycan
move-fight = Combattre
move-flee = Fuir (une dose)
move-stay = Rester
move-end = Finir le tour
move-done = Terminé
move-resume = Continuer quand même
move-concede = Abandonner

## Pourquoi pas

no-unknown-move = Ce n’est pas un coup de ce jeu.
no-not-now = Ce n’est pas possible maintenant.
no-given-up = Vous avez déjà dit que vous abandonneriez.
no-draw-first = Dessinez d’abord l’élément : { $element ->
    [mountain] une montagne
    [river] une rivière
   *[other] un Monstre
}.
no-unknown-spot = Cette intersection n’existe pas ; écrivez-la comme 6,4.
no-river-way = Une rivière s’écrit à partir de son bout ouest ou nord, avec e ou s.
no-off-map = Cela sortirait de la carte.
no-outside-section = C’est en dehors de la section désignée.
no-covered = Il y a déjà quelque chose à cet endroit.
no-closes-off = Cela enfermerait une balle ou le départ.
no-troop-first = Placez d’abord la troupe.
no-not-on-hero = On ne peut pas mettre de troupe sur le héros maintenant.
no-not-free = Cette intersection n’est pas libre.
no-burn-first = Dites d’abord combien de Jerrycans vous brûlez.
no-no-can = Pas assez de Jerrycans pleins : il y en a { $filled }.
no-one-common = Sans carburant, on utilise un des deux dés communs, pas les deux.
no-escape-first = Échappez d’abord à la troupe.
no-no-six = Vous n’avez pas obtenu de { $value }.
no-no-fuel = Il ne reste pas assez de doses.
no-no-yield = Vous ne pouvez pas (ou plus) céder votre place, ou personne d’autre n’est menacé.
no-caught-first = Décidez d’abord : une dose, ou rester avec la troupe.
no-stride-first = D’abord, continuez tout droit ou restez.
no-resume-first = Vous avez dit « terminé » ; revenez d’abord là-dessus.
no-monster-first = Faites d’abord face au Monstre.
no-no-monster = Il n’y a pas de Monstre ici.
no-engaged = Le Monstre vous retient : combattez ou fuyez d’abord.
no-no-such-die = Vous n’avez pas ce dé : { $text }.
no-die-too-low = Un { $value } est trop faible ; il faut { $least } ou plus.
no-ki-full = Le Ki est au maximum.
no-no-empty-can = Aucun Jerrycan n’est vide.
no-say-leg = Écrivez un trajet ainsi : leg e 3 with 5, ou leg n 4 with 6 pay 4+fuel (petits dés d’abord, fuel à la fin).
no-ball-ends-turn = Une balle en main, vous ne vous déplacez plus ce tour-ci.
no-straight-on = D’un croisement, il faut continuer tout droit.
no-one-die = Sans carburant, un héros se déplace avec un seul dé par tour.
no-too-far = Ces dés mènent à { $points }, pas à { $steps }.
no-spare-die = Le { $value } n’est pas nécessaire pour ce trajet.
no-border = La carte s’arrête avant.
no-line-travelled = Une ligne du trajet a déjà été parcourue.
no-river-along = Une rivière se traverse à angle droit, jamais dans sa longueur.
no-troop-there = Une troupe est sur la route : aucun trajet ne va au-delà.
no-no-crossing = Un chemin ne se croise qu’à angle droit.
no-ball-stops = Il faut s’arrêter sur la balle.
no-monster-stops = Il faut s’arrêter sur le Monstre.
no-no-stop = Personne ne s’arrête sur une montagne ou une rivière.
no-pay-each = { $due ->
    [0] Il n’y a rien à payer
    [1] Il faut un paiement
   *[other] Il faut { $due } paiements
}, pas { $paid }.

## Pourquoi l’on ne vous demande rien

no-you-are-out = Vous êtes hors jeu : les autres continuent sans vous.
no-other-draws = C’est à { $seat } de dessiner : { $element ->
    [mountain] une montagne
    [river] une rivière
   *[other] un Monstre
}.
no-you-have-drawn = Vous avez dessiné ; le lancer suivant vient quand tout le monde l’a fait.
no-you-have-burned = Vous avez dit combien de Jerrycans vous brûlez ; les autres choisissent encore.
no-nothing-to-burn = Vous n’avez pas de Jerrycan plein ; qui en a choisit avant le lancer.
no-army-places = { $seat } place les troupes de l’Armée.
no-hero-plays = C’est d’abord le tour du héros : { $seat } joue, l’Armée vient après.
no-other-turn = C’est à { $seat } de jouer ; on joue à tour de rôle.
no-captain-burns = { $seat } est capitaine ce tour-ci et dit combien de Jerrycans brûlent avant le lancer.
no-other-escapes = { $seat } doit d’abord s’échapper d’une troupe.
no-other-arrives = { $seat } vient d’arriver quelque part et règle cela d’abord.
no-all-found = Vous avez vos sept balles ; les autres finissent le tour.
no-turn-spent = Votre tour est fini : un combat perdu ou une troupe y a mis fin.
no-no-dice-left = Il n’y a plus de dé pour vous ce tour-ci.
no-turn-ended = Vous avez fini ce tour ; les autres jouent encore.

## Positions impossibles

no-position-off-map = « { $value } » (« { $key } ») est hors de cette carte.
no-position-on-start = « { $key } » : « { $value } » couvre le départ, où rien ne se dessine.
no-position-covered = « { $key } » : il y a déjà quelque chose en { $value }.
no-position-from-start = Un chemin commence au départ, { $start }, et non en { $value }.
no-position-bend = D’un arrêt au suivant, le chemin est droit ; « { $value } » ne l’est pas.
no-position-turned = « { $value } » : d’un croisement, un héros repart tout droit.
no-position-line-twice = La ligne « { $value } » est parcourue deux fois.
no-position-along-river = En { $value }, le chemin longe une rivière.
no-position-no-crossing = En { $value }, des chemins se touchent sans se croiser à angle droit.
no-position-on-obstacle = Personne ne s’arrête en { $value } : il y a là une montagne ou une rivière.
no-position-on-ball = Un héros est en { $value }, et la balle y est encore : qui atteint une balle la prend.
no-position-mode = « { $key } » n’a pas de sens dans le mode « { $value } ».
no-position-beans = { $value } haricots cochés, et il y en a { $most }.
no-position-cans = Jerrycans pleins : { $value } ; utilisés : { $used }. C’est plus que { $most }.
no-position-burnt = Jerrycans brûlés pour ce lancer : { $value } ; utilisés en tout : { $used }.
no-position-elements = « { $key } » : { $value }, c’est trop, il y en a { $most } (pour les Monstres, les vaincus compris).
no-position-found = Balles trouvées : { $value } ; encore là : { $lying }. C’est plus que { $most }.
no-position-dice = Les dés { $value } sont plus que les { $most } qui ont été lancés.
no-position-either = « either », { $value }, doit être deux dés différents parmi « dice », sans dose restante.
no-position-troop = Aucune troupe n’est en { $value } : il y a là une balle, une montagne ou une rivière.
no-position-hero-out = Le siège { $value } ne peut pas être hors jeu : dans ce mode, la partie serait finie.
no-position-nobody = Il faut au moins un héros sur la carte.
no-position-turn = Ce ne peut pas être le tour du siège { $value } : il n’a pas de héros sur la carte.
no-position-bound = « bound », { $value } : sur un croisement de son chemin, un héros doit continuer comme il est venu ; ailleurs, il est libre.
no-position-finders = Balles trouvées par les héros : { $value } ; balles cochées : { $most } seulement.
no-position-finder-out = Un héros hors jeu en a trouvé { $value } : avec lui, toute l’équipe aurait perdu.
no-position-late = « boxes », { $value } : la partie serait finie ; { $most } au plus.
no-position-reached = « reached », { $value } : ce tour n’est pas encore venu (tour { $most }).
no-position-won = Toutes les balles sont trouvées : la partie est déjà gagnée.
no-position-setup = Pendant le dessin du décor, les héros attendent au départ et rien n’est coché.
no-position-engaged = Aucun Monstre ne retient le siège { $value } : il n’y en a pas là où est son héros.

## Faits (pour les plateaux en mots)

fact-turn =
    { $value ->
        [0] {""}
       *[other] Tour { $value }
    }
fact-boxes =
    { $value ->
        [0] {""}
       *[other] Cases de l’Armée cochées : { $value }
    }
fact-army =
    { $seat_id ->
        [none] {""}
       *[other] L’Armée : { $seat }
    }
fact-common =
    { $value_n ->
        [0] {""}
       *[other] Dés communs : { $value }
    }
fact-map = Carte : { $value_id ->
    [small] petite, lignes 2 à 10
   *[other] grande, lignes 0 à 12
}
fact-sheets-mountains =
    { $value_n ->
        [0] {""}
       *[other] Montagnes en { $value }
    }
fact-sheets-rivers =
    { $value_n ->
        [0] {""}
       *[other] Rivières de { $value }
    }
fact-sheets-occupied =
    { $value_n ->
        [0] {""}
       *[other] Troupes en { $value }
    }
fact-sheets-balls =
    { $value_n ->
        [0] {""}
       *[other] Balles à trouver en { $value }
    }
fact-sheets-monsters =
    { $value_n ->
        [0] {""}
       *[other] Monstres en { $value }
    }
fact-sheets-found = Balles trouvées : { $value }
fact-sheets-beans =
    { $value ->
        [0] {""}
       *[other] Haricots cochés : { $value }
    }
fact-sheets-beaten =
    { $value ->
        [0] {""}
       *[other] Monstres battus : { $value }
    }
fact-sheets-ki =
    { $value ->
        [0] {""}
       *[other] Cases de Ki cochées : { $value }
    }
fact-sheets-doses = Doses utilisées : { $value }
fact-sheets-filled =
    { $value ->
        [0] {""}
       *[other] Jerrycans pleins : { $value }
    }
fact-sheets-dice =
    { $value_n ->
        [0] {""}
       *[other] Dés : { $value }
    }
fact-sheets-either =
    { $value_n ->
        [0] {""}
       *[other] De ces deux dés, un seul compte, celui qui sert : { $value }
    }
fact-sheets-score = Score : { $value }
fact-heroes-at = Se tient en { $value }
fact-heroes-track =
    { $value_n ->
        [0] {""}
        [one] {""}
       *[other] Chemin : { $value }
    }
fact-heroes-reached =
    { $value ->
        [0] {""}
       *[other] Dernière balle trouvée au tour { $value }
    }
fact-heroes-engaged =
    { $value_id ->
        [yes] Aux prises avec un Monstre
       *[other] {""}
    }

## La place d’un coup dans un long menu

menu-mountain = Montagne en
menu-mountain-cell = { $spot }
menu-monster = Monstre en
menu-monster-cell = { $spot }
menu-troop = Troupe en
menu-troop-cell = { $spot }
menu-river =
    { $direction_id ->
        [e] Rivière vers l’est →
       *[other] Rivière vers le sud ↓
    }
menu-river-cell = { $spot }
menu-leg =
    { $direction_id ->
        [n] Nord ↑
        [e] Est →
        [s] Sud ↓
       *[other] Ouest ←
    }
menu-leg-row =
    { $steps ->
        [one] { $steps } pas
       *[other] { $steps } pas
    }
menu-leg-cell = avec { $dice }{ $paid_id ->
        [none] {""}
       *[other] { " " }payer { $paid }
    }{ $doses ->
        [0] {""}
        [one] { " " }+ dose
       *[other] { " " }+ { $doses } doses
    }
menu-stride = Tout droit
menu-stride-row =
    { $steps ->
        [one] { $steps } pas
       *[other] { $steps } pas
    }
menu-train = Dés
menu-fill = Dés
menu-escape = Dés

## Le plateau dans un terminal

sign-mountain = montagne
sign-river = rivière
sign-monster = Monstre
sign-troop = troupe
sign-ball = balle
sign-hero = héros
sign-passed = chemin
sign-lit = possible

## Ce que ferait un coup

foretell-wins = La septième balle : c’est gagné.
foretell-ball = Vous trouvez la balle numéro { $number }.
foretell-monster = Un Monstre s’y tient : vous gagnez le combat dans { $percent } % des cas.
foretell-onto-troop = Une troupe s’y tient : payez une dose, sinon votre tour s’arrête.
foretell-crossing = Vous vous arrêtez sur un croisement : ensuite, tout droit seulement.
foretell-doses =
    { $number ->
        [1] Il reste une dose de carburant.
       *[other] Il reste { $number } doses de carburant.
    }
foretell-dose-spent = C’est la dernière dose : ensuite, un seul dé par lancer.
foretell-dose-left = Il reste une dose ; sans elle, un seul dé par lancer.
foretell-stranded = Il n’y a plus aucune issue.
foretell-lost =
    { $number ->
        [one] La balle en { $spots } est hors d’atteinte.
       *[other] Les balles en { $spots } sont hors d’atteinte.
    }
foretell-apart = Les héros ne peuvent plus se retrouver.
foretell-risk =
    { $sections ->
        [one] Risque qu’une troupe tombe sur vous à la fin du tour : { $percent } %
       *[other] À cheval sur { $sections } sections, risque qu’une troupe tombe sur vous à la fin du tour : { $percent } %
    } ({ $number ->
        [1] une troupe
       *[other] { $number } troupes
    }).
foretell-fight = Vous gagnez dans { $percent } % des cas : Ki +{ $ki } contre danger +{ $danger }.
foretell-beans =
    { $number ->
        [0] Plus de haricot : perdre, c’est mourir.
        [1] Une défaite coûte votre dernier haricot.
       *[other] Une défaite coûte un haricot sur { $number }.
    }
foretell-dice =
    { $number ->
        [1] Vous lancez un dé.
       *[other] Vous lancez { $number } dés.
    }
foretell-six = Au moins un { $value } pour s’échapper : { $percent } %.
foretell-train =
    { $more ->
        [0] Une case de Ki ; votre force reste à +{ $number }.
       *[other] Votre Ki passe à +{ $number }.
    }
foretell-fill =
    { $number ->
        [1] Un Jerrycan sera plein.
       *[other] { $number } Jerrycans seront pleins.
    }

## Études

study-ground = Combien de fois par partie un héros s’arrête à chaque intersection ou y trouve une balle.

## Ce qui fait basculer une partie, dit par qui la relit (« … arrive 40 fois sur 100 »)

turning-ball = { $seat } trouve une balle
turning-beat = { $seat } bat un Monstre
turning-lost = { $seat } perd contre un Monstre
turning-captured = l’Armée capture { $seat }
turning-killed = un Monstre tue { $seat }
turning-out = { $seat } est hors jeu

## Ce qui se disait sous un numéro de règles plus ancien (numbers.py)

move-keep = Garder le { $die }
no-keep-first = Gardez d’abord un des deux dés communs.

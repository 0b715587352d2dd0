# La maison Nyoi : ce qui se dit dans tous les jeux, et au terminal.
# Les variables des jeux sont décrites dans speech.py.

hidden = ?
list-more = { $list }, { $item }
list-last = { $list } et { $item }
list-either = { $list } ou { $item }
value-on = oui
value-off = non
value-auto = selon la table
value-empty = aucune
with-clause = { $text } ({ $clause })
seat-name = Siège { $number }

## Pourquoi pas

no-game-over = La partie est finie.
no-not-asked =
    { $seat_is ->
        [you] C’est déjà à vous, mais pas pour cela.
       *[other] Ce n’est pas à vous : on attend { $seat }.
    }
no-not-offered = Ce coup n’est pas possible maintenant.
no-unknown-game = Il n’y a pas de jeu « { $game } ». Les jeux : { $allowed }.
no-bad-seats =
    { $low ->
        [1] Ce jeu se joue jusqu’à { $high }, pas à { $seats }.
       *[other] { $high ->
            [2] Ce jeu se joue à { $high }, pas à { $seats }.
           *[other] Ce jeu se joue de { $low } à { $high }, pas à { $seats }.
        }
    }
no-bad-mode = Il n’y a pas de mode « { $mode } ». Les modes : { $allowed }.
no-bad-mode-seats =
    { $low ->
        [1] Le mode « { $mode } » se joue jusqu’à { $high }, pas à { $seats }.
       *[other] { $high ->
            [2] Le mode « { $mode } » se joue à { $high }, pas à { $seats }.
           *[other] Le mode « { $mode } » se joue de { $low } à { $high }, pas à { $seats }.
        }
    }
no-unknown-option = Il n’y a pas d’option « { $option } ». Les options : { $allowed }.
no-bad-option = L’option « { $option } » n’accepte pas « { $value } ». Possible : { $allowed }.
no-option-form = « { $text } » n’est pas un réglage : écrivez -o option=valeur.
no-load-sets-table = Une partie enregistrée apporte sa table : ni GAME, ni --seats, --mode ou -o à côté de --load.
no-log-unreadable = Le fichier « { $path } » ne se lit pas.
no-log-format = Ce journal est d’un format que nous ne connaissons pas ({ $format }).
no-log-broken = Le journal est abîmé, ligne { $line }.
no-position-form =
    { $key_id ->
        [none] Une position s’écrit comme { $form } ; « { $value } » n’en est pas une.
       *[other] Position, « { $key } » : « { $value } » ne se lit pas. Cela s’écrit comme { $form }.
    }
no-position-number = Position, « { $key } » : « { $value } » ne convient pas. Il faut un nombre entier de { $low } à { $high }.
no-position-choice = Position, « { $key } » : « { $value } » ne convient pas. Possible : { $allowed }.
no-position-parts = Position, « { $key } » : « { $value } » n’a pas le bon nombre de parties : { $found } au lieu de { $due }.
no-position-many = Position, « { $key } » : { $found } choses, { $most } au plus (« { $value } »).
no-position-key = Une position n’a pas de clé « { $key } ». Les clés : { $allowed }.
no-position-missing = La position ne dit rien de « { $key } », et il le faut.
no-position-large = Cette position est trop grande : { $most } valeurs au plus, { $deepest } au plus l’une dans l’autre.
no-position-twice = « { $value } » n’existe qu’une fois et figure deux fois dans la position (« { $key } », « { $place } »).
no-bad-script = Le hasard prévu ne convient pas : { $value } là où l’on tire un nombre de 0 à { $high }.
no-runaway = Le jeu ne s’arrêterait jamais ici (étape « { $frame } ») : on ne peut pas jouer à partir de là.
no-log-rules = Ce journal suit les règles n° { $rules } du jeu « { $game } » ; nous jouons les règles n° { $known }.
no-log-pack = Cette partie a été jouée avec un autre contenu (paquet « { $pack } », { $content }) que celui de « { $game } » ici (paquet « { $here } ») : --pack le choisit.
no-pack-missing = Il n’y a pas de paquet dans « { $pack } » : pas de fichier pack.toml. « nyoi pack new » en crée un.
no-pack-table = { $file } ne se lit pas : { $why }. « nyoi pack check » dit où.
no-pack-about = pack.toml : « { $value } » n’est pas un texte pour « { $key } ».
no-pack-twice = Deux paquets pour le jeu « { $game } » : « { $other } » et « { $pack } ». Un seul suffit.
no-pack-broken = Le jeu « { $game } » ne se joue pas avec le paquet « { $pack } » ({ $why }). « nyoi pack check » dit où.
no-pack-name = Un paquet ne peut pas s’appeler « { $pack } » : des lettres, des chiffres, - et _, 40 au plus.
no-pack-exists = « { $pack } » existe déjà : choisissez un autre nom.
no-trial-failed = Les parties n’ont pas pu être jouées : { $why }.
no-out-no-games = « { $path } » ne garde pas de parties entières à raconter : jouez-en avec « nyoi simulate --out ».
no-log-move = Le journal se trompe, ligne { $line } : « { $move } » n’y est pas possible.
no-log-chance = Le journal se trompe, ligne { $line } : le hasard noté ne va pas avec le coup.
no-log-fingerprint = Le journal se trompe, ligne { $line } : la partie rejouée ne finit pas comme il est écrit.
no-log-foot = Le journal se trompe à la fin : le résultat écrit n’est pas celui de la partie rejouée.
no-not-observed = { $game } ne dit pas ce que voit un apprenant.
no-unknown-bot = Il n’y a pas de bot « { $bot } ». Les bots : { $allowed }.
no-bot-unloadable = Le bot « { $bot } » ne se laisse pas charger ({ $error }).
no-bot-unfit = « { $bot } » n’est pas un bot : il lui manque une méthode choose(sight, rng).
no-no-mind = { $game } ne dit pas ce qu’il y a à apprendre.
no-needs-group = Il faut d’autres paquets : pip install nyoi[{ $group }]
no-no-peer = { $name } n’est pas installé : pip install nyoi[peers]
no-no-study = Il n’y a pas d’étude « { $study } ». Les études : { $allowed }.
no-study-game = L’étude « { $study } » demande un de ses jeux : { $allowed } (reçu : « { $game } »).
no-study-setting = L’étude « { $study } » n’a pas de réglage « { $key } ». Possible : { $allowed }.
no-study-value = Le réglage « { $key } » n’admet pas « { $value } ». Possible : { $allowed }.
no-two-bots = On compare deux bots, par exemple --bots 5,heuristic ; reçu : { $bots }.
no-no-draft = { $game } n’a pas de sélection à tirer au sort ; ces jeux en ont une : { $allowed }.
bot-raised = Le bot { $bot } a perdu des coups, tirés au sort à sa place : { $moves } en { $games } parties. La première fois, il a levé { $what }
bot-answered = Le bot { $bot } a perdu des coups, tirés au sort à sa place : { $moves } en { $games } parties. La première fois, il a répondu « { $what } », qui n’était pas proposé.
bot-late = Le bot { $bot } a perdu des coups, tirés au sort à sa place : { $moves } en { $games } parties. La première fois, son temps était écoulé ({ $what } s).
no-all-together = En mode « { $mode } », tous gagnent ou perdent ensemble, aucun siège ne gagne plus qu’un autre : comparez avec --together.
no-same-twice = « { $text } » serait joué deux fois.
no-other-house = Un des processus joue avec un autre Nyoi : { $what } vaut { $theirs } là-bas, { $ours } ici.
no-no-house = Le processus { $worker } n’a pas de Nyoi qui convienne : { $why }
no-workers-die = Des processus sont morts { $times } fois en jouant les parties { $first } à { $last } : abandon.
no-jobs-or-cluster = Soit --jobs, soit --cluster, pas les deux.
no-cluster-form = « { $text } » n’est pas l’adresse d’une grappe. Possible, par exemple : { $allowed }.
no-no-cluster = Personne ne répond à { $address }, ou personne n’y travaille.
no-cluster-lost = La grappe { $address } ne répond plus ; ce qui était gardé l’est toujours.
no-out-busy = Quelqu’un joue déjà dans « { $path } ».
no-out-other = « { $path } » contient d’autres parties (différence : { $what }) : prenez un autre dossier.
no-out-foreign = « { $path } » n’est pas un dossier de parties : prenez-en un vide.
no-out-none = Il n’y a pas de parties gardées dans « { $path } » : « nyoi simulate JEU --out { $path } » en garde.
no-out-empty = Aucune partie n’est encore gardée dans « { $path } ».
no-too-many-bots =
    { $places ->
        [0] Il n’y a pas de place pour un bot : vous en nommez { $bots }.
        [one] Il y a { $places } place de bot, et vous en nommez { $bots }.
       *[other] Il y a { $places } places de bot, et vous en nommez { $bots }.
    }
no-bad-humans = Trop de monde : { $humans } pour { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}.
no-bad-names =
    { $humans ->
        [0] Personne ne joue ici : il n’y a pas de nom à donner (reçu : { $names }).
        [1] Noms donnés : { $names }, pour une seule personne.
       *[other] Noms donnés : { $names }, pour { $humans } personnes.
    }
no-unknown-clause = Il n’y a pas de règle « { $id } ».
no-no-lesson = Il n’y a pas ici de leçon « { $lesson } ».
no-no-rulebook = Les règles du jeu « { $game } » ne sont pas encore écrites.
no-no-words = Le jeu « { $game } » n’a pas de mots dans cette langue ({ $lang }).
no-bad-seat = Il n’y a pas de siège { $seat_id } : ils vont de 0 à { $high }.
no-bad-move-number = Coups dans le journal : { $most }. Impossible d’aller au coup { $at }.
no-cannot-write = Impossible d’écrire dans « { $path } ».
no-file-exists = « { $path } » existe déjà ; --force pour l’écraser.
no-database-busy = Un autre serveur utilise déjà « { $path } » : un serveur par fichier.
no-database-foreign = Le fichier « { $path } » n’est pas une base de Nyoi.
no-database-damaged = Le fichier « { $path } » est abîmé. « nyoi db check » dit où ; remettez la dernière sauvegarde à sa place.
no-database-newer = Le fichier « { $path } » vient d’un Nyoi plus récent (version { $found } de ses tables, celui-ci connaît la { $known }).
no-one-process = { $processes } processus ont besoin de PostgreSQL (--database { $example }) : un fichier n’a qu’un serveur.
no-cannot-listen = Impossible d’écouter sur { $host }, port { $port } : il est déjà pris ou n’est pas permis.
no-bad-proxy = « { $address } » n’est pas l’adresse d’un serveur mandataire : 10.0.0.1, ou un réseau comme 10.0.0.0/8.
no-bad-limit = « { $text } » n’est pas une limite ; exemple : { $example }. La liste est dans docs/hosting.md.
no-bad-site = « { $address } » n’est pas l’adresse d’un site ; exemple, sans nom de page : { $example }.
no-bad-inside = « { $address } » n’est pas une adresse avec un port pour les autres processus ; exemple : { $example }.

## Pourquoi pas, à une table en ligne

no-already-started = La partie a déjà commencé.
no-not-started = La partie n’a pas encore commencé.
no-not-over = La partie n’est pas encore finie.
no-rated-clock = Une partie classée se joue en temps limité : un temps de réflexion, ou des jours par coup.
no-rated-practice = Une partie classée ne se joue pas pour s’entraîner.
no-rated-options = Une partie classée suit les règles habituelles : laissez les options telles quelles.
no-rated-seats = Dans une partie classée, chacun n’a qu’une place.
no-rated-absent = Dans une partie classée, chacun doit être venu : { $name } pas encore.
no-rated-bots = Dans une partie classée, les bots sont ceux de la maison, niveaux 1 à 5.
no-rated-undo = Dans une partie classée, on ne reprend rien.
no-no-table = Cette table n’existe pas, ou n’existe plus.
no-table-damaged = Cette table ne se lit plus : elle est abîmée sur le disque.
no-database-away = La base « { $path } » est inutilisable : { $why }
no-database-url = « { $path } » n’est pas l’adresse d’une base ; elle s’écrit { $example }.
no-no-postgres = PostgreSQL demande un paquet qui n’est pas installé : pip install nyoi[postgres].
no-backup-postgres = Une base PostgreSQL se copie avec son propre outil : pg_dump --format=custom --file=COPIE URL.
no-move-damaged = « { $path } » est abîmé (nyoi db check dit où) : rien n’a été déplacé.
no-move-not-empty = Il y a déjà quelque chose dans « { $path } » : rien n’a été déplacé.
no-not-saved = Impossible d’enregistrer pour l’instant : rien n’a eu lieu. Réessayez dans un instant.
no-not-read = Le serveur ne peut pas lire ses parties pour l’instant. Réessayez dans un instant.
no-no-player = On ne vous reconnaît plus : choisissez un nom pour vous asseoir.
no-not-seated = Vous n’êtes pas à cette table.
no-not-host = C’est à l’hôte de la table d’en décider.
no-not-your-seat = Cette place n’est pas la vôtre.
no-seat-taken = Cette place est déjà prise.
no-seat-empty = Cette place est vide.
no-table-full = Il n’y a plus de place à cette table.
no-not-away =
    { $seconds ->
        [one] { $seat } peut encore revenir : patientez { $seconds } seconde.
       *[other] { $seat } peut encore revenir : patientez { $seconds } secondes.
    }
no-too-many-tables = Vous avez déjà { $high } tables ouvertes : finissez-en une d’abord.
no-too-fast = Doucement ! Réessayez dans un instant.
no-too-slow = L’envoi a pris trop de temps. Réessayez.
no-too-large = C’est trop long : { $high } octets au plus.
no-stale = La table a bougé entre-temps (coup { $seq }) : regardez, puis rejouez.
no-bad-message = Ce message n’a pas été compris.
no-bad-chat = Un message compte de 1 à { $high } caractères lisibles.
no-bad-name = Un nom compte de { $low } à { $high } caractères, tous lisibles.
no-name-taken = Quelqu’un s’appelle déjà « { $name } » à cette table.
no-name-claimed = Le nom « { $name } » est réservé. S’il est à vous, donnez sa phrase secrète dans les réglages ; sinon, prenez un autre nom.
no-bad-passphrase = Une phrase secrète compte de { $low } à { $high } caractères.
no-common-passphrase = C’est l’une des premières phrases secrètes que l’on essaierait. Choisissez-en une autre, par exemple trois mots.
no-wrong-passphrase = Ce n’est pas la phrase secrète du nom « { $name } ».
no-signed-out = Cet appareil a été déconnecté : choisissez un nom pour vous asseoir, ou revenez au vôtre avec sa phrase secrète.
no-bad-level = Le niveau d’un bot va de { $low } à { $high }.
no-bad-clock = Le temps de réflexion va de { $low } à { $high } secondes.
no-bad-point = Choisissez un moment de la partie, de 0 à { $high }.
no-log-long = Ce journal est trop long : { $high } coups au plus.
no-log-slow = Cette partie est trop longue à rejouer : { $seconds } secondes au plus.
no-log-heavy = Cette partie demande trop de mémoire pour être rejouée.
no-import-busy = On apporte trop de parties à la fois. Réessayez dans un instant.
no-no-order = Il n’y a pas de consigne « { $order } » dans ce jeu. Possible : { $allowed }.
no-no-resign = On ne peut pas abandonner cette partie maintenant.
no-foreign-origin = Cette page n’a pas le droit de s’adresser à ce serveur.
no-bad-host = Ce n’est pas une adresse qu’un serveur puisse avoir.
no-house-full = La maison est pleine en ce moment. Réessayez dans un instant.
no-too-many = Trop de connexions viennent de chez vous. Fermez-en quelques-unes.
no-broken = Quelque chose s’est cassé de notre côté ; la partie est restée comme elle était. Réessayez.
no-no-key = C’est réservé aux personnes qui ont la clé.
no-nothing-to-undo = Il n’y a rien à reprendre.
no-undo-pending = Une demande de reprise attend déjà une réponse ({ $seat }).
no-undo-refused = Reprise refusée ({ $seat }).
no-undo-void = La demande de reprise est restée sans effet.
no-undo-seen = Ce coup a fait jouer le hasard ou vous a montré quelque chose : il reste joué. À une table d’entraînement, on pourrait le reprendre.
no-advice-off = On ne donne pas de conseil à cette table.
no-undo-away = { $seat } n’est pas là : personne ne peut accepter à sa place.
no-too-busy = La maison est très occupée en ce moment. Réessayez dans un instant.
no-mixing = Les parts sont en train d’être ouvertes : la partie commence dans un instant.
no-no-proof = Cette table n’a pas de preuve d’équité : rien ne s’ajoute à son hasard.
no-share-unsealed = Cette part ne va pas avec son sceau : ce n’est pas le nombre promis.
no-proof-practice = Une table a une preuve d’équité ou sert à l’entraînement, pas les deux : à l’entraînement, on peut reprendre ce qui est tombé.
no-proof-broken = La preuve de ce journal est abîmée.
no-proof-missing = Ce journal n’a pas de preuve : sa table n’en avait pas, ou on l’a enlevée.
no-proof-other = Ce journal a un autre sceau que celui que vous avez gardé : { $seal }.
no-proof-seal = La preuve est fausse : le secret de la maison ne va pas avec son sceau.
no-proof-share = La preuve est fausse : la part du siège { $seat_id } ne va pas avec son sceau.
no-proof-key = La preuve est fausse : la clé du hasard ne découle pas du secret, de la table et des parts.
no-proof-chance = La preuve est fausse, ligne { $line } : ce qui y a été tiré ne découle pas de la clé du hasard.

## Parties par jours : pourquoi pas, et ce qu’on annonce aux absents

no-bad-days = Le temps de réflexion par jours se choisit parmi { $allowed } jours par coup.
no-not-away-days = À une table par jours, chacun dispose de ses jours : un bot ne peut garder une place ({ $seat }) qu’une fois ceux-ci écoulés.
no-bad-vacation = C’est plus de congés qu’il n’y en a : { $days } jours par an.
no-bad-subscription = Cette adresse ne permet pas d’envoyer des messages à un navigateur.
no-bad-address = Ce n’est pas une adresse e-mail.
no-no-mail = Cette maison n’envoie pas d’e-mail.
no-mail-away = L’e-mail n’a pas pu partir. Réessayez plus tard.
no-bad-link = Ce lien n’est pas, ou plus, le nôtre : l’adresse à laquelle il était destiné a changé.
no-bad-mail = « { $mail } » n’est pas un serveur de courrier ; exemple : { $example }.
no-mail-needs = Pour envoyer des e-mails, il faut dire qui écrit et où mènent les liens : { $example }.
note-turn-title = À vous de jouer : { $game }
note-turn =
    { $n ->
        [0] La table vous attend.
       *[other] La table avec { $others } vous attend.
    }
note-begun-title = { $game } : c’est parti
note-begun =
    { $n ->
        [0] Votre partie a commencé.
       *[other] Votre partie avec { $others } a commencé.
    }
note-over-title = { $game } : partie terminée
note-over =
    { $n ->
        [0] Voyez comment votre partie s’est terminée.
       *[other] Voyez comment votre partie avec { $others } s’est terminée.
    }
note-again-title = { $game } : on rejoue ?
note-again =
    { $n ->
        [0] Une partie classée vous attend.
       *[other] { $others } voudrait rejouer avec vous : la partie classée commence dès que vous venez.
    }
mail-confirm-subject = Nyoi : est-ce bien votre adresse ?
mail-confirm =
    Quelqu’un, sans doute vous, a demandé à Nyoi d’écrire à cette adresse quand c’est à son tour de jouer.

    Si c’est vous, confirmez-le ici :
    { $link }

    Sinon, ne faites rien : vous n’entendrez plus parler de nous.
mail-notice =
    { $text }

    { $link }

    --
    Ne plus recevoir ces messages : { $stop }

## Les règles à lire

tag-r = livret
tag-i = notre lecture
tag-c = reconstitution
rules-none = Aucune règle ne parle de « { $text } ».

## nyoi games

games-seats =
    { $same ->
        [yes] { $low ->
            [one] { $low } place
           *[other] { $low } places
        }
       *[no] { $low } à { $high } places
    }
games-modes = Modes : { $modes }
games-mode = { $name } ({ $id }, { $seats })
games-option = { $name } : { $help }
games-values = Valeurs : { $values }
games-value = { $id } ({ $name })
games-default = Par défaut : { $value }
games-needs = Seulement avec { $needs }.
option-set = l’option « { $option } » réglée sur { $values }
option-quoted = « { $value } »
option-idle = Sans effet ici : seulement avec { $needs }.
play-option-idle = L’option « { $option } » est sans effet à cette table : seulement avec { $needs }.
games-list = des noms de cartes ou de pièces

## nyoi simulate

simulate-title =
    { $name } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } à { $seats }, mode { $mode }, graine { $seed }
simulate-seat = Siège
simulate-bot = Bot
simulate-wins = Victoires
simulate-share = Part
simulate-points = Points par partie
simulate-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-average = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-ending = Fin
simulate-count = Parties
simulate-foot =
    { NUMBER($turns, maximumFractionDigits: 1) } tours et { NUMBER($decisions, maximumFractionDigits: 1) } décisions
    par partie ; { NUMBER($rate, maximumFractionDigits: 0) } parties par seconde
simulate-progress = Parties

## nyoi study

study-title = { $name } : { $about } ({ $games } parties, graine { $seed })
study-name = Étude
study-game = Jeux
study-answers = Ce qu’elle dit
study-settings = Réglages (--set)
study-precise = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
study-about-duel-teams = quels personnages gagnent avec des équipes tirées au sort
study-about-toma-table = la table de référence des règles
study-about-uno-cards = la force des cartes
study-about-torak-heroes = la difficulté de l’aventure
study-about-tournament-balance = qui gagne à quelle place, et avec qui
study-about-tournament-draft = ce que vaut un guerrier à la sélection
study-about-chances = si les chances annoncées par les conseils se vérifient
study-about-exact = ce qu’un adversaire parfait gagnerait contre les bots, dans une forme minuscule du jeu
study-about-openspiel = notre bot contre la recherche d’OpenSpiel
study-about-audit = ce qui arrive dans les parties, et ce qui n’arrive jamais
study-about-start = ce que vaut le fait de commencer
study-start = Par place, à partir du siège qui commence
study-sides = Par camp
study-side = Camp
study-side-a = A
study-side-b = B
study-per-game = Par partie
study-what = Quoi
study-mean = Moyenne
study-higher = points du meilleur score
study-lower = points du moins bon score
study-kos = K.-O.
study-dragons = réunions des sept boules
study-endings = Fins
study-ending = Fin
study-share = Part
study-characters = Par personnage
study-character = Personnage
study-games = Parties
study-won = Gagné
study-margin = Écart (points)
study-margin-value = Écart par point de Valeur
study-scores = Scores des deux camps
study-points = Points
study-rounds = Selon le nombre de personnes
study-players = Personnes
study-turns-round = Tours par manche
study-survivor = Finies par élimination
study-starter = Gagnées en commençant
study-among-random = Un bot réfléchi parmi le hasard
study-among-careful = … qui ne joue jamais Toma
study-rounds-game = Manches par partie
study-opening = Force d’une carte en main de départ (1 : aucune)
study-marked-0 = Shenron, 0 marquée
study-marked-28 = Shenron, 28 marquées
study-marked-56 = Shenron, 56 marquées
study-marked-76 = Shenron, 76 marquées
study-wild = Carte blanche
study-wild4 = +4
study-reference = Référence
study-turns = Tours
study-longest = Plus longue
study-first-wins = Victoires en commençant
study-wishes = Vœux
study-reshuffles = Nouveaux mélanges
study-last-number = Dernière carte : un chiffre
study-among-playing = Victoires contre une carte au hasard
study-among-idle = Victoires contre un coup au hasard
study-heroes = Les héros
study-job = Parties
study-as-asked = comme demandé
study-without-ring = sans l’anneau
study-low = De
study-high = À
study-winning-turn = Tour de la victoire
study-pairs = Paire par paire
study-only-with = Seulement avec l’anneau
study-only-without = Seulement sans
study-difference = Différence
study-error = Erreur type
study-event = Événement
study-rounds-played = manches
study-fights = combats
study-left = guerriers restants
study-left-best = guerriers restants, au mieux
study-left-worst = guerriers restants, au pire
study-eliminations-fight = éliminations par combat
study-cards-played = cartes jouées
study-counters = contre-attaques
study-dodges = esquives
study-rescues = sauvetages
study-fusions = fusions
study-reflections = renvois
study-shields = boucliers
study-duels = duels
study-duel-attacks = attaques dans un duel, médiane
study-duel-longest = attaques dans le plus long duel
study-places = Par place
study-place = Place
study-chance = Par hasard
study-start-who = Qui commence
study-starter-is = Premier siège
study-start-drawn = change d’une partie à l’autre
study-start-fixed = est toujours le même
study-turn-won = Gagné, selon le tour
study-turn-left = Guerriers restants
study-draft-won = Gagné, selon la sélection
study-draft-left = Guerriers restants
study-extra = Manches supplémentaires
study-extra-rounds = Combien
study-fighting = Combats
study-throw-1 = attaques arrêtées au lancer 1
study-throw-2 = attaques arrêtées au lancer 2
study-throw-3 = attaques arrêtées au lancer 3 ou plus tard
study-transformed = transformations réussies
study-pile-won = combats gagnés contre la pile
study-ways = Façons d’attaquer
study-way = Façon
study-warriors = Par guerrier
study-warrior = Guerrier
study-drafted = Sélectionné
study-stood = Encore là
study-worths = Ce que vaut un guerrier
study-id = Identifiant
study-worth = Valeur
study-beat = Éliminations
study-chances = Selon ce qui était annoncé
study-promise = Annonce
study-positions = Positions
study-promised = Annoncé
study-came-true = Vérifié
study-errors = Erreur quadratique moyenne (0,25 : autant qu’une pièce)
study-square-error = Erreur
study-exact = Ce qu’un adversaire parfait gagne au-delà de la moitié
study-bot = Bot
study-exploitability = Exploitabilité
study-openspiel = Notre bot
study-games-won = Parties gagnées
study-games-lost = Parties perdues
study-undecided = Sans victoire
study-audit = Ce qui est arrivé
study-kind = Genre
study-there-are = Il y en a
study-came-up = Arrivés
study-rarest = Le plus rare
study-never = Jamais

## nyoi bench

ladder-title = { $name }, { $mode } : chaque niveau contre celui du dessous (graine { $seed })
ladder-pair = Niveaux
ladder-won = Gagnées
ladder-lost = Perdues
ladder-none = Sans victoire
ladder-share = Part
ladder-interval = 95 %
ladder-rating = Niveau { $level } : cote { NUMBER($mu, maximumFractionDigits: 1) } ± { NUMBER($sigma, maximumFractionDigits: 1) }
match-title = { $name }, { $mode }, à { $seats } : { $one } parmi { $other } (graine { $seed })
match-whole = Tous
match-decided = Départagées
match-foot = Sans différence, la part serait de { $share }. Résultat moyen { $mean } (de { $low } à { $high }, donne par donne).
match-ahead = { $one } moins { $other }, donne par donne : { $mean } (de { $low } à { $high }).
sweep-title = { $name }, { $mode }, à { $seats } : { $games } parties par choix, avec les mêmes donnes (graine { $seed })
sweep-choice = Choix
sweep-seat = Siège { $seat }
sweep-what = Quoi
sweep-difference = Différence
sweep-against = Par rapport à { $text }, donne par donne ; * au-delà du hasard, même après la correction de Holm sur toutes les lignes (5 %).
sweep-results = Victoires, siège { $seat }
sweep-points = Points, siège { $seat }
sweep-turns = Tours
sweep-decisions = Décisions
sweep-number = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
train-done = Ce qui a été appris se trouve dans { $file }
train-value = Erreur quadratique moyenne de la chance de gagner, sur des parties tenues à l’écart : { NUMBER($error, maximumFractionDigits: 4) } (sans regarder la table : { NUMBER($mean, maximumFractionDigits: 4) })
bench-progress = Mesures
bench-game = Jeu
bench-seats = Places
bench-games = Parties/s
bench-decisions = Décisions/s
bench-clones = Copies/s
bench-views = Vues/s
bench-walks = Réflexions/s
bench-log = Coût du journal
bench-store = Stockage
bench-moves = Coups/s
bench-cpu = Calcul, µs/coup
bench-half = p50 ms
bench-most = p99 ms
bench-bytes = Octets/coup
bench-relay = Part d’un relais
bench-load = { $tables } tables sans bot, chaque place une connexion et chaque coup sur le disque ; temps de calcul du serveur seul. Un relais transmet les mêmes messages sans jeu ni disque.
bench-steps = Pas/s
bench-together = Pas/s ensemble
bench-ratio = × voisin
bench-times = × { NUMBER($ratio, maximumFractionDigits: 1) }
bench-beside = { $name } : { $rate } pas/s
bench-amount = { NUMBER($value, maximumFractionDigits: 0) }
bench-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
bench-match = Notre bot contre { $peer } : parties gagnées, { $won } sur { $games }, { $share } ({ $low } – { $high }).
bench-peer =
    { $game } à { $seats }, comparé à { $name } ({ $rate } par seconde) : × { $ratio } ({ $loop ->
        [clones] copies
        [walks] réflexions
        [bare] états seuls
       *[public] avec vue et journal
    })
bench-foot = Au hasard, en temps de calcul, médiane de { $rounds } mesures ; nyoi { $version } ({ $build }), { $python }.

## nyoi replay, nyoi verify

replay-public = Cette partie n’est pas finie : voici ce que tout le monde a pu voir.
replay-move = Coup { $number }
replay-deal = Mise en place
replay-now = La table à ce moment
verify-over =
    Journal valable : { $name }, { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }, { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }, partie finie, empreinte { $fingerprint }.
verify-open =
    Journal valable : { $name }, { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }, { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }, partie en cours, empreinte { $fingerprint }.

verify-proof =
    Preuve d’équité : le secret va avec son sceau, et { $drawn ->
        [one] le seul nombre tiré découle
       *[other] les { $drawn } nombres tirés découlent tous
    } de lui et des parts.
verify-added =
    { $n ->
        [0] Aucun siège n’a ajouté de part : tout repose sur le sceau de la maison.
       *[other] Ont ajouté une part : { $seats }.
    }
verify-unopened = Ont scellé une part sans l’ouvrir : { $seats }.
verify-seal = Le sceau était { $seal } : comparez-le avec celui que vous avez vu avant la partie (--seal).

## nyoi play

you = Vous
bot-name = Bot { $number }
play-start = Tapez le numéro d’un coup, ou « aide » pour tout le reste.
play-since = Depuis votre dernier choix
play-happened = Ce qui vient d’arriver
play-turn = À vous
play-turn-of = À vous, { $name }
play-number =
    { $most ->
        [0] Ici, on tape le coup, comme { $example }, ou assez de ses mots.
       *[other] Choisissez un numéro de 1 à { $most }, ou tapez « aide ».
    }
play-possible = C’est possible.
play-pass-screen = Passez l’écran à { $name }. { $name }, appuyez sur Entrée.
play-hide = Entrée pour cacher votre jeu.
play-saved = Partie enregistrée dans { $path }.
play-where = Dites où : enregistrer FICHIER.
play-offer-save = Enregistrer la partie ? Un nom de fichier, ou Entrée pour s’en passer :
play-overwrite = Ce fichier existe déjà : choisissez un autre nom.
play-bye = La partie s’arrête ici. À bientôt !
play-interrupted = Interrompu.
play-over = Fin de la partie
play-rank = Rang
play-name = Nom
play-points = Points
play-winner =
    { $winners_n ->
        [0] Personne ne gagne.
        [one] Victoire : { $winners } !
       *[other] Victoire partagée : { $winners } !
    }
play-everybody-wins = Victoire commune !
play-you-win = Vous avez gagné !
play-you-lose = Vous n’avez pas gagné cette fois. On recommence ?
command-help = aide
command-rules = règles
command-log = journal
command-save = enregistrer
command-quit = quitter
play-help =
    Vous pouvez taper :
      { "" }le numéro d’un coup, son texte ({ $example }) ou assez de ses mots
      { "?" } COUP            ce qu’il ferait, ou pourquoi il n’est pas possible
      règles [NUMÉRO]   lire les règles, ou une seule
      règles MOTS       chercher dans les règles
      journal           tout ce que vous avez vu depuis le début
      enregistrer FICHIER
      quitter
    Dans le texte d’un coup, les sièges sont les numéros à gauche des noms.

## nyoi serve

serve-ready = Nyoi est prêt : ouvrez { $url }   (Ctrl-C pour arrêter)
serve-bye = Nyoi s’arrête. Tout est enregistré.

## nyoi db

db-progress = Parties rejouées
db-copied = Copié dans « { $path } ».
db-moved =
    Déplacé : { $players ->
        [one] { $players } personne
       *[other] { $players } personnes
    }, { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } avec { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }, { $journal ->
        [one] { $journal } entrée
       *[other] { $journal } entrées
    }, { $chat ->
        [one] { $chat } ligne de discussion
       *[other] { $chat } lignes de discussion
    }, { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }. Démarrez les serveurs avec la nouvelle adresse ; le fichier reste tel quel.
db-page = Le fichier est abîmé : { $why }
db-damaged = La table { $table } est abîmée : { $why }
db-whole =
    Intact : version { $version }, { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    }, toutes les parties se rejouent.
db-not-whole =
    Abîmé : version { $version }, { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $damaged ->
        [0] le fichier lui-même
        [one] dont { $damaged } abîmée
       *[other] dont { $damaged } abîmées
    }.

## nyoi pack

pack-made = Le paquet { $pack } est prêt à être modifié : { $tables }.
pack-fine = { $changes ->
    [0] Le paquet { $pack } convient au jeu { $game } ; il ne change encore rien.
    [1] Le paquet { $pack } convient au jeu { $game }. Il change une valeur :
   *[other] Le paquet { $pack } convient au jeu { $game }. Il change { $changes } valeurs :
}
pack-change = { $place } : { $owner }, { $key } : { $old } → { $new }
pack-nothing = rien
pack-faults = { $faults ->
    [1] Le paquet { $pack } ne se joue pas : une erreur.
   *[other] Le paquet { $pack } ne se joue pas : { $faults } erreurs.
}
pack-kind-flag = oui ou non (true, false)
pack-kind-whole = un nombre entier
pack-kind-number = un nombre
pack-kind-text = un texte
pack-kind-list = une liste
pack-kind-table = une table
fault-line = { $place } : { $said }
fault-syntax = ce n’est pas du TOML : { $why } (« { $text } »).
fault-unread = cette table ne se lit pas : { $why }.
fault-file = le jeu { $game } n’a pas cette table. Ses tables : { $allowed }.
fault-key = il n’y a pas de clé « { $key } » ici. Les clés : { $near }.
fault-due = la clé « { $key } » manque.
fault-due-with = avec { $other } = « { $word } », la clé « { $key } » est due.
fault-kind = « { $key } » doit être { $due }, et non { $found } ({ $value }).
fault-length = « { $key } » doit avoir { $due } entrées, et non { $found }.
fault-number = « { $key } » : { $value } est hors limites ({ $low } à { $high }).
fault-word = « { $key } » : « { $value } » n’existe pas. Il y a : { $near }.
fault-twice = « { $value } » s’y trouve deux fois.
fault-refused = le jeu refuse cela : { $why }.
fault-breaks = le jeu se casse quand on y joue avec cela (mode { $mode }, graine { $seed }) : { $why }.
fault-endless = avec cela, le jeu ne finit pas.

## nyoi try

trial-progress = L’ancien contre le nouveau
trial-title = Le paquet { $pack } face à { $name } tel quel ({ $mode }, à { $seats }) : { $games } parties, chacune jouée avec les deux contenus à partir de la même donne (graine { $seed }).
trial-none = Aucune partie n’a fini dans ce temps : donnez-en plus (--seconds, --games).
trial-same = Toutes se sont déroulées de la même façon, jusqu’au dernier dé : ce qui a changé n’a jamais servi, ou ne fait ici aucune différence.
trial-alike = { $alike } parties sur { $games } se sont déroulées de la même façon avec les deux contenus.
trial-wins = Qui gagne plus souvent :
trial-wins-sure = C’est plus que le hasard n’explique (au plus une fausse alerte sur vingt essais).
trial-wins-open = Ceci peut tenir au hasard ; à 95 %, la vraie différence est entre les bornes.
trial-needed = Pour déceler un écart de 2 points dans quatre essais sur cinq, il faut environ { $games } parties (--games).
trial-sure = Comment cela se fait, au-delà du hasard (au plus une fausse alerte sur cent essais) :
trial-unsure = Rien d’autre de ce qui a changé ne dépasse le hasard.
trial-more = { $more ->
    [one] … et { $more } autre action de ce qui a changé.
   *[other] … et { $more } autres actions de ce qui a changé.
}
trial-open = Ceci peut tenir au hasard ; à 95 %, la vraie différence est entre les bornes :
trial-line = { $what } : { $old } → { $new } ({ $apart } ; de { $low } à { $high })
trial-ending = parties qui finissent par « { $ending } »
trial-seat = parties gagnées par le siège { $seat }
trial-played = { $thing } : combien de fois par partie on le choisit
trial-did = combien de fois par partie : « { $example } » et semblables
trial-each = combien à chaque fois : « { $example } » et semblables
trial-won = parties gagnées par le camp de { $who }
trial-ahead = points d’avance sur les autres, camp de { $who }
trial-points-of = points du camp de { $who }
trial-points = points
trial-turns = tours
trial-decisions = décisions
trial-apart = Chaque changement à part : le paquet sans lui → le paquet entier.
trial-apart-line = { $sure ->
    [yes] { $line } *
   *[no] { $line }
}
trial-apart-none = { $thing } : aucune partie n’a fini, ou rien ne diffère.
trial-apart-not = { $thing } : le paquet ne fonctionne pas sans ce changement, qu’on ne peut donc pas isoler.
trial-apart-many = { $changes } choses ont changé : au-delà de { $most }, on ne les distingue pas.

## nyoi report

report-written = { $games } parties racontées dans { $path }.
report-title = { $name } : ce que disent beaucoup de parties
report-lead = { $games } parties entre bots, { $mode }.
report-contents = Sommaire
report-short = En bref
report-settings = Ce qui a été joué
report-seats = Par siège
report-seats-bots = Par bot
report-start = Ce que vaut le fait de commencer
report-things = Par ce avec quoi l’on joue
report-pairs = Ce qui a été choisi ensemble
report-openings = Par premier choix
report-games = Comment vont les parties
report-board = Où cela se passe
report-bots = Bot contre bot
report-options = Ce que fait une option
report-number = { NUMBER($value, maximumFractionDigits: 2) }
report-seat = Siège { $seat }
report-seat-out = Le siège { $seat } gagne { $share } des parties ; il lui en revient { $due }.
report-bot-out = Le bot { $bot } gagne { $share } de ses parties ; entre égaux, ce serait { $due }.
report-start-out = Commencer fait gagner { $share } des parties ; si cela ne changeait rien, ce serait { $due }.
report-start-fair = Commencer fait gagner { $share } des parties (part attendue : { $due }) : le hasard explique cet écart.
report-seats-fair = Aucun siège ne gagne plus ou moins souvent que le hasard ne l’explique.
report-things-more = S’en servir va avec plus de victoires que chez les sièges qui ont joué autant dans les mêmes parties : { $things }.
report-things-less = S’en servir va avec moins de victoires que chez les sièges qui ont joué autant dans les mêmes parties : { $things }.
report-things-fair = Rien de ce avec quoi l’on joue ne va avec plus ou moins de victoires que le hasard ne l’explique.
report-drafts-fixed = Les bots ont toujours choisi certaines choses ensemble : on ne peut pas les distinguer. « --draft random » tire les équipes au sort.
report-length = Durée moyenne d’une partie, en tours : { $turns } ; en décisions : { $decisions }.
report-length-of = { $value } – durée moyenne d’une partie en tours : { $turns }.
report-value = { $option } : { $value }
report-ending-usual = La fin habituelle : « { $ending } », { $share } des parties.
report-game = Jeu
report-mode = Mode
report-places = Sièges
report-players = Bots, par siège
report-number-of-games = Parties
report-seed = Graine
report-version = Version · règles · contenu
report-repeat = Les mêmes parties, encore :
report-method = Les parts sont données avec leur intervalle à 95 %. La colonne « Attendu » donne la part de sièges égaux. Une ligne est marquée (◆) si elle s’en écarte même après la correction de Holm sur toutes les lignes de ce rapport, au seuil de 1 % : si rien ne comptait, un rapport sur cent marquerait quelque chose.
report-place = Siège
report-bot = Bot
report-seats-confounded = Chaque bot a gardé son siège : ces parties ne distinguent pas le siège du bot. Ce qui suit compare les bots.
report-seats-adjusted = Chaque bot a occupé tous les sièges. La part attendue d’un siège est ce que ses bots gagnent en moyenne.
report-start-note = Les sièges dans l’ordre de la table, à partir de celui qui commence, qui change d’une partie à l’autre.
report-start-always = Le siège { $seat } commence toutes les parties : le tableau par siège dit ce que cela vaut.
report-order-head = Place
report-order = { $place ->
    [1] Commence
   *[other] Numéro { $place }
}
report-opening = Premier choix
report-openings-note = La première décision d’un siège qui en était une : plus d’un coup était proposé.
report-things-note = « Gagné » : sur toutes les fois où une chose a servi, combien de fois le siège a gagné. Qui survit plus longtemps se sert davantage de tout ; « Attendu » est donc ce que gagnent les sièges qui ont joué autant dans les mêmes parties. Ce qui va avec la victoire n’en est pas pour autant la cause.
report-fixed = Presque toujours ensemble : { $things }. Leurs lignes disent la même chose, quelle que soit celle qui compte. « --draft random » tire les équipes au sort.
report-pairs-note = « Attendu » est ce que les deux valent séparément, additionné. Voici les paires que le hasard explique le moins.
report-ending = Fin
report-count = Parties
report-share = Part
report-won = Gagné
report-due = Attendu
report-interval = 95 %
report-times = Fois
report-span = { $low } – { $high }
report-out = se détache
report-left-out = { $rows ->
    [one] { $rows } ligne du milieu est omise.
   *[other] { $rows } lignes du milieu sont omises.
}
report-turns = Tours
report-decisions = Décisions
report-branching = Coups au choix
report-forced = Décisions forcées, en %
report-leads = Changements de tête
report-drama = Suspense : le plus grand retard de qui gagne, en %
report-spread = { $mean } en moyenne ; la moitié des parties de { $low } à { $high }.
report-games-note = Forcée : un seul coup était proposé. En tête est qui a le plus de points à la fin d’un tour. Le suspense est le plus grand retard de qui gagne, en pour cent du plus grand nombre de points atteint dans la partie.
report-bots-alike = Tous les sièges ont été joués par la même sorte de bot : il n’y a personne à comparer.
report-bots-note = À quelle fréquence le bot d’une ligne a fini devant celui d’une colonne, sur les rencontres que l’un des deux a gagnées.
report-curve = { $option } : parties gagnées ({ $who }), avec les intervalles à 95 %
report-several = Plusieurs options ont varié à la fois : les tableaux ci-dessus comparent leurs combinaisons.
report-values-note = Moyennes, avec leur marge à 95 % ; pour les fins, la part des parties.
report-mean = { $mean } ± { $half }
report-no-sweep = Les parties ont été jouées avec un seul jeu d’options : « nyoi sweep » en joue plusieurs côte à côte.
report-nothing = Il n’y a rien à en dire ici.

## Les personnes : noms, données, blocages, portes

somebody = Quelqu’un
no-wrong-code = Ce n’est pas le code de secours du nom « { $name } ».
no-wrong-name = Ce n’est pas votre nom : écrivez « { $name } » pour confirmer.
no-nobody-there = Il n’y a personne à cet endroit.
no-yourself = C’est vous.
no-too-many-blocks = Vous avez déjà bloqué { $high } personnes : débloquez-en une d’abord.
no-not-welcome = Vous ne pouvez pas vous asseoir à cette table.
no-door-shut = La porte de cette table est fermée : on n’y entre plus pour l’instant.
no-no-line = Ce message n’existe pas.
db-report = { $id } · { $date } · { $reason } · { $name } (table { $table }){ $done ->
    [yes] { " · traité" }
   *[no] { "" }
}
db-report-words = Dit en signalant : { $words }
db-report-line = { $date } { $name } : { $text }
db-reports-none = Rien à traiter.
db-report-done = { $id } est traité.
db-report-somebody = quelqu’un dont les données sont effacées
report-reason-insults = insultes
report-reason-cheating = triche
report-reason-name = nom choquant
report-reason-spam = messages indésirables
report-reason-other = autre chose
no-no-report = Il n’y a pas de signalement « { $id } ».

## Revoir une partie avec la réflexion

no-look-failed = Cette partie n’a pas pu être relue.
moment-mistake = Ici, { $name } a choisi « { $played } » et gardait { $after } % de chances de gagner ; « { $other } » en donnait { $before } %.
moment-find = Ici, { $name } a trouvé « { $played } », { $after } % de chances de gagner ; avec « { $other } », le coup habituel, c’était { $before } %.
moment-turn =
    { $way ->
        [up] { $name } monte de { $before } % à { $after } % de chances de gagner. { $what }
       *[down] { $name } descend de { $before } % à { $after } % de chances de gagner. { $what }
    }
moment-follows = Dans 100 suites possibles, « { $what } » arrive { $played } fois après le premier coup, { $other } fois après le second.
moments-title = Les moments où tout a changé
moments-none = Aucun moment ne se détache : les chances ont changé peu à peu.
moments-at = Coup { $at }
moments-looking = La partie est relue coup par coup, avec ce que chaque siège savait…
moments-lead = D’après ce que chaque siège savait alors ; les pourcentages sont les chances de gagner.

## Ce qu’un lien dit de lui-même : titre, phrase, image

share-won =
    { $n ->
        [one] { $names } gagne !
       *[other] { $names } gagnent !
    }
share-together = Victoire commune !
share-drawn = Égalité : { $names }
share-lost = Cette fois, personne ne gagne
share-played = Une partie de { $game }
share-playing = { $game } : une partie en cours
share-invited = { $name } vous attend pour { $game }
share-invited-plain = On vous attend pour { $game }
share-seats =
    { $n ->
        [0] Toutes les places sont prises.
        [one] Il reste { $n } place.
       *[other] Il reste { $n } places.
    }
share-free = Place libre
share-sit = Ouvrez le lien, tapez un nom, jouez.
share-watch = Ouvrez le lien pour regarder.
share-imported = Un journal importé : les noms sont ceux du fichier.
share-replay = Revoyez le moment décisif.
share-length =
    { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }, { $minutes } min.
share-picture = { $title } À la table : { $names }.
share-evening = { $name } vous invite à une soirée de jeux.
share-evening-plain = Une soirée de jeux
share-evening-contest = { $name } vous invite à un tournoi.
share-evening-running = C’est commencé.
share-evening-come = Ouvrez le lien, tapez un nom, entrez.
share-evening-look = Voyez le tableau des scores.
share-puzzle = À vous : que joueriez-vous ?
share-puzzle-lead = Un moment d’une vraie partie, avec ce que ce siège savait et rien de plus.
share-puzzle-call = Ouvrez le lien et trouvez le coup.
share-people = { $title } Ici : { $names }.
no-no-picture = Il n’y a pas d’image ici : la page n’a pas été construite.

## Soirées

evening-of = Chez { $name }
evening-form-open = Soirée libre
evening-form-robin = Toutes rondes
evening-form-swiss = Système suisse
evening-form-knockout = Élimination directe
evening-over = La soirée est terminée
evening-won-by = Victoire : { $name }
no-no-evening = Il n’y a pas de soirée sous le code « { $text } ». Relisez-le : des lettres et des chiffres, six en tout.
no-no-person = Personne à la soirée ne porte ce numéro, ou bien c’est l’hôte.
no-too-many-evenings = Vous tenez déjà { $high } soirées : terminez-en une d’abord.
no-bad-evening-name = Le nom d’une soirée compte { $high } caractères au plus, tous lisibles.
no-evening-over = Cette soirée est terminée.
no-evening-closed = L’hôte a fermé la porte : personne d’autre n’entre à cette soirée.
no-evening-removed = L’hôte vous a fait sortir de cette soirée.
no-evening-unwelcome = Vous ne pouvez pas entrer à cette soirée.
no-evening-stranger = Vous n’êtes pas encore à cette soirée.
no-evening-full = Cette soirée est complète : { $high } personnes au plus.
no-evening-begun = Le tournoi a déjà commencé : ses règles restent comme elles sont.
no-evening-not-running = Aucun tournoi ne se joue ici.
no-evening-round = Cette partie comptait pour une ronde du tournoi : elle ne se rejoue pas.
no-evening-playing = Cette ronde se joue encore.
no-evening-few = À { $number }, c’est trop peu : une table demande { $low } personnes ou bots. Invitez quelqu’un, ou laissez des bots compléter.
no-evening-many = Un tournoi se joue à { $high } au plus, bots compris.
no-evening-together = Dans ce mode, tout le monde gagne ou perd ensemble : cela ne fait pas un tournoi. Choisissez un autre mode, à deux ou plus.
no-evening-final = Une élimination directe finit par une table de deux, et ce mode se joue à { $low } ou plus : choisissez un autre mode ou une autre forme.
no-bad-form = Il n’y a pas de soirée de la forme « { $text } ».
no-bad-rounds = Un tournoi compte de { $low } à { $high } rondes.
no-bad-wait = Secondes d’attente : de { $low } à { $high }.

## Crédits

credits-title = Crédits et hommage
credits-homage = Ces jeux vivent dans le monde de Dragon Ball d’Akira Toriyama, ou le saluent. Merci pour ce monde. Dragon Ball est © Bird Studio/Shueisha, Toei Animation.
credits-notice-title = Mention
credits-notice = Nyoi est un projet de fans, ni fait ni approuvé par les ayants droit des jeux ou de leurs personnages. Les noms appartiennent à leurs propriétaires ; aucun de leurs dessins ni de leurs textes n’est repris.
credits-code-title = Code et caractères
credits-code = Le code est sous licence MIT. Les caractères de la page, Reggae One et Atkinson Hyperlegible Next, sont sous licence SIL Open Font License 1.1.

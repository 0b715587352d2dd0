# La ligne de commande : ce que dit `--help`, et ce qui est répondu à une ligne que l’on ne peut pas lire.
# help-COMMANDE est une commande (sa première phrase figure dans les listes), help-COMMANDE-NOM un de ses arguments et options ;
# help-any-NOM est commun à plusieurs commandes. meta-MOT est ce qui tient lieu d’une valeur.

## Headings

heading-usage = Utilisation :
heading-example = Exemple :
heading-arguments = Arguments :
heading-options = Options :
heading-commands = Commandes :
usage-options = [OPTIONS]
usage-command = COMMANDE …
note-default = [par défaut : { $value }]
note-required = [obligatoire]

## What stands for a value

meta-game = JEU
meta-mode = MODE
meta-level = NIVEAU
meta-key = CLÉ
meta-value = VALEUR
meta-file = FICHIER
meta-folder = DOSSIER
meta-copy = COPIE
meta-name = NOM
meta-text = TEXTE
meta-id = NUMÉRO
meta-url = URL
meta-host = HÔTE
meta-user = COMPTE
meta-port = PORT
meta-address = ADRESSE
meta-module = MODULE
meta-class = CLASSE
meta-where = ENDROIT
meta-seal = SCEAU

## What cannot be read

wrong-command =
    La commande « { $name } » n’existe pas.{ $near ->
        [none] {""}
       *[other] {" "}Vouliez-vous dire { $near } ?
    }
wrong-option =
    L’option « { $name } » n’existe pas.{ $near ->
        [none] {""}
       *[other] {" "}Vouliez-vous dire { $near } ?
    }
wrong-extra = C’est trop : « { $text } ».
missing-argument = Il manque { $name }.
missing-option = Il manque l’option { $name }.
missing-value =
    { $values ->
        [1] L’option { $name } attend une valeur.
       *[other] L’option { $name } attend { $values } valeurs.
    }
takes-nothing = L’option { $name } ne prend pas de valeur.
takes-one = { $name } attend une de ces valeurs : { $allowed }.
takes-folder = { $name } attend un dossier, pas un fichier.
takes-file = { $name } attend un fichier, pas un dossier.
takes-number =
    { $name } attend { $kind ->
        [whole] un nombre entier
       *[other] un nombre
    }{ $bounds ->
        [none] .
        [least] , { $low } au moins.
       *[both] {" "}de { $low } à { $high }.
    }

## What several commands share

help-any-help = Afficher cette aide.
help-any-lang = La langue ; sinon celle de LC_ALL, LC_MESSAGES, LANGUAGE et LANG, ou l’anglais.
help-any-json = Écrire des données pour programmes.
help-any-game = Le jeu : `nyoi games` en donne la liste.
help-any-seats = Le nombre de sièges ; 4 si le jeu le permet.
help-any-mode = Un mode du jeu.
help-any-option = Une option de la table.
help-any-seed = La même graine donne les mêmes parties.
help-any-pack = Jouer avec le contenu d’un paquet ; un pour chaque jeu, si l’on veut.
help-any-jobs = Le nombre de processus ; 1 sans cette option.
help-any-cluster = Une grappe Dask (`nyoi[cluster]`) : tcp://host:port, ou local:N.
help-any-out = Y garder la trace de chaque partie (DuckDB : `nyoi[lab]`) ; la même commande joue ensuite ce qui manque.

## nyoi

help-nyoi = Nyoi : cinq jeux de société d’une même famille, complets.
help-nyoi-version = Écrire la version et finir.
help-nyoi-credits = Écrire qui a fait les jeux, et les mentions.

## nyoi games, nyoi rules

help-games = Donner la liste des jeux, avec sièges, modes et options.
help-rules = Écrire les règles d’un jeu dans la langue des tables, chacune sous son numéro.
help-rules-clause = Seulement cette règle (TOMA-6.13, 6.13) ou cette section (6).
help-rules-search = Seulement les règles qui contiennent ces mots.

## nyoi serve

help-serve = Servir la page jusqu’à Ctrl-C.
help-serve-host = Où écouter ; 0.0.0.0 pour le réseau de la maison.
help-serve-port = Le port.
help-serve-database = Où les parties sont gardées.
help-serve-processes = Le nombre de processus qui servent ; à plusieurs, il faut PostgreSQL.
help-serve-inside = Où les autres processus de la maison joignent celui-ci.
help-serve-url = L’adresse de ce serveur vue du dehors, pour les invitations.
help-serve-proxy = Un relais devant le serveur, que l’on croit sur la provenance des gens ; plusieurs fois si l’on veut.
help-serve-origin = Une page de plus qui peut parler à ce serveur ; plusieurs fois si l’on veut.
help-serve-workers = Le nombre de processus où les bots réfléchissent ; sinon la moitié des cœurs, quatre au plus.
help-serve-pause = De combien à combien de secondes un bot attend avant de jouer. [par défaut : 0.6 1.2]
help-serve-reading = Combien de secondes au plus la manche suivante attend les personnes qui lisent encore la fin de la précédente ; sinon 15.
help-serve-mail = Un serveur de courrier pour prévenir les gens que c’est à leur tour ; son mot de passe dans NYOI_MAIL_PASSWORD.
help-serve-mail-from = L’adresse d’où partent les e-mails.
help-serve-bot = Un bot à vous, contre lequel on peut jouer ; plusieurs fois si l’on veut.

## nyoi play

help-play =
    Jouer ici.

    Les personnes prennent les premiers sièges et partagent l’écran, les bots prennent les autres. Sans --seats il y a quatre sièges, ou autant qu’il en faut.
help-play-bots = Des niveaux de 1 à 5, random ou heuristic, un par bot ; le dernier prend les sièges qui restent.
help-play-humans = Le nombre de personnes ici.
help-play-names = Leurs noms.
help-play-seed = La même graine distribue la même partie.
help-play-load = Continuer une partie enregistrée.
help-play-plain = La table en phrases, pour les lecteurs d’écran.

## nyoi pack, nyoi try

help-pack = Faire un paquet du contenu d’un jeu, et le vérifier.
help-pack-new = Copier le contenu d’un jeu dans un dossier, pour l’y modifier.
help-pack-new-folder = Le dossier à créer.
help-pack-new-from = Le jeu dont le contenu est copié.
help-pack-check = Dire ce qui ne va pas dans un paquet, avec fichier et ligne.
help-pack-check-folder = Le dossier du paquet.
help-try = Vérifier un paquet, jouer l’ancien contenu contre le nouveau, et dire ce qui change et avec quelle certitude.
help-try-folder = Le dossier du paquet.
help-try-seconds = Combien de temps jouer.
help-try-games = Autant de parties de chaque, quel que soit le temps qu’il faut.
help-try-bots = Par siège, comme pour simulate.
help-try-jobs = Le nombre de processus.
help-try-out = Garder ici ce qui a été trouvé et chaque paire de parties : trial.json, games.jsonl.

## nyoi simulate, nyoi match, nyoi sweep, nyoi study, nyoi report

help-simulate = Jouer beaucoup de parties entre bots et compter les victoires.
help-simulate-games = Le nombre de parties.
help-simulate-bots = Par siège : random, heuristic, search:N (tours de réflexion) ou un niveau de 1 à 5 ; le dernier complète la table.
help-simulate-draft = Tirer les équipes au sort au lieu de laisser les bots choisir, là où un jeu a une sélection.
help-match = Faire jouer un bot parmi d’autres, à chaque siège tour à tour, avec les mêmes donnes.
help-match-bots = Un A parmi des B.
help-match-games = Le nombre de parties en tout.
help-match-together = A à tous les sièges, puis B à tous les sièges : là où l’on gagne ou perd ensemble, ou seul.
help-match-isolated = Faire jouer chacun de vos bots dans un processus qui ne reçoit que des vues, avec cinq secondes par coup.
help-sweep = Jouer les mêmes donnes avec chaque valeur d’une option, et dire ce qui change, donne par donne.
help-sweep-option = Une option de la table et les valeurs à comparer ; à plusieurs options, toutes leurs combinaisons.
help-sweep-games = Le nombre de parties par choix.
help-sweep-seed = La même graine donne les mêmes donnes.
help-sweep-bots = Par siège, comme pour simulate.
help-study = Répondre à une question sur un jeu en le jouant beaucoup de fois ; sans nom, donner la liste des questions.
help-study-name = La question.
help-study-game = Le jeu, si la question vaut pour n’importe lequel.
help-study-games = Le nombre de parties ; chaque étude a le sien.
help-study-set = Un réglage de l’étude.
help-report = Écrire un rapport sur les parties d’un dossier (`--out` de simulate et d’autres) : un seul fichier, lisible hors ligne.
help-report-folder = Où les parties ont été gardées.
help-report-output = Le fichier à écrire.

## nyoi ladder, nyoi train

help-ladder = Faire jouer chaque niveau des bots contre celui d’en dessous, à deux.
help-ladder-games = Le nombre de parties par paire.
help-ladder-mode = Un mode du jeu où deux camps s’opposent.
help-train = Apprendre à juger un jeu d’après des parties de la règle simple contre elle-même (numpy : `nyoi[train]`).
help-train-games = Le nombre de parties dont on apprend.
help-train-hidden = Unités cachées.
help-train-seed = La même graine donne les mêmes poids.
help-train-work = Où les tranches jouées sont gardées ; la même commande reprend là.
help-train-out = Les poids ; d’ordinaire ceux du jeu.

## nyoi replay, nyoi verify

help-replay =
    Raconter une partie enregistrée.

    Une partie qui n’est pas finie est racontée comme son siège l’a vue, ou sans --seat comme tout le monde pouvait la voir.
help-replay-file = La partie enregistrée.
help-replay-seat = La raconter comme ce siège (à partir de 0) l’a vue ; sinon tout.
help-replay-at = S’arrêter après le coup N et montrer la table.
help-replay-names = Les noms, par siège.
help-replay-moments = Dire plutôt où les chances de gagner ont le plus changé : cinq moments au plus, relus avec ce que chaque siège savait. Cela prend d’une demi-minute à quelques minutes.
help-verify =
    Rejouer une partie enregistrée et vérifier chaque coup, chaque dé et la fin.

    Si la partie avait une preuve d’équité, vérifier aussi que personne n’a choisi ce qui est tombé : chaque nombre découle du secret, qui va avec son sceau, et des parts de chaque siège.
help-verify-file = La partie enregistrée.
help-verify-seal = Le sceau que vous avez vu avant la partie : ce doit être celui-ci.

## nyoi bench

help-bench =
    Mesurer parties au hasard, décisions, copies, vues et tours de réflexion par seconde, et ce que coûte le journal.

    Avec `server` à la place d’un jeu : ce qu’un coup coûte au serveur à beaucoup de tables, en combien de temps les autres l’ont, et ce qui leur est dit ; une ligne par base de données, celle de SQLite si aucune n’est nommée. Avec `rl` : les pas par seconde des environnements d’apprentissage, à côté du Leduc hold’em de PettingZoo.
help-bench-game = Le jeu, `server` ou `rl` ; sans rien, tous les jeux.
help-bench-rounds = Le nombre de mesures.
help-bench-seconds = Le temps de processeur de chaque mesure.
help-bench-tables = Avec server : le nombre de tables à la fois.
help-bench-database = Avec server : une base vide, qui reste pleine ; ou plusieurs.
help-bench-processes = Avec server et PostgreSQL : une ligne de plus avec autant de processus.
help-bench-against = Faire jouer notre meilleur bot d’UNO à la table de RLCard.
help-bench-games = Avec --against : le nombre de parties.

## nyoi db

help-db = Vérifier, copier et déplacer ce qui garde les parties : un fichier, ou une base PostgreSQL.
help-db-check =
    Vérifier une base : ses pages, et que chaque partie s’y rejoue. Même pendant qu’un serveur s’en sert.

    Le code de sortie est 0 si tout est entier, 1 si quelque chose est abîmé.
help-db-check-file = La base : un fichier, ou l’adresse d’une base PostgreSQL.
help-db-backup = Copier une base telle qu’elle est à cet instant, et vérifier la copie. Même pendant qu’un serveur s’en sert.
help-db-backup-file = La base.
help-db-backup-copy = Le fichier à écrire.
help-db-backup-force = Écraser un fichier qui existe.
help-db-move = Déplacer tout d’un fichier vers une base PostgreSQL vide, et l’y rejouer. Le fichier reste tel quel.
help-db-move-file = Le fichier.
help-db-move-url = L’adresse de la base.
help-db-reports = Montrer les personnes signalées et ce qui s’est dit avant, ou noter que c’est traité. Même pendant qu’un serveur tourne.
help-db-reports-file = La base : un fichier, ou l’adresse d’une base PostgreSQL.
help-db-reports-all = Montrer aussi ce qui est traité.
help-db-reports-done = Noter que ce signalement est traité ; peut se répéter.

# Ce que dit la page, hors des jeux.

## Partout

page-skip = Aller au contenu
page-nav = Pages
page-home = Nyoi : accueil
page-home-go = Vers l’accueil
page-lobby = Accueil
page-settings = Réglages
page-lost = Il n’y a rien à cette adresse.
page-lost-help = Le lien a peut-être été coupé en route, ou la table n’existe plus.
page-try-again = Réessayer
page-go-on = Continuer sous un autre nom
page-loading = Un instant…
page-close = Fermer
page-you = vous
page-rules = Règles
page-rules-of = Règles : { $game }
no-offline = Le serveur ne répond pas. Vérifiez la connexion.
no-server-trouble = Le serveur a un souci. Réessayez dans un instant.

## L’accueil

page-choose = À quoi jouons-nous ?
page-lead = Choisissez un jeu : jouez tout de suite contre des bots, ou envoyez un lien à vos amis.
page-my-tables = Mes tables
page-my-past = Toutes mes parties
page-open-tables = Tables qui attendent du monde
page-open-none = Aucune table n’attend. Ouvrez-en une et envoyez le lien à vos amis !
page-watch-tables = Parties à regarder
page-watch-none = Aucune partie publique en ce moment.
page-my-turn = À vous !
page-over = Terminée
page-running = En cours
page-import = Ouvrir une partie enregistrée
page-notice = Projet de fans, sans lien avec les ayants droit. Les noms appartiennent à leurs propriétaires ; dessins et textes sont les nôtres.
page-seats =
    { $low ->
        [1] De 1 à { $high } personnes
       *[other] { $high ->
            [2] Pour 2 personnes
           *[other] De { $low } à { $high } personnes
        }
    }
page-free-seats =
    { $n ->
        [0] Complet
        [one] { $n } place libre
       *[other] { $n } places libres
    }

## Une nouvelle table

page-nickname = Votre nom à la table
page-nickname-more = Nom de la personne { $n }
page-nickname-here = Son nom
page-guest = Anonyme
page-more-people = Ajouter quelqu’un devant cet écran
page-less-people = Retirer la personne { $n }
page-how-many = Combien de places ?
page-mode = Mode
page-bot-level = Niveau des bots
page-level =
    { $n ->
        [1] 1 (facile)
        [5] 5 (très fort)
       *[other] { $n }
    }
page-play-bots = Jouer avec des bots
page-play-here = Commencer la partie
page-play-friends = Inviter des amis
page-more-options = Autres réglages de la table
page-options-game = La partie
page-options-setup = Mise en place
page-options-play = Pendant le jeu
page-options-pace = Rythme et informations
page-public = Montrer cette table à l’accueil
page-first-game = Proposé pour une première partie.
page-content = Contenu
page-pack = Paquet : { $name }
page-pack-help = Ce n’est pas le contenu du jeu, mais celui d’un paquet choisi par l’hôte.
page-practice = Table d’entraînement
page-practice-help = Contre des bots seulement, vous pouvez reprendre tous vos coups. Aucun record n’est gardé.
page-practice-tag = Entraînement
page-proof = Équité prouvée
page-proof-help = Le serveur et le navigateur de chaque personne scellent d’avance leur part du hasard : personne ne peut choisir les cartes, et chacun peut le vérifier à la fin.
page-proof-says-1 = Avant que quiconque s’asseye, le serveur tire un nombre secret et montre son sceau, qui ne va avec aucun autre nombre.
page-proof-says-2 = Le navigateur de chaque personne à la table scelle son propre nombre, et tous sont ouverts ensemble au début de la partie : personne, pas même le serveur, ne peut donc choisir ce qui tombe.
page-proof-says-3 = Quand la partie est finie, le secret est ouvert à son tour, et chacun peut vérifier que sceaux, nombres et cartes vont ensemble.
page-proof-mark = Le sceau du serveur, que ce navigateur garde :
page-proof-sealed =
    { $n ->
        [0] Personne n’a encore scellé de nombre.
       *[other] Nombre scellé par : { $names }.
    }
page-proof-mixing = Les nombres sont en train d’être ouverts : la partie commence dans un instant.
page-proof-swapped = Le serveur montre maintenant un autre sceau que celui que ce navigateur a vu d’abord. Ne vous fiez pas à ce qui tombe à cette table.
page-proof-swapped-tag = Ce n’est plus le même sceau !
page-proof-check = Vérifier les cartes
page-proof-fits = Tout ce que ce navigateur peut vérifier va ensemble.
page-proof-wrong = Quelque chose ne va pas : ne vous fiez pas à cette partie.
page-proof-seal-yes = Le secret du serveur va avec son sceau.
page-proof-seal-no = Le secret du serveur ne va pas avec son sceau.
page-proof-kept-yes = Le sceau est celui que ce navigateur a vu d’abord.
page-proof-kept-no = Le sceau n’est pas celui que ce navigateur a vu d’abord.
page-proof-shares-yes = Chaque nombre ajouté va avec le sceau montré avant.
page-proof-shares-no = Un nombre ajouté ne va pas avec le sceau montré avant.
page-proof-own-yes = Votre propre nombre en fait partie.
page-proof-own-no = Votre propre nombre n’en fait pas partie.
page-proof-key-yes = La clé de tout le hasard découle du secret et de ces nombres.
page-proof-key-no = La clé de tout le hasard ne découle pas du secret et de ces nombres.
page-proof-added =
    { $n ->
        [0] Personne n’a ajouté de nombre : tout repose sur le sceau du serveur.
       *[other] Nombre ajouté par : { $names }.
    }
page-proof-unopened = Nombre scellé sans être ouvert par : { $names }.
page-proof-nothing = Rien d’ajouté par : { $names }.
page-proof-verify = Pour vérifier que chaque carte et chaque dé découle de la clé, enregistrez la partie et lancez ceci sur votre propre machine :
page-advice-given = On peut demander conseil
page-advice-for-alone = Contre des bots seulement
page-advice-for-all = Pour tout le monde
page-advice-for-nobody = Pour personne
page-clock = Temps de réflexion
page-shelf = Valeur { $value } : { $n } sur { $due }
page-clock-value =
    { $minutes ->
        [0] Sans limite
        [one] { $minutes } minute par personne
       *[other] { $minutes } minutes par personne
    }

## Avant le début

page-invited = On vous attend pour { $game }
page-invited-by = { $name } vous attend pour { $game }
page-full = Toutes les places sont prises : vous pouvez regarder.
page-sit = S’asseoir
page-sit-here = Ajouter quelqu’un sur cet appareil
page-invite = Invitez vos amis
page-invite-local = Cette adresse ne marche que sur cet ordinateur. Pour vos amis du même réseau, lancez le serveur avec
page-sat-down = { $name } s’assied
page-invite-help = Il suffit d’ouvrir ce lien et de taper un nom pour s’asseoir. Aucun compte à créer.
page-qr = Code QR du lien de cette table
page-copy = Copier le lien
page-copied = Copié !
page-empty-seat = Place libre
page-away = hors ligne
page-bot = bot, niveau { $level }
page-bot-own = bot : { $name }
page-bot-gone = bot
page-bot-for = Bot pour la place { $n }
page-bot-of = Bot { $n }
page-no-bot = Pas de bot
page-kick = Retirer
page-start = Commencer la partie
page-start-filled =
    { $n ->
        [1] Commencer, un bot à la place libre
       *[other] Commencer, des bots aux places libres
    }
page-wait-host = L’hôte va lancer la partie.
page-leave = Quitter la table
page-agreed = Ce qui est convenu
page-agreed-plain = Les règles habituelles, rien de changé.

## La partie

page-board = Le plateau
page-players = Autour de la table
page-your-moves = Vos coups possibles
page-facts = Sur la table
page-paused = La partie attend : personne de cette table n’est connecté.
page-watching = Vous regardez
page-closed = La table est fermée.
page-reconnecting = Connexion perdue, on réessaie…
page-reconnecting-kept = Connexion perdue, on réessaie… Ce que vous avez fait est gardé.
page-sending = Envoi en cours…
page-unsaved = Pas encore enregistré, nouvel essai…
page-seconds = { $n } s
page-game-clock = Temps restant de la partie
page-tab-advice = Conseil
page-advice-lead = Que ferait à votre place quelqu’un qui joue très bien, avec ce que vous savez et rien d’autre ?
page-advice-ask = Demander conseil
page-advice-thinking = Réflexion…
page-advice-later = Rien ne vous est demandé en ce moment.
page-advice-chance = { $chance } de chances de gagner
page-advice-best = Le meilleur choix, à ce qu’il semble
page-advice-alike = À peu près aussi bon
page-advice-weaker = Un peu moins bon
page-advice-bad = Nettement moins bon
page-advice-only = Il n’y a pas d’autre coup.
page-advice-out = Vous met dehors aussitôt.
page-advice-clear = Un coup se détache.
page-advice-open = Plusieurs coups se valent : choisissez celui qui vous plaît.
page-advice-percent = Les pourcentages disent les chances de gagner la partie après chaque coup, estimées en un instant d’après ce que vous savez.
page-still-reading =
    { $n ->
        [one] { $names } regarde encore la fin de la manche.
       *[other] { $names } regardent encore la fin de la manche.
    }
page-ordered = Votre consigne répond pour vous.
page-order = Quand les autres agissent, me consulter
page-order-targeted = si cela me concerne
page-order-all = toujours
page-order-none = jamais
page-resign = Abandonner
page-resign-sure = Vraiment abandonner ? Appuyez encore une fois.
page-undo = Reprendre mon coup
page-undo-ask = Demander à reprendre mon dernier coup
page-undo-asked = { $name } voudrait reprendre son coup. D’accord ?
page-undo-waiting = Vous avez demandé à reprendre votre coup : les autres y réfléchissent.
page-taken-back =
    { $seat_is ->
        [you] Vous reprenez votre coup : « { $move } »
       *[other] { $seat } reprend son coup : « { $move } »
    }
page-taken-back-unseen =
    { $seat_is ->
        [you] Vous reprenez votre coup.
       *[other] { $seat } reprend son coup.
    }
page-yes = Oui
page-no = Non
page-hand-over = Passer à { $name }
page-curtain = L’écran est pour { $name }
page-curtain-help = Passez l’appareil. Les autres regardent ailleurs !
page-curtain-raise = C’est moi, { $name }
page-recap = Pendant ce temps
page-news-all =
    { $n ->
        [one] { $n } nouvelle : tout voir
       *[other] { $n } nouvelles : tout voir
    }
page-news-read = C’est lu
page-log-show = Ce que montre le journal
page-log-all = Tout
page-log-main = Les moments forts
page-log-mine = Ce qui me concerne
page-log-of = Ce qui concerne { $name }
page-log-you = Vous
page-log-none = Il ne s’est encore rien passé.
page-pace = Rythme des bots
page-pace-slow = Lent
page-pace-normal = Normal
page-pace-fast = Rapide
page-skip-end = Passer à la fin
page-volume = Volume
page-volume-at = { $n } %
page-writing-who = { $name } écrit…
page-presence-away = hors ligne
page-presence-kept = un bot garde la place
page-presence-thinking = réfléchit
page-presence-writing = écrit
page-you-out = Vous êtes hors jeu.
page-you-won = Vous avez gagné !
page-won =
    { $n ->
        [one] { $names } gagne la partie
       *[other] { $names } gagnent la partie
    }
page-you-won-together = Vous avez gagné ensemble !
page-drawn = Match nul : { $names }
page-decided = Le moment décisif :
page-standings = Classement
page-statistics = La partie en chiffres
page-turns =
    { $n ->
        [one] { $n } tour
       *[other] { $n } tours
    }
page-played = Temps de jeu : { $time }
page-share = Partager
page-shared = Lien copié
page-to-lobby = Retour à l’accueil
page-nobody-won = Personne ne gagne
page-beaten = Perdu, cette fois
page-rematch = Rejouer
page-rematch-join = Rejoindre la revanche
page-rematch-watch = Regarder la revanche
page-replay = Revoir la partie
page-look = Voir la table
page-what-now = Et maintenant ?
page-first-help = Premiers pas
page-pointer-1 = Ce qui brille est jouable : touchez une carte ou une place entourée d’orange.
page-pointer-2 = Touchez n’importe quoi d’autre et vous saurez pourquoi ce n’est pas possible.
page-pointer-3 = Le journal, les règles et la discussion sont dans le volet.
page-next = Suivant
page-help-off = Plus d’aide
page-understood = J’ai compris

## Le volet

page-drawer = Journal, règles, discussion, table
page-tab-log = Journal
page-tab-rules = Règles
page-tab-chat = Discussion
page-tab-table = Table
page-unread = à lire
page-chat = Discussion
page-chat-empty = Personne n’a encore rien dit.
page-chat-watcher = regarde
page-chat-say = Dire un mot
page-send = Envoyer
page-kept = un bot garde la place
page-keep-seat = Laisser jouer un bot
page-leave-play = Quitter la partie
page-leave-title = Quitter cette partie ?
page-leave-people = Les autres continuent et un bot joue à votre place. Revenez quand vous voulez : la table est dans l’accueil, sous « Mes tables », et votre place vous est aussitôt rendue.
page-leave-bots = Personne ne joue sans vous : la partie s’arrête là et vous attend. Vous la retrouvez dans l’accueil, sous « Mes tables ».
page-leave-rated = Cette partie est classée : un bot joue à votre place et, sans retour de votre part avant la fin, elle est perdue pour vous, quoi que fasse le bot.
page-leave-do = Quitter
page-leave-stay = Rester
page-watchers =
    { $n ->
        [0] Personne ne regarde.
        [one] { $n } personne regarde.
       *[other] { $n } personnes regardent.
    }
page-tv = Grand écran
page-tv-scan = Scannez le code pour vous asseoir.
page-help = Aide dans les premières parties, au bon moment
page-plain = Plateaux en mots, sans dessins
page-plain-board = Plateau en mots
page-drawn-board = Plateau dessiné
page-rule-of = Règle { $clause }
page-how = Comment on joue
page-how-picture = Image : { $title }
page-contents = Sommaire
page-you-name = Vous
page-rules-search = Chercher dans les règles
page-rules-none = Aucune règle n’en parle.
page-tag-r = Imprimé dans le livret
page-tag-i = Notre lecture d’un passage muet ou contradictoire
page-tag-c = Contenu reconstitué, absent du livret

## Les réglages

page-language = Langue
page-theme = Couleurs
page-theme-auto = Comme l’appareil
page-theme-light = Claires
page-theme-dark = Sombres
page-motion = Mouvements
page-motion-auto = Comme l’appareil
page-motion-full = Animés
page-motion-none = Aucun
page-sound = Sons
page-claim = Garder mon nom
page-claim-help = Avec une phrase secrète, votre nom n’est qu’à vous et vous retrouvez vos tables sur un autre appareil.
page-passphrase = Phrase secrète
page-claim-do = Garder ce nom, ou y revenir
page-claimed = { $name } est à vous.
page-claim-change = Mon nom et ma phrase secrète
page-claim-change-help = Une nouvelle phrase secrète vous déconnecte partout ailleurs.
page-passphrase-now = Phrase secrète actuelle
page-passphrase-new = Nouvelle phrase secrète (vide : elle reste)
page-claim-change-do = Changer
page-signed-in = Votre nom ici : { $name }.
page-sign-out = Se déconnecter
page-sign-out-help = Cet appareil oubliera votre nom et vos places. Votre phrase secrète vous y ramène.
page-sign-out-guest = Cet appareil oubliera votre nom et vos places. Votre nom n’a pas de phrase secrète : vous ne les retrouverez pas.
page-sign-out-do = Oui, me déconnecter
page-sign-out-all = Se déconnecter partout
page-sign-out-all-help = Tous les autres appareils seront déconnectés, et personne d’autre ne tiendra vos places. Ici, vous restez.
page-sign-out-all-do = Oui, partout
page-stay = Non
page-signed-out = Cet appareil est déconnecté.
page-signed-out-title = Appareil déconnecté
page-signed-out-all = Tous les autres appareils sont déconnectés.

## Revoir une partie

page-replay-of = Revoir : { $game }
page-imported = Un journal importé : les noms sont ceux du fichier, personne ici ne s’en est porté garant.
page-replay-start = Avant le premier coup.
page-replay-at = Coup { $at } sur { $last }
page-replay-scrub = Coup
page-replay-seat = Vu par
page-replay-by = Comme { $name } l’a vue
page-replay-all = Toutes les cartes visibles
page-replay-watch = Comme le public l’a vue
page-back = Coup précédent
page-forward = Coup suivant
page-run = Lecture
page-pause = Pause
page-fork = Rejouer d’ici
page-export = Enregistrer la partie

## Guided first games

page-minutes = { $low } à { $high } minutes
page-weight-1 = vite appris
page-weight-2 = quelques règles à apprendre
page-weight-3 = pour une soirée de tactique
page-learn = Apprendre en 3 minutes
page-lesson-progress = Où vous en êtes
page-lesson-watch = Regardez ce qui se passe…
page-lesson-on = Continuer
page-lesson-free = Lancer une partie libre
page-lesson-back = Un pas en arrière
page-lesson-show = Montrez-moi
page-lesson-leave = Quitter

page-keys = Touches
page-keys-digits = Choisir ce qui porte ce numéro. Les numéros apparaissent dès que vous vous servez du clavier ; s’il a deux chiffres, tapez-les l’un après l’autre.
page-keys-arrows = Aller au choix voisin.
page-keys-enter-name = Entrée
page-keys-enter = Choisir là où vous êtes.
page-keys-tab = Passer au reste de la page.
page-keys-escape-name = Échap
page-keys-escape = Revenir d’un pas, ou fermer ce qui est ouvert.
page-keys-uno = Le bouton UNO.
page-keys-torak = Tourner la rivière.
page-keys-tournament = D’une case possible à la suivante.
page-keys-help = Montrer ces touches.

## Mes parties

me-title = Mes parties
me-lead = Ce que vous avez joué ici, et comment cela s’est passé.
me-none = Vous n’avez pas encore terminé de partie. La première apparaîtra ici d’elle-même.
me-all = Tous les jeux
me-choose = Choisissez un jeu pour voir vos chiffres.
me-filter = Quel jeu ?
me-filter-kind = Lesquelles ?
me-kind-all = Toutes
me-kind-won = Gagnées
me-kind-lost = Non gagnées
me-kind-rated = Classées
me-kind-people = Avec du monde
me-none-kind = Encore aucune partie de ce genre.
me-more = Parties précédentes
me-won = Gagnée
me-drawn = Victoire partagée
me-lost = Perdue
me-place = Place { $place } sur { $seats }
me-left = Quittée avant la fin
me-moves =
    { $n ->
        [one] { $n } coup
       *[other] { $n } coups
    }
me-alone = En solo
me-with = Avec { $names }
me-bot = Bot de niveau { $level }
me-rated = Classée
me-rating-change =
    { $up ->
        [yes] Le classement monte à { $after }
       *[no] Le classement descend à { $after }
    }
me-replay = Revoir
me-again = Rejouer
me-log = Enregistrer le journal
me-figures = Vos chiffres
me-played = Parties jouées
me-wins = Parties gagnées
me-share-won = { $share } %
me-streak = Victoires de suite en cours
me-best-streak = Plus longue série de victoires
me-time = Temps passé à la table
me-hours = { $hours } h { $minutes } min
me-minutes = { $minutes } min
me-rating = Classement
me-provisional = Provisoire : il ne dit pas encore grand-chose.
me-rating-none = Les parties classées donnent un classement : ouvrez une table et cochez « Partie classée ».
me-rating-curve = Votre classement, partie après partie : de { $first } à { $last }
me-counted = Ce qui a été compté
me-times =
    { $n ->
        [one] { $n } fois
       *[other] { $n } fois
    }
me-modes = Par mode
me-mode-played = Jouées
me-mode-won = Gagnées
me-mode-best = Meilleur score
me-mode-best-lost = perdue
me-rivals = Face à face
me-rival = { $name } : { $before } devant, { $behind } derrière, { $played } ensemble
me-rival-together =
    { $n ->
        [one] { $n } partie ensemble
       *[other] { $n } parties ensemble
    }
me-board = Tableau d’honneur
me-board-title = Tableau d’honneur : { $game }
me-board-none = Personne n’y figure encore : jouez des parties classées et acceptez d’y paraître.
me-board-agree = Montrer mon nom et mon classement sur les tableaux d’honneur
me-board-you = vous
me-board-provisional = provisoire
me-board-order = L’ordre tient compte de l’incertitude (±) : un classement sûr passe devant un classement plus haut qui l’est moins. Chaque partie la réduit.
me-board-games =
    { $n ->
        [one] { $n } partie classée
       *[other] { $n } parties classées
    }
page-rated = Partie classée
page-rated-help = Elle compte pour le classement de tout le monde : règles habituelles, sans conseil ni reprise ; un temps de réflexion limité (10 minutes et 10 secondes par coup, sauf autre choix) ; quitter la table ou épuiser son temps, c’est perdre. Contre une même personne, une partie par jour compte.

## Revoir avec la réflexion, problèmes

page-moments = Moments clés
page-moments-look = Chercher les moments clés
page-moments-help = Toute la partie est relue, siège par siège, avec ce que chacun savait alors. Cela prend d’une demi-minute à quelques minutes, une seule fois.
page-moments-keys = La touche M va au moment suivant, Maj M au précédent.
page-moment-mistake = Mieux à faire
page-moment-find = Belle trouvaille
page-moment-turn = Coup du sort
page-moments-unable = Les moments de cette partie ne peuvent pas être cherchés.
page-chances = Chances de gagner au fil de la partie
page-chances-table = Les chances en tableau
page-moment-advice = Que ferait ici quelqu’un qui joue très bien ?
page-moment-advice-of = À la place où jouait { $name }, avec ce qui se savait alors :
page-moment-played = joué à la table
page-puzzle = En faire un problème
page-puzzle-title = Problème
page-puzzle-of = Problème : { $game }
page-puzzle-lead = Vous jouez pour { $name }, avec ce que ce siège savait et rien d’autre. Que jouez-vous ?
page-puzzle-again = Essayer un autre coup
page-puzzle-on = Jouer la suite contre des bots
page-puzzle-game = Voir la partie
page-puzzle-yours = votre coup
page-puzzle-best = Bien vu : aucun autre coup ne paraît meilleur ({ $chance } % de chances de gagner).
page-puzzle-alike = Bon coup : il vaut à peu près le meilleur ({ $chance } % de chances de gagner).
page-puzzle-weaker = Presque : un autre coup vaut mieux ({ $chance } % de chances de gagner avec le vôtre).
page-puzzle-bad = Un autre coup vaut nettement mieux ({ $chance } % de chances de gagner avec le vôtre).
page-puzzle-only = Il n’y avait pas d’autre coup.
page-puzzle-out = Ce coup vous met dehors aussitôt ({ $chance } % de chances de gagner).
page-puzzle-share = Copier le lien du problème
page-puzzle-moves = Les coups comparés

## Les personnes et le partage

people-keep-title = Garder le nom { $name } ?
people-keep-help = Avec une phrase secrète, il n’est qu’à vous et vous retrouvez vos parties sur tous vos appareils. Sans elle, tout continue comme avant.
people-keep-do = Garder ce nom
people-keep-no = Non merci
people-code = Code de secours
people-code-title = Notez ce code : on ne le montre qu’une fois.
people-code-help = Si vous perdez votre phrase secrète, il vous rend votre nom.
people-code-copy = Copier le code
people-code-done = C’est noté
people-code-new = Nouveau code de secours
people-code-new-help = Il remplace le code précédent, qui ne servira plus.
people-code-new-do = Créer un code
people-lost = Phrase secrète perdue
people-lost-help = Avec le code de secours, vous retrouvez votre nom et choisissez une nouvelle phrase secrète. Tous vos autres appareils sont déconnectés.
people-lost-do = Retrouver mon nom
people-recovered = { $name } est de nouveau à vous.
people-blocks = Personnes bloquées
people-blocks-none = Vous n’avez bloqué personne.
people-unblock = Débloquer
people-data = Mes données
people-data-help = Tout ce que ce serveur garde de vous : nom, tables, parties, classements, messages.
people-data-save = Enregistrer mes données
people-forget = Effacer mes données
people-forget-title = Tout effacer, pour toujours ?
people-forget-help = Votre nom redevient libre, vos messages disparaissent, votre classement aussi. Dans les parties des autres, il reste « Quelqu’un ». Un bot garde vos places dans les parties en cours. On ne peut pas revenir en arrière.
people-forget-name = Pour confirmer, écrivez { $name }
people-forget-do = Oui, tout effacer
people-forgotten = Vos données sont effacées.
people-about = Bloquer ou signaler quelqu’un
people-about-one = Bloquer ou signaler { $name }
people-who = De qui s’agit-il ?
people-block = Bloquer
people-block-help = Une personne bloquée ne peut plus s’asseoir à vos tables ni les voir à l’accueil, et vous ne lisez plus ses messages. Elle n’en est pas avertie.
people-blocked = { $name } : c’est bloqué. Les réglages permettent d’y revenir.
people-report = Signaler
people-report-do = Envoyer le signalement
people-report-words = Que s’est-il passé ? (facultatif)
people-report-help = Les derniers messages de la table sont joints. Seul l’hébergeur de ce serveur les lit ; la personne signalée n’en sait rien.
people-reported = Merci. L’hébergeur de ce serveur va regarder ({ $name }).
people-reason = Motif
people-no = Annuler
people-mind = Gérer les messages
people-remove = Retirer ce message { $text }
people-removed = message retiré
people-door = Fermer la porte
people-door-help = Plus personne n’entre, ni pour jouer ni pour regarder, sauf qui a déjà une place.
people-door-shut = La porte de cette table est fermée.
share-title = Partager cette partie
share-card = L’image du lien : { $title }
share-link = Le lien
share-link-help = Il s’ouvre au moment qui a décidé de la partie. Aucun compte n’est nécessaire.
share-send = Envoyer…
share-save = Enregistrer l’image
share-embed = Mettre le plateau dans une page
share-embed-help = Ce code montre la partie dans votre site ou votre blog. Il ne garde rien et ne suit personne.
share-code = Le code
share-code-copy = Copier le code
share-qr = Code QR
share-qr-alt = Code QR du lien de cette partie
share-open = Ouvrir dans Nyoi
share-from-start = Depuis le début
share-decisive = Le moment décisif

## Parties par jours, messages, page installée

turns-next = Prochaine table qui m’attend
turns-waiting =
    { $n ->
        [one] { $n } table vous attend
       *[other] { $n } tables vous attendent
    }
turns-none = Aucune autre table ne vous attend.
turns-keys = Aller à la prochaine table qui vous attend.
turns-at-once = À la table
turns-over-days = Par jours
turns-clock =
    { $n ->
        [one] { $n } jour par coup
       *[other] { $n } jours par coup
    }
turns-clock-help = Personne n’a besoin de rester assis : chacun joue quand il a le temps, et un message prévient quand c’est à son tour. Une fois les jours écoulés, la maison joue à sa place.
turns-left-days = { $days } j { $hours } h
turns-left-hours = { $hours } h { $minutes } min
turns-left-minutes = { $minutes } min
turns-left = Temps restant pour ce coup
turns-left-row = encore { $left }
turns-away = en congé jusqu’au { $date }
turns-settings = Parties par jours
turns-tell = Me prévenir sur cet appareil quand c’est à moi
turns-tell-help = Aussi quand une partie commence ou se termine en mon absence. Le message nomme le jeu et qui joue, rien d’autre.
turns-tell-denied = Ce navigateur refuse les messages de cette page : changez-le dans ses réglages pour ce site.
turns-tell-unable = Ce navigateur ne peut pas être prévenu ici : il faut une adresse sécurisée (https) et, sur iPhone ou iPad, la page sur l’écran d’accueil.
turns-tell-failed = Le service de messages du navigateur ne répond pas. Réessayez plus tard.
turns-ask = Vous prévenir quand c’est à vous de jouer ?
turns-ask-yes = Oui, prévenez-moi
turns-ask-no = Pas maintenant
turns-asked = Nous vous prévenons quand c’est à vous.
turns-mail-address = Adresse e-mail
turns-mail-do = M’envoyer un lien à confirmer
turns-mail-sent = Nous avons écrit à { $address } : ouvrez le lien de ce message, et c’est fait.
turns-mail-on = Les messages vont à { $address }.
turns-mail-stop = Plus d’e-mails
turns-mail-page = E-mails de Nyoi
turns-mail-confirm = Nyoi peut-il écrire à { $address } quand c’est à vous de jouer ?
turns-mail-confirm-do = Oui, écrivez-moi
turns-mail-confirmed = Nyoi écrit à { $address } quand c’est à vous de jouer.
turns-mail-stopped = Nyoi n’écrit plus à cette adresse.
turns-vacation = Congé
turns-vacation-help =
    { $n ->
        [one] Votre temps de réflexion par jours s’arrête jusqu’à la date que vous indiquez ; les autres le voient. Il vous reste { $n } jour cette année.
       *[other] Votre temps de réflexion par jours s’arrête jusqu’à la date que vous indiquez ; les autres le voient. Il vous reste { $n } jours cette année.
    }
turns-vacation-until = En congé jusqu’au
turns-vacation-do = Partir en congé
turns-vacation-on = Vous êtes en congé jusqu’au { $date }.
turns-vacation-end = De retour
turns-install = Installer Nyoi
turns-install-help = Comme une application à part sur cet appareil, avec son icône.
turns-installed = Nyoi est installé sur cet appareil.
turns-offline = Pas de connexion
turns-offline-help = Vos parties sont à l’abri dans la maison, et aucun coup n’est perdu. Dès que la connexion revient, cette page reprend toute seule.

## Soirées

evening-title = Soirée
evening-open = Ouvrir une soirée
evening-open-lead = Plusieurs tables côte à côte, un seul tableau des scores, ou un petit tournoi. Avec le code, on entre.
evening-join = Rejoindre avec un code
evening-code-hint = six lettres et chiffres
evening-go = Rejoindre
evening-mine = Mes soirées
evening-new = Une nouvelle soirée
evening-name = Nom de la soirée
evening-name-hint = Vendredi chez Léa
evening-form = Quelle sorte de soirée ?
evening-form-open-help = On ouvre des tables de tous les jeux et on s’assied les uns chez les autres. Chaque partie compte au même tableau.
evening-form-robin-help = Tout le monde rencontre tout le monde. Long, et juste.
evening-form-swiss-help = Quelques rondes ; à score égal on se rencontre, jamais deux fois. Personne ne sort.
evening-form-knockout-help = Qui perd sort, et la finale se joue à deux. Une table sans victoire se rejoue une fois ; ensuite passe la meilleure tête de série.
evening-game = Jeu
evening-table-size = À chaque table
evening-fill = Combien de participations ?
evening-fill-help = Des bots complètent jusqu’à ce nombre.
evening-fill-none = Sans bots
evening-rounds = Rondes
evening-rounds-auto = Autant qu’il en faut
evening-wait = Combien de temps une table attend-elle ?
evening-wait-help = Pour qui ne vient pas, un bot joue ensuite, jusqu’à son arrivée. Ce qu’il obtient compte.
evening-wait-value =
    { $seconds ->
        [30] 30 secondes
        [60] 1 minute
        [120] 2 minutes
        [300] 5 minutes
       *[other] { $seconds } secondes
    }
evening-auto = La ronde suivante commence d’elle-même
evening-auto-help = Un moment après la fin de la dernière table. Vous pouvez la lancer plus tôt.
evening-plays = Je joue aussi
evening-create = Ouvrir la soirée
evening-come = Entrer
evening-come-lead = { $name } vous invite.
evening-invite = Qui scanne ceci arrive à la soirée. Ou bien : le code.
evening-save = Valider ces choix
evening-qr = Code QR du lien vers cette soirée
evening-screen = Sur le téléviseur
evening-who = Qui est là
evening-here = ici
evening-away = ailleurs
evening-host = hôte
evening-watching = regarde
evening-left = a quitté la soirée
evening-left-plays = a quitté la soirée ; un bot joue
evening-bots-fill =
    { $n ->
        [one] { $n } bot complétera au début.
       *[other] { $n } bots compléteront au début.
    }
evening-people =
    { $n ->
        [one] { $n } personne
       *[other] { $n } personnes
    }
evening-call = Votre table vous attend
evening-call-go = À ma table
evening-call-with = Avec { $names }
evening-rest = Cette ronde, vous êtes au repos ; cela compte comme une victoire.
evening-next-wait = Votre partie est finie. Les autres jouent encore.
evening-out-note = Le tournoi continue sans vous. Regardez les autres, ou ouvrez une table à côté.
evening-begin = Commencer le tournoi
evening-next = Ronde suivante tout de suite
evening-next-in =
    { $n ->
        [0] La ronde suivante commence.
        [one] La ronde suivante commence dans { $n } seconde.
       *[other] La ronde suivante commence dans { $n } secondes.
    }
evening-next-host = La ronde est finie. L’hôte lance la suivante.
evening-round = Ronde { $n }
evening-round-of = Ronde { $n } sur { $all }
evening-final = Finale
evening-semifinal = Demi-finales
evening-wait-begin = { $name } va lancer le tournoi.
evening-my-place = Votre place : { $place }.
evening-panel = En tant qu’hôte
evening-door-shut = Fermer la porte
evening-door-open = Ouvrir la porte
evening-door-is-shut = La porte est fermée.
evening-end = Terminer la soirée
evening-end-sure = Vraiment terminer ?
evening-remove = Faire sortir { $name }
evening-leave = Quitter la soirée
evening-back = Retour à la soirée
evening-tables = Tables
evening-tables-none = Pas encore de table. Choisissez un jeu : la table s’ouvre pour cette soirée.
evening-played = Parties jouées
evening-open-table = Ouvrir une table
evening-open-of = Ouvrir une table : { $game }
evening-sit = S’asseoir
evening-watch = Regarder
evening-look = Revoir
evening-bye = au repos
evening-waiting = s’ouvre dans un instant
evening-lobby =
    { $n ->
        [one] { $n } place libre
       *[other] { $n } places libres
    }
evening-moves =
    { $n ->
        [one] { $n } coup
       *[other] { $n } coups
    }
evening-turn = À { $name } de jouer
evening-turns = On attend plusieurs réponses
evening-again = rejouée, faute de victoire
evening-by-seed = passe comme meilleure tête de série
evening-kept = un bot joue
evening-board = Tableau des scores
evening-place = Place
evening-player = Nom
evening-points = Points
evening-games = Parties
evening-wins = Gagnées
evening-met = Adversité
evening-met-help = Points de toutes les personnes rencontrées (Buchholz)
evening-cross = Qui contre qui
evening-bracket = L’arbre
evening-tv-scan = Scannez, ou tapez le code
evening-tv-empty = Encore personne
evening-beside = À côté du tournoi
evening-points-help = Une place vaut la part des autres à la table que l’on a devancés ; une égalité compte pour moitié, un repos comme une victoire. Ensuite décident : les points des personnes rencontrées, les victoires, les parties entre elles.

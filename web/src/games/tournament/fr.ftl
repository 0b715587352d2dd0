# Le plateau du Tournoi du Pouvoir : ce que seul l’écran dit.
you = vous
token = { $warrior } ({ $player }), Endurance { $left } sur { $full }
space =
    { $space }, { $colour }, { $who }{ $may ->
        [yes] , possible
       *[no] { "" }
    }
empty = vide
red = rouge
yellow = jaune
blue = bleue
green = verte
space-r = Rouge : piochez une carte Attaque
space-y = Jaune : piochez une carte Défense
space-b = Bleu : piochez une carte Spéciale
space-g = Vert : combattez un Guerrier de la pile
zoom-in = Plus près
zoom-out = Toute l’arène
endurance = Endurance
power = Puissance : dés
technique = Technique : relances
universe = Univers { $n }
forms = Formes
base = base
dodge = Esquive
values = Dans une somme : { $list }
fusion-of = Seulement par une carte Fusion : { $names }
rules-of-abilities = Règles des capacités
divides = Dégâts divisés par { $n } ; coûte { $cost } d’Endurance
form-line = Puissance { $power }, Technique { $technique }, dégâts reçus ÷ { $n }, coût en Endurance { $cost }
form-fails = pas de transformation
damage-unit = { " " }dégâts
percent = { $n } %
ability-extra-reroll = Une relance de plus
ability-fewer-rerolls =
    { $n ->
        [2] Deux relances de moins pour qui l’attaque
       *[other] Une relance de moins pour qui l’attaque
    }
ability-reflect-ball = Renvoie les boules
ability-counter-attack = Contre-attaque
ability-extra-attack-die = Un dé de plus en attaque
ability-extra-defence-die = Un dé de plus en défense
ability-no-dodge = Ses attaques ne s’esquivent pas aux dés
ability-reinforce-two = Renforce de deux dés
ability-solar-flare = Morsure du soleil : peut fuir sous 10
ability-shield = Bouclier : arrête les boules de moins de 20
ability-heal = Récupère { $n } d’Endurance à chaque tour
ability-minus-attack-die = Un dé de moins pour qui l’attaque
ability-solitaire = Solitaire : ne renforce personne
starts = A joué le premier tour
score = { $n ->
    [one] { $n } Guerrier debout
   *[other] { $n } Guerriers debout
}
place = { $n ->
    [1] 1ʳᵉ
   *[other] { $n }ᵉ
}
no-team = Aucun Guerrier pour l’instant
lost = { $warrior }, hors jeu
phase-draft = Choix des équipes
phase-place = Mise en place
phase-duel = Dernier combat
round = Tour de jeu { $n }
round-short = Tour de jeu { $n }/{ $of }
round-of = Tour de jeu { $n } sur { $of }
extra-round = Tour de jeu supplémentaire n° { $n }
minutes = partie de { $n } min
time-up = Temps écoulé : { $end ->
    [turn] ce tour est le dernier
   *[round] ce tour de jeu est le dernier
  }
warrior-pile = Guerriers dans la pile
odds = Chances
odds-help = Afficher ou masquer les chances des combos
help = Aide
last-fight = Dernier combat
close = Fermer
cancel = Annuler
your-hand = Votre main
no-cards = Aucune carte en main.
card-state =
    { $card }, { $pile }. { $text }{ $may ->
        [yes] { " " }Jouable.
       *[no] { "" }
    }
dice = Dés
die =
    Dé { $n } : { $face }{ $marked ->
        [yes] , choisi
       *[no] { "" }
    }
fight = Combat
from-pile = de la pile, par { $name }
step-transform = { $warrior } : se transformer ?
step-attack = { $warrior } attaque
step-defend = { $warrior } se défend
step-fall = { $warrior } tombe
step-flee = { $warrior } peut fuir
step-counter = { $warrior } peut contre-attaquer
step-land = { $warrior } cherche une place
step-end = Fin du combat
declared =
    { $n ->
        [0] Aucun dégât annoncé
        [one] { $n } dégât annoncé
       *[other] { $n } dégâts annoncés
    }
ball-attack = boule
invulnerable = invulnérable
no-dodge = sans esquive
no-defence-dice = sans dés de défense
undivided = non divisée
reflected = renvoyée
on-throw = lancer { $n }
throw-number =
    Lancer { $n } · { $left ->
        [0] plus de relance
        [1] encore une relance
       *[other] encore { $left } relances
    }
answer-none = Premier lancer : rien ne peut y répondre.
answer-defence = Deuxième lancer : seules les cartes Défense répondent.
answer-all = Troisième lancer ou plus : esquive et toutes les cartes répondent.
reroll =
    { $n ->
        [1] Relancer un dé
       *[other] Relancer { $n } dés
    }
reroll-none = Touchez les dés à relancer
sum-all = Somme de tous les dés
sum-rest =
    { $n ->
        [one] Le dé non choisi
       *[other] Somme des { $n } dés non choisis
    }
sum-as = Somme, étoiles comptées ainsi
take = Encaisser
hit = { $warrior } : −{ $n }, reste { $left }
hit-falls = { $warrior } est hors jeu
hit-none = aucun dégât
outlook = Dégâts à espérer : environ { $damage } ; élimination dans { $kill } % des cas.
decline-transform = Ne pas se transformer
decline-transform-again = En rester là
decline-transform-card = Ne pas jouer de carte
decline-rescue = Ne pas jouer Sauvetage
go-on = Continuer
decline-counter = Ne pas contre-attaquer
decline-flee = Rester
decline-step = Rester
decline-swap-who = N’échanger personne
decline-swap-whom = N’échanger personne
decline-extra = Pas d’autre combat
aim = Choisir les dés à relancer pour cela
aim-at = { $title } : { $percent }, choisir les dés à relancer
attack = Attaquer { $warrior } !
attack-dice = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, { $rerolls ->
    [0] sans relance
    [one] { $rerolls } relance
   *[other] { $rerolls } relances
}
defence-dice = En défense : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, { $rerolls ->
    [0] sans relance
    [one] { $rerolls } relance
   *[other] { $rerolls } relances
}
rerolls-from = relances : { $list }
part-form = { $n } de base
part-mates = { $n } par renfort
part-own = { $n } par capacité
part-foe = { $n } par l’adversaire
part-turn = { $n } ce tour
left = Endurance { $n }
short = { $left }/{ $full } · Puissance { $power } · Technique { $technique }
pick-warrior = Choisissez un Guerrier, ici ou dans l’arène.
pick-space = { $warrior } : vers quelle case ?
brings-attack = { $warrior } va en { $space } : une carte Attaque.
brings-defence = { $warrior } va en { $space } : une carte Défense.
brings-special = { $warrior } va en { $space } : une carte Spéciale.
brings-pile = { $warrior } va en { $space }, case verte : le prochain Guerrier de la pile l’y attend.
brings-place = { $warrior } commence en { $space }.
brings-go = Vers { $space }.
search = Nom, forme, capacité, univers
sort = Trier
sort-endurance = Endurance
sort-power = Puissance
sort-technique = Technique
sort-universe = Univers
sort-name = Nom
found =
    { $n ->
        [0] aucun Guerrier
        [1] un Guerrier
       *[other] { $n } Guerriers
    }
warriors = Guerriers
row =
    { $warrior }, Endurance { $endurance }, Puissance { $power }, Technique { $technique }, Univers { $universe }{ $owner ->
        [none] { "" }
       *[other] , équipe : { $owner }
    }
draft-hint = Touchez un Guerrier pour voir sa carte, puis prenez-le.
draft-wait = Regardez les Guerriers pendant que les autres choisissent.
help-seats = Jetons
help-spaces = Cases
help-answers = Se défendre selon le lancer de l’attaque
help-faces = Symboles
help-abilities = Capacités
face-ball = Boule d’énergie : un bouclier l’arrête, certains la renvoient
face-fist = Poing
face-kick = Pied
face-aura = Énergie
face-star = Étoile : vaut n’importe quel symbole des combos et de l’esquive
face-teleport = Téléportation : pour l’esquive
link-move = Se déplacer
link-attack = Attaquer
link-defence = Se défendre
link-forms = Se transformer
link-end = Gagner
last-round = Dernier tour de jeu
sort-ability = Capacité

## The end

stat-fights = Combats engagés
stat-dealt = Endurance prise
stat-lost = Guerriers perdus
stat-cards = Cartes jouées
liked-warrior = Guerriers préférés
liked-card = Cartes préférées
stat-standing = { $n ->
    [one] { $n } Guerrier, Endurance { $left }
   *[other] { $n } Guerriers, Endurance { $left }
}

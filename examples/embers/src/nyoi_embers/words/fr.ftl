# Les Braises du Dragon. Les variables sont décrites dans nyoi/words/speech.py.

game-name = Les Braises du Dragon
game-blurb = Des braises rougeoient dans les mains fermées : annoncez la chaleur de tout le feu, soufflez sur les vôtres et démasquez qui promet trop.

## Ce qui arrive

event-round =
    Manche { $number }. { $seat_is ->
        [you] Vous commencez.
       *[other] { $seat } commence.
    }
event-flared =
    { $seat_is ->
        [you] Vos braises s’enflamment : { $embers }.
       *[other] { $embers_id ->
            [hidden] Les braises de { $seat } s’enflamment ({ $embers_n }).
           *[other] Les braises de { $seat } s’enflamment : { $embers }.
        }
    }
event-claimed =
    { $seat_is ->
        [you] Vous annoncez : au moins { $heat } !
       *[other] { $seat } annonce : au moins { $heat } !
    }
event-blew =
    { $seat_is ->
        [you] Vous posez un { $heat } dans l’âtre et soufflez ; en main : { $embers }.
       *[other] { $seat } pose un { $heat } dans l’âtre et souffle sur le reste.
    }
event-doubted =
    { $seat_is ->
        [you] Vous doutez du { $heat } de { $by }.
       *[other] { $by_is ->
            [you] { $seat } doute de votre { $heat }.
           *[other] { $seat } doute du { $heat } de { $by }.
        }
    }
event-shown =
    { $seat_is ->
        [you] Vous montrez : { $embers }.
       *[other] { $seat } montre : { $embers }.
    }
event-true = Le feu vaut { $heat } : annoncer { $claim } n’était pas mentir.
event-false = Le feu ne vaut que { $heat }, et non { $claim }.
event-lost =
    { $seat_is ->
        [you] Une de vos braises tombe en cendre (reste : { $left }).
       *[other] Une braise de { $seat } tombe en cendre (reste : { $left }).
    }
event-won =
    { $seat_is ->
        [you] Seul votre feu brûle encore : le dragon s’éveille pour vous !
       *[other] Seul le feu de { $seat } brûle encore : le dragon s’éveille !
    }

## Ce qu’on vous demande, ce que les autres lisent pendant ce temps

ask-open = À vous d’ouvrir : combien vaut tout le feu, au moins ?
ask-answer = Surenchérir, souffler sur vos braises, ou douter ?
wait-open = { $seat } fait la première annonce.
wait-answer = { $seat } pèse l’annonce.

## Coups

move-claim = Au moins { $heat }
move-blow = Poser un { $heat } et souffler
move-doubt = Douter

## Pourquoi pas

no-unknown-move =
    { $text_id ->
        [none] Dites ce que vous faites, par exemple « claim 14 », « blow 5 » ou « doubt ».
       *[other] « { $text } » n’est pas un coup de ce jeu.
    }
no-claim-step = Annoncer { $heat } n’est pas possible maintenant : de { $low } à { $high }.
no-claim-at-most = Le feu ne peut pas être plus chaud que l’annonce : doutez, ou soufflez.
no-nothing-to-doubt = Personne n’a encore rien annoncé.
no-own-claim = C’est votre propre annonce : surenchérissez, ou soufflez.
no-open-first = Il faut une première annonce avant de pouvoir souffler.
no-no-blowing = À cette table, on ne souffle pas sur les braises.
no-last-hidden = Votre dernière braise cachée reste cachée.
no-not-yours = Vous n’avez pas de braise cachée de { $heat }.
no-position-embers = Position, « hands » : la place { $seat } a { $value } braises, plus que cette table n’en donne.
no-position-hearth = Position, « hearth » : la place { $value } ne peut pas avoir posé de braises ; il faut une annonce en cours et une braise qui reste cachée.
no-position-one-player = Il faut une braise à deux personnes au moins (ici { $value }).
no-position-turn = Ce ne peut pas être le tour de la place { $value } : elle n’a plus de braise.
no-position-claim = L’annonce { $value } est impossible : chacune dépasse la précédente, et qui annonce a encore une braise.

## Les réglages d’une table

option-embers = Braises
option-embers-help = Combien de braises chaque personne reçoit au début.
option-blowing = Souffler
option-blowing-help = Peut-on poser une braise et laisser les autres s’enflammer de nouveau ?

mode-circle = Le cercle
mode-circle-help = De deux à six autour d’un feu ; la dernière braise l’emporte.

ending-last-ember = Un seul feu brûlait encore.

## Le plateau en mots : ce qui vaut d’être dit d’une vue

fact-round = Manche { $value }
fact-embers = { $value } braises dans le cercle
fact-now-claim = Annoncé : au moins { $value }
fact-now-claimer =
    { $seat_is ->
        [you] C’est votre annonce
       *[other] C’est l’annonce de { $seat }
    }
fact-last-heat = Le feu d’avant valait { $value }
fact-last-claim = … et l’annonce était de { $value }
fact-last-loser =
    { $seat_is ->
        [you] Cela vous a coûté une braise
       *[other] Cela a coûté une braise à { $seat }
    }
fact-last-hands = Avant : { $value }
fact-hand =
    { $value_id ->
        [none] Plus de braise
        [hidden] { $value_n ->
            [one] Une braise cachée
           *[other] { $value_n } braises cachées
        }
       *[other] En main : { $value }
    }
fact-hearth =
    { $value_id ->
        [none] { "" }
       *[other] Dans l’âtre : { $value }
    }
fact-ash =
    { $value ->
        [0] { "" }
       *[other] Cendre : { $value }
    }

## Ce que ferait un coup

foretell-standing = Le feu vaut { $heat } ou plus dans { $percent } % des cas.
foretell-standing-sure = Le feu vaut { $heat } ou plus : c’est certain.
foretell-standing-never = Le feu ne peut pas valoir { $heat }.
foretell-claim = Vrai dans { $percent } % des cas.
foretell-claim-sure = Vrai à coup sûr.
foretell-claim-never = Cela ne peut pas être vrai : un pur bluff.
foretell-doubt = { $target } se trompe dans { $percent } % des cas ; sinon, vous perdez une braise.
foretell-doubt-sure = { $target } se trompe à coup sûr.
foretell-doubt-never = L’annonce est vraie à coup sûr : vous perdriez une braise.
foretell-blow = Tout le monde voit votre { $heat }, le reste de votre main est relancé ; ensuite, { $claim } est vrai dans { $percent } % des cas.

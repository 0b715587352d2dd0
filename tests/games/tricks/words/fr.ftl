game-name = Les Plis
game-blurb = Faites le plus de plis.
event-dealt =
    { $seat_is ->
        [you] Vos cartes : { $cards }.
       *[other] { $cards_id ->
            [hidden] { $seat } reçoit { $cards_n } cartes.
           *[other] { $seat } reçoit { $cards }.
        }
    }
event-played = { $seat } joue { $card }.
event-took = { $seat } prend le pli avec { $card }.
ask-card = Quelle carte jouez-vous ?
wait-card = { $seat } choisit une carte.
move-play = Jouer { $card }
no-unknown-move = Dites quelle carte vous jouez, par exemple « play a1 ».
no-not-held = Vous n’avez pas { $text } en main.
no-position-cards = Position, « hands » : trois cartes différentes pour chaque place ({ $value } ici).
mode-base = Douze cartes
mode-base-help = Trois cartes par personne.
ending-all-played = Toutes les mains ont été jouées.

game-name = Tricks
game-blurb = Take most tricks.
event-dealt =
    { $seat_is ->
        [you] Your cards: { $cards }.
       *[other] { $cards_id ->
            [hidden] { $seat } is dealt { $cards_n } cards.
           *[other] { $seat } is dealt { $cards }.
        }
    }
event-played = { $seat } plays { $card }.
event-took = { $seat } takes the trick with { $card }.
ask-card = Which card do you play?
wait-card = { $seat } chooses a card.
move-play = Play { $card }
no-unknown-move = Say which card you play, for example “play a1”.
no-not-held = You do not hold { $text }.
no-position-cards = Position, “hands”: three different cards each ({ $value } here).
mode-base = Twelve cards
mode-base-help = Three cards each.
ending-all-played = All hands were played.

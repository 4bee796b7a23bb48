### The words of a drawing, and the whole scene in sentences, for those who do not see it.
### $seat and its companions (seats.ftl); $places: a list of places; $number; $cards; $rules: the name of the game.

picture-title = { $rules }
picture-stock = stock
picture-discard = discard
picture-die = die
picture-dealer = dealer
picture-passed = has passed
picture-protected = protected
picture-tokens = extra turns
picture-to-play = to play

## One sentence for each thing

picture-turn = { $seats-count ->
    [one] { $seats-who ->
        [you] It’s your turn.
       *[other] It’s { $seats }’s turn.
    }
   *[other] To play: { $seats }.
}
picture-over = The game is over.
picture-pawns = { $seat }: { $places }.
picture-waiting = { $number ->
    [one] one waiting
   *[other] { $number } waiting
}
picture-at-home = { $number ->
    [one] one arrived
   *[other] { $number } arrived
}
picture-guarded = { $place } (protected)
picture-barricades = Barricades: { $places }.
picture-lights = Lights: { $places }.
picture-spare = spare tile { $card }
picture-light = { $place } { $card }
picture-hand = { $seat }’s hand: { $cards }.
picture-own-hand = Your hand: { $cards }.
picture-piles = Stock: { $number }. Discard: { $cards }.
picture-thrown = Die: { $number }.

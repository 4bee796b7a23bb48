### The steps of a move, as imperatives or groups of words; a move strings several together with commas.
### $card, $card-the, $card-a (none without a card); $place, $via (none without a place); $number; $seat and its
### companions (seats.ftl).

step-play = play { $card-the }
step-name = as { $card-a }
step-pawn = { $seat-who ->
    [none] the pawn on { $place }
   *[other] { pawn-of-seat } on { $place }
}
step-pawn--tijou = { $seat-who ->
    [none] the piece on { $place }
   *[other] { piece-of-seat } on { $place }
}
step-enter = { $place ->
    [none] bring in a pawn
   *[other] bring in a pawn on { $place }
}
step-enter--tijou = { $place ->
    [none] bring in a piece
   *[other] bring in a piece on { $place }
}
step-land = { $via ->
    [none] to { $place }
   *[other] to { $via }, then jump to { $place }
}
step-land--tijou = { $via ->
    [none] to { $place }
   *[other] to the corner { $via }, which sends it to { $place }
}
step-land--trikolos = { $place ->
    [home] into the other camp
   *[other] to { $place }
}
step-swap = { $seat-who ->
    [none] with the pawn on { $place }
   *[other] with { pawn-of-seat } on { $place }
}
step-swap--tijou = { $seat-who ->
    [none] with the piece on { $place }
   *[other] with { piece-of-seat } on { $place }
}
step-discard = { $card ->
    [none] show and discard the whole hand
   *[other] discard { $card-the }
}
step-lay = lay { $card-the } without effect
step-give = give { $card-the } to your partner
step-deal = { $number ->
    [one] deal one card to each player
   *[other] deal { $number } cards to each player
}
step-pass = pass
step-pass--barricades = stay where you are
step-decline = do not play again
step-barricade = put the barricade on { $place }
step-push = push row { $number }

## How two steps are joined

step-more = { $list }, { $next }

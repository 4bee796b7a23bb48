### The steps of a move, as imperatives; a move strings several together as a list.
### $card, $card-the, $card-a (none without a card); $place, $via (none without a place); $number; $seat and its
### companions (seats.ftl).  Two steps in one (step-play-as, step-walk, step-exchange) also have $named-a, what a joker
### becomes; $to, where the pawn goes; $other and its companions, whose the other pawn is.

step-play = play { $card-the }
step-name = use it as { $card-a }
step-play-as = play { $card-the } as { $named-a }
step-pawn = { $seat-who ->
    [none] choose the pawn on { $place }
   *[other] choose { pawn-of-seat } on { $place }
}
step-pawn--tijou = { $seat-who ->
    [none] choose the piece on { $place }
   *[other] choose { piece-of-seat } on { $place }
}
step-enter = { $place ->
    [none] bring out a pawn
   *[other] bring out a pawn to { $place }
}
step-enter--tijou = { $place ->
    [none] bring out a piece
   *[other] bring out a piece to { $place }
}
step-enter--trikolos = { $place ->
    [none] put a pawn on the board
   *[other] put a pawn on { $place }
}
step-land = { $via ->
    [none] go to { $place }
   *[other] go to { $via }, then jump to { $place }
}
step-land--tijou = { $via ->
    [none] go to { $place }
   *[other] go to { $via }, then straight across to { $place }
}
step-land--trikolos = { $place ->
    [home] go into the far camp
   *[other] go to { $place }
}
step-walk = { $seat-who ->
    [none] move the pawn
   *[other] move { pawn-of-seat }
} from { $place } to { $via ->
    [none] { $to }
   *[other] { $via }, then jump to { $to }
}
step-walk--tijou = { $seat-who ->
    [none] move the piece
   *[other] move { piece-of-seat }
} from { $place } to { $via ->
    [none] { $to }
   *[other] { $via }, then straight across to { $to }
}
step-walk--trikolos = { $to ->
    [home] move the pawn from { $place } into the far camp
   *[other] move the pawn from { $place } to { $to }
}
step-swap = { $seat-who ->
    [none] swap with the pawn on { $place }
   *[other] swap with { pawn-of-seat } on { $place }
}
step-swap--tijou = { $seat-who ->
    [none] swap with the piece on { $place }
   *[other] swap with { piece-of-seat } on { $place }
}
step-exchange = swap { $seat-who ->
    [none] the pawn
   *[other] { pawn-of-seat }
} on { $place } with { $other-who ->
    [none] the pawn
   *[other] { pawn-of-other }
} on { $to }
step-exchange--tijou = swap { $seat-who ->
    [none] the piece
   *[other] { piece-of-seat }
} on { $place } with { $other-who ->
    [none] the piece
   *[other] { piece-of-other }
} on { $to }
step-discard = { $card ->
    [none] discard your whole hand
   *[other] discard { $card-the }
}
step-lay = lay down { $card-the } without moving a piece
step-give = give { $card-the } to your partner
step-deal = { $number ->
    [one] deal everyone one card
   *[other] deal everyone { $number } cards
}
step-pass = pass
step-pass--barricades = stay put
step-decline = skip the extra turn
step-barricade = put the barricade on { $place }
step-push = push row { $number }

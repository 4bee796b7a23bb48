### What happened: one complete sentence for each consequence.  The first letter is made a capital afterwards.
### $seat, $by, $other and their companions (seats.ftl); $place, $to: from where, to where; $number (never negative) and
### $way (forward, back); $letter: the letter of side $number; $card-the, $card-a, $named-a: the first card and the second
### (what a joker was named, the tile that fell); $cards: their list, $cards-count, $known (yes, no: does the reader know
### the cards?); $seats: a list of players, the reader first, $seats-in-order: in
### their order, $seats-count, $seats-who (you when the reader is one of them).

## Cards

told-played = { $seat-who ->
    [you] you play
   *[other] { $seat } plays
} { $card-the }{ $cards-count ->
    [2] {" "}as { $named-a }
   *[other] {""}
}.
told-laid = { $seat-who ->
    [you] you lay down
   *[other] { $seat } lays down
} { $card-the } without moving a piece.
told-discarded = { $seat-who ->
    [you] you discard
   *[other] { $seat } discards
} { $cards-count ->
    [one] { $card-the }
   *[other] { $cards }
}.
told-shown = { $seat-who ->
    [you] you can’t play anything, so you discard your whole hand
   *[other] { $seat } can’t play anything and discards their whole hand
}: { $cards }.
told-gave = { $seat-who ->
    [you] you choose
   *[other] { $seat } chooses
} { $card-the } for { $other }.
told-exchanged = { $known ->
    [yes] { $seat-who ->
        [you] you give { $other } { $named-the } and get { $card-the } in return
       *[other] { $other-who ->
            [you] you give { $seat } { $card-the } and get { $named-the } in return
           *[other] { $seat } gives { $other } { $named-the } and gets { $card-the } in return
        }
    }
   *[no] { $seat-who ->
        [you] you and { $other } exchange a card
       *[other] { $other-who ->
            [you] you and { $seat } exchange a card
           *[other] { $seat } and { $other } exchange a card
        }
    }
}.
told-drew = { $seat-who ->
    [you] you draw
   *[other] { $seat } draws
} { $known ->
    [yes] { $cards }
   *[no] { $number ->
        [one] a card
       *[other] { $number } cards
    }
}.
deals-cards = { $number ->
    [0] { $seat-who ->
        [you] you top up everyone’s hand
       *[other] { $seat } tops up everyone’s hand
    }
    [one] { $seat-who ->
        [you] you deal everyone a card
       *[other] { $seat } deals everyone a card
    }
   *[other] { $seat-who ->
        [you] you deal everyone { $number } cards
       *[other] { $seat } deals everyone { $number } cards
    }
}
told-dealt = { deals-cards }.
told-chose-deal = { $seat-who ->
    [you] you choose
   *[other] { $seat } chooses
} to deal everyone { $number ->
    [one] one card
   *[other] { $number } cards
}.
told-turned-over = the stock is empty, so the discard pile is turned over ({ $number ->
    [one] one card
   *[other] { $number } cards
}), unshuffled. Anyone could have memorised its order, so cards drawn from it are announced.
told-shuffled = { $number ->
    [one] a single card becomes the new stock.
   *[other] { $number } cards are shuffled into a new stock.
}
told-shuffled--trikolos = the tiles are laid out at random.
told-drew-for-deal = { $seat-who ->
    [you] to see who deals, you draw
   *[other] to see who deals, { $seat } draws
} { $card-a }.
told-tied = { $seats } are tied and draw again.
told-tied--barricades = { $seats } are tied and roll again.
told-dealer = { $seat-who ->
    [you] you’re the dealer.
   *[other] { $seat } is the dealer.
}

## A whole deal in one sentence: $shuffled cards (0: none) were shuffled for it, $shares is who received what (none: the
## reader need not be told), $seats, $number and $cards are those of a share

deal-line = { $shuffled ->
    [0] {""}
   *[other] the cards are shuffled and{" "}
}{ deals-cards }{ $shares ->
    [none] {""}
   *[other] ; { $shares }
}.
deal-share = { $known ->
    [yes] { $seats-who ->
        [you] you get
       *[other] { $seats } gets
    } { $cards }
   *[no] { $seats-who ->
        [you] { $seats } get
       *[other] { $seats-count ->
            [one] { $seats } gets
           *[other] { $seats } get
        }
    } { $number ->
        [one] one card
       *[other] { $number } cards
    }{ $seats-count ->
        [one] {""}
       *[other] {" "}each
    }
}
deal-more = { $list }; { $next }

## Pawns

told-entered = { $seat-who ->
    [you] you bring out a pawn
   *[other] { $seat } brings out a pawn
}.
told-entered--barricades = { $seat-who ->
    [you] you bring out a pawn to { $to }
   *[other] { $seat } brings out a pawn to { $to }
}.
told-entered--trikolos = { $seat-who ->
    [you] you put a pawn on { $to }
   *[other] { $seat } puts a pawn on { $to }
}.
told-entered--tijou = { $seat-who ->
    [you] you bring out a piece
   *[other] { $seat } brings out a piece
}.
steps-walked = { $number ->
    [one] one square
   *[other] { $number } squares
}
told-walked = { $by-who ->
    [you] you move { pawn-of-seat }
    [other] { $by } moves { pawn-of-seat }
   *[none] { pawn-of-seat } moves
} { $way ->
    [back] back
   *[forward] forward
} { steps-walked }, to { $to }.
told-walked--tijou = { piece-of-seat } moves { $way ->
    [back] back
   *[forward] forward
} { steps-walked }, to { $to }.
told-walked--trikolos = { pawn-of-seat } moves from { $place } to { $to }.
told-walked--barricades = { pawn-of-seat } moves { $number ->
    [one] one point
   *[other] { $number } points
}, to { $to }.
told-jumped = { pawn-of-seat } takes the shortcut from { $place } to { $to }.
told-jumped--tock-fadoq = { pawn-of-seat } jumps from { $place } to { $to }.
told-sent-on = { piece-of-seat } lands on { $place } and is sent straight across to { $to }.
told-lapped = { $way ->
    [back] { pawn-of-seat } moves back past its start{ $to ->
        [none] , but not yet past the entrance to its house: it still has its lap to do
       *[other] : its lap counts as done
    }
   *[forward] { pawn-of-seat } passes its start and sets off on another lap
}.
told-lapped--tijou = { $way ->
    [back] { piece-of-seat } moves back past its exit, so it has that ahead of it again
   *[forward] { piece-of-seat } passes its exit and sets off on another lap
}.
told-captured = { $by-who ->
    [you] you capture { pawn-of-seat } on { $place }
    [self] { $seat-who ->
        [you] you capture one of your own pawns on { $place }
       *[other] { $seat } captures one of their own pawns on { $place }
    }
    [other] { $by } captures { pawn-of-seat } on { $place }
   *[none] { pawn-of-seat } is captured on { $place }
}: back to its base.
told-captured--tijou = { $by-who ->
    [you] you eat { piece-of-seat } on { $place }
    [other] { $by } eats { piece-of-seat } on { $place }
   *[none] { piece-of-seat } is eaten on { $place }
}: it has to start all over again.
told-captured--barricades = { $by-who ->
    [you] you capture { pawn-of-seat } on { $place }
    [other] { $by } captures { pawn-of-seat } on { $place }
   *[none] { pawn-of-seat } is captured on { $place }
}: back to its house.
told-swapped = { $other-who ->
    [self] { $seat-who ->
        [you] you swap two of your own pawns, on { $place } and { $to }
       *[other] { $seat } swaps two of their own pawns, on { $place } and { $to }
    }
   *[other] { pawn-of-seat } on { $place } and { pawn-of-other } on { $to } swap places
}.
told-swapped--tijou = { $other-who ->
    [self] { $seat-who ->
        [you] you swap two of your own pieces, on { $place } and { $to }
       *[other] { $seat } swaps two of their own pieces, on { $place } and { $to }
    }
   *[other] { piece-of-seat } on { $place } and { piece-of-other } on { $to } swap places
}.
told-housed = { pawn-of-seat } is home.
told-housed--tijou = { piece-of-seat } moves from its exit to its arrival square.
told-housed--barricades = { pawn-of-seat } reaches the goal!
told-housed--trikolos = { pawn-of-seat } reaches the far camp.
told-finished = { $seat-who ->
    [you] all your pawns are home.
   *[other] all of { $seat }’s pawns are home.
}
told-finished--tijou = { $seat-who ->
    [you] all your pieces have arrived.
   *[other] all of { $seat }’s pieces have arrived.
}
told-finished--trikolos = { $seat-who ->
    [you] all your pawns have reached the far camp.
   *[other] all of { $seat }’s pawns have reached the far camp.
}

## Turns

told-unused-side = arm { $letter } stays unused.
told-unused-side--tijou = side { $letter } stays unused.
told-unused-side--barricades = house { $letter } stays unused.
told-shared-side = { $seats } share side { $letter }.
told-passed = { $seat-who ->
    [you] you pass.
   *[other] { $seat } passes.
}
told-passed--barricades = { $seat-who ->
    [you] you stay put.
   *[other] { $seat } stays put.
}
told-blocked = { $seat-who ->
    [you] you can’t move, so you lose your turn.
   *[other] { $seat } can’t move and loses the turn.
}
told-declined = { $seat-who ->
    [you] you skip your extra turn.
   *[other] { $seat } skips the extra turn.
}
told-token-earned = { $seat-who ->
    [you] you earn
   *[other] { $seat } earns
} an extra turn ({ $number } saved up).
told-token-spent = { $seat-who ->
    [you] you use
   *[other] { $seat } uses
} an extra turn ({ $number ->
    [0] the last one
   *[other] { $number } left
}).
told-plays-again = { $seat-who ->
    [you] you can play again right away.
   *[other] { $seat } can play again right away.
}

## Barricades

told-threw = { $seat-who ->
    [you] you roll
   *[other] { $seat } rolls
} a { $number }.
told-begins = { $seat-who ->
    [you] you rolled highest: you go first, with this { $number }.
   *[other] { $seat } rolled highest and goes first, with this { $number }.
}
told-barricade-hit = { $seat-who ->
    [you] you land exactly on the barricade at { $place }: now put it somewhere else.
   *[other] { $seat } lands exactly on the barricade at { $place } and gets to move it.
}
told-barricade-placed = { $seat-who ->
    [you] you put
   *[other] { $seat } puts
} the barricade on { $place }.

## Trikolos

told-pushed = { $seat-who ->
    [you] you push
   *[other] { $seat } pushes
} row { $number }: { $card-a } comes in at F, { $named-a } falls off at A.
told-rode = { pawn-of-seat } is carried from { $place } to { $to }.
told-fell = { pawn-of-seat } falls off with { $place }.
told-returned = { pawn-of-seat } is put back on { $to }.
told-to-camp = no tile can take { pawn-of-seat } back: it returns to its camp.
told-no-pawn-move = { $seat-who ->
    [you] none of your pawns can move, so your turn is over.
   *[other] none of { $seat }’s pawns can move, so their turn is over.
}

## The end

told-won = { $seats-who ->
    [you] { $seats } win the game!
   *[other] { $seats-count ->
        [one] { $seats } wins the game.
       *[other] { $seats } win the game.
    }
}
told-placed = { $seats-who ->
    [you] { $seats } finish
   *[other] { $seats-count ->
        [one] { $seats } finishes
       *[other] { $seats } finish
    }
} { $number ->
    [1] first
    [2] second
    [3] third
   *[other] { $number }th
}.
told-drawn-game = a draw: the game has reached its limit of { $number ->
    [one] one turn
   *[other] { $number } turns
}.
told-game-of-match = { $seats-count ->
    [0] end of game { $number }: a draw, no points.
   *[other] end of game { $number }: one point for { $seats }.
}
told-match-won = { $seats-who ->
    [you] { $seats-count ->
        [one] you win the match!
       *[other] { $seats } share first place in the match!
    }
   *[other] { $seats-count ->
        [one] { $seats } wins the match.
       *[other] { $seats } share first place in the match.
    }
}
told-seated = you’ll play in this order: { $seats-in-order }.
told-teamed = { $seats } play together.

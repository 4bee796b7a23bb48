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
    [you] you lay
   *[other] { $seat } lays
} { $card-the } without effect.
told-discarded = { $seat-who ->
    [you] you discard
   *[other] { $seat } discards
} { $cards-count ->
    [one] { $card-the }
   *[other] { $cards-count } cards: { $cards }
}.
told-shown = { $seat-who ->
    [you] you cannot play anything, show your hand and discard it
   *[other] { $seat } cannot play anything, shows the hand and discards it
}: { $cards }.
told-gave = { $seat-who ->
    [you] you choose
   *[other] { $seat } chooses
} { $card-the } for { $other }.
told-exchanged = { $known ->
    [yes] { $seat-who ->
        [you] you give { $other } { $named-the } and receive { $card-the }
       *[other] { $other-who ->
            [you] you give { $seat } { $card-the } and receive { $named-the }
           *[other] { $seat } gives { $other } { $named-the } and receives { $card-the }
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
} { $number ->
    [one] a card
   *[other] { $number } cards
}{ $known ->
    [yes] : { $cards }
   *[no] {""}
}.
deals-cards = { $number ->
    [0] { $seat-who ->
        [you] you fill up all hands
       *[other] { $seat } fills up all hands
    }
    [one] { $seat-who ->
        [you] you deal one card to each player
       *[other] { $seat } deals one card to each player
    }
   *[other] { $seat-who ->
        [you] you deal { $number } cards to each player
       *[other] { $seat } deals { $number } cards to each player
    }
}
told-dealt = { deals-cards }.
told-chose-deal = { $seat-who ->
    [you] you choose
   *[other] { $seat } chooses
} to deal { $number ->
    [one] one card
   *[other] { $number } cards
} to each player.
told-turned-over = the stock is used up: the discard is turned over and becomes the new stock ({ $number ->
    [one] one card
   *[other] { $number } cards, in their order
}).
told-shuffled = { $number ->
    [one] one card makes
   *[other] { $number } cards, shuffled, make
} the new stock.
told-shuffled--trikolos = the tiles are laid at random.
told-drew-for-deal = { $seat-who ->
    [you] you draw
   *[other] { $seat } draws
} { $card-a } for the deal.
told-tied = { $seats } are tied and draw again.
told-tied--barricades = { $seats } are tied and throw again.
told-dealer = { $seat-who ->
    [you] you are the dealer.
   *[other] { $seat } is the dealer.
}

## A whole deal in one sentence: $shuffled cards (0: none) were shuffled for it, $shares is who received what (none: the
## reader need not be told), $seats, $number and $cards are those of a share

deal-line = { $shuffled ->
    [0] {""}
    [one] one card is shuffled;{" "}
   *[other] { $shuffled } cards are shuffled;{" "}
}{ deals-cards }{ $shares ->
    [none] {""}
   *[other] ; { $shares }
}.
deal-share = { $known ->
    [yes] { $seats-who ->
        [you] you receive
       *[other] { $seats } receives
    } { $cards }
   *[no] { $seats-who ->
        [you] { $seats } receive
       *[other] { $seats-count ->
            [one] { $seats } receives
           *[other] { $seats } receive
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
    [you] you bring in a pawn on { $to }
   *[other] { $seat } brings in a pawn on { $to }
}.
told-entered--tijou = { $seat-who ->
    [you] you bring in a piece on { $to }
   *[other] { $seat } brings in a piece on { $to }
}.
steps-walked = { $number ->
    [one] one square
   *[other] { $number } squares
}
told-walked = { $by-who ->
    [you] you move { pawn-of-seat }
    [other] { $by } moves { pawn-of-seat }
   *[none] { pawn-of-seat } goes
} { steps-walked } { $way ->
    [back] back
   *[forward] forward
}, from { $place } to { $to }.
told-walked--tijou = { piece-of-seat } goes { steps-walked } { $way ->
    [back] back
   *[forward] forward
}, from { $place } to { $to }.
told-walked--trikolos = { pawn-of-seat } goes from { $place } to { $to }.
told-walked--barricades = { pawn-of-seat } goes from { $place } to { $to } ({ $number ->
    [one] one point
   *[other] { $number } points
}).
told-jumped = { pawn-of-seat } takes the short cut, from the central square { $place } to the central square { $to }.
told-jumped--tock-fadoq = { pawn-of-seat } jumps from the summit { $place } to the summit { $to }.
told-sent-on = { piece-of-seat } lands on the corner { $place } and goes on at once to the opposite corner, { $to }.
told-lapped = { $way ->
    [back] { pawn-of-seat } goes back past its start { $place }{ $to ->
        [none] , but the entrance of its house is still behind it: the lap remains to be done
       *[other] : its lap counts as done
    }
   *[forward] { pawn-of-seat } passes its start { $place } and has another lap to do
}.
told-lapped--tijou = { $way ->
    [back] { piece-of-seat } goes back past its exit { $place } and has it ahead of it again
   *[forward] { piece-of-seat } passes its exit { $place } and has another lap to do
}.
told-captured = { $by-who ->
    [you] you capture { pawn-of-seat } on { $place }
    [self] { $seat-who ->
        [you] you capture your own pawn on { $place }
       *[other] { $seat } captures a pawn of the same colour on { $place }
    }
    [other] { $by } captures { pawn-of-seat } on { $place }
   *[none] { pawn-of-seat } is captured on { $place }
}: back to its base.
told-captured--tijou = { $by-who ->
    [you] you eat { piece-of-seat } on { $place }
    [other] { $by } eats { piece-of-seat } on { $place }
   *[none] { piece-of-seat } is eaten on { $place }
}: it must be brought in again.
told-captured--barricades = { $by-who ->
    [you] you drive { pawn-of-seat } off { $place }
    [other] { $by } drives { pawn-of-seat } off { $place }
   *[none] { pawn-of-seat } is driven off { $place }
}: back to its house.
told-swapped = { $other-who ->
    [self] { $seat-who ->
        [you] you swap two of your own pawns, { $place } and { $to }
       *[other] { $seat } swaps two pawns of the same colour, { $place } and { $to }
    }
   *[other] a swap: { pawn-of-seat } goes from { $place } to { $to }, { pawn-of-other } from { $to } to { $place }
}.
told-swapped--tijou = { $other-who ->
    [self] { $seat-who ->
        [you] you swap two of your own pieces, { $place } and { $to }
       *[other] { $seat } swaps two pieces of the same colour, { $place } and { $to }
    }
   *[other] a swap: { piece-of-seat } goes from { $place } to { $to }, { piece-of-other } from { $to } to { $place }
}.
told-housed = { pawn-of-seat } is home, in room { $to }.
told-housed--tijou = { piece-of-seat } goes from its exit { $place } into arrival.
told-housed--barricades = { pawn-of-seat } reaches the goal!
told-housed--trikolos = { pawn-of-seat } arrives in the other camp.
told-finished = { $seat-who ->
    [you] all your pawns are home.
   *[other] all of { $seat }’s pawns are home.
}
told-finished--tijou = { $seat-who ->
    [you] all your pieces are in arrival.
   *[other] all of { $seat }’s pieces are in arrival.
}
told-finished--trikolos = { $seat-who ->
    [you] all your pawns are in the other camp.
   *[other] all of { $seat }’s pawns are in the other camp.
}

## Turns

told-unused-side = side { $letter } stays unused.
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
    [you] you cannot move at all and lose your turn.
   *[other] { $seat } cannot move at all and loses the turn.
}
told-declined = { $seat-who ->
    [you] you do not play again.
   *[other] { $seat } does not play again.
}
told-token-earned = { $seat-who ->
    [you] you earn
   *[other] { $seat } earns
} the right to play again ({ $number } in reserve).
told-token-spent = { $seat-who ->
    [you] you use
   *[other] { $seat } uses
} a right to play again ({ $number ->
    [0] none left
   *[other] { $number } still in reserve
}).
told-plays-again = { $seat-who ->
    [you] you may play again at once.
   *[other] { $seat } may play again at once.
}

## Barricades

told-threw = { $seat-who ->
    [you] you throw
   *[other] { $seat } throws
} the die: { $number }.
told-begins = { $seat-who ->
    [you] the highest throw is yours: you begin, with this { $number }.
   *[other] { $seat } has the highest throw and begins, with this { $number }.
}
told-barricade-hit = { $seat-who ->
    [you] you land exactly on the barricade at { $place }: it is yours to put elsewhere.
   *[other] { $seat } lands exactly on the barricade at { $place } and must put it elsewhere.
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
told-rode = { pawn-of-seat } rides with its tile from { $place } to { $to }.
told-fell = { pawn-of-seat } falls off with the tile { $place }.
told-returned = { pawn-of-seat } comes back on { $to }.
told-to-camp = no tile can take { pawn-of-seat } back: it returns to its camp.
told-no-pawn-move = { $seat-who ->
    [you] none of your pawns can move: your turn ends.
   *[other] none of { $seat }’s pawns can move: the turn ends.
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
told-drawn-game = a draw: the limit of { $number ->
    [one] one turn
   *[other] { $number } turns
} has been reached.
told-game-of-match = { $seats-count ->
    [0] end of game { $number }: a draw, no points.
   *[other] end of game { $number }: one point for { $seats }.
}
told-match-won = { $seats-who ->
    [you] { $seats-count ->
        [one] you win the match!
       *[other] { $seats } share the victory of the match!
    }
   *[other] { $seats-count ->
        [one] { $seats } wins the match.
       *[other] { $seats } share the victory of the match.
    }
}
told-seated = in turn order of the game that begins: { $seats-in-order }.
told-teamed = { $seats } play together.

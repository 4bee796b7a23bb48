### Why a move is not legal: a sentence without its full stop, which why-sentence or why-rule complete.
### $pawns: the pawns concerned with their places, $pawns-count; $seat and its companions (seats.ftl), $at: the owner and
### the place of the first; $places: the places concerned, $place the first of them, $to the second, $places-count;
### $seats: a list of players, $seats-count, $seats-who; $card, $card-the, $card-a; $number, $way (back, forward);
### $move: the move to play; $rule: the rule's id.

why-sentence = { $sentence }.
why-rule = { $sentence } ({ $rule }).

why-legal = this move is legal

## Turn and phase

why-game-over = the game is over
why-limit-reached = { $number ->
    [one] the game has ended in a draw: its limit is a single turn
   *[other] the game has ended in a draw: its limit of { $number } turns has been reached
}
why-not-your-turn = { $seats-who ->
    [you] it is not this player’s turn: { $seats } are to play
   *[other] this is not the moment: { $seats-count ->
        [one] { $seats } is to play
       *[other] { $seats } are to play
    }
}
why-given-already = { $seats-who ->
    [you] this player has given a card already: { $seats } have still to give one
   *[other] one card is given, and no more: { $seats-count ->
        [one] { $seats } has still to give one
       *[other] { $seats } have still to give one
    }
}
why-chance-due = chance comes first: a draw or a deal is due
why-chance-due--barricades = chance comes first: a draw or a throw of the die is due
why-chance-due--trikolos = chance comes first: a draw is due
why-wrong-phase = { $move ->
    [none] this is not what is expected now
   *[other] this is not what is expected now; for instance: “{ $move }”
}
why-no-such-move = { $move ->
    [none] this game has no such move
   *[other] this game has no such move; here, for instance: “{ $move }”
}
why-discard-whole = whoever can play nothing discards the whole hand, not one card; here, for instance: “{ $move }”
why-discard-one = whoever can play nothing discards one card and says which; here, for instance: “{ $move }”

## Card in hand

why-card-not-held = { $card-the } is not in this hand

## Use of the card

why-card-cannot-enter = { $card-the } does not bring a pawn in
why-card-cannot-enter--tijou = { $card-the } does not bring a piece in: that takes a 2
why-card-cannot-swap = { $card-the } does not swap pawns: that takes a jack
why-card-cannot-swap--tijou = { $card-the } does not swap pieces: that takes a jack
why-card-cannot-divide = { $card-the } is not divided: only a 7 is
why-card-cannot-divide--tijou = { $card-the } is for one piece only: no card is divided in this game
why-card-cannot-arrive = { $card-the } does not take a piece to the arrival: that takes a 2 or a 10
why-card-cannot-walk = { $card-the } does not walk: it only swaps
why-joker-unnamed = say which card the joker stands for
why-no-jumps = there are no jumps in this game: the squares printed 7 are like any other
why-no-jumps--tock-fadoq = no card lets a pawn jump from summit to summit at this table
why-no-jump-with-card = { $card-the } gives no right to the short cut between central squares
why-no-jump-with-card--tock-fadoq = { $card-the } gives no right to jump from summit to summit
why-wrong-deal = { $number ->
    [one] one card is dealt to each player, neither more nor fewer
   *[other] 1 to { $number } cards are dealt to each player
}

## Pawn

why-no-pawn-in-base = no pawn is waiting in the base
why-no-pawn-in-base--tijou = no piece is waiting off the board
why-no-pawn-in-base--barricades = no pawn is waiting in the house
why-no-pawn-in-base--trikolos = no pawn is waiting in the camp
why-no-pawn-there = { $places-count ->
    [0] no pawn on the board can use it
   *[other] { $number ->
        [0] there is no pawn on { $places }
       *[other] after the first parts of this 7 there is no pawn on { $places }
    }
}
why-no-pawn-there--tijou = { $places-count ->
    [0] no piece on the board can use it
   *[other] there is no piece on { $places }
}
why-not-your-pawn = it takes a pawn of one’s own, not { $pawns }
why-not-your-pawn--tijou = it takes a piece of one’s own, not { $pawns }
why-partner-not-yet = { $pawns } may not be played yet: one helps one’s partner when one’s own pawns are all home
why-partner-now = one’s own pawns are all home: it takes one of the partner’s, not { $pawns }
why-seven-not-shared = { $pawns } does not walk the rest of this 7: at this table the 7 that brings one’s last pawn home ends there
why-not-an-opponent = { $card-the } moves opponents’ pawns only, not { $pawns }
why-not-an-opponent--tijou = { $card-the } swaps with an opponent’s piece only, not with { $pawns }
why-same-square = a swap takes two squares, not { $place } twice
why-wrong-owner = { $seats-who ->
    [you] you have no pawn there: that is { $pawns }
   *[other] { $seats } has no pawn there: that is { $pawns }
}
why-wrong-owner--tijou = { $seats-who ->
    [you] you have no piece there: that is { $pawns }
   *[other] { $seats } has no piece there: that is { $pawns }
}
why-not-another-colour = { $card-the } swaps with a pawn of another colour only, not with { $pawns }
why-pawn-in-house = { $pawns } is home: { $card-the } does not reach it
why-pawn-in-house--tijou = { $pawns } is in its arrival: { $card-the } does not reach it
why-pawn-protected = { $pawns } is protected on its start: { $card-the } does not reach it
why-pawn-moved-already = { $pawns } has already moved with this 7: each pawn moves once
why-not-on-exit = { $pawns } is not on its exit { $place }: one arrives from there only
why-not-on-exit--trikolos = { $pawns } is not on its last row: one arrives from there only
why-others-not-on-board = to arrive, the two other pieces must be on the board or in arrival

## Way: where it leads, by how many steps, and whether it goes on

why-house-of-another = the room { $place } is in another house: a pawn goes into its own only
why-house-of-another--tijou = the arrival { $place } is another side’s: a piece goes into that of its own side only
why-house-never-left = { $pawns } is home and never leaves its house
why-house-never-left--tijou = { $pawns } is in its arrival and never leaves it
why-house-backwards = the house is never entered backwards, and inside it one never goes back
why-house-not-by-push = an opponent’s card does not take a pawn into its house
why-house-after-lap = { $pawns } has a whole lap to do before it may go home
why-beyond-house = the count goes beyond the last room of the house, { $place }
why-wrong-count = { $card-the } goes { steps-walked } { $way ->
    [back] back
   *[forward] forward
}, which does not lead from { $place } to { $to }
why-wrong-count--tijou = { $card-the } goes { steps-walked } { $way ->
    [back] back
   *[forward] { $number ->
        [2] forward or back
       *[other] forward
    }
}, which does not lead from { $place } to { $to }
why-seven-part = { $number ->
    [0] the whole 7 has been walked: nothing is left to go from { $place } to { $to }
    [7] a part of the 7 goes 1 to 7 squares forward, which does not lead from { $place } to { $to }
    [one] one square of the 7 is left, which does not lead from { $place } to { $to }
   *[other] { $number } squares of the 7 are left, which do not lead from { $place } to { $to }
}
why-no-jump-here = no jump from { $place } to { $to }: jumps go from a central square (7) to the next one clockwise
why-no-jump-here--tock-fadoq = no jump from { $place } to { $to }: jumps go from a summit (7) to the next, in the direction of travel
why-no-jump-here--tijou = no piece is sent from { $place } to { $to }: one that lands on a corner other than its exit goes to the opposite corner
why-wrong-throw = { $places-count ->
    [0] with a { $number } this pawn can go nowhere
   *[other] with a { $number } this pawn can reach only { $places }
}
why-not-ahead = a pawn comes in on its first row and goes straight ahead, one tile at a time: { $place ->
    [home] here, into the other camp
   *[other] here, to { $places }
}

## Path

why-guard-in-the-way = { $pawns-count ->
    [one] { $seat-who ->
        [you] your fresh pawn
       *[other] { $seat }’s fresh pawn
    } on { $at } can be neither passed nor captured
   *[other] pawns on their starts can be neither passed nor captured: { $pawns }
}
why-guard-in-the-way--tock-fadoq = { $pawns-count ->
    [one] { pawn-of-seat } on its start { $at } can be neither passed nor captured
   *[other] pawns on their starts can be neither passed nor captured: { $pawns }
}
why-own-pawn-in-the-way = pawns of one’s own colour are never passed: { $pawns }
why-room-pawn-in-the-way = inside the house one does not pass { $pawns }
why-start-not-passed = a pawn does not pass its own start, { $place }, again
why-turned-round = a pawn walks in one direction and does not come back to { $place }
why-barricade-in-the-way = { $places-count ->
    [one] the barricade at { $place } cannot be jumped: it must be reached exactly
   *[other] the barricades at { $places } cannot be jumped: they must be reached exactly
}
why-beyond-barricade = { $places-count ->
    [one] beyond the barricade at { $place } one goes on over barricades only, and stops on one of them
   *[other] beyond the barricades at { $places } one goes on over barricades only, and stops on one of them
}
why-red-light = the light of { $place } is red
why-orange-not-followed = the light of { $place } is orange and no free green light follows it
why-orange-last-row = the light of { $place } is orange: on the last row only green counts

## Landing

why-guard-on-landing = { $pawns-count ->
    [one] { pawn-of-seat } on its start { $at } cannot be captured
   *[other] pawns on their starts cannot be captured: { $pawns }
}
why-own-pawn-on-landing = one does not land on a pawn of one’s own colour: { $pawns }
why-partner-on-landing = one does not land on a partner’s pawn: { $pawns }
why-room-taken = the room is taken: { $pawns }
why-place-taken = { $places-count ->
    [0] the place is taken
   *[other] the place { $place } is taken
}
why-place-taken--trikolos = the tile { $place } is not free
why-place-forbidden = { $places-count ->
    [0] no barricade is put there
   *[other] no barricade is put on { $place }
}: neither on the first row, nor on the goal, nor in a house
why-goal-closed = the goal is closed while an opponent’s pawn stands on the last straight: { $pawns }

## Duty

why-seven-incomplete = { $number ->
    [0] a 7 is walked in full, and no division of it can be
    [one] a 7 is walked in full: one square is left over
   *[other] a 7 is walked in full: { $number } squares are left over
}
why-last-resort = a pawn passes its own start, { $place }, again only when nothing else can be played; but “{ $move }” can
why-must-play = whoever can play a card must play one; for instance: “{ $move }”
why-must-play--trikolos = whoever can move a pawn must do so; for instance: “{ $move }”
why-must-carry-out = { $card-the } can be carried out, so it must be; for instance: “{ $move }”
why-must-move = { $number ->
    [0] whoever can move must move; for instance: “{ $move }”
   *[other] with a { $number }, whoever can move must move; for instance: “{ $move }”
}
why-must-advance = with a { $number } a pawn can be brought nearer to the goal, so nobody stays; for instance: “{ $move }”
why-must-go-back = { $pawns-count ->
    [one] { $pawns } stands before the goal, fewer than { $number } points away: whoever can move must then move, even back; for instance: “{ $move }”
   *[other] { $pawns } stand before the goal, fewer than { $number } points away: whoever can move must then move, even back; for instance: “{ $move }”
}
why-too-many-cards = { $number ->
    [one] one may pass only with a single card in hand
   *[other] one may pass only with { $number } cards in hand or fewer
}

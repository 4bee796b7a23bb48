### Why a move is not legal: a sentence without its full stop, which why-sentence or why-rule complete.
### $pawns: the pawns concerned with their places, $pawns-count; $seat and its companions (seats.ftl), $at: the owner and
### the place of the first; $places: the places concerned, $place the first of them, $places-count; $seats: a list of
### players, $seats-count, $seats-who; $card, $card-the, $card-a; $number; $move: the move to play; $rule: the rule's id.

why-sentence = { $sentence }.
why-rule = { $sentence } ({ $rule }).

why-legal = this move is legal

## Turn and phase

why-game-over = the game is over
why-not-your-turn = { $seats-who ->
    [you] it is not this player’s turn: { $seats } are to play
   *[other] this is not the moment: { $seats-count ->
        [one] { $seats } is to play
       *[other] { $seats } are to play
    }
}
why-chance-due = chance comes first: a deal, a draw or a die is due
why-wrong-phase = { $move ->
    [none] this is not what is expected now
   *[other] this is not what is expected now; for instance: “{ $move }”
}

## Card in hand

why-card-not-held = { $card-the } is not in this hand

## Use of the card

why-card-cannot = { $card-the } does not do that
why-wrong-count = { $number ->
    [0] { $card-the } does not take a pawn that far
   *[other] { $card-the } counts { steps-walked }: this pawn does not get { $places-count ->
        [0] there
       *[other] to { $places }
    }
}
why-wrong-count--tijou = { $number ->
    [0] { $card-the } does not take a piece that far
   *[other] { $card-the } counts { steps-walked }: this piece does not get { $places-count ->
        [0] there
       *[other] to { $places }
    }
}
why-no-jump-with-card = { $card-the } gives no right to the short cut between central squares
why-no-jump-with-card--tock-fadoq = { $card-the } gives no right to jump from summit to summit
why-no-jump-here = { $places-count ->
    [0] jumps go from a central square (7) to the next only
   *[other] no jump { $places-count ->
        [one] by { $places }
       *[other] between { $places }
    }: jumps go from a central square (7) to the next only
}
why-no-jump-here--tock-fadoq = { $places-count ->
    [0] jumps go from a summit (7) to the next only, in the direction of travel
   *[other] no jump { $places-count ->
        [one] by { $places }
       *[other] between { $places }
    }: jumps go from a summit (7) to the next only, in the direction of travel
}
why-no-jump-here--tockcitan = there are no jumps in this game: the squares printed 7 are ordinary
why-no-jump-here--tockcitan-teams = { why-no-jump-here--tockcitan }
why-no-jump-here--tijou = { $places-count ->
    [0] a piece changes corners only when it lands on a corner that is not its exit
   *[other] no way by { $place }: a piece changes corners only when it lands on a corner that is not its exit
}
why-joker-unnamed = say which card the joker stands for
why-wrong-throw = { $places-count ->
    [0] with a { $number } this pawn can go nowhere
   *[other] with a { $number } this pawn can reach only { $places }
}
why-wrong-deal = { $number ->
    [one] one card is dealt to each player, no more
   *[other] 1 to { $number } cards are dealt to each player
}

## Pawn

why-no-pawn-in-base = no pawn is waiting in the base
why-no-pawn-in-base--tijou = no piece is waiting off the board
why-no-pawn-in-base--barricades = no pawn is waiting in the house
why-no-pawn-in-base--trikolos = no pawn is waiting in the camp
why-no-pawn-there = { $places-count ->
    [0] no pawn on the board can use it
   *[other] there is no pawn on { $places }
}
why-no-pawn-there--tijou = { $places-count ->
    [0] no piece on the board can use it
   *[other] there is no piece on { $places }
}
why-not-your-pawn = one moves one’s own pawns only here, not { $pawns }
why-not-your-pawn--tijou = one moves one’s own pieces only, not { $pawns }
why-not-your-pawn--barricades = one moves one’s own pawns only, not { $pawns }
why-not-your-pawn--trikolos = one moves one’s own pawns only, not { $pawns }
why-not-an-opponent = this card moves opponents’ pawns only, not { $pawns }
why-not-an-opponent--tijou = this card swaps with an opponent’s piece only, not with { $pawns }
why-not-another-colour = this card swaps with a pawn of another colour only, not with { $pawns }
why-same-square = two pawns on one square{ $places-count ->
    [0] {""}
   *[other] {" "}{ $place }
} are not swapped
why-same-square--tijou = two pieces on one square{ $places-count ->
    [0] {""}
   *[other] {" "}{ $place }
} are not swapped
why-pawn-in-house = { $pawns } is home: no opponent’s card and no swap reaches it, and it never leaves
why-pawn-in-house--tijou = { $pawns } is in arrival, out of reach
why-pawn-protected = { $pawns } is protected: no opponent’s card and no swap reaches it
why-pawn-moved-already = { $pawns } has already moved with this 7: each pawn moves once
why-partner-not-yet = { $pawns } may not be played yet: one helps one’s partner when one’s own pawns are all home
why-not-on-exit = { $pawns } is not on its exit{ $places-count ->
    [0] {""}
   *[other] {" "}{ $place }
}: one arrives from there only
why-not-on-exit--trikolos = { $pawns } is not on its last row: one arrives from there only
why-others-not-on-board = to arrive, the two other pieces must be on the board or in arrival

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
why-own-pawn-in-the-way = one’s own pawns are never passed: { $pawns }
why-room-pawn-in-the-way = inside the house one does not pass { $pawns }
why-barricade-in-the-way = { $places-count ->
    [one] the barricade at { $place } cannot be jumped: it must be reached exactly
   *[other] the barricades at { $places } cannot be jumped: they must be reached exactly
}
why-beyond-barricade = { $places-count ->
    [one] beyond the barricade at { $place } one goes on over barricades only, and stops on one of them
   *[other] beyond the barricades at { $places } one goes on over barricades only, and stops on one of them
}
why-beyond-house = the count goes beyond the last room of the house{ $places-count ->
    [0] {""}
   *[other] , { $place }
}
why-house-backwards = the house is never entered backwards, and inside it one never goes back
why-house-not-by-push = an opponent’s card does not take a pawn into its house
why-house-after-lap = { $pawns } still has its lap to do before it may go home
why-house-of-another = { $places-count ->
    [0] a pawn goes into the house of its own colour only
   *[other] the room { $place } is in another house: a pawn goes into its own only
}
why-house-of-another--tijou = { $places-count ->
    [0] a piece goes into the arrival of its own side only
   *[other] the arrival { $place } is another side’s: a piece goes into that of its own side only
}
why-start-not-passed = one’s own start{ $places-count ->
    [0] {""}
   *[other] {" "}{ $place }
} is not passed again
why-not-ahead = a pawn comes in on its first row and goes straight ahead, one tile at a time: { $place ->
    [none] towards the other camp
    [home] here, into the other camp
   *[other] here, to { $places }
}
why-turned-round = a pawn walks in one direction: it would touch { $places-count ->
    [0] a point twice
   *[other] { $place } twice
}
why-red-light = the light of { $place } is red
why-orange-not-followed = the light of { $place } is orange and no free green light follows it
why-orange-last-row = the light of { $place } is orange: on the last row only green counts

## Landing

why-guard-on-landing = { $pawns-count ->
    [one] { pawn-of-seat } on its start { $at } cannot be captured
   *[other] pawns on their starts cannot be captured: { $pawns }
}
why-own-pawn-on-landing = one does not land on one’s own pawn: { $pawns }
why-partner-on-landing = one does not land on one’s partner’s pawn: { $pawns }
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
    [one] a 7 is played in full: one square is left over
   *[other] a 7 is played in full: { $number } squares are left over
}
why-last-resort = one’s own start{ $places-count ->
    [0] {""}
   *[other] {" "}{ $place }
} is passed again only when nothing else can be played{ $move ->
    [none] {""}
   *[other] ; but “{ $move }” can
}
why-must-play = { $move ->
    [none] who can play a card must play one
   *[other] who can play a card must play one; for instance: “{ $move }”
}
why-must-play--trikolos = who can move a pawn must do so; for instance: “{ $move }”
why-must-carry-out = { $card-the } can be carried out, so it must be; for instance: “{ $move }”
why-must-move = { $number ->
    [0] who can move must move; for instance: “{ $move }”
   *[other] with a { $number }, who can move must move; for instance: “{ $move }”
}
why-must-advance = with a { $number } a pawn can be brought nearer to the goal, so nobody stays; for instance: “{ $move }”
why-must-go-back = { $pawns-count ->
    [one] { $pawns } stands before the goal, less than { $number } points away: who can move must then move, even back; for instance: “{ $move }”
   *[other] { $pawns } stand before the goal, less than { $number } points away: who can move must then move, even back; for instance: “{ $move }”
}
why-too-many-cards = { $number ->
    [one] one may pass with a single card in hand only
   *[other] one may pass with { $number } cards in hand or fewer only
}

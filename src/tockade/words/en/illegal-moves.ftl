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
    [one] the game is a draw: it was limited to a single turn
   *[other] the game is a draw: it has reached its limit of { $number } turns
}
why-not-your-turn = { $seats-who ->
    [you] it isn’t that seat’s turn: it’s yours
   *[other] { $seats-count ->
        [one] not yet: it’s { $seats }’s turn
       *[other] not yet: { $seats } play first
    }
}
why-given-already = { $seats-who ->
    [you] that card has already been given: now give yours
   *[other] you’ve already given your card: still waiting for { $seats }
}
why-chance-due = not yet: cards have to be drawn or dealt first
why-chance-due--barricades = not yet: the die has to be rolled first
why-chance-due--trikolos = not yet: the tiles have to be laid out first
why-wrong-phase = you can’t do that right now{ why-instead }
why-no-such-move = there’s no such move in this game{ why-instead }
why-discard-whole = if you can’t play anything, you discard your whole hand, not just one card
why-discard-one = you discard just one card, and only when nothing can be played{ why-instead }

## Card in hand

why-card-not-held = you don’t have { $card-the } in your hand

## Use of the card

why-card-cannot-enter = { $card-the } doesn’t bring out a pawn
why-card-cannot-enter--tijou = { $card-the } doesn’t bring out a piece: you need a 2
why-card-cannot-swap = { $card-the } doesn’t swap pawns: you need a jack
why-card-cannot-swap--tijou = { $card-the } doesn’t swap pieces: you need a jack
why-card-cannot-divide = { $card-the } can’t be split: only a 7 can
why-card-cannot-divide--tijou = { $card-the } moves just one piece: no card can be split in this game
why-card-cannot-arrive = { $card-the } doesn’t bring a piece home: you need a 2 or a 10
why-card-cannot-walk = { $card-the } doesn’t move a pawn forward: it only swaps
why-joker-unnamed = say which card the joker stands for
why-no-jumps = there are no jumps in this game: a square marked 7 is like any other
why-no-jumps--tock-fadoq = at this table no card lets you jump from summit to summit
why-no-jump-with-card = you can’t take the shortcut between central squares with { $card-the }
why-no-jump-with-card--tock-fadoq = you can’t jump from summit to summit with { $card-the }
why-wrong-deal = { $number ->
    [one] you deal everyone one card, no more and no less
   *[other] you deal everyone 1 to { $number } cards
}

## Pawn

why-no-pawn-in-base = you have no pawn left to bring out
why-no-pawn-in-base--tijou = you have no piece left to bring out
why-no-pawn-in-base--barricades = you have no pawn left in your house
why-no-pawn-in-base--trikolos = you have no pawn left in your camp
why-no-pawn-there = { $places-count ->
    [0] no pawn on the board can use it
   *[other] { $number ->
        [0] there’s no pawn on { $places }
       *[other] once this 7 is under way, there’s no pawn left on { $places }
    }
}
why-no-pawn-there--tijou = { $places-count ->
    [0] no piece on the board can use it
   *[other] there’s no piece on { $places }
}
why-not-your-pawn = choose one of your own pawns, not { $pawns }
why-not-your-pawn--tijou = choose one of your own pieces, not { $pawns }
why-partner-not-yet = leave { $pawns } for now: first get all your own pawns home, then help your partner
why-partner-now = all your pawns are home: play your partner’s now, not { $pawns }
why-seven-not-shared = { $pawns } can’t finish this 7: at this table it ends when your last pawn gets home
why-not-an-opponent = { $card-the } only moves opponents’ pawns, not { $pawns }
why-not-an-opponent--tijou = { $card-the } only swaps with an opponent’s piece, not with { $pawns }
why-same-square = a swap needs two different squares, not { $place } twice
why-wrong-owner = { $seats-who ->
    [you] you have no pawn there: that’s { $pawns }
   *[other] { $seats } has no pawn there: that’s { $pawns }
}
why-wrong-owner--tijou = { $seats-who ->
    [you] you have no piece there: that’s { $pawns }
   *[other] { $seats } has no piece there: that’s { $pawns }
}
why-not-another-colour = { $card-the } only swaps with a pawn of another colour, not with { $pawns }
why-pawn-in-house = { $pawns } is safe: { $card-the } can’t touch it
why-pawn-in-house--tijou = { $pawns } has arrived: { $card-the } can’t touch it
why-pawn-protected = { pawn-of-seat } is safe on its start: { $card-the } can’t touch it
why-pawn-moved-already = { $pawns } has already moved with this 7: each pawn moves only once
why-not-on-exit = { $pawns } isn’t on its exit, { $place }: that’s the only way home
why-not-on-exit--trikolos = { $pawns } isn’t on its last row: that’s the only way across
why-others-not-on-board = before a piece can arrive, your other two must be on the board or have arrived

## Way: where it leads, by how many steps, and whether it goes on

why-house-of-another = { $place } belongs to someone else: a pawn only enters its own house
why-house-of-another--tijou = { $place } belongs to someone else: a piece arrives on its own side
why-house-never-left = { $pawns } is home, and pawns never leave their house
why-house-never-left--tijou = { $pawns } has arrived and stays there
why-house-backwards = you can’t enter your house backwards, or move back inside it
why-house-not-by-push = an opponent’s card can’t take a pawn into its house
why-house-after-lap = { $pawns } has to go all the way round first
why-beyond-house = that’s too far: the pawn would overshoot { $place }, the end of the line
not-the-count = { $to ->
    [none] you can’t end up where you started
   *[other] that doesn’t take you from { $place } to { $to }
}
why-wrong-count = { $card-the } moves { $way ->
    [back] back
   *[forward] forward
} { steps-walked }: { not-the-count }
why-wrong-count--tijou = { $card-the } moves { $way ->
    [back] back
   *[forward] { $number ->
        [2] forward or back
       *[other] forward
    }
} { steps-walked }: { not-the-count }
why-seven-part = { $number ->
    [0] this 7 is used up: { $to ->
        [none] no pawn can move on
       *[other] nothing is left to go from { $place } to { $to }
    }
    [7] a 7 moves 1 to 7 squares forward: { not-the-count }
    [one] one step of the 7 is left: { not-the-count }
   *[other] { $number } steps of the 7 are left: { not-the-count }
}
why-no-jump-here = { $to ->
    [none] no jump from { $place }
   *[other] no jump from { $place } to { $to }
}: you jump from one central square to the next
why-no-jump-here--tock-fadoq = { $to ->
    [none] no jump from { $place }
   *[other] no jump from { $place } to { $to }
}: you jump from one summit to the next
why-no-jump-here--tijou = { $to ->
    [none] nothing leads on from { $place }
   *[other] nothing leads from { $place } to { $to }
}: a corner sends you to the opposite corner only
why-wrong-throw = { $places-count ->
    [0] with a { $number }, this pawn can’t go anywhere
   *[other] with a { $number }, this pawn can only reach { $places }
}
why-not-ahead = a pawn starts on its first row and goes straight ahead, one tile at a time: { $place ->
    [home] here, into the far camp
   *[other] { $places-count ->
        [one] here, to { $places }
       *[other] here, to a tile in its first row
    }
}

## Path

why-guard-in-the-way = { $pawns-count ->
    [one] { pawn-of-seat } has only just come out: on its start it can’t be passed or captured
   *[other] pawns that have only just come out can’t be passed or captured: { $pawns }
}
why-guard-in-the-way--tock-fadoq = { $pawns-count ->
    [one] { pawn-of-seat } is on its start: it can’t be passed or captured
   *[other] pawns on their start can’t be passed or captured: { $pawns }
}
why-own-pawn-in-the-way = { $pawns-count ->
    [one] { $pawns } is in the way: a pawn can’t pass its own colour
   *[other] { $pawns } are in the way: a pawn can’t pass its own colour
}
why-room-pawn-in-the-way = { $pawns-count ->
    [one] { $pawns } is in the way: there’s no passing inside the house
   *[other] { $pawns } are in the way: there’s no passing inside the house
}
why-start-not-passed = a pawn can’t pass its own start again
why-turned-round = a pawn can’t turn round: it would come back to { $place }
why-barricade-in-the-way = { $places-count ->
    [one] the barricade at { $place } is in the way: you have to land on it exactly
   *[other] the barricades at { $places } are in the way: you have to land on one exactly
}
why-beyond-barricade = { $places-count ->
    [one] past the barricade at { $place }, you can only go from barricade to barricade, and must stop on one
   *[other] past the barricades at { $places }, you can only go from barricade to barricade, and must stop on one
}
why-red-light = the light on { $place } is red
why-orange-not-followed = the light on { $place } is orange, and the next tile isn’t a free green
why-orange-last-row = the light on { $place } is orange: for the last row it has to be green

## Landing

why-guard-on-landing = { $pawns-count ->
    [one] { pawn-of-seat } is safe on its start: it can’t be captured
   *[other] pawns that are safe on their start can’t be captured: { $pawns }
}
why-own-pawn-on-landing = { pawn-of-seat } is already on { $at }: you can’t land on your own colour
why-partner-on-landing = { pawn-of-seat } is on { $at }: you can’t capture your partner
why-room-taken = { pawn-of-seat } is already on { $at }
why-place-taken = { $places-count ->
    [0] there’s something there already
   *[other] { $place } is already taken
}
why-place-taken--trikolos = { $place } isn’t free
why-place-forbidden = { $places-count ->
    [0] you can’t put a barricade there
   *[other] no barricade on { $place }
}: the first row, the goal and the houses stay free
why-goal-closed = { $pawns-count ->
    [one] the goal is closed: { $pawns } is still on the last straight
   *[other] the goal is closed: { $pawns } are still on the last straight
}

## Duty

why-seven-incomplete = { $number ->
    [0] a 7 must be used in full, and there’s no way to split this one
    [one] a 7 must be used in full: one step is left over
   *[other] a 7 must be used in full: { $number } steps are left over
}
why-last-resort = you can pass your own start only when nothing else can be played{ why-instead }
why-must-play = if you can play a card, you must{ why-instead }
why-must-play--trikolos = if you can move a pawn, you must{ why-instead }
why-must-carry-out = a piece can use { $card-the }, so you must play it{ why-instead }
why-must-move = { $number ->
    [0] if you can move, you must{ why-instead }
   *[other] with a { $number }, if you can move, you must{ why-instead }
}
why-must-advance = with a { $number }, a pawn can get closer to the goal, so you can’t stay put{ why-instead }
why-must-go-back = { $pawns-count ->
    [one] { $pawns } is too close to the goal for a { $number }: you have to move, even backwards{ why-instead }
   *[other] { $pawns } are too close to the goal for a { $number }: you have to move, even backwards{ why-instead }
}
why-too-many-cards = { $number ->
    [one] you can only pass with a single card in hand
   *[other] you can only pass with { $number } cards in hand or fewer
}
why-instead = { $move ->
    [none] {""}
   *[other] ; for example, you could { $move }
}
why-move-code = { $move } ({ $code })

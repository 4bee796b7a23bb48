### What cannot be read: one sentence for each BadInput, with the arguments of whoever raised it.

## Games and options

bad-rules = Unknown game: “{ $name }”. Nearest: { $nearest }.
bad-setup-word = Unexpected word in the choice of the game: “{ $word }”. Write for instance “tock-globe 4 teams restock=shuffle”.
bad-table = { $rules } is not played with “{ $table }”; possible: { $tables }.
bad-option = { $rules } has no option “{ $name }”. Nearest: { $nearest }.
bad-option-table = The option “{ $name }” of { $rules } does not exist with “{ $table }”.
bad-value = The option “{ $name }” has no value “{ $value }”; possible: { $values }.
bad-option-needs = The option “{ $name }” makes sense only with: { $needs }.
bad-colours-sum = The numbers of lights “{ $value }” make { $sum ->
    [one] one tile
   *[other] { $sum } tiles
}; there must be { $tiles }.
bad-colours-odd = A mirrored start needs even numbers of lights, not “{ $value }”.

## Chance

bad-outcome = “{ $text }” is not a possible outcome here; write for instance “die 4” or “lot 2”.

## Moves

bad-move = “{ $text }” does not read as a move.
bad-card = “{ $card }”, in “{ $text }”, is not a card: A 2 3 … 10 J Q K X.
bad-place = “{ $place }”, in “{ $text }”, is not a place on this board.
bad-steps = These steps do not make a complete move.

## Positions

bad-position-object = A position is an object with named fields.
bad-position-unknown-field = A position of this game has no field “{ $field }”.
bad-position-missing = The field “{ $field }” is missing.
bad-position-number = The field “{ $field }” is a whole number from { $least } to { $most }.
bad-position-word = The field “{ $field }” is one of these words: { $values }.
bad-position-flag = The field “{ $field }” is either true or false, without quotation marks.
bad-position-seats = The field “{ $field }” is a list of different numbers from 0 to { $last }.
bad-position-sides = The field “{ $field }” is a list of different sides, with numbers from 0 to { $last }.
bad-position-numbers = The field “{ $field }” has whole numbers from 0 to { $most }, one for each seat.
bad-position-per-seat = The field “{ $field }” is a list with one entry for each of the { $seats } seats.
bad-position-finished = When this game is over, “finished” has { $places ->
    [one] one side
   *[other] all { $places } sides
}.
bad-position-places = In the field “{ $field }” places are written as a list of texts between quotation marks.
bad-position-place-twice = “{ $place }” stands twice in the field “{ $field }”.
bad-position-cards = In the field “{ $field }” cards are written as a list of texts between quotation marks.
bad-position-known-object = The field “known” is an object with the fields “stock”, “shown” and “given”.
bad-position-phase = This game has no phase “{ $phase }”.
bad-position-pawns = The field “pawns” gives { $pawns } places of pawns to each of the { $seats } seats.
bad-position-pawns--tijou = The field “pawns” gives { $pawns } places of pieces to each of the { $seats } seats.
bad-position-place = There is no place “{ $place }” on this board.
bad-position-house = A pawn of seat { $seat } cannot be in the house of another colour, at { $place }.
bad-position-house--tijou = A piece of seat { $seat } cannot be in the arrival of another side, at { $place }.
bad-position-two-pawns = Two pawns are on { $place }.
bad-position-fresh = Only a pawn on its own start is fresh, and there is no such pawn on “{ $place }”.
bad-position-fresh--tijou = No piece of Tijou is fresh: “{ $place }” cannot stand in “fresh”.
bad-position-arms = The seats cannot be at the arms { $arms } in this game.
bad-position-arms--tijou = The seats cannot be at the sides { $arms } in this game.
bad-position-card = There is no card “{ $card }”.
bad-position-card-twice = { $most ->
    [0] There is no card { $card } in the pack of this game.
   *[other] The card { $card } is there { $count } times; the pack has { $most }.
}
bad-position-pack = There are { $cards } cards in all instead of { $pack }.
bad-position-hand = Seat { $seat } cannot have { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand now.
bad-position-hand-size = Seat { $seat } has { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand instead of { $expected }. A position with other hands is set up with 0 as “deals”.
bad-position-rounds = Seat { $seat } has { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand, which does not go with what the others have played since the deal. A position with other hands is set up with 0 as “deals”.
bad-position-gift = Seat { $seat } cannot have given a card that is still on its way.
bad-position-no-gift = Seat { $seat } is not among the “candidates”: the card it has given must stand in “gifts”.
bad-position-no-passing = Nobody passes in this game: “passed” must be empty.
bad-position-known = The cards known of seat { $seat } are not in its hand.
bad-position-stock-known = The order of the stock is never known in this game.
bad-position-shown = No card of seat { $seat } can have been seen by all: only a stock that was turned over shows what is drawn.
bad-position-given = Seat { $seat } cannot have been given a card: no cards are given in this game.
bad-position-given-many = Seat { $seat } cannot still hold { $given ->
    [one] { $given } card
   *[other] { $given } cards
} that its partner gave.
bad-position-tokens = Seat { $seat } cannot have an extra play in store in this game.
bad-position-tokens-many = { $tokens ->
    [one] One extra play is
   *[other] { $tokens } extra plays are
} in store, more than jokers can have been laid.
bad-position-no-token = Seat { $seat } has no extra play in store to make.
bad-position-no-joker = An extra play follows a joker: it must be the last card of the discard.
bad-position-passed = Seat { $seat } cannot have passed now.
bad-position-candidates = In the phase “{ $phase }” nobody draws for the deal or gives a card: “candidates” must be empty.
bad-position-drawing = Among all the seats, or the two or more that drew the lowest card, the dealer is still to be found: they are the “candidates”.
bad-position-exchanged = In an exchange at least one seat has still to give a card.
bad-position-deal-size = The field “deal_size” is { $least ->
    [1] a number from { $least } to { $most }: so many cards are dealt to each.
   *[other] always { $most } in this game: so many cards are dealt to each.
}
bad-position-deals = Cards are dealt only once in this game: “deals” is 0 or 1.
bad-position-first = The field “first” does not go with “dealer” and “deals”: who played first in the game follows from them.
bad-position-owed = { $most ->
    [1] One card is still to be drawn after this shuffle: “owed” must be 1.
   *[other] From 1 to { $most } cards are still to be drawn after this shuffle: “owed” says how many.
}
bad-position-owes-nothing = No card is still to be drawn here: “owed” must be 0.
bad-position-then = In the phase “{ $phase }” of this game “then” cannot be “{ $then }”.
bad-position-shuffle = The stock has { $stock ->
    [one] { $stock } card
   *[other] { $stock } cards
}, which is enough: nothing is shuffled yet.
bad-position-deal = Too few cards are left to be dealt.
bad-position-remainder = The stock cannot have { $stock ->
    [one] { $stock } card
   *[other] { $stock } cards
} left: each of the { $seats } seats has been dealt as many as the others.
bad-position-stock = The stock has { $stock ->
    [one] { $stock } card
   *[other] { $stock } cards
}; after what was dealt it would be { $expected }.
bad-position-stock-most = The stock has { $stock ->
    [one] { $stock } card
   *[other] { $stock } cards
}; after what was dealt at most { $most } can be left.
bad-position-turns = { $turns } turns have been played, more than the limit of { $limit }.
bad-position-limit = After { $limit ->
    [one] one turn
   *[other] { $limit } turns
} the game is a draw: its phase must be “over”.
bad-position-drawn = A game is drawn only when its limit of turns has been reached.
bad-position-drawn-won = A game that is drawn has not been won: “finished” says otherwise.
bad-position-over = This position is over: its phase must be “over”.
bad-position-not-over = This position is not over: its phase cannot be “over”.
bad-position-won = Seat { $seat } has won: its side, { $side }, belongs in “finished”.
bad-position-not-home = Side { $side } stands in “finished”, but its pawns are not all home.
bad-position-not-home--tijou = Side { $side } stands in “finished”, but no player of it has all pieces in arrival.
bad-position-last-move = Whoever wins has made the last move: it cannot have been the turn of seat { $seat }.
bad-position-turn-finished = It cannot be the turn of seat { $seat }: its side has finished.
bad-position-turn-passed = It cannot be the turn of seat { $seat }: it has passed.
bad-position-turn-empty = It cannot be the turn of seat { $seat }: it has no card.
bad-position-opening = Before the first turn nothing can have happened.
bad-position-houses = The field “arms” does not give the { $seats } seats houses that they can have, from left to right.
bad-position-no-houses = Before the lot nobody has a house: “arms” must be empty.
bad-position-no-die = In the phase “walk” the die shows a number from 1 to 6.
bad-position-die = The die shows nothing in the phase “{ $phase }”: “die” must be 0.
bad-position-no-hit = Seat { $seat } cannot have a barricade to put down: no pawn of its own can have taken one.
bad-position-goal-closed = The goal was closed: an opponent’s pawn stands on the last straight.
bad-position-throws = In the phase “{ $phase }” nobody throws for the first turn: “contenders” and “throws” must be empty.
bad-position-faces = The field “{ $field }” is a list of throws, numbers from 1 to { $faces }.
bad-position-contenders = Two seats or more throw for the first turn, from left to right.
bad-position-all-thrown = Somebody has still to throw for the first turn: there are too many “throws”.
bad-position-thrower = It is for seat { $seat } to throw the die, not for seat { $turn }.
bad-barricade-forbidden = No barricade can be on { $place }.
bad-barricade-on-pawn = A barricade and a pawn are together on { $place }.
bad-barricade-count = There are { $found } barricades instead of { $expected }.
bad-position-layout = Before the tiles are drawn nothing has happened: the field “{ $field }” says otherwise.
bad-position-no-move = No pawn can move: the turn would already have passed.
bad-tiles = The field “tiles” is six rows of six letters G, O or R.
bad-tile-counts = There are { $found } green, orange and red tiles, with the spare, instead of { $expected }.
bad-two-winners = Both players cannot have arrived.
bad-view = This view does not come from this game.
bad-point = There is no point “{ $place }” on this board.

## Matches

bad-match-twice = A match is played in “games” games or to the best of “best_of”, not both.
bad-match-inner = The running game is over: it must be counted in “past”.
bad-match-over = The match is over, but its last game is not.
bad-match-last = Game { $number } of the match did not end as “past” says.
bad-match-past-list = The field “past” is a list of games, each with “seating” and “winners”.
bad-match-decided = The match was decided after { $number ->
    [one] one game
   *[other] { $number } games
}: there is no further one.
bad-match-past-seating = In game { $number } of the match the players cannot have been seated like that.
bad-match-past-winners = The winners of game { $number } of the match are not one of its sides.
bad-match-past-drawn = Game { $number } of the match cannot have been drawn: there is no limit of turns.
bad-match-points = The points are not those of the games that were played.
bad-match-no-game = Players are seated exactly when there is a game: “seating” and “inner” do not go together.
bad-match-seating = The players cannot be seated like that in this game of the match.

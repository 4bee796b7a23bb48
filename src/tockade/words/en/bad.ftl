### What cannot be read: one sentence for each BadInput, with the arguments of whoever raised it.

## Games and options

bad-rules = Unknown game: “{ $name }”. Nearest: { $nearest }.
bad-setup-word = Unexpected word in the choice of the game: “{ $word }”. Write for instance “tock-globe 4 teams restock=shuffle”.
bad-table = { $rules } is not played with “{ $table }”; possible: { $tables }.
bad-option = { $rules } has no option “{ $name }”. Nearest: { $nearest }.
bad-option-table = The option “{ $name }” of { $rules } does not exist with “{ $table }”.
bad-value = The option “{ $name }” has no value “{ $value }”; possible: { $values }.
bad-option-needs = The option “{ $name }” makes sense only with: { $needs }.
bad-colours-sum = The numbers of lights “{ $value }” make { $sum } tiles; there must be { $tiles }.
bad-colours-odd = A mirrored start needs even numbers of lights, not “{ $value }”.

## Chance

bad-outcome = “{ $text }” is not a possible outcome here; write for instance “die 4” or “lot 2”.

## Moves

bad-move = “{ $text }” does not read as a move.
bad-card = “{ $card }”, in “{ $text }”, is not a card: A 2 3 … 10 J Q K X.
bad-place = “{ $place }”, in “{ $text }”, is not a place on this board.
bad-steps = These steps do not make a complete move.

## Positions

bad-position-field = { $field ->
    [none] This position cannot be read: a field is missing or of the wrong kind.
   *[other] The field “{ $field }” of the position is missing or of the wrong kind.
}
bad-position-layout = Before the tiles are drawn a position has only the phase “layout”, and only in a game that draws them.
bad-position-over = This position is over: its phase must be “over”.
bad-position-not-over = This position is not over: its phase cannot be “over”.
bad-position-no-move = No pawn can move: the turn would already have passed.
bad-point = There is no point “{ $place }” on this board.
bad-position-unknown-field = A position has no field “{ $field }”.
bad-position-number = The field “{ $field }” is a number from 0 to { $most }, not “{ $value }”.
bad-position-word = The field “{ $field }” cannot be “{ $value }”; possible: { $values }.
bad-position-phase = This game has no phase “{ $phase }”.
bad-position-arms = The seats cannot be at the arms { $arms } in this game.
bad-position-tokens = Seat { $seat } cannot have an extra play in store in this game.
bad-position-passed = Seat { $seat } cannot have passed now.
bad-position-shuffle = The cards cannot be about to be shuffled like this.
bad-position-deal = Too few cards are left to be dealt.
bad-position-pawns = The field “pawns” gives { $pawns } places of pawns to each of the { $seats } seats.
bad-position-place = There is no square “{ $place }” on this board.
bad-position-house = A pawn of seat { $seat } cannot be in a house of another colour, at { $place }.
bad-position-two-pawns = Two pawns are on { $place }.
bad-position-fresh = A fresh pawn stands on its own start; there is none on “{ $place }”.
bad-position-card = There is no card “{ $card }”.
bad-position-card-twice = The card { $card } is there { $count } times; the pack has { $most }.
bad-position-pack = There are { $cards } cards in all instead of { $pack }.
bad-position-hand = Seat { $seat } cannot have { $cards } cards in hand.
bad-position-gift = The card given by seat { $seat } does not go with the exchange.
bad-position-known = The cards known of seat { $seat } are not in its hand.
bad-position-end = The game has not ended as the phase “{ $phase }” says.
bad-position-won = Seat { $seat } has all its pawns home, or not: “finished” says otherwise.
bad-position-turn = It cannot be the turn of seat { $seat }: it has no card, has passed or has finished.
bad-view = This view does not come from this game.
bad-tiles = The tiles are six rows of six letters G, O or R, and one letter for the spare tile.
bad-tile-counts = There are { $found } green, orange and red tiles instead of { $expected }.
bad-pawn-count = Seat { $seat } has { $found } pawns instead of { $expected }.
bad-pawn-place = A pawn of seat { $seat } cannot be at “{ $place }”.
bad-two-pawns = Two pawns are on { $place }.
bad-position-houses = The seats cannot be at the houses “{ $found }”: there are { $houses } houses, and the game says which are used.
bad-position-seat = It cannot be the turn of seat { $turn }: seats go from 0 to { $last }.
bad-position-turns = { $turns } turns have been played, more than the limit of { $limit }.
bad-position-die = The die cannot show { $die } in the phase “{ $phase }”.
bad-position-no-hit = Seat { $seat } cannot have a barricade to put down: none of its pawns has taken one.
bad-position-winner = Seat { $seat } is on the goal without having made the last move.
bad-position-opening = Before the first turn nothing can have moved.
bad-position-throws = The opening throws are over: “contenders” and “throws” must be empty.
bad-position-contenders = These seats cannot be throwing for the first turn: “{ $found }”.
bad-position-thrower = It is for seat { $seat } to throw the die, not for seat { $turn }.
bad-pawn-seats = There are pawns for { $found } seats instead of { $expected }.
bad-barricade-place = There is no point “{ $place }” for a barricade.
bad-barricade-forbidden = No barricade can be on { $place }.
bad-barricade-on-pawn = A barricade and a pawn are together on { $place }.
bad-barricade-count = There are { $found } barricades instead of { $expected }.
bad-two-barricades = Two barricades are on { $place }.
bad-two-winners = Both players cannot have arrived.

## Matches

bad-match-twice = A match is played in “games” games or to the best of “best_of”, not both.
bad-match-inner = The running game does not go with this match: a finished game is counted in “past”.
bad-match-past = Game { $number } of the match cannot have gone like that.
bad-match-fields = A field of the match’s position is missing or of the wrong kind.
bad-match-points = The points are not those of the games that were played.
bad-match-seating = The players cannot be seated like that: each player has one seat and one only.

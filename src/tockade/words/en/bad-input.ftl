### What cannot be read: one sentence for each BadInput, with the arguments of whoever raised it.

## Games and options

bad-rules = There’s no game called “{ $name }”. Try one of these: { $nearest }.
bad-setup-word = I don’t understand “{ $word }” in the choice of game. Write, for example, “tock-globe 4 teams restock=shuffle”.
bad-table = { $rules } can’t be played with “{ $table }”; choose one of these: { $tables }.
bad-option = { $rules } has no option called “{ $name }”. Try one of these: { $nearest }.
bad-option-table = { $rules } has no option “{ $name }” with “{ $table }”.
bad-value = “{ $value }” isn’t a value of the option “{ $name }”; choose one of these: { $values }.
bad-option-needs = The option “{ $name }” only makes sense with { $needs }.
bad-colours-sum = “{ $value }” adds up to { $sum ->
    [one] one tile
   *[other] { $sum } tiles
}; it should be { $tiles }.
bad-colours-odd = A mirrored start needs even numbers of lights, not “{ $value }”.

## Chance

bad-outcome = “{ $text }” can’t happen here; write, for example, “die 4” or “lot 2”.

## Moves

bad-move = “{ $text }” isn’t a move I understand.
bad-card = “{ $card }”, in “{ $text }”, isn’t a card: use A 2 3 … 10 J Q K X.
bad-place = “{ $place }”, in “{ $text }”, isn’t a place on this board.
bad-steps = These steps don’t make a complete move.

## Positions

bad-position-object = A position is an object with named fields.
bad-position-unknown-field = A position of this game has no field called “{ $field }”.
bad-position-missing = The field “{ $field }” is missing.
bad-position-number = The field “{ $field }” must be a whole number from { $least } to { $most }.
bad-position-word = The field “{ $field }” must be one of these words: { $values }.
bad-position-flag = The field “{ $field }” must be true or false, without quotation marks.
bad-position-seats = The field “{ $field }” must be a list of different numbers from 0 to { $last }.
bad-position-sides = The field “{ $field }” must be a list of different sides, numbered from 0 to { $last }.
bad-position-numbers = The field “{ $field }” must be a list of whole numbers from 0 to { $most }, one for each seat.
bad-position-per-seat = The field “{ $field }” must be a list with one entry for each of the { $seats } seats.
bad-position-finished = When this game is over, “finished” has { $places ->
    [one] one side
   *[other] all { $places } sides
}.
bad-position-places = The places in the field “{ $field }” must be a list of texts in quotation marks.
bad-position-place-twice = “{ $place }” appears twice in the field “{ $field }”.
bad-position-cards = The cards in the field “{ $field }” must be a list of texts in quotation marks.
bad-position-known-object = The field “known” must be an object with the fields “stock”, “shown” and “given”.
bad-position-phase = This game has no phase called “{ $phase }”.
bad-position-pawns = The field “pawns” must give each of the { $seats } seats the places of { $pawns } pawns.
bad-position-pawns--tijou = The field “pawns” must give each of the { $seats } seats the places of { $pawns } pieces.
bad-position-place = There’s no place called “{ $place }” on this board.
bad-position-house = A pawn of seat { $seat } can’t be in someone else’s house, on { $place }.
bad-position-house--tijou = A piece of seat { $seat } can’t be in another side’s arrival, on { $place }.
bad-position-two-pawns = There are two pawns on { $place }.
bad-position-fresh = Only a pawn on its own start can have just come out, and there isn’t one on { $place }.
bad-position-fresh--tijou = In Tijou no piece is protected on coming out: “{ $place }” can’t be listed in “fresh”.
bad-position-arms = In this game the seats can’t be at arms { $arms }.
bad-position-arms--tijou = In this game the seats can’t be at sides { $arms }.
bad-position-card = There’s no card called “{ $card }”.
bad-position-card-twice = { $most ->
    [0] This game’s pack has no { $card }.
   *[other] There are { $count } cards marked { $card }; the pack has { $most }.
}
bad-position-pack = There are { $cards } cards in all instead of { $pack }.
bad-position-hand = Seat { $seat } can’t have { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand at this point.
bad-position-hand-size = Seat { $seat } has { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand instead of { $expected }. For other hands, set “deals” to 0.
bad-position-rounds = Seat { $seat } has { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand, which doesn’t match what the others have played since the deal. For other hands, set “deals” to 0.
bad-position-gift = Seat { $seat } can’t have given a card that is still on its way.
bad-position-no-gift = Seat { $seat } isn’t among the “candidates”, so the card it gave must be in “gifts”.
bad-position-no-passing = Nobody passes in this game: “passed” must be empty.
bad-position-known = The cards known to be held by seat { $seat } aren’t in its hand.
bad-position-stock-known = The order of the stock is never known in this game.
bad-position-shown = Nobody can have seen a card of seat { $seat }: only a stock that was turned over shows what is drawn.
bad-position-given = Seat { $seat } can’t have been given a card: this game has no exchange.
bad-position-given-many = Seat { $seat } can’t still hold { $given ->
    [one] { $given } card
   *[other] { $given } cards
} from its partner.
bad-position-tokens = Seat { $seat } can’t have an extra turn saved in this game.
bad-position-tokens-many = { $tokens ->
    [one] One extra turn is saved
   *[other] { $tokens } extra turns are saved
}, more than there can have been jokers.
bad-position-no-token = Seat { $seat } has no saved turn to use.
bad-position-no-joker = An extra turn follows a joker: it must be the last card discarded.
bad-position-passed = Seat { $seat } can’t have passed at this point.
bad-position-candidates = In the phase “{ $phase }” nobody draws for the deal or gives a card: “candidates” must be empty.
bad-position-drawing = The dealer is still to be found among all the seats, or among those tied for the lowest card: list them in “candidates”.
bad-position-exchanged = During an exchange at least one seat must still have a card to give.
bad-position-deal-size = The field “deal_size”, the number of cards dealt to each player, must be { $least ->
    [1] from { $least } to { $most }.
   *[other] { $most } in this game.
}
bad-position-deals = Cards are dealt only once in this game: “deals” must be 0 or 1.
bad-position-first = The field “first” doesn’t fit “dealer” and “deals”, which decide who played first.
bad-position-owed = { $most ->
    [1] One card is still to be drawn after this shuffle: “owed” must be 1.
   *[other] From 1 to { $most } cards are still to be drawn after this shuffle: “owed” says how many.
}
bad-position-owes-nothing = There’s no card left to draw here: “owed” must be 0.
bad-position-then = In the phase “{ $phase }” of this game “then” can’t be “{ $then }”.
bad-position-shuffle = The stock still has { $stock ->
    [one] { $stock } card
   *[other] { $stock } cards
}, which is enough: there’s nothing to shuffle yet.
bad-position-deal = There are too few cards left to deal.
bad-position-remainder = The stock can’t have { $stock ->
    [one] { $stock } card
   *[other] { $stock } cards
} left: each of the { $seats } seats was dealt the same number.
bad-position-stock = The stock has { $stock ->
    [one] { $stock } card
   *[other] { $stock } cards
}; after this deal it should have { $expected }.
bad-position-stock-most = The stock has { $stock ->
    [one] { $stock } card
   *[other] { $stock } cards
}; after this deal it can have { $most } at most.
bad-position-turns = { $turns } turns have been played, more than the limit of { $limit }.
bad-position-limit = After { $limit ->
    [one] one turn
   *[other] { $limit } turns
} the game is a draw: its phase must be “over”.
bad-position-drawn = A game is only drawn once its turn limit has been reached.
bad-position-drawn-won = A drawn game hasn’t been won, but “finished” says so.
bad-position-over = This game is over: its phase must be “over”.
bad-position-not-over = This game isn’t over: its phase can’t be “over”.
bad-position-won = Seat { $seat } has won: its side, { $side }, must be in “finished”.
bad-position-not-home = Side { $side } is in “finished”, but its pawns aren’t all home.
bad-position-not-home--tijou = Side { $side } is in “finished”, but no player on it has brought all their pieces home.
bad-position-last-move = The winner makes the last move: it can’t have been seat { $seat }’s turn.
bad-position-turn-finished = It can’t be seat { $seat }’s turn: its side has finished.
bad-position-turn-passed = It can’t be seat { $seat }’s turn: it has passed.
bad-position-turn-empty = It can’t be seat { $seat }’s turn: it has no cards.
bad-position-opening = Nothing can have happened before the first turn.
bad-position-houses = The field “arms” must give the { $seats } seats different houses, from left to right.
bad-position-no-houses = Before houses are drawn nobody has one: “arms” must be empty.
bad-position-no-die = In the phase “walk” the die must show a number from 1 to 6.
bad-position-die = In the phase “{ $phase }” the die shows nothing: “die” must be 0.
bad-position-no-hit = Seat { $seat } can’t have a barricade to put down: no pawn of its own can have taken one.
bad-position-goal-closed = The goal was closed: an opponent’s pawn is on the last straight.
bad-position-throws = In the phase “{ $phase }” nobody rolls for the first turn: “contenders” and “throws” must be empty.
bad-position-faces = The field “{ $field }” must be a list of rolls, numbers from 1 to { $faces }.
bad-position-contenders = Two or more seats roll for the first turn, from left to right.
bad-position-all-thrown = Someone still has to roll for the first turn: there are too many “throws”.
bad-position-thrower = It’s seat { $seat }’s turn to roll, not seat { $turn }’s.
bad-barricade-forbidden = There can’t be a barricade on { $place }.
bad-barricade-on-pawn = There’s a barricade and a pawn on { $place }.
bad-barricade-count = There are { $found } barricades instead of { $expected }.
bad-position-layout = Nothing can have happened before the tiles are laid out, but the field “{ $field }” says so.
bad-position-no-move = No pawn can move: the turn would already be over.
bad-tiles = The field “tiles” must be six rows of six letters: G, O or R.
bad-tile-counts = There are { $found } green, orange and red tiles, counting the spare, instead of { $expected }.
bad-two-winners = The two players can’t both have arrived.
bad-view = This view isn’t from this game.
bad-point = There’s no point called “{ $place }” on this board.

## Matches

bad-match-twice = A match is either “games” games long or best of “best_of”, not both.
bad-match-inner = The current game is over: it must be counted in “past”.
bad-match-over = The match is over, but its last game is not.
bad-match-last = Game { $number } of the match didn’t end the way “past” says.
bad-match-past-list = The field “past” must be a list of games, each with “seating” and “winners”.
bad-match-decided = The match was decided after { $number ->
    [one] one game
   *[other] { $number } games
}: there can’t be another.
bad-match-past-seating = The players can’t have been seated like that in game { $number } of the match.
bad-match-past-winners = The winners of game { $number } of the match aren’t one of its sides.
bad-match-past-drawn = Game { $number } of the match can’t have been drawn: there’s no turn limit.
bad-match-points = The points don’t match the games that were played.
bad-match-no-game = Players are seated only while a game is on: “seating” and “inner” don’t fit together.
bad-match-seating = The players can’t be seated like that in this game of the match.

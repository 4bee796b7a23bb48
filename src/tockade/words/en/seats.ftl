### The seats: colour, shape and initial, in seat order, and the groups of words that speak of a player.
### Every sentence that names a player is given for each role (seat: whom it happens to; by: who caused it; other: the
### other one): $seat (displayed name, "you" for the reader), $seat-who (you, other, none; self when by or other is the
### same player as seat) and $seat-vowel (yes, no: whether the name begins with the sound of a vowel; French needs it).
### No sentence agrees with a person's gender.

seat-0 = Red
    .shape = circle
    .initial = R
seat-1 = Blue
    .shape = triangle
    .initial = B
seat-2 = Yellow
    .shape = square
    .initial = Y
seat-3 = Green
    .shape = diamond
    .initial = G
seat-4 = Orange
    .shape = star
    .initial = O
seat-5 = Azure
    .shape = cross
    .initial = A
seat-6 = Mauve
    .shape = hexagon
    .initial = M
seat-7 = Black
    .shape = drop
    .initial = Bk
seat-0--trikolos = White
    .shape = circle
    .initial = W
seat-1--trikolos = Black
    .shape = triangle
    .initial = B

## What the reader sees instead of the own name

you = you

## Lists: $list is what comes before, $next what follows

list-more = { $list }, { $next }
list-last = { $list } and { $next }

## "Red's pawn", "your pawn"

pawn-of-seat = { $seat-who ->
    [you] your pawn
   *[other] { $seat }’s pawn
}
pawn-of-other = { $other-who ->
    [you] your pawn
   *[other] { $other }’s pawn
}
piece-of-seat = { $seat-who ->
    [you] your piece
   *[other] { $seat }’s piece
}
piece-of-other = { $other-who ->
    [you] your piece
   *[other] { $other }’s piece
}

## A pawn and its place, in a list

pawn-at = { pawn-of-seat } on { $at }
pawn-at--tijou = { piece-of-seat } on { $at }

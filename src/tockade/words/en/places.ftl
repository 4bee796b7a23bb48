### The places of the board as people call them, to follow "on", "from", "to" and "at".
### $number: the printed number; $letter: the letter of the arm or side; $seat and its companions (seats.ftl): whose arm it
### is, none without a player; $row: the row, counted from below; $name: the printed name.

place-square = { $seat-who ->
    [you] your square { $number }
    [self] square { $number } of its own arm
    [none] square { $number } of arm { $letter }
   *[other] { $seat }’s square { $number }
}
place-entrance = { place-square }
place-start = { $seat-who ->
    [you] your start
    [self] its own start
    [none] the start of arm { $letter }
   *[other] { $seat }’s start
}
place-centre = { $seat-who ->
    [you] your central square
    [self] its own central square
    [none] the central square of arm { $letter }
   *[other] { $seat }’s central square
}
place-centre--tock-fadoq = { $seat-who ->
    [you] your summit
    [self] its own summit
    [none] the summit of arm { $letter }
   *[other] { $seat }’s summit
}
place-room = { $seat-who ->
    [you] square { $number } in your house
    [self] square { $number } in its house
    [none] square { $number } in house { $letter }
   *[other] square { $number } in { $seat }’s house
}

## Tijou

place-square--tijou = { $seat-who ->
    [you] your square { $number }
    [self] square { $number } of its own side
    [none] square { $number } of side { $letter }
   *[other] { $seat }’s square { $number }
}
place-corner = { $seat-who ->
    [you] your corner
    [self] its own corner
    [none] corner { $letter }
   *[other] { $seat }’s corner
}
place-entry = { $seat-who ->
    [you] your entry square
    [self] its own entry square
    [none] side { $letter }’s entry square
   *[other] { $seat }’s entry square
}
place-arrival = { $seat-who ->
    [you] your arrival square
    [self] its own arrival square
    [none] side { $letter }’s arrival square
   *[other] { $seat }’s arrival square
}

## Barricades and Trikolos

place-point = point { $number } in row { $row }
place-start--barricades = point { $number } in row { $row }
place-goal = the goal
place-tile = tile { $name }

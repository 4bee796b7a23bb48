### The cards and the lights: the bare name, with the definite article (.the), with the indefinite one (.a), several
### (.many, $count), and the printed index (.index).  The "?" of the views is the card "hidden".

card-count = { $count ->
    [2] two
    [3] three
    [4] four
   *[other] { $count }
}
card-A = ace
    .the = the ace
    .a = an ace
    .many = { card-count } aces
    .index = A
card-2 = 2
    .the = the 2
    .a = a 2
    .many = { card-count } 2s
    .index = 2
card-3 = 3
    .the = the 3
    .a = a 3
    .many = { card-count } 3s
    .index = 3
card-4 = 4
    .the = the 4
    .a = a 4
    .many = { card-count } 4s
    .index = 4
card-5 = 5
    .the = the 5
    .a = a 5
    .many = { card-count } 5s
    .index = 5
card-6 = 6
    .the = the 6
    .a = a 6
    .many = { card-count } 6s
    .index = 6
card-7 = 7
    .the = the 7
    .a = a 7
    .many = { card-count } 7s
    .index = 7
card-8 = 8
    .the = the 8
    .a = an 8
    .many = { card-count } 8s
    .index = 8
card-9 = 9
    .the = the 9
    .a = a 9
    .many = { card-count } 9s
    .index = 9
card-10 = 10
    .the = the 10
    .a = a 10
    .many = { card-count } 10s
    .index = 10
card-J = jack
    .the = the jack
    .a = a jack
    .many = { card-count } jacks
    .index = J
card-Q = queen
    .the = the queen
    .a = a queen
    .many = { card-count } queens
    .index = Q
card-K = king
    .the = the king
    .a = a king
    .many = { card-count } kings
    .index = K
card-X = joker
    .the = the joker
    .a = a joker
    .many = { card-count } jokers
    .index = ★
card-hidden = hidden card
    .the = a card
    .a = a card
    .many = { card-count } cards
    .index = ?

## The lights of a tile, named like cards where a row is pushed

card-G = green
    .the = the green light
    .a = a green light
    .many = { card-count } green lights
    .index = G
card-O = orange
    .the = the orange light
    .a = an orange light
    .many = { card-count } orange lights
    .index = O
card-R = red
    .the = the red light
    .a = a red light
    .many = { card-count } red lights
    .index = R

## What a card does in a game, in one line: ways of playing it, separated by "or", each made of a few words;
## $number is the number of squares

card-does-forward = forward { $number }
card-does-back = back { $number }
card-does-enter = brings out a pawn
card-does-enter--tijou = brings out a piece
card-does-sweep = capturing everything in its path
card-does-divide = can be split
card-does-push = moves an opponent’s pawn forward { $number }
card-does-swap = swaps one of your pawns with another
card-does-swap--tijou = swaps one of your pieces with another
card-does-again = then you may play again
card-does-arrive = brings a piece home
card-does-eats = eating everything it passes
card-does-wild = can be any card
card-ways = { $list }, or { $next }

## The same in two words, printed on the card

card-caption-forward = forward { $number }
card-caption-back = back { $number }
card-caption-enter = out
card-caption-divide = split
card-caption-push = push { $number }
card-caption-swap = swap
card-caption-arrive = home
card-caption-wild = any card

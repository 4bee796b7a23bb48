### The cards and the lights: the bare name, with the definite article (.the), with the indefinite one (.a), and the
### printed index (.index).  The "?" of the views is the card "hidden".

card-A = ace
    .the = the ace
    .a = an ace
    .index = A
card-2 = 2
    .the = the 2
    .a = a 2
    .index = 2
card-3 = 3
    .the = the 3
    .a = a 3
    .index = 3
card-4 = 4
    .the = the 4
    .a = a 4
    .index = 4
card-5 = 5
    .the = the 5
    .a = a 5
    .index = 5
card-6 = 6
    .the = the 6
    .a = a 6
    .index = 6
card-7 = 7
    .the = the 7
    .a = a 7
    .index = 7
card-8 = 8
    .the = the 8
    .a = an 8
    .index = 8
card-9 = 9
    .the = the 9
    .a = a 9
    .index = 9
card-10 = 10
    .the = the 10
    .a = a 10
    .index = 10
card-J = jack
    .the = the jack
    .a = a jack
    .index = J
card-Q = queen
    .the = the queen
    .a = a queen
    .index = Q
card-K = king
    .the = the king
    .a = a king
    .index = K
card-X = joker
    .the = the joker
    .a = a joker
    .index = ★
card-hidden = hidden card
    .the = a card
    .a = a card
    .index = ?

## The lights of a tile, named like cards where a row is pushed

card-G = green
    .the = the green light
    .a = a green light
    .index = G
card-O = orange
    .the = the orange light
    .a = an orange light
    .index = O
card-R = red
    .the = the red light
    .a = a red light
    .index = R

## What a card does in a game, in one line: ways of playing it, separated by "or", each made of a few words;
## $number is the number of squares

card-does-forward = forward { $number }
card-does-back = back { $number }
card-does-enter = brings in a pawn
card-does-enter--tijou = brings in a piece
card-does-sweep = captures all on its way
card-does-divide = may be divided
card-does-push = moves an opponent’s pawn { $number } forward
card-does-swap = swaps two pawns
card-does-swap--tijou = swaps two pieces
card-does-again = then plays again
card-does-arrive = places a piece in arrival
card-does-eats = eats on its way
card-does-wild = stands for any card
card-ways = { $list }, or { $next }

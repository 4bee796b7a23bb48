### The options: their name, what they change in one sentence (.meaning), and each value (.value-VALUE, underscores
### become hyphens).  An open option says its other values by .other, with $value.

option-ply-limit = Limit of turns
    .meaning = After so many turns of all players together the game is a draw.
    .value-none = none
    .other = { $value } turns

## Tock

option-entrance = Entrance of the house
    .meaning = The square from which a pawn turns into its house.
    .value-16 = 16, in the middle of the arm’s end
    .value-17 = 17, just before the start
    .value-18 = 18, the start itself
option-arms = Arms of the board
    .meaning = Four players choose their board; on eight arms every second one stays empty.
    .value-4 = 4 arms
    .value-8 = 8 arms
option-restock = Stock used up
    .meaning = What becomes of the discard when nothing is left to draw.
    .value-turn-over = turned over as it lies, not shuffled
    .value-shuffle = shuffled
option-jump-captures-first = Capture before the jump
    .meaning = Does a pawn that jumps also capture on the square it jumps from?
    .value-off = no, only where it stops (a king captures on its way all the same)
    .value-on = yes, on both squares
option-seven-same-pawn-stops = One pawn, several stops
    .meaning = With a 7, may one and the same pawn stop on its way and go on, capturing at each stop?
    .value-off = no, each pawn moves once
    .value-on = yes, as many stops as one likes
option-pass-own-start = Passing one’s own start again
    .meaning = May a pawn that cannot go home pass its start and do another lap?
    .value-last-resort = only when nothing else can be played, and then it must
    .value-allowed = freely
    .value-never = never
option-seven-overflow = Rest of a 7 to the partner
    .meaning = When a part of a 7 brings one’s last pawn home, does the partner walk the rest?
    .value-off = no
    .value-on = yes, exactly
option-play-on = Playing for the next places
    .meaning = After the first winner, do the others play for the next places?
    .value-off = no, the game ends
    .value-on = yes, down to the last
option-stuck = Nothing to play
    .meaning = What a player does when no card can be played.
    .value-discard-one = discards one card of their choice and draws one
    .value-discard-hand = shows and discards the whole hand and draws five
option-joker-replay = Playing again after a joker
    .meaning = When may the extra play of a joker be taken?
    .value-now-or-later = at once, or later after a play of one’s own
    .value-now = at once or never
option-swap-own-start = Leaving one’s start by a jack
    .meaning = May one’s own jack swap one’s own pawn away from its start?
    .value-off = no, a pawn on its own start takes part in no swap
    .value-on = yes, only the other pawn may not stand on its own start
option-push-own-start = A 5 on a pawn on its start
    .meaning = Does a 5 move an opponent’s pawn that stands on its own start?
    .value-off = no, the start protects it from a 5 too
    .value-on = yes, like any other pawn on the ring
option-own-start = Protection of the start
    .meaning = When is a pawn on its own start untouchable?
    .value-any = always, even back after a lap
    .value-fresh = only until it first moves
option-jump-past-start = Jump past an occupied start
    .meaning = Does a pawn on its start stop a jump from summit to summit?
    .value-allowed = no, a jump passes no one
    .value-blocked = yes
option-jump-cards = Cards that jump
    .meaning = The walking cards after which a pawn that has reached a summit may jump.
    .other = { $value }
option-capture-partner = Capturing one’s partner
    .meaning = May one land on a partner’s pawn and capture it?
    .value-off = no
    .value-on = yes
option-help-partner = Once one’s pawns are home
    .meaning = Must a player whose pawns are all home play for the partner, or may they discard a card instead?
    .value-must = must, while a card can be played
    .value-may = may, or discards any card
option-pack = The pack from deal to deal
    .meaning = When are the played cards shuffled?
    .value-play-out = when all cards have been dealt and played
    .value-continue = when too few are left for the deal that was chosen
    .value-reshuffle-each-deal = before every deal
option-first = First to play
    .meaning = Who begins after a deal?
    .value-dealer = the dealer
    .value-next = the next player

## Tijou and matches

option-entry-offset = Entry square
    .meaning = How many squares after the exit corner the entry of each side lies.
    .value-1 = 1 square
    .value-2 = 2 squares
    .value-3 = 3 squares
    .value-4 = 4 squares
    .value-5 = 5 squares
    .value-6 = 6 squares
    .value-7 = 7 squares
    .value-8 = 8 squares
option-jack-with = The jack swaps
    .meaning = Which pieces the jack may swap one’s own with.
    .value-any = with any piece on the ring
    .value-opponent = with an opponent’s piece only
option-games = Games of the match
    .meaning = How many games are played, all of them; each winner scores a point.
    .value-1 = a single game
    .other = { $value } games
option-games--tijou = Games of the match
    .meaning = How many games are played, all of them; each winner scores a point. The sheet’s own form is the match of three.
    .value-1 = a single game
    .value-3 = the match of three games
    .other = { $value } games
option-pairing = Teams of the match
    .meaning = How the teams change from game to game.
    .value-change = no pair comes again while that can be avoided (with four players a match of three ends 3-1-1-1 or 2-2-2-0)
    .value-draw = drawn anew for each game
option-best-of = Best of
    .meaning = Games are played until the match is decided.
    .value-1 = a single game
    .other = { $value } games

## Barricades

option-board = Board
    .meaning = The great classic board, or the small wooden one.
    .value-classic = classic: 112 points, 11 barricades, 5 pawns
    .value-small = small: 48 points, 7 barricades, 4 pawns
option-walls = Barricades in a row
    .meaning = Which barricade of a row without gaps can a pawn hit?
    .value-first = only the first that it reaches
    .value-any = any: a pawn may go on over barricades and hit the one on which it stops
option-may-pass = Staying put
    .meaning = When may a player who can move prefer to stay?
    .value-blocked = when no pawn can be brought nearer to the goal and none stands before it
    .value-off = never: whoever can move must move
    .value-on = always
option-clear-last-row = Last row to be cleared
    .meaning = Is the goal closed while an opponent’s pawn stands on the last straight?
    .value-off = no
    .value-on = yes

## Trikolos

option-layout = Start
    .meaning = How the thirty-six tiles lie at the start.
    .value-standard = the reconstructed start, equal for both camps
    .value-mirror = at random, mirrored: neither camp is favoured
    .value-random = wholly at random
    .other = { $value }
option-colours = Number of lights
    .meaning = How many green, orange and red lights among the thirty-six tiles laid at random.
    .other = { $value }

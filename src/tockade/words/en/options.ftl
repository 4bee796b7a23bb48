### The options: their name, what they change in one sentence (.meaning), and each value (.value-VALUE, underscores
### become hyphens).  An open option says its other values by .other, with $value, $first,
### $second and $third (the numbers between its hyphens) and $cards (its cards as a list).

option-ply-limit = Turn limit
    .meaning = The game is a draw after this many turns, counting everyone’s.
    .value-none = none
    .other = { $value } turns

## Tock

option-entrance = House entrance
    .meaning = The square where a pawn turns into its house.
    .value-16 = 16, in the middle of the end of the arm
    .value-17 = 17, just before the start
    .value-18 = 18, the start itself
option-arms = Board size
    .meaning = Four players can choose their board; with eight arms, every other arm stays empty.
    .value-4 = 4 arms
    .value-8 = 8 arms
option-restock = When the stock runs out
    .meaning = What happens to the discard pile when there’s nothing left to draw.
    .value-turn-over = the discard pile is turned over, not shuffled
    .value-shuffle = the discard pile is shuffled
option-jump-captures-first = Capturing before a jump
    .meaning = Does a pawn that jumps also capture on the square it jumps from?
    .value-off = no, only where it lands (a king still captures along its path)
    .value-on = yes, on both squares
option-seven-same-pawn-stops = Several stops with one pawn
    .meaning = With a 7, can the same pawn stop on the way and go on, capturing at each stop?
    .value-off = no, each pawn moves only once
    .value-on = yes, as many stops as you like
option-pass-own-start = Passing your own start
    .meaning = Can a pawn that can’t get home pass its start and do another lap?
    .value-last-resort = only when nothing else can be played, and then you must
    .value-allowed = whenever you like
    .value-never = never
option-seven-overflow = The rest of a 7
    .meaning = When part of a 7 brings your last pawn home, does your partner play the rest?
    .value-off = no, the 7 must come out exactly
    .value-on = yes, your partner’s pawns use all of it
option-play-on = Playing for places
    .meaning = Once someone has won, do the others play on for second place and below?
    .value-off = no, the game ends
    .value-on = yes, right down to last place
option-stuck = When you can’t play
    .meaning = What you do when none of your cards can be played.
    .value-discard-one = discard one card of your choice and draw another
    .value-discard-hand = show and discard your whole hand, then draw five
option-joker-replay = Playing again after a joker
    .meaning = When can you take the extra turn a joker gives you?
    .value-now-or-later = right away, or later after one of your turns
    .value-now = right away or never
option-swap-own-start = Swapping off your start
    .meaning = Can your own jack swap a pawn that stands on its start?
    .value-off = no, a pawn on its own start can’t be swapped
    .value-on = yes, as long as the other pawn isn’t on its own start
option-push-own-start = Playing a 5 on a pawn at its start
    .meaning = Does a 5 move an opponent’s pawn that stands on its own start?
    .value-off = no, the start protects it from a 5 too
    .value-on = yes, like any other pawn on the track
option-own-start = Safe on the start
    .meaning = When is a pawn on its own start untouchable?
    .value-any = always, even after a lap
    .value-fresh = only until the pawn first moves
option-jump-past-start = Jumping past a pawn on its start
    .meaning = Can you jump from summit to summit past a pawn on its start?
    .value-allowed = yes, a jump doesn’t pass anyone
    .value-blocked = no
option-jump-cards = Cards that jump
    .meaning = The cards that let a pawn jump once it has reached a summit.
    .value-all = all of them
    .value-none = none
    .other = { $cards }
option-capture-partner = Capturing your partner
    .meaning = Can you land on your partner’s pawn and capture it?
    .value-off = no
    .value-on = yes
option-help-partner = Once your pawns are home
    .meaning = When all your pawns are home, must you play for your partner, or can you discard instead?
    .value-must = you must play while you can
    .value-may = you can play, or discard any card
option-pack = Shuffling between deals
    .meaning = When do the cards that have been played go back in?
    .value-play-out = once every card has been dealt and played
    .value-continue = when too few are left for the deal that was chosen
    .value-reshuffle-each-deal = before every deal
option-first = Who goes first
    .meaning = Who plays first after a deal?
    .value-dealer = the dealer
    .value-next = the player after the dealer

## Tijou and matches

option-entry-offset = Entry square
    .meaning = How many squares past its exit corner each side comes in.
    .value-1 = 1 square
    .value-2 = 2 squares
    .value-3 = 3 squares
    .value-4 = 4 squares
    .value-5 = 5 squares
    .value-6 = 6 squares
    .value-7 = 7 squares
    .value-8 = 8 squares
option-jack-with = The jack
    .meaning = Which pieces a jack can swap yours with.
    .value-any = any piece on the track
    .value-opponent = an opponent’s piece only
option-games = Games in the match
    .meaning = How many games you play in all; each winner scores a point.
    .value-1 = a single game
    .other = { $value } games
option-games--tijou = Games in the match
    .meaning = How many games you play in all; each winner scores a point. Officially it’s a match of three.
    .value-1 = a single game
    .value-3 = a match of three
    .other = { $value } games
option-pairing = Teams in the match
    .meaning = How the teams change from game to game.
    .value-change = new partners every time, as long as possible (with four players, a match of three ends 3-1-1-1 or 2-2-2-0)
    .value-draw = drawn at random for each game
option-best-of = Best of
    .meaning = You play until one side can’t be caught.
    .value-1 = a single game
    .other = { $value } games

## Barricades

option-board = Board
    .meaning = The big classic board, or the small wooden one.
    .value-classic = classic: 112 points, 11 barricades, 5 pawns
    .value-small = small: 48 points, 7 barricades, 4 pawns
option-walls = Barricades in a row
    .meaning = When several barricades stand side by side, which one can a pawn hit?
    .value-first = only the first one it reaches
    .value-any = any of them: it can cross the others and hits the one it stops on
option-may-pass = Staying put
    .meaning = When can you choose to stay put even though you could move?
    .value-blocked = when no pawn can get closer to the goal and none is right in front of it
    .value-off = never: if you can move, you must
    .value-on = always
option-clear-last-row = Clearing the last straight
    .meaning = Is the goal closed while an opponent’s pawn is on the last straight?
    .value-off = no
    .value-on = yes, it opens once the straight is clear

## Trikolos

option-layout = Starting position
    .meaning = How the thirty-six tiles are laid out at the start.
    .value-standard = the reconstructed layout, equal for both camps
    .value-mirror = random but mirrored: neither camp has an edge
    .value-random = completely random
    .other = your own layout ({ $value })
option-colours = Number of lights
    .meaning = How many green, orange and red lights there are among the thirty-six random tiles.
    .other = { $first } green, { $second } orange, { $third } red

### The command line: its help, its refusals, and what it says around a game.

## Help

help-tockade = Play tock and its cousins, and study them.
help-usage = Usage:
help-command = COMMAND …
help-options-after = [options]
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-default = (default: { $value })

command-play = Play a game in the terminal, against bots or with others round the same screen.
command-games = The games, the number of players, and every option with its values and meaning.
command-new = Write the first position of a game.
command-show = Draw a position in the terminal, or as SVG.
command-legal = Every legal move of a position.
command-explain = Say why a move is or is not legal; without a move, why cards in hand have no use.
command-apply = Play moves and outcomes from a position, and write the position they lead to.
command-replay = Tell a record in words.
command-playout = Let the machine play games: lengths, winners, captures.
command-perft = Count the sequences of decisions that a position allows.
command-bench = Measure how fast this machine plays.

parameter-help = Show this help.
parameter-version = Say the version, and whether the engines are compiled.
parameter-lang = The language; otherwise the system's, otherwise French.
parameter-json = Answer in JSON, for a program.
parameter-file = A position or a record; “-” reads standard input.
parameter-setup = The game, the number of players, “teams” for teams, and options: tock-globe 4 teams restock=shuffle.
parameter-seat = The seat, 0 to n − 1; otherwise the one that must act.
parameter-viewer = Who looks: a seat, a spectator, or the referee who sees everything.
parameter-seed = The seed of chance; the same seed gives the same game.
parameter-rules = The games wanted; otherwise all.
parameter-show-svg = Write the drawing as SVG.
parameter-explain-move = The move, for instance “7 a3-a10”.
parameter-apply-moves = Moves and outcomes, for instance “K in” or “die 4”.
parameter-replay-file = The record; “-” reads standard input.
parameter-replay-boards = Draw the board after every move.
parameter-perft-depth = The number of decisions.
parameter-perft-divide = Count behind each first move.
parameter-playout-games = The number of games.
parameter-playout-policy = How the players choose: at random, or quickly and fairly well.
parameter-playout-seed = The seed, a number; the same seed gives the same games.
parameter-playout-show-record = Write the record of the game with this number (from 0) instead of counting.
parameter-bench-rules = The games to measure; otherwise all.
parameter-bench-seconds = How long to measure each game.
parameter-play-setup = The game, for instance tock-globe 4 teams; without it one chooses from a list.
parameter-play-seats = The seats that people play, for instance 0,2.
parameter-play-bots = Who plays the other seats: amateur or random.
parameter-play-record-file = Write the record to this file at the end.

## Refusals

bad-command = Unknown command: “{ $name }”. The nearest: { $nearest }.
bad-no-such-option = Unknown option: “{ $name }”. The nearest: { $nearest }.
bad-missing-parameter = { $name } is missing; see “{ $command } --help”.
bad-missing-value = A value is missing after { $name }.
bad-parameter-value = Impossible value for { $name }; see “{ $command } --help”.
bad-usage = This cannot be read; see “{ $command } --help”.
bad-file-missing = The file “{ $name }” does not exist.
bad-file-unreadable = The file “{ $name }” cannot be read.
bad-file-unwritable = The file “{ $name }” cannot be written.
bad-utf8 = “{ $name }” is not a text in UTF-8.
bad-seat = There is no seat { $seat }; seats go from 0 to { $last }.
bad-seats = “{ $text }”: give seats from 0 to { $last } with commas between them, “all” or “none”.
bad-seed = A seed is a text of one line, without spaces at its ends or anything invisible.
bad-viewer = “{ $name }” is nobody who looks: give a seat, or { $nearest }.
bad-game-over = The game is over.
bad-chance-due = Chance must speak first: { waiting-chance }.
bad-perft-shuffle = The count stops: { waiting-chance }, and it has too many outcomes to count them all.

waiting-chance = { $chance ->
    [shuffle] a shuffle is due
    [draw] a draw of cards is due
    [die] a throw of the die is due
   *[lot] a lot is to be drawn
}

## Commands

cli-legal-count = { $count ->
    [0] { $seat } has no move to play.
    [one] { $seat } has only one move:
   *[other] { $seat } has { $count } moves:
}
cli-waiting = Chance must speak: { waiting-chance }.
cli-over = The game is over.
cli-explain-nothing = Nothing is playable for { $seat }.
cli-explain-idle = { $count ->
    [one] One card of { $seat } has no use:
   *[other] { $count } cards of { $seat } have no use:
}
cli-explain-playable = { $count ->
    [0] It is not the turn of { $seat }.
    [one] { $seat } can play: one move is legal.
   *[other] { $seat } can play: { $count } moves are legal.
}
cli-share = { $count } ({ $percent }%)
cli-refused = “{ $move }”: { $why }
cli-result-won = { $seats } { $count ->
    [one] wins
   *[other] win
}.
cli-result-place = { $place }. { $seats }
cli-result-draw = The game is drawn.
cli-result-unfinished = The game is not over.
cli-result-reason = { $reason ->
    [ply_limit] The limit of turns is reached.
    [resigned] The other side has resigned.
    [out_of_time] The other side is out of time.
    [abandoned] The game was broken off.
   *[other] {""}
}
cli-replay-deal = { $genuine ->
    [sealed] The seed gives exactly this game, and it is the one that was sealed.
    [genuine] The seed gives exactly this game.
   *[false] Beware: the seed does not give this game.
}
cli-perft-count = { $depth ->
    [one] { $depth } decision: { $count }
   *[other] { $depth } decisions: { $count }
}
cli-policy-random = at random
cli-policy-quick = quick play
cli-playout-bar = Games
cli-playout-games = Games
cli-playout-length = Decisions per game
cli-playout-plies = mean { $mean }, median { $median }, from { $shortest } to { $longest }
cli-playout-captures = Captures per game
cli-playout-first = Won by who begins
cli-playout-draws = Draws
cli-playout-speed = Speed
cli-playout-rate = { $rate } decisions per second
cli-playout-won = Won by { $seat }
cli-bench-bar = Measuring
cli-bench-game = Game
cli-bench-random = at random, inside the engine
cli-bench-quick = quick play, inside the engine
cli-bench-driven = move by move, from Python
cli-bench-unit = Decisions per second of CPU time. Engines: { $running }.
cli-games-players = Players: { $tables }
cli-games-table = { $teams ->
    [yes] { $players } in teams
   *[no] { $players }
}
cli-games-default = * default
cli-games-sheet = {" "}(the sheet’s own)

## The game in the terminal

cli-play-which = Which game? (Enter: { $default })
cli-play-welcome = You play { $seats }. “?” shows what you can type.
cli-play-bye = See you soon!
cli-play-written = Record written to { $file }.
cli-play-hand-over = Hand the screen to { $seat }, then press Enter.
cli-play-your-turn = { $seat }, your move (? for help):
cli-play-many = { $count } possible moves: “list”, or “list 7” for one card.
cli-play-card = { $count ->
    [0] { $card } ({ $does }): no use
    [one] { $card } ({ $does }): one move
   *[other] { $card } ({ $does }): { $count } moves
}
cli-play-hint = Type a number of the list, a move, or “?”.
cli-play-help =
    A number            plays that move of the list
    7 a3-a10            plays a move as it is written (docs/notation.md)
    list, list 7        shows the moves, or those of one card
    why 7, 7 ?          says what a card can do, or why it can do nothing
    why 7 a3-a10        says why a move is or is not legal
    board               draws the board (Enter too)
    quit                leaves

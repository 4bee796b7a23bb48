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

placeholder-address = ADDRESS
placeholder-bot = BOT
placeholder-depth = DEPTH
placeholder-file = FILE
placeholder-folder = FOLDER
placeholder-game = GAME
placeholder-host = HOST
placeholder-level = LEVEL
placeholder-move = MOVE
placeholder-number = NUMBER
placeholder-option = OPTION
placeholder-port = PORT
placeholder-rules = GAME
placeholder-seat = SEAT
placeholder-seats = SEATS
placeholder-table = TABLE
placeholder-text = TEXT
placeholder-url = URL
placeholder-value = VALUE

command-play = Play a game in the terminal, against bots or with others at the same screen.
command-games = List the games, how many can play, and every option with its values.
command-rules = The rules of a game on one page, with your options: as text, or as HTML to print (--html > rules.html).
command-new = Write the first position of a game.
command-show = Draw a position in the terminal, or as SVG.
command-legal = List every legal move in a position.
command-explain = Say why a move is legal or not; without a move, why cards in hand can’t be played.
command-apply = Play moves and chance events from a position, and write the position they lead to.
command-replay = Retell a saved game in words.
command-playout = Let the computer play games: lengths, winners, captures.
command-perft = Count the possible sequences of decisions from a position.
command-bench = Measure how fast this computer plays.

parameter-help = Show this help.
parameter-version = Show the version, and whether the engines are compiled.
parameter-lang = The language; otherwise the system’s, otherwise French.
parameter-json = Answer in JSON, for a program.
parameter-codes = Also show moves in notation and rule numbers.
parameter-file = A position or a saved game; “-” reads standard input.
parameter-setup = The game, the number of players, “teams” for teams, and options: tock-globe 4 teams restock=shuffle.
parameter-rules-html = An illustrated HTML page that needs nothing else.
parameter-rules-theme = The look of the page: day, or plain in black on white.
parameter-seat = The seat, 0 to n − 1; otherwise the one whose turn it is.
parameter-viewer = Who is looking: a seat, a spectator, or the referee, who sees everything.
parameter-seed = The seed for all randomness; the same seed gives the same game.
parameter-resume = Save finished games in this file, and don’t replay the ones already in it.
parameter-on = Where the work is done: here, in processes on this machine (otherwise), or on a Ray cluster: the one that runs on this machine or that RAY_ADDRESS names, or the one of an address.
parameter-rules = The games to show; otherwise all.
parameter-show-svg = Write the drawing as SVG.
parameter-explain-move = The move, for example “7 a3-a10”.
parameter-apply-moves = Moves and chance events, for example “K in” or “die 4”.
parameter-replay-file = The saved game; “-” reads standard input.
parameter-replay-boards = Draw the board after every move.
parameter-perft-depth = The number of decisions.
parameter-perft-divide = Count separately for each first move.
parameter-playout-games = The number of games.
parameter-playout-policy = How the players choose: quickly and fairly well, or at random.
parameter-playout-seed = The seed, a number; the same seed gives the same games.
parameter-playout-show-record = Write the game with this number (from 0) instead of counting.
parameter-bench-rules = The games to measure; otherwise all.
parameter-bench-seconds = How long to measure each game.
parameter-play-setup = The game, for example tock-globe 4 teams; without one, you choose from a list.
parameter-play-seats = The seats played by people, for example 0,2.
parameter-play-bots = Who plays the other seats: debutant, amateur, habitue, confirme, expert, maitre or random.
parameter-play-record-file = Save the game to this file at the end.

## Refusals

bad-command = There’s no command called “{ $name }”. Try one of these: { $nearest }.
bad-no-such-option = There’s no option called “{ $name }”. Try one of these: { $nearest }.
bad-on = The work can be done here, in processes, on ray or on ray://HOST:PORT, not on { $value }.
bad-ray-missing = Ray isn’t installed here: pip install “tockade[cluster]” brings it, and every machine of the cluster needs it too.
bad-ray-address = No Ray cluster answers at { $address }. Is it running, and can its port be reached from here?
bad-other-network = { $game }: this machine has other networks than the one that asked; every machine needs the same.
bad-ray-program = The machines of the cluster need the same Tockade as this one ({ $ours }); at least one has another ({ $theirs }).
bad-processes-lost = One of the processes stopped; try --workers 1.
bad-journal = { $name } isn’t a file of finished games.
bad-journal-program = { $name } was written by another version ({ $program }): choose another file.
bad-resume-seed = --resume needs a --seed: without one the games are new every time.
bad-missing-parameter = Missing: { $name }; see “{ $command } --help”.
bad-missing-value = A value is missing after { $name }.
bad-parameter-value = That’s not a valid value for { $name }; see “{ $command } --help”.
bad-number = { $whole ->
    [yes] { $bounds ->
        [both] { $name } takes a whole number from { $least } to { $most }.
        [least] { $name } takes a whole number, { $least } or more.
       *[none] { $name } takes a whole number.
    }
   *[no] { $bounds ->
        [both] { $name } takes a number from { $least } to { $most }.
        [least] { $name } takes a number, { $least } or more.
       *[none] { $name } takes a number.
    }
}
bad-choice = { $here ->
    [word] What goes here is one of these: { $choices }.
   *[option] { $name } takes one of these: { $choices }.
}
bad-usage = I don’t understand that; see “{ $command } --help”.
bad-file-missing = There’s no file called “{ $name }”.
bad-file-empty = The file “{ $name }” is empty.
bad-file-unreadable = The file “{ $name }” can’t be read.
bad-file-unwritable = The file “{ $name }” can’t be written.
bad-utf8 = “{ $name }” isn’t UTF-8 text.
bad-seat = There’s no seat { $seat }; seats go from 0 to { $last }.
bad-seats = “{ $text }”: give seats from 0 to { $last }, separated by commas, or “all” or “none”.
bad-seed = A seed is one line of text, with no spaces at either end and nothing invisible.
bad-viewer = “{ $name }” can’t look on: give a seat number, spectator or referee.
bad-game-over = The game is over.
bad-chance-due = Not yet: { waiting-chance } first.
bad-perft-shuffle = The count stops here: { waiting-chance }, and there are too many outcomes to count.

waiting-chance = { $chance ->
    [shuffle] cards or tiles have to be shuffled
    [draw] cards have to be drawn
    [die] the die has to be rolled
   *[lot] lots have to be drawn
}

## Commands

cli-legal-count = { $count ->
    [0] { $seat } has no move to play.
    [one] { $seat } has only one move:
   *[other] { $seat } has { $count } moves:
}
cli-waiting = Nobody’s turn yet: { waiting-chance }.
cli-over = The game is over.
cli-explain-nothing = { $seat } can’t play anything.
cli-explain-idle = { $count ->
    [one] { $seat } has one card that can’t be played:
   *[other] { $seat } has { $count } cards that can’t be played:
}
cli-explain-playable = { $count ->
    [0] It isn’t { $seat }’s turn.
    [one] { $seat } can play: there’s one legal move.
   *[other] { $seat } can play: there are { $count } legal moves.
}
cli-share = { $count } ({ $percent }%)
cli-refused = “{ $move }”: { $why }
cli-result-won = { $seats } { $count ->
    [one] wins
   *[other] win
}.
cli-result-place = { $place }. { $seats }
cli-result-draw = The game is a draw.
cli-result-unfinished = The game isn’t over.
cli-result-reason = { $reason ->
    [ply_limit] The turn limit was reached.
    [resigned] The other side resigned.
    [out_of_time] The other side ran out of time.
    [abandoned] The game was broken off.
   *[other] {""}
}
cli-replay-deal = { $genuine ->
    [sealed] The seed gives exactly this game, and it’s the one that was sealed.
    [genuine] The seed gives exactly this game.
   *[false] Careful: the seed doesn’t give this game.
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
cli-playout-first = Won by whoever goes first
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
cli-games-sheet = {" "}(official)

## The game in the terminal

cli-play-which = Which game? (Enter: { $default })
cli-play-welcome = You play { $seats }. “?” shows what you can type.
cli-bot-unlearned = “{ $bot }” hasn’t learned { $game } and plays at random.
cli-bot-short-sighted = “{ $bot }” sees less far ahead here: the engines aren’t compiled.
cli-play-bye = See you soon!
cli-play-written = Game saved to { $file }.
cli-play-hand-over = Hand the screen to { $seat }, then press Enter.
cli-play-your-turn = { $seat }, your move (? for help):
cli-play-many = { $count } possible moves: type “list”, or “list 7” for one card.
cli-play-card = { $count ->
    [0] { $card } ({ $does }): can’t be played
    [one] { $card } ({ $does }): one move
   *[other] { $card } ({ $does }): { $count } moves
}
cli-play-hint = Type a number from the list, a move, or “?”.
cli-play-help =
    A number            plays that move from the list
    7 a3-a10            plays a move in notation (docs/notation.md)
    list, list 7        shows the moves, or those of one card
    why 7, 7 ?          says what a card can do, or why it can’t do anything
    why 7 a3-a10        says why a move is legal or not
    board               draws the board (so does Enter)
    quit                leaves

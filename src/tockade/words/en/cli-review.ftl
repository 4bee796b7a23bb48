### The commands review and hint.

## Commands

command-review = Look back on a finished game: what luck did, what play did, and which moves were costly.
command-hint = Suggest the best moves to whoever is to play, going by what they can know.
parameter-review-viewer = Who reads the review: a seat, spectator or referee.
parameter-review-tier = How far to look: quick, once at every move and no error confirmed; deep, into the twelve costliest moves; long, into all of them, about a minute.
parameter-review-html = Write the review to this file as a page that needs nothing else.
parameter-review-svg = Write the review to this file as a picture.
bad-hint-turn = No hint for { $seat }: it isn’t their turn.
bad-review-unfinished = This game isn’t over: only finished games can be reviewed.
bad-review-no-value = Nobody can estimate the chances in this game yet ({ $game }).
cli-review-quick = Quick review
cli-review-deep = Review
cli-review-long = Review of all moves
command-exercises = Practise: make exercises from a finished game (make), see them (list), look for the best move (try).
parameter-exercises-action = make: from moves that were costly, as JSON; list: the exercises; try: one of them, or the one of the day.
parameter-exercises-names = For make, finished games; for try, a number, then a move if you already have one.
parameter-exercises-file = The exercises in this file instead of the program’s own.
parameter-exercises-play = For make: instead of finished games, play new ones of these.
parameter-exercises-count = How many exercises for each of these games.
parameter-exercises-seed = What these games are made of: the same number gives the same exercises.
bad-exercises = { $name } isn’t a file of exercises.
bad-exercises-empty = This file holds no exercises.
bad-exercise-number = There’s no exercise { $number }: choose from 1 to { $count }.
bad-exercise-illegal = That move isn’t allowed: { $reason }
bad-exercise-unanswered = No move was given.
cli-exercises = Exercises
cli-exercise = { $seat } to play: { $moves } moves looked at closely
cli-exercise-ask = Your move, or its number:

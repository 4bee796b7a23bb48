### The review of a game: was it the cards, or was it us?  The page and the command line say the same sentences.

## What a move does, as a verb; the arguments are those of consequences.ftl

does-played = play { $card-the }{ $cards-count ->
    [2] {" "}as { $named-a }
   *[other] {""}
}
does-entered = bring out a pawn
does-entered--tijou = bring out a piece
does-walked = { $by-who ->
    [none] { $way ->
        [back] go back { $number } to { $to }
       *[forward] go forward { $number } to { $to }
    }
    [self] { $way ->
        [back] go back { $number } to { $to }
       *[forward] go forward { $number } to { $to }
    }
   *[other] { $way ->
        [back] move { pawn-of-seat } back { $number } to { $to }
       *[forward] move { pawn-of-seat } forward { $number } to { $to }
    }
}
does-walked--trikolos = move from { $place } to { $to }
does-jumped = take the shortcut
does-sent-on = go on to the opposite corner
does-captured = { $seat-who ->
    [you] capture one of your own pawns
   *[other] capture one of { $seat }’s pawns
}
does-captured--tijou = { $seat-who ->
    [you] eat one of your own pieces
   *[other] eat one of { $seat }’s pieces
}
does-swapped = swap with { $other }: { $place } for { $to }
does-housed = bring a pawn home
does-housed--tijou = bring a piece home
does-housed--barricades = reach the goal
does-housed--trikolos = reach the far camp
does-laid = lay down { $card-the } without moving a piece
does-discarded = { $cards-count ->
    [one] discard { $card-the }
   *[other] discard { $cards-count } cards
}
does-shown = discard the whole hand
does-gave = give { $other } { $card-the }
does-chose-deal = { $number ->
    [one] deal everyone one card
   *[other] deal everyone { $number } cards
}
does-passed = pass
does-blocked = stay put
does-declined = skip the extra turn
does-plays-again = play again
does-barricade-hit = take a barricade
does-barricade-placed = put the barricade on { $place }
does-pushed = push row { $number }
does-fell = make { $seat-who ->
    [you] one of your own pawns
   *[other] one of { $seat }’s pawns
} fall
does-won = win the game

## The sentence of the review: $seats are the players of the side it speaks of

review-won-luck = { $seats-who ->
    [you] Luck was on your side, and did most of the work.
   *[other] Luck did most of the work for { $seats }.
}
review-won-both = Some luck and some good play: both counted.
review-won-play = Luck favoured nobody: good play won it.
review-won-against = { $seats-who ->
    [you] Luck was against you: your play won it.
   *[other] Luck was against { $seats }: their play won it.
}
review-lost-luck = { $even ->
    [yes] Luck helped the other side; with even luck the game was yours.
   *[no] It was mostly luck that helped the other side.
}
review-lost-both = Luck helped the other side, and they played better too.
review-lost-play = Luck favoured nobody: the other side simply played better.
review-lost-despite = Luck was on your side, but this time the other side played better.
review-drawn = Nobody won; here’s what luck and play each brought.

review-title-won = { $seats-count ->
    [one] { $seats-who ->
        [you] you win
       *[other] { $seats } wins
    }
   *[other] { $seats } win
}
review-title-drawn = a draw

## The bars and the curve

review-title = Luck or play?
review-bars = What the result is made of
review-start = At the start
review-play = { $who ->
    [you] Your play
   *[other] Play
}
review-luck = Luck
review-end-won = Won
review-end-lost = Lost
review-end-drawn = Drawn
review-end-points = Games won
review-percent = { $percent }%
review-curve = Chances of winning, move by move
review-curve-side = { $seats-who ->
    [you] Your chances of winning, move by move
   *[other] Chances of winning for { $seats }, move by move
}
review-curve-words = { $seats }: { $start }% at the start, { $low }% at the lowest (move { $low-turn }), { $high }% at the highest (move { $high-turn }).
review-legend-luck = luck: { $points }
review-legend-play = play: { $points }
review-turn = Move { $turn }
review-whose = Seen by
review-game-number = Game { $number }

## The moments that counted

review-lucky = What luck did
review-costly = The costliest moves
review-none-lucky = Luck changed next to nothing.
review-none-costly = No move cost much.
review-drew = { $seat-who ->
    [you] you draw
   *[other] { $seat } draws
} { $cards-count ->
    [one] { $card-the }
   *[other] { $cards }
}
review-dealt = { $seat-who ->
    [you] you’re dealt { $cards }
   *[other] { $seat } is dealt { $cards }
}
review-threw = { $seat-who ->
    [you] you roll a { $number }
   *[other] { $seat } rolls a { $number }
}
review-lot = the draw of lots
review-better = better: { $move }
review-best = best
review-played = played
review-mark-doubtful = doubtful
review-mark-error = mistake
review-mark-blunder = blunder
review-options = Move { $turn }: { $seat-who ->
    [you] what you could play
   *[other] what { $seat } could play
}
review-forced = Only one move was possible.
review-same = All moves were worth the same.
review-of-legal = { $count ->
    [one] one other possible move
   *[other] { $count } other possible moves
}

## What a bot would have played

review-ask-maitre = What would the master play here?
review-maitre-thinks = The master is thinking…
review-maitre-same = The master would play the same: { $move }.
review-maitre-other = The master would rather play: { $move }.

## Errors

review-errors = Error rate
review-errors-words = What a decision cost on average, in thousandths of the chance of winning; forced moves don’t count.
review-error-rate = { $rate } ({ $count ->
    [one] one decision
   *[other] { $count } decisions
})

## Where the figures come from

review-figures = Where these figures come from
review-by-network = The chances are estimated by a program that learned this game by playing itself. It can be wrong: a better player would sometimes see things differently.
review-by-search = The chances are estimated by a program that looks a few turns ahead. It can be wrong.
review-stands-in = It trained at a different table, the closest one to this.
review-pack = The order of a turned-over stock counts as unknown, even though a perfect memory could have kept it.
review-definitions = Luck is what each card, roll or draw brought, compared with the average of what it could have brought. Play is the rest. A move is judged by what the player could know, never by hidden cards.
review-quick = Just a first look: mistakes aren’t confirmed yet.
review-looking = Taking a closer look at the costliest moves…
review-looking-all = Taking a closer look at every move…
review-ahead = { $count ->
    [one] Another review goes first.
   *[other] { $count } other reviews go first.
}
review-seconds = About { $count } s to go.
review-minutes = About { $count } min to go.
review-call-off = Stop
review-ask-deep = Take a closer look at the costliest moves
review-ask-long = Take a closer look at every move
review-all-looked = Every move has been looked at closely.
review-no-value = Nobody can estimate the chances in this game yet: there’s no review, but you can replay the game move by move.
review-empty = This game hasn’t begun, so there’s nothing to say about it yet.
review-loading = Preparing the review…
review-share = Share the picture
review-share-svg = Picture to print (SVG)
review-share-failed = The picture couldn’t be made. Try again in a moment.

## Hints at the table

hint-ask = Hint
hint-waiting = Looking for a hint…
hint-by = Going by what you can know
hint-asked = Hints asked for: { $list }
hint-count = { $seat } ({ $count })
hint-close = Close

## The tutor

tutor-sure = Are you sure? There’s something much better.
tutor-chosen = your choice
tutor-other = Choose something else
tutor-play = Play it anyway
tutor-spoke = The tutor spoke up: { $list }

## Exercises

review-play-again = Play this move again
exercise-number = Exercise { $number } of { $count }
exercise-own = Your move { $turn } ({ $number } of { $count })
exercise-ask = Your turn: find the best move.
exercise-best = That’s the best move!
exercise-good = Very good: almost as strong as the best move.
exercise-worse = Not quite: there’s something better. Try again.
exercise-other = There’s something much better. Try again.
exercise-show = Show the answer
exercise-next = Next exercise
exercise-play-on = Play on from here
exercise-text = The position as text
exercise-none = No move of this game cost you much: nothing to practise.
exercise-done = That was the last one: well done!

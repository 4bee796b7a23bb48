### The study: what many games say about a rule. Numbers come already written.

command-study = Study a game or its variants: length, everyone’s chances, dead cards, captures, choices.

parameter-study-games = The number of games for each variant.
parameter-study-luck = Also measure the share of luck and the error rate, over this many games of each variant.
parameter-study-policy = How the players choose: quickly and fairly well, at random, or as a level of the bots, such as amateur or maitre.
parameter-study-seed = The seed, a number; the same seed gives the same games.
parameter-study-compare = Put variants side by side: restock=turn_over,shuffle, players=2,4 or policy=quick,random.
parameter-study-html = Write the report to this web page, with its charts.
parameter-study-records = Write all the games to this file.
parameter-study-workers = The number of processes; otherwise one per core.
parameter-study-second = How many games of each variant are also played the other way, for comparison; otherwise as many, up to 1000; 0 for none.

bad-compare = “{ $text }”: compare at least two values, as in restock=turn_over,shuffle.
bad-compare-same = “{ $text }”: two of these variants are the same game.
bad-compare-players = “{ $value }” isn’t a number of players.
bad-compare-policy = “{ $value }” isn’t a way of playing; choose { $nearest }.
bad-study-luck = A single game says nothing about luck: ask for 2 or more.
bad-study-second = A single game is too few to compare with: give 0, or 2 and more.

study-bar = Games
study-written = Written: { $file }.
study-title = Study: { $game }
study-subtitle = { $table } · { $games } games{ $variants ->
    [1] {""}
   *[other] {" "}of each variant
} · { $policy } · draw after { $limit } turns
study-subtitle-free = { $table } · { $games } games{ $variants ->
    [1] {""}
   *[other] {" "}of each variant
} · { $policy } · no turn limit
study-subtitle-any = { $table } · { $games } games of each variant · { $policy }
study-players = { $teams ->
    [yes] { $players } players in teams
   *[no] { $players } players
}
study-policy-quick = quick play
study-policy-random = random play
study-policy-debutant = beginner play
study-policy-amateur = amateur play
study-policy-habitue = regular play
study-policy-confirme = seasoned play
study-policy-expert = expert play
study-policy-maitre = master play
study-speed = { $games } games in { $seconds } s, { $place ->
    [here] in this process
    [ray] on a Ray cluster with { $workers } cores
   *[processes] in { $workers } processes
}.

study-name-players = number of players
study-name-policy = way of playing
study-compared = Comparison: { $option }
study-setting = { $option }: { $value }
study-percent = { $value }%
study-points = { $value } pt
study-always = { $value } in every game.
study-interval = { $value } ({ $low } to { $high })
study-range = from { $low } to { $high }
study-mean-range = mean { $mean }, nine games in ten between { $low } and { $high }
study-histogram-bar = { $low } to { $high }: { $share }
study-fair = fair share: { $share }
study-mean = mean { $value }
study-order = plays { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
   *[other] eighth
}
study-order-first = plays first
study-opens = { $first ->
    [yes] players who go first
   *[no] players who go { $place ->
        [2] second
        [3] third
       *[other] fourth
    }
}
study-axis-turns = turns
study-axis-count = per game

study-key-length = Median length
study-key-length-note = turns; nine games in ten { $range }
study-key-first = Whoever goes first wins
study-key-first-note = { $edge ->
    [more] more than the fair share of { $fair }: a real advantage
    [less] less than the fair share of { $fair }: a real disadvantage
   *[none] the fair share is { $fair }: going first gives no visible advantage
}
study-key-seats = Worst and best seat
study-key-seats-note = { $worst } and { $best }; the fair share is { $fair }: { $uneven ->
    [yes] the seats are not equal
   *[no] no more than chance would explain
}
study-key-forced = No real choice
study-key-mean-note = per game, on average
study-key-forced-note = of all decisions have only one legal move
study-key-draws-note = of the games were stopped by the turn limit
study-second = { $policy }: { $value }

study-fairness = A fair game?
study-fairness-seats = { $uneven ->
    [yes] The seats are not equal: { $worst } wins { $low } of the games and { $best } { $high }, where { $fair } would be fair.
   *[no] The seats ({ $low } to { $high }, where { $fair } would be fair) differ no more than chance would explain.
}
study-fairness-order = { $edge ->
    [more] Whoever goes first has a real advantage: { $first }.
    [less] Whoever goes first has a real disadvantage: { $first }.
    [other] The order of play matters, though going first by itself shows no advantage ({ $first }).
   *[none] Going first gives no visible advantage ({ $first }).
}
study-fairness-same = The verdict is the same in { $policy }.
study-fairness-differs = { $depends ->
    [yes] This depends on how people play; here’s what { $policy } gives. { $said }
   *[unclear] In { $policy } the verdict is different, though these games don’t show that the way of playing is the reason. { $said }
}

study-measure-turns = Length of games
    .define = Everyone’s turns until the end, as the turn limit counts them: an extra turn belongs to the turn it follows; choosing a card to give or the size of a deal is not a turn. A game stopped by the limit counts as that limit.
study-measure-draws = Drawn games
    .define = The share of games that the turn limit stopped without a winner, with Wilson’s 95% interval.
study-measure-seat = Wins by seat
    .define = Of the games with a winner, the share each seat won (in teams: with its partner; a shared win counts for each). The line is Wilson’s 95% interval. An edge is called real when the score test against the fair share, with Holm’s correction for all the seats and places in the order of play, stays below 5%.
study-measure-first = Wins by order of play
    .define = Of the games with a winner, the share won by whoever is first to play a card or move a pawn (giving a card doesn’t count), by the next seat, and so on round the table; in a match, by the order of its first game. The line is Wilson’s 95% interval; an edge is called real as for seats.
study-measure-dead = Cards dead in hand
    .define = On every turn (extra turns aside) each rank in the player’s hand counts once, however many there are; this is the share of times when no legal move can use the card.
study-measure-dead--barricades = Dead rolls
    .define = Of the rolls of this number that a player has to use (including the one that decided who starts), the share that leave no move.
study-measure-captures = Captures
    .define = Pawns sent back to base per game, whoever’s they are and whoever sent them.
study-measure-captures--trikolos = Back to camp
    .define = Pawns per game that fall off with their tile, find no free place and go back to their camp.
study-measure-discards = Forced discards
    .define = Turns (extra turns aside) when no card in hand can be played and one or all are discarded; per game, all players together.
study-measure-discards--barricades = Blocked turns
    .define = Rolls that leave no move; per game, all players together.
study-measure-discards--tijou = Wasted turns
    .define = Turns when no card in hand can be used, so one is laid down without moving a piece, or the player passes; per game, all players together.
study-measure-discards--trikolos = Blocked turns
    .define = Pushes after which no pawn can move; per game, both players together.
study-measure-forced = Decisions without a real choice
    .define = Of all decisions, including cards to give, deals, extra turns, barricades and forced discards, the share with only one legal move. Moves with the same result count as one.
study-measure-lead-changes = Lead changes
    .define = After every decision, each side’s pawns are scored: 0 in the base; 1 on the start, plus 1 for every square beyond it; back to 1 after passing the entrance of the house; at home, the number of squares on the track. The side with the most leads; on a tie the last leader keeps the lead if it’s among them, otherwise the lowest seat takes it. This counts, per game, how often the lead goes to another side; taking the lead first doesn’t count.
study-measure-lead-changes--tijou = Lead changes
    .define = After every decision, each side’s pieces are scored: 0 off the board; 1 on the entry, plus 1 for every square beyond it, once round the track; 36 once they have arrived. The side with the most leads; on a tie the last leader keeps the lead if it’s among them, otherwise the lowest seat takes it. This counts, per game, how often the lead goes to another side; taking the lead first doesn’t count.
study-measure-lead-changes--barricades = Lead changes
    .define = After every move or pass, each player’s distance is that of their pawn nearest the goal, in points along the lines, ignoring barricades and pawns; a player with no pawn on the board is farthest of all. Whoever is nearest alone leads; on a tie the last leader stays. This counts, per game, how often the lead goes to another player; taking the lead first doesn’t count.
study-measure-lead-changes--trikolos = Lead changes
    .define = At the end of every turn, each player’s pawns are scored by row: 0 in camp, 1 to 6 on the board, counting from their own camp, 7 in the far camp. Whoever has more leads; on a tie the last leader stays. This counts, per game, how often the lead goes to the other player; taking the lead first doesn’t count.

study-measure-one-card = { $card } dead in hand
study-measure-one-throw = Roll of { $card } dead
study-measure-one-seat = { $seat }’s wins
study-measure-one-first = Wins of whoever goes first

study-differences = What really changes
study-differences-define = Each variant is compared with the first one ({ $first }). A difference is called real when there’s less than a 5% risk that even one of the { $count } comparisons is due to chance (Holm’s correction). The effect is Cohen’s d for means and his h for shares: 0.2 is small, 0.5 medium, 0.8 large.
study-differences-none = None of the { $count } differences measured is larger than chance would explain.
study-differences-some = { $real ->
    [one] One difference out of { $count } is real.
   *[other] { $real } differences out of { $count } are real.
}
study-differences-cards = { $count ->
    [one] One of them concerns a single card or roll; it’s in the full list.
   *[other] { $count } of them each concern one card or roll; they’re in the full list.
}
study-differences-depend = In { $policy }, { $yes } of them { $yes ->
    [one] is
   *[other] are
} real too, in the same direction; { $no } not, so they depend on how people play; for { $unclear } there are too few games to tell.
study-column-figure = Mean or share, with its 95% interval.
study-column-measure = Measure
study-column-variant = Variant
study-column-values = Values
study-column-difference = Difference (95%)
study-column-effect = Effect
study-column-chance = corrected p
study-column-verdict = Verdict
study-column-second = In { $policy }
study-holds = { $holds ->
    [yes] the same
    [no] it depends on how people play
   *[unclear] too few games to tell
}
study-marks = After a difference: “=” also in { $policy }, “≠” not in { $policy }, “?” too few games to tell.
study-verdict = { $size ->
    [none] no visible difference
   *[other] real, { study-size }
}
study-size = { $size ->
    [tiny] tiny
    [small] small
    [medium] medium
   *[large] large
}
study-below = < { $value }
study-all-differences = All comparisons
study-only-real = The page (--html) and --json give all the comparisons, including those of each card.
study-table = The figures
study-again = To repeat this study
study-again-note = Same seeds, same games, same figures. With --records, a command’s games are written move by move, so anyone can recount.
study-foot = Made with Tockade { $version }. Intervals are at 95%; those for shares of decisions and cards allow for the fact that decisions within a game aren’t independent.

## Luck and play

study-luck = Luck or play?
study-luck-bar = Luck and play
study-luck-share = Luck makes up { $share } of what separates winning from losing; the rest is play. ({ $games } games)
study-luck-rate = A decision costs { $rate } thousandths of the chance of winning on average, for those who play like this: { $policy }.
study-luck-pack = Here the order of a turned-over stock counts as unknown: whoever remembers everything has less luck.
study-luck-change = { $luck ->
    [more] With { $name }, luck counts for more than with { $first }.
    [less] With { $name }, luck counts for less than with { $first }.
   *[same] Between { $name } and { $first }, no sure difference shows in the share of luck.
}
study-rate-change = { $rate ->
    [more] With { $name }, mistakes cost more than with { $first }: playing well pays more.
    [less] With { $name }, mistakes cost less than with { $first }: playing well pays less.
   *[same] Between { $name } and { $first }, no sure difference shows in what mistakes cost.
}
study-luck-words = Luck is what each card, roll or draw brought, compared with the average of what it could have brought. Its share is how much it explains of the distance between the result and the chances at the start: at 100%, luck alone decides; at 0%, play alone does. The chances are the program’s estimates, which can be wrong.

### The study: what many games say about a rule. Numbers come already written.

command-study = Study a game or its variants: length, everyone’s chances, dead cards, captures, choices.

parameter-study-games = The number of games, of each variant.
parameter-study-policy = How the players choose: quickly and fairly well, or at random.
parameter-study-seed = The seed, a number; the same seed gives the same games.
parameter-study-compare = Put variants side by side: restock=turn_over,shuffle, players=2,4 or policy=quick,random.
parameter-study-html = Write the report into this page, with its plots.
parameter-study-records = Write all games into this file.
parameter-study-workers = The number of processes; otherwise one for each core.
parameter-study-second = The number of games of each variant that are also played the other way, to be shown beside; otherwise as many, at most 1000; 0 for none.

bad-compare = “{ $text }”: at least two values are compared, as in restock=turn_over,shuffle.
bad-compare-same = “{ $text }”: two of these variants are the same game.
bad-compare-players = “{ $value }” is no number of players.
bad-compare-policy = “{ $value }” is no way of playing; one can say { $nearest }.
bad-study-broken = One of the study’s processes has died; try --workers 1.
bad-study-second = One game is too few to be shown beside: give 0, or 2 and more.

study-bar = Games
study-written = Written: { $file }.
study-title = Study: { $game }
study-subtitle = { $table } · { $games } games{ $variants ->
    [1] {""}
   *[other] {" "}of each variant
} · { $policy } · a draw after { $limit } turns
study-subtitle-free = { $table } · { $games } games{ $variants ->
    [1] {""}
   *[other] {" "}of each variant
} · { $policy } · no limit of turns
study-subtitle-any = { $table } · { $games } games of each variant · { $policy }
study-players = { $teams ->
    [yes] { $players } players in teams
   *[no] { $players } players
}
study-policy-quick = quick play
study-policy-random = random play
study-speed = { $games } games in { $seconds } s, { $workers ->
    [1] in this process
   *[other] in { $workers } processes
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
study-fair = equal share: { $share }
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
    [yes] those who begin
   *[no] those who play { $place ->
        [2] second
        [3] third
       *[other] fourth
    }
}
study-axis-turns = turns
study-axis-count = per game

study-key-length = Median length
study-key-length-note = turns; nine games in ten { $range }
study-key-first = Who begins wins
study-key-first-note = { $edge ->
    [more] more than the equal share of { $fair }: a real advantage
    [less] less than the equal share of { $fair }: a real disadvantage
   *[none] the equal share is { $fair }: beginning gives no visible advantage
}
study-key-seats = Worst and best seat
study-key-seats-note = { $worst } and { $best }; the equal share is { $fair }: { $uneven ->
    [yes] the seats are not equal
   *[no] no more than chance explains
}
study-key-forced = No real choice
study-key-mean-note = per game, on average
study-key-forced-note = of all decisions have a single legal move
study-key-draws-note = of the games were stopped by the limit of turns
study-second = { $policy }: { $value }

study-fairness = Equal chances?
study-fairness-seats = { $uneven ->
    [yes] The seats are not equal: { $worst } wins { $low } of the games, { $best } { $high }, where { $fair } would be equal.
   *[no] The seats ({ $low } to { $high }, where { $fair } would be equal) differ no more than chance explains.
}
study-fairness-order = { $edge ->
    [more] Whoever begins has a real advantage: { $first }.
    [less] Whoever begins has a real disadvantage: { $first }.
    [other] The order of play matters, though beginning itself shows no advantage ({ $first }).
   *[none] Beginning gives no visible advantage ({ $first }).
}
study-fairness-same = The verdict is the same in { $policy }.
study-fairness-differs = { $depends ->
    [yes] This depends on the way of playing. In { $policy }: { $said }
   *[unclear] In { $policy } the verdict is another, though these games do not show that the way of playing makes the difference: { $said }
}

study-measure-turns = Length of games
    .define = Turns of all players together until the end, as the limit of turns counts them: an extra play belongs to its turn, choosing a card to give or the size of a deal is no turn. A game stopped by the limit counts as that limit.
study-measure-draws = Drawn games
    .define = Share of all games that the limit of turns stopped without a winner; Wilson’s 95% interval.
study-measure-seat = Wins by seat
    .define = Of the games with a winner, the share that each seat won (in teams: with its partner; a victory that is shared counts for each). The line is Wilson’s 95% interval. An edge is called real when the score test against the equal share, by Holm for all seats and all places in the order of play of the study together, stays below 5%.
study-measure-first = Wins by order of play
    .define = Of the games with a winner, the share won by whoever is the first to play a card or move a pawn (giving a card does not count), by the seat after that, and so on round the table; of a match, the order of its first game. The line is Wilson’s 95% interval; an edge is called real as for seats.
study-measure-dead = Cards dead in hand
    .define = At every turn to play (extra plays left out) each rank in the player’s hand counts once, however many of it there are; the share of these in which no legal move carries the card out.
study-measure-dead--barricades = Dead throws
    .define = Of the throws of this number that a player is to move by (the one that won the beginning included), the share with which passing is the only move.
study-measure-captures = Captures
    .define = Pawns sent back to their base, per game, whoever’s they are and whoever sent them.
study-measure-captures--trikolos = Back to camp
    .define = Pawns that fall with their tile, find no place any more and return to their camp, per game.
study-measure-discards = Forced discards
    .define = Turns to play (extra plays left out) in which no card in hand can be played, so that one or all are discarded; per game, all players together.
study-measure-discards--barricades = Blocked turns
    .define = Throws with which passing is the only move, per game, all players together.
study-measure-discards--tijou = Turns without a use
    .define = Turns to play in which no card in hand can be carried out, so that one is laid without effect or the player passes; per game, all players together.
study-measure-discards--trikolos = Blocked turns
    .define = Pushes after which no pawn can move, per game, both players together.
study-measure-forced = Decisions without a real choice
    .define = Of all decisions, those about cards to give, deals, extra plays and barricades and the forced discards included, the share in which a single move is legal. Moves with one and the same result are one move.
study-measure-lead-changes = Lead changes
    .define = After every decision the steps of each side’s pawns are added up: 0 in base; 1 on its start, and 1 more for every square after it; past the entrance of its house, 1 again; at home, as many as the ring has squares. The side with the most leads; where several have the most, the last leader if it is one of them, else the one with the lowest seat. Counted, per game: how often the lead passes to another side. Taking the first lead does not count.
study-measure-lead-changes--tijou = Lead changes
    .define = After every decision the steps of each side’s pieces are added up: 0 in base; 1 on its entry, and 1 more for every square after it, once round the ring; 36 in arrival. The side with the most leads; where several have the most, the last leader if it is one of them, else the one with the lowest seat. Counted, per game: how often the lead passes to another side. Taking the first lead does not count.
study-measure-lead-changes--barricades = Lead changes
    .define = After every move of a pawn, or pass, each player’s distance is that of the pawn nearest to the goal, in points along the lines, barricades and pawns not counted; who has no pawn on the board is further away than everybody. Whoever alone is nearest leads; where several are, the last leader stays. Counted, per game: how often the lead passes to another player. Taking the first lead does not count.
study-measure-lead-changes--trikolos = Lead changes
    .define = At the end of every turn the rows of each player’s pawns are added up: 0 in camp, 1 to 6 on the board, counted from the own camp, 7 in the other camp. Whoever has more leads; where both have as many, the last leader stays. Counted, per game: how often the lead passes to the other player. Taking the first lead does not count.

study-measure-one-card = { $card } dead in hand
study-measure-one-throw = Throw { $card } dead
study-measure-one-seat = Wins of { $seat }
study-measure-one-first = Wins of whoever begins

study-differences = What really changes
study-differences-define = Each variant is compared with the first one ({ $first }). A difference is called real when there is less than a 5% risk that even one of the { $count } comparisons is due to chance (Holm’s correction). The effect is Cohen’s d for means, his h for shares: 0.2 small, 0.5 medium, 0.8 large.
study-differences-none = None of the { $count } differences measured is larger than chance explains.
study-differences-some = { $real ->
    [one] One difference in { $count } is real.
   *[other] { $real } differences in { $count } are real.
}
study-differences-cards = { $count ->
    [one] One of them is about a single card or throw; it is in the full list.
   *[other] { $count } of them are each about one card or throw; they are in the full list.
}
study-differences-depend = In { $policy }, { $yes } of them { $yes ->
    [one] is
   *[other] are
} real too and the same way round; { $no } not, so that they depend on the way of playing; for { $unclear } there are too few games to tell.
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
    [no] it depends on the way of playing
   *[unclear] too few games to tell
}
study-marks = Behind a difference: “=” in { $policy } too, “≠” not in { $policy }, “?” too few games to tell.
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
study-only-real = The page (--html) and --json give all comparisons, those of each card included.
study-table = The figures
study-again = To do this study again
study-again-note = Same seeds, same games, same figures. With --records the games of a command are written move by move, and anyone can count again.
study-foot = Made with Tockade { $version }. Intervals are at 95%; those of shares of decisions and cards allow for the decisions of one game not being independent.

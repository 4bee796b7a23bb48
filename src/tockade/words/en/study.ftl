### The study: what many games say about a rule. Numbers come already written.

command-study = Study a game or its variants: length, everyone’s chances, dead cards, captures, choices.

parameter-study-games = The number of games, of each variant.
parameter-study-policy = How the players choose: quickly and fairly well, or at random.
parameter-study-seed = The seed, a number; the same seed gives the same games.
parameter-study-compare = Put variants side by side: restock=turn_over,shuffle, players=2,4 or policy=quick,random.
parameter-study-html = Write the report into this page, with its plots.
parameter-study-records = Write all games into this file.
parameter-study-workers = The number of processes; otherwise one for each core.

bad-compare = “{ $text }”: at least two values are compared, as in restock=turn_over,shuffle.
bad-compare-same = “{ $text }”: two of these variants are the same game.
bad-compare-players = “{ $value }” is no number of players.
bad-compare-policy = “{ $value }” is no way of playing; one can say { $nearest }.
bad-study-broken = One of the study’s processes has died; try --workers 1.

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
   *[none] the equal share is { $fair }: no visible advantage
}
study-key-forced = No real choice
study-key-mean-note = per game, on average
study-key-forced-note = of all decisions have a single legal move

study-measure-turns = Length of games
    .define = Turns of all players together, from the first move to the end; a game stopped by the limit counts as that limit.
study-measure-draws = Drawn games
    .define = Share of games that the limit of turns stopped without a winner.
study-measure-seat = Wins by seat
    .define = Share of games that each seat won (with its partner, in teams), draws left out; the line is Wilson’s 95% interval.
study-measure-first = Wins by order of play
    .define = Share of games won by whoever plays first, second and so on, draws left out; the line is Wilson’s 95% interval.
study-measure-dead = Cards dead in hand
    .define = Of the decisions in which a player on turn holds this card, the share in which no legal move plays it.
study-measure-dead--barricades = Dead throws
    .define = Of the throws of this number, the share with which no pawn can move.
study-measure-captures = Captures
    .define = Pawns sent back to their base, per game.
study-measure-captures--trikolos = Back to camp
    .define = Pawns that fall with their tile, find no place any more and return to their camp, per game.
study-measure-discards = Forced discards
    .define = Decisions in which nothing can be played and cards are discarded, per game, all players together.
study-measure-discards--barricades = Blocked turns
    .define = Throws with which no pawn can move, per game, all players together.
study-measure-discards--tijou = Turns without a use
    .define = Decisions in which no card in hand can be carried out, so that one is laid without effect or kept, per game, all players together.
study-measure-discards--trikolos = Blocked turns
    .define = Pushes after which no pawn can move, per game, both players together.
study-measure-forced = Decisions without a real choice
    .define = Share of decisions in which a single move is legal, forced discards included.
study-measure-lead-changes = Lead changes
    .define = How often in a game another side comes to have the most steps behind it, a pawn at home counting the whole round.
study-measure-lead-changes--barricades = Lead changes
    .define = How often in a game another player comes to be the only one whose pawn is nearest to the goal.
study-measure-lead-changes--trikolos = Lead changes
    .define = How often in a game, at the end of a turn, the other player comes to have the most rows behind them.

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
study-column-figure = Mean or share (95% interval)
study-column-measure = Measure
study-column-variant = Variant
study-column-values = Values
study-column-difference = Difference (95%)
study-column-effect = Effect
study-column-chance = corrected p
study-column-verdict = Verdict
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
study-again-note = Same seeds, same games, same figures. With --records the games are written move by move, and anyone can count again.
study-foot = Made with Tockade { $version }. Intervals are at 95%; those of shares of decisions and cards allow for the decisions of one game not being independent.

### The strength of the levels: the command, and the page that it writes.

command-strength = Play the levels against each other and write the page about their strength.
parameter-strength-only = This table alone, for example “tijou 2”; can be given several times. Otherwise every table, those played most first.
parameter-strength-games = The number of games for each pairing; 0 only writes the page.
parameter-strength-folder = The folder of the results; the pages are written beside it.
parameter-strength-judge = Weights that judge the decisions as well, instead of those that serve the game; can be given several times.
parameter-strength-workers = The number of processes; otherwise as many as there are cores.
strength-bar = Strength
strength-line = { $game }: { $level } against { $other }, { $share }% of the points [{ $low }, { $high }], { $games } games
strength-line-decisions = { $game }: { $decisions } decisions judged
strength-line-endings = { $game }: { $choices } endings compared with the best play
strength-dropped = { $name } was measured with a network that no longer plays there, and is dropped.

strength-title = Strength
strength-intro = How good each level is, in figures. `{ $frozen }` is the amateur of the first release, frozen for comparison.
    All games and positions have seeds of `{ $seed }`, which no network has learned from. Everything here was measured by
    `tockade strength` (`make strength`), which plays what is missing and writes this page from the files in `docs/strength`; each
    names the command for its own games. When a network changes, what was measured with the old one disappears.
strength-below = Against the level below
strength-below-text = The percentage of the points, with Wilson’s 95% interval; then the same without what chance brought, where
    that was measured; then the number of games. A draw is half a point, and the two change sides from game to game.
    Where the discards are turned over, a master who forgets nothing knows which cards are coming. The second figure counts
    them as luck, though, and so credits less to the master than memory earns.
strength-frozen = Against `{ $frozen }`
strength-rivals = The highest level against others
strength-rivals-text = `one-ply` looks once at every move with the same network, `probe-1` is a frozen search of 10 to 20 ms a move, and
    `maitre:forgetful` is the master with a person’s memory: it shows what a perfect memory is worth.
strength-elsewhere-below = At other tables, against the level below
strength-elsewhere-below-text = One seat or team has the level, all others have the level below. Where there are more than two
    sides, everybody’s share stands in brackets behind the table, and behind the points how many times that share they are.
strength-elsewhere-frozen = At other tables, against `{ $frozen }`
strength-errors = Errors
strength-errors-text = What a decision loses on average, in thousandths of the chance to win, with its 95% interval. All answer the same
    questions, taken from games of `{ $frozen }`. The judge is the network that serves the game, looking ahead over 400 deals by all that the player’s
    view holds; a row with another digest is judged by a network trained independently. Decisions in which all moves are alike don’t count.
strength-times = Time for a move
strength-times-text = Milliseconds of processor time on average, and in brackets what 95 moves in 100 stay below, where there is
    something to choose and nobody waits. On a busy server the levels think less.
strength-endings = Endings
strength-endings-text = A last pawn is alone on the track, and its best play is known exactly (`tockade endings`): the turns lost per choice,
    and in brackets how often a best move was found.
strength-response = An opponent trained for it
strength-response-text = A network trained against one look of ours, frozen, and then tried on the highest level: not played yet.
strength-networks = Which networks played
strength-not-played = not played yet
strength-no-level = no such level
strength-same = the same
strength-even = { $game } ({ $share })
strength-interval = { $value } [{ $low }, { $high }]
strength-ending = { $turns } ({ $best }%)
strength-decisions = decisions
strength-positions = positions
strength-other-judge = , judged by { $digest }

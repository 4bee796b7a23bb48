### The arena: bots against each other.

command-arena = Let bots play each other, taking turns on each side, and say which one is better.
parameter-arena-bots = The bots, separated by commas, for example amateur,random.
parameter-arena-games = The number of games.
parameter-arena-seed = The seed; the same one gives the same games, and without it the games are new.
parameter-arena-luck = Measure the luck of every game as well, and give the points without it: more reliable with fewer games.
parameter-arena-workers = The number of processes; otherwise one per core.

arena-bar = Arena
arena-bot = Bot
arena-wins = Wins
arena-share = Points
arena-interval = 95% interval
arena-adjusted = With equal luck
arena-percent = { $percent }%
arena-games = { $game }
    Games: { $games } · draws: { $draws } · decisions per game: { $plies } · seconds: { $seconds } · seed: { $seed }
arena-luck-share = Luck makes up { $share } ({ $interval }) of what separates winning from losing; the rest is play.
arena-luck = { $pack ->
    [yes] Luck is measured on the pack: the order of a turned-over stock counts as unknown.
   *[no] Luck is what chance brought, compared with what it brings on average.
}

bad-arena-bots = You need at least two bots, and no more than there are sides (here { $sides }); you gave { $count }.
bad-arena-luck = Luck can’t be measured in { $game }: nothing estimates the chances in it.

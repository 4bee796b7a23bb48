### The arena: bots against each other.

command-arena = Let bots play each other, changing sides, and tell which one is better.
parameter-arena-bots = The bots, separated by commas, for example amateur,random.
parameter-arena-games = The number of games.
parameter-arena-seed = The seed; the same one gives the same games, without it the games are new.
parameter-arena-workers = The number of processes; otherwise as many as there are cores.

arena-bar = Arena
arena-bot = Bot
arena-wins = Wins
arena-share = Points
arena-interval = 95% interval
arena-percent = { $percent }%
arena-games = { $game }
    Games: { $games } · draws: { $draws } · decisions a game: { $plies } · seconds: { $seconds } · seed: { $seed }

bad-arena-bots = It takes at least two bots, and no more than there are sides (here { $sides }); there are { $count }.

### L’arène : des robots les uns contre les autres.

command-arena = Faire jouer des robots les uns contre les autres, en changeant de côté, et dire lequel est le meilleur.
parameter-arena-bots = Les robots, séparés par des virgules, par exemple amateur,random.
parameter-arena-games = Le nombre de parties.
parameter-arena-seed = La graine ; la même donne les mêmes parties, sans elle les parties sont nouvelles.
parameter-arena-workers = Le nombre de processus ; sinon autant que de cœurs.

arena-bar = L’arène
arena-bot = Robot
arena-wins = Victoires
arena-share = Points
arena-interval = Intervalle à 95 %
arena-percent = { $percent } %
arena-games = { $game }
    Parties : { $games } · nulles : { $draws } · décisions par partie : { $plies } · secondes : { $seconds } · graine : { $seed }

bad-arena-bots = Il faut au moins deux robots, et pas plus que de côtés (ici { $sides }) ; en voici { $count }.

### L’arène : des robots les uns contre les autres.

command-arena = Faire jouer des robots les uns contre les autres, en changeant de côté, et dire lequel est le meilleur.
parameter-arena-bots = Les robots, séparés par des virgules, par exemple amateur,random.
parameter-arena-games = Le nombre de parties.
parameter-arena-seed = La graine ; la même donne les mêmes parties, sans elle les parties sont nouvelles.
parameter-arena-luck = Mesurer aussi la chance de chaque partie, et donner les points sans elle : plus sûr avec moins de parties.
parameter-arena-workers = Le nombre de processus ; sinon autant que de cœurs.

arena-bar = L’arène
arena-bot = Robot
arena-wins = Victoires
arena-share = Points
arena-interval = Intervalle à 95 %
arena-adjusted = À chances égales
arena-percent = { $percent } %
arena-games = { $game }
    Parties : { $games } · nulles : { $draws } · décisions par partie : { $plies } · secondes : { $seconds } · graine : { $seed }
arena-luck-share = Le hasard fait { $share } ({ $interval }) de ce qui sépare gagner de perdre ; le reste est du jeu.
arena-luck = { $pack ->
    [yes] La chance est mesurée sur le paquet : l’ordre d’une pioche retournée compte comme inconnu.
   *[no] La chance est ce que le hasard a apporté, comparé à ce qu’il apporte en moyenne.
}

bad-arena-bots = Il faut au moins deux robots, et pas plus que de côtés (ici { $sides }) ; en voici { $count }.
bad-arena-luck = La chance ne peut pas être mesurée dans { $game } : on ne sait pas encore y estimer les chances.

### The games: their name, and in one sentence what sets them apart (.line); what one says of it in passing (.character) and where room is short (.brief).

rules-tock-globe = Globe Joueur tock
    .line = The big tock, with 4, 6 or 8 arms: a stock to draw from, a shortcut through the central squares, a king that captures everything in its path; 2 to 8 players, solo or in teams.
    .character = The big one: shortcuts, and a king that captures everything.
    .brief = Shortcuts, and a king that sweeps.
rules-tock-fadoq = FADOQ tock
    .line = The tock of Quebec’s seniors’ clubs: two teams of two, jumps from summit to summit, a joker that lets you play again now or later.
    .character = The club game from Quebec: two teams, summits, a joker.
    .brief = The club game: two teams, a joker.
rules-tockcitan = Tockcitan
    .line = Tock without jokers or jumps: draw, then play, and split the 7 as you like; 2 to 4 players, everyone for themselves.
    .character = The simplest: no joker, no jumps, a 7 to split.
    .brief = The simplest: no joker, no jumps.
rules-tockcitan-teams = Tockcitan in teams
    .line = Two against two, no stock: exchange a card with your partner, then play your whole hand.
rules-tijou = Tijou
    .line = Three pieces, thirty-six squares, corners that send you across: exchange a card, hold back your last ones, and only the 2 and the 5 eat; 2 to 6 players.
    .character = Short and sly: trade a card, and let the corners carry you across.
    .brief = Trade a card, cut the corners.
rules-barricades = Barricades
    .line = One die, five pawns and a goal: land exactly on a barricade and put it where it hurts; 2 to 4 players.
    .character = One die, one goal, and barricades wherever they hurt.
    .brief = One die, one goal, many barricades.
rules-trikolos = Trikolos
    .line = Two players among traffic lights: push a row, then move a pawn on green.
    .character = A duel without luck: push a row, go on green.
    .brief = A duel without luck: go on green.

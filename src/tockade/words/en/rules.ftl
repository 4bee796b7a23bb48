### The games: their name, and in one sentence what sets them apart (.line).

rules-tock-globe = Tock, Le Globe joueur
    .line = The great tock with 4, 6 or 8 arms: a stock to draw from, central squares to jump, a king that captures all on its way; 2 to 8 players, alone or in teams.
rules-tock-fadoq = Tock, Jeux en tête FADOQ
    .line = The tock of Quebec’s seniors’ clubs: two teams of two, jumps from summit to summit, a joker’s extra play now or later.
rules-tockcitan = Tockcitan
    .line = Tock without jokers or jumps: draw, then play, and divide the 7 freely; 2 to 4 players, each for themselves.
rules-tockcitan-teams = Tockcitan in teams
    .line = Two against two, with no stock: exchange a card with your partner, then play out the whole hand.
rules-tijou = Tijou
    .line = Three pieces, thirty-six squares, corners that send you across: exchange a card, keep your last ones, only the 2 and the 5 eat; 2 to 6 players.
rules-barricades = Barricades
    .line = One die, five pawns and a goal: land exactly on a barricade and put it where it hurts; 2 to 4 players.
rules-trikolos = Trikolos
    .line = Two players on traffic lights: push a row, then move a pawn on green.

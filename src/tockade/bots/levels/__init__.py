"""How the levels play each family of games: a module for each, with a player for every level that it has room for."""

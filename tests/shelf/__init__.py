"""Laws that hold for every game on the shelf, with every table and every option; new games are covered at once."""

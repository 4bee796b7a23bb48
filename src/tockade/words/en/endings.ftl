### Endings solved exactly.

command-endings = Work out the fastest way home for a last pawn, and how many turns bots waste.
parameter-endings-bots = The bots to measure, separated by commas.
parameter-endings-choices = How many positions each bot is asked about.
parameter-endings-hand = How many cards are in hand; fewer are solved faster.
parameter-endings-seed = The seed for the positions; the same one gives the same positions.

endings-model = The last pawn is alone on the track, and every card is drawn independently, as often as it occurs in the full pack. Turns with the best play, averaged over all hands:
endings-place = Place
endings-turns = Turns
endings-lost = { $bot } wastes { $turns } turns per choice and finds a best move in { $best }% of { $choices } positions.

bad-endings = The last pawn is solved for two-player tock with a stock to draw from, not for { $game }.

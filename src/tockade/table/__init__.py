"""Live games: waiting rooms, seats, decisions, clocks, bots' turns, and what each viewer is shown."""

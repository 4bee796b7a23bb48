"""What the amateur knows of each game: good habits, looking one move ahead, from what its seat may see."""

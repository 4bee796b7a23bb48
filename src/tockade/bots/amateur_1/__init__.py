"""What `amateur-1` knows of each game: good habits, looking one move ahead, from what its seat may see.

It is frozen, so that strength can be measured by it: its answers never change (tests/kept), whatever the engines' own
weights become.
"""

"""Barricades: a dice race on a graph, with barricades that are hit and put elsewhere."""

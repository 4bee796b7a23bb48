"""How `probe-1` searches each game: a few hundred short playouts, or every move and answer to a small depth.

It is frozen, so that strength can be measured by it: its answers never change (tests/kept).
"""

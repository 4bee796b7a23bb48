"""Drawings for a terminal, in characters."""

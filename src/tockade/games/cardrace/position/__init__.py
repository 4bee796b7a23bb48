"""Positions of the card races as JSON: read, checked for what cannot be, and written."""

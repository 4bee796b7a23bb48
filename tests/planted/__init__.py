"""Planted moves: for every rule set at least three refusals of each kind that can occur there, one to a line."""

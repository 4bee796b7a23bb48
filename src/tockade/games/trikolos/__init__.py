"""Trikolos: two camps, pushed traffic lights, no chance but in the set-up."""

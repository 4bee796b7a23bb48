"""The rule sheet of the toy family."""

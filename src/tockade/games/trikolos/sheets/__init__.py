"""The rule sheets of this family, one file each."""

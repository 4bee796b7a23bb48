"""The card-race sheets: facts only, one file each."""

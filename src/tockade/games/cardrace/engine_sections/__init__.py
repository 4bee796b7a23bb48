"""The sections of the card-race engine; import `engine` instead, which is all of them as one compiled module."""

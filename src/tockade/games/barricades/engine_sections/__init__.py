"""The sections of the engine of Barricades; import `engine` instead, which is all of them as one compiled module."""

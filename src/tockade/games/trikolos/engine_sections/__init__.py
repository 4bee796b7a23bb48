"""The sections of the engine of Trikolos; import `engine` instead, which is all of them as one compiled module."""

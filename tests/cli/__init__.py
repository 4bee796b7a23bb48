"""The command line, run in this process and, where it matters, in one of its own."""

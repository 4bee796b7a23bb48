"""`python -m tockade.cli` is `tockade`."""

from tockade.cli import main

main()

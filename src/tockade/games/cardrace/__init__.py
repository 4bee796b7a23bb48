"""One engine for the tocks and Tijou; a rule set is one file in `sheets/`."""

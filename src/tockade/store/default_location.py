"""Where the store lies when nobody says otherwise: in the user's data folder."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

FILE: Final = "tockade.db"


def data_folder() -> Path:
    """The folder in which this system keeps the data of a user's programs."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Tockade"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Tockade"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "tockade"


def database_url(data: Path | None = None, database: str | None = None) -> str:
    """The address of a store: a PostgreSQL address as it is given, else the file in a data folder."""
    if database:
        return database
    return f"sqlite:///{((data or data_folder()) / FILE).absolute()}"

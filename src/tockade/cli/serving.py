"""What the commands about stored tables share: where the store is, and the words."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

Data = Annotated[Path | None, typer.Option("--data", metavar="FOLDER")]
Database = Annotated[str | None, typer.Option("--database", metavar="URL")]
Tables = Annotated[list[str] | None, typer.Argument(metavar="TABLE...")]

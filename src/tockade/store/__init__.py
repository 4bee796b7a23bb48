"""Append-only logs of tables, one per table, in an SQLite file or a PostgreSQL database."""

from tockade.store.archive import back_up, export_tables, import_tables
from tockade.store.entry import Conflict, Entry, Mark, Stored, StoreDown
from tockade.store.hints import EVERY
from tockade.store.place import data_folder, database_url
from tockade.store.store import Store

__all__ = [
    "EVERY",
    "Conflict",
    "Entry",
    "Mark",
    "Store",
    "StoreDown",
    "Stored",
    "back_up",
    "data_folder",
    "database_url",
    "export_tables",
    "import_tables",
]

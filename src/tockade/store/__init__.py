"""Append-only logs of tables, one per table, in an SQLite file or a PostgreSQL database."""

from tockade.store.backup_and_export import back_up, export_tables, import_tables
from tockade.store.default_location import data_folder, database_url
from tockade.store.log_entry import Conflict, Entry, Mark, Stored, StoreDown
from tockade.store.notify import EVERY
from tockade.store.open_or_refuse import open_store
from tockade.store.shared_presence import Heard, Present
from tockade.store.store import Store

__all__ = [
    "EVERY",
    "Conflict",
    "Entry",
    "Heard",
    "Mark",
    "Present",
    "Store",
    "StoreDown",
    "Stored",
    "back_up",
    "data_folder",
    "database_url",
    "export_tables",
    "import_tables",
    "open_store",
]

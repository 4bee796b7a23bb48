"""Opening a store for a program that cannot go on without it."""

from __future__ import annotations

from tockade.game_types import BadInput
from tockade.store.connect import without_password
from tockade.store.log_entry import StoreDown
from tockade.store.store import Store


async def open_store(address: str) -> Store:
    """The store, or a refusal that says where it should have been."""
    try:
        return await Store.open(address)
    except StoreDown as down:
        reason = str(down.__cause__ or down).splitlines()[0]
        raise BadInput("store_down", store=without_password(address), reason=reason) from None

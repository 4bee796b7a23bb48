"""Random names that cannot be guessed: table ids, join codes, and the secret keys of seats."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final

LETTERS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""What cannot be misread: no 0, O, 1 or I."""
CODE_LENGTH: Final = 6


def new_table_id() -> str:
    """130 random bits: who has it may watch."""
    return "".join(secrets.choice(LETTERS) for _ in range(26)).lower()


def new_code() -> str:
    """Short enough to be read out; it opens a waiting room only."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def read_code(text: str) -> str:
    """A code as somebody typed it."""
    return "".join(letter for letter in text.upper() if letter.isalnum())


def new_key() -> str:
    """192 random bits: who has it has the seat."""
    return secrets.token_urlsafe(24)


def digest(key: str) -> str:
    """What is kept of a key: enough to know it again, of no use to a thief of the store."""
    return sha256(b"tockade key 1\0" + key.encode("utf-8", "replace")).hexdigest()

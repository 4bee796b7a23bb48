"""The seeded source of all chance: one seed, one stream, on every machine, Python version and hash seed.

The stream is SHA-256 in counter mode: block i is the digest of the domain, the digest of the seed and i.
Whoever sees outcomes without knowing the seed can foretell nothing.  A table commits to its seed (`seal`)
before the first shuffle and shows it after the last, so that anyone can check the deal (`check_seal`).
"""

from __future__ import annotations

from hashlib import sha256
from hmac import compare_digest
from typing import Final

SEED_BYTES: Final = 16
STREAM: Final = b"tockade stream 1\0"
SEAL: Final = b"tockade seal 1\0"

Seed = bytes | str | int


def seed_bytes(seed: Seed) -> bytes:
    """A text is its UTF-8, a number its decimal text, so `7`, `"7"` and `b"7"` are one seed."""
    if isinstance(seed, bytes):
        return seed
    return str(seed).encode("utf-8", "surrogatepass")


class RandomSource:
    """Numbers below n, each as likely as any other, from a seed alone."""

    def __init__(self, seed: Seed) -> None:
        self._keyed = sha256(STREAM + sha256(seed_bytes(seed)).digest())
        self._blocks = 0
        self._left = b""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        if n < 1:
            raise ValueError(f"there is no number from 0 to {n - 1}")
        bits = (n - 1).bit_length()
        while True:  # a remainder would favour small numbers: what is too large is drawn again
            drawn = int.from_bytes(self._take((bits + 7) // 8), "big") >> (-bits % 8)
            if drawn < n:
                return drawn

    def _take(self, count: int) -> bytes:
        while len(self._left) < count:
            self._left += self._block()
        taken, self._left = self._left[:count], self._left[count:]
        return taken

    def _block(self) -> bytes:
        block = self._keyed.copy()
        block.update(self._blocks.to_bytes(8, "big"))
        self._blocks += 1
        return block.digest()


def new_seed() -> str:
    """A seed nobody can guess: 128 random bits, as hexadecimal text."""
    from secrets import token_hex

    return token_hex(SEED_BYTES)


def seal(seed: Seed) -> str:
    """The commitment to a seed: it tells nothing about an unguessable one and fits no other."""
    return sha256(SEAL + seed_bytes(seed)).hexdigest()


def check_seal(seed: Seed, commitment: str) -> bool:
    """Whether this seed is the one that was committed to."""
    return compare_digest(seal(seed).encode(), commitment.strip().lower().encode("utf-8", "replace"))

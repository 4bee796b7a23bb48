"""A second reading of the card-race ledgers: naive, slow, on plain JSON, and sharing nothing with the engine.

`Sheet` says what is played, `legal` lists every move of a seat with the position it leads to, `settle` lets chance
speak.
"""

from tests.reference.chance import settle
from tests.reference.legal import Way, legal, lowest
from tests.reference.sheet import JSON, Sheet, normal

__all__ = ["JSON", "Sheet", "Way", "legal", "lowest", "normal", "settle"]

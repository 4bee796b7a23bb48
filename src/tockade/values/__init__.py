"""What a position is worth: the weights of networks, which of them serves a setup, and a seat's chance to win.

`serving(game)` chooses the network; `Valuer` asks it about views and moves; `weight_file` reads and writes the files.
"""

from tockade.values.network_for_setup import Serving, feature_set, serving
from tockade.values.view_value import Valuer, valuer

__all__ = ["Serving", "Valuer", "feature_set", "serving", "valuer"]

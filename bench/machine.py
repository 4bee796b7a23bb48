"""The facts a figure depends on: the machine, the Python, the commit, compiled or plain engines."""

import os
import platform
from typing import Any

from bench.checkout import Checkout


def cores() -> int:
    """Those this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def machine() -> dict[str, Any]:
    return {"cores": cores(), "system": platform.platform(), "python": platform.python_version()}


def code(checkout: Checkout) -> dict[str, Any]:
    """What was measured; `changed` if the checkout holds changes that no commit has."""
    return {"commit": checkout.commit, "changed": checkout.changed, "engines": checkout.engines()}

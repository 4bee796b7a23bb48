"""How the players of a study choose: by one of the engine's own policies, or as a level of the bots."""

from __future__ import annotations

from typing import Final

from tockade.bots.level import Level
from tockade.game_types import BadInput, nearest
from tockade.study.playing_policy import PlayingPolicy

StudyPolicy = PlayingPolicy | Level
POLICIES: Final[dict[str, StudyPolicy]] = {each.value: each for each in (*PlayingPolicy, *Level)}


def read_policy(value: str) -> StudyPolicy:
    """The policy with this name."""
    if value not in POLICIES:
        raise BadInput("compare_policy", value=value, nearest=nearest(value, list(POLICIES)))
    return POLICIES[value]


def policy_beside(policy: StudyPolicy) -> PlayingPolicy:
    """The one that is shown beside it."""
    return policy.other if isinstance(policy, PlayingPolicy) else PlayingPolicy.QUICK

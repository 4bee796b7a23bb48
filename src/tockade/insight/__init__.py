"""Reviews of games: luck and play measured apart, decisions judged, hints, all from a record or a view.

`review` tells a finished game: chances by turn, luck by event, loss by decision; `hint` the best moves of a seat;
`caution` what is better than a move that costs much; `Exercise` a decision to look for the best move in.
"""

from tockade.insight.exercise import Exercise, collection, exercises_of, judge_answer, number_of_day
from tockade.insight.hint import Caution, Hint, caution, hint
from tockade.insight.make_review import amount_of_work, review
from tockade.insight.review_types import Alternative, Decision, GameReview, Lucky, Review, Tier

__all__ = [
    "Alternative",
    "Caution",
    "Decision",
    "Exercise",
    "GameReview",
    "Hint",
    "Lucky",
    "Review",
    "Tier",
    "amount_of_work",
    "caution",
    "collection",
    "exercises_of",
    "hint",
    "judge_answer",
    "number_of_day",
    "review",
]

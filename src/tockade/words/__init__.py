"""Words: sentences in French and English, made of the data that the rules give.

The Fluent files in `fr/` and `en/` serve the command line, the server and the browser alike, so a sentence
takes plain strings and numbers only, and whoever formats one builds them from the same data in the same
way:

- A message is named after its family and kind: `told-captured`, `why-red-light`, `step-land`, `bad-option`,
  `option-entrance`, `rules-tijou`, `card-K`, `seat-0`; underscores become hyphens.  Where a game has its
  own words, `told-captured--tijou` goes before `told-captured`.
- A player (`seat`, `by`, `other`) is three arguments: `$seat` the name to show (the player's own, else the
  colour of the seat, or `you` for the reader), `$seat-who` (`you`, `other`, `none` for nobody, `self` where
  `by` or `other` is the same seat as `seat`) and `$seat-vowel` (`yes` where French says d’ and not de:
  `vowel` below).
- A list of players is `$seats` (the reader first), `$seats-count` and `$seats-who` (`you` if the reader is
  among them).
- A card is `$card` (its bare name), `$card-the` and `$card-a`; several are `$cards` (an ace and two 7s),
  `$cards-count` and `$known`.
- A missing text is `none`, so that a message can select on it.  A number is never negative: `$way` says
  `back`.
- Lists, the steps of a move too, are joined by `list-more` and `list-last`; two steps that are one phrase have
  a message of their own (`move_phrases.py`).
- A deal is one sentence, `deal-line`, with all that led to it and all that was drawn (`deal_sentences.py`).
- A sentence is complete but for its capital, which is set at the very end (`sentence`); a verdict also
  lacks its full stop, which `why-sentence` or `why-rule` (with the id of the rule) adds only where codes are wanted.

What each family is given stands at the top of its file and, as code, in `message_arguments.py`.
"""

from tockade.languages import LANGUAGES
from tockade.words.fluent_messages import quoted
from tockade.words.message_arguments import sentence
from tockade.words.sentences import Words

__all__ = ["LANGUAGES", "Words", "quoted", "sentence"]

"""`tockade hint`: the best moves of a seat, by what that seat may know."""

from __future__ import annotations

from tockade.cli import language
from tockade.cli.output import console, show_json
from tockade.cli.read_arguments import read_acting_seat, read_position
from tockade.cli.shared_parameters import AsJson, Codes, File, Lang, Seat
from tockade.game_types import BadInput
from tockade.insight import hint as find_hint
from tockade.insight.review_words import ReviewWords


def hint(file: File = "-", seat: Seat = None, codes: Codes = False, json: AsJson = False, lang: Lang = None) -> None:
    game, position = read_position(file)
    asking = read_acting_seat(game, position, seat)
    if asking not in game.actors(position):
        raise BadInput("hint_turn", seat=language.words().seat(asking, game.rules.id))
    found = find_hint(game, game.view(position, asking))
    if found is None:
        raise BadInput("review_no_value", game=game.setup.text)
    if json:
        show_json(found)
        return
    words, out = ReviewWords(language.words(), game, asking), console()
    for place, option in enumerate(found.options):
        chance = words.say("review-percent", percent=language.format_number(100 * option.chance, 1))
        said = f"{language.code(option.move)}{words.option(option)}"
        out.print(f"{chance:>8}  {said}", style="" if place else "bold")

/** A move as people say it, as `words/move_phrases.py` makes it: its steps in phrases, a pawn and where it goes as one. */

import type { Step } from "../generated/game.ts";
import type { Arguments } from "./fluentMessages.ts";
import type { Reader } from "./messageArguments.ts";

/** Two steps that are one phrase: "play the joker as a 7", "move the pawn from here to there". */
const PAIRS: Record<string, string> = {
  "play name": "step-play-as",
  "pawn land": "step-walk",
  "pawn swap": "step-exchange",
};

/** A whole move, or the beginning of one, as a list of phrases. */
export function movePhrase(reader: Reader, steps: readonly Step[]): string {
  const said = phrases(reader, steps);
  return said.length ? reader.list(said) : "";
}

function phrases(reader: Reader, [first, second, ...rest]: readonly Step[]): string[] {
  if (!first) return [];
  const pair = second && PAIRS[`${first.kind} ${second.kind}`];
  if (pair)
    return [reader.words.format(pair, pairArguments(reader, first, second), reader.game), ...phrases(reader, rest)];
  const alone = reader.words.format(`step-${first.kind}`, reader.step(first), reader.game);
  return [alone, ...phrases(reader, second ? [second, ...rest] : [])];
}

/** Those of the first step, and of the second its card, place, via and player. */
function pairArguments(reader: Reader, first: Step, second: Step): Arguments {
  return {
    ...reader.step(first),
    ...reader.player("other", second.seat ?? -1),
    ...reader.card("named", second.card ?? ""),
    to: reader.place(second.place),
    via: reader.place(second.via),
  };
}

/** The options of a rule set in words: names, meanings and values. */

import type { Arguments, Bundle } from "./fluentMessages.ts";
import { Reader } from "./messageArguments.ts";
import { message } from "./sentences.ts";

export function optionName(words: Bundle, game: string, option: string): string {
  return words.format(message("option", option), {}, game);
}

export function optionMeaning(words: Bundle, game: string, option: string): string {
  return words.format(message("option", option), {}, game, "meaning");
}

/** A value in words; open options have words for any value. */
export function optionValue(words: Bundle, game: string, option: string, value: string): string {
  const id = message("option", option);
  const own = message("value", value);
  const part = [own, "other"].find((name) => words.has(words.chosen(id, game), name));
  return part ? words.format(id, valueArguments(words, value), game, part) : value;
}

/** What a value of an open option is given: itself, the numbers between its hyphens, its cards as a list. */
function valueArguments(words: Bundle, value: string): Arguments {
  const [first = "none", second = "none", third = "none"] = value.split("-");
  const known = value.split(",").filter((card) => words.has(`card-${card}`));
  const cards = new Reader(words, "", -1, []).list(known.map((card) => words.format(`card-${card}`)));
  return { value, first, second, third, cards };
}

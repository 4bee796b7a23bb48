/** The options of a rule set in words: names, meanings and values. */

import type { Bundle } from "./fluentMessages.ts";
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
  return part ? words.format(id, { value }, game, part) : value;
}

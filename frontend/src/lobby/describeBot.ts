/** The levels of the bots, in words. */

import { say, words } from "../words/language.ts";
import { isShortSighted } from "./catalogue.ts";

/** What it is like to play against a bot, in a sentence, and whether it is less here; empty where none was written. */
export function describeBot(bot: string): string {
  const id = `page-bot-${bot}`;
  const line = words.value.has(id, "line") ? words.value.format(id, {}, "", "line") : "";
  return isShortSighted(bot) ? `${line} ${say("page-bot-short-sighted")}` : line;
}

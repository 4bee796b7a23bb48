/** What a bot is called in the language of the page. */

import { say, words } from "./language.ts";

/** Bots have names in words; one that is not known yet is shown by its own. */
export function botName(bot: string): string {
  const id = `page-bot-${bot}`;
  return words.value.has(id) ? say(id) : bot;
}

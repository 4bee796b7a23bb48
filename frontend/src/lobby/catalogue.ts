/** The catalogue of games, asked for once; rule sets of one sheet are one game to people. */

import { signal } from "@preact/signals";
import type { GameFacts, RuleSetFacts } from "../door/protocol.ts";
import { fetchBots, fetchCatalogue, fetchGame } from "../server/http.ts";

export const catalogue = signal<RuleSetFacts[]>([]);
export const bots = signal<string[]>([]);

/** In the order people meet them: the tocks, Tijou, then the two without cards. */
const ORDER = ["GJ", "FQ", "TC", "TJ", "BA", "TK"];

export async function loadCatalogue(): Promise<RuleSetFacts[]> {
  if (catalogue.value.length === 0) {
    const games = await fetchCatalogue();
    const place = ({ prefix }: RuleSetFacts): number => (ORDER.indexOf(prefix) + ORDER.length + 1) % (ORDER.length + 1);
    catalogue.value = games.sort((one, other) => place(one) - place(other) || one.id.length - other.id.length);
  }
  return catalogue.value;
}

export async function loadBots(): Promise<string[]> {
  if (bots.value.length === 0) bots.value = await fetchBots();
  return bots.value;
}

/** The first rule set of every sheet. */
export function sheets(games: readonly RuleSetFacts[]): RuleSetFacts[] {
  return games.filter((game, index) => games.findIndex(({ prefix }) => prefix === game.prefix) === index);
}

const made = new Map<string, Promise<GameFacts>>();

export function gameOf(setup: string): Promise<GameFacts> {
  const known = made.get(setup);
  if (known) return known;
  const asked = fetchGame(setup);
  made.set(setup, asked);
  asked.catch(() => made.delete(setup));
  return asked;
}

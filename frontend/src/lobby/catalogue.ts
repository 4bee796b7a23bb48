/** The catalogue of games, asked for once; rule sets of one sheet are one game to people. */

import { signal } from "@preact/signals";
import type { Scene } from "../door/game.ts";
import type { GameFacts, RuleSetFacts } from "../door/protocol.ts";
import { checkPosition, fetchBots, fetchCatalogue, fetchGame } from "../server/http.ts";

export const catalogue = signal<RuleSetFacts[]>([]);
export const bots = signal<string[]>([]);

/** In the order people meet them: the tocks, Tijou, then the two without cards. */
const ORDER = ["GJ", "FQ", "TC", "TJ", "BA", "TK"];

/** Asks once for each key; what failed may be asked again. */
function once<T>(ask: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (key) => {
    const asked = known.get(key) ?? ask(key);
    known.set(key, asked);
    asked.catch(() => known.delete(key));
    return asked;
  };
}

const place = ({ prefix }: RuleSetFacts): number => (ORDER.indexOf(prefix) + ORDER.length + 1) % (ORDER.length + 1);

const wholeCatalogue = once<RuleSetFacts[]>(async () => {
  const games = await fetchCatalogue();
  return (catalogue.value = games.sort((one, other) => place(one) - place(other) || one.id.length - other.id.length));
});

export const loadCatalogue = (): Promise<RuleSetFacts[]> => wholeCatalogue("");

export async function loadBots(): Promise<string[]> {
  if (bots.value.length === 0) bots.value = await fetchBots();
  return bots.value;
}

/** The first rule set of every sheet. */
export function sheets(games: readonly RuleSetFacts[]): RuleSetFacts[] {
  return games.filter((game, index) => games.findIndex(({ prefix }) => prefix === game.prefix) === index);
}

/** The game of a setup. */
export const gameOf = once<GameFacts>(fetchGame);

/** What stands where at the start of a setup. */
export const startOf = once<Scene>(async (setup) => (await checkPosition(setup)).scene);

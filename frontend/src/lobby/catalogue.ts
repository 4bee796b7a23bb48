/** The catalogue of games, asked for once; rule sets of one sheet are one game to people. */

import { signal } from "@preact/signals";
import { fetchBots, fetchCatalogue, fetchGame } from "../api/http.ts";
import type { BotsShown, GameShown, RulesShown } from "../generated/protocol.ts";

export const catalogue = signal<RulesShown[]>([]);
const bots = signal<BotsShown>({ bots: [], levels: {}, usual: "", stand_in: "", short_sighted: [] });

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

const place = ({ prefix }: RulesShown): number => (ORDER.indexOf(prefix) + ORDER.length + 1) % (ORDER.length + 1);

const wholeCatalogue = once<RulesShown[]>(async () => {
  const games = await fetchCatalogue();
  catalogue.value = games.sort((one, other) => place(one) - place(other) || one.id.length - other.id.length);
  return catalogue.value;
});

export const loadCatalogue = (): Promise<RulesShown[]> => wholeCatalogue("");

export async function loadBots(): Promise<BotsShown> {
  if (bots.value.bots.length === 0) bots.value = await fetchBots();
  return bots.value;
}

/** The levels that a rule set has room for, the weakest first; none while they are being asked for. */
export function levelsOf(rules: string): string[] {
  if (bots.value.bots.length === 0) void loadBots();
  return bots.value.levels[rules] ?? bots.value.bots;
}

/** Whether a rule set has room for fewer levels than others. */
export const hasFewerLevels = (rules: string): boolean => levelsOf(rules).length < bots.value.bots.length;

/** Who plays on for somebody who leaves, unless the table chose another. */
export const usualStandIn = (): string => bots.value.stand_in;

/** Whether a level looks less far here than elsewhere. */
export const isShortSighted = (level: string): boolean => bots.value.short_sighted.includes(level);

/** The first rule set of every sheet. */
export function firstOfEachSheet(games: readonly RulesShown[]): RulesShown[] {
  return games.filter((game, index) => games.findIndex(({ prefix }) => prefix === game.prefix) === index);
}

/** The game of a setup. */
export const loadGame = once<GameShown>(fetchGame);

/** What a card does in this game, in one line: ways of playing it, each made of effects. */

import type { CardEffect } from "../door/protocol.ts";
import type { Bundle } from "../words/bundle.ts";

type Ways = readonly CardEffect[][] | undefined;

function oneWay(words: Bundle, effects: readonly CardEffect[], game: string): string {
  return effects.map(([kind, number]) => words.format(`card-does-${kind}`, { number }, game)).join(", ");
}

export function cardLine(words: Bundle, ways: Ways, game: string): string {
  const said = (ways ?? []).map((way) => oneWay(words, way, game));
  return said.slice(1).reduce((list, next) => words.format("card-ways", { list, next }), said[0] ?? "");
}

/** Whether some way of playing the card has this effect. */
export function does(ways: Ways, kind: string): boolean {
  return (ways ?? []).some((way) => way.some(([effect]) => effect === kind));
}

/** How many steps a card that can be divided has. */
export function dividedNumber(ways: Ways): number {
  const way = (ways ?? []).find((each) => each.some(([kind]) => kind === "divide"));
  return way?.find(([, number]) => number > 0)?.[1] ?? 0;
}

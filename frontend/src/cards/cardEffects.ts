/** What a card does in this game, in one line: ways of playing it, each made of effects. */

import type { GameShown } from "../generated/protocol.ts";
import type { Bundle } from "../words/fluentMessages.ts";

/** A kind (message `card-does-KIND`) and its number. */
type CardEffect = GameShown["cards"][string][number][number];
type Ways = readonly CardEffect[][] | undefined;

function oneWay(words: Bundle, effects: readonly CardEffect[], game: string): string {
  return effects.map(([kind, number]) => words.format(`card-does-${kind}`, { number }, game)).join(", ");
}

export function cardEffectsLine(words: Bundle, ways: Ways, game: string): string {
  const said = (ways ?? []).map((way) => oneWay(words, way, game));
  return said.slice(1).reduce((list, next) => words.format("card-ways", { list, next }), said[0] ?? "");
}

/** What a way of playing is called in a word, the most telling first. */
const CAPTIONS = ["divide", "swap", "push", "wild", "arrive", "enter", "back", "forward"];

function tellingEffect(way: readonly CardEffect[]): CardEffect | undefined {
  return CAPTIONS.map((kind) => way.find(([effect]) => effect === kind)).find((effect) => effect !== undefined);
}

/** The same in two words, to be printed on the card: `entre · 13`. */
export function cardCaption(words: Bundle, ways: Ways): string {
  const told = CAPTIONS.flatMap((kind) => {
    const way = (ways ?? []).find((each) => tellingEffect(each)?.[0] === kind);
    return way ? [tellingEffect(way)!] : [];
  });
  const [first, second] = told.map(([kind, number], index) =>
    index > 0 && kind === "forward" ? String(number) : words.format(`card-caption-${kind}`, { number }),
  );
  return second ? `${first} · ${second}` : (first ?? "");
}

/** Whether some way of playing the card has this effect. */
export function hasEffect(ways: Ways, kind: string): boolean {
  return (ways ?? []).some((way) => way.some(([effect]) => effect === kind));
}

/** How many steps a card that can be divided has. */
export function dividedNumber(ways: Ways): number {
  const way = (ways ?? []).find((each) => each.some(([kind]) => kind === "divide"));
  return way?.find(([, number]) => number > 0)?.[1] ?? 0;
}

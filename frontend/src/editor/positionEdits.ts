/** Changes to the named fields of a position: a pawn moved, a light turned, another hand. */

import type { BoardPlan } from "../generated/game.ts";

export type Fields = Record<string, unknown>;

/** Waiting and arrived pawns have points of their own on the plan, and one word in a position. */
function wordOf(plan: BoardPlan, point: string): string {
  const camps = plan.points.some(({ kind }) => kind === "camp");
  if (/^[a-h]b\d$/.test(point)) return camps ? "camp" : "base";
  return camps && /^[a-h]h\d$/.test(point) ? "home" : point;
}

const lists = (value: unknown): string[][] =>
  Array.isArray(value) ? (value as string[][]).map((list) => [...list]) : [];
const texts = (value: unknown): string[] => (Array.isArray(value) ? [...(value as string[])] : []);

/** A pawn goes from one point to another; pawns are told apart by seat and place. */
export function movePawn(fields: Fields, plan: BoardPlan, seat: number, from: string, to: string): Fields {
  const pawns = lists(fields.pawns);
  const index = pawns[seat]?.indexOf(wordOf(plan, from)) ?? -1;
  if (index < 0) return fields;
  pawns[seat]![index] = wordOf(plan, to);
  const fresh = Array.isArray(fields.fresh)
    ? { fresh: (fields.fresh as unknown[]).filter((each) => JSON.stringify(each).indexOf(from) < 0) }
    : {};
  return { ...fields, pawns, ...fresh };
}

export function moveBarricade(fields: Fields, from: string, to: string): Fields {
  return { ...fields, barricades: texts(fields.barricades).map((place) => (place === from ? to : place)) };
}

const LIGHTS = "GOR";

/** The next light of a tile, or of the spare. */
export function turnLight(fields: Fields, place: string): Fields {
  const after = (light: string): string => LIGHTS[(LIGHTS.indexOf(light) + 1) % LIGHTS.length]!;
  if (place === "spare") return { ...fields, spare: after(String(fields.spare)) };
  const [column, row] = [place.charCodeAt(0) - 65, Number(place.slice(1)) - 1];
  const tiles = texts(fields.tiles);
  tiles[row] = [...(tiles[row] ?? "")].map((light, index) => (index === column ? after(light) : light)).join("");
  return { ...fields, tiles };
}

/** Another hand: its cards come from the stock, else from the discard; the old ones go under the stock. One of another size was never dealt. */
export function changeHand(fields: Fields, seat: number, cards: string[]): Fields {
  const hands = lists(fields.hands);
  const [stock, discard] = [texts(fields.stock), texts(fields.discard)];
  stock.push(...(hands[seat] ?? []));
  for (const card of cards) {
    const pile = stock.includes(card) ? stock : discard;
    const index = pile.indexOf(card);
    if (index >= 0) pile.splice(index, 1);
  }
  const dealt = hands[seat]?.length === cards.length ? {} : { deals: 0 };
  hands[seat] = cards;
  return { ...fields, hands, stock, discard, ...dealt };
}

const FRENCH: Record<string, string> = { V: "J", D: "Q", R: "K", "★": "X" };

export function readCards(text: string): string[] {
  return text
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((card) => FRENCH[card] ?? card);
}

/** The start of a game once chance has spoken: somebody can move, so that there is something to change. */
export function afterFirstChance(start: Fields): Fields {
  if (Array.isArray(start.hands)) return dealt(start);
  return "die" in start ? { ...unseated(start), phase: "walk", die: 4, contenders: [], throws: [] } : start;
}

function dealt(start: Fields): Fields {
  const stock = shuffled(texts(start.stock));
  const size = Number(start.deal_size ?? 5);
  const hands = lists(start.hands).map((_, seat) => stock.slice(seat * size, (seat + 1) * size));
  return { ...unseated(start), hands, stock: stock.slice(hands.length * size), phase: "play", candidates: [] };
}

/** Without the places that a lot has still to give: the server knows some that it may. */
function unseated(start: Fields): Fields {
  return Object.fromEntries(Object.entries(start).filter(([name]) => name !== "arms"));
}

function shuffled(cards: string[]): string[] {
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1));
    [cards[last], cards[other]] = [cards[other]!, cards[last]!];
  }
  return cards;
}

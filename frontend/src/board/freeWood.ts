/** The free wood of a board, in squares: where the plates of the players lie, the piles, and the die. */

import type { Box, Layout, PlacedPoint, Spot } from "./boardLayout.ts";

export interface FreeWood {
  /** By arm; none where the board has no room for plates. */
  plates: Map<number, Box>;
  piles?: Box;
  die?: Box;
  /** How large what lies there is drawn, beside the squares. */
  scale: number;
  plateScale: number;
  /** Whether the plates are too small for a phone. */
  small: boolean;
  /** The inlay of each arm that holds plate and base, between many arms. */
  gaps?: Map<number, Spot[]>;
}

const around = (x: number, y: number, width: number, height: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

function pointsOf(layout: Layout, kind: string): PlacedPoint[] {
  return [...layout.spots.values()].filter(({ point }) => point.kind === kind);
}

export function freeWood(layout: Layout): FreeWood {
  if (pointsOf(layout, "corner").length) return ringWood(layout);
  if (pointsOf(layout, "goal").length) return rowsWood(layout);
  if (pointsOf(layout, "tile").length) return { plates: campPlates(layout), scale: 1, plateScale: 0.72, small: false };
  if (layout.plan.turns > 4) return manyArmsWood(layout);
  return { plates: cornerPlates(layout), piles: around(0, 0, 3.5, 2.36), scale: 1, plateScale: 1, small: false };
}

/** The middle of where each arm's pawns wait. */
function waitingPlaces(layout: Layout): [number, { x: number; y: number }][] {
  const waiting = [...layout.spots.values()].filter(({ point }) => /^[a-h]b\d$/.test(point.name));
  const arms = [...new Set(waiting.map(({ point }) => point.arm ?? -1))];
  return arms.map((arm) => {
    const own = waiting.filter(({ point }) => point.arm === arm);
    const middle = (of: (spot: PlacedPoint) => number): number =>
      own.reduce((sum, spot) => sum + of(spot), 0) / own.length;
    return [arm, { x: middle(({ x }) => x), y: middle(({ y }) => y) }];
  });
}

/** On a cross every corner holds a base, and a plate between it and the edge. */
function cornerPlates(layout: Layout): Map<number, Box> {
  const first = pointsOf(layout, "base").filter(({ point }) => point.name[2] === "1");
  return new Map(
    first.map(({ point, x, y }) => [point.arm ?? -1, around(Math.sign(x) * 6.42, Math.sign(y) * 8.1, 6.5, 2.3)]),
  );
}

/** In the gaps between six or eight arms: beyond the base, where the wood is widest. */
function manyArmsWood(layout: Layout): FreeWood {
  const plate = layout.plan.turns > 6 ? plateOfEight : plateOfSix;
  const waiting = waitingPlaces(layout);
  return {
    plates: new Map(waiting.map(([arm, { x, y }]) => [arm, plate(x, y)])),
    gaps: new Map(waiting.map(([arm, base]) => [arm, gapAround(layout, base)])),
    piles: around(0, 0, 4.6, 2.9),
    scale: 1.3,
    plateScale: layout.plan.turns > 6 ? 0.62 : 0.85,
    small: true,
  };
}

/** As in `picture/svg/outline.py`. */
const BESIDE_ARM = 2.64;
const BEFORE_EDGE = 0.62;
const BEHIND_BASE = 1.75;

/** The wood between two of many arms, from behind a base to the corner of the board. */
function gapAround(layout: Layout, base: Spot): Spot[] {
  const far = Math.hypot(base.x, base.y);
  const half = Math.PI / layout.plan.turns;
  const [sin, cos] = [Math.sin(half), Math.cos(half)];
  const reach = layout.box.height / 2 - BEFORE_EDGE;
  const near = far - BEHIND_BASE;
  const side = (near * sin - BESIDE_ARM) / cos;
  const [along, aside] = [reach * cos + BESIDE_ARM * sin, reach * sin - BESIDE_ARM * cos];
  const shape: [number, number][] = [
    [near, -side],
    [near, side],
    [along, aside],
    [reach / cos, 0],
    [along, -aside],
  ];
  const [u, v] = [base.x / far, base.y / far];
  return shape.map(([a, c]) => ({ x: a * u - c * v, y: a * v + c * u }));
}

function plateOfSix(x: number, y: number): Box {
  if (Math.abs(x) > Math.abs(y)) return around(Math.sign(x) * 10.95, 0, 2.3, 2.7);
  return around(Math.sign(x) * 4.75, Math.sign(y) * 10.15, 3.7, 1.75);
}

function plateOfEight(x: number, y: number): Box {
  if (Math.abs(x) > Math.abs(y)) return around(Math.sign(x) * 11.3, Math.sign(y) * 4.2, 1.75, 2.9);
  return around(Math.sign(x) * 4.2, Math.sign(y) * 11.58, 3.05, 1.65);
}

/** Inside a ring: plates before the sides, the piles in the middle. */
function ringWood(layout: Layout): FreeWood {
  const entries = pointsOf(layout, "entry").map(({ point, x, y }) => {
    const across = Math.abs(y) > Math.abs(x);
    const box = across ? around(0, Math.sign(y) * 2.8, 3.8, 1.35) : around(Math.sign(x) * 2.65, 0, 2.05, 2.5);
    return [point.arm ?? -1, box] as const;
  });
  return { plates: new Map(entries), piles: around(0, 0, 2.4, 1.5), scale: 0.58, plateScale: 0.58, small: false };
}

/** Before a pyramid of rows: a plate under each base, the die beside the narrow rows under the goal. */
function rowsWood(layout: Layout): FreeWood {
  const rows = [...layout.spots.values()].filter(({ point }) => point.kind !== "base");
  const [left, top] = [Math.min(...rows.map(({ x }) => x)), Math.min(...rows.map(({ y }) => y))];
  const wide = Math.max(...rows.map(({ x }) => x)) - left > 12;
  const below = Math.max(...pointsOf(layout, "base").map(({ y }) => y)) + (wide ? 1.62 : 1.32);
  const plate = (x: number): Box => (wide ? around(x, below, 3.8, 1.45) : around(x, below, 1.92, 0.86));
  const plates = new Map(waitingPlaces(layout).map(([arm, { x }]) => [arm, plate(x)]));
  const die = wide ? around(left + 1.9, top + 5.3, 3.4, 2.2) : around(left + 1.45, top + 3, 2.9, 1);
  return { plates, die, scale: wide ? 1 : 0.52, plateScale: wide ? 0.74 : 0.4, small: false };
}

/** Beside the two camps, over the side where rows are pushed. */
function campPlates(layout: Layout): Map<number, Box> {
  const right = Math.max(...pointsOf(layout, "camp").map(({ x }) => x));
  return new Map(waitingPlaces(layout).map(([arm, { y }]) => [arm, around(right + 2.3, Math.sign(y) * 4.25, 3, 1.35)]));
}

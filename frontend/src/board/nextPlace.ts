/** The next of several places in a direction: what an arrow leads to. */

import type { PlacedPoint, Spot } from "./boardLayout.ts";

export type Direction = "left" | "up" | "down" | "right";

const WAYS: Record<Direction, Spot> = {
  left: { x: -1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  right: { x: 1, y: 0 },
};
/** How much a place that lies aside is farther than it looks. */
const ASIDE = 2;

/** The nearest of the places that lie that way from a spot, those straight ahead first; none at the edge. */
export function nextPlace(from: Spot, places: readonly PlacedPoint[], direction: Direction): string | undefined {
  const ahead = places.flatMap((place) => {
    const far = farness(from, place, WAYS[direction]);
    return far === undefined ? [] : [{ name: place.point.name, far }];
  });
  return ahead.sort((one, other) => one.far - other.far)[0]?.name;
}

/** How far a place lies that way; nothing of what lies behind or mostly aside. */
function farness(from: Spot, place: Spot, way: Spot): number | undefined {
  const [x, y] = [place.x - from.x, place.y - from.y];
  const [along, aside] = [x * way.x + y * way.y, Math.abs(x * way.y - y * way.x)];
  return along > 0.1 && aside <= 2.5 * along ? along + ASIDE * aside : undefined;
}

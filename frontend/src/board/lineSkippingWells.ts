/** A way along the squares that leaves the wells free, so that what is printed in them is not struck through. */

import { distance, type Spot } from "./boardLayout.ts";

const WELL = 0.42;

/** A line from one place to the next that leaves both ends free. */
export function between(from: Spot, to: Spot, free = WELL): string {
  const part = Math.min(0.45, free / (distance(from, to) || 1));
  const at = (share: number): string =>
    `${(from.x + (to.x - from.x) * share).toFixed(3)} ${(from.y + (to.y - from.y) * share).toFixed(3)}`;
  return `M${at(part)}L${at(1 - part)}`;
}

export function wayBetweenWells(spots: readonly Spot[]): string {
  return spots
    .slice(1)
    .map((spot, index) => between(spots[index]!, spot))
    .join("");
}

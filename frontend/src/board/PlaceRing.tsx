/** A ring round a square of the board, or a frame round a tile. */

import type { PlacedPoint } from "./boardLayout.ts";

interface RoundSpotProps {
  spot: PlacedPoint;
  radius: number;
  class: string;
}

/** As a tile is drawn in `picture/svg/piece_symbols.py`. */
export const TILE_FRAME = { x: -0.48, y: -0.48, width: 0.96, height: 0.96, rx: 0.14 };

export function PlaceRing({ spot, radius, class: name }: RoundSpotProps) {
  if (spot.point.kind === "tile")
    return <rect {...TILE_FRAME} transform={`translate(${spot.x} ${spot.y})`} class={name} />;
  return <circle cx={spot.x} cy={spot.y} r={radius} class={name} />;
}

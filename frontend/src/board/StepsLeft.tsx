/** A divided card counts down on the board: what is left of it, beside the pawn that walked last. */

import type { Layout } from "./boardLayout.ts";

export interface Rest {
  place: string;
  left: number;
}

export function StepsLeft({ layout, rest }: { layout: Layout; rest: Rest | undefined }) {
  const spot = rest && layout.spots.get(rest.place);
  if (!spot) return null;
  return (
    <g class="board-rest" transform={`translate(${spot.x + 0.5} ${spot.y - 0.5})`}>
      <circle r=".36" />
      <text dy=".16">{rest.left}</text>
    </g>
  );
}

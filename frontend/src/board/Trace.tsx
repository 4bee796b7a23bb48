/** The trace that the last move leaves until the next one. */

import { memo } from "../page/memo.ts";
import type { Layout } from "./geometry.ts";

export interface TracedMove {
  /** The places gone through, the first one left, the last one reached. */
  places: string[];
}

export const Trace = memo(function Trace({ layout, moves }: { layout: Layout; moves: readonly TracedMove[] }) {
  return (
    <g>
      {moves.map(({ places }) => {
        const spots = places.map((place) => layout.spots.get(place)).filter((spot) => spot !== undefined);
        const [first, last] = [spots[0], spots[spots.length - 1]];
        if (!first || !last) return null;
        return (
          <g key={places.join()}>
            <path d={`M${spots.map((spot) => `${spot.x.toFixed(3)} ${spot.y.toFixed(3)}`).join("L")}`} class="trace" />
            <circle cx={first.x} cy={first.y} r=".4" class="trace-start" />
            <circle cx={last.x} cy={last.y} r=".5" class="trace-end" />
          </g>
        );
      })}
    </g>
  );
});

/** Fine lines from the pawns to where they would land. */

import type { Ghost } from "./ChoiceMarks.tsx";
import { distance, type Layout, type Spot } from "./geometry.ts";

const PAWN = 0.45;

/** A line that leaves both ends free. */
function between(from: Spot, to: Spot): string {
  const part = Math.min(0.45, PAWN / (distance(from, to) || 1));
  const at = (share: number): string =>
    `${(from.x + (to.x - from.x) * share).toFixed(3)} ${(from.y + (to.y - from.y) * share).toFixed(3)}`;
  return `M${at(part)}L${at(1 - part)}`;
}

export function LandingLines({ layout, ghosts }: { layout: Layout; ghosts: readonly Ghost[] }) {
  return (
    <g>
      {ghosts.map(({ from, via, place, seat }) => {
        const way = [from, via, place]
          .map((name) => (name ? layout.spots.get(name) : undefined))
          .filter((spot) => spot !== undefined);
        if (!from || way.length < 2) return null;
        const lines = way.slice(1).map((spot, index) => between(way[index]!, spot));
        return <path key={`${seat} ${from} ${place}`} d={lines.join("")} class="ghost-line" />;
      })}
    </g>
  );
}

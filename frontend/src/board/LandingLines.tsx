/** Fine lines from the pawns to where they would land. */

import { distance, type Layout, type Spot } from "./boardLayout.ts";
import type { Ghost } from "./ChoiceMarks.tsx";
import { wayBetweenWells } from "./lineSkippingWells.ts";

/** With more of them lines would cross each other. */
const MOST = 4;

/** Whether a straight way passes over no other square: what is printed there would be struck through. */
function isFree(layout: Layout, way: readonly Spot[]): boolean {
  const others = [...layout.spots.values()].filter((spot) => !way.includes(spot));
  return way
    .slice(1)
    .every((to, index) =>
      others.every((spot) => distance(spot, way[index]!) + distance(spot, to) > 1.03 * distance(way[index]!, to)),
    );
}

export function LandingLines({ layout, ghosts }: { layout: Layout; ghosts: readonly Ghost[] }) {
  if (ghosts.length > MOST) return null;
  return (
    <g>
      {ghosts.map(({ from, via, place, seat }) => {
        const way = [from, via, place]
          .map((name) => (name ? layout.spots.get(name) : undefined))
          .filter((spot) => spot !== undefined);
        if (!from || way.length < 2 || !isFree(layout, way)) return null;
        return <path key={`${seat} ${from} ${place}`} d={wayBetweenWells(way)} class="ghost-line" />;
      })}
    </g>
  );
}

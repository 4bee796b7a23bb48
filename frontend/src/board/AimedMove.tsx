/** The one move that is pointed at: its way square by square, and the square it ends on. */

import type { Layout } from "./boardLayout.ts";
import type { PawnPath } from "./LastMove.tsx";
import { wayBetweenWells } from "./lineSkippingWells.ts";
import { PlaceRing } from "./PlaceRing.tsx";

export function AimedMove({ layout, paths }: { layout: Layout; paths: readonly PawnPath[] }) {
  const ways = paths.map(({ places }) =>
    places.map((place) => layout.spots.get(place)).filter((spot) => spot !== undefined),
  );
  return (
    <g class="aimed">
      {ways.map((spots, index) => {
        const end = spots[spots.length - 1];
        if (!end) return null;
        return (
          <g key={index}>
            <path d={wayBetweenWells(spots)} class="aimed-way" />
            {spots.slice(1, -1).map(({ x, y, point }) => (
              <g key={point.name}>
                <circle cx={x} cy={y} r=".29" class="aimed-well" />
                <circle cx={x} cy={y} r=".13" class="aimed-step" />
              </g>
            ))}
            <PlaceRing spot={end} radius={0.6} class="aimed-end" />
          </g>
        );
      })}
    </g>
  );
}

/** The ways that the pawns of the last move went, drawn until the next move. */

import { memo } from "../page/memoComponent.ts";
import type { Layout } from "./boardLayout.ts";
import { wayBetweenWells } from "./lineSkippingWells.ts";
import { PlaceRing } from "./PlaceRing.tsx";

export interface PawnPath {
  /** The places gone through, the first one left, the last one reached. */
  places: string[];
  /** Whether pawns on the way were taken in passing. */
  swept?: boolean;
}

export const LastMove = memo(function LastMove({ layout, moves }: { layout: Layout; moves: readonly PawnPath[] }) {
  return (
    <g>
      {moves.map(({ places, swept }) => {
        const spots = places.map((place) => layout.spots.get(place)).filter((spot) => spot !== undefined);
        const [first, last] = [spots[0], spots[spots.length - 1]];
        if (!first || !last) return null;
        return (
          <g key={places.join()}>
            <path d={wayBetweenWells(spots)} class={swept ? "trace trace-swept" : "trace"} />
            {first !== last && <PlaceRing spot={first} radius={0.4} class="trace-start" />}
            <PlaceRing spot={last} radius={0.5} class="trace-end" />
          </g>
        );
      })}
    </g>
  );
});

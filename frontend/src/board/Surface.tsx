/** The board itself, without anything that moves: plate, track, wells, houses, bases, arrows and printed numbers. */

import { memo } from "../page/memo.ts";
import type { Layout } from "./geometry.ts";
import { Arrows } from "./Arrows.tsx";
import { Plates } from "./Plates.tsx";
import { Well } from "./Well.tsx";

export interface SurfaceProps {
  layout: Layout;
  game: string;
  /** The seats that sit at each arm. */
  owners: Map<number, number[]>;
}

export const Surface = memo(function Surface({ layout, game, owners }: SurfaceProps) {
  const wells = [...layout.spots.values()];
  return (
    <g class="surface">
      <Plates layout={layout} game={game} owners={owners} />
      <Arrows layout={layout} />
      {wells.map((spot) => (
        <Well key={spot.point.name} spot={spot} game={game} owner={owners.get(spot.point.arm ?? -1)?.[0] ?? -1} />
      ))}
    </g>
  );
});

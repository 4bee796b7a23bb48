/** Light on the houses of those who have won. */

import type { Layout, PlacedPoint } from "../board/geometry.ts";
import type { TableState } from "./tableState.ts";

/** A ring round each place where a winner's pawns have arrived; the goal where there are no houses. */
function placesOfWinners(state: TableState, layout: Layout): PlacedPoint[] {
  const { scene, result } = state.shown.value ?? {};
  const arms = (result?.order[0] ?? []).map((seat) => scene?.arms[seat]);
  const spots = [...layout.spots.values()];
  const homes = spots.filter(({ point }) => /^[a-h]h\d?$/.test(point.name) && arms.includes(point.arm));
  return homes.length ? homes : spots.filter(({ point }) => point.kind === "goal" || point.kind === "arrival");
}

export function VictoryLight({ state, layout }: { state: TableState; layout: Layout }) {
  if (!state.shown.value?.result) return null;
  const { x: left, y: top, width, height } = layout.box;
  const part = (length: number, whole: number): string => `${((100 * length) / whole).toFixed(2)}%`;
  return (
    <div class="victory" aria-hidden="true">
      {placesOfWinners(state, layout).map(({ point, x, y }) => (
        <i
          key={point.name}
          style={{ left: part(x - left, width), top: part(y - top, height), width: part(1, width), aspectRatio: "1" }}
        />
      ))}
    </div>
  );
}

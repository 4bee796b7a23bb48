/** Light on the houses of those who have won, and a medal with their marks where the cards lay. */

import type { Layout, PlacedPoint, Spot } from "../board/boardLayout.ts";
import { freeWood } from "../board/freeWood.ts";
import { partOf } from "../board/placesOnWood.ts";
import { SeatMark } from "../board/SeatMark.tsx";
import type { TableState } from "./tableState.ts";

/** A ring round each place where a winner's pawns have arrived; the goal where there are no houses. */
function placesOfWinners(state: TableState, layout: Layout): PlacedPoint[] {
  const { scene, result } = state.shown.value ?? {};
  const arms = (result?.order[0] ?? []).map((seat) => scene?.arms[seat]);
  const spots = [...layout.spots.values()];
  const homes = spots.filter(({ point }) => /^[a-h]h\d?$/.test(point.name) && arms.includes(point.arm));
  return homes.length ? homes : spots.filter(({ point }) => point.kind === "goal" || point.kind === "arrival");
}

/** Rays come from under the medal, else from where the winners have arrived. */
function raysFrom(layout: Layout, places: readonly PlacedPoint[]): Spot {
  if (freeWood(layout).piles || places.length === 0) return layout.centre;
  const mean = (of: (spot: Spot) => number): number => places.reduce((sum, at) => sum + of(at), 0) / places.length;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

export function VictoryLight({ state, layout }: { state: TableState; layout: Layout }) {
  if (!state.shown.value?.result) return null;
  const { x: left, y: top, width, height } = layout.box;
  const part = (length: number, whole: number): string => `${((100 * length) / whole).toFixed(2)}%`;
  const places = placesOfWinners(state, layout);
  const from = raysFrom(layout, places);
  return (
    <div class="victory" aria-hidden="true">
      <div
        class="victory-rays"
        style={{ "--from-x": part(from.x - left, width), "--from-y": part(from.y - top, height) }}
      />
      {places.map(({ point, x, y }) => (
        <i
          key={point.name}
          style={{ left: part(x - left, width), top: part(y - top, height), width: part(1, width), aspectRatio: "1" }}
        />
      ))}
      <Medal state={state} layout={layout} />
    </div>
  );
}

function Medal({ state, layout }: { state: TableState; layout: Layout }) {
  const { piles } = freeWood(layout);
  const winners = state.shown.value?.result?.order[0] ?? [];
  if (!piles || winners.length === 0) return null;
  return (
    <div class="medal-place" style={partOf(layout, piles)}>
      <div class="medal">
        {winners.map((seat) => (
          <SeatMark key={seat} seat={seat} game={state.game.rules} />
        ))}
      </div>
    </div>
  );
}

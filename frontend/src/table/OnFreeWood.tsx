/** What lies on the free wood of the board: the players' plates, stock and discard, the die. */

import { type Box, type Layout, roundedPath } from "../board/boardLayout.ts";
import { freeWood } from "../board/freeWood.ts";
import { largeScreen } from "../page/largeScreen.ts";
import { memo } from "../page/memoComponent.ts";
import { PilesAndDie } from "./PilesAndDie.tsx";
import { type Plate, Players } from "./Players.tsx";
import type { TableState } from "./tableState.ts";
import { VictoryLight } from "./VictoryLight.tsx";

/** A box of the board in hundredths of what is shown. */
export function partOf(layout: Layout, { x, y, width, height }: Box): Record<string, string> {
  const part = (length: number, whole: number): string => `${((100 * length) / whole).toFixed(2)}%`;
  return {
    left: part(x - layout.box.x, layout.box.width),
    top: part(y - layout.box.y, layout.box.height),
    width: part(width, layout.box.width),
    height: part(height, layout.box.height),
  };
}

function plateOf(layout: Layout, box: Box): Plate {
  return { style: partOf(layout, box), tall: box.height > box.width };
}

/** Whether every player has a plate on the board: where two share an arm, or plates are too small for this screen, they stand above it. */
export function platesFit(layout: Layout, arms: readonly number[]): boolean {
  const { plates, small } = freeWood(layout);
  if (small && !largeScreen.value) return false;
  return new Set(arms).size === arms.length && arms.every((arm) => plates.has(arm));
}

export const OnFreeWood = memo(function OnFreeWood({ state, layout }: { state: TableState; layout: Layout }) {
  const arms = state.shown.value?.scene?.arms ?? [];
  const { plates, piles, die, scale, plateScale, small } = freeWood(layout);
  const place = piles ?? die;
  const unit = (of: number): string => `${((100 * of) / layout.box.width).toFixed(4)}cqw`;
  return (
    <div class="on-wood" style={{ "--unit": unit(scale), "--plate-unit": unit(plateScale) }}>
      <VictoryLight state={state} layout={layout} />
      <ActingGaps state={state} layout={layout} />
      {platesFit(layout, arms) && (
        <Players state={state} small={small} places={arms.map((arm) => plateOf(layout, plates.get(arm)!))} />
      )}
      {place && !(piles && state.shown.value?.result) && (
        <div class={piles ? "wood-piles" : "wood-die"} style={partOf(layout, place)}>
          <PilesAndDie state={state} />
        </div>
      )}
    </div>
  );
});

/** Light round the inlay of whoever must act, where plate and base are one. */
function ActingGaps({ state, layout }: { state: TableState; layout: Layout }) {
  const { actors = [], phase, scene } = state.shown.value ?? {};
  const { gaps } = freeWood(layout);
  if (!gaps || !scene || phase !== "playing") return null;
  const { x, y, width, height } = layout.box;
  const lines = actors.map((seat) => gaps.get(scene.arms[seat] ?? -1) ?? []);
  return (
    <svg class="acting-gaps" viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      {lines.map((corners, index) => (
        <g key={index}>
          <path d={roundedPath(corners, 0.7)} class="acting-glow" />
          <path d={roundedPath(corners, 0.7)} class="acting-line" />
        </g>
      ))}
    </svg>
  );
}

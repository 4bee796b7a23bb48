/** What lies on the free wood of the board: the players' plates, stock and discard, the die. */

import { type Layout, roundedPath } from "../board/boardLayout.ts";
import { freeWood } from "../board/freeWood.ts";
import { partOf, plateOf, platesFit, woodUnits } from "../board/placesOnWood.ts";
import { memo } from "../page/memoComponent.ts";
import { CampLabels } from "./CampLabels.tsx";
import { CardExchange, exchangePartner } from "./CardExchange.tsx";
import { PilesAndDie } from "./PilesAndDie.tsx";
import { Players } from "./Players.tsx";
import type { TableState } from "./tableState.ts";
import { VictoryLight } from "./VictoryLight.tsx";

export const OnFreeWood = memo(function OnFreeWood({ state, layout }: { state: TableState; layout: Layout }) {
  const arms = state.shown.value?.scene?.arms ?? [];
  const { plates, piles, die, small } = freeWood(layout);
  const place = piles ?? die;
  return (
    <div class="on-wood" style={woodUnits(layout)}>
      <VictoryLight state={state} layout={layout} />
      <ActingGaps state={state} layout={layout} />
      {platesFit(layout, arms) && (
        <Players state={state} small={small} places={arms.map((arm) => plateOf(layout, plates.get(arm)!))} />
      )}
      <CampLabels state={state} layout={layout} />
      <CardExchange state={state} layout={layout} />
      {place && !(piles && (state.shown.value?.result || exchangePartner(state) !== undefined)) && (
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

/** A barricade is aimed with four arrows, from one lit point to the next: on a phone the points are small. */

import { animating } from "../animation/moveAnimation.ts";
import { Barricade } from "../board/Barricade.tsx";
import { type Direction, nextPlace } from "../board/nextPlace.ts";
import { say } from "../words/language.ts";
import type { TableState } from "./tableState.ts";
import type { Target } from "./tapTargets.ts";

const ARROWS: readonly (readonly [Direction, string, string])[] = [
  ["left", "ArrowLeft", "M7 0H-7M-2-5L-7 0L-2 5"],
  ["up", "ArrowUp", "M0 7V-7M-5-2L0-7L5-2"],
  ["down", "ArrowDown", "M0-7V7M-5 2L0 7L5 2"],
  ["right", "ArrowRight", "M-7 0H7M2-5L7 0L2 5"],
];

/** Where a barricade may be put; nothing while something else is chosen. */
function barricadeTargets(state: TableState): readonly Target[] {
  const builder = state.builder.value;
  if (!builder || builder.question.value || builder.busy.value || state.handHidden.value || animating.value) return [];
  return builder.targets.value.filter(({ steps }) => steps[steps.length - 1]?.kind === "barricade");
}

export function AimByArrows({ state }: { state: TableState }) {
  if (barricadeTargets(state).length === 0) return null;
  const byKey = (event: KeyboardEvent): void => {
    const direction = ARROWS.find(([, key]) => key === event.key)?.[0];
    if (!direction) return;
    event.preventDefault();
    aim(state, direction);
  };
  return (
    <div class="aim-arrows" role="group" aria-label={say("page-aim")} onKeyDown={byKey}>
      <span class="aim-piece">
        <svg viewBox="-.6 -.6 1.2 1.2" aria-hidden="true">
          <Barricade />
        </svg>
        {say("page-aim-in-hand")}
      </span>
      {ARROWS.map(([direction, , sign]) => (
        <button
          key={direction}
          type="button"
          class="tool"
          aria-label={say(`page-aim-${direction}`)}
          onClick={() => aim(state, direction)}
        >
          <svg class="icon" viewBox="-9.5 -9.5 19 19" width="24" height="24" aria-hidden="true">
            <path d={sign} />
          </svg>
        </button>
      ))}
    </div>
  );
}

/** Puts it where it is aimed at. */
export function PutWhereAimed({ state }: { state: TableState }) {
  const targets = barricadeTargets(state);
  const aimed = state.builder.value?.aimed.value;
  if (targets.length === 0) return null;
  return (
    <button
      type="button"
      class="button aim-put"
      disabled={!aimed}
      onClick={() => aimed && state.builder.value?.choose(aimed)}
    >
      {say("page-aim-put")}
    </button>
  );
}

/** From where it is aimed at now; at first from where it was taken. */
function aim(state: TableState, direction: Direction): void {
  const builder = state.builder.value;
  const spots = state.boardState.value?.layout.value.spots;
  const targets = barricadeTargets(state);
  if (!builder || !spots || targets.length === 0) return;
  const lit = targets.flatMap(({ place }) => spots.get(place) ?? []);
  const taken = state.lastMove.value.at(-1)?.places.at(-1) ?? "";
  const from = spots.get(builder.aimed.value?.place ?? taken) ?? lit[0]!;
  const place = nextPlace(from, lit, direction);
  if (place) builder.aimed.value = targets.find((target) => target.place === place) ?? null;
}

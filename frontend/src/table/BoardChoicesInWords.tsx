/** The targets on the board as buttons in words: every move can be made here, without the board. */

import { animating } from "../animation/moveAnimation.ts";
import type { ConsequenceKind } from "../generated/game.ts";
import { memo } from "../page/memoComponent.ts";
import { say } from "../words/language.ts";
import { tell, tellSteps } from "../words/sentences.ts";
import type { TableState } from "./tableState.ts";
import type { Target } from "./tapTargets.ts";

const TOLD: readonly ConsequenceKind[] = ["captured", "housed", "swapped", "barricade_hit", "lapped"];

export const BoardChoicesInWords = memo(function BoardChoicesInWords({ state }: { state: TableState }) {
  const builder = state.builder.value;
  if (!builder || builder.question.value || state.handHidden.value || animating.value) return null;
  const pawn = builder.pawn.value;
  const meant = builder.doubt.value.length
    ? builder.doubt.value
    : builder.targets.value.filter((target) => !pawn || target.from === pawn);
  if (meant.length === 0) return null;
  return (
    <section class="moves" aria-label={say("page-moves")} key={builder.taps.value.length}>
      <ul class="moves-list">
        {meant.map((target) => (
          <li key={JSON.stringify(target.steps)}>
            <button
              type="button"
              class="move"
              data-places={placesOf(target)}
              onClick={() => builder.choose(target)}
              onFocus={() => (builder.aimed.value = target)}
              onBlur={() => (builder.aimed.value = null)}
              onPointerEnter={() => (builder.aimed.value = target)}
              onPointerLeave={() => (builder.aimed.value = null)}
            >
              {moveWords(state, target)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
});

/** The places of a move in notation, for programs that read the page. */
function placesOf(target: Target): string {
  return target.steps
    .flatMap((step) => [step.place, step.via])
    .filter(Boolean)
    .join(" ");
}

/** A landing in words, and what it would do to whom. */
export function moveWords(state: TableState, target: Target): string {
  const reader = state.reader();
  const effects = target.consequences.filter(({ kind }) => TOLD.includes(kind));
  return [`${tellSteps(reader, target.steps)}.`, ...effects.map((happened) => tell(reader, happened))].join(" ");
}

/** What was chosen in advance: it stands under the prompt until the turn comes, and can be changed. */

import { say } from "../words/language.ts";
import { tellSteps } from "../words/sentences.ts";
import type { TableState } from "./tableState.ts";

export function MoveInAdvance({ state }: { state: TableState }) {
  const { chosen, dropped } = state.advance;
  if (state.handHidden.value) return null;
  if (dropped.value)
    return (
      <p class="notice" role="status">
        {say("page-advance-dropped")}
      </p>
    );
  if (!chosen.value) return <ChooseAhead state={state} />;
  return (
    <div class="advance" role="group" aria-label={say("page-advance")}>
      <p>{say("page-advance-chosen", { move: tellSteps(state.reader(), chosen.value.steps) })}</p>
      <button type="button" class="button button-soft" onClick={() => (chosen.value = null)}>
        {say("page-advance-cancel")}
      </button>
    </div>
  );
}

/** Where there are no cards to tap, choosing ahead is begun here. */
function ChooseAhead({ state }: { state: TableState }) {
  const builder = state.builder.value;
  const begun = builder?.inAdvance && builder.first.value.length > 0;
  if (!(begun || state.mayChooseAhead.value) || Object.keys(state.game.cards).length > 0) return null;
  const turn = (): void => {
    if (begun) state.builder.value = null;
    else void state.chooseAhead();
  };
  return (
    <button type="button" class="button button-soft" onClick={turn}>
      {say(begun ? "page-advance-none" : "page-advance-begin")}
    </button>
  );
}

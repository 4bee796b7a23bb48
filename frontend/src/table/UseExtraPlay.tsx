/** The button that spends a kept extra play with the next move (FADOQ); turns without one need no tap for it. */

import { animating } from "../animation/moveAnimation.ts";
import { keepExtraPlay } from "../page/preferences.ts";
import { say } from "../words/language.ts";
import type { TableState } from "./tableState.ts";

export function UseExtraPlay({ state }: { state: TableState }) {
  const { wanted } = state.extraPlays;
  if (!mayBeWanted(state)) return null;
  return (
    <button
      type="button"
      class="button button-soft extra-play"
      aria-pressed={wanted.value}
      onClick={() => (wanted.value = !wanted.value)}
    >
      {say("page-extra-wanted")}
    </button>
  );
}

function mayBeWanted(state: TableState): boolean {
  const builder = state.builder.value;
  if (!builder || state.handHidden.value || animating.value || !keepExtraPlay.value) return false;
  const asked = builder.first.value.some(({ step }) => step.kind === "decline");
  return !asked && !builder.question.value && state.extraPlays.kept(state.shown.value) > 0;
}

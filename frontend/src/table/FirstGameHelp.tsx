/** Help for a first game: what can be done now, and what for, in one sentence; captions of the cards are the hand's. */

import { useRef } from "preact/hooks";
import type { StepKind } from "../generated/game.ts";
import { memo } from "../page/memoComponent.ts";
import { firstGameHelp } from "../page/preferences.ts";
import { say } from "../words/language.ts";
import type { TableState } from "./tableState.ts";

export const FirstGameHelp = memo(function FirstGameHelp({ state }: { state: TableState }) {
  const last = useRef("");
  const seated = state.connection.value.seat >= 0 && state.shown.value?.phase === "playing";
  if (!firstGameHelp.value || !seated || state.handHidden.value) return null;
  const line = shown(state, last.current);
  last.current = line;
  return (
    <aside class="helper" aria-label={say("page-helper")}>
      <p key={line}>{line}</p>
      <button
        type="button"
        class="tool"
        aria-label={say("page-helper-off")}
        onClick={() => (firstGameHelp.value = false)}
      >
        <span aria-hidden="true">×</span>
      </button>
    </aside>
  );
});

/** While the reader's own move is on its way nothing new is said: the others do not play yet. */
function shown(state: TableState, before: string): string {
  const own = state.shown.value?.actors.includes(state.connection.value.seat) && !state.builder.value;
  return own && before ? before : helpOf(state);
}

/** The kinds of steps that have a sentence of help, the most telling first. */
const HELPED: readonly StepKind[] = [
  "play",
  "give",
  "deal",
  "push",
  "barricade",
  "enter",
  "pawn",
  "lay",
  "discard",
  "pass",
  "decline",
];

function helpOf(state: TableState): string {
  const builder = state.builder.value;
  if (!builder) return state.say(state.mayChooseAhead.value ? "page-help-ahead" : "page-help-wait");
  if (builder.question.value) return state.say("page-help-sure");
  if (builder.steps.value.length > 0) return state.say("page-help-target");
  const kinds = new Set(builder.choices.value.map(({ step }) => step.kind));
  const known = HELPED.find((kind) => kinds.has(kind));
  return state.say(known ? `page-help-${known}` : "page-help-target");
}

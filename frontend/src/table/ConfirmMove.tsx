/** Asks before a move that weighs is sent: a 7, a swap, harm to one's own side, a card given or laid. */

import type { Verdict } from "../generated/game.ts";
import { showNotation } from "../page/preferences.ts";
import { say } from "../words/language.ts";
import { capital, tell, tellSteps, tellWhy } from "../words/sentences.ts";
import type { TableState } from "./tableState.ts";

export function ConfirmMove({ state }: { state: TableState }) {
  const builder = state.builder.value;
  const question = builder?.question.value;
  const refusal = builder?.refusal.value;
  if (!builder || state.handHidden.value) return null;
  const reader = state.reader();
  const told = question && (question.harm || question.consequences.length > 0);
  return (
    <>
      {refusal && (
        <p class="notice notice-warn" role="alert">
          {refusalWords(state, refusal)}
        </p>
      )}
      {question && (
        <div
          class={`question ${told ? "question-told" : ""} ${question.harm ? "question-harm" : ""}`}
          role="group"
          aria-label={say("page-prompt-sure")}
        >
          <ul class="question-tells">
            {question.harm && (
              <li>
                <strong>{say("page-prompt-harm")}</strong>
              </li>
            )}
            {question.consequences.map((happened, index) => (
              <li key={index}>{tell(reader, happened)}</li>
            ))}
          </ul>
          <div class="question-answers">
            <button type="button" class="button" disabled={builder.busy.value} onClick={() => builder.answer()}>
              {question.steps.length === 1 ? capital(tellSteps(reader, question.steps)) : say("page-confirm")}
            </button>
            <Undo state={state} />
          </div>
        </div>
      )}
    </>
  );
}

/** A refusal by the rules in the page's own words, which have codes where they are wanted; any other in the server's. */
function refusalWords(state: TableState, { words, verdict }: { words: string; verdict?: Verdict }): string {
  if (verdict) return tellWhy(state.reader(), verdict, state.builder.value?.decision, showNotation.value);
  return words || say("page-failed", { status: 0 });
}

/** While a move is half chosen: back, or from the beginning. */
export function UnfinishedMove({ state }: { state: TableState }) {
  const builder = state.builder.value;
  if (!builder || state.handHidden.value || builder.question.value || builder.steps.value.length === 0) return null;
  return (
    <div class="question-tools">
      <Undo state={state} />
    </div>
  );
}

function Undo({ state }: { state: TableState }) {
  const builder = state.builder.value!;
  return (
    <>
      <button type="button" class="button button-soft" onClick={() => builder.undo()}>
        {say("page-undo")}
      </button>
      {builder.taps.value.length > 1 && (
        <button type="button" class="button button-soft" onClick={() => builder.cancel()}>
          {say("page-start-over")}
        </button>
      )}
    </>
  );
}

/** One question more, where a move weighs: a 7, a swap, harm to one's own side, a card given or laid. */

import { say } from "../words/language.ts";
import { capital, tell, tellSteps } from "../words/sentences.ts";
import type { Room } from "./room.ts";

export function Question({ room }: { room: Room }) {
  const choosing = room.choosing.value;
  const question = choosing?.question.value;
  const refusal = choosing?.refusal.value;
  if (!choosing || room.covered.value) return null;
  const reader = room.reader();
  return (
    <>
      {refusal && (
        <p class="notice notice-warn" role="alert">{refusal.words || say("page-failed", { status: 0 })}</p>
      )}
      {question && (
        <div class={`question ${question.harm ? "question-harm" : ""}`} role="group" aria-label={say("page-prompt-sure")}>
          <ul class="question-tells">
            {question.consequences.map((happened, index) => (
              <li key={index}>{tell(reader, happened)}</li>
            ))}
          </ul>
          <div class="question-answers">
            <button type="button" class="button" disabled={choosing.busy.value} onClick={() => choosing.answer()}>
              {question.steps.length === 1 ? capital(tellSteps(reader, question.steps)) : say("page-confirm")}
            </button>
            <Undo room={room} />
          </div>
        </div>
      )}
    </>
  );
}

/** While a move is half chosen: back, or from the beginning. */
export function Unfinished({ room }: { room: Room }) {
  const choosing = room.choosing.value;
  if (!choosing || room.covered.value || choosing.question.value || choosing.steps.value.length === 0) return null;
  return (
    <div class="question-tools">
      <Undo room={room} />
    </div>
  );
}

function Undo({ room }: { room: Room }) {
  const choosing = room.choosing.value!;
  return (
    <>
      <button type="button" class="button button-soft" onClick={() => choosing.undo()}>{say("page-undo")}</button>
      {choosing.taps.value.length > 1 && (
        <button type="button" class="button button-soft" onClick={() => choosing.cancel()}>{say("page-start-over")}</button>
      )}
    </>
  );
}

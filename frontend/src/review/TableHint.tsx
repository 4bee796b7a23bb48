/** A hint at the table, where it allows hints: the best move and the next two, by what the player can know. */

import { useState } from "preact/hooks";
import { animating } from "../animation/moveAnimation.ts";
import type { HintAnswer } from "../generated/protocol.ts";
import { errorWords, Notice } from "../page/Notice.tsx";
import type { TableState } from "../table/tableState.ts";
import { say } from "../words/language.ts";
import { Line } from "./ReviewDecision.tsx";
import { useReviewWords } from "./reviewSentences.ts";

export function TableHint({ state }: { state: TableState }) {
  const spoken = useReviewWords();
  const [found, setFound] = useState<HintAnswer | null>(null);
  const [waiting, setWaiting] = useState(false);
  const [trouble, setTrouble] = useState("");
  const builder = state.builder.value;
  const connection = state.connection.value;
  if (!spoken || !builder || state.handHidden.value || animating.value || !connection.welcome.value?.hints) return null;
  const ask = (): void => {
    setWaiting(true);
    connection.socket
      .hint()
      .then(
        (answer) => {
          setTrouble("");
          setFound(answer);
        },
        (error: unknown) => setTrouble(errorWords(error)),
      )
      .finally(() => setWaiting(false));
  };
  if (found?.decision === builder.decision.id)
    return <Found state={state} found={found} onClose={() => setFound(null)} />;
  return (
    <div class="hint">
      <button type="button" class="button button-soft" disabled={waiting} onClick={ask}>
        {say(waiting ? "hint-waiting" : "hint-ask")}
      </button>
      <Notice text={trouble} />
    </div>
  );
}

function Found({ state, found, onClose }: { state: TableState; found: HintAnswer; onClose: () => void }) {
  const reader = state.reader();
  return (
    <section class="review hint-found" aria-label={say("hint-ask")} role="status">
      <h3>{say("hint-by")}</h3>
      <ol>
        {found.options.map((option, index) => (
          <Line key={option.number} reader={reader} option={option} best={index === 0} />
        ))}
      </ol>
      <button type="button" class="button button-soft" onClick={onClose}>
        {say("hint-close")}
      </button>
    </section>
  );
}

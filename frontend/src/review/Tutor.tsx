/** The tutor, for who wants one: before a move that costs much is played, it asks, and shows what is better. */

import { useEffect } from "preact/hooks";
import type { SeatShown } from "../generated/protocol.ts";
import { tutor } from "../page/preferences.ts";
import type { Caution } from "../table/moveBuilder.ts";
import type { TableState } from "../table/tableState.ts";
import { say } from "../words/language.ts";
import { Line } from "./ReviewDecision.tsx";
import { useReviewWords } from "./reviewSentences.ts";

export function Tutor({ state }: { state: TableState }) {
  const spoken = useReviewWords();
  useWish(state);
  const caution = state.builder.value?.caution.value;
  if (!spoken || !caution || state.handHidden.value) return null;
  return <Question state={state} caution={caution} />;
}

/** The seat of this device, while its person plays at a table that allows hints. */
function ownSeat(state: TableState): SeatShown | null {
  const { seat, seats, welcome } = state.connection.value;
  const playing = state.shown.value?.phase === "playing" && welcome.value?.hints && state.connections.length === 1;
  return playing ? (seats.value[seat] ?? null) : null;
}

/** The table is told when its tutor is wished for, or no longer. */
function useWish(state: TableState): void {
  const seat = ownSeat(state);
  const asks = seat !== null && seat.state === "here" && seat.tutor !== tutor.value;
  useEffect(() => {
    if (asks) void state.connection.value.socket.ask({ type: "tutor", on: tutor.value }).catch(() => undefined);
  }, [asks, tutor.value]);
}

function Question({ state, caution }: { state: TableState; caution: Caution }) {
  const builder = state.builder.value!;
  const reader = state.reader();
  const { better, played } = caution.told;
  return (
    <section class="review hint-found tutor" role="alertdialog" aria-label={say("tutor-sure")}>
      <h3>{say("tutor-sure")}</h3>
      <ol>
        <Line reader={reader} option={better} best />
        <Line reader={reader} option={played} best={false} tag="tutor-chosen" />
      </ol>
      <div class="question-answers">
        <button type="button" class="button" onClick={() => builder.cancel()}>
          {say("tutor-other")}
        </button>
        <button type="button" class="button button-soft" onClick={() => builder.insist()}>
          {say("tutor-play")}
        </button>
      </div>
    </section>
  );
}

/** The review in the panel at the end of a game: how much was luck, how much was play. */

import type { TableState } from "../table/tableState.ts";
import { say } from "../words/language.ts";
import { ReviewSummary } from "./ReviewSummary.tsx";
import { useReviewWords } from "./reviewSentences.ts";
import { useReview } from "./reviewState.ts";

export function EndReview({ state }: { state: TableState }) {
  const spoken = useReviewWords();
  const { review, trouble } = useReview(state.table);
  if (!spoken) return null;
  if (trouble.value) return null; // the game itself is told; its replay says what is the matter
  const seat = state.connection.value.seat;
  return (
    <section class="review review-short" aria-label={say("review-title")}>
      <HintsAsked state={state} />
      {review.value ? (
        <ReviewSummary reader={state.reader()} review={review.value} seat={seat} />
      ) : (
        <p class="quiet" role="status">
          {say("review-loading")}
        </p>
      )}
    </section>
  );
}

/** Who asked for how many hints, and to whom the tutor spoke how often. */
function HintsAsked({ state }: { state: TableState }) {
  const seats = state.connection.value.seats.value;
  return (
    <>
      <Helped state={state} said="hint-asked" counts={seats.map(({ hints }) => hints)} />
      <Helped state={state} said="tutor-spoke" counts={seats.map(({ cautions }) => cautions)} />
    </>
  );
}

function Helped({ state, said, counts }: { state: TableState; said: string; counts: number[] }) {
  const reader = state.reader();
  const list = counts.flatMap((count, seat) => (count ? [say("hint-count", { seat: reader.shown(seat), count })] : []));
  return list.length ? <p class="quiet">{say(said, { list: reader.list(list) })}</p> : null;
}

/** The review in short: one sentence, and the bars that add up. */

import type { Review } from "../generated/review.ts";
import type { Reader } from "../words/messageArguments.ts";
import { LuckAndPlayBars } from "./LuckAndPlayBars.tsx";
import { headline, sideOf, totals, whose } from "./reviewFigures.ts";

export function ReviewSummary({ reader, review, seat }: { reader: Reader; review: Review; seat: number }) {
  if (!review.games.length) return <p>{reader.words.format(review.source ? "review-empty" : "review-no-value")}</p>;
  const told = whose(review, seat);
  const parts = totals(review, told);
  const last = review.games.at(-1)!;
  const given = {
    ...reader.players(last.sides[sideOf(last, told)]!),
    even: parts.result - parts.luck >= parts.start ? "yes" : "no",
  };
  return (
    <>
      <p class="review-sentence">{reader.words.format(`review-${headline(parts)}`, given)}</p>
      <LuckAndPlayBars reader={reader} parts={parts} own={told === reader.viewer} />
    </>
  );
}

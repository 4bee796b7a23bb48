/** One decision of a finished game: what could be played, with its chances, the best first. */

import { CardFace } from "../cards/CardFace.tsx";
import type { Alternative, Decision } from "../generated/review.ts";
import type { Reader } from "../words/messageArguments.ts";
import { capital } from "../words/sentences.ts";
import { cardOf, tellDoes, tellMark } from "./reviewSentences.ts";

export function ReviewDecision({ reader, decision }: { reader: Reader; decision: Decision }) {
  const heading = { ...reader.player("seat", decision.seat), turn: decision.turn };
  const more = decision.legal - decision.options.length;
  const mark = decision.mark ?? "";
  return (
    <section class="review-decision">
      <h3>
        {reader.words.format("review-options", heading)}
        {mark && (
          <abbr class="review-mark" title={tellMark(reader, mark)}>
            {mark}
          </abbr>
        )}
      </h3>
      {decision.legal === 1 && <p class="quiet">{reader.words.format("review-forced")}</p>}
      {decision.legal > 1 && !decision.counted && <p class="quiet">{reader.words.format("review-same")}</p>}
      <ol>
        {decision.options.map((option, index) => (
          <Line key={option.number} reader={reader} option={option} best={index === 0 && decision.counted} />
        ))}
      </ol>
      {more > 0 && <p class="quiet">{reader.words.format("review-of-legal", { count: more })}</p>}
    </section>
  );
}

interface LineProps {
  reader: Reader;
  option: Alternative;
  best: boolean;
  /** What else is said of it. */
  tag?: string;
}

export function Line({ reader, option, best, tag = "" }: LineProps) {
  const card = cardOf(option);
  const percent = Math.round(100 * option.chance);
  const tags = [best ? "review-best" : "", option.played ? "review-played" : "", tag].filter(Boolean);
  return (
    <li class={best ? "review-option review-option-best" : "review-option"}>
      {card ? <CardFace card={card} /> : <span />}
      <span class="review-said">{capital(tellDoes(reader, option.does))}</span>
      <span class="review-tag">{tags.map((each) => reader.words.format(each)).join(", ")}</span>
      <span class="review-room" aria-hidden="true">
        <span class="review-fill" style={{ width: `${percent}%` }} />
      </span>
      <span class="review-figure">{reader.words.format("review-percent", { percent })}</span>
    </li>
  );
}

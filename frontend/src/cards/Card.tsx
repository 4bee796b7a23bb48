/** A playing card: large rank and indices, a figure for jack, queen, king and joker; no suits, they play no part. */

import { HIDDEN } from "../door/game.ts";
import { memo } from "../page/memo.ts";
import { say } from "../words/language.ts";
import { figureOf } from "./figures.tsx";

export function indexOf(card: string): string {
  return say(card === HIDDEN ? "card-hidden" : `card-${card}`, {}, "index");
}

/** Two figures are set narrower, so that a 10 takes no more room than its neighbours. */
function narrow(index: string, width: number): { textLength?: number; lengthAdjust?: "spacingAndGlyphs" } {
  return index.length > 1 ? { textLength: width, lengthAdjust: "spacingAndGlyphs" } : {};
}

/** The face of a card, 100 by 140; whoever shows it gives it its size and its name. */
export const CardFace = memo(function CardFace({ card }: { card: string }) {
  if (card === HIDDEN) return <CardBack />;
  const Figure = figureOf(card);
  const index = indexOf(card);
  return (
    <svg viewBox="0 0 100 140" class={`card-face card-${Figure ? "court" : "number"}`} aria-hidden="true">
      <rect x="1" y="1" width="98" height="138" rx="9" class="card-paper" />
      <text x="8" y="33" class="card-index" {...narrow(index, 30)}>{index}</text>
      <g transform="rotate(180 50 70)">
        <text x="8" y="33" class="card-index" {...narrow(index, 30)}>{index}</text>
      </g>
      {Figure ? (
        <g transform="translate(11 31) scale(.78)">
          <Figure />
        </g>
      ) : (
        <text x="50" y="94" class="card-rank" {...narrow(index, 76)}>{index}</text>
      )}
    </svg>
  );
});

function CardBack() {
  return (
    <svg viewBox="0 0 100 140" class="card-face" aria-hidden="true">
      <rect x="1" y="1" width="98" height="138" rx="9" class="card-paper" />
      <rect x="8" y="8" width="84" height="124" rx="5" class="card-back" />
      <path d="M50 20L80 70L50 120L20 70ZM50 40L68 70L50 100L32 70Z" class="card-back-line" />
      <circle cx="50" cy="70" r="8" class="card-back-dot" />
    </svg>
  );
}

/** A playing card: a large rank, an index, a figure for jack, queen, king and joker; no suits, they play no part. */

import { FIGURES } from "../generated/courtCardFigures.ts";
import { HIDDEN } from "../generated/game.ts";
import { memo } from "../page/memoComponent.ts";
import { say } from "../words/language.ts";

export function cardIndex(card: string): string {
  return say(card === HIDDEN ? "card-hidden" : `card-${card}`, {}, "index");
}

/** Two figures are set narrower, so that a 10 takes no more room than its neighbours. */
function narrow(index: string, width: number): { textLength?: number; lengthAdjust?: "spacingAndGlyphs" } {
  return index.length > 1 ? { textLength: width, lengthAdjust: "spacingAndGlyphs" } : {};
}

/** How it is coloured. */
const cardKind = (card: string): string => (card === "X" ? "joker" : card in FIGURES ? "court" : "number");

/** The face of a card, 100 by 140; whoever shows it gives it its size and its name. */
export const CardFace = memo(function CardFace({ card }: { card: string }) {
  if (card === HIDDEN) return <CardBack />;
  const index = cardIndex(card);
  return (
    <svg viewBox="0 0 100 140" class={`card-face card-${cardKind(card)}`} aria-hidden="true">
      <rect x="1" y="1" width="98" height="138" rx="10" class="card-paper" />
      {card === "X" ? (
        <path d={FIGURES.X!} transform="translate(21 20)" class="card-figure" />
      ) : (
        <text x="10" y="30" class="card-index" {...narrow(index, 27)}>
          {index}
        </text>
      )}
      {card in FIGURES ? (
        <path d={FIGURES[card]!} transform="translate(50 74) scale(2.5)" class="card-figure" />
      ) : (
        <text x="50" y="97" class="card-rank" {...narrow(index, 66)}>
          {index}
        </text>
      )}
    </svg>
  );
});

/** A small card in a line of text; a joker has its figure. */
export function CardChip({ card }: { card: string }) {
  return (
    <i class={`card-chip card-${cardKind(card)}`}>
      {card === "X" ? (
        <svg viewBox="-12 -12 24 24" width="16" height="16" aria-hidden="true">
          <path d={FIGURES.X!} class="card-figure" />
        </svg>
      ) : (
        cardIndex(card)
      )}
    </i>
  );
}

function CardBack() {
  return (
    <svg viewBox="0 0 100 140" class="card-face" aria-hidden="true">
      <rect x="1" y="1" width="98" height="138" rx="10" class="card-paper" />
      <rect x="8" y="8" width="84" height="124" rx="6" class="card-back" />
      <path d="M50 24L79 70L50 116L21 70ZM50 38L69 70L50 102L31 70Z" class="card-back-line" />
      <circle cx="50" cy="70" r="7.5" class="card-back-dot" />
    </svg>
  );
}

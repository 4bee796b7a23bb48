/** A pawn: its seat's colour and shape, its player's initial, its team's mark; an outline in the text colour. */

import { lookOf } from "./colours.ts";
import { SHAPES } from "./shapes.ts";

export interface PawnProps {
  seat: number;
  game: string;
  initial: string;
  /** The number of the seat's side, from 1; 0 without teams. */
  side?: number;
  fresh?: boolean;
}

/** Of radius about 0.4, the middle at the origin. */
export function Pawn({ seat, game, initial, side = 0, fresh = false }: PawnProps) {
  const look = lookOf(seat, game);
  return (
    <g class="pawn">
      <path d={SHAPES[look.shape]} transform="translate(.03 .06) scale(.4)" class="pawn-shadow" />
      <path d={SHAPES[look.shape]} transform="scale(.4)" class="pawn-body" fill={look.fill} />
      <text class="pawn-initial" dy={look.shape === "triangle" ? ".23" : ".14"} fill={look.ink}>
        {initial}
      </text>
      {side > 0 && <SideMark side={side} />}
      {fresh && <circle r=".52" class="pawn-fresh" />}
    </g>
  );
}

/** Partners carry the same number of dots under their pawns. */
function SideMark({ side }: { side: number }) {
  const dots = Array.from({ length: side }, (_, index) => (index - (side - 1) / 2) * 0.15);
  return (
    <g class="pawn-side">
      {dots.map((x) => (
        <circle key={x} cx={x} cy=".5" r=".055" />
      ))}
    </g>
  );
}

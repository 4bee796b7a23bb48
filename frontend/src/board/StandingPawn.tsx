/** A turned pawn seen from the side, with its seat's shape: on the podium, and where a table is empty. */

import { SHAPE_PATHS } from "../generated/seatLooks.ts";
import { seatLook } from "./seatLook.ts";

const BODY = "M-13 34C-13 30-8 28-6 21C-4 13-3.5 3-6.5-3H6.5C3.5 3 4 13 6 21C8 28 13 30 13 34Z";

export function StandingPawn({ seat, game, height = 96 }: { seat: number; game: string; height?: number }) {
  const look = seatLook(seat, game);
  return (
    <svg class="pawn-figure" viewBox="-17 -31 34 72" height={height} width={(height * 34) / 72} aria-hidden="true">
      <ellipse cy="37" rx="15" ry="3" class="pawn-figure-shadow" />
      <g fill={look.fill} stroke={look.deep} stroke-width="1.2">
        <path d={BODY} />
        <path d="M-14 34Q-14 30 0 30T14 34Q14 38 0 38T-14 34Z" />
        <ellipse cy="-4" rx="8.5" ry="2.8" />
        <circle cy="-16" r="12" />
      </g>
      <path d="M-3.4 18C-2 10-2-1-3.4-2" class="pawn-figure-light" />
      <ellipse cx="-4.4" cy="-21" rx="4.2" ry="2.6" class="pawn-figure-shine" />
      <path d={SHAPE_PATHS[look.shape]} fill={look.ink} transform="translate(0 -15) scale(6.4)" />
    </svg>
  );
}

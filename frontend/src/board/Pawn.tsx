/** A pawn: a turned piece with its seat's shape, its player's side, and the mark of a protected one. */

import { pawnName } from "./seatLook.ts";

interface PawnProps {
  seat: number;
  game: string;
  /** The number of the seat's side, from 1; 0 without teams. */
  side?: number;
  fresh?: boolean;
}

/** Of radius about 0.45, the middle at the origin. */
export function Pawn({ seat, game, side = 0, fresh = false }: PawnProps) {
  return (
    <g class="pawn">
      <use href={`#${pawnName(seat, game)}`} transform="scale(.45)" />
      {side > 0 && <SideMark side={side} />}
      {fresh && <circle r=".52" class="pawn-fresh-edge" />}
      {fresh && <circle r=".52" class="pawn-fresh" />}
    </g>
  );
}

/** Partners carry the same number of dots at the foot of their pawns. */
function SideMark({ side }: { side: number }) {
  const dots = Array.from({ length: side }, (_, index) => (index - (side - 1) / 2) * 0.16);
  return (
    <g class="pawn-side">
      {dots.map((x) => (
        <circle key={x} cx={x} cy=".4" r=".058" />
      ))}
    </g>
  );
}

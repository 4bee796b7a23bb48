/** A pawn: a turned piece with its seat's shape, its player's side, and the mark of a protected one. */

import { lightNow } from "../page/preferences.ts";
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

/** Partners' pawns have a rim of the same metal; on the plain page the same number of dots. */
function SideMark({ side }: { side: number }) {
  if (lightNow.value !== "plain")
    return (
      <>
        <circle r=".394" class="pawn-rim-edge" />
        <circle r=".394" class={`pawn-rim metal-${side}`} />
      </>
    );
  const dots = Array.from({ length: side }, (_, index) => (index - (side - 1) / 2) * 0.16);
  return (
    <g class="pawn-side">
      {dots.map((x) => (
        <circle key={x} cx={x} cy=".4" r=".058" />
      ))}
    </g>
  );
}

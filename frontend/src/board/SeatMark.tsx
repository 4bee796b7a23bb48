/** The mark of a seat beside its name: its shape on a disc of its colour. */

import { SHAPE_PATHS } from "../generated/seatLooks.ts";
import { seatLook } from "./seatLook.ts";

export function SeatMark({ seat, game, size = 26 }: { seat: number; game: string; size?: number }) {
  const look = seatLook(seat, game);
  return (
    <svg viewBox="-1.1 -1.1 2.2 2.2" width={size} height={size} aria-hidden="true" class="seat-mark">
      <circle r="1" fill={look.fill} class="seat-mark-disc" stroke={look.deep} />
      <path d={SHAPE_PATHS[look.shape]} fill={look.ink} transform="scale(.56)" />
    </svg>
  );
}

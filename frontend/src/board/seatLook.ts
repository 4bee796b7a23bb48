/** How a seat looks in a game: its colour, what is readable on it, and its shape. */

import { NOBODY, PLAIN_SEAT_GAMES, PLAIN_SEATS, SEATS, type SeatLook } from "../generated/seatLooks.ts";

const isPlain = (game: string): boolean => (PLAIN_SEAT_GAMES as readonly string[]).includes(game);

export function seatLook(seat: number, game: string): SeatLook {
  return (isPlain(game) ? PLAIN_SEATS : SEATS)[seat] ?? NOBODY;
}

/** The name of the drawing of a seat's pawn. */
export function pawnName(seat: number, game: string): string {
  return `pawn-${isPlain(game) ? SEATS.length + seat : seat}`;
}

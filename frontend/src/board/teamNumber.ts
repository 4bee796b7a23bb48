/** The number of the team that a seat plays for: partners carry as many dots. */

/** The number of a seat's team from 1, or 0 when everybody plays alone. */
export function teamNumber(sides: readonly number[][], seat: number): number {
  return sides.some((side) => side.length > 1) ? sides.findIndex((side) => side.includes(seat)) + 1 : 0;
}

/** Where each piece is drawn: those that share a point stand side by side, smaller. */

import type { Piece } from "../generated/game.ts";
import type { Layout, Spot } from "./boardLayout.ts";

export interface Placement extends Spot {
  scale: number;
}

export const SINGLE: Placement = { x: 0, y: 0, scale: 1 };
/** A pawn on a tile leaves its light and its letter in sight. */
export const ON_TILE: Placement = { x: 0.14, y: 0.08, scale: 0.72 };

/** Offsets of the n-th of so many that share one point. */
export function sideBySide(index: number, count: number): Placement {
  if (count <= 1) return SINGLE;
  const columns = count <= 4 ? 2 : 3;
  const rows = Math.ceil(count / columns);
  const scale = count <= 2 ? 0.7 : columns === 2 ? 0.58 : 0.44;
  const step = scale * 0.84;
  const [row, column] = [Math.floor(index / columns), index % columns];
  const inRow = Math.min(columns, count - row * columns);
  return { x: (column - (inRow - 1) / 2) * step, y: (row - (rows - 1) / 2) * step, scale };
}

/** Where each piece stands, in the order of the pieces; tiles are ground and share with nobody. */
export function placePieces(layout: Layout, pieces: readonly Piece[]): Placement[] {
  const counts = new Map<string, number>();
  for (const piece of pieces) if (piece.kind !== "tile") counts.set(piece.place, (counts.get(piece.place) ?? 0) + 1);
  const seen = new Map<string, number>();
  return pieces.map((piece) => {
    const spot = layout.spots.get(piece.place) ?? { x: 0, y: 0 };
    if (piece.kind === "tile") return { x: spot.x, y: spot.y, scale: 1 };
    const index = seen.get(piece.place) ?? 0;
    seen.set(piece.place, index + 1);
    const offset =
      layout.spots.get(piece.place)?.point.kind === "tile" ? ON_TILE : sideBySide(index, counts.get(piece.place) ?? 1);
    return { x: spot.x + offset.x, y: spot.y + offset.y, scale: offset.scale };
  });
}

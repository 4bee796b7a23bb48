/** The ways that the pawns of the last move went, to be drawn on the board. */

import type { PawnPath } from "../board/LastMove.tsx";
import type { BoardPlan, Consequence } from "../generated/game.ts";
import { findPath } from "./pawnPath.ts";

function pathOf(plan: BoardPlan, { kind, place = "", to = "", number = 0 }: Consequence): PawnPath | null {
  if (kind === "walked") return { places: findPath(plan, place, to, number) };
  if (["jumped", "sent_on", "swapped", "housed"].includes(kind) && place && to) return { places: [place, to] };
  if (kind === "entered" || kind === "returned") return { places: [to] };
  return kind === "barricade_placed" ? { places: [place] } : null;
}

/** The ways of a move; one that takes pawns in passing, as a king does, is swept. */
export function pathsOf(plan: BoardPlan, all: readonly Consequence[]): PawnPath[] {
  const captured = all.flatMap(({ kind, place = "" }) => (kind === "captured" ? [place] : []));
  return all
    .map((happened) => pathOf(plan, happened))
    .filter((path) => path !== null)
    .map((path) => ({ ...path, swept: path.places.slice(1, -1).some((place) => captured.includes(place)) }));
}

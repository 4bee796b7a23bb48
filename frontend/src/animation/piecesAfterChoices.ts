/** The pieces as they would stand after what has been chosen so far. */

import { untracked } from "@preact/signals";
import { BoardState, type TrackedPiece } from "../board/trackedPieces.ts";
import type { Consequence } from "../generated/game.ts";
import { type Arms, movementOf } from "./consequenceMovement.ts";

export function piecesAfter(boardState: BoardState, arms: Arms, all: readonly Consequence[]): TrackedPiece[] {
  const pieces = boardState.pieces.value;
  return all.length === 0 ? pieces : untracked(() => after(new BoardState(boardState.layout.value), pieces, arms, all));
}

/** On a board state of its own that nobody watches. */
function after(draft: BoardState, pieces: TrackedPiece[], arms: Arms, all: readonly Consequence[]): TrackedPiece[] {
  draft.pieces.value = pieces;
  for (const happened of all) {
    const paths = movementOf(draft, arms, happened)?.paths ?? [];
    draft.move(new Map(paths.map(({ id, places }) => [id, places[places.length - 1]!])));
  }
  return draft.pieces.value;
}

/** The board as it would be after what has been chosen so far. */

import { untracked } from "@preact/signals";
import { Stage, type StagePiece } from "../board/stage.ts";
import type { Consequence } from "../door/game.ts";
import { shotOf, type Arms } from "./shot.ts";

export function preview(stage: Stage, arms: Arms, all: readonly Consequence[]): StagePiece[] {
  const pieces = stage.pieces.value;
  return all.length === 0 ? pieces : untracked(() => after(new Stage(stage.layout.value), pieces, arms, all));
}

/** On a stage of its own that nobody watches. */
function after(draft: Stage, pieces: StagePiece[], arms: Arms, all: readonly Consequence[]): StagePiece[] {
  draft.pieces.value = pieces;
  for (const happened of all) {
    const goings = shotOf(draft, arms, happened)?.goings ?? [];
    draft.move(new Map(goings.map(({ id, places }) => [id, places[places.length - 1]!])));
  }
  return draft.pieces.value;
}

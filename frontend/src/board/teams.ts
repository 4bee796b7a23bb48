/** Who plays together: the teams of a game, or those of the game of a match that is on. */

import type { Scene } from "../generated/game.ts";

export function teamsNow(game: { sides: number[][] }, scene: Scene | null | undefined): number[][] {
  return scene?.teams ?? game.sides;
}

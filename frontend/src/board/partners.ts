/** Who plays together: the sides of a game, or those of the game of a match that is on. */

import type { Scene } from "../door/game.ts";

export function sidesNow(game: { sides: number[][] }, scene: Scene | null | undefined): number[][] {
  return scene?.teams ?? game.sides;
}

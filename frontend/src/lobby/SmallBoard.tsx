/** A game's board, small and still, as it stands at the start: one picture. */

import { boardPicture } from "../api/http.ts";
import { lightNow } from "../page/preferences.ts";

export function SmallBoard({ setup, arm = 0 }: { setup: string; arm?: number }) {
  const turned: Record<string, string> = arm > 0 ? { arm: String(arm) } : {};
  return (
    <img
      class="small-board"
      src={boardPicture(setup, { theme: lightNow.value, shelf: "true", ...turned })}
      alt=""
      width="400"
      height="400"
      draggable={false}
    />
  );
}

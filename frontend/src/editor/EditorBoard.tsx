/** The board of the editor: everything on it can be taken up, and put anywhere. */

import { Board } from "../board/Board.tsx";
import { say } from "../words/language.ts";
import type { Draft } from "./draft.ts";

export function EditorBoard({ draft }: { draft: Draft }) {
  const { stage, game, held } = draft;
  const layout = stage.layout.value;
  const everywhere = [...layout.spots.keys()];
  return (
    <div class="board-place">
      <Board
        layout={layout}
        game={game.rules}
        arms={draft.checked.value?.scene.arms ?? []}
        sides={game.sides}
        initials={Array.from({ length: game.seats }, (_, seat) => say(`seat-${seat}`, {}, "initial"))}
        pieces={stage.pieces.value}
        chosen={held.value ? [held.value.place] : []}
        tappable={everywhere}
        onTap={(place) => draft.tap(place)}
      />
    </div>
  );
}

/** The board of the editor: everything on it can be taken up, and put anywhere. */

import { Board } from "../board/Board.tsx";
import type { PositionDraft } from "./positionDraft.ts";

export function EditorBoard({ draft }: { draft: PositionDraft }) {
  const { boardState, game, held } = draft;
  const layout = boardState.layout.value;
  const everywhere = [...layout.spots.keys()];
  return (
    <div class="board-place">
      <Board
        layout={layout}
        setup={game.setup}
        game={game.rules}
        arms={draft.checked.value?.scene.arms ?? []}
        sides={game.sides}
        pieces={boardState.pieces.value}
        chosen={held.value ? [held.value.place] : []}
        tappable={everywhere}
        onTap={(place) => draft.tap(place)}
      />
    </div>
  );
}

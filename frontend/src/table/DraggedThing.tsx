/** What is seen of a drag: the card under the finger, and the aimed place enlarged beside it. */

import { Board, type BoardProps } from "../board/Board.tsx";
import { spotOf } from "../board/boardLayout.ts";
import { CardFace } from "../cards/CardFace.tsx";
import { drag } from "./dragging.ts";

/** Squares that the enlarged spot shows on each side. */
const AROUND = 2.2;

export function DraggedThing({ board }: { board: BoardProps | null }) {
  const dragged = drag.value;
  if (!dragged) return null;
  return (
    <div class="dragged" aria-hidden="true" style={{ transform: `translate(${dragged.x}px, ${dragged.y}px)` }}>
      {dragged.card && (
        <div class="dragged-card">
          <CardFace card={dragged.card} />
        </div>
      )}
      {dragged.touch && dragged.place && board && <Enlarged board={board} place={dragged.place} />}
    </div>
  );
}

/** The finger hides what it points at: the same board once more, larger, above it. */
function Enlarged({ board, place }: { board: BoardProps; place: string }) {
  const spot = spotOf(board.layout, place);
  if (!spot) return null;
  const box = { x: spot.x - AROUND, y: spot.y - AROUND, width: 2 * AROUND, height: 2 * AROUND };
  return (
    <div class="dragged-spot">
      <Board {...board} layout={{ ...board.layout, box }} />
    </div>
  );
}

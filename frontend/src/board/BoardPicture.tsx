/** The board without pieces, painted by the server as one still picture, and its invisible points, by which places are found. */

import { boardPicture } from "../api/http.ts";
import { memo } from "../page/memoComponent.ts";
import { lightNow } from "../page/preferences.ts";
import { say } from "../words/language.ts";
import type { Layout } from "./boardLayout.ts";

/** Ground round the board in the picture, in squares: room for its thickness and its shadow. */
const EDGE = 0.7;

interface BoardPictureProps {
  layout: Layout;
  setup: string;
  /** The arm of each seat, with commas. */
  arms: string;
}

export const BoardPicture = memo(function BoardPicture({ layout, setup, arms }: BoardPictureProps) {
  const { x, y, width, height } = layout.box;
  const { whole } = layout;
  const part = (length: number, whole: number): string => `${((100 * length) / whole).toFixed(3)}%`;
  return (
    <>
      <img
        class="board-ground"
        src={boardPicture(setup, { theme: lightNow.value, arms, arm: String(layout.arm) })}
        alt={say("page-board")}
        style={{
          left: part(whole.x - EDGE - x, width),
          top: part(whole.y - EDGE - y, height),
          width: part(whole.width + 2 * EDGE, width),
          height: part(whole.height + 2 * EDGE, height),
        }}
        draggable={false}
      />
      <svg viewBox={`${x} ${y} ${width} ${height}`} class="board-points" aria-hidden="true">
        {[...layout.spots.values()].map((spot) => (
          <g
            key={spot.point.name}
            transform={`translate(${spot.x.toFixed(3)} ${spot.y.toFixed(3)})`}
            data-point={spot.point.name}
          >
            <circle r=".4" />
          </g>
        ))}
      </svg>
    </>
  );
});

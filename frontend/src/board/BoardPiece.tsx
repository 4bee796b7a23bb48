/** One piece on the board: a pawn, a barricade or a tile. */

import { memo } from "../page/memoComponent.ts";
import { Barricade } from "./Barricade.tsx";
import { Pawn } from "./Pawn.tsx";
import type { Placement } from "./piecePlacement.ts";
import { Tile } from "./Tile.tsx";

export interface BoardPieceProps extends Placement {
  id: number;
  kind: string;
  mark: string;
  seat: number;
  game: string;
  /** The number of the seat's side, from 1; 0 without teams. */
  side: number;
  /** The name of a tile's place. */
  label: string;
}

export const BoardPiece = memo(function BoardPiece(piece: BoardPieceProps) {
  return (
    <g data-piece={piece.id} transform={`translate(${piece.x.toFixed(3)} ${piece.y.toFixed(3)}) scale(${piece.scale})`}>
      <Shape {...piece} />
    </g>
  );
});

function Shape({ kind, mark, seat, game, side, label }: BoardPieceProps) {
  if (kind === "tile") return <Tile mark={mark} label={label} />;
  if (kind === "barricade") return <Barricade />;
  return <Pawn seat={seat} game={game} side={side} fresh={mark === "fresh"} />;
}

/** A piece where it stands: a pawn, a barricade or a tile. */

import { memo } from "../page/memo.ts";
import { Barricade } from "./Barricade.tsx";
import { Pawn } from "./Pawn.tsx";
import type { Standing } from "./standing.ts";
import { Tile } from "./Tile.tsx";

export interface FigureProps extends Standing {
  id: number;
  kind: string;
  mark: string;
  seat: number;
  game: string;
  /** The number of the seat's side, from 1; 0 without teams. */
  side: number;
  /** The player's initial, or the name of the tile's place. */
  label: string;
}

export const Figure = memo(function Figure(figure: FigureProps) {
  return (
    <g data-piece={figure.id} transform={`translate(${figure.x.toFixed(3)} ${figure.y.toFixed(3)}) scale(${figure.scale})`}>
      <Shape {...figure} />
    </g>
  );
});

function Shape({ kind, mark, seat, game, side, label }: FigureProps) {
  if (kind === "tile") return <Tile mark={mark} label={label} />;
  if (kind === "barricade") return <Barricade />;
  return <Pawn seat={seat} game={game} initial={label} side={side} fresh={mark === "fresh"} />;
}

/** The board: the ground, the pieces, and what is lit; a tap takes the nearest lit point. */

import { useMemo } from "preact/hooks";
import { say } from "../words/language.ts";
import { Barricade } from "./Barricade.tsx";
import { distance, spotOf, type Layout, type Spot } from "./geometry.ts";
import { GhostLines } from "./GhostLines.tsx";
import { Ghosts, type Ghost } from "./Ghosts.tsx";
import { Pawn } from "./Pawn.tsx";
import type { StagePiece } from "./stage.ts";
import { standings } from "./standing.ts";
import { Surface } from "./Surface.tsx";
import { Tile } from "./Tile.tsx";
import { Trace, type TracedMove } from "./Trace.tsx";

/** How far from a lit point a tap may fall, in squares. */
const REACH = 1.6;

export interface BoardProps {
  layout: Layout;
  game: string;
  arms: readonly number[];
  sides: readonly number[][];
  initials: readonly string[];
  pieces: readonly StagePiece[];
  ghosts?: readonly Ghost[];
  /** Places that answer a tap. */
  lit?: readonly string[];
  /** Those of them where a pawn stands that can move. */
  movable?: readonly string[];
  /** Places that answer a tap without being lit. */
  tappable?: readonly string[];
  chosen?: readonly string[];
  concerned?: readonly string[];
  trace?: readonly TracedMove[];
  onTap?: (place: string) => void;
}

export function ownersOf(arms: readonly number[]): Map<number, number[]> {
  const owners = new Map<number, number[]>();
  arms.forEach((arm, seat) => owners.set(arm, [...(owners.get(arm) ?? []), seat]));
  return owners;
}

/** The number of a seat's side from 1, or 0 when everybody plays alone. */
export function sideOf(sides: readonly number[][], seat: number): number {
  return sides.some((side) => side.length > 1) ? sides.findIndex((side) => side.includes(seat)) + 1 : 0;
}

export function Board(props: BoardProps) {
  const { layout, game, pieces } = props;
  const seated = props.arms.join();
  const owners = useMemo(() => ownersOf(props.arms), [seated]);
  const { x, y, width, height } = layout.box;
  const viewBox = `${x} ${y} ${width} ${height}`;
  const places = standings(layout, pieces);
  const ground = pieces.map((piece, index) => [piece, places[index]!] as const);
  return (
    <div class="board" style={{ aspectRatio: `${width} / ${height}`, "--board-ratio": String(width / height) }}>
      <svg viewBox={viewBox} class="board-ground" role="img" aria-label={say("page-board")}>
        <Surface layout={layout} game={game} owners={owners} />
      </svg>
      <svg viewBox={viewBox} class={`board-play ${props.lit?.length || props.tappable ? "board-taps" : ""}`} aria-hidden="true" onClick={(event) => tapped(event, props)}>
        {ground.filter(([piece]) => piece.kind === "tile").map(([piece, at]) => (
          <Stood key={piece.id} id={piece.id} at={at}>
            <Tile mark={piece.mark ?? ""} label={layout.spots.get(piece.place)?.point.label ?? ""} />
          </Stood>
        ))}
        <Trace layout={layout} moves={props.trace ?? []} />
        <GhostLines layout={layout} ghosts={props.ghosts ?? []} />
        <Rings layout={layout} places={props.concerned ?? []} class="concerned-ring" />
        <Rings layout={layout} places={props.chosen ?? []} class="chosen-ring" />
        {ground.filter(([piece]) => piece.kind !== "tile").map(([piece, at]) => (
          <Stood key={piece.id} id={piece.id} at={at}>
            <Figure piece={piece} board={props} />
          </Stood>
        ))}
        <Ghosts layout={layout} game={game} ghosts={props.ghosts ?? []} lit={props.lit ?? []} movable={props.movable ?? []} initials={props.initials} />
      </svg>
    </div>
  );
}

function Stood({ id, at, children }: { id: number; at: { x: number; y: number; scale: number }; children: preact.ComponentChildren }) {
  return (
    <g data-piece={id} transform={`translate(${at.x.toFixed(3)} ${at.y.toFixed(3)}) scale(${at.scale})`}>
      {children}
    </g>
  );
}

function Figure({ piece, board }: { piece: StagePiece; board: BoardProps }) {
  if (piece.kind === "barricade") return <Barricade />;
  const seat = piece.seat ?? -1;
  const initial = board.initials[seat] ?? "";
  return <Pawn seat={seat} game={board.game} initial={initial} side={sideOf(board.sides, seat)} fresh={piece.mark === "fresh"} />;
}

function Rings({ layout, places, class: name }: { layout: Layout; places: readonly string[]; class: string }) {
  const spots = places.map((place) => layout.spots.get(place)).filter((spot) => spot !== undefined);
  return (
    <>
      {spots.map((spot) => (
        <circle key={spot.point.name} cx={spot.x} cy={spot.y} r=".54" class={name} />
      ))}
    </>
  );
}

function tapped(event: MouseEvent, { layout, lit = [], tappable = [], onTap }: BoardProps): void {
  const drawing = event.currentTarget as SVGSVGElement;
  const matrix = drawing.getScreenCTM();
  if (!matrix || !onTap) return;
  const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  const place = nearest(layout, [...lit, ...tappable], at);
  if (place !== undefined) onTap(place);
}

function nearest(layout: Layout, lit: readonly string[], at: Spot): string | undefined {
  const far = (place: string): number => distance(spotOf(layout, place) ?? { x: Infinity, y: 0 }, at);
  const sorted = [...lit].sort((one, other) => far(one) - far(other));
  return sorted[0] !== undefined && far(sorted[0]) <= REACH ? sorted[0] : undefined;
}

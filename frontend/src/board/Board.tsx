/** The board: the ground, the pieces, and what is lit; a tap takes the nearest lit point. */

import { useMemo } from "preact/hooks";
import { say } from "../words/language.ts";
import { distance, spotOf, type Layout, type Spot } from "./geometry.ts";
import { GhostLines } from "./GhostLines.tsx";
import { Ghosts, type Ghost } from "./Ghosts.tsx";
import { Figure } from "./Figure.tsx";
import type { StagePiece } from "./stage.ts";
import { standings, type Standing } from "./standing.ts";
import { Surface } from "./Surface.tsx";
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
  const stood = pieces.map((piece, index) => figureOf(props, piece, places[index]!));
  return (
    <div class="board" style={{ aspectRatio: `${width} / ${height}`, "--board-ratio": String(width / height) }}>
      <svg viewBox={viewBox} class="board-ground" role="img" aria-label={say("page-board")}>
        <Surface layout={layout} game={game} owners={owners} />
      </svg>
      <svg viewBox={viewBox} class={`board-play ${props.lit?.length || props.tappable ? "board-taps" : ""}`} aria-hidden="true" onClick={(event) => tapped(event, props)}>
        <g>{stood.filter((_, index) => pieces[index]!.kind === "tile")}</g>
        <Trace layout={layout} moves={props.trace ?? NOTHING} />
        <GhostLines layout={layout} ghosts={props.ghosts ?? NOTHING} />
        <Rings layout={layout} places={props.concerned ?? NOTHING} class="concerned-ring" />
        <Rings layout={layout} places={props.chosen ?? NOTHING} class="chosen-ring" />
        <g>{stood.filter((_, index) => pieces[index]!.kind !== "tile")}</g>
        <Ghosts layout={layout} game={game} ghosts={props.ghosts ?? NOTHING} lit={props.lit ?? NOTHING} movable={props.movable ?? NOTHING} initials={props.initials} />
      </svg>
    </div>
  );
}

const NOTHING: readonly never[] = [];

/** A piece as plain values, so that only those that changed are drawn anew. */
function figureOf({ layout, game, sides, initials }: BoardProps, piece: StagePiece, at: Standing) {
  const seat = piece.seat ?? -1;
  const label = piece.kind === "tile" ? (layout.spots.get(piece.place)?.point.label ?? "") : (initials[seat] ?? "");
  return <Figure key={piece.id} id={piece.id} kind={piece.kind} mark={piece.mark ?? ""} seat={seat} game={game} side={sideOf(sides, seat)} label={label} {...at} />;
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

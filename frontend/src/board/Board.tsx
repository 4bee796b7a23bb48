/** The whole board as SVG: the empty board, the pieces, and what is lit; a tap takes the nearest lit point. */

import type { ComponentChildren } from "preact";
import { AimedMove } from "./AimedMove.tsx";
import { BoardPicture } from "./BoardPicture.tsx";
import { BoardPiece } from "./BoardPiece.tsx";
import type { Layout } from "./boardLayout.ts";
import { ChoiceMarks, type Ghost } from "./ChoiceMarks.tsx";
import { LandingLines } from "./LandingLines.tsx";
import { LastMove, type PawnPath } from "./LastMove.tsx";
import { nearestPlace } from "./nearestPlace.ts";
import { PieceShapes } from "./PieceShapes.tsx";
import { type Placement, placePieces } from "./piecePlacement.ts";
import { type Rest, StepsLeft } from "./StepsLeft.tsx";
import { teamNumber } from "./teamNumber.ts";
import type { TrackedPiece } from "./trackedPieces.ts";

export interface BoardProps {
  layout: Layout;
  setup: string;
  game: string;
  arms: readonly number[];
  sides: readonly number[][];
  pieces: readonly TrackedPiece[];
  ghosts?: readonly Ghost[];
  /** Places that answer a tap. */
  lit?: readonly string[];
  /** Those of them where a pawn stands that can move. */
  movable?: readonly string[];
  /** Places that answer a tap without being lit. */
  tappable?: readonly string[];
  chosen?: readonly string[];
  concerned?: readonly string[];
  lastMove?: readonly PawnPath[];
  /** The ways of the move that is pointed at. */
  aimed?: readonly PawnPath[];
  /** What is left of a divided card. */
  rest?: Rest | undefined;
  onTap?: (place: string) => void;
  /** The mouse points at this place; at none when it is empty. */
  onAim?: (place: string) => void;
  /** What lies on the wood under the pieces. */
  children?: ComponentChildren;
}

export function Board(props: BoardProps) {
  const { layout, game, pieces } = props;
  const { x, y, width, height } = layout.box;
  const viewBox = `${x} ${y} ${width} ${height}`;
  const places = placePieces(layout, pieces);
  const stood = pieces.map((piece, index) => drawnPiece(props, piece, places[index]!));
  return (
    <div class="board" style={{ aspectRatio: `${width} / ${height}`, "--board-ratio": String(width / height) }}>
      <PieceShapes />
      <BoardPicture layout={layout} setup={props.setup} arms={props.arms.join()} />
      {props.children}
      <svg
        viewBox={viewBox}
        class={`board-play ${props.lit?.length || props.tappable ? "board-taps" : ""}`}
        aria-hidden="true"
        onClick={(event) => tapped(event, props)}
        onPointerMove={(event) => pointed(event, props)}
        onPointerLeave={() => props.onAim?.("")}
      >
        <g>{stood.filter((_, index) => pieces[index]!.kind === "tile")}</g>
        <LastMove layout={layout} moves={props.lastMove ?? NOTHING} />
        <LandingLines layout={layout} ghosts={props.aimed?.length ? NOTHING : (props.ghosts ?? NOTHING)} />
        <AimedMove layout={layout} paths={props.aimed ?? NOTHING} />
        <Rings layout={layout} places={props.concerned ?? NOTHING} class="concerned-ring" />
        <Rings layout={layout} places={props.chosen ?? NOTHING} class="chosen-ring" />
        <g>{stood.filter((_, index) => pieces[index]!.kind !== "tile")}</g>
        <ChoiceMarks
          layout={layout}
          game={game}
          ghosts={props.ghosts ?? NOTHING}
          lit={props.lit ?? NOTHING}
          movable={props.movable ?? NOTHING}
          standing={pieces.filter(({ kind }) => kind !== "tile").map(({ place }) => place)}
        />
        <StepsLeft layout={layout} rest={props.rest} />
      </svg>
    </div>
  );
}

const NOTHING: readonly never[] = [];

/** A piece as plain values, so that only those that changed are drawn anew. */
function drawnPiece({ layout, game, sides }: BoardProps, piece: TrackedPiece, at: Placement) {
  const seat = piece.seat ?? -1;
  const label = piece.kind === "tile" ? (layout.spots.get(piece.place)?.point.label ?? "") : "";
  return (
    <BoardPiece
      key={piece.id}
      id={piece.id}
      kind={piece.kind}
      mark={piece.mark ?? ""}
      seat={seat}
      game={game}
      side={teamNumber(sides, seat)}
      label={label}
      {...at}
    />
  );
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

function placeUnder(event: MouseEvent, { layout, lit = [], tappable = [] }: BoardProps): string | undefined {
  return nearestPlace(event.currentTarget as SVGSVGElement, layout, [...lit, ...tappable], event);
}

function tapped(event: MouseEvent, props: BoardProps): void {
  const place = placeUnder(event, props);
  if (place !== undefined) props.onTap?.(place);
}

/** The mouse points at a place; a finger that touches it taps it. */
function pointed(event: PointerEvent, props: BoardProps): void {
  if (event.pointerType === "mouse") props.onAim?.(placeUnder(event, props) ?? "");
}

/** Where each choice would put a pawn (its ghost), whom it would send home, and which places answer a tap. */

import type { PointKind } from "../generated/game.ts";
import { Barricade } from "./Barricade.tsx";
import { type Layout, spotOf } from "./boardLayout.ts";
import { Pawn } from "./Pawn.tsx";
import { TILE_FRAME } from "./PlaceRing.tsx";
import { ON_TILE, SINGLE } from "./piecePlacement.ts";

export interface Ghost {
  /** The place it would stand on. */
  place: string;
  /** Whose pawn; -1 for a barricade. */
  seat: number;
  from?: string;
  via?: string;
  /** Places whose pawns would be sent home. */
  captured: string[];
}

const LIT_RADIUS: Partial<Record<PointKind | "push", number>> = { goal: 0.66, arrival: 0.62, push: 0.34 };

/** With more, their light would hide the pieces between them. */
const MOST_HALOS = 12;

const isNumber = (label = ""): boolean => /^\d+$/.test(label);

interface ChoiceMarksProps {
  layout: Layout;
  game: string;
  ghosts: readonly Ghost[];
  lit: readonly string[];
  /** Those of the lit places where a pawn stands that can move. */
  movable: readonly string[];
  /** Where something stands: a light in its well would hide it. */
  standing: readonly string[];
}

export function ChoiceMarks({ layout, game, ghosts, lit, movable, standing }: ChoiceMarksProps) {
  const spot = (place: string) => layout.spots.get(place);
  const taken = new Set([...standing, ...ghosts.map(({ place }) => place)]);
  const captured = [...new Set(ghosts.flatMap((ghost) => ghost.captured))];
  return (
    <g class={lit.length > MOST_HALOS ? "lit-many" : ""}>
      {ghosts.map((ghost) => {
        const at = spot(ghost.place);
        if (!at) return null;
        const { x, y, scale } = at.point.kind === "tile" ? ON_TILE : SINGLE;
        return (
          <g
            key={`${ghost.seat} ${ghost.place} ${ghost.from ?? ""}`}
            transform={`translate(${at.x + x} ${at.y + y}) scale(${scale})`}
          >
            {isNumber(at.point.label) && <circle r=".33" class="lit-well" />}
            <g class="ghost">{ghost.seat < 0 ? <Barricade /> : <Pawn seat={ghost.seat} game={game} />}</g>
          </g>
        );
      })}
      {captured.map((place) => {
        const at = spot(place);
        return at && <CapturedMark key={place} x={at.x} y={at.y} />;
      })}
      {lit.map((place) => {
        const at = spotOf(layout, place);
        return (
          at && (
            <Lit
              key={place}
              place={place}
              x={at.x}
              y={at.y}
              radius={LIT_RADIUS[spot(place)?.point.kind ?? "push"] ?? 0.53}
              pawn={movable.includes(place)}
              taken={taken.has(place)}
              tile={spot(place)?.point.kind === "tile"}
              label={spot(place)?.point.label ?? ""}
            />
          )
        );
      })}
    </g>
  );
}

interface LitProps {
  place: string;
  x: number;
  y: number;
  radius: number;
  pawn: boolean;
  /** A piece or a ghost stands there. */
  taken: boolean;
  tile: boolean;
  label: string;
}

/** A place that answers a tap; in an empty well there is a light. */
function Lit({ place, x, y, radius, pawn, taken, tile, label }: LitProps) {
  const row = /^push (\d)$/.exec(place)?.[1];
  return (
    <g class={pawn ? "lit lit-pawn" : "lit"} data-place={place} transform={`translate(${x} ${y})`}>
      <circle r={radius * 1.9} class="lit-halo" />
      {tile ? <rect {...TILE_FRAME} class="lit-edge" /> : <circle r={radius} class="lit-edge" />}
      {tile ? <rect {...TILE_FRAME} class="lit-ring" /> : <circle r={radius} class="lit-ring" />}
      {row ? <RowNumber row={row} /> : !pawn && !taken && <LitWell label={label} />}
    </g>
  );
}

/** An empty place: a light in its well; on the plain page its number turned round. */
function LitWell({ label }: { label: string }) {
  return (
    <>
      {isNumber(label) && <circle r=".29" class="lit-well" />}
      <circle r=".17" class="lit-light" />
      <text class="lit-label" y=".17">
        {label}
      </text>
    </>
  );
}

/** Where a row is pushed: its number, turned as the board lies. */
function RowNumber({ row }: { row: string }) {
  return (
    <>
      <circle r=".31" class="lit-row" />
      <path d="M-.13 -.1L-.22 0L-.13 .1" class="lit-arrow" />
      <text class="lit-number" x=".07" y=".14">
        {row}
      </text>
    </>
  );
}

/** A pawn that would be sent home: crossed out. */
function CapturedMark({ x, y }: { x: number; y: number }) {
  const cross = "M-.34-.34L.34.34M.34-.34L-.34.34";
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={cross} class="doomed-halo" />
      <path d={cross} class="doomed" />
    </g>
  );
}

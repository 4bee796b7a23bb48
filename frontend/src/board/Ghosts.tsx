/** Ghosts: where each choice leads, whom it would send home, and what answers a tap. */

import { spotOf, type Layout } from "./geometry.ts";
import { Barricade } from "./Barricade.tsx";
import { Pawn } from "./Pawn.tsx";

export interface Ghost {
  /** The place it would stand on. */
  place: string;
  /** Whose pawn; -1 for a barricade. */
  seat: number;
  from?: string;
  via?: string;
  /** Places whose pawns would be sent home. */
  doomed: string[];
}

const LIT_RADIUS: Record<string, number> = { goal: 0.66, arrival: 0.62, push: 0.41 };

interface GhostsProps {
  layout: Layout;
  game: string;
  ghosts: readonly Ghost[];
  lit: readonly string[];
  /** Those of the lit places where a pawn stands that can move. */
  movable: readonly string[];
  initials: readonly string[];
}

export function Ghosts({ layout, game, ghosts, lit, movable, initials }: GhostsProps) {
  const spot = (place: string) => layout.spots.get(place);
  const doomed = [...new Set(ghosts.flatMap((ghost) => ghost.doomed))];
  return (
    <g>
      {ghosts.map((ghost) => {
        const at = spot(ghost.place);
        if (!at) return null;
        return (
          <g key={`${ghost.seat} ${ghost.place} ${ghost.from ?? ""}`} transform={`translate(${at.x} ${at.y})`} class="ghost">
            {ghost.seat < 0 ? <Barricade /> : <Pawn seat={ghost.seat} game={game} initial={initials[ghost.seat] ?? ""} />}
          </g>
        );
      })}
      {doomed.map((place) => {
        const at = spot(place);
        return at && <Doomed key={place} x={at.x} y={at.y} />;
      })}
      {lit.map((place) => {
        const at = spotOf(layout, place);
        return at && <Lit key={place} place={place} x={at.x} y={at.y} radius={LIT_RADIUS[spot(place)?.point.kind ?? "push"] ?? 0.53} pawn={movable.includes(place)} />;
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
}

/** A place that answers a tap; a pawn that can move has a dotted ring. */
function Lit({ place, x, y, radius, pawn }: LitProps) {
  return (
    <g class={pawn ? "lit lit-pawn" : "lit"} data-place={place} transform={`translate(${x} ${y})`}>
      <circle r={radius} class="lit-halo" />
      <circle r={radius} class="lit-ring" />
    </g>
  );
}

/** A pawn that would be sent home: crossed out. */
function Doomed({ x, y }: { x: number; y: number }) {
  const cross = "M-.34-.34L.34.34M.34-.34L-.34.34";
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={cross} class="doomed-halo" />
      <path d={cross} class="doomed" />
    </g>
  );
}

/** What lies under the wells: the wooden plate, the inlaid track, houses and bases in their owners' colours. */

import { lookOf } from "./colours.ts";
import { hull, type Layout, type PlacedPoint, type Spot } from "./geometry.ts";

const path = (spots: readonly Spot[], closed: boolean): string =>
  `M${spots.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`).join("L")}${closed ? "Z" : ""}`;

function pointsOf(layout: Layout, kinds: readonly string[]): PlacedPoint[] {
  return [...layout.spots.values()].filter((spot) => kinds.includes(spot.point.kind));
}

/** Points of some kinds by the arm they belong to. */
function byArm(layout: Layout, kinds: readonly string[]): Map<number, PlacedPoint[]> {
  const found = new Map<number, PlacedPoint[]>();
  for (const spot of pointsOf(layout, kinds)) {
    const arm = spot.point.arm ?? -1;
    found.set(arm, [...(found.get(arm) ?? []), spot]);
  }
  return found;
}

function linkPath(layout: Layout): string {
  const links = layout.plan.arrows.filter((arrow) => arrow.kind === "link");
  return links
    .map(({ start, end }) => [layout.spots.get(start), layout.spots.get(end)])
    .map(([from, to]) => (from && to ? path([from, to], false) : ""))
    .join("");
}

function fill(owners: Map<number, number[]>, arm: number, game: string): string {
  return lookOf(owners.get(arm)?.[0] ?? -1, game).fill;
}

interface PlatesProps {
  layout: Layout;
  game: string;
  owners: Map<number, number[]>;
}

/** Every turn and mirror image of the points, so that the plate is even; the spare tile lies beside it. */
function evenly(layout: Layout): Spot[] {
  const spots = [...layout.spots.values()].filter((spot) => spot.point.kind !== "spare");
  const axis = layout.plan.turns > 1 ? 0 : (Math.min(...spots.map(({ x }) => x)) + Math.max(...spots.map(({ x }) => x))) / 2;
  const angles = Array.from({ length: layout.plan.turns }, (_, turn) => (2 * Math.PI * turn) / layout.plan.turns);
  return spots.flatMap(({ x, y }) =>
    [x, 2 * axis - x].flatMap((across) =>
      angles.map((angle) => ({
        x: across * Math.cos(angle) - y * Math.sin(angle),
        y: across * Math.sin(angle) + y * Math.cos(angle),
      })),
    ),
  );
}

export function Plates({ layout, game, owners }: PlatesProps) {
  const outline = path(hull(evenly(layout)), true);
  const tiles = pointsOf(layout, ["tile"]);
  return (
    <g>
      <path d={outline} class="plate-rim" />
      <path d={outline} class="plate" />
      {tiles.length > 0 && <path d={path(hull(tiles), true)} class="tile-bed" />}
      {[...byArm(layout, ["base", "camp"])].map(([arm, spots]) => (
        <BasePlate key={arm} spots={spots} colour={fill(owners, arm, game)} used={owners.has(arm)} />
      ))}
      <path d={linkPath(layout)} class="track-edge" />
      <path d={linkPath(layout)} class="track" />
      {[...byArm(layout, ["room"])].map(([arm, spots]) => (
        <path key={arm} d={path(spots, false)} class="house" stroke={fill(owners, arm, game)} opacity={owners.has(arm) ? 1 : 0.35} />
      ))}
    </g>
  );
}

/** Camps of Trikolos hold two rows of the two sides close together: each row has its own narrow plate. */
function BasePlate({ spots, colour, used }: { spots: PlacedPoint[]; colour: string; used: boolean }) {
  const camps = spots.some((spot) => spot.point.kind === "camp");
  const rows = camps ? ["b", "h"].map((mark) => spots.filter((spot) => spot.point.name[1] === mark)) : [spots];
  return (
    <g opacity={used ? 1 : 0.3} class={camps ? "camps" : ""}>
      {rows.map((row) => (
        <g key={row[0]?.point.name}>
          <path d={path(outlined(row), true)} class="base-edge" />
          <path d={path(outlined(row), true)} class="base-plate" stroke={colour} />
          <path d={path(outlined(row), true)} class="base-inlay" />
        </g>
      ))}
    </g>
  );
}

/** A hull, or the two ends of points in one line. */
function outlined(spots: readonly Spot[]): readonly Spot[] {
  const corners = hull(spots);
  return corners.length > 1 ? corners : spots;
}

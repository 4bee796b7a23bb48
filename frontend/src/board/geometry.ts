/** Where points lie on the screen: the plan turned so that the viewer sits at the bottom, y pointing down. */

import type { Plan, Point } from "../door/game.ts";

export interface Spot {
  x: number;
  y: number;
}

export interface PlacedPoint extends Spot {
  point: Point;
}

export interface Layout {
  plan: Plan;
  spots: Map<string, PlacedPoint>;
  /** Where rows are pushed, by the number of the row: `push 3`. */
  handles: Map<string, Spot>;
  box: { x: number; y: number; width: number; height: number };
  centre: Spot;
  /** By how many of the plan's turns it was turned. */
  turned: number;
}

const MARGIN = 1.25;

function average(points: readonly Spot[]): Spot {
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** The points that show where an arm's owner sits: its house, else where its pawns wait. */
function homePoints(plan: Plan, arm: number): Point[] {
  const own = plan.points.filter((point) => point.arm === arm);
  const rooms = own.filter((point) => point.kind === "room");
  return rooms.length ? rooms : own.filter((point) => /^[a-h]b\d$/.test(point.name));
}

/** The middle of what can be turned: of the path itself, which every turn maps onto itself. */
function middle(plan: Plan): Spot {
  const still = plan.points.filter((point) => !["base", "spare", "arrival", "camp"].includes(point.kind));
  return average(still);
}

function turnedSpot(point: Spot, centre: Spot, angle: number): Spot {
  const [x, y] = [point.x - centre.x, point.y - centre.y];
  return { x: x * Math.cos(angle) + y * Math.sin(angle), y: y * Math.cos(angle) - x * Math.sin(angle) };
}

/** The number of turns that brings an arm lowest; a plan that does not turn stays as it is. */
function bestTurn(plan: Plan, arm: number, centre: Spot): number {
  const home = homePoints(plan, arm);
  if (plan.turns < 2 || home.length === 0) return 0;
  const from = average(home);
  const heights = Array.from({ length: plan.turns }, (_, turn) => turnedSpot(from, centre, (2 * Math.PI * turn) / plan.turns).y);
  return heights.indexOf(Math.min(...heights));
}

export function layOut(plan: Plan, arm: number): Layout {
  const centre = middle(plan);
  const turned = bestTurn(plan, arm, centre);
  const angle = (2 * Math.PI * turned) / Math.max(1, plan.turns);
  const spots = new Map<string, PlacedPoint>();
  for (const point of plan.points) {
    const { x, y } = turnedSpot(point, centre, angle);
    spots.set(point.name, { point, x, y: -y });
  }
  const all = [...spots.values()];
  const [left, right] = [Math.min(...all.map((spot) => spot.x)), Math.max(...all.map((spot) => spot.x))];
  const [top, bottom] = [Math.min(...all.map((spot) => spot.y)), Math.max(...all.map((spot) => spot.y))];
  const box = { x: left - MARGIN, y: top - MARGIN, width: right - left + 2 * MARGIN, height: bottom - top + 2 * MARGIN };
  return { plan, spots, handles: handlesOf(plan, spots), box, centre: { x: 0, y: 0 }, turned };
}

const BEFORE_ROW = 0.82;

function handlesOf(plan: Plan, spots: Map<string, PlacedPoint>): Map<string, Spot> {
  const rows = plan.arrows.filter((arrow) => arrow.kind === "push");
  return new Map(
    rows.map(({ start, end }, index) => {
      const [from, to] = [spots.get(start)!, spots.get(end)!];
      const part = BEFORE_ROW / distance(from, to);
      return [`push ${index + 1}`, { x: from.x - (to.x - from.x) * part, y: from.y - (to.y - from.y) * part }];
    }),
  );
}

/** Where a place is: a point of the plan, or the handle of a row. */
export function spotOf(layout: Layout, place: string): Spot | undefined {
  return layout.spots.get(place) ?? layout.handles.get(place);
}

export function distance(one: Spot, other: Spot): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** The corners of the smallest convex shape round the points, in order (Andrew's chain). */
export function hull(points: readonly Spot[]): Spot[] {
  const sorted = [...points].sort((one, other) => one.x - other.x || one.y - other.y);
  const half = (spots: readonly Spot[]): Spot[] => {
    const chain: Spot[] = [];
    for (const spot of spots) {
      while (chain.length > 1 && !turnsLeft(chain[chain.length - 2]!, chain[chain.length - 1]!, spot)) chain.pop();
      chain.push(spot);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

function turnsLeft(one: Spot, two: Spot, three: Spot): boolean {
  return (two.x - one.x) * (three.y - one.y) - (two.y - one.y) * (three.x - one.x) > 1e-9;
}

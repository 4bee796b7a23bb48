/** Where points lie on the screen: the plan turned so that the viewer sits at the bottom, y pointing down. */

import type { BoardPlan, Point } from "../generated/game.ts";

export interface Spot {
  x: number;
  y: number;
}

export interface PlacedPoint extends Spot {
  point: Point;
}

export interface Box extends Spot {
  width: number;
  height: number;
}

export interface Layout {
  plan: BoardPlan;
  spots: Map<string, PlacedPoint>;
  /** Where rows are pushed, by the number of the row: `push 3`. */
  handles: Map<string, Spot>;
  /** What is shown of the board. */
  box: Box;
  /** The board with what lies beside it. */
  whole: Box;
  centre: Spot;
  /** By how many of the plan's turns it was turned. */
  turned: number;
  /** The arm that lies below. */
  arm: number;
}

/** Wood round the outermost points, before the ends of many arms, and beside a spare tile: as in `picture/geometry.py`. */
const MARGIN = 1.3;
const ARM_MARGIN = 0.95;
const SPARE_ROOM = 1;
/** Wood before the bases of a board that is played from one side, for the players' plates; a small board needs less. */
const PLATE_ROOM = 0.1;

function average(points: readonly Spot[]): Spot {
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** The points that show where an arm's owner sits: its house, else where its pawns wait. */
export function homePoints(plan: BoardPlan, arm: number): Point[] {
  const own = plan.points.filter((point) => point.arm === arm);
  const rooms = own.filter((point) => point.kind === "room");
  return rooms.length ? rooms : own.filter((point) => /^[a-h]b\d$/.test(point.name));
}

/** The middle of what can be turned: of the path itself, which every turn maps onto itself. */
function middle(plan: BoardPlan): Spot {
  const still = plan.points.filter((point) => !["base", "spare", "arrival", "camp"].includes(point.kind));
  return average(still);
}

function turnedSpot(point: Spot, centre: Spot, angle: number): Spot {
  const [x, y] = [point.x - centre.x, point.y - centre.y];
  return { x: x * Math.cos(angle) + y * Math.sin(angle), y: y * Math.cos(angle) - x * Math.sin(angle) };
}

/** The number of turns that brings an arm lowest; a plan that does not turn stays as it is. */
function bestTurn(plan: BoardPlan, arm: number, centre: Spot): number {
  const home = homePoints(plan, arm);
  if (plan.turns < 2 || home.length === 0) return 0;
  const from = average(home);
  const heights = Array.from(
    { length: plan.turns },
    (_, turn) => turnedSpot(from, centre, (2 * Math.PI * turn) / plan.turns).y,
  );
  return heights.indexOf(Math.min(...heights));
}

export function layOut(plan: BoardPlan, arm: number): Layout {
  const centre = middle(plan);
  const turned = bestTurn(plan, arm, centre);
  const angle = (2 * Math.PI * turned) / Math.max(1, plan.turns);
  const spots = new Map<string, PlacedPoint>();
  for (const point of plan.points) {
    const { x, y } = turnedSpot(point, centre, angle);
    spots.set(point.name, { point, x, y: -y });
  }
  const box = boxOf(plan, [...spots.values()]);
  return { plan, spots, handles: handlesOf(plan, spots), box, whole: box, centre: { x: 0, y: 0 }, turned, arm };
}

/** The board's own box; with many arms its outline has a side before each. */
function boxOf(plan: BoardPlan, all: readonly PlacedPoint[]): Box {
  const kind = (wanted: boolean): PlacedPoint[] => all.filter(({ point }) => (point.kind === "spare") === wanted);
  const [across, down] = [kind(false).map(({ x }) => x), kind(false).map(({ y }) => y)];
  let [left, right] = [Math.min(...across) - MARGIN, Math.max(...across) + MARGIN];
  let [top, bottom] = [Math.min(...down) - MARGIN, Math.max(...down) + MARGIN];
  if (plan.turns > 4) {
    bottom = Math.max(...all.filter(({ point }) => point.kind !== "base").map(({ y }) => y)) + ARM_MARGIN;
    right = plan.turns % 4 === 0 ? bottom : bottom / Math.cos(Math.PI / plan.turns);
    [left, top] = [-right, -bottom];
  }
  if (plan.turns < 2) bottom += PLATE_ROOM * (right - left);
  for (const { x } of kind(true)) [left, right] = [Math.min(left, x - SPARE_ROOM), Math.max(right, x + SPARE_ROOM)];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Far enough that the ring of a handle leaves the first tile free. */
const BEFORE_ROW = 0.98;

function handlesOf(plan: BoardPlan, spots: Map<string, PlacedPoint>): Map<string, Spot> {
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

/** A polygon with round corners, as a path. */
export function roundedPath(corners: readonly Spot[], radius: number): string {
  const at = ({ x, y }: Spot): string => `${x.toFixed(3)} ${y.toFixed(3)}`;
  const towards = (from: Spot, to: Spot): Spot => {
    const share = Math.min(0.5, radius / (distance(from, to) || 1));
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  };
  const steps = corners.map((here, index) => {
    const [before, after] = [corners.at(index - 1)!, corners[(index + 1) % corners.length]!];
    return `${index ? "L" : "M"}${at(towards(here, before))}Q${at(here)} ${at(towards(here, after))}`;
  });
  return `${steps.join("")}Z`;
}

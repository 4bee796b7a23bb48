/** One consequence as a movement of pieces: who goes which way, how long it takes, where everybody then stands. */

import type { Spot } from "../board/geometry.ts";
import type { Stage, StagePiece } from "../board/stage.ts";
import type { Consequence } from "../door/game.ts";
import { walk } from "./path.ts";

export interface Going {
  id: number;
  places: string[];
}

export interface Shot {
  goings: Going[];
  milliseconds: number;
}

const letter = (arm: number): string => "abcdefgh"[arm] ?? "a";

/** The arms that the seats sit at, so that pawns find their bases. */
export type Arms = readonly number[];

function freePoint(stage: Stage, arms: Arms, seat: number, mark: "b" | "h"): string | undefined {
  const prefix = letter(arms[seat] ?? seat) + mark;
  const own = [...stage.layout.value.spots.keys()].filter((name) => name.startsWith(prefix) && /^\d*$/.test(name.slice(2)));
  return own.find((name) => !stage.find("pawn", name)) ?? own[own.length - 1];
}

/** A place of the rules as a point of the plan: `home`, `base` and `camp` are points of the seat's own. */
export function pointFor(stage: Stage, arms: Arms, seat: number, place: string): string {
  if (stage.layout.value.spots.has(place)) return place;
  return freePoint(stage, arms, seat, place === "home" ? "h" : "b") ?? place;
}

function waitingPawn(stage: Stage, arms: Arms, seat: number): StagePiece | undefined {
  const prefix = letter(arms[seat] ?? seat) + "b";
  const waiting = stage.pieces.value.filter((piece) => piece.kind === "pawn" && piece.seat === seat && piece.place.startsWith(prefix));
  return waiting[waiting.length - 1];
}

function going(piece: StagePiece | undefined, places: string[], milliseconds: number): Shot | null {
  return piece ? { goings: [{ id: piece.id, places }], milliseconds } : null;
}

type Direct = (stage: Stage, arms: Arms, happened: Required<Pick<Consequence, "seat" | "place" | "to" | "number" | "other">>) => Shot | null;

const straight: Direct = (stage, arms, { seat, place, to }) =>
  going(stage.find("pawn", place, seat), [place, pointFor(stage, arms, seat, to)], 380);

const homewards: Direct = (stage, arms, { seat, place }) =>
  going(stage.find("pawn", place, seat), [place, pointFor(stage, arms, seat, "base")], 420);

const spareOf = (stage: Stage): string => stage.layout.value.plan.points.find((point) => point.kind === "spare")?.name ?? "";

/** A pushed row: everything on it goes one tile on, the spare comes in, the last tile with its pawn becomes the spare. */
const pushed: Direct = (stage, _arms, { number }) => {
  const layout = stage.layout.value;
  const row = layout.plan.arrows.filter((arrow) => arrow.kind === "push")[number - 1];
  const spare = spareOf(stage);
  if (!row || !spare) return null;
  const line = between(layout.spots.get(row.start)!, layout.spots.get(row.end)!, layout.plan.points.filter((point) => point.kind === "tile").map((point) => layout.spots.get(point.name)!));
  const names = [spare, ...line.map((spot) => spot.point.name), spare];
  const goings = stage.pieces.value
    .map((piece) => ({ piece, index: names.indexOf(piece.place) }))
    .filter(({ index }) => index >= 0)
    .map(({ piece, index }) => ({ id: piece.id, places: [names[index]!, names[index + 1]!] }));
  return { goings, milliseconds: 480 };
};

function between<S extends Spot>(from: Spot, to: Spot, spots: readonly S[]): S[] {
  const along = ({ x, y }: Spot): number => (x - from.x) * (to.x - from.x) + (y - from.y) * (to.y - from.y);
  const aside = ({ x, y }: Spot): number => Math.abs((x - from.x) * (to.y - from.y) - (y - from.y) * (to.x - from.x));
  return spots.filter((spot) => aside(spot) < 1e-6).sort((one, other) => along(one) - along(other));
}

const DIRECTIONS: Record<string, Direct> = {
  walked: (stage, _arms, { seat, place, to, number }) => {
    const closed = new Set(stage.pieces.value.filter((piece) => piece.kind === "barricade").map((piece) => piece.place));
    const way = walk(stage.layout.value.plan, place, to, number, closed);
    return going(stage.find("pawn", place, seat), way, Math.min(620, 140 + 70 * (way.length - 1)));
  },
  entered: (stage, arms, { seat, to }) => {
    const pawn = waitingPawn(stage, arms, seat);
    return going(pawn, [pawn?.place ?? to, to], 360);
  },
  jumped: straight,
  sent_on: straight,
  housed: (stage, arms, happened) => (happened.place ? straight(stage, arms, happened) : null),
  captured: homewards,
  returned: (stage, _arms, { seat, to }) => going(stage.find("pawn", spareOf(stage), seat), [spareOf(stage), to], 420),
  to_camp: (stage, arms, happened) => homewards(stage, arms, { ...happened, place: spareOf(stage) }),
  swapped: (stage, _arms, { seat, place, other, to }) => {
    const [one, two] = [stage.find("pawn", place, seat), stage.find("pawn", to, other)];
    return one && two ? { goings: [{ id: one.id, places: [place, to] }, { id: two.id, places: [to, place] }], milliseconds: 480 } : null;
  },
  pushed,
};

/** The movement of a consequence, or nothing where no piece moves. */
export function shotOf(stage: Stage, arms: Arms, happened: Consequence): Shot | null {
  const { seat = -1, place = "", to = "", number = 0, other = -1 } = happened;
  return DIRECTIONS[happened.kind]?.(stage, arms, { seat, place, to, number, other }) ?? null;
}

/** Which pieces a consequence moves, along which places, and how long that takes. */

import type { Spot } from "../board/boardLayout.ts";
import type { BoardState, TrackedPiece } from "../board/trackedPieces.ts";
import type { Consequence, ConsequenceKind } from "../generated/game.ts";
import type { Manner } from "./keyframes.ts";
import { findPath } from "./pawnPath.ts";
import type { SoundName } from "./sounds.ts";

export interface PiecePath {
  id: number;
  places: string[];
}

export interface Movement {
  paths: PiecePath[];
  milliseconds: number;
  manner: Manner;
  sound?: SoundName;
}

/** Milliseconds for each square that a pawn hops on. */
const HOP = 110;

const letter = (arm: number): string => "abcdefgh"[arm] ?? "a";

/** The arms that the seats sit at, so that pawns find their bases. */
export type Arms = readonly number[];

function freePoint(boardState: BoardState, arms: Arms, seat: number, mark: "b" | "h"): string | undefined {
  const prefix = letter(arms[seat] ?? seat) + mark;
  const own = [...boardState.layout.value.spots.keys()].filter(
    (name) => name.startsWith(prefix) && /^\d*$/.test(name.slice(2)),
  );
  return own.find((name) => !boardState.find("pawn", name)) ?? own[own.length - 1];
}

/** A place of the rules as a point of the plan: `home`, `base` and `camp` are points of the seat's own. */
export function pointOfPlace(boardState: BoardState, arms: Arms, seat: number, place: string): string {
  if (boardState.layout.value.spots.has(place)) return place;
  return freePoint(boardState, arms, seat, place === "home" ? "h" : "b") ?? place;
}

/** The pawn of a seat that would come in next. */
export function waitingPawn(boardState: BoardState, arms: Arms, seat: number): TrackedPiece | undefined {
  const prefix = `${letter(arms[seat] ?? seat)}b`;
  const waiting = boardState.pieces.value.filter(
    (piece) => piece.kind === "pawn" && piece.seat === seat && piece.place.startsWith(prefix),
  );
  return waiting[waiting.length - 1];
}

type Going = Omit<Movement, "paths">;

function moveOne(piece: TrackedPiece | undefined, places: string[], going: Going): Movement | null {
  return piece ? { paths: [{ id: piece.id, places }], ...going } : null;
}

const LEAP: Going = { milliseconds: 400, manner: "leap" };
const SENT_HOME: Going = { milliseconds: 520, manner: "spin", sound: "capture" };

type MovementMaker = (
  boardState: BoardState,
  arms: Arms,
  happened: Required<Pick<Consequence, "seat" | "place" | "to" | "number" | "other">>,
) => Movement | null;

const straight: MovementMaker = (boardState, arms, { seat, place, to }) =>
  moveOne(boardState.find("pawn", place, seat), [place, pointOfPlace(boardState, arms, seat, to)], LEAP);

const homewards: MovementMaker = (boardState, arms, { seat, place }) =>
  moveOne(boardState.find("pawn", place, seat), [place, pointOfPlace(boardState, arms, seat, "base")], SENT_HOME);

const spareOf = (boardState: BoardState): string =>
  boardState.layout.value.plan.points.find((point) => point.kind === "spare")?.name ?? "";

/** A pushed row: everything on it goes one tile on, the spare comes in, the last tile with its pawn becomes the spare. */
const pushed: MovementMaker = (boardState, _arms, { number }) => {
  const layout = boardState.layout.value;
  const row = layout.plan.arrows.filter((arrow) => arrow.kind === "push")[number - 1];
  const spare = spareOf(boardState);
  if (!row || !spare) return null;
  const line = between(
    layout.spots.get(row.start)!,
    layout.spots.get(row.end)!,
    layout.plan.points.filter((point) => point.kind === "tile").map((point) => layout.spots.get(point.name)!),
  );
  const names = [spare, ...line.map((spot) => spot.point.name), spare];
  const paths = boardState.pieces.value
    .map((piece) => ({ piece, index: names.indexOf(piece.place) }))
    .filter(({ index }) => index >= 0)
    .map(({ piece, index }) => ({ id: piece.id, places: [names[index]!, names[index + 1]!] }));
  return { paths, milliseconds: 480, manner: "slide", sound: "card" };
};

function between<S extends Spot>(from: Spot, to: Spot, spots: readonly S[]): S[] {
  const along = ({ x, y }: Spot): number => (x - from.x) * (to.x - from.x) + (y - from.y) * (to.y - from.y);
  const aside = ({ x, y }: Spot): number => Math.abs((x - from.x) * (to.y - from.y) - (y - from.y) * (to.x - from.x));
  return spots.filter((spot) => aside(spot) < 1e-6).sort((one, other) => along(one) - along(other));
}

const MOVEMENTS: Partial<Record<ConsequenceKind, MovementMaker>> = {
  walked: (boardState, _arms, { seat, place, to, number }) => {
    const closed = new Set(
      boardState.pieces.value.filter((piece) => piece.kind === "barricade").map((piece) => piece.place),
    );
    const way = findPath(boardState.layout.value.plan, place, to, number, closed);
    return moveOne(boardState.find("pawn", place, seat), way, {
      milliseconds: HOP * Math.max(1, way.length - 1),
      manner: "hop",
    });
  },
  entered: (boardState, arms, { seat, to }) => {
    const pawn = waitingPawn(boardState, arms, seat);
    return moveOne(pawn, [pawn?.place ?? to, to], { ...LEAP, sound: "step" });
  },
  jumped: straight,
  sent_on: straight,
  housed: (boardState, arms, happened) => {
    const going = happened.place ? straight(boardState, arms, happened) : null;
    return going && { ...going, sound: "home" };
  },
  captured: homewards,
  returned: (boardState, _arms, { seat, to }) =>
    moveOne(boardState.find("pawn", spareOf(boardState), seat), [spareOf(boardState), to], LEAP),
  to_camp: (boardState, arms, happened) => homewards(boardState, arms, { ...happened, place: spareOf(boardState) }),
  swapped: (boardState, _arms, { seat, place, other, to }) => {
    const [one, two] = [boardState.find("pawn", place, seat), boardState.find("pawn", to, other)];
    return one && two
      ? {
          paths: [
            { id: one.id, places: [place, to] },
            { id: two.id, places: [to, place] },
          ],
          ...LEAP,
          milliseconds: 520,
        }
      : null;
  },
  pushed,
};

/** The movement of a consequence, or nothing where no piece moves. */
export function movementOf(boardState: BoardState, arms: Arms, happened: Consequence): Movement | null {
  const { seat = -1, place = "", to = "", number = 0, other = -1 } = happened;
  return MOVEMENTS[happened.kind]?.(boardState, arms, { seat, place, to, number, other }) ?? null;
}

/**
 * A place of the board as people call it, as `words/place_names.py` makes it: "la case 3 de votre maison", not `ah3`.
 * A page also knows who sits where once lots are drawn, and says so instead of the letter that a terminal prints.
 */

import type { BoardPlan, Point, Scene } from "../generated/game.ts";
import type { Arguments } from "./fluentMessages.ts";
import type { Reader } from "./messageArguments.ts";

/** No sentence leads there by name. */
const UNSPOKEN = ["base", "camp", "spare"];
/** Points that are counted: rows from below, points of a row from the left. */
const ROWS = ["point", "first_row", "last_row"];

/** The words for a place; what is no place of the board (`none`, `home`) stays as it is. */
export function placeName(reader: Reader, place: string, about = -1): string {
  const point = reader.plan?.points.find((each) => each.name === place);
  if (!point || !reader.plan || UNSPOKEN.includes(point.kind)) return place;
  const kind = ROWS.includes(point.kind) ? "point" : point.kind;
  return reader.words.format(`place-${kind}`, placeArguments(reader, reader.plan, point, about), reader.game);
}

function placeArguments(reader: Reader, plan: BoardPlan, point: Point, about: number): Arguments {
  const arm = point.arm ?? -1;
  const [row, number] = counted(plan, point);
  return {
    ...reader.player("seat", ownerOf(reader, plan, arm), about),
    letter: arm >= 0 ? String.fromCharCode(65 + arm) : point.name,
    number,
    row,
    name: point.name,
  };
}

/** Who sits at an arm, the reader before others who share it; else whom the plan names. */
function ownerOf(reader: Reader, plan: BoardPlan, arm: number): number {
  const sitting = reader.arms.flatMap((at, seat) => (at === arm ? [seat] : []));
  return sitting.find((seat) => seat === reader.viewer) ?? sitting[0] ?? plan.owners?.[arm] ?? -1;
}

/** In a match players change places, and what is told of its other games stays true: there arms have letters. */
export function armsToName(scene: Scene | null | undefined): readonly number[] {
  return scene && !scene.game_number ? scene.arms : [];
}

/** The row from below and the number from the left of a point in rows; else no row, and the printed number. */
function counted(plan: BoardPlan, point: Point): [number, number] {
  if (!point.name.includes(".")) return [0, Number(point.name.slice(1).replace(/\D/g, ""))];
  const inRows = plan.points.filter((each) => each.name.includes("."));
  const heights = ascending(new Set(inRows.map((each) => each.y)));
  const beside = ascending(inRows.filter((each) => each.y === point.y).map((each) => each.x));
  return [heights.indexOf(point.y) + 1, beside.indexOf(point.x) + 1];
}

function ascending(numbers: Iterable<number>): number[] {
  return [...numbers].sort((one, other) => one - other);
}

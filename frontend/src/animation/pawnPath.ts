/** The places that a pawn walks through: along the links of the plan, exactly so many steps. */

import type { BoardPlan } from "../generated/game.ts";

type Neighbours = Map<string, string[]>;

const forwards = new WeakMap<BoardPlan, Neighbours>();
const backwards = new WeakMap<BoardPlan, Neighbours>();

function linked(plan: BoardPlan, back: boolean): Neighbours {
  const known = back ? backwards : forwards;
  const found = known.get(plan);
  if (found) return found;
  const made: Neighbours = new Map();
  for (const { start, end, kind } of plan.arrows) {
    if (kind !== "link") continue;
    const [from, to] = back ? [end, start] : [start, end];
    made.set(from, [...(made.get(from) ?? []), to]);
  }
  known.set(plan, made);
  return made;
}

/** On a ring links have a direction; on a graph (a plan that never turns) they are walked both ways. */
function neighbours(plan: BoardPlan, place: string, back: boolean): string[] {
  const ahead = linked(plan, back).get(place) ?? [];
  return plan.turns > 1 ? ahead : [...ahead, ...(linked(plan, !back).get(place) ?? [])];
}

function search(
  plan: BoardPlan,
  way: string[],
  to: string,
  left: number,
  back: boolean,
  closed: ReadonlySet<string>,
): string[] | null {
  const here = way[way.length - 1]!;
  if (left === 0) return here === to ? way : null;
  for (const next of neighbours(plan, here, back)) {
    if (way.includes(next) || (closed.has(next) && left > 1)) continue;
    const found = search(plan, [...way, next], to, left - 1, back, closed);
    if (found) return found;
  }
  return null;
}

/** Every place from the first to the last; just the two where no such way exists. */
export function findPath(
  plan: BoardPlan,
  from: string,
  to: string,
  steps: number,
  closed: ReadonlySet<string> = new Set(),
): string[] {
  const count = Math.abs(steps);
  return search(plan, [from], to, count, steps < 0, closed) ?? [from, to];
}

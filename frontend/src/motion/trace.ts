/** What the last move leaves on the board: the ways its pawns went. */

import type { TracedMove } from "../board/Trace.tsx";
import type { Consequence, Plan } from "../door/game.ts";
import { walk } from "./path.ts";

function traced(plan: Plan, { kind, place = "", to = "", number = 0 }: Consequence): TracedMove | null {
  if (kind === "walked") return { places: walk(plan, place, to, number) };
  if (["jumped", "sent_on", "swapped", "housed"].includes(kind) && place && to) return { places: [place, to] };
  if (kind === "entered" || kind === "returned") return { places: [to] };
  return kind === "barricade_placed" ? { places: [place] } : null;
}

export function traceOf(plan: Plan, all: readonly Consequence[]): TracedMove[] {
  return all.map((happened) => traced(plan, happened)).filter((trace) => trace !== null);
}

/** The taps of a divided card, read off the graph of all its divisions. */

import type { Choice, Division, Part, Step } from "../generated/game.ts";

interface Edge {
  part: Part;
  /** The state it leads to; 0: the move is complete. */
  next: number;
}

const same = (one: Step, other: Step): boolean => JSON.stringify(one) === JSON.stringify(other);

function edges(division: Division, state: number): Edge[] {
  return (division.states?.[state] ?? []).map(([part, next]) => ({ part: division.parts![part]!, next }));
}

/** What may follow these steps of the card: pawns, or landings of the last pawn; nothing where the graph ends. */
export function choicesWithin(division: Division, steps: readonly Step[]): Choice[] | undefined {
  let state = 0;
  for (let at = 0; at + 1 < steps.length; at += 2) {
    const found = edges(division, state).find(
      ({ part }) => same(part.pawn, steps[at]!) && same(part.landing, steps[at + 1]!),
    );
    if (!found?.next) return undefined;
    state = found.next;
  }
  const open = edges(division, state);
  if (open.length === 0) return undefined;
  return steps.length % 2 ? landings(open, steps[steps.length - 1]!) : pawns(open);
}

function pawns(open: readonly Edge[]): Choice[] {
  const found = new Map(open.map(({ part }) => [JSON.stringify(part.pawn), { step: part.pawn }]));
  return [...found.values()];
}

function landings(open: readonly Edge[], pawn: Step): Choice[] {
  return open
    .filter(({ part }) => same(part.pawn, pawn))
    .map(({ part, next }) => ({
      step: part.landing,
      ...(next ? {} : { done: true }),
      consequences: part.consequences ?? [],
    }));
}

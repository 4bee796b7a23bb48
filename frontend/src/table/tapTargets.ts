/** What a tap on the board can choose: a pawn with its landing, an entry, a swap, a place for a barricade, a row. */

import type { Choice, Consequence, Step, StepKind } from "../generated/game.ts";
import type { Places } from "./moveBuilder.ts";

export interface Target {
  /** The steps that this tap adds to the move. */
  steps: Step[];
  /** Where it is tapped. */
  place: string;
  from?: string;
  via?: string;
  /** Whose pawn would stand there; -1 for a barricade or a row. */
  seat: number;
  done: boolean;
  consequences: Consequence[];
}

/** Steps that lead to a landing of their own, one level further on. */
export function opensPawn(choice: Choice): boolean {
  return choice.step.kind === "pawn" && !choice.done;
}

const ON_BOARD: readonly StepKind[] = ["enter", "land", "swap", "barricade", "push", "pawn"];

export function onBoard(choice: Choice): boolean {
  return ON_BOARD.includes(choice.step.kind);
}

/** A choice as a target; `before` is the pawn step that it follows. */
export function targetOf(choice: Choice, seat: number, places: Places, before?: Step): Target {
  const { step } = choice;
  const mover = before?.seat ?? step.seat ?? seat;
  const from = step.kind === "enter" ? places.waiting(mover) : before?.place;
  return {
    steps: before ? [before, step] : [step],
    place: step.kind === "push" ? `push ${step.number}` : places.point(step.place || entrance(choice), mover),
    ...(from ? { from } : {}),
    ...(step.via ? { via: step.via } : {}),
    seat: step.kind === "barricade" || step.kind === "push" ? -1 : mover,
    done: choice.done ?? false,
    consequences: choice.consequences ?? [],
  };
}

/** Where a pawn comes in when the step does not say it. */
function entrance({ consequences = [] }: Choice): string {
  return consequences.findLast(({ kind }) => kind === "entered")?.to ?? "";
}

/** Places whose pawns would be sent home. */
export function capturedPlaces(consequences: readonly Consequence[]): string[] {
  return consequences.filter(({ kind, place }) => kind === "captured" && place).map(({ place }) => place!);
}

/** The seats that would lose a pawn. */
export function capturedSeats(consequences: readonly Consequence[]): number[] {
  return consequences.filter(({ kind }) => kind === "captured").map(({ seat }) => seat ?? -1);
}

/** How many steps have been walked so far. */
export function walkedSteps(consequences: readonly Consequence[]): number {
  return consequences
    .filter(({ kind }) => kind === "walked")
    .reduce((sum, { number = 0 }) => sum + Math.abs(number), 0);
}

/** Finds the card or the place on the board that the next tap of a lesson is about: it is lit. */

import type { TapShown } from "../generated/protocol.ts";
import type { TableState } from "../table/tableState.ts";
import { spelled } from "./lessonState.ts";

/** Which of the board's targets the tap is. */
function targetIndex(table: TableState, tap: TapShown): number {
  const builder = table.builder.value;
  const before = builder?.steps.value ?? [];
  const wanted = spelled(tap.steps);
  return builder?.targets.value.findIndex((each) => spelled([...before, ...each.steps]) === wanted) ?? -1;
}

const cardOf = ({ steps }: TapShown): string => steps[steps.length - 1]?.card ?? "";

/** The element to be tapped: a card of the hand, or a lit place. */
export function litElement(table: TableState, tap: TapShown): Element | null {
  if (cardOf(tap)) return document.querySelector(`.hand [data-card="${cardOf(tap)}"]`);
  const target = table.builder.value?.targets.value[targetIndex(table, tap)];
  return target ? document.querySelector(`.board-play [data-place="${target.place}"] .lit-edge`) : null;
}

/** What the keyboard uses for the same tap: the card itself, or the move among those in words. */
export function focusTap(table: TableState, tap: TapShown): void {
  const moves = document.querySelectorAll<HTMLElement>(".moves .move");
  const card = document.querySelector<HTMLElement>(`.hand [data-card="${cardOf(tap)}"]`);
  const wanted = cardOf(tap) ? card : moves[targetIndex(table, tap)];
  wanted?.focus({ preventScroll: true });
}

/** The place of the board that the sentence speaks of while a card is to be tapped. */
export function aboutElement(place: string): Element | null {
  return place ? document.querySelector(`.board [data-point="${place}"]`) : null;
}

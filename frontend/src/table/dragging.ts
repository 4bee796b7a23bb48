/** Dragging a card or a pawn to where it shall go: the same taps, made by one movement. */

import { signal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import { nearestPlace } from "../board/nearestPlace.ts";
import { boardMarks } from "./boardMarks.ts";
import type { TableState } from "./tableState.ts";

/** Pixels that a tap may tremble. */
const TREMBLE = 8;

export interface Drag {
  x: number;
  y: number;
  /** The card that is dragged; empty for a pawn. */
  card: string;
  /** The lit place that it would be dropped on. */
  place: string;
  touch: boolean;
}

/** What is dragged now. */
export const drag = signal<Drag | null>(null);

interface Grip {
  x: number;
  y: number;
  card: string;
  index: number;
  pawn: string;
}

function drawingOf(state: TableState): SVGSVGElement | null {
  return state.boardElement?.querySelector<SVGSVGElement>(".board-play") ?? null;
}

function placeUnder(state: TableState, event: PointerEvent, places: readonly string[]): string {
  const drawing = drawingOf(state);
  const layout = state.boardState.value?.layout.value;
  return (drawing && layout && nearestPlace(drawing, layout, places, event)) ?? "";
}

/** What a finger or the mouse took hold of. */
function gripOf(state: TableState, event: PointerEvent): Grip | null {
  const at = event.target as Element;
  const held = at.closest<HTMLElement>(".hand-card-playable");
  const grip = { x: event.clientX, y: event.clientY, card: "", index: -1, pawn: "" };
  if (held) return { ...grip, card: held.dataset.card ?? "", index: Number(held.dataset.index) };
  if (!at.closest(".board-play")) return null;
  const pawn = placeUnder(state, event, boardMarks(state).movable);
  return pawn ? { ...grip, pawn } : null;
}

function begin(state: TableState, { card, index, pawn }: Grip): void {
  const builder = state.builder.value;
  if (card && builder?.held.value !== index) builder?.chooseCard(card, index);
  if (pawn && builder) builder.pawn.value = pawn;
}

/** The click that a browser makes of the end of a drag is none. */
function swallowClick(): void {
  const swallow = (event: Event): void => event.stopPropagation();
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 50);
}

export function useDragging(around: RefObject<HTMLElement | null>, state: TableState): void {
  useEffect(() => {
    let grip: Grip | null = null;
    const take = (event: PointerEvent): void => {
      grip = event.isPrimary && event.button === 0 && state.builder.value ? gripOf(state, event) : null;
    };
    const move = (event: PointerEvent): void => {
      if (!grip || !event.isPrimary) return;
      if (!drag.value && Math.hypot(event.clientX - grip.x, event.clientY - grip.y) < TREMBLE) return;
      if (!drag.value) begin(state, grip);
      const place = placeUnder(state, event, boardMarks(state).lit);
      state.builder.value?.aimAt(place);
      const touch = event.pointerType === "touch";
      drag.value = { x: event.clientX, y: event.clientY, card: grip.card, place, touch };
      event.preventDefault();
    };
    const drop = (event: PointerEvent): void => {
      const dragged = drag.value;
      grip = null;
      drag.value = null;
      if (!dragged) return;
      swallowClick();
      if (event.type === "pointerup" && dragged.place) state.builder.value?.tap(dragged.place);
    };
    const table = around.current!;
    table.addEventListener("pointerdown", take);
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", drop);
    window.addEventListener("pointercancel", drop);
    return () => {
      table.removeEventListener("pointerdown", take);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", drop);
      window.removeEventListener("pointercancel", drop);
    };
  }, [state]);
}

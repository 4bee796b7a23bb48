/** Notices where the mouse or a finger rests on the board, and taps far from everything that is lit. */

import { distance, spotOf } from "../board/boardLayout.ts";
import { nearestPlace } from "../board/nearestPlace.ts";
import { boardMarks } from "./boardMarks.ts";
import { drag } from "./dragging.ts";
import { explainPlace, hidePlace, placeShown } from "./placeInfo.ts";
import type { TableState } from "./tableState.ts";

/** Milliseconds that the mouse or a finger rests before the place is explained. */
const REST = { mouse: 650, touch: 500 };
/** How near to a place, in squares. */
const NEAR = 0.62;
/** Pixels that a resting finger may tremble. */
const TREMBLE = 8;

export class RestingPointer {
  private timer = 0;
  private resting = "";
  private from = { x: 0, y: 0 };

  constructor(
    private readonly state: TableState,
    private readonly board: HTMLElement,
  ) {
    board.addEventListener("pointermove", this.move);
    board.addEventListener("pointerdown", this.down);
    board.addEventListener("pointerup", this.up);
    board.addEventListener("pointerleave", this.leave);
    board.addEventListener("click", this.click, { capture: true });
  }

  close(): void {
    this.board.removeEventListener("pointermove", this.move);
    this.board.removeEventListener("pointerdown", this.down);
    this.board.removeEventListener("pointerup", this.up);
    this.board.removeEventListener("pointerleave", this.leave);
    this.board.removeEventListener("click", this.click, { capture: true });
    this.rest("", 0);
    hidePlace();
  }

  private readonly move = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse") {
      if (Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y) > TREMBLE) this.rest("", 0);
      return;
    }
    const place = this.placeAt(event);
    if (place === this.resting) return;
    hidePlace();
    this.rest(place, REST.mouse);
  };

  private readonly down = (event: PointerEvent): void => {
    hidePlace();
    this.from = { x: event.clientX, y: event.clientY };
    if (event.pointerType === "mouse") window.clearTimeout(this.timer);
    else this.rest(this.placeAt(event), REST.touch);
  };

  private readonly up = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse") this.rest("", 0);
  };

  private readonly leave = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse") return;
    this.rest("", 0);
    hidePlace();
  };

  /** A long press is no tap; a tap far from everything that is lit asks why. */
  private readonly click = (event: MouseEvent): void => {
    if (placeShown.value && (event as PointerEvent).pointerType === "touch") {
      event.stopPropagation();
      return;
    }
    const place = this.placeAt(event);
    if (place && !this.litAt(event)) void explainPlace(this.state, place);
  };

  private rest(place: string, after: number): void {
    window.clearTimeout(this.timer);
    this.resting = place;
    if (place) this.timer = window.setTimeout(() => !drag.value && void explainPlace(this.state, place), after);
  }

  private litAt(event: MouseEvent): boolean {
    const drawing = this.drawing();
    const layout = this.state.boardState.value?.layout.value;
    const { lit } = boardMarks(this.state);
    return Boolean(drawing && layout && nearestPlace(drawing, layout, lit, event));
  }

  /** The place that the pointer is on; none between places. */
  private placeAt(event: MouseEvent): string {
    const drawing = this.drawing();
    const layout = this.state.boardState.value?.layout.value;
    const matrix = drawing?.getScreenCTM();
    if (!drawing || !layout || !matrix) return "";
    const place = nearestPlace(drawing, layout, [...layout.spots.keys()], event) ?? "";
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return distance(spotOf(layout, place) ?? { x: Infinity, y: 0 }, at) <= NEAR ? place : "";
  }

  private drawing(): SVGSVGElement | null {
    return this.board.querySelector<SVGSVGElement>(".board-play");
  }
}

/** A piece on its way: a copy in a small layer of its own above the board, which the browser moves without drawing anew. */

import { distance, type Layout, type Spot } from "../board/geometry.ts";
import type { Going } from "./shot.ts";

/** The side of the layer in squares: a pawn or a tile with its edge. */
const SIDE = 1.4;
const SVG = "http://www.w3.org/2000/svg";
/** Slow at both ends of the way. */
const EASING = "cubic-bezier(.45, 0, .55, 1)";

export class Walker {
  private readonly layer = document.createElementNS(SVG, "svg");
  private readonly spots: Spot[];

  constructor(
    private readonly drawn: SVGGElement,
    private readonly layout: Layout,
    { places }: Going,
  ) {
    this.spots = places.map((name) => layout.spots.get(name)).filter((spot) => spot !== undefined);
    this.layer.setAttribute("class", "walker");
    this.layer.setAttribute("viewBox", `${-SIDE / 2} ${-SIDE / 2} ${SIDE} ${SIDE}`);
    this.layer.style.width = `${(100 * SIDE) / layout.box.width}%`;
    this.layer.style.height = `${(100 * SIDE) / layout.box.height}%`;
    this.layer.append(this.copy());
  }

  private copy(): Node {
    const copied = this.drawn.cloneNode(true) as SVGGElement;
    const scale = /scale\([^)]*\)/.exec(this.drawn.getAttribute("transform") ?? "")?.[0] ?? "";
    copied.setAttribute("transform", scale);
    copied.removeAttribute("data-piece");
    return copied;
  }

  /** From the first place to the last, as if on one straight line. */
  async walk(milliseconds: number): Promise<void> {
    this.drawn.closest(".board")?.append(this.layer);
    this.drawn.style.visibility = "hidden";
    await this.layer.animate(this.keyframes(), { duration: milliseconds, easing: EASING, fill: "both" }).finished;
  }

  private keyframes(): Keyframe[] {
    const lengths = this.spots.map((spot, index) => (index ? distance(this.spots[index - 1]!, spot) : 0));
    const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
    let gone = 0;
    return this.spots.map((spot, index) => {
      gone += lengths[index]!;
      return { transform: this.shift(spot), offset: Math.min(1, gone / whole) };
    });
  }

  /** In hundredths of the layer itself, so that it fits a board of any size. */
  private shift({ x, y }: Spot): string {
    const part = (at: number, from: number): string => `${(100 * ((at - from) / SIDE - 0.5)).toFixed(2)}%`;
    return `translate(${part(x, this.layout.box.x)}, ${part(y, this.layout.box.y)})`;
  }

  /** The piece itself is seen again. */
  leave(): void {
    this.layer.remove();
    this.drawn.style.visibility = "";
  }
}

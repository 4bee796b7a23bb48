/** A piece that is being animated: a copy in a small layer of its own above the board, which the browser moves without drawing anew. */

import type { Layout, Spot } from "../board/boardLayout.ts";
import type { PiecePath } from "./consequenceMovement.ts";
import { type Manner, posesOf } from "./keyframes.ts";

/** The side of the layer in squares: a pawn or a tile with its edge. */
const SIDE = 1.4;
const SVG = "http://www.w3.org/2000/svg";

export class AnimatedPiece {
  private readonly layer = document.createElementNS(SVG, "svg");
  private readonly spots: Spot[];

  constructor(
    private readonly drawn: SVGGElement,
    private readonly layout: Layout,
    { places }: PiecePath,
    private readonly manner: Manner,
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

  /** From the first place to the last. */
  async walk(milliseconds: number): Promise<void> {
    this.drawn.closest(".board")?.append(this.layer);
    this.drawn.style.visibility = "hidden";
    await this.layer.animate(this.keyframes(), { duration: milliseconds, fill: "both" }).finished;
  }

  private keyframes(): Keyframe[] {
    return posesOf(this.spots, this.manner).map(({ offset, scale, turn, easing, ...spot }) => ({
      transform: `${this.shift(spot)} scale(${scale}) rotate(${turn}deg)`,
      offset,
      easing,
    }));
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

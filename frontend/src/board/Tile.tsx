/** A tile of Trikolos: a traffic light with one lamp lit, its letter, and the name of its place. */

import { say } from "../words/language.ts";

export function Tile({ mark, label = "" }: { mark: string; label?: string }) {
  return (
    <g class="tile">
      <use href={`#tile-${mark}`} />
      <text x=".19" y=".08" class={`tile-letter tile-letter-${mark}`}>
        {say(`card-${mark}`, {}, "index")}
      </text>
      <text x=".19" y=".38" class="tile-label">
        {label}
      </text>
    </g>
  );
}

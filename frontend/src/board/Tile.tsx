/** A tile of Trikolos: a traffic light with one lamp lit, and its letter. */

import { say } from "../words/language.ts";

const LAMPS = ["R", "O", "G"];

export function Tile({ mark, label = "" }: { mark: string; label?: string }) {
  return (
    <g class="tile">
      <rect x="-.46" y="-.46" width=".92" height=".92" rx=".12" class="tile-face" />
      <rect x="-.46" y="-.46" width=".92" height=".92" rx=".12" class={`tile-tint tile-${mark}`} />
      <rect x="-.42" y="-.36" width=".26" height=".72" rx=".13" class="tile-box" />
      {LAMPS.map((lamp, index) => (
        <circle key={lamp} cx="-.29" cy={(index - 1) * 0.22} r=".085" class={lamp === mark ? `lamp lamp-${lamp}` : "lamp"} />
      ))}
      <text x=".31" y="-.2" class="tile-letter">{say(`card-${mark}`, {}, "index")}</text>
      <text x=".31" y=".4" class="tile-label">{label}</text>
    </g>
  );
}

/** Confetti for the winners: it falls once, in the margins, and covers no word. */

import { SEATS } from "../generated/seatLooks.ts";

const PIECES = 36;
const COLOURS = [...SEATS.slice(0, 4).map(({ fill }) => fill), "#f4cf6b", "#fff3d6"];

/** The same paper at every win: places and turns that look strewn. */
function strewn(index: number): Record<string, string> {
  const part = (prime: number): number => ((index * prime) % 97) / 97;
  return {
    "--left": `${(part(37) * 100).toFixed(1)}%`,
    "--late": `${(part(61) * 1.1).toFixed(2)}s`,
    "--turn": `${(part(53) * 720 - 360).toFixed(0)}deg`,
    "--drift": `${(part(29) * 8 - 4).toFixed(1)}rem`,
    background: COLOURS[index % COLOURS.length]!,
  };
}

export function Confetti() {
  return (
    <div class="confetti" aria-hidden="true">
      {Array.from({ length: PIECES }, (_, index) => (
        <i key={index} style={strewn(index + 1)} />
      ))}
    </div>
  );
}

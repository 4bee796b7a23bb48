/** Short cuts, corner transfers, the direction of travel and the pushing side, drawn as fine arrows. */

import type { Arrow } from "../door/game.ts";
import { distance, type Layout, type Spot } from "./geometry.ts";

interface Ends {
  from: Spot;
  to: Spot;
}

function ends(layout: Layout, arrow: Arrow): Ends | null {
  const [from, to] = [layout.spots.get(arrow.start), layout.spots.get(arrow.end)];
  return from && to ? { from, to } : null;
}

/** A point on the way from one to the other, so many squares from the first. */
function along({ from, to }: Ends, squares: number): Spot {
  const part = squares / distance(from, to);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

const degrees = ({ from, to }: Ends): number => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;

/** A jump bends towards the middle of the board. */
function Jump({ line, centre }: { line: Ends; centre: Spot }) {
  const length = distance(line.from, line.to);
  const [start, end] = [along(line, 0.5), along(line, length - 0.64)];
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  const bend = { x: middle.x + (centre.x - middle.x) * 0.5, y: middle.y + (centre.y - middle.y) * 0.5 };
  const arrival = { from: bend, to: end };
  return (
    <g class="arrow-jump">
      <path d={`M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`} />
      <Head at={end} turn={degrees(arrival)} size={0.26} />
    </g>
  );
}

function Corner({ line }: { line: Ends }) {
  const length = distance(line.from, line.to);
  const [start, end] = [along(line, 0.62), along(line, length * 0.42)];
  return (
    <g class="arrow-corner">
      <path d={`M${start.x} ${start.y}L${end.x} ${end.y}`} />
      <Head at={end} turn={degrees(line)} size={0.32} />
    </g>
  );
}

function Way({ line }: { line: Ends }) {
  return <Head at={along(line, distance(line.from, line.to) / 2)} turn={degrees(line)} size={0.2} class="arrow-way" />;
}

/** The number of the row, and the arrow before it. */
function Push({ line, at, number }: { line: Ends; at: Spot; number: number }) {
  const ahead = Math.sign(line.to.x - line.from.x);
  return (
    <g class="arrow-push">
      <Head at={{ x: at.x + 0.18 * ahead, y: at.y }} turn={degrees(line)} size={0.2} />
      <text x={at.x - 0.12 * ahead} y={at.y + 0.13} class="printed">{number}</text>
    </g>
  );
}

function Head({ at, turn, size, class: name = "" }: { at: Spot; turn: number; size: number; class?: string }) {
  const place = `translate(${at.x.toFixed(3)} ${at.y.toFixed(3)}) rotate(${turn.toFixed(1)}) scale(${size})`;
  return <path d="M-.7-.7L.7 0L-.7.7L-.3 0Z" transform={place} class={`arrow-head ${name}`} />;
}

export function Arrows({ layout }: { layout: Layout }) {
  let rows = 0;
  return (
    <g>
      {layout.plan.arrows.map((arrow) => {
        const line = ends(layout, arrow);
        const key = `${arrow.kind} ${arrow.start} ${arrow.end}`;
        if (!line || arrow.kind === "link") return null;
        if (arrow.kind === "jump") return <Jump key={key} line={line} centre={layout.centre} />;
        if (arrow.kind === "corner") return <Corner key={key} line={line} />;
        if (arrow.kind === "push") {
          rows += 1;
          return <Push key={key} line={line} at={layout.handles.get(`push ${rows}`)!} number={rows} />;
        }
        return <Way key={key} line={line} />;
      })}
    </g>
  );
}

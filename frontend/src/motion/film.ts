/** The film of a move: its consequences one after the other, pawns walking square by square; it can be skipped. */

import { signal } from "@preact/signals";
import { distance, type Spot } from "../board/geometry.ts";
import type { Stage } from "../board/stage.ts";
import type { Consequence } from "../door/game.ts";
import { shotOf, type Arms, type Going, type Shot } from "./shot.ts";

export const filming = signal(false);

interface Ride {
  drawn: Element | null;
  spots: Spot[];
  length: number;
  scale: string;
}

let skip: (() => void) | null = null;

/** Ends the film that is running: everything stands where it ends. */
export function skipFilm(): void {
  skip?.();
}

export async function film(stage: Stage, arms: Arms, all: readonly Consequence[], root: Element | null): Promise<void> {
  const skipped = new Promise<"skipped">((resolve) => {
    skip = () => resolve("skipped");
  });
  filming.value = true;
  try {
    for (const happened of all) {
      const shot = shotOf(stage, arms, happened);
      if (!shot || shot.goings.length === 0) continue;
      if ((await Promise.race([run(stage, shot, root), skipped])) === "skipped") return;
      stage.move(new Map(shot.goings.map(({ id, places }) => [id, places[places.length - 1]!])));
      await nextDrawing();
    }
  } finally {
    filming.value = false;
    skip = null;
  }
}

const nextDrawing = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

function run(stage: Stage, shot: Shot, root: Element | null): Promise<void> {
  const rides = shot.goings.map((going) => rideOf(stage, going, root));
  const begun = performance.now();
  return new Promise((resolve) => {
    const draw = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - begun) / shot.milliseconds));
      for (const ride of rides) place(ride, part);
      if (part < 1 && filming.value) requestAnimationFrame(draw);
      else resolve();
    };
    requestAnimationFrame(draw);
  });
}

function rideOf(stage: Stage, { id, places }: Going, root: Element | null): Ride {
  const drawn = root?.querySelector(`[data-piece="${id}"]`) ?? null;
  const spots = places.map((name) => stage.layout.value.spots.get(name)).filter((spot) => spot !== undefined);
  const length = spots.slice(1).reduce((sum, spot, index) => sum + distance(spots[index]!, spot), 0);
  const scale = /scale\([^)]*\)/.exec(drawn?.getAttribute("transform") ?? "")?.[0] ?? "scale(1)";
  return { drawn, spots, length, scale };
}

const eased = (part: number): number => (part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2);

function place({ drawn, spots, length, scale }: Ride, part: number): void {
  let left = eased(part) * length;
  for (let index = 1; index < spots.length; index += 1) {
    const [from, to] = [spots[index - 1]!, spots[index]!];
    const step = distance(from, to) || 1e-9;
    if (left <= step || index === spots.length - 1) {
      const share = Math.min(1, left / step);
      const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share];
      drawn?.setAttribute("transform", `translate(${x.toFixed(3)} ${y.toFixed(3)}) ${scale}`);
      return;
    }
    left -= step;
  }
}

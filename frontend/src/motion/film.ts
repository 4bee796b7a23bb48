/** The film of a move: its consequences one after the other, pawns walking square by square; it can be skipped. */

import { signal } from "@preact/signals";
import type { Stage } from "../board/stage.ts";
import type { Consequence } from "../door/game.ts";
import { shotOf, type Arms, type Shot } from "./shot.ts";
import { Walker } from "./walker.ts";

export const filming = signal(false);

let skip: (() => void) | null = null;

/** Ends the film that is running: everything stands where it ends. */
export function skipFilm(): void {
  skip?.();
}

/** Nobody looks at a hidden page, and its drawings stand still. */
function skipUnseen(): void {
  if (document.hidden) skipFilm();
}

document.addEventListener("visibilitychange", skipUnseen);

export async function film(stage: Stage, arms: Arms, all: readonly Consequence[], root: Element | null): Promise<void> {
  const skipped = new Promise<"skipped">((resolve) => {
    skip = () => resolve("skipped");
  });
  filming.value = true;
  try {
    await Promise.race([drawn(), skipped]);
    for (const happened of all) {
      const shot = shotOf(stage, arms, happened);
      if (!shot || shot.goings.length === 0) continue;
      if ((await play(stage, shot, root, skipped)) === "skipped") return;
    }
  } finally {
    filming.value = false;
    skip = null;
  }
}

const nextDrawing = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Once everything around the board that changes with the film has been drawn: then nothing else is drawn while pawns walk. */
async function drawn(): Promise<void> {
  await nextDrawing();
  await nextDrawing();
}

async function play(stage: Stage, shot: Shot, root: Element | null, skipped: Promise<"skipped">): Promise<unknown> {
  const walkers = walkersOf(stage, shot, root);
  try {
    const walked = Promise.all(walkers.map((walker) => walker.walk(shot.milliseconds)));
    if ((await Promise.race([walked, skipped])) === "skipped") return "skipped";
    stage.move(new Map(shot.goings.map(({ id, places }) => [id, places[places.length - 1]!])));
    return await Promise.race([nextDrawing(), skipped]);
  } finally {
    for (const walker of walkers) walker.leave();
  }
}

/** In the order of the board: pawns above the tiles that carry them. */
function walkersOf(stage: Stage, { goings }: Shot, root: Element | null): Walker[] {
  const pieces = [...(root?.querySelectorAll<SVGGElement>("[data-piece]") ?? [])];
  return pieces.flatMap((piece) => {
    const going = goings.find(({ id }) => piece.dataset["piece"] === String(id));
    return going ? [new Walker(piece, stage.layout.value, going)] : [];
  });
}

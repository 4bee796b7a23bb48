/** The animation of a move: its consequences one after the other, pawns walking square by square; it can be skipped. */

import { signal } from "@preact/signals";
import type { BoardState } from "../board/trackedPieces.ts";
import type { Consequence } from "../generated/game.ts";
import { PACES, pace } from "../page/preferences.ts";
import { AnimatedPiece } from "./animatedPiece.ts";
import { type Arms, type Movement, movementOf } from "./consequenceMovement.ts";
import { type FlyingCard, flightOf } from "./flyingCard.ts";
import { playSound } from "./sounds.ts";

export const animating = signal(false);

let skip: (() => void) | null = null;

/** Ends the animation that is running: everything stands where it ends. */
export function skipAnimation(): void {
  skip?.();
}

/** Nobody looks at a hidden page, and its drawings stand still. */
function skipUnseen(): void {
  if (document.hidden) skipAnimation();
}

document.addEventListener("visibilitychange", skipUnseen);

export async function animateMove(
  boardState: BoardState,
  arms: Arms,
  all: readonly Consequence[],
  root: Element | null,
): Promise<void> {
  const skipped = new Promise<"skipped">((resolve) => {
    skip = () => resolve("skipped");
  });
  const flights: FlyingCard[] = [];
  animating.value = true;
  try {
    await Promise.race([drawn(), skipped]);
    for (const happened of all) {
      const flight = flightOf(happened, root);
      if (flight) {
        flights.push(flight);
        playSound("card");
        if ((await Promise.race([flight.fly(PACES[pace.value]), skipped])) === "skipped") return;
      }
      const movement = movementOf(boardState, arms, happened);
      if (!movement || movement.paths.length === 0) continue;
      if ((await play(boardState, movement, root, skipped)) === "skipped") return;
    }
  } finally {
    animating.value = false;
    skip = null;
    void nextDrawing().then(() => {
      for (const flight of flights) flight.leave();
    });
  }
}

const nextDrawing = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Once everything around the board that changes with the animation has been drawn: then nothing else is drawn while pawns walk. */
async function drawn(): Promise<void> {
  await nextDrawing();
  await nextDrawing();
}

async function play(
  boardState: BoardState,
  movement: Movement,
  root: Element | null,
  skipped: Promise<"skipped">,
): Promise<unknown> {
  const animatedPieces = animatedPiecesOf(boardState, movement, root);
  soundOf(movement);
  try {
    const walked = Promise.all(
      animatedPieces.map((animatedPiece) => animatedPiece.walk(movement.milliseconds * PACES[pace.value])),
    );
    if ((await Promise.race([walked, skipped])) === "skipped") return "skipped";
    boardState.move(new Map(movement.paths.map(({ id, places }) => [id, places[places.length - 1]!])));
    return await Promise.race([nextDrawing(), skipped]);
  } finally {
    for (const animatedPiece of animatedPieces) animatedPiece.leave();
  }
}

/** Each square that a pawn hops on, or what became of it. */
function soundOf({ paths, manner, milliseconds, sound }: Movement): void {
  if (sound) playSound(sound);
  if (manner !== "hop") return;
  const steps = (paths[0]?.places.length ?? 1) - 1;
  const each = (milliseconds * PACES[pace.value]) / 1000 / Math.max(1, steps);
  for (let step = 1; step <= steps; step++) playSound("step", step * each);
}

/** In the order of the board: pawns above the tiles that carry them. */
function animatedPiecesOf(boardState: BoardState, { paths, manner }: Movement, root: Element | null): AnimatedPiece[] {
  const pieces = [...(root?.querySelectorAll<SVGGElement>("[data-piece]") ?? [])];
  return pieces.flatMap((piece) => {
    const going = paths.find(({ id }) => piece.dataset.piece === String(id));
    return going ? [new AnimatedPiece(piece, boardState.layout.value, going, manner)] : [];
  });
}

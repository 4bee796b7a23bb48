/** What is played without a tap, where the player wants it so: the only legal move, and keeping an extra play. */

import { signal } from "@preact/signals";
import type { Step } from "../generated/game.ts";
import type { Frame } from "../generated/protocol.ts";
import { keepExtraPlay, playOnlyMove } from "../page/preferences.ts";

/** The extra plays that a seat has kept, and whether one shall follow the move of this turn. */
export class ExtraPlays {
  readonly wanted = signal(false);
  private before = 0;

  /** How many this viewer has kept. */
  kept(frame: Frame | null): number {
    return frame?.scene?.tokens?.[frame.seat] ?? 0;
  }

  /** The step that keeps the extra play; none where one was asked for, or has just been earned. */
  keep(frame: Frame): Step[] | null {
    const steps = frame.decision?.steps ?? [];
    const decline = steps.find(([first]) => first?.kind === "decline");
    const earned = this.kept(frame) > this.before;
    this.before = this.kept(frame);
    if (!decline || !this.kept(frame)) return null;
    const keeping = keepExtraPlay.value && !this.wanted.value && !earned;
    this.wanted.value = false;
    return keeping ? [...decline] : null;
  }
}

/** The steps that answer a decision by themselves. */
export function automaticMove(frame: Frame, extra: ExtraPlays): Step[] | null {
  const kept = extra.keep(frame);
  if (kept) return kept;
  const only = frame.decision?.moves?.length === 1 ? frame.decision.steps?.[0] : undefined;
  return playOnlyMove.value && only ? [...only] : null;
}

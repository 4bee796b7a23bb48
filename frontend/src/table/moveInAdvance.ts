/** A move chosen while others play: by the public board and the own hand, kept until the turn comes. */

import { signal } from "@preact/signals";
import type { Step } from "../generated/game.ts";

export interface ChosenMove {
  steps: Step[];
  /** Which card of the hand it plays. */
  index: number;
}

export class Advance {
  /** What will be played when the turn comes. */
  readonly chosen = signal<ChosenMove | null>(null);
  /** Whether what was chosen had become illegal. */
  readonly dropped = signal(false);

  keep(steps: Step[], index: number): void {
    this.chosen.value = { steps, index };
  }

  /** The turn has come: what was chosen is taken, once. */
  take(): Step[] | null {
    const steps = this.chosen.value?.steps ?? null;
    this.chosen.value = null;
    this.dropped.value = false;
    return steps;
  }
}

/** Which tab beside the board is open; on a phone the game itself is one, and the others lie over it. */

import { computed, signal } from "@preact/signals";
import { largeScreen } from "../page/largeScreen.ts";

const BESIDE = ["log", "rules", "text", "tools"] as const;
export type Tab = "game" | (typeof BESIDE)[number];

export class OpenTableTab {
  private readonly wanted = signal<Tab | null>(null);
  readonly all = computed<readonly Tab[]>(() => (largeScreen.value ? BESIDE : ["game", ...BESIDE]));
  readonly shown = computed<Tab>(() => {
    const [first] = this.all.value;
    return this.wanted.value && this.all.value.includes(this.wanted.value) ? this.wanted.value : first!;
  });

  turnTo(tab: Tab): void {
    this.wanted.value = tab;
  }

  /** The tab so many places further; after the last comes the first. */
  beside(step: number): Tab {
    const all = this.all.value;
    return all[(all.indexOf(this.shown.value) + step + all.length) % all.length]!;
  }
}

/** Other tabs of this browser that have the same seat open: they hear of each other, and one goes on alone. */

import { signal } from "@preact/signals";

interface Said {
  kind: "hello" | "here" | "gone" | "mine";
  tab: string;
  keys: readonly string[];
}

export class OtherBrowserTabs {
  /** Whether another tab has a seat of this one open. */
  readonly open = signal(false);
  /** Whether this tab has left its seats to another one. */
  readonly resting = signal(false);
  private readonly tab = Math.random().toString(36).slice(2);
  private readonly others = new Set<string>();
  private readonly channel: BroadcastChannel;

  constructor(
    table: string,
    private readonly keys: readonly string[],
    private readonly rest: () => void,
  ) {
    this.channel = new BroadcastChannel(`tockade.table.${table}`);
    this.channel.onmessage = ({ data }: MessageEvent<Said>) => this.hear(data);
    window.addEventListener("pagehide", this.leave);
    this.say("hello");
  }

  private say(kind: Said["kind"]): void {
    this.channel.postMessage({ kind, tab: this.tab, keys: this.keys } satisfies Said);
  }

  private hear({ kind, tab, keys }: Said): void {
    if (this.resting.value || !keys.some((key) => this.keys.includes(key))) return;
    if (kind === "gone") this.others.delete(tab);
    else this.others.add(tab);
    this.open.value = this.others.size > 0;
    if (kind === "hello") this.say("here");
    if (kind !== "mine") return;
    this.resting.value = true;
    this.rest();
  }

  /** This tab goes on; the others rest. */
  goOnHere(): void {
    this.say("mine");
    this.others.clear();
    this.open.value = false;
  }

  private readonly leave = (): void => this.say("gone");

  close(): void {
    this.leave();
    window.removeEventListener("pagehide", this.leave);
    this.channel.close();
  }
}

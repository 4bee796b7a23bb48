/** A game being ordered: size, house rules, who sits where, and the table's own settings. */

import { computed, signal } from "@preact/signals";
import type { ClockRule, RuleSetFacts, SeatOrder, TableOrder, TableSize } from "../door/protocol.ts";
import { ownName } from "../page/preferences.ts";
import { setupText, type Chosen } from "./options.ts";

export type Sitter = "me" | "link" | "screen" | `bot:${string}`;

export interface SeatChoice {
  sitter: Sitter;
  name: string;
}

export class Order {
  readonly rules = signal<RuleSetFacts>(null as unknown as RuleSetFacts);
  readonly size = signal<TableSize>(null as unknown as TableSize);
  readonly chosen = signal<Chosen>({});
  readonly seats = signal<SeatChoice[]>([]);
  readonly seating = signal<"chosen" | "lot">("chosen");
  readonly clock = signal<ClockRule | null>(null);
  readonly absence = signal<number | null>(60);
  readonly pause = signal(800);
  readonly spectators = signal(true);
  readonly setup = computed(() => setupText(this.rules.value, this.size.value, this.chosen.value));

  constructor(rules: RuleSetFacts, size: TableSize, chosen: Chosen, private readonly bot: string) {
    this.rules.value = rules;
    this.chosen.value = chosen;
    this.resize(rules, size);
  }

  /** Another number of players: those who sit keep their seats. */
  resize(rules: RuleSetFacts, size: TableSize): void {
    this.rules.value = rules;
    this.size.value = size;
    this.seats.value = Array.from({ length: size.players }, (_, seat) => this.seats.value[seat] ?? this.usual(seat));
  }

  private usual(seat: number): SeatChoice {
    return seat === 0 ? { sitter: "me", name: ownName.value } : { sitter: `bot:${this.bot}`, name: "" };
  }

  choose(option: string, value: string): void {
    this.chosen.value = { ...this.chosen.value, [option]: value };
  }

  sit(seat: number, change: Partial<SeatChoice>): void {
    this.seats.value = this.seats.value.map((each, index) => {
      if (index === seat) return { ...each, ...change };
      const moved = change.sitter === "me" && each.sitter === "me";
      return moved ? { ...each, sitter: "link" } : each;
    });
  }

  /** What is asked of the server; a table where nobody is missing starts at once. */
  order(screenName: (seat: number) => string): TableOrder {
    const seats = this.seats.value.map((seat, index) => ordered(seat, index, screenName));
    return {
      game: this.setup.value,
      seats,
      seating: this.seating.value,
      clock: this.clock.value,
      absence: this.absence.value,
      bot_pause: this.pause.value,
      spectators: this.spectators.value,
      start: seats.every((seat) => seat.player !== "open"),
    };
  }
}

function ordered({ sitter, name }: SeatChoice, seat: number, screenName: (seat: number) => string): SeatOrder {
  if (sitter === "link") return { player: "open" };
  if (sitter === "me" || sitter === "screen") return { player: "person", name: name.trim() || screenName(seat) };
  return { player: "bot", bot: sitter.slice("bot:".length) };
}

/** What has been chosen for a new game: size, options, who sits where, and the table's own settings. */

import { computed, signal } from "@preact/signals";
import {
  ABSENCE,
  BOT_PAUSE,
  type ClockSetting,
  PATIENCE,
  type RulesShown,
  type SeatAsked,
  type TableAsked,
  type TableSizeShown,
} from "../generated/protocol.ts";
import { ownName } from "../page/preferences.ts";
import { type Chosen, setupText } from "./setupNotation.ts";

export type Sitter = "me" | "link" | "screen" | `bot:${string}`;

export interface SeatChoice {
  sitter: Sitter;
  name: string;
}

export class NewGameChoices {
  readonly rules = signal<RulesShown>(null as unknown as RulesShown);
  readonly size = signal<TableSizeShown>(null as unknown as TableSizeShown);
  readonly chosen = signal<Chosen>({});
  readonly seats = signal<SeatChoice[]>([]);
  readonly seating = signal<NonNullable<TableAsked["seating"]>>("chosen");
  readonly clock = signal<ClockSetting | null>(null);
  readonly absence = signal<number | null>(ABSENCE);
  readonly patience = signal<number | null>(PATIENCE);
  readonly pause = signal(BOT_PAUSE);
  readonly standIn = signal("");
  readonly spectators = signal(true);
  readonly hints = signal(true);
  readonly setup = computed(() => setupText(this.rules.value, this.size.value, this.chosen.value));

  /** The bot that was chosen last: it sits down wherever another is wanted. */
  bot: string;

  constructor(rules: RulesShown, size: TableSizeShown, chosen: Chosen, bot: string) {
    this.bot = bot;
    this.rules.value = rules;
    this.chosen.value = chosen;
    this.resize(rules, size);
  }

  /** Another number of players: those who sit keep their seats. */
  resize(rules: RulesShown, size: TableSizeShown): void {
    this.rules.value = rules;
    this.size.value = size;
    this.seats.value = Array.from(
      { length: size.players },
      (_, seat) => this.seats.value[seat] ?? this.usualSitter(seat),
    );
  }

  private usualSitter(seat: number): SeatChoice {
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

  sitBot(seat: number, bot: string): void {
    this.bot = bot;
    this.sit(seat, { sitter: `bot:${bot}` });
  }

  /** What is asked of the server; a table where nobody is missing starts at once. */
  request(screenName: (seat: number) => string): TableAsked {
    const seats = this.seats.value.map((seat, index) => askedSeat(seat, index, screenName));
    return {
      game: this.setup.value,
      seats,
      seating: this.seating.value,
      clock: this.clock.value,
      absence: this.absence.value,
      patience: this.patience.value,
      bot_pause: this.pause.value,
      ...(this.standIn.value && { stand_in: this.standIn.value }),
      spectators: this.spectators.value,
      hints: this.hints.value,
      start: seats.every((seat) => seat.player !== "open"),
    };
  }
}

function askedSeat({ sitter, name }: SeatChoice, seat: number, screenName: (seat: number) => string): SeatAsked {
  if (sitter === "link") return { player: "open" };
  if (sitter === "me" || sitter === "screen") return { player: "person", name: name.trim() || screenName(seat) };
  return { player: "bot", bot: sitter.slice("bot:".length) };
}

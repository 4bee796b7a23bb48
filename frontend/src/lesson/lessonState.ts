/** A guided first game in progress: its stages one after the other, each at a practice table of its own. */

import { batch, computed, effect, signal } from "@preact/signals";
import { animating } from "../animation/moveAnimation.ts";
import { deleteTable, openTable } from "../api/http.ts";
import type { Step, Verdict } from "../generated/game.ts";
import type { LessonShown, TapShown } from "../generated/protocol.ts";
import { loadBots, loadGame } from "../lobby/catalogue.ts";
import { ownName } from "../page/preferences.ts";
import { TableState } from "../table/tableState.ts";
import { say } from "../words/language.ts";

/** The others wait so long before they move, in milliseconds: a stage is over long before. */
const STILL = 10_000;

/** The bot that plays worst, so that a first game can be won. */
export async function easiestBot(rules: string): Promise<string> {
  const { bots, levels } = await loadBots();
  return levels[rules]?.[0] ?? bots[0]!;
}

/** How long the end of a stage stays to be looked at, in milliseconds. */
const LOOK = 900;

/** Steps as one text, to compare them by. */
export const spelled = (steps: readonly Step[]): string =>
  steps.map(({ kind, card = "", place = "", number = 0 }) => `${kind} ${card} ${place} ${number}`).join();

/** How near a tap must be to a point, in pixels. */
const NEAR = 26;

/** The point of the board that a tap is nearest to. */
function pointAt({ clientX, clientY }: MouseEvent): string {
  const away = (point: Element): number => {
    const { left, top, width, height } = point.getBoundingClientRect();
    return Math.hypot(left + width / 2 - clientX, top + height / 2 - clientY);
  };
  const nearest = [...document.querySelectorAll(".board [data-point]")]
    .map((point) => ({ point, away: away(point) }))
    .sort((one, other) => one.away - other.away)[0];
  return nearest && nearest.away < NEAR ? (nearest.point.getAttribute("data-point") ?? "") : "";
}

export class LessonState {
  readonly table = signal<TableState | null>(null);
  readonly stage = signal(0);
  /** Moves of this stage that are made. */
  readonly made = signal(0);
  /** How a tap that the lesson does not want is answered. */
  readonly wrong = signal("");
  /** What the rules say to it. */
  readonly verdict = signal<Verdict | null>(null);
  readonly over = signal(false);
  /** Whether the tap of this moment has its answer. */
  private answered = false;
  private host: { table: string; key: string } | null = null;
  private stop: () => void = () => undefined;
  private closed = false;

  constructor(readonly lesson: LessonShown) {}

  readonly count = computed(() => this.lesson.stages.reduce((sum, { taps }) => sum + taps.length, 0));

  /** The taps of each move of this stage. */
  private readonly moves = computed(() => {
    const moves: TapShown[][] = [[]];
    for (const tap of this.lesson.stages[this.stage.value]!.taps) {
      moves[moves.length - 1]!.push(tap);
      if (tap.last) moves.push([]);
    }
    return moves.slice(0, -1);
  });

  /** The tap that comes next; none while a move is carried out. */
  readonly tap = computed<TapShown | null>(() => {
    const builder = this.table.value?.builder.value;
    const taps = this.moves.value[this.made.value];
    if (!builder || !taps || animating.value || builder.busy.value) return null;
    return taps.find(({ steps }) => steps.length > builder.steps.value.length) ?? null;
  });

  /** Where the pawn stands that the card to be tapped will move, or where it will bring one out. */
  readonly about = computed(() => {
    const tap = this.tap.value;
    const card = tap?.steps[tap.steps.length - 1]?.card;
    const move = this.moves.value[this.made.value]?.at(-1);
    const places = (card && move?.steps.filter(({ kind }) => kind === "pawn" || kind === "enter")) || [];
    return places[0]?.place ?? "";
  });

  /** Its number in the whole lesson, from 1. */
  readonly number = computed(() => {
    const before = this.lesson.stages.slice(0, this.stage.value).reduce((sum, { taps }) => sum + taps.length, 0);
    const made = this.moves.value.slice(0, this.made.value).reduce((sum, taps) => sum + taps.length, 0);
    const tap = this.tap.value;
    return before + made + (tap ? this.moves.value[this.made.value]!.indexOf(tap) + 1 : 0);
  });

  async open(stage: number): Promise<void> {
    const { position } = this.lesson.stages[stage]!;
    const game = await loadGame(this.lesson.setup);
    const bot = await easiestBot(game.rules);
    const me = { player: "person" as const, name: ownName.value || say("page-me") };
    const seats = Array.from({ length: game.seats }, (_, seat) => (seat ? { player: "bot" as const, bot } : me));
    const opened = await openTable({
      game: this.lesson.setup,
      position,
      seats,
      start: true,
      hints: false,
      bot_pause: STILL,
    });
    if (this.closed) return void deleteTable(opened.table, opened.host);
    this.leave();
    this.host = { table: opened.table, key: opened.host };
    const table = new TableState(opened.table, [opened.seats[0]!.key!], game, 1);
    batch(() => {
      this.stage.value = stage;
      this.made.value = 0;
      this.wrong.value = "";
      this.verdict.value = null;
      this.table.value = table;
    });
    const effects = [effect(() => this.guard(table)), effect(() => this.goOn())];
    this.stop = () => {
      for (const end of effects) end();
    };
  }

  /** Only the tap that is asked for is taken; others are answered. */
  private guard(table: TableState): void {
    const builder = table.builder.value;
    if (!builder) return;
    builder.mayTake = (steps) => {
      const tap = this.tap.peek();
      const right = tap !== null && spelled(tap.steps) === spelled(steps);
      this.wrong.value = right ? "" : say("page-lesson-other");
      this.verdict.value = null;
      this.answered = !right;
      if (right && tap.last) this.made.value += 1;
      if (!right && steps.length === 1) queueMicrotask(() => builder.cancel());
      return right;
    };
  }

  /** Answers a tap on the board that chose nothing, by the rules where they can be asked. */
  watch(event: MouseEvent): void {
    const tap = this.tap.peek();
    const builder = this.table.peek()?.builder.peek();
    const onBoard = (event.target as Element).closest(".board") !== null;
    if (!tap || !builder) return;
    const before = spelled(builder.steps.peek()) + this.made.peek();
    window.setTimeout(() => {
      const chosen = before !== spelled(builder.steps.peek()) + this.made.peek() || this.tap.peek() !== tap;
      if (onBoard && !chosen && !this.answered) void this.missed(tap, pointAt(event));
      this.answered = false;
    });
  }

  private async missed(tap: TapShown, point: string): Promise<void> {
    this.wrong.value = say("page-lesson-nothing");
    this.verdict.value = null;
    const card = tap.steps[0]?.card ?? "";
    const pawn = tap.steps.find(({ kind }) => kind === "pawn")?.place;
    const chosen = this.table.peek()?.builder.peek();
    if (chosen) chosen.idle.value = null;
    if (!pawn || !point || !chosen) return;
    const answer = await chosen.connection.socket.why(`${card} ${pawn}-${point}`.trim()).catch(() => null);
    if (answer?.verdict && answer.verdict.kind !== "legal" && this.tap.peek() === tap) {
      this.verdict.value = answer.verdict;
    }
  }

  /** The stage is done when all its moves are made and seen. */
  private goOn(): void {
    const done = this.made.value === this.moves.value.length && !animating.value;
    if (!done) return;
    const stage = this.stage.peek();
    window.setTimeout(() => {
      if (this.closed || this.stage.peek() !== stage || this.over.peek()) return;
      if (stage + 1 < this.lesson.stages.length) void this.open(stage + 1);
      else this.over.value = true;
    }, LOOK);
  }

  private leave(): void {
    this.stop();
    this.table.value?.close();
    if (this.host) void deleteTable(this.host.table, this.host.key).catch(() => undefined);
    this.host = null;
  }

  close(): void {
    this.closed = true;
    this.leave();
  }
}

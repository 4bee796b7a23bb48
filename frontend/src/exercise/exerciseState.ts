/** An exercise in progress: a practice table with its position, where a move is judged instead of played. */

import { batch, effect, signal } from "@preact/signals";
import { deleteTable, openTable } from "../api/http.ts";
import type { Exercise } from "../generated/review.ts";
import { loadGame } from "../lobby/catalogue.ts";
import { defaultBot } from "../lobby/defaultBot.ts";
import { rememberTable, tableLink } from "../page/knownTables.ts";
import { ownName } from "../page/preferences.ts";
import type { Sent } from "../table/moveBuilder.ts";
import { TableState } from "../table/tableState.ts";
import { say } from "../words/language.ts";

/** The others wait so long before they move, in milliseconds; an answer is never played, so they never do. */
const STILL = 10_000;
/** A move that is hardly worse than the best is good too. */
const HARDLY = 0.02;

export type Verdict = "best" | "good" | "worse" | "other";

/** What a move is worth, as `judge_answer` in `insight/exercise.py`. */
export function judgeAnswer({ answers }: Exercise, move: string): Verdict {
  const found = answers.find((answer) => answer.move === move);
  if (!found) return "other";
  if (answers[0]!.chance - found.chance >= HARDLY) return "worse";
  return found === answers[0] ? "best" : "good";
}

export class ExerciseState {
  readonly table = signal<TableState | null>(null);
  /** The move that was tried last. */
  readonly tried = signal("");
  readonly answerShown = signal(false);
  private host: { table: string; key: string } | null = null;
  private stop: () => void = () => undefined;
  private closed = false;

  constructor(readonly exercise: Exercise) {}

  get verdict(): Verdict | null {
    return this.tried.value ? judgeAnswer(this.exercise, this.tried.value) : null;
  }

  async open(): Promise<void> {
    const opened = await openAt(this.exercise, STILL);
    const key = opened.seats[this.exercise.seat]!.key!;
    if (this.closed) return void deleteTable(opened.table, opened.host);
    this.host = { table: opened.table, key: opened.host };
    const table = new TableState(opened.table, [key], await loadGame(this.exercise.game), 1);
    this.table.value = table;
    this.stop = effect(() => {
      const builder = table.builder.value;
      if (builder) builder.instead = (move) => void this.judge(table, move);
    });
  }

  /** A move as text: taps are spelled by the server, which knows the rules. */
  private async judge(table: TableState, move: Sent): Promise<void> {
    const { socket } = table.connection.peek();
    const text = "move" in move ? move.move : (await socket.steps(move.steps, false)).move;
    batch(() => {
      this.tried.value = text ?? "";
      table.builder.peek()?.cancel();
    });
  }

  again(): void {
    this.tried.value = "";
  }

  close(): void {
    this.closed = true;
    this.stop();
    this.table.value?.close();
    if (this.host) void deleteTable(this.host.table, this.host.key).catch(() => undefined);
  }
}

/** A table with the exercise's position: the visitor at its seat, bots at all others. */
async function openAt({ game, position, seat }: Exercise, pause?: number): ReturnType<typeof openTable> {
  const bot = await defaultBot();
  const { seats } = await loadGame(game);
  const me = { player: "person" as const, name: ownName.value || say("page-me") };
  const people = Array.from({ length: seats }, (_, each) => (each === seat ? me : { player: "bot" as const, bot }));
  const how = pause === undefined ? {} : { bot_pause: pause, hints: false };
  return openTable({ game, position, seats: people, start: true, ...how });
}

/** Plays on from the exercise against bots; where to go. */
export async function playOnFrom(exercise: Exercise): Promise<string> {
  const opened = await openAt(exercise);
  const keys = opened.seats.map(({ key }) => key).filter((key) => key !== null);
  rememberTable(opened.table, { keys, host: opened.host, game: exercise.game, names: [] });
  return tableLink({ table: opened.table, keys });
}

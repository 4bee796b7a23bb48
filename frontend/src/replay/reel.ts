/** A replay on the screen: which turn is shown, whether it runs, and the board it is shown on. */

import { computed, signal } from "@preact/signals";
import { layOut } from "../board/geometry.ts";
import { Stage } from "../board/stage.ts";
import type { GameFacts, Replay, ReplayTurn } from "../door/protocol.ts";
import { film, skipFilm } from "../motion/film.ts";
import { moves } from "../page/preferences.ts";
import { Reader } from "../words/reader.ts";
import { words } from "../words/language.ts";

const PAUSE = 700;

export class Reel {
  readonly turn = signal(0);
  readonly playing = signal(false);
  readonly stage: Stage;
  readonly shown = computed<ReplayTurn>(() => this.replay.turns[this.turn.value]!);
  board: Element | null = null;
  private timer = 0;

  constructor(
    readonly table: string,
    readonly replay: Replay,
    readonly game: GameFacts,
    turn: number,
  ) {
    this.stage = new Stage(layOut(game.plan, replay.turns[0]!.scene.arms[0] ?? 0));
    this.jump(turn);
  }

  get last(): number {
    return this.replay.turns.length - 1;
  }

  reader(): Reader {
    return new Reader(words.value, this.game.rules, -2, this.replay.seats);
  }

  jump(turn: number): void {
    skipFilm();
    this.turn.value = Math.min(this.last, Math.max(0, Number.isFinite(turn) ? turn : 0));
    this.stage.show(this.shown.value.scene);
    const asked = new URLSearchParams(location.search);
    asked.set("turn", String(this.turn.value));
    history.replaceState(null, "", `${location.pathname}?${asked.toString()}`);
  }

  /** One turn on, with its film. */
  async forward(): Promise<void> {
    const next = this.replay.turns[this.turn.value + 1];
    if (!next) return;
    if (moves()) await film(this.stage, next.scene.arms, next.consequences, this.board);
    this.jump(next.turn);
  }

  toggle(): void {
    this.playing.value = !this.playing.value;
    window.clearTimeout(this.timer);
    if (!this.playing.value) return;
    if (this.turn.value === this.last) this.jump(0);
    void this.run();
  }

  private async run(): Promise<void> {
    await this.forward();
    if (this.turn.value === this.last) this.playing.value = false;
    if (this.playing.value) this.timer = window.setTimeout(() => void this.run(), PAUSE);
  }

  stop(): void {
    this.playing.value = false;
    window.clearTimeout(this.timer);
    skipFilm();
  }
}

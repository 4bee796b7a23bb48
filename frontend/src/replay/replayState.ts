/** The state of a replay on the screen: which turn is shown, whether it runs, and the board. */

import { computed, signal } from "@preact/signals";
import { animateMove, skipAnimation } from "../animation/moveAnimation.ts";
import { layOut } from "../board/boardLayout.ts";
import { BoardState } from "../board/trackedPieces.ts";
import type { GameShown, Replay, ReplayTurn } from "../generated/protocol.ts";
import { animationsOn } from "../page/preferences.ts";
import { words } from "../words/language.ts";
import { Reader } from "../words/messageArguments.ts";
import { armsToName } from "../words/placeNames.ts";

const PAUSE = 700;

export class ReplayState {
  readonly turn = signal(0);
  readonly playing = signal(false);
  readonly boardState: BoardState;
  readonly shown = computed<ReplayTurn>(() => this.replay.turns[this.turn.value]!);
  boardElement: Element | null = null;
  private timer = 0;
  /** Where the clicks so far lead; beyond the turn that is shown while an animation runs. */
  private goal = 0;
  private walking = false;

  constructor(
    readonly table: string,
    readonly replay: Replay,
    readonly game: GameShown,
    turn: number,
  ) {
    this.boardState = new BoardState(layOut(game.plan, replay.turns[0]!.scene.arms[0] ?? 0));
    this.jump(turn);
  }

  get last(): number {
    return this.replay.turns.length - 1;
  }

  reader(viewer = -2): Reader {
    const arms = armsToName(this.replay.turns[this.last]?.scene);
    return new Reader(words.value, this.game.rules, viewer, this.replay.seats, this.game.plan, arms);
  }

  jump(turn: number): void {
    skipAnimation();
    this.turn.value = Math.min(this.last, Math.max(0, Number.isFinite(turn) ? turn : 0));
    this.goal = this.turn.value;
    this.boardState.show(this.shown.value.scene);
    const asked = new URLSearchParams(location.search);
    asked.set("turn", String(this.turn.value));
    history.replaceState(null, "", `${location.pathname}?${asked.toString()}`);
  }

  /** One turn on, with its animation; asked again meanwhile, it ends at once, so that no click is lost. */
  async forward(): Promise<void> {
    this.goal = Math.min(this.last, this.goal + 1);
    if (this.walking) {
      skipAnimation();
      return;
    }
    const next = this.replay.turns[this.goal]!;
    this.walking = true;
    if (animationsOn() && this.goal > this.turn.value)
      await animateMove(this.boardState, next.scene.arms, next.consequences, this.boardElement);
    this.walking = false;
    this.jump(this.goal);
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
    skipAnimation();
  }
}

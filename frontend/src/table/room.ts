/** The table as this device shows it: its seats here, whose view is open, the board, and the film of what happens. */

import { batch, computed, effect, signal } from "@preact/signals";
import { layOut } from "../board/geometry.ts";
import { Stage } from "../board/stage.ts";
import type { TracedMove } from "../board/Trace.tsx";
import { HIDDEN } from "../door/game.ts";
import type { Frame, GameFacts, News } from "../door/protocol.ts";
import { film, skipFilm } from "../motion/film.ts";
import { pointFor } from "../motion/shot.ts";
import { traceOf } from "../motion/trace.ts";
import { moves } from "../page/preferences.ts";
import type { Arguments } from "../words/bundle.ts";
import { Reader } from "../words/reader.ts";
import { words } from "../words/language.ts";
import { Choosing } from "./choosing.ts";
import { Session } from "./session.ts";

export class Room {
  readonly sessions: Session[];
  /** Which of this device's seats is open to the eyes. */
  readonly open = signal(0);
  /** The seat that the device must be handed to before anything of it is shown. */
  readonly curtain = signal<Session | null>(null);
  /** Whether the open seat's hand is hidden, because somebody else may hold the device. */
  readonly covered = signal(false);
  readonly stage = signal<Stage | null>(null);
  readonly choosing = signal<Choosing | null>(null);
  readonly trace = signal<TracedMove[]>([]);
  /** What is on the screen now; the newest frame follows when its film is over. */
  readonly shown = signal<Frame | null>(null);
  readonly die = signal(0);
  readonly session = computed(() => this.sessions[this.open.value]!);
  /** The same list as long as nobody is called anything else, so that what names them is not drawn anew. */
  private readonly spelledNames = computed(() => JSON.stringify(this.session.value.seats.value.map((seat) => (seat.player === "bot" ? "" : seat.name))));
  readonly names = computed(() => JSON.parse(this.spelledNames.value) as string[]);
  private readonly reading = computed(
    () => new Reader(words.value, this.game.rules, this.covered.value ? -2 : this.session.value.seat, this.names.value),
  );
  /** The board's drawing, where the film looks for its pieces. */
  board: Element | null = null;
  private films: Promise<void> = Promise.resolve();
  private waitingFilms = 0;
  private readonly stop: () => void;

  constructor(
    readonly table: string,
    keys: readonly string[],
    readonly game: GameFacts,
    known: number,
  ) {
    this.sessions = (keys.length ? keys : [null]).map((key) => new Session(table, key, known));
    this.sessions.forEach((session, index) => {
      session.onFrame = (frame, news) => this.frameCame(index, frame, news);
    });
    this.covered.value = this.sessions.length > 1;
    this.stop = effect(() => this.hand());
  }

  /** Whoever reads, for words. */
  reader(): Reader {
    return this.reading.value;
  }

  /** A message of the page, in the words of this game where it has its own. */
  say(message: string, given: Arguments = {}): string {
    return words.value.format(message, given, this.game.rules);
  }

  /** What happened, as everybody who may hold the device knows it. */
  news(): News[] {
    const own = this.session.value.news.value;
    if (!this.covered.value) return own;
    const others = this.sessions.map((session) => new Map(session.news.value.map((entry) => [entry.version, entry])));
    return own.map((entry) => ({
      ...entry,
      consequences: (entry.consequences ?? []).map((told, index) => {
        const editions = others.map((known) => known.get(entry.version)?.consequences?.[index]);
        return editions.find((edition) => edition?.cards?.includes(HIDDEN)) ?? told;
      }),
    }));
  }

  private frameCame(index: number, frame: Frame, news: News[] | null): void {
    if (index !== this.open.value) return;
    const happened = (news ?? []).flatMap((entry) => entry.consequences ?? []);
    if (news === null || happened.length === 0 || !moves() || document.hidden || this.waitingFilms > 2) {
      this.films = this.films.then(() => this.settle(frame, news));
      if (this.waitingFilms > 2) skipFilm();
      return;
    }
    this.waitingFilms += 1;
    this.films = this.films
      .then(() => this.play(frame, news))
      .finally(() => {
        this.waitingFilms -= 1;
      });
  }

  private async play(frame: Frame, news: News[]): Promise<void> {
    const happened = news.flatMap((entry) => entry.consequences ?? []);
    this.choosing.value = null;
    const thrown = happened.find(({ kind }) => kind === "threw")?.number;
    if (thrown) this.die.value = thrown;
    this.trace.value = traceOf(this.game.plan, lastMove(news));
    if (this.stage.value && frame.scene) await film(this.stage.value, frame.scene.arms, happened, this.board);
    this.settle(frame, news);
  }

  /** Shows a frame as it is, and opens its decision. */
  private settle(frame: Frame, news: News[] | null): void {
    batch(() => {
      if (frame.scene) this.draw(frame);
      if (news !== null && news.some((entry) => entry.event === "move")) this.trace.value = traceOf(this.game.plan, lastMove(news));
      this.shown.value = frame;
      this.decide(frame);
    });
  }

  private draw(frame: Frame): void {
    const arm = frame.scene!.arms[Math.max(0, frame.seat)] ?? 0;
    if (!this.stage.value) this.stage.value = new Stage(layOut(this.game.plan, arm));
    else this.stage.value.turnTo(arm);
    this.stage.value.show(frame.scene!);
    this.die.value = frame.scene!.die ?? 0;
  }

  private decide(frame: Frame): void {
    const { decision } = frame;
    const known = this.choosing.value;
    if (!decision || frame.phase !== "playing") this.choosing.value = null;
    else if (known?.decision.id !== decision.id || known.session !== this.session.value) {
      this.choosing.value = new Choosing(this.session.value, decision, this.game, (place, seat) => this.pointOf(place, seat));
    }
  }

  private pointOf(place: string, seat: number): string {
    const stage = this.stage.value;
    return stage ? pointFor(stage, this.shown.value?.scene?.arms ?? [], seat, place) : place;
  }

  /** Same-screen play: when another seat of this device must act, the device is handed on. */
  private hand(): void {
    const frames = this.sessions.map((session) => session.frame.value);
    const here = frames[this.open.peek()];
    if (this.sessions.length < 2 || (here?.decision && !this.covered.peek())) return;
    const next = frames.findIndex((frame) => frame?.decision && frame.phase === "playing");
    if (next < 0) return;
    const secret = (frames[next]?.scene?.hands ?? []).length > 0;
    if (!secret) return this.openSeat(next);
    this.covered.value = true;
    this.curtain.value = this.sessions[next]!;
  }

  /** The right person has the device: their view is opened. */
  openSeat(index: number): void {
    this.curtain.value = null;
    this.covered.value = false;
    this.open.value = index;
    this.choosing.value = null;
    const frame = this.sessions[index]?.frame.value;
    if (frame) this.films = this.films.then(() => this.settle(frame, null));
  }

  close(): void {
    this.stop();
    skipFilm();
    for (const session of this.sessions) session.close();
  }
}

function lastMove(news: readonly News[]): NonNullable<News["consequences"]> {
  const moved = news.filter((entry) => entry.event === "move");
  return moved[moved.length - 1]?.consequences ?? [];
}

/** The state of a whole table on this device: its connections, whose view is open, the board, the move being built. */

import { batch, computed, effect, signal } from "@preact/signals";
import { pointOfPlace, waitingPawn } from "../animation/consequenceMovement.ts";
import { pathsOf } from "../animation/lastMovePaths.ts";
import { animateMove, animating, skipAnimation } from "../animation/moveAnimation.ts";
import { layOut } from "../board/boardLayout.ts";
import type { PawnPath } from "../board/LastMove.tsx";
import { BoardState } from "../board/trackedPieces.ts";
import { HIDDEN } from "../generated/game.ts";
import type { Frame, GameShown, NewsShown } from "../generated/protocol.ts";
import { newerScript, reloadFor } from "../page/newerPage.ts";
import { animationsOn } from "../page/preferences.ts";
import type { Arguments } from "../words/fluentMessages.ts";
import { words } from "../words/language.ts";
import { Reader } from "../words/messageArguments.ts";
import { armsToName } from "../words/placeNames.ts";
import { automaticMove, ExtraPlays } from "./automaticMove.ts";
import { MoveBuilder, type Places } from "./moveBuilder.ts";
import { Advance } from "./moveInAdvance.ts";
import { OpenTableTab } from "./openTableTab.ts";
import { OtherBrowserTabs } from "./otherBrowserTabs.ts";
import { TableConnection } from "./tableConnection.ts";

export class TableState {
  readonly connections: TableConnection[];
  /** Which of this device's seats is open to the eyes. */
  readonly openIndex = signal(0);
  /** The seat that the device must be handed to before anything of it is shown. */
  readonly passTo = signal<TableConnection | null>(null);
  /** Whether the open seat's hand is hidden, because somebody else may hold the device. */
  readonly handHidden = signal(false);
  readonly boardState = signal<BoardState | null>(null);
  readonly builder = signal<MoveBuilder | null>(null);
  readonly lastMove = signal<PawnPath[]>([]);
  /** What is on the screen now; the newest frame follows when its animation is over. */
  readonly shown = signal<Frame | null>(null);
  readonly die = signal(0);
  readonly extraPlays = new ExtraPlays();
  readonly advance = new Advance();
  readonly openTab = new OpenTableTab();
  /** The same seats in other tabs; null for a spectator. */
  readonly tabs: OtherBrowserTabs | null;
  /** The script of a newer page that the server has; it is loaded at a moment that loses nothing. */
  private readonly newer = signal("");
  private lost = false;
  readonly connection = computed(() => this.connections[this.openIndex.value]!);
  /** The same list as long as nobody is called anything else, so that what names them is not drawn anew. */
  private readonly spelledNames = computed(() =>
    JSON.stringify(this.connection.value.seats.value.map((seat) => (seat.player === "bot" ? "" : seat.name))),
  );
  readonly names = computed(() => JSON.parse(this.spelledNames.value) as string[]);
  private readonly spelledArms = computed(() => JSON.stringify(armsToName(this.shown.value?.scene)));
  private readonly arms = computed(() => JSON.parse(this.spelledArms.value) as number[]);
  private readonly reading = computed(
    () =>
      new Reader(
        words.value,
        this.game.rules,
        this.handHidden.value ? -2 : this.connection.value.seat,
        this.names.value,
        this.game.plan,
        this.arms.value,
      ),
  );
  /** The board's drawing, where the animation looks for its pieces. */
  boardElement: Element | null = null;
  private animations: Promise<void> = Promise.resolve();
  private waitingAnimations = 0;
  private readonly stop: () => void;

  constructor(
    readonly table: string,
    keys: readonly string[],
    readonly game: GameShown,
    known: number,
  ) {
    this.connections = (keys.length ? keys : [null]).map((key) => new TableConnection(table, key, known));
    this.connections.forEach((connection, index) => {
      connection.onFrame = (frame, news) => this.takeFrame(index, frame, news);
    });
    this.handHidden.value = this.connections.length > 1;
    this.tabs = keys.length ? new OtherBrowserTabs(table, keys, () => this.disconnect()) : null;
    const effects = [effect(() => this.passDevice()), effect(() => this.lookForNewer()), effect(() => this.renew())];
    this.stop = () => {
      for (const end of effects) end();
    };
  }

  /** A server that comes back may have another page. */
  private lookForNewer(): void {
    const link = this.connections[0]!.link.value;
    if (link === "open" && this.lost) void newerScript().then((script) => (this.newer.value = script));
    this.lost = link === "lost";
  }

  /** Not while a pawn walks, a move is half chosen or under way, or something is being typed. */
  private renew(): void {
    const builder = this.builder.value;
    const choosing = builder && (builder.steps.value.length > 0 || builder.question.value || builder.busy.value);
    const typed = document.querySelector<HTMLInputElement>("#typed-move")?.value || this.advance.chosen.value;
    if (this.newer.value && !animating.value && !choosing && !typed) reloadFor(this.newer.value);
  }

  /** Whoever reads, for words. */
  reader(): Reader {
    return this.reading.value;
  }

  /** A message of the page, in the words of this game where it has its own. */
  say(message: string, given: Arguments = {}): string {
    return words.value.format(message, given, this.game.rules);
  }

  /** What happened and has been seen, as everybody who may hold the device knows it: a move is told when its film is over. */
  news(): NewsShown[] {
    const seen = this.shown.value?.version ?? Number.POSITIVE_INFINITY;
    const own = this.connection.value.news.value.filter(({ version }) => version <= seen);
    if (!this.handHidden.value) return own;
    const others = this.connections.map(
      (connection) => new Map(connection.news.value.map((entry) => [entry.version, entry])),
    );
    return own.map((entry) => ({
      ...entry,
      consequences: (entry.consequences ?? []).map((told, index) => {
        const editions = others.map((known) => known.get(entry.version)?.consequences?.[index]);
        return editions.find((edition) => edition?.cards?.includes(HIDDEN)) ?? told;
      }),
    }));
  }

  private takeFrame(index: number, frame: Frame, news: NewsShown[] | null): void {
    if (index !== this.openIndex.value) return;
    const happened = (news ?? []).flatMap((entry) => entry.consequences ?? []);
    if (news === null || happened.length === 0 || !animationsOn() || document.hidden || this.waitingAnimations > 2) {
      this.animations = this.animations.then(() => this.showFrame(frame, news));
      if (this.waitingAnimations > 2) skipAnimation();
      return;
    }
    this.waitingAnimations += 1;
    this.animations = this.animations
      .then(() => this.animate(frame, news))
      .finally(() => {
        this.waitingAnimations -= 1;
      });
  }

  private async animate(frame: Frame, news: NewsShown[]): Promise<void> {
    const happened = news.flatMap((entry) => entry.consequences ?? []);
    if (!this.builder.value?.inAdvance) this.builder.value = null;
    const thrown = happened.find(({ kind }) => kind === "threw")?.number;
    if (thrown) this.die.value = thrown;
    this.lastMove.value = pathsOf(this.game.plan, lastMoveConsequences(news));
    if (this.boardState.value && frame.scene)
      await animateMove(this.boardState.value, frame.scene.arms, happened, this.boardElement);
    this.showFrame(frame, news);
  }

  /** Shows a frame as it is, and opens its decision. */
  private showFrame(frame: Frame, news: NewsShown[] | null): void {
    batch(() => {
      if (frame.scene) this.draw(frame);
      if (news?.some((entry) => entry.event === "move"))
        this.lastMove.value = pathsOf(this.game.plan, lastMoveConsequences(news));
      this.shown.value = frame;
      this.openDecision(frame);
    });
  }

  private draw(frame: Frame): void {
    const arm = frame.scene!.arms[Math.max(0, frame.seat)] ?? 0;
    if (!this.boardState.value) this.boardState.value = new BoardState(layOut(this.game.plan, arm));
    else this.boardState.value.turnTo(arm);
    this.boardState.value.show(frame.scene!);
    this.die.value = frame.scene!.die ?? 0;
  }

  private openDecision(frame: Frame): void {
    const { decision } = frame;
    const known = this.builder.value;
    if (frame.phase !== "playing" || frame.seats[frame.seat]?.state === "away") this.builder.value = null;
    else if (!decision) this.builder.value = known?.inAdvance ? known : null;
    else if (known?.decision.id !== decision.id || known.connection !== this.connection.value) {
      const builder = new MoveBuilder(this.connection.value, decision, this.game, this.places);
      this.builder.value = builder;
      if (!this.handHidden.value) void this.playByItself(frame, builder);
      if (known?.inAdvance && known.held.value >= 0) builder.chooseCard(known.card.value, known.held.value);
    } else known.resume();
  }

  private async playByItself(frame: Frame, builder: MoveBuilder): Promise<void> {
    const chosen = this.advance.take();
    const steps = chosen ?? automaticMove(frame, this.extraPlays);
    if (!steps) return;
    const taken = await builder.send({ steps });
    if (chosen && !taken) this.advance.dropped.value = true;
  }

  /** Whether a bot plays for the open seat until its person is back. */
  readonly isAway = computed(() => {
    const { seat, seats } = this.connection.value;
    return this.shown.value?.phase === "playing" && seats.value[seat]?.state === "away";
  });

  /** Whether a move can be chosen before the turn has come. */
  readonly mayChooseAhead = computed(
    () =>
      this.shown.value?.phase === "playing" &&
      !this.shown.value.decision &&
      this.game.advance &&
      !this.handHidden.value &&
      !this.isAway.value &&
      this.connections.length === 1 &&
      this.connection.value.seat >= 0,
  );

  /** A card is tapped while others play, or what has no cards is begun: the moves are asked for as if it were one's turn. */
  async chooseAhead(card = "", index = -1): Promise<void> {
    const connection = this.connection.value;
    const { decision } = await connection.socket.advance().catch(() => ({ decision: null }));
    if (!decision || !this.mayChooseAhead.value) return;
    this.advance.chosen.value = null;
    const builder = new MoveBuilder(connection, decision, this.game, this.places, (steps, held) => {
      this.advance.keep(steps, held);
      this.builder.value = null;
    });
    this.builder.value = builder;
    if (card) builder.chooseCard(card, index);
  }

  private readonly places: Places = {
    point: (place, seat) => this.pointOf(place, seat),
    waiting: (seat) => this.waitingAt(seat),
  };

  private waitingAt(seat: number): string {
    const boardState = this.boardState.value;
    return (boardState && waitingPawn(boardState, this.shown.value?.scene?.arms ?? [], seat)?.place) ?? "";
  }

  private pointOf(place: string, seat: number): string {
    const boardState = this.boardState.value;
    return boardState ? pointOfPlace(boardState, this.shown.value?.scene?.arms ?? [], seat, place) : place;
  }

  /** Same-screen play: when another seat of this device must act, the device is handed on. */
  private passDevice(): void {
    const frames = this.connections.map((connection) => connection.frame.value);
    const here = frames[this.openIndex.peek()];
    if (this.connections.length < 2 || (here?.decision && !this.handHidden.peek())) return;
    const next = frames.findIndex((frame) => frame?.decision && frame.phase === "playing");
    if (next < 0) return;
    const secret = (frames[next]?.scene?.hands ?? []).length > 0;
    if (!secret) {
      this.openSeat(next);
      return;
    }
    this.handHidden.value = true;
    this.passTo.value = this.connections[next]!;
  }

  /** The right person has the device: their view is opened. */
  openSeat(index: number): void {
    this.passTo.value = null;
    this.handHidden.value = false;
    this.openIndex.value = index;
    this.builder.value = null;
    const frame = this.connections[index]?.frame.value;
    if (frame) this.animations = this.animations.then(() => this.showFrame(frame, null));
  }

  close(): void {
    this.stop();
    skipAnimation();
    this.tabs?.close();
    this.disconnect();
  }

  private disconnect(): void {
    for (const connection of this.connections) connection.close();
  }
}

function lastMoveConsequences(news: readonly NewsShown[]): NonNullable<NewsShown["consequences"]> {
  const moved = news.filter((entry) => entry.event === "move");
  return moved[moved.length - 1]?.consequences ?? [];
}

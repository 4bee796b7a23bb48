/** A move being built tap by tap; it knows no rule: what may come next is in the frame, or the server says it. */

import { batch, computed, signal } from "@preact/signals";
import { teamsNow } from "../board/teams.ts";
import { hasEffect } from "../cards/cardEffects.ts";
import type { Choice, Consequence, Step, StepKind, Verdict } from "../generated/game.ts";
import type { CautionAnswer, DecisionShown, GameShown, RefusedAnswer } from "../generated/protocol.ts";
import { words } from "../words/language.ts";
import { KnownChoices } from "./knownChoices.ts";
import type { TableConnection } from "./tableConnection.ts";
import { capturedSeats, onBoard, opensPawn, type Target, targetOf } from "./tapTargets.ts";

export interface Question {
  steps: Step[];
  consequences: Consequence[];
  /** Whether it would send home a pawn of one's own side. */
  harm: boolean;
}

/** A move as it is sent. */
export type Sent = { move: string } | { steps: Step[] };

/** What the tutor says to a move before it is played. */
export interface Caution {
  move: Sent;
  told: CautionAnswer;
}

interface Tap {
  steps: Step[];
  consequences: Consequence[];
}

const BY_CARD: readonly StepKind[] = ["play", "give", "lay", "discard"];

/** Where things are on the board. */
export interface Places {
  /** A place of the rules as a point of the plan. */
  point: (place: string, seat: number) => string;
  /** The point where the pawn of a seat waits that would come in next; empty when none waits. */
  waiting: (seat: number) => string;
}

export class MoveBuilder {
  /** The taps so far; the last one holds the whole move up to here. */
  readonly taps = signal<Tap[]>([]);
  readonly choices = signal<Choice[]>([]);
  /** What the move may begin with. */
  readonly first = signal<Choice[]>([]);
  readonly targets = signal<Target[]>([]);
  /** The pawn that was tapped first. */
  readonly pawn = signal("");
  /** Several meanings of one tap, to be told apart in words. */
  readonly doubt = signal<Target[]>([]);
  /** The move that is pointed at, by mouse, finger or focus. */
  readonly aimed = signal<Target | null>(null);
  readonly question = signal<Question | null>(null);
  /** The tutor asks whether a move is really meant. */
  readonly caution = signal<Caution | null>(null);
  readonly busy = signal(false);
  readonly refusal = signal<{ words: string; verdict?: Verdict } | null>(null);
  /** Which card of the hand was tapped: of two equal ones this very one rises. */
  readonly held = signal(-1);
  readonly idle = signal<{ card: string; verdicts: Verdict[] } | null>(null);
  readonly steps = computed(() => this.taps.value[this.taps.value.length - 1]?.steps ?? []);
  readonly soFar = computed(() => this.taps.value[this.taps.value.length - 1]?.consequences ?? []);
  readonly card = computed(() => this.steps.value.find(({ kind }) => BY_CARD.includes(kind))?.card ?? "");
  /** A lesson takes no other steps than its own. */
  mayTake: (steps: readonly Step[]) => boolean = () => true;
  /** An exercise judges a move instead of the table's playing it. */
  instead: ((move: Sent) => void) | null = null;
  private reasons: Promise<Record<string, Verdict[]>> | null = null;
  private load = 0;
  private readonly known: KnownChoices;

  constructor(
    readonly connection: TableConnection,
    readonly decision: DecisionShown,
    private readonly game: GameShown,
    private readonly places: Places,
    /** Takes a move that is chosen before the turn has come. */
    private readonly keep?: (steps: Step[], index: number) => void,
  ) {
    this.known = new KnownChoices(
      decision.choices,
      connection.socket,
      ({ kind, card = "" }) => Boolean(kind === "play" && hasEffect(game.cards[card], "divide")),
      keep !== undefined,
    );
    this.look([]);
  }

  get inAdvance(): boolean {
    return this.keep !== undefined;
  }

  /** Back after a loss: what could not be asked is asked again. */
  resume(): void {
    if (this.first.value.length === 0) this.look([]);
  }

  /** Shows what may follow these steps at once where it is known, else as soon as the server has answered. */
  private look(steps: Step[]): void {
    this.load += 1;
    const turn = this.load;
    if (this.known.has(steps)) {
      this.present(steps);
      return;
    }
    this.known.fetch(steps).then(
      () => turn === this.load && this.present(steps),
      () => turn === this.load && this.dropTap(),
    );
  }

  private present(steps: Step[]): void {
    const choices = this.known.after(steps)!;
    batch(() => {
      if (steps.length === 0) this.first.value = choices;
      this.choices.value = choices;
      this.targets.value = this.expand(steps, choices);
      this.doubt.value = [];
    });
    this.followPawn();
  }

  /** The connection was lost before the answer came: the last tap is taken back, and that is said. */
  private dropTap(): void {
    const before = this.taps.value.slice(0, -1);
    this.taps.value = before;
    this.held.value = before.length ? this.held.value : -1;
    this.refusal.value = { words: words.value.format("page-link-lost") };
    const steps = this.steps.value;
    if (this.known.has(steps)) this.present(steps);
  }

  private expand(steps: Step[], choices: readonly Choice[]): Target[] {
    const seat = this.connection.seat;
    return choices.filter(onBoard).flatMap((choice) => {
      if (!opensPawn(choice)) return [targetOf(choice, seat, this.places)];
      const landings = this.known.after([...steps, choice.step]) ?? [];
      return landings.map((landing) => targetOf(landing, seat, this.places, choice.step));
    });
  }

  // cards

  /** What can be done with each card of the hand at the beginning of the move. */
  withCard(card: string): Choice[] {
    return this.first.value.filter(({ step }) => BY_CARD.includes(step.kind) && step.card === card);
  }

  /** The cards that some legal move uses for the pawn on this place. */
  cardsFor(pawn: string): string[] {
    const moves = (this.decision.steps ?? []).filter((steps) => this.pawnsOf(steps).includes(pawn));
    return [...new Set(moves.map((steps) => steps[0]?.card ?? ""))].filter(Boolean);
  }

  /** The places of the pawns that steps move; whoever enters waits in the base. */
  private pawnsOf(steps: readonly Step[]): string[] {
    const seat = this.connection.seat;
    return steps.flatMap((step) => {
      if (step.kind === "enter") return [this.places.waiting(step.seat ?? seat)];
      return step.kind === "pawn" ? [step.place ?? ""] : [];
    });
  }

  /** Pawns that can be tapped before a card is chosen. */
  readonly firstPawns = computed(() => {
    if (this.steps.value.length > 0 || !this.choices.value.some(({ step }) => step.kind === "play")) return [];
    return [...new Set((this.decision.steps ?? []).flatMap((steps) => this.pawnsOf(steps)))].filter(Boolean);
  });

  /** A tap on a card of the hand, the one at this index; a second tap lays it down again. */
  chooseCard(card: string, index = -1): void {
    if (this.busy.value) return;
    const again = this.card.value === card && this.held.value === index;
    const pawn = this.steps.value.length === 0 ? this.pawn.value : "";
    this.cancel();
    if (again) return;
    const ways = this.withCard(card);
    if (ways.length === 0) return void this.explain(card);
    this.pawn.value = pawn;
    this.held.value = index;
    const [only] = ways;
    if (only && ways.length === 1) this.take(only.step, only);
    else this.offer(ways);
  }

  /** Several things to do with one card, told apart in words; what is still being asked no longer matters. */
  private offer(ways: Choice[]): void {
    this.load += 1;
    this.choices.value = ways;
  }

  /** Why a card has no use now. */
  private async explain(card: string): Promise<void> {
    if (this.keep) return;
    this.reasons ??= this.connection.socket.why().then((answer) => answer.cards ?? {});
    const verdicts = (await this.reasons.catch(() => ({}) as Record<string, Verdict[]>))[card] ?? [];
    this.idle.value = { card, verdicts };
  }

  // taps

  /** A tap on a place of the board. */
  tap(place: string): void {
    this.idle.value = null;
    if (this.firstPawns.value.includes(place)) {
      this.togglePawn(place);
      return;
    }
    const { here, from } = this.meantBy(place);
    if (here.length === 0 && from.length > 1) {
      this.togglePawn(place);
      return;
    }
    const meant = here.length ? here : from;
    if (meant.length === 1) this.choose(meant[0]!);
    else this.doubt.value = meant;
  }

  /** The targets on a place, and those of the pawn that stands there. */
  private meantBy(place: string): { here: Target[]; from: Target[] } {
    const pawn = this.pawn.value;
    return {
      here: this.targets.value.filter(
        (target) => target.place === place && (!pawn || target.from === pawn || !target.from),
      ),
      from: this.targets.value.filter((target) => target.from === place),
    };
  }

  /** Points at a place: the one move that a tap there would choose is shown. */
  aimAt(place: string): void {
    const { here, from } = this.meantBy(place);
    const meant = here.length ? here : from;
    this.aimed.value = meant.length === 1 ? meant[0]! : null;
  }

  private togglePawn(place: string): void {
    this.pawn.value = this.pawn.value === place ? "" : place;
  }

  choose(target: Target): void {
    const steps = [...this.steps.value, ...target.steps];
    this.step(steps, target.done, target.consequences);
  }

  take(step: Step, choice: Choice): void {
    this.step([...this.steps.value, step], choice.done ?? false, choice.consequences ?? []);
  }

  /** One tap more; what it does comes after what the taps before it do. */
  private step(steps: Step[], done: boolean, does: Consequence[]): void {
    if (this.busy.value || !this.mayTake(steps)) return;
    const consequences = [...this.soFar.value, ...does];
    this.aimed.value = null;
    if (steps.length > 1) this.pawn.value = "";
    this.refusal.value = null;
    if (done) {
      this.finish(steps, consequences);
      return;
    }
    this.taps.value = [...this.taps.value, { steps, consequences }];
    this.choices.value = [];
    this.targets.value = [];
    this.look(steps);
  }

  /** A pawn that was tapped before its card: its only landing is meant. */
  private followPawn(): void {
    const from = this.targets.value.filter((target) => target.from === this.pawn.value);
    if (this.pawn.value && this.steps.value.length > 0 && from.length === 1) this.choose(from[0]!);
    else if (this.steps.value.length > 0 && from.length === 0) this.pawn.value = "";
  }

  /** One tap back: the question first, then the taps. */
  undo(): void {
    this.pawn.value = "";
    this.aimed.value = null;
    this.doubt.value = [];
    if (this.question.value) this.question.value = null;
    else this.taps.value = this.taps.value.slice(0, -1);
    this.targets.value = [];
    this.look(this.steps.value);
  }

  cancel(): void {
    const some = this.steps.value.length > 0 || this.question.value !== null;
    this.question.value = null;
    this.caution.value = null;
    this.aimed.value = null;
    this.idle.value = null;
    this.refusal.value = null;
    this.pawn.value = "";
    this.held.value = -1;
    this.taps.value = [];
    if (some || this.choices.value !== this.first.value) {
      this.choices.value = this.first.value;
      this.targets.value = [];
      this.look([]);
    }
  }

  // the end

  private finish(steps: Step[], consequences: Consequence[]): void {
    const side =
      teamsNow(this.game, this.connection.frame.value?.scene).find((seats) => seats.includes(this.connection.seat)) ??
      [];
    const harm = capturedSeats(consequences).some((seat) => side.includes(seat));
    const ways = this.game.cards[steps[0]?.card ?? ""];
    const weighty =
      steps[0]?.kind === "play" &&
      (hasEffect(ways, "divide") || hasEffect(ways, "swap") || steps.some(({ kind }) => kind === "swap"));
    const byHand = steps.length === 1 && BY_CARD.includes(steps[0]!.kind) && Boolean(steps[0]!.card);
    if (harm || weighty || byHand) this.question.value = { steps, consequences, harm };
    else void this.send({ steps });
  }

  answer(): void {
    if (this.question.value) void this.send({ steps: this.question.value.steps });
  }

  /** The move is meant, whatever the tutor says. */
  insist(): void {
    const meant = this.caution.value?.move;
    this.caution.value = null;
    if (meant) void this.send(meant, true);
  }

  /** A move as text. */
  type(move: string): Promise<boolean> {
    return this.send({ move });
  }

  /** Once a move is taken nothing more is chosen here: the next frame asks anew. */
  async send(move: Sent, sure = false): Promise<boolean> {
    if (this.busy.value) return false;
    if (this.instead) {
      this.instead(move);
      return false;
    }
    if (this.keep) {
      if ("steps" in move) this.keep(move.steps, this.held.value);
      return false;
    }
    this.busy.value = true;
    this.refusal.value = null;
    try {
      const told = await this.connection.socket.ask({ type: "move", decision: this.decision.id, sure, ...move });
      if (told.type !== "caution") return true;
      this.hear({ move, told });
      return false;
    } catch (error) {
      const { words, verdict } = error as RefusedAnswer;
      this.refusal.value = verdict ? { words, verdict } : { words };
      this.question.value = null;
      this.busy.value = false;
      return false;
    }
  }

  /** Nothing was played: the tutor is heard first. */
  private hear(caution: Caution): void {
    batch(() => {
      this.cancel();
      this.caution.value = caution;
      this.busy.value = false;
    });
  }
}

/** A move being chosen tap by tap: it knows no rule, it asks the server what may come next. */

import { computed, signal } from "@preact/signals";
import { does } from "../cards/effects.ts";
import type { Choice, Consequence, Step, Verdict } from "../door/game.ts";
import type { Decision, GameFacts, Refused } from "../door/protocol.ts";
import type { Session } from "./session.ts";
import { losers, onBoard, opensPawn, targetOf, type Target } from "./targets.ts";
import { sidesNow } from "../board/partners.ts";

export interface Question {
  steps: Step[];
  consequences: Consequence[];
  /** Whether it would send home a pawn of one's own side. */
  harm: boolean;
}

interface Tap {
  steps: Step[];
  consequences: Consequence[];
}

const BY_CARD = ["play", "give", "lay", "discard"];

export class Choosing {
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
  readonly question = signal<Question | null>(null);
  readonly busy = signal(false);
  readonly refusal = signal<{ words: string; verdict?: Verdict } | null>(null);
  readonly idle = signal<{ card: string; verdicts: Verdict[] } | null>(null);
  readonly steps = computed(() => this.taps.value[this.taps.value.length - 1]?.steps ?? []);
  readonly soFar = computed(() => this.taps.value[this.taps.value.length - 1]?.consequences ?? []);
  readonly card = computed(() => this.steps.value.find(({ kind }) => BY_CARD.includes(kind))?.card ?? "");
  private reasons: Promise<Record<string, Verdict[]>> | null = null;
  private load = 0;

  constructor(
    readonly session: Session,
    readonly decision: Decision,
    private readonly game: GameFacts,
    private readonly point: (place: string, seat: number) => string,
  ) {
    void this.look([]);
  }

  /** Asks what may follow these steps, and where that would be on the board. */
  private async look(steps: Step[]): Promise<void> {
    const turn = (this.load += 1);
    const { choices } = await this.session.socket.steps(steps).catch(() => ({ choices: [] as Choice[] }));
    const targets = await this.expand(steps, choices);
    if (turn !== this.load) return;
    if (steps.length === 0) this.first.value = choices;
    this.choices.value = choices;
    this.targets.value = targets;
    this.doubt.value = [];
    this.followPawn();
  }

  private async expand(steps: Step[], choices: readonly Choice[]): Promise<Target[]> {
    const seat = this.session.seat;
    const expanded = choices.filter(onBoard).map(async (choice) => {
      if (!opensPawn(choice)) return [targetOf(choice, seat, this.point)];
      const { choices: landings } = await this.session.socket.steps([...steps, choice.step]);
      return landings.map((landing) => targetOf(landing, seat, this.point, choice.step));
    });
    return (await Promise.all(expanded).catch(() => [])).flat();
  }

  // cards

  /** What can be done with each card of the hand at the beginning of the move. */
  withCard(card: string): Choice[] {
    return this.first.value.filter(({ step }) => BY_CARD.includes(step.kind) && step.card === card);
  }

  /** The cards that some legal move uses for the pawn on this place. */
  cardsFor(pawn: string): string[] {
    const moves = (this.decision.steps ?? []).filter((steps) => steps.some(({ kind, place }) => kind === "pawn" && place === pawn));
    return [...new Set(moves.map((steps) => steps[0]?.card ?? ""))].filter(Boolean);
  }

  /** Pawns that can be tapped before a card is chosen. */
  readonly firstPawns = computed(() => {
    if (this.steps.value.length > 0 || !this.choices.value.some(({ step }) => step.kind === "play")) return [];
    const pawns = (this.decision.steps ?? []).flatMap((steps) => steps.filter(({ kind }) => kind === "pawn").map(({ place }) => place ?? ""));
    return [...new Set(pawns)];
  });

  chooseCard(card: string): void {
    if (this.busy.value) return;
    const again = this.card.value === card;
    const pawn = this.steps.value.length === 0 ? this.pawn.value : "";
    this.cancel();
    if (again) return;
    const ways = this.withCard(card);
    if (ways.length === 0) return void this.explain(card);
    this.pawn.value = pawn;
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
    this.reasons ??= this.session.socket.why().then((answer) => answer.cards ?? {});
    const verdicts = (await this.reasons.catch(() => ({}) as Record<string, Verdict[]>))[card] ?? [];
    this.idle.value = { card, verdicts };
  }

  // taps

  /** A tap on a place of the board. */
  tap(place: string): void {
    this.idle.value = null;
    if (this.firstPawns.value.includes(place)) {
      this.pawn.value = this.pawn.value === place ? "" : place;
      return;
    }
    const here = this.targets.value.filter((target) => target.place === place && (!this.pawn.value || target.from === this.pawn.value || !target.from));
    const from = this.targets.value.filter((target) => target.from === place);
    if (here.length === 0 && from.length > 1) return void (this.pawn.value = this.pawn.value === place ? "" : place);
    const meant = here.length ? here : from;
    if (meant.length === 1) this.choose(meant[0]!);
    else this.doubt.value = meant;
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
    if (this.busy.value) return;
    const consequences = [...this.soFar.value, ...does];
    if (steps.length > 1) this.pawn.value = "";
    this.refusal.value = null;
    if (done) return this.finish(steps, consequences);
    this.taps.value = [...this.taps.value, { steps, consequences }];
    this.choices.value = [];
    this.targets.value = [];
    void this.look(steps);
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
    this.doubt.value = [];
    if (this.question.value) this.question.value = null;
    else this.taps.value = this.taps.value.slice(0, -1);
    this.targets.value = [];
    void this.look(this.steps.value);
  }

  cancel(): void {
    const some = this.steps.value.length > 0 || this.question.value !== null;
    this.question.value = null;
    this.idle.value = null;
    this.refusal.value = null;
    this.pawn.value = "";
    this.taps.value = [];
    if (some || this.choices.value !== this.first.value) {
      this.choices.value = this.first.value;
      this.targets.value = [];
      void this.look([]);
    }
  }

  // the end

  private finish(steps: Step[], consequences: Consequence[]): void {
    const side = sidesNow(this.game, this.session.frame.value?.scene).find((seats) => seats.includes(this.session.seat)) ?? [];
    const harm = losers(consequences).some((seat) => side.includes(seat));
    const ways = this.game.cards[steps[0]?.card ?? ""];
    const weighty = steps[0]?.kind === "play" && (does(ways, "divide") || does(ways, "swap") || steps.some(({ kind }) => kind === "swap"));
    const byHand = steps.length === 1 && BY_CARD.includes(steps[0]!.kind) && Boolean(steps[0]!.card);
    if (harm || weighty || byHand) this.question.value = { steps, consequences, harm };
    else void this.send(steps);
  }

  answer(): void {
    if (this.question.value) void this.send(this.question.value.steps);
  }

  private async send(steps: Step[]): Promise<void> {
    const spelled = JSON.stringify(steps);
    const index = (this.decision.steps ?? []).findIndex((each) => JSON.stringify(each) === spelled);
    const text = index >= 0 ? this.decision.moves[index] : (await this.session.socket.steps(steps).catch(() => null))?.move;
    if (text) await this.type(text);
  }

  /** A move as text: typed, or made of taps. Once it is taken nothing more is chosen here: the next frame asks anew. */
  async type(move: string): Promise<boolean> {
    if (this.busy.value) return false;
    this.busy.value = true;
    this.refusal.value = null;
    try {
      await this.session.socket.ask({ type: "move", decision: this.decision.id, move });
      return true;
    } catch (error) {
      const { words, verdict } = error as Refused;
      this.refusal.value = verdict ? { words, verdict } : { words };
      this.question.value = null;
      this.busy.value = false;
      return false;
    }
  }
}

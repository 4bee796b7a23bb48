/** What a place of the board is, who stands there, what can be done there now, and why not. */

import { signal } from "@preact/signals";
import type { Piece, Point, Verdict, VerdictKind } from "../generated/game.ts";
import { showNotation } from "../page/preferences.ts";
import { say } from "../words/language.ts";
import { capital, cardName, tellWhy } from "../words/sentences.ts";
import { moveWords } from "./BoardChoicesInWords.tsx";
import type { TableState } from "./tableState.ts";

export interface PlaceShown {
  place: string;
  lines: string[];
  /** What it was said of: another frame may have another pawn there. */
  frame: unknown;
  /** Why nothing leads there; what they name is lit on the board. */
  verdicts: Verdict[];
}

/** The place that is explained now. */
export const placeShown = signal<PlaceShown | null>(null);

/** Reasons that are the same for every pawn: said once for all of them. */
const BY_COUNT: readonly VerdictKind[] = ["wrong_count", "seven_part", "wrong_throw"];
const MOST_REASONS = 2;

export function hidePlace(): void {
  if (placeShown.value) placeShown.value = null;
}

/** Says at once what is known here, and why not as soon as the server has answered. */
export async function explainPlace(state: TableState, place: string): Promise<void> {
  const lines = [placeLine(state, place), ...pieceLines(state, place), ...choiceLines(state, place)];
  const shown: PlaceShown = { place, lines: lines.filter(Boolean), frame: state.shown.value, verdicts: [] };
  placeShown.value = shown;
  const builder = state.builder.value;
  if (!asksWhy(state, place) || !builder) return;
  const answer = await builder.connection.socket.whyNotHere(builder.steps.value, place).catch(() => null);
  const verdicts = answer?.here ?? [];
  if (placeShown.value !== shown || verdicts.length === 0) return;
  placeShown.value = { ...shown, lines: [...shown.lines, ...reasonLines(state, verdicts)], verdicts };
}

function pointAt(state: TableState, place: string): Point | undefined {
  return state.game.plan.points.find((point) => point.name === place);
}

function placeLine(state: TableState, place: string): string {
  const reader = state.reader();
  const point = pointAt(state, place);
  if (point?.kind === "spare") return "";
  if (point?.kind !== "base" && point?.kind !== "camp") return `${capital(reader.place(place))}.`;
  const arms = state.shown.value?.scene?.arms ?? [];
  const owner = arms.indexOf(point.arm ?? -1);
  return owner < 0 ? "" : capital(state.say("page-here-base", reader.player("seat", owner)));
}

function pieceLines(state: TableState, place: string): string[] {
  const pieces = state.shown.value?.scene?.pieces.filter((piece) => piece.place === place) ?? [];
  return [...new Set(pieces.map((piece) => pieceLine(state, piece)))];
}

function pieceLine(state: TableState, { kind, seat = -1, mark = "" }: Piece): string {
  const reader = state.reader();
  if (kind === "barricade") return say("page-here-barricade");
  if (kind === "tile") return say("page-here-light", { light: say(`card-${mark}`) });
  return capital(state.say("page-here-pawn", { ...reader.player("seat", seat), mark: mark || "none" }));
}

/** What a tap here would do, or with which cards the pawn here can move. */
function choiceLines(state: TableState, place: string): string[] {
  const builder = state.builder.value;
  if (!builder || state.handHidden.value) return [];
  const here = builder.targets.value.filter((target) => target.place === place);
  if (here.length) return here.slice(0, MOST_REASONS).map((target) => moveWords(state, target));
  if (builder.steps.value.length > 0 || !ownPawn(state, place)) return [];
  const reader = state.reader();
  const cards = builder.cardsFor(place).map((card) => cardName(reader, card, "the"));
  if (cards.length) return [say("page-here-cards", { cards: reader.list(cards) })];
  return hasHand(state) ? [state.say("page-here-no-card")] : [];
}

function ownPawn(state: TableState, place: string): boolean {
  const { seat } = state.connection.value;
  const pieces = state.shown.value?.scene?.pieces ?? [];
  return pieces.some((piece) => piece.kind === "pawn" && piece.place === place && piece.seat === seat);
}

function hasHand(state: TableState): boolean {
  return (state.shown.value?.scene?.hands ?? []).length > 0;
}

/** Nothing is asked about lit places, nor before a card is chosen. */
function asksWhy(state: TableState, place: string): boolean {
  const builder = state.builder.value;
  if (!builder || builder.inAdvance || builder.question.value || state.handHidden.value) return false;
  const kind = pointAt(state, place)?.kind;
  if (kind === "base" || kind === "camp" || kind === "spare") return false;
  const begun = builder.steps.value.length > 0 || !hasHand(state);
  return begun && !builder.targets.value.some((target) => target.place === place || target.from === place);
}

function reasonLines(state: TableState, verdicts: readonly Verdict[]): string[] {
  const builder = state.builder.value;
  const reader = state.reader();
  if (verdicts.length > 1 && verdicts.every(({ kind }) => BY_COUNT.includes(kind))) {
    const card = builder?.card.value ?? "";
    return [state.say("page-here-none", card ? { card: cardName(reader, card, "the") } : { card: "none" })];
  }
  const said = verdicts.map((verdict) => tellWhy(reader, verdict, builder?.decision, showNotation.value));
  return [...new Set(said)].slice(0, MOST_REASONS);
}

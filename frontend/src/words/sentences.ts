/** Sentences for people: what happened, why not, what a move or a card is, from any seat's viewpoint. */

import type { Consequence, Step, Verdict } from "../generated/game.ts";
import { dealLine, withDeals } from "./dealSentences.ts";
import type { Reader } from "./messageArguments.ts";
import { movePhrase } from "./movePhrases.ts";

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

export function message(family: string, kind: string): string {
  return `${family}-${kind.replaceAll("_", "-")}`;
}

export function tell(reader: Reader, happened: Consequence): string {
  return capital(reader.words.format(message("told", happened.kind), reader.told(happened), reader.game));
}

/** Everything that happened, a sentence for each thing; a whole deal is one. */
export function tellAll(reader: Reader, all: readonly Consequence[]): string[] {
  return withDeals(all).map((each) => ("dealt" in each ? capital(dealLine(reader, each)) : tell(reader, each)));
}

/** The legal moves of a decision, as text and as steps: by them a reason says in words what could be played. */
export interface LegalMoves {
  moves?: readonly string[];
  steps?: readonly (readonly Step[])[];
}

/** Why not; with codes also the id of the rule and the move to play in notation. */
export function tellWhy(reader: Reader, verdict: Verdict, legal: LegalMoves = {}, codes = false): string {
  const instead = proposed(reader, verdict.move ?? "", legal, codes);
  const said = reader.words.format(message("why", verdict.kind), reader.why(verdict, instead), reader.game);
  const rule = verdict.rule ?? "";
  return reader.words.format(codes && rule ? "why-rule" : "why-sentence", { sentence: capital(said), rule });
}

function proposed(reader: Reader, code: string, { moves = [], steps = [] }: LegalMoves, codes: boolean): string {
  const move = movePhrase(reader, steps[moves.indexOf(code)] ?? []);
  return move && codes ? reader.words.format("why-move-code", { move, code }) : move;
}

/** A whole move, or the rest of one, phrase after phrase. */
export function tellSteps(reader: Reader, steps: readonly Step[]): string {
  return capital(movePhrase(reader, steps));
}

/** The bare name of a card, or `the`, `a` or `index`. */
export function cardName(reader: Reader, card: string, part = ""): string {
  return reader.words.format(card === "?" ? "card-hidden" : `card-${card}`, {}, "", part);
}

/** Sentences for people: what happened, why not, what a move or a card is, from any seat's viewpoint. */

import type { Consequence, Step, Verdict } from "../door/game.ts";
import { dealLine, withDeals } from "./deals.ts";
import type { Reader } from "./reader.ts";

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

export function tellWhy(reader: Reader, verdict: Verdict): string {
  const said = reader.words.format(message("why", verdict.kind), reader.why(verdict), reader.game);
  const rule = verdict.rule ?? "";
  return reader.words.format(rule ? "why-rule" : "why-sentence", { sentence: capital(said), rule });
}

export function tellStep(reader: Reader, step: Step): string {
  return reader.words.format(message("step", step.kind), reader.step(step), reader.game);
}

/** A whole move, or the rest of one, step after step. */
export function tellSteps(reader: Reader, steps: readonly Step[]): string {
  const said = steps.map((step) => tellStep(reader, step));
  const joined = said.slice(1).reduce((list, next) => reader.words.format("step-more", { list, next }), said[0] ?? "");
  return capital(joined);
}

/** The bare name of a card, or `the`, `a` or `index`. */
export function cardName(reader: Reader, card: string, part = ""): string {
  return reader.words.format(card === "?" ? "card-hidden" : `card-${card}`, {}, "", part);
}

/** A deal in one sentence: the shuffle before it, who deals, and who received what; as `words/deal_sentences.py` makes it. */

import { type Consequence, type ConsequenceKind, HIDDEN } from "../generated/game.ts";
import type { Arguments } from "./fluentMessages.ts";
import type { Reader } from "./messageArguments.ts";

export interface Deal {
  dealt: Consequence;
  shuffled: number;
  drew: Consequence[];
}

/** What the sentence of a deal says too, where it comes right before it. */
const PRELUDE: readonly ConsequenceKind[] = ["dealer", "chose_deal", "shuffled"];

/** The same things, those of a deal as one. */
export function withDeals(told: readonly Consequence[]): (Consequence | Deal)[] {
  const lines: (Consequence | Deal)[] = [];
  for (const happened of told) {
    const last = lines[lines.length - 1];
    if (happened.kind === "dealt") lines.push(begun(lines, happened));
    else if (happened.kind === "drew" && last && "dealt" in last) last.drew.push(happened);
    else lines.push(happened);
  }
  return lines;
}

/** A deal, which takes what led to it off the end of the lines. */
function begun(lines: (Consequence | Deal)[], dealt: Consequence): Deal {
  let shuffled = 0;
  for (let led = lines[lines.length - 1]; led && "kind" in led && leadsTo(led, dealt); led = lines[lines.length - 1]) {
    if (led.kind === "shuffled") shuffled = led.number ?? 0;
    lines.pop();
  }
  return { dealt, shuffled, drew: [] };
}

function leadsTo({ kind, seat }: Consequence, dealt: Consequence): boolean {
  return PRELUDE.includes(kind) && (seat === undefined || seat === dealt.seat);
}

/** The sentence of a deal. */
export function dealLine(reader: Reader, { dealt, shuffled, drew }: Deal): string {
  const each = new Set(drew.map(({ number = 0 }) => number));
  const number = each.size === 1 ? [...each][0]! : (dealt.number ?? 0);
  const said = shares(drew, number).map((share) => reader.words.format("deal-share", shareOf(reader, share)));
  const joined = said
    .slice(1)
    .reduce((list, next) => reader.words.format("deal-more", { list, next }), said[0] ?? "none");
  return reader.words.format("deal-line", {
    ...reader.player("seat", dealt.seat ?? -1),
    number,
    shuffled,
    shares: joined,
  });
}

/** Who is to be named: those who received another number, together where they are alike; whose cards are known. */
function shares(drew: readonly Consequence[], number: number): Consequence[][] {
  const secret = drew.filter(({ cards }) => cards?.includes(HIDDEN));
  const other = secret.filter((each) => each.number !== number);
  const alike = [...new Set(other.map((each) => each.number))].map((count) =>
    other.filter((each) => each.number === count),
  );
  return [...alike, ...drew.filter((each) => !secret.includes(each)).map((each) => [each])];
}

function shareOf(reader: Reader, drew: readonly Consequence[]): Arguments {
  const [first] = drew;
  return {
    ...reader.players(drew.map(({ seat = -1 }) => seat)),
    ...reader.cards(first?.cards ?? []),
    number: first?.number ?? 0,
  };
}

/** The words of reviews: loaded with the first review, in the language of the moment, and again when that changes. */

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Consequence } from "../generated/game.ts";
import type { Alternative, Decision, Lucky } from "../generated/review.ts";
import { spoken, words } from "../words/language.ts";
import type { Reader } from "../words/messageArguments.ts";
import { capital, message } from "../words/sentences.ts";

const arrived = signal(0);

/** Without a connection they do not come; the page goes on without reviews. */
function stayWithout(): void {}

/** Whether the words are here; asks for them if not. */
export function useReviewWords(): boolean {
  const bundle = words.value;
  const known = arrived.value >= 0 && bundle.has("review-title");
  useEffect(() => {
    if (known) return;
    void spoken(bundle.language)
      .review()
      .then((text) => {
        if (!bundle.has("review-title")) bundle.add(text.default);
        arrived.value += 1;
      }, stayWithout);
  }, [bundle]);
  return known;
}

/** What a move does, beside a picture of its card: `avancer de 13 et capturer un pion de Bleu`. */
export function tellDoes(reader: Reader, does: readonly Consequence[]): string {
  const others = does.filter(({ kind }) => kind !== "played" && reader.words.has(message("does", kind)));
  return tellMove(reader, others.length ? others : does);
}

/** A move with its card and what it does: `jouer le roi, avancer de 13 et capturer un pion de Bleu`. */
export function tellMove(reader: Reader, does: readonly Consequence[]): string {
  const known = does.filter(({ kind }) => reader.words.has(message("does", kind)));
  const said = known.map((each) => reader.words.format(message("does", each.kind), reader.told(each), reader.game));
  return reader.list([...new Set(said)]);
}

/** The card that a move plays, if it plays one: what is pushed into a row of Trikolos is a light. */
export function cardOf(option: Alternative): string {
  return option.does.find(({ kind, cards }) => kind !== "pushed" && cards?.length)?.cards?.[0] ?? "";
}

/** What chance did. */
export function tellLucky(reader: Reader, event: Lucky): string {
  const seat = reader.player("seat", event.seat ?? -1);
  if (event.die) return capital(reader.words.format("review-threw", { ...seat, number: event.die }));
  if (!event.cards?.length) return capital(reader.words.format("review-lot"));
  const name = event.deal ? "review-dealt" : "review-drew";
  return capital(reader.words.format(name, { ...seat, ...reader.cards(event.cards) }));
}

/** What was better than what was played. */
export function tellBetter(reader: Reader, decision: Decision): string {
  return reader.words.format("review-better", { move: tellMove(reader, decision.options[0]!.does) });
}

const MARKS: Record<string, string> = { "?!": "doubtful", "?": "error", "??": "blunder" };

/** A mark in a word. */
export function tellMark(reader: Reader, mark: string): string {
  return MARKS[mark] ? reader.words.format(`review-mark-${MARKS[mark]}`) : "";
}

/** What is printed on a card: two words, entries first. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { cardCaption } from "../src/cards/cardEffects.ts";
import type { Bundle } from "../src/words/fluentMessages.ts";

const words = {
  format: (id: string, { number = 0 }: { number?: number }) => `${id.replace("card-caption-", "")} ${number}`,
} as unknown as Bundle;

test("a king enters or goes thirteen on", () => {
  const king: [string, number][][] = [
    [
      ["forward", 13],
      ["sweep", 0],
    ],
    [["enter", 0]],
  ];
  assert.equal(cardCaption(words, king), "enter 0 · 13");
});

test("a seven is told by what is special about it", () => {
  const seven: [string, number][][] = [
    [
      ["forward", 7],
      ["divide", 0],
    ],
  ];
  assert.equal(cardCaption(words, seven), "divide 0");
});

test("a card without a use says nothing", () => {
  assert.equal(cardCaption(words, undefined), "");
});

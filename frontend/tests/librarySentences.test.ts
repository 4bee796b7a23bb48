/** The page tells whole games in the very words of the library (`tests/words/test_page_words.py` writes them). */

import assert from "node:assert/strict";
import { test } from "node:test";
import english from "words:en";
import french from "words:fr";
import type { BoardPlan, Consequence } from "../src/generated/game.ts";
import { Bundle } from "../src/words/fluentMessages.ts";
import { Reader } from "../src/words/messageArguments.ts";
import { tellAll } from "../src/words/sentences.ts";
import kept from "./librarySentences.json";

interface Said {
  setup: string;
  rules: string;
  viewer: number;
  told: Consequence[];
  fr: string[];
  en: string[];
}

const SAID = kept.said as unknown as Said[];
const PLANS = kept.plans as unknown as Record<string, BoardPlan>;
const BUNDLES = { fr: new Bundle("fr", french), en: new Bundle("en", english) };

for (const language of ["fr", "en"] as const) {
  test(`what happened is told as the library tells it: ${language}`, () => {
    for (const said of SAID) {
      const reader = new Reader(BUNDLES[language], said.rules, said.viewer, kept.names, PLANS[said.setup]);
      assert.deepEqual(tellAll(reader, said.told), said[language]);
    }
  });
}

/** A move chosen tap by tap, with a server that answers from a list. */

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Choice, Step } from "../src/door/game.ts";
import type { Decision, GameFacts } from "../src/door/protocol.ts";
import { Choosing } from "../src/table/choosing.ts";
import type { Session } from "../src/table/session.ts";

const step = (kind: Step["kind"], card: string): Step => ({ kind, card });
const FIRST: Choice[] = [
  { step: step("play", "5") },
  { step: step("play", "9") },
  { step: step("discard", "5"), done: true },
  { step: step("discard", "9"), done: true },
];

function choosing(): Choosing {
  const socket = { steps: async (steps: Step[]) => ({ choices: steps.length ? [] : FIRST }) };
  const session = { socket, seat: 0 } as unknown as Session;
  const game = { sides: [[0], [1]], cards: {} } as unknown as GameFacts;
  return new Choosing(session, { id: 1, moves: [] } as unknown as Decision, game, (place) => place);
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

test("a card that can be played and discarded offers both, whichever card is tapped next", async () => {
  const taps = choosing();
  await settled();
  assert.equal(taps.choices.value, taps.first.value);
  for (const card of ["5", "9"]) {
    taps.chooseCard(card);
    await settled();
    assert.deepEqual(taps.choices.value.map((choice) => choice.step), [step("play", card), step("discard", card)]);
    assert.notEqual(taps.choices.value, taps.first.value);
  }
});

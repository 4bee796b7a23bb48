/** A move chosen tap by tap, with a server that answers from a list. */

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Choice, Step } from "../src/generated/game.ts";
import type { DecisionShown, GameShown } from "../src/generated/protocol.ts";
import { MoveBuilder } from "../src/table/moveBuilder.ts";
import type { TableConnection } from "../src/table/tableConnection.ts";

const step = (kind: Step["kind"], card: string): Step => ({ kind, card });
const FIRST: Choice[] = [
  { step: step("play", "5") },
  { step: step("play", "9") },
  { step: step("discard", "5"), done: true },
  { step: step("discard", "9"), done: true },
];

function builder(): MoveBuilder {
  const socket = { steps: async (steps: Step[]) => ({ choices: steps.length ? [] : FIRST }) };
  const connection = { socket, seat: 0 } as unknown as TableConnection;
  const game = { sides: [[0], [1]], cards: {} } as unknown as GameShown;
  return new MoveBuilder(connection, { id: 1, moves: [] } as unknown as DecisionShown, game, {
    point: (place) => place,
    waiting: () => "",
  });
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

test("a card that can be played and discarded offers both, whichever card is tapped next", async () => {
  const taps = builder();
  await settled();
  assert.equal(taps.choices.value, taps.first.value);
  for (const card of ["5", "9"]) {
    taps.chooseCard(card);
    await settled();
    assert.deepEqual(
      taps.choices.value.map((choice) => choice.step),
      [step("play", card), step("discard", card)],
    );
    assert.notEqual(taps.choices.value, taps.first.value);
  }
});

/** Ways of pieces: a hop for every square, softly, and one that is sent home turns. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { posesOf } from "../src/animation/keyframes.ts";

const WAY = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 2, y: 0 },
];

test("a pawn is in the air between squares and stands on each of them", () => {
  const poses = posesOf(WAY, "hop");
  assert.deepEqual(
    poses.map(({ offset }) => offset),
    [0, 0.25, 0.5, 0.75, 1],
  );
  assert.ok(poses[1]!.y < 0 && poses[1]!.scale > 1);
  assert.deepEqual([poses[2]!.x, poses[2]!.y, poses[2]!.scale], [1, 0, 1]);
});

test("a tile stays on the board, a captured pawn turns", () => {
  assert.equal(posesOf(WAY.slice(0, 2), "slide").length, 2);
  assert.ok(posesOf(WAY.slice(0, 2), "spin").at(-1)!.turn > 360);
});

test("pawns that change places do not meet", () => {
  const [from, to] = [WAY[0]!, WAY[2]!];
  assert.notEqual(posesOf([from, to], "leap")[1]!.y, posesOf([to, from], "leap")[1]!.y);
});

test("without a place there is no way", () => {
  assert.deepEqual(posesOf([], "hop"), []);
});

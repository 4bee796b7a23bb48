/** The board: turned for its viewer, pieces side by side, pawns walking along the links. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { pathsOf } from "../src/animation/lastMovePaths.ts";
import { findPath } from "../src/animation/pawnPath.ts";
import { piecesAfter } from "../src/animation/piecesAfterChoices.ts";
import { layOut } from "../src/board/boardLayout.ts";
import { freeWood } from "../src/board/freeWood.ts";
import { nextPlace } from "../src/board/nextPlace.ts";
import { placePieces, sideBySide } from "../src/board/piecePlacement.ts";
import { BoardState } from "../src/board/trackedPieces.ts";
import type { Arrow, BoardPlan, Point, Scene } from "../src/generated/game.ts";

/** A ring of four squares, one for each arm, with a room and a base inside each. */
function ring(): BoardPlan {
  const names = ["a1", "b1", "c1", "d1"];
  const at = [
    [0, 2],
    [2, 0],
    [0, -2],
    [-2, 0],
  ] as const;
  const points: Point[] = names.flatMap((name, arm) => {
    const [x, y] = at[arm]!;
    const letter = name[0]!;
    return [
      { name, x, y, kind: "square" as const, arm },
      { name: `${letter}h1`, x: x / 2, y: y / 2, kind: "room" as const, arm },
      { name: `${letter}b1`, x: x * 1.5, y: y * 1.5, kind: "base" as const, arm },
    ];
  });
  const links: Arrow[] = names.map((name, index) => ({ start: name, end: names[(index + 1) % 4]!, kind: "link" }));
  return { points, arrows: [...links, { start: "a1", end: "ah1", kind: "link" }], turns: 4, owners: [] };
}

const scene = (pieces: Scene["pieces"]): Scene => ({ pieces, arms: [0, 1, 2, 3], actors: [], phase: "" });

test("the viewer's arm is turned to the bottom", () => {
  for (const [arm, name] of ["a1", "b1", "c1", "d1"].entries()) {
    const { spots } = layOut(ring(), arm);
    const lowest = [...spots.values()]
      .filter(({ point }) => point.kind === "square")
      .sort((one, other) => other.y - one.y)[0];
    assert.equal(lowest?.point.name, name);
  }
});

test("a plan that does not turn stays as it is", () => {
  const { spots, turned } = layOut({ ...ring(), turns: 1, owners: [] }, 2);
  assert.equal(turned, 0);
  assert.ok(spots.get("a1")!.y < spots.get("c1")!.y);
});

test("pieces that share a point stand apart and smaller", () => {
  const places = [0, 1, 2].map((index) => sideBySide(index, 3));
  assert.equal(new Set(places.map(({ x, y }) => `${x} ${y}`)).size, 3);
  assert.ok(places.every(({ scale }) => scale < 1));
  const layout = layOut(ring(), 0);
  const [one, two] = placePieces(layout, [
    { kind: "pawn", place: "a1", seat: 0 },
    { kind: "pawn", place: "a1", seat: 1 },
  ]);
  assert.notEqual(one!.x, two!.x);
});

test("a board of many arms has a side before each", () => {
  const six = layOut({ ...ring(), turns: 6 }, 0).box;
  assert.ok(Math.abs(six.width / six.height - 1 / Math.cos(Math.PI / 6)) < 1e-9);
  assert.equal(layOut({ ...ring(), turns: 8 }, 0).box.width, layOut({ ...ring(), turns: 8 }, 0).box.height);
});

test("pawns findPath exactly so many links, forwards, backwards and home", () => {
  const plan = ring();
  assert.deepEqual(findPath(plan, "c1", "a1", 2), ["c1", "d1", "a1"]);
  assert.deepEqual(findPath(plan, "b1", "d1", -2), ["b1", "a1", "d1"]);
  assert.deepEqual(findPath(plan, "d1", "ah1", 2), ["d1", "a1", "ah1"]);
  assert.deepEqual(findPath(plan, "a1", "c1", 1), ["a1", "c1"]);
});

test("on a graph links go both ways, and barricades are in the way", () => {
  const plan = { ...ring(), turns: 1, owners: [] };
  assert.deepEqual(findPath(plan, "b1", "d1", 2, new Set(["a1"])), ["b1", "c1", "d1"]);
  assert.deepEqual(findPath(plan, "b1", "d1", 2, new Set(["c1"])), ["b1", "a1", "d1"]);
});

test("pieces keep who they are from scene to scene", () => {
  const boardState = new BoardState(layOut(ring(), 0));
  boardState.show(
    scene([
      { kind: "pawn", place: "a1", seat: 0 },
      { kind: "pawn", place: "b1", seat: 1 },
    ]),
  );
  const [red, blue] = boardState.pieces.value.map(({ id }) => id);
  boardState.show(
    scene([
      { kind: "pawn", place: "b1", seat: 1 },
      { kind: "pawn", place: "c1", seat: 0 },
    ]),
  );
  assert.deepEqual(
    boardState.pieces.value.map(({ id }) => id),
    [blue, red],
  );
});

test("a preview shows captures and landings without touching the board itself", () => {
  const boardState = new BoardState(layOut(ring(), 0));
  boardState.show(
    scene([
      { kind: "pawn", place: "a1", seat: 0 },
      { kind: "pawn", place: "c1", seat: 1 },
    ]),
  );
  const seen = piecesAfter(
    boardState,
    [0, 1, 2, 3],
    [
      { kind: "captured", seat: 1, place: "c1", by: 0 },
      { kind: "walked", seat: 0, place: "a1", to: "c1", number: 2 },
    ],
  );
  assert.deepEqual(
    seen.map(({ place }) => place),
    ["c1", "bb1"],
  );
  assert.deepEqual(
    boardState.pieces.value.map(({ place }) => place),
    ["a1", "c1"],
  );
});

test("a way on which pawns are taken in passing is swept, one that ends on them is not", () => {
  const plan = ring();
  const walked = { kind: "walked" as const, seat: 0, place: "a1", to: "c1", number: 2 };
  const taken = (place: string) => ({ kind: "captured" as const, seat: 1, place });
  assert.equal(pathsOf(plan, [walked, taken("b1")])[0]?.swept, true);
  assert.equal(pathsOf(plan, [walked, taken("c1")])[0]?.swept, false);
});

test("plate and base of many arms share one inlay, inside the board", () => {
  const points: Point[] = Array.from({ length: 6 }, (_, arm) => arm).flatMap((arm) => {
    const at = (x: number, y: number) => {
      const turn = (-2 * Math.PI * arm) / 6;
      return { x: x * Math.cos(turn) - y * Math.sin(turn), y: x * Math.sin(turn) + y * Math.cos(turn) };
    };
    const letter = "abcdef"[arm]!;
    return [
      { name: `${letter}14`, ...at(0, 11), kind: "square" as const, arm },
      { name: `${letter}h1`, ...at(0, 9), kind: "room" as const, arm },
      { name: `${letter}b1`, ...at(4.3, 7.4), kind: "base" as const, arm },
    ];
  });
  const layout = layOut({ points, arrows: [], turns: 6, owners: [] }, 0);
  const { gaps, plates } = freeWood(layout);
  assert.deepEqual([...gaps!.keys()].sort(), [...plates.keys()].sort());
  for (const corner of [...gaps!.values()].flat()) {
    assert.ok(Math.abs(corner.x) < layout.box.width / 2 && Math.abs(corner.y) < layout.box.height / 2);
  }
});

test("an arrow leads to the next place that way, straight ahead before aside, and nowhere at the edge", () => {
  const point = (name: string, x: number, y: number) => ({ x, y, point: { name } as Point });
  const places = [
    point("far", 0, 9),
    point("near", 0, 2),
    point("aside", 1, 1),
    point("left", -3, 1),
    point("up", 0, -1),
  ];
  const here = { x: 0, y: 0 };
  assert.equal(nextPlace(here, places, "down"), "near");
  assert.equal(nextPlace(here, places, "up"), "up");
  assert.equal(nextPlace(here, places, "left"), "left");
  assert.equal(nextPlace(here, places, "right"), "aside");
  assert.equal(nextPlace({ x: 5, y: 0 }, places, "right"), undefined);
});

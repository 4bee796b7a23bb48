/** The board: turned for its viewer, pieces side by side, pawns walking along the links. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { hull, layOut } from "../src/board/geometry.ts";
import { Stage } from "../src/board/stage.ts";
import { beside, standings } from "../src/board/standing.ts";
import type { Arrow, Plan, Point, Scene } from "../src/door/game.ts";
import { walk } from "../src/motion/path.ts";
import { preview } from "../src/motion/preview.ts";

/** A ring of four squares, one for each arm, with a room and a base inside each. */
function ring(): Plan {
  const names = ["a1", "b1", "c1", "d1"];
  const at = [[0, 2], [2, 0], [0, -2], [-2, 0]] as const;
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
  return { points, arrows: [...links, { start: "a1", end: "ah1", kind: "link" }], turns: 4 };
}

const scene = (pieces: Scene["pieces"]): Scene => ({ pieces, arms: [0, 1, 2, 3], actors: [], phase: "" });

test("the viewer's arm is turned to the bottom", () => {
  for (const [arm, name] of ["a1", "b1", "c1", "d1"].entries()) {
    const { spots } = layOut(ring(), arm);
    const lowest = [...spots.values()].filter(({ point }) => point.kind === "square").sort((one, other) => other.y - one.y)[0];
    assert.equal(lowest?.point.name, name);
  }
});

test("a plan that does not turn stays as it is", () => {
  const { spots, turned } = layOut({ ...ring(), turns: 1 }, 2);
  assert.equal(turned, 0);
  assert.ok(spots.get("a1")!.y < spots.get("c1")!.y);
});

test("pieces that share a point stand apart and smaller", () => {
  const places = [0, 1, 2].map((index) => beside(index, 3));
  assert.equal(new Set(places.map(({ x, y }) => `${x} ${y}`)).size, 3);
  assert.ok(places.every(({ scale }) => scale < 1));
  const layout = layOut(ring(), 0);
  const [one, two] = standings(layout, [{ kind: "pawn", place: "a1", seat: 0 }, { kind: "pawn", place: "a1", seat: 1 }]);
  assert.notEqual(one!.x, two!.x);
});

test("a hull has the outer points only", () => {
  const corners = hull([{ x: 0, y: 0 }, { x: 2, y: 0 }, { x: 2, y: 2 }, { x: 0, y: 2 }, { x: 1, y: 1 }]);
  assert.equal(corners.length, 4);
});

test("pawns walk exactly so many links, forwards, backwards and home", () => {
  const plan = ring();
  assert.deepEqual(walk(plan, "c1", "a1", 2), ["c1", "d1", "a1"]);
  assert.deepEqual(walk(plan, "b1", "d1", -2), ["b1", "a1", "d1"]);
  assert.deepEqual(walk(plan, "d1", "ah1", 2), ["d1", "a1", "ah1"]);
  assert.deepEqual(walk(plan, "a1", "c1", 1), ["a1", "c1"]);
});

test("on a graph links go both ways, and barricades are in the way", () => {
  const plan = { ...ring(), turns: 1 };
  assert.deepEqual(walk(plan, "b1", "d1", 2, new Set(["a1"])), ["b1", "c1", "d1"]);
  assert.deepEqual(walk(plan, "b1", "d1", 2, new Set(["c1"])), ["b1", "a1", "d1"]);
});

test("pieces keep who they are from scene to scene", () => {
  const stage = new Stage(layOut(ring(), 0));
  stage.show(scene([{ kind: "pawn", place: "a1", seat: 0 }, { kind: "pawn", place: "b1", seat: 1 }]));
  const [red, blue] = stage.pieces.value.map(({ id }) => id);
  stage.show(scene([{ kind: "pawn", place: "b1", seat: 1 }, { kind: "pawn", place: "c1", seat: 0 }]));
  assert.deepEqual(stage.pieces.value.map(({ id }) => id), [blue, red]);
});

test("a preview shows captures and landings without touching the stage", () => {
  const stage = new Stage(layOut(ring(), 0));
  stage.show(scene([{ kind: "pawn", place: "a1", seat: 0 }, { kind: "pawn", place: "c1", seat: 1 }]));
  const seen = preview(stage, [0, 1, 2, 3], [
    { kind: "captured", seat: 1, place: "c1", by: 0 },
    { kind: "walked", seat: 0, place: "a1", to: "c1", number: 2 },
  ]);
  assert.deepEqual(seen.map(({ place }) => place), ["c1", "bb1"]);
  assert.deepEqual(stage.pieces.value.map(({ place }) => place), ["a1", "c1"]);
});

/** House rules as a setup's text, and positions changed by hand. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { changeHand, movePawn, readCards, turnLight } from "../src/editor/positionEdits.ts";
import type { RulesShown } from "../src/generated/protocol.ts";
import { optionAllowed, readSetup, setupText } from "../src/lobby/setupNotation.ts";

const option = (name: string, usual: string, more: object = {}) => ({
  name,
  default: usual,
  rule: "TK-2",
  values: [usual],
  pattern: "",
  players: [],
  teams: null,
  needs: [],
  sheet_value: "",
  older: [],
  ...more,
});
const rules: RulesShown = {
  id: "trikolos",
  prefix: "TK",
  tables: [
    { players: 2, teams: false, setup: "trikolos 2" },
    { players: 4, teams: true, setup: "trikolos 4 teams" },
  ],
  options: [
    option("layout", "standard"),
    option("colours", "12-12-12", { needs: ["layout=random", "layout=mirror"] }),
    option("partner", "off", { teams: true }),
  ],
};

test("only what differs from the sheet stands in a setup", () => {
  const [two, four] = rules.tables as [RulesShown["tables"][0], RulesShown["tables"][0]];
  assert.equal(setupText(rules, two, {}), "trikolos 2");
  assert.equal(setupText(rules, two, { layout: "standard", partner: "on" }), "trikolos 2");
  assert.equal(
    setupText(rules, four, { layout: "random", partner: "on" }),
    "trikolos 4 teams layout=random partner=on",
  );
});

test("an option that needs another waits for it", () => {
  const colours = rules.options[1]!;
  assert.equal(optionAllowed(colours, rules.options, {}), false);
  assert.equal(optionAllowed(colours, rules.options, { layout: "mirror" }), true);
  assert.equal(setupText(rules, rules.tables[0]!, { colours: "10-10-16" }), "trikolos 2");
});

test("a setup reads back what it wrote", () => {
  const read = readSetup([rules], "trikolos 4 teams layout=random");
  assert.equal(read?.size.setup, "trikolos 4 teams");
  assert.deepEqual(read?.chosen, { layout: "random" });
  assert.equal(readSetup([rules], "nothing 4"), null);
});

test("a pawn that goes back to its base is called by its word", () => {
  const plan = { points: [{ name: "ab1", x: 0, y: 0, kind: "base" as const }], arrows: [], turns: 1, owners: [] };
  const fields = { pawns: [["a3", "base"]], fresh: [] };
  assert.deepEqual(movePawn(fields, plan, 0, "a3", "ab1").pawns, [["base", "base"]]);
  assert.deepEqual(movePawn(fields, plan, 0, "ab1", "a18").pawns, [["a3", "a18"]]);
});

test("cards change hands through the stock", () => {
  const fields = changeHand({ hands: [["2"], []], stock: ["K"], discard: ["9"] }, 0, readCards("r, 9"));
  assert.deepEqual(fields.hands, [["K", "9"], []]);
  assert.deepEqual(fields.stock, ["2"]);
  assert.deepEqual(fields.discard, []);
});

test("a tile shows its next light", () => {
  assert.deepEqual(turnLight({ tiles: ["GOR", "GGG"], spare: "R" }, "B1").tiles, ["GRR", "GGG"]);
  assert.equal(turnLight({ tiles: [], spare: "R" }, "spare").spare, "G");
});

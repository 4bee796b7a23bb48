/** Which rule of a sheet a consequence or a verdict comes from: it is marked in the text of the rules. */

import type { Consequence, ConsequenceKind, Verdict } from "../generated/game.ts";

/** The number of the rule behind each kind of consequence. */
type RuleNumbers = Partial<Record<ConsequenceKind, string>>;

const TOCK: RuleNumbers = {
  played: "14",
  entered: "14",
  walked: "14",
  jumped: "13",
  captured: "19",
  swapped: "15",
  housed: "20",
  lapped: "21",
  shown: "8",
  drew: "6",
  plays_again: "9",
  declined: "9",
  turned_over: "10",
  shuffled: "10",
  dealt: "5",
  drew_for_deal: "4",
  tied: "4",
  dealer: "4",
  finished: "22",
  won: "22",
  placed: "23",
};

const APPLIED: Record<string, RuleNumbers> = {
  GJ: TOCK,
  FQ: {
    played: "6",
    entered: "3",
    walked: "6",
    jumped: "13",
    captured: "14",
    swapped: "7",
    housed: "15",
    lapped: "11",
    discarded: "4",
    shown: "4",
    drew: "2",
    plays_again: "5",
    declined: "5",
    token_earned: "5",
    token_spent: "5",
    dealer: "1",
    dealt: "1",
    finished: "15",
    won: "15",
  },
  TC: {
    played: "4",
    entered: "4",
    walked: "4",
    captured: "10",
    swapped: "6",
    housed: "11",
    lapped: "11",
    discarded: "3",
    drew: "1",
    shuffled: "2",
    gave: "20",
    exchanged: "20",
    chose_deal: "21",
    dealt: "1",
    dealer: "1",
    finished: "25",
    won: "12",
  },
  TJ: {
    played: "6",
    entered: "11",
    walked: "6",
    sent_on: "12",
    lapped: "12",
    captured: "10",
    swapped: "14",
    housed: "13",
    laid: "6",
    passed: "7",
    gave: "4",
    exchanged: "4",
    dealt: "8",
    shuffled: "9",
    dealer: "5",
    unused_side: "17",
    shared_side: "17",
    seated: "17",
    won: "15",
    game_of_match: "16",
    match_won: "16",
    teamed: "16",
  },
  BA: {
    threw: "2",
    tied: "2",
    begins: "2",
    entered: "3",
    walked: "4",
    captured: "5",
    barricade_hit: "6",
    barricade_placed: "6",
    housed: "7",
    won: "7",
    blocked: "8",
    passed: "8",
  },
  TK: {
    pushed: "6",
    rode: "6",
    fell: "7",
    returned: "7",
    to_camp: "7",
    entered: "4",
    walked: "3",
    housed: "5",
    no_pawn_move: "8",
    won: "9",
    drawn_game: "10",
  },
};

/** A 4, a 5 and a 7 walk by rules of their own. */
const WALKS: Record<string, Record<string, string>> = {
  GJ: { "4": "18", "5": "17", "7": "16" },
  FQ: { "4": "10", "5": "9", "7": "8" },
  TC: { "4": "7", "7": "9" },
};

function applied(prefix: string, happened: Consequence, card: string): string | undefined {
  return (happened.kind === "walked" && WALKS[prefix]?.[card]) || APPLIED[prefix]?.[happened.kind];
}

export function rulesOfConsequences(prefix: string, all: readonly Consequence[]): string[] {
  const card = all.find(({ kind }) => kind === "played")?.cards?.[0] ?? "";
  const numbers = all.map((happened) => applied(prefix, happened, card));
  return [...new Set(numbers.filter((number) => number !== undefined).map((number) => `${prefix}-${number}`))];
}

export function rulesOfVerdicts(verdicts: readonly (Verdict | undefined)[]): string[] {
  return [...new Set(verdicts.map((verdict) => verdict?.rule ?? "").filter(Boolean))];
}

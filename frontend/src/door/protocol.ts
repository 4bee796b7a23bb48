/** What travels between page and server, as `docs/protocol.md` describes it. */

import type { Choice, Consequence, Plan, Result, Scene, Step, Verdict } from "./game.ts";

export interface TableSize {
  players: number;
  teams: boolean;
  setup: string;
}

export interface OptionFacts {
  name: string;
  default: string;
  rule: string;
  values: string[];
  pattern: string;
  players: number[];
  teams: boolean | null;
  needs?: string[];
  /** What the sheet itself plays, where the default is something else. */
  sheet_value?: string;
}

export interface RuleSetFacts {
  id: string;
  prefix: string;
  tables: TableSize[];
  options: OptionFacts[];
}

/** A kind (message `card-does-KIND`) and its number. */
export type CardEffect = [kind: string, number: number];

export interface GameFacts {
  setup: string;
  rules: string;
  seats: number;
  sides: number[][];
  options: { name: string; value: string }[];
  /** Ways of playing each card, each made of effects. */
  cards: Record<string, CardEffect[][]>;
  plan: Plan;
}

export type SeatState = "here" | "gone" | "away" | "resigned" | "out_of_time";

export interface Seat {
  seat: number;
  name: string;
  player: "open" | "person" | "bot";
  bot: string;
  state: SeatState;
  ready: boolean;
}

export interface ClockRule {
  kind: "move" | "bank";
  seconds: number;
  increment?: number;
}

export interface SeatOrder {
  player: "open" | "person" | "bot";
  name?: string;
  bot?: string;
}

export interface TableOrder {
  game?: string;
  seats?: SeatOrder[];
  seating?: "chosen" | "lot";
  clock?: ClockRule | null;
  absence?: number | null;
  bot_pause?: number;
  spectators?: boolean;
  position?: unknown;
  origin?: { table: string; turn: number };
  start?: boolean;
}

export interface OpenedTable {
  table: string;
  code: string;
  host: string;
  link: string;
  join: string;
  seats: { seat: number; key: string | null }[];
  phase: Phase;
}

export type Phase = "waiting" | "playing" | "between" | "over";

export interface TableFacts {
  table: string;
  game: string;
  phase: Phase;
  version: number;
  turn: number;
  seats: Seat[];
  clock: ClockRule | null;
  absence: number | null;
  spectators: boolean;
  seating: "chosen" | "lot";
  sealed: string | null;
  typed_seed: boolean;
  seed: string | null;
  result: Result | null;
  rematch: string | null;
  you?: number | "host";
  code?: string;
}

export interface News {
  version: number;
  event: string;
  seat?: number;
  move?: string;
  by?: "person" | "bot";
  consequences?: Consequence[];
  order?: number[];
  result?: Result;
  table?: string;
}

export interface Decision {
  id: number;
  moves: string[];
  steps?: Step[][];
  left?: number;
}

export interface Clock extends ClockRule {
  left: number[];
  running: number[];
}

export interface Frame {
  type: "frame";
  version: number;
  since: number | null;
  /** The viewer's seat, which a lot may have changed since the welcome. */
  seat: number;
  phase: Phase;
  turn: number;
  news: News[];
  actors: number[];
  decision: Decision | null;
  scene: Scene | null;
  clock: Clock | null;
  seats: Seat[];
  spectators: number;
  result: Result | null;
  seed: string | null;
  rematch: string | null;
  code?: string;
  reply?: number;
}

export interface Welcome {
  type: "welcome";
  protocol: number;
  table: string;
  seat: number;
  game: string;
  sides: number[][];
  sealed: string | null;
  typed_seed: boolean;
}

export interface Presence {
  type: "presence";
  seats: Seat[];
  spectators: number;
}

export interface StepsAnswer {
  type: "steps";
  id: number;
  decision: number;
  choices: Choice[];
  move: string | null;
}

export interface WhyAnswer {
  type: "why";
  id: number;
  verdict?: Verdict;
  words?: string;
  cards?: Record<string, Verdict[]>;
}

export interface Refusal {
  kind: string;
  arguments?: Record<string, unknown>;
  words: string;
  verdict?: Verdict;
}

export interface Refused extends Refusal {
  type: "refused";
  id?: number;
}

export interface Bye {
  type: "bye";
  kind: string;
}

export interface Pong {
  type: "pong";
  id: number;
}

export type ServerMessage = Frame | Welcome | Presence | StepsAnswer | WhyAnswer | Refused | Bye | Pong;

export interface ReplayTurn {
  turn: number;
  seat?: number;
  move?: string;
  consequences: Consequence[];
  scene: Scene;
}

export interface Replay {
  game: string;
  seats: string[];
  sealed: string | null;
  seed: string | null;
  verified: boolean | null;
  count: number;
  result: Result | null;
  turns: ReplayTurn[];
}

export interface CheckedPosition {
  position: Record<string, unknown>;
  scene: Scene;
  actors: number[];
  moves: Record<string, string[]>;
  result: Result | null;
}

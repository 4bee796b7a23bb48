/** What page and server say to each other (docs/protocol.md). Made by `python -m tools.generate_page_types`: change the Python, not this file. */

import type { BoardPlan, Choice, Consequence, Division, Option, Result, Scene, Step, Verdict } from "./game.ts";
import type { Alternative, Exercise } from "./review.ts";

export const ABSENCE = 60;
export const PATIENCE = 120;
export const BOT_PAUSE = 800;
export const NAME_LENGTH = 24;
export const KEPT_NEWS = 100;
export const CLOSE_CODES = {"stopping": 1001, "deleted": 4404, "slow": 4408, "refused": 4403, "replaced": 4410, "unreadable": 4400, "fault": 4500} as const;

export interface Catalogue {
  games: RulesShown[];
}

/** A rule set. */
export interface RulesShown {
  id: string;
  prefix: string;
  tables: TableSizeShown[];
  options: Option[];
}

export interface TableSizeShown {
  players: number;
  teams: boolean;
  setup: string;
}

/** A game made of a setup. */
export interface GameShown {
  setup: string;
  rules: string;
  seats: number;
  sides: number[][];
  arms: number[];
  options: OptionValue[];
  cards: Record<string, [string, number][][]>;
  plan: BoardPlan;
  advance: boolean;
}

export interface OptionValue {
  name: string;
  value: string;
}

/** Whom people can play against. */
export interface BotsShown {
  bots: string[];
  levels: Record<string, string[]>;
  usual: string;
  stand_in: string;
  short_sighted: string[];
}

/** A position that can be. */
export interface PositionShown {
  game: string;
  position: Record<string, unknown>;
  scene: Scene;
  actors: number[];
  moves: Record<string, string[]>;
  result: Result | null;
}

/** The sheet as HTML, and the style it is drawn with. */
export interface RulesSheetShown {
  article: string;
  style: string;
}

/** A guided first game in the reader's language. */
export interface LessonShown {
  setup: string;
  stages: StageShown[];
  ending: string;
}

export interface StageShown {
  position: Record<string, unknown>;
  taps: TapShown[];
}

/** One tap of a lesson: what is said before it, and the steps of its move with it. */
export interface TapShown {
  words: string;
  steps: Step[];
  last: boolean;
}

/** A new table, and the keys of whoever opened it. */
export interface TableOpened {
  table: string;
  code: string;
  host: string;
  link: string;
  join: string;
  seats: SeatKey[];
  phase: Phase;
}

export interface SeatKey {
  seat: number;
  key: string | null;
}

export type Phase =
  | "waiting" | "playing" | "between" | "over";

export interface TableName {
  table: string;
}

/** What may be known of a table. */
export interface TableShown {
  table: string;
  game: string;
  phase: Phase;
  version: number;
  turn: number;
  seats: SeatShown[];
  seating: "chosen" | "lot";
  clock: ClockSetting | null;
  absence: number | null;
  bot_pause: number;
  spectators: boolean;
  stand_in: string;
  hints: boolean;
  sealed: string | null;
  typed_seed: boolean;
  from_position: boolean;
  seed: string | null;
  result: Result | null;
  rematch: string | null;
  you?: number | "host";
  code?: string;
}

/** A seat as everybody may know it. */
export interface SeatShown {
  seat: number;
  name: string;
  player: "open" | "person" | "bot";
  bot: string;
  state: SeatState;
  ready: boolean;
  hints: number;
  tutor: boolean;
  cautions: number;
}

/** How it stands with the player of a seat. */
export type SeatState =
  | "here" | "gone" | "away" | "resigned" | "out_of_time";

/** How long people may think: for each decision, or altogether with a little more for every move. */
export interface ClockSetting {
  kind: "move" | "bank";
  seconds: number;
  increment?: number;
}

/** A game from its start to its end. */
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

/** One move and the chance after it; turn 0 is the start. */
export interface ReplayTurn {
  turn: number;
  consequences: Consequence[];
  outcomes: string[];
  scene: Scene;
  seat?: number;
  move?: string;
}

export interface TurnPosition {
  game: string;
  position: Record<string, unknown>;
  turn: number;
}

/** One of the collection. */
export interface ExerciseShown {
  number: number;
  count: number;
  exercise: Exercise;
}

/** Those of a finished game, for one of its players. */
export interface OwnExercises {
  exercises: Exercise[];
}

/** How far a review is. */
export interface ReviewProgress {
  state: "none" | "waiting" | "working" | "ready";
  ahead?: number;
  share?: number;
  seconds?: number;
}

/** The move of a level, and whether it was played. */
export interface LevelMove {
  turn: number;
  seat: number;
  level: Level;
  move: string;
  does: Consequence[];
  played: boolean;
}

/** From one that a child beats to the best there is. */
export type Level =
  | "debutant" | "amateur" | "habitue" | "confirme" | "expert" | "maitre";

/** `to` is shown to the other device, `secret` stays here. */
export interface HandoverBegun {
  to: string;
  secret: string;
}

/** What has been handed over; null: nothing yet. */
export interface HandoverTaken {
  handed: TableInHand | null;
}

/** A table as a device knows it: with the keys of its seats there, and the host's if it opened the table. */
export interface TableInHand {
  table: string;
  keys: string[];
  host?: string;
}

/** Why nothing was done. */
export interface RefusalShown {
  kind: string;
  arguments: Record<string, unknown>;
  words: string;
  verdict?: Verdict;
}

/** The fields of a frame that are the same for everybody. */
export interface SharedFrame {
  type: "frame";
  version: number;
  phase: Phase;
  turn: number;
  actors: number[];
  clock: ClockShown | null;
  seats: SeatShown[];
  spectators: number;
  result: Result | null;
  seed: string | null;
  rematch: string | null;
  code?: string;
  votes?: Record<number, number[]>;
}

/** The clocks at the moment of sending: milliseconds left by seat, and whose time runs. */
export interface ClockShown {
  kind: "move" | "bank";
  seconds: number;
  increment: number;
  left: number[];
  running: number[];
}

/** The fields of a frame that are a viewer's own. */
export interface OwnFrame {
  since: number | null;
  seat: number;
  news: NewsShown[];
  decision: DecisionShown | null;
  scene?: Scene | null;
  view?: unknown;
}

/** One event; what it carries depends on its kind (docs/protocol.md). */
export interface NewsShown {
  version: number;
  event: "opened" | "sat" | "left_seat" | "renamed" | "ready" | "bot_sat" | "new_key" | "start" | "move" | "hint" | "tutor" | "caution" | "away" | "voted" | "back" | "resigned" | "out_of_time" | "next" | "rematch" | "over";
  seat?: number;
  other?: number;
  move?: string;
  by?: string;
  consequences?: Consequence[];
  order?: number[];
  result?: Result;
  table?: string;
}

/** What the viewer is asked. */
export interface DecisionShown {
  id: number;
  moves?: string[];
  steps?: Step[][];
  choices?: ChoiceNode[];
  left?: number;
}

/** A `Choice`, and the choices that follow it; `next` is left out where they must be asked for. */
export interface ChoiceNode {
  step: Step;
  done?: boolean;
  consequences?: Consequence[];
  next?: ChoiceNode[];
}

/** The end of a frame that answers a request. */
export interface FrameReply {
  reply?: number | string;
}

/** Who is there. */
export interface Presence {
  type: "presence";
  seats: SeatShown[];
  spectators: number;
}

/** The answer to hello. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  table: string;
  seat: number;
  game: string;
  sides: number[][];
  sealed: string | null;
  typed_seed: boolean;
  hints: boolean;
  patience: number | null;
}

/** The steps that may follow; `move` is the text of what is complete already. */
export interface StepsAnswer {
  type: "steps";
  id?: number | string;
  decision: number | null;
  choices: Choice[];
  move: string | null;
}

/** Every way of dividing a card; without states where it cannot be divided. */
export interface DivisionAnswer {
  type: "division";
  id?: number | string;
  decision: number | null;
  division: Division;
}

/** What could be played if it were this seat's turn; null where that cannot be known. */
export interface AdvanceAnswer {
  type: "advance";
  id?: number | string;
  version: number;
  decision: DecisionShown | null;
}

/** Why a move is legal or not, why nothing leads to a place, or why each idle card of a hand has no use. */
export interface WhyAnswer {
  type: "why";
  id?: number | string;
  verdict?: Verdict;
  words?: string;
  here?: Verdict[];
  cards?: Record<string, Verdict[]>;
}

/** The best moves of the seat that asked, by its own view, with its side's chance after each. */
export interface HintAnswer {
  type: "hint";
  id?: number | string;
  decision: number;
  options: Alternative[];
}

/** The tutor's word before a move that costs much: it was not played, and what is better by the seat's own view. */
export interface CautionAnswer {
  type: "caution";
  id?: number | string;
  decision: number;
  played: Alternative;
  better: Alternative;
}

/** Why nothing was done: the fields of a `RefusalShown`. */
export interface RefusedAnswer {
  type: "refused";
  id?: number | string;
  kind: string;
  arguments: Record<string, unknown>;
  words: string;
  verdict?: Verdict;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
  id?: number | string;
}

/** The last message before the server closes the socket. */
export interface Bye {
  type: "bye";
  kind: "stopping" | "deleted" | "slow" | "refused" | "replaced" | "unreadable" | "fault";
}

export interface PositionAsked {
  game: string;
  position?: Record<string, unknown> | null;
}

/** A table to be opened. */
export interface TableAsked {
  game?: string;
  seats?: SeatAsked[];
  seating?: "chosen" | "lot";
  clock?: ClockSetting | null;
  absence?: number | null;
  bot_pause?: number;
  spectators?: boolean;
  stand_in?: string;
  hints?: boolean;
  patience?: number | null;
  seed?: string | null;
  position?: Record<string, unknown> | null;
  origin?: Origin | null;
  start?: boolean;
}

/** Who is to sit at a seat. */
export interface SeatAsked {
  player?: "open" | "person" | "bot";
  name?: string;
  bot?: string;
}

/** A turn of a finished game. */
export interface Origin {
  table: string;
  turn: number;
}

export interface CodeAsked {
  code: string;
}

export interface SeatTaken {
  name?: string;
}

/** What is to change about a seat. */
export interface SeatChange {
  name?: string;
  ready?: boolean;
  player?: "open" | "bot";
  bot?: string;
}

export interface RecordAsked {
  record: string;
}

export interface Taking {
  secret: string;
}

export interface Hello {
  type: "hello";
  id?: number | string | null;
  key?: string | null;
  since?: number | null;
  parts?: ("scene" | "view" | "moves" | "steps" | "choices")[] | null;
  language?: string;
}

/** A move as text, or as its taps. */
export interface Move {
  type: "move";
  id?: number | string | null;
  move?: string | null;
  steps?: Step[];
  decision?: number | null;
  sure?: boolean;
}

export interface Steps {
  type: "steps";
  id?: number | string | null;
  steps?: Step[];
  advance?: boolean;
}

/** How can the card be divided that this step plays; in advance: on my next turn? */
export interface AskDivision {
  type: "division";
  id?: number | string | null;
  step: Step;
  advance?: boolean;
}

/** What could I play if it were my turn? */
export interface AskAdvance {
  type: "advance";
  id?: number | string | null;
}

/** Why is this move illegal; why do no moves that begin with these steps lead to this place; why are cards idle? */
export interface Why {
  type: "why";
  id?: number | string | null;
  move?: string | null;
  place?: string | null;
  steps?: Step[];
}

/** What would be best? */
export interface AskHint {
  type: "hint";
  id?: number | string | null;
}

/** Look at my moves before they are played; or no longer. */
export interface SetTutor {
  type: "tutor";
  id?: number | string | null;
  on: boolean;
}

export interface Resign {
  type: "resign";
  id?: number | string | null;
}

export interface GoAway {
  type: "away";
  id?: number | string | null;
}

export interface TakeBack {
  type: "takeback";
  id?: number | string | null;
}

/** Let a bot play on for somebody who does not move. */
export interface VoteToSkip {
  type: "skip";
  id?: number | string | null;
  seat: number;
}

export interface GoOn {
  type: "next";
  id?: number | string | null;
}

export interface Again {
  type: "rematch";
  id?: number | string | null;
}

export interface ShowFrame {
  type: "frame";
  id?: number | string | null;
}

export interface Ping {
  type: "ping";
  id?: number | string | null;
}

export type Frame = SharedFrame & OwnFrame & FrameReply;

export type ServerMessage =
  | Frame | Presence | Welcome | StepsAnswer | DivisionAnswer | AdvanceAnswer | WhyAnswer | HintAnswer | CautionAnswer
  | RefusedAnswer | Pong | Bye;

export type ClientMessage =
  | Hello | Move | Steps | AskDivision | AskAdvance | Why | AskHint | SetTutor | Resign | GoAway | TakeBack
  | VoteToSkip | GoOn | Again | ShowFrame | Ping;

/** Reviews, hints and exercises, as they travel. Made by `python -m tools.generate_page_types`: change the Python, not this file. */

import type { Consequence } from "./game.ts";

/** A position in which a seat looks for its best move. */
export interface Exercise {
  game: string;
  position: Record<string, unknown>;
  seat: number;
  answers: Alternative[];
  turn?: number;
  played?: string;
}

/** A move that could have been played. */
export interface Alternative {
  number: number;
  move: string;
  chance: number;
  does: Consequence[];
  played?: boolean;
}

/** A whole record: one game, or those of a match. */
export interface Review {
  game: string;
  tier: Tier;
  source: string;
  stands_in: boolean;
  pack: boolean;
  games: GameReview[];
}

/** How far decisions were looked into. */
export type Tier =
  | "quick" | "deep" | "long";

/** One game; `result = start + luck + play` for each side. */
export interface GameReview {
  sides: number[][];
  start: number[];
  luck: number[];
  play: number[];
  result: number[];
  turns: TurnChances[];
  events: Lucky[];
  decisions: Decision[];
  errors: Errors[];
}

/** The chances after a turn, and what brought them about. */
export interface TurnChances {
  turn: number;
  chances: number[];
  luck: number[];
  play: number[];
}

/** One event of chance. */
export interface Lucky {
  turn: number;
  luck: number[];
  likelihood: number;
  seat?: number;
  cards?: string[];
  die?: number;
  deal?: boolean;
}

/** One decision of a player. */
export interface Decision {
  turn: number;
  seat: number;
  options: Alternative[];
  legal: number;
  loss: number;
  counted: boolean;
  step: number[];
  looked_ahead?: boolean;
  first_loss?: number;
  mark?: string;
}

/** The decisions of one player. */
export interface Errors {
  seat: number;
  counted: number;
  rate: number;
  marks: Record<string, number>;
}

/** The words of the door (`src/tockade/game.py`) as they travel: every kind of value the page is given. */

export const CHANCE = -1;
export const SPECTATOR = -2;
export const HIDDEN = "?";

export type StepKind =
  | "play" | "name" | "pawn" | "enter" | "land" | "swap" | "discard" | "lay" | "give" | "deal" | "pass" | "decline"
  | "barricade" | "push";

export interface Step {
  kind: StepKind;
  card?: string;
  place?: string;
  via?: string;
  seat?: number;
  number?: number;
}

export interface Consequence {
  kind: string;
  seat?: number;
  by?: number;
  other?: number;
  place?: string;
  to?: string;
  number?: number;
  cards?: string[];
  seats?: number[];
}

export interface Choice {
  step: Step;
  done?: boolean;
  consequences?: Consequence[];
}

export interface StandingPawn {
  seat: number;
  place: string;
}

export interface Verdict {
  kind: string;
  rule?: string;
  places?: string[];
  pawns?: StandingPawn[];
  seats?: number[];
  card?: string;
  number?: number;
  move?: string;
}

export interface Result {
  order: number[][];
  reason: string;
  points?: number[];
}

export type PointKind =
  | "square" | "start" | "centre" | "entrance" | "room" | "base" | "corner" | "entry" | "arrival" | "point"
  | "first_row" | "last_row" | "goal" | "tile" | "camp" | "spare";

export interface Point {
  name: string;
  x: number;
  y: number;
  kind: PointKind;
  arm?: number;
  label?: string;
}

export type ArrowKind = "link" | "jump" | "corner" | "way" | "push";

export interface Arrow {
  start: string;
  end: string;
  kind: ArrowKind;
}

export interface Plan {
  points: Point[];
  arrows: Arrow[];
  turns: number;
}

export interface Piece {
  kind: string;
  place: string;
  seat?: number;
  mark?: string;
}

export interface Scene {
  pieces: Piece[];
  arms: number[];
  actors: number[];
  phase: string;
  hands?: string[][];
  stock?: string[] | null;
  discard?: string[] | null;
  dealer?: number;
  die?: number;
  tokens?: number[];
  passed?: number[];
  turns?: number;
  points?: number[];
  game_number?: number;
}

/** The values of `src/tockade/game.py` as they travel; written by `tools/typescript.py`. */

export const CHANCE = -1;
export const SPECTATOR = -2;
export const HIDDEN = "?";

export type StepKind =
  | "play" | "name" | "pawn" | "enter" | "land" | "swap" | "discard" | "lay" | "give" | "deal" | "pass" | "decline"
  | "barricade" | "push";

export type ConsequenceKind =
  | "played" | "entered" | "walked" | "jumped" | "sent_on" | "lapped" | "captured" | "swapped" | "housed" | "finished"
  | "laid" | "discarded" | "shown" | "gave" | "exchanged" | "drew" | "dealt" | "chose_deal" | "turned_over"
  | "shuffled" | "drew_for_deal" | "dealer" | "unused_side" | "shared_side" | "passed" | "blocked" | "declined"
  | "token_earned" | "token_spent" | "plays_again" | "threw" | "barricade_hit" | "barricade_placed" | "pushed"
  | "fell" | "returned" | "to_camp" | "no_pawn_move" | "won" | "placed" | "drawn_game" | "game_of_match" | "match_won"
  | "seated";

export type VerdictKind =
  | "legal" | "game_over" | "not_your_turn" | "chance_due" | "wrong_phase" | "card_not_held" | "card_cannot"
  | "wrong_count" | "no_jump_with_card" | "no_jump_here" | "joker_unnamed" | "wrong_throw" | "wrong_deal"
  | "no_pawn_in_base" | "no_pawn_there" | "not_your_pawn" | "not_an_opponent" | "not_another_colour" | "same_square"
  | "pawn_in_house" | "pawn_protected" | "pawn_moved_already" | "partner_not_yet" | "not_on_exit"
  | "others_not_on_board" | "guard_in_the_way" | "own_pawn_in_the_way" | "room_pawn_in_the_way"
  | "barricade_in_the_way" | "beyond_barricade" | "beyond_house" | "house_backwards" | "house_not_by_push"
  | "house_after_lap" | "house_of_another" | "start_not_passed" | "not_ahead" | "turned_round" | "red_light"
  | "orange_not_followed" | "orange_last_row" | "guard_on_landing" | "own_pawn_on_landing" | "partner_on_landing"
  | "room_taken" | "place_taken" | "place_forbidden" | "goal_closed" | "seven_incomplete" | "last_resort"
  | "must_play" | "must_carry_out" | "must_move" | "must_advance" | "must_go_back" | "too_many_cards";

export type PointKind =
  | "square" | "start" | "centre" | "entrance" | "room" | "base" | "corner" | "entry" | "arrival" | "point"
  | "first_row" | "last_row" | "goal" | "tile" | "camp" | "spare";

export type ArrowKind =
  | "link" | "jump" | "corner" | "way" | "push";

export interface Step {
  kind: StepKind;
  card?: string;
  place?: string;
  via?: string;
  seat?: number;
  number?: number;
}

export interface Consequence {
  kind: ConsequenceKind;
  seat?: number;
  by?: number;
  other?: number;
  place?: string;
  to?: string;
  number?: number;
  cards?: string[];
  seats?: number[];
  audience?: number[] | null;
}

export interface Choice {
  step: Step;
  done?: boolean;
  consequences?: Consequence[];
}

export interface Pawn {
  seat: number;
  place: string;
}

export interface Verdict {
  kind: VerdictKind;
  rule?: string;
  places?: string[];
  pawns?: Pawn[];
  seats?: number[];
  card?: string;
  number?: number;
  move?: string;
}

export interface Result {
  order: number[][];
  reason: string;
  points: number[];
}

export interface Point {
  name: string;
  x: number;
  y: number;
  kind: PointKind;
  arm?: number;
  label?: string;
}

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
  teams?: number[][];
}

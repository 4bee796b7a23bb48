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
  | "shuffled" | "drew_for_deal" | "tied" | "dealer" | "unused_side" | "shared_side" | "passed" | "blocked"
  | "declined" | "token_earned" | "token_spent" | "plays_again" | "threw" | "begins" | "barricade_hit"
  | "barricade_placed" | "pushed" | "rode" | "fell" | "returned" | "to_camp" | "no_pawn_move" | "won" | "placed"
  | "drawn_game" | "game_of_match" | "match_won" | "seated" | "teamed";

export type VerdictKind =
  | "legal" | "game_over" | "limit_reached" | "not_your_turn" | "given_already" | "chance_due" | "wrong_phase"
  | "no_such_move" | "discard_whole" | "discard_one" | "card_not_held" | "card_cannot_enter" | "card_cannot_swap"
  | "card_cannot_divide" | "card_cannot_arrive" | "card_cannot_walk" | "joker_unnamed" | "no_jumps"
  | "no_jump_with_card" | "wrong_deal" | "no_pawn_in_base" | "no_pawn_there" | "not_your_pawn" | "partner_not_yet"
  | "partner_now" | "seven_not_shared" | "not_an_opponent" | "same_square" | "wrong_owner" | "not_another_colour"
  | "pawn_in_house" | "pawn_protected" | "pawn_moved_already" | "not_on_exit" | "others_not_on_board"
  | "house_of_another" | "house_never_left" | "house_backwards" | "house_not_by_push" | "house_after_lap"
  | "beyond_house" | "wrong_count" | "seven_part" | "no_jump_here" | "wrong_throw" | "turned_round" | "not_ahead"
  | "guard_in_the_way" | "own_pawn_in_the_way" | "room_pawn_in_the_way" | "start_not_passed" | "barricade_in_the_way"
  | "beyond_barricade" | "red_light" | "orange_not_followed" | "orange_last_row" | "guard_on_landing"
  | "own_pawn_on_landing" | "partner_on_landing" | "room_taken" | "place_taken" | "place_forbidden" | "goal_closed"
  | "seven_incomplete" | "last_resort" | "must_play" | "must_carry_out" | "must_move" | "must_advance"
  | "must_go_back" | "too_many_cards";

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

/** Values of the games, as they travel. Made by `python -m tools.generate_page_types`: change the Python, not this file. */

export const CHANCE = -1;
export const SPECTATOR = -2;
export const HIDDEN = "?";

/** A choice that a rule set leaves open.  Values are text; a flag's are `off` and `on`. */
export interface Option {
  name: string;
  default: string;
  rule: string;
  values: string[];
  pattern: string;
  players: number[];
  teams: boolean | null;
  needs: string[];
  sheet_value: string;
  older: [number, string][];
}

/** The board as everything that draws it needs it. */
export interface BoardPlan {
  points: Point[];
  arrows: Arrow[];
  turns: number;
  owners: number[];
}

/** A point of the board: where to draw it, in steps of one square, x to the right and y up. */
export interface Point {
  name: string;
  x: number;
  y: number;
  kind: PointKind;
  arm?: number;
  label?: string;
}

/** What a point of the board is, for those who draw it. */
export type PointKind =
  | "square" | "start" | "centre" | "entrance" | "room" | "base" | "corner" | "entry" | "arrival" | "point"
  | "first_row" | "last_row" | "goal" | "tile" | "camp" | "spare";

/** A line drawn between two points. */
export interface Arrow {
  start: string;
  end: string;
  kind: ArrowKind;
}

/** What a line between two points means. */
export type ArrowKind =
  | "link" | "jump" | "corner" | "way" | "push";

/** What a view shows, in the words of any game: enough to draw it without knowing which game it is. */
export interface Scene {
  pieces: Piece[];
  arms: number[];
  actors: number[];
  phase: string;
  hands?: string[][];
  stock?: string[];
  discard?: string[];
  dealer?: number;
  die?: number;
  tokens?: number[];
  passed?: number[];
  turns?: number;
  points?: number[];
  game_number?: number;
  teams?: number[][];
}

/** Something that stands on a point: a pawn, a barricade, a tile. */
export interface Piece {
  kind: string;
  place: string;
  seat?: number;
  mark?: string;
}

/** How a game ended: the sides in their order, each a tuple of seats; empty for a draw. */
export interface Result {
  order: number[][];
  reason: string;
  points: number[];
}

/** One tap of a move; see `StepKind` for what each kind carries. */
export interface Step {
  kind: StepKind;
  card?: string;
  place?: string;
  via?: string;
  seat?: number;
  number?: number;
}

/** One tap of a move. */
export type StepKind =
  | "play" | "name" | "pawn" | "enter" | "land" | "swap" | "discard" | "lay" | "give" | "deal" | "pass" | "decline"
  | "barricade" | "push";

/** One thing that happened; see `ConsequenceKind` for what each kind carries. */
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
  audience?: number[];
}

/** One thing that happened.  `seat` is the seat it happened to, `by` the seat that caused it. */
export type ConsequenceKind =
  | "played" | "entered" | "walked" | "jumped" | "sent_on" | "lapped" | "captured" | "swapped" | "housed" | "finished"
  | "laid" | "discarded" | "shown" | "gave" | "exchanged" | "drew" | "dealt" | "chose_deal" | "turned_over"
  | "shuffled" | "drew_for_deal" | "tied" | "dealer" | "unused_side" | "shared_side" | "passed" | "blocked"
  | "declined" | "token_earned" | "token_spent" | "plays_again" | "threw" | "begins" | "barricade_hit"
  | "barricade_placed" | "pushed" | "rode" | "fell" | "returned" | "to_camp" | "no_pawn_move" | "won" | "placed"
  | "drawn_game" | "game_of_match" | "match_won" | "seated" | "teamed";

/** Legal, or the rule that forbids a move and what it is that makes it apply. */
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

/** Why a move is not legal; when several reasons hold, the first of these groups is given. */
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

/** A pawn as a verdict names it. */
export interface Pawn {
  seat: number;
  place: string;
}

/** A step that may come next, what it would do, and whether the move is then complete. */
export interface Choice {
  step: Step;
  done?: boolean;
  consequences?: Consequence[];
}

/** Every way of dividing a card, as one graph: equal states are one, equal parts are told once. */
export interface Division {
  parts?: Part[];
  states?: [number, number][][];
}

/** A part of a divided card: a pawn, where it lands, and what that does. */
export interface Part {
  pawn: Step;
  landing: Step;
  consequences?: Consequence[];
}

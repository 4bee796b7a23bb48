/** The figures of a review for one player: what the result is made of, the moments that counted; as `insight/review_words.py`. */

import type { Decision, GameReview, Lucky, Review } from "../generated/review.ts";

const MATTERS = 0.1;
const MOMENTS = 3;
const WORTH_TELLING = 0.01;

export interface Totals {
  start: number;
  luck: number;
  play: number;
  result: number;
  games: number;
}

export function sideOf(game: GameReview, seat: number): number {
  return game.sides.findIndex((seats) => seats.includes(seat));
}

export function totals(review: Review, seat: number): Totals {
  const sum = (values: (game: GameReview) => number[]): number =>
    review.games.reduce((whole, game) => whole + values(game)[sideOf(game, seat)]!, 0);
  return {
    start: sum((game) => game.start),
    luck: sum((game) => game.luck),
    play: sum((game) => game.play),
    result: sum((game) => game.result),
    games: review.games.length,
  };
}

/** The kind of the first sentence. */
export function headline({ start, luck, play, result }: Totals): string {
  if (Math.abs(result - start) < 1e-9) return "drawn";
  const sign = result > start ? 1 : -1;
  const outcome = sign > 0 ? "won" : "lost";
  if (sign * luck < -MATTERS) return sign > 0 ? "won-against" : "lost-despite";
  if (sign * luck < MATTERS) return `${outcome}-play`;
  return sign * play >= MATTERS ? `${outcome}-both` : `${outcome}-luck`;
}

/** Whose review it is: who asks, else somebody who won the last game. */
export function whose(review: Review, wanted: number): number {
  const last = review.games.at(-1)!;
  if (wanted >= 0) return wanted;
  return last.sides[last.result.indexOf(Math.max(...last.result))]![0]!;
}

export function luckiest(game: GameReview, seat: number): Lucky[] {
  const side = sideOf(game, seat);
  return game.events
    .filter(({ luck }) => Math.abs(luck[side]!) >= WORTH_TELLING)
    .sort((one, other) => Math.abs(other.luck[side]!) - Math.abs(one.luck[side]!))
    .slice(0, MOMENTS);
}

export function costliest(game: GameReview, seats: readonly number[]): Decision[] {
  return game.decisions
    .filter(({ mark, seat }) => mark && seats.includes(seat))
    .sort((one, other) => other.loss - one.loss)
    .slice(0, MOMENTS);
}

/** A change of chances in points, with its sign. */
export function points(change: number): string {
  const number = Math.round(100 * change);
  return number < 0 ? `−${-number}` : `+${number}`;
}

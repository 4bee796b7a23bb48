/** Where the seats of a game stand round its board, the nearest one below: from -1 to 1 both ways, y pointing down. */

import { homePoints, layOut, type Spot } from "../board/boardLayout.ts";
import type { GameShown } from "../generated/protocol.ts";

/** On a board that is played from one side the seats stand in a row before it. */
export const standsInRow = (game: GameShown): boolean => game.plan.turns < 2;

/** A seat sits before its arm; where arms are shared or drawn by lot, the seats stand evenly in the order of turns. */
export function seatPlaces(game: GameShown): Spot[] {
  const seats = Array.from({ length: game.seats }, (_, seat) => seat);
  if (standsInRow(game)) return seats.map((seat) => ({ x: (2 * seat + 1) / game.seats - 1, y: 1 }));
  const ownArms = new Set(game.arms).size === game.seats && !game.arms.includes(-1);
  return ownArms ? beforeArms(game) : seats.map((seat) => atAngle(seat / game.seats));
}

/** Clockwise from below, in parts of a whole turn. */
function atAngle(part: number): Spot {
  const angle = 2 * Math.PI * part;
  return { x: -Math.sin(angle), y: Math.cos(angle) };
}

function beforeArms(game: GameShown): Spot[] {
  const layout = layOut(game.plan, game.arms[0] ?? 0);
  return game.arms.map((arm) => {
    const home = homePoints(game.plan, arm).map(({ name }) => layout.spots.get(name)!);
    const [x, y] = [sum(home.map((spot) => spot.x)), sum(home.map((spot) => spot.y))];
    const far = Math.hypot(x, y) || 1;
    return { x: x / far, y: y / far };
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** How a piece goes from place to place: it hops, slides, leaps in a bow, or spins home. */

import { distance, type Spot } from "../board/boardLayout.ts";

/** `hop`: square by square; `slide`: along the board; `leap`: in one bow; `spin`: sent home, turning. */
export type Manner = "hop" | "slide" | "leap" | "spin";

/** One moment of a way: where, how large, how far turned. */
export interface Pose extends Spot {
  offset: number;
  scale: number;
  turn: number;
  easing: string;
}

const RAISED = { hop: 0.34, leap: 0.9, spin: 1.1, slide: 0 };
const LARGER = { hop: 1.13, leap: 1.25, spin: 1.2, slide: 1 };
const SPIN = 540;

/** The poses of a way through these spots, evenly in time; every hop ends softly. */
export function posesOf(spots: readonly Spot[], manner: Manner): Pose[] {
  const first = spots[0];
  if (!first) return [];
  const steps = spots.length - 1;
  const poses = [pose(first, 0, "ease-out")];
  for (const [index, spot] of spots.slice(1).entries()) {
    const turn = manner === "spin" ? SPIN : 0;
    if (manner !== "slide") poses.push(between(spots[index]!, spot, (index + 0.5) / steps, manner));
    poses.push(pose(spot, (index + 1) / steps, manner === "slide" ? "linear" : "ease-out", turn));
  }
  return poses;
}

function pose({ x, y }: Spot, offset: number, easing: string, turn = 0): Pose {
  return { x, y, offset, scale: 1, turn, easing };
}

/** In the air, a little nearer to the eye; pawns that change places pass on their right. */
function between(from: Spot, to: Spot, offset: number, manner: Manner): Pose {
  const far = distance(from, to) || 1;
  const aside = manner === "leap" ? Math.min(0.8, far / 6) : 0;
  const [across, down] = [(-(to.y - from.y) / far) * aside, ((to.x - from.x) / far) * aside];
  return {
    x: (from.x + to.x) / 2 + across,
    y: (from.y + to.y) / 2 + down - RAISED[manner] * Math.min(1, far / 2 + 0.5),
    offset,
    scale: LARGER[manner],
    turn: manner === "spin" ? SPIN / 2 : 0,
    easing: "ease-in",
  };
}

/** The curve of a side's chances, turn by turn: steps of play and steps of luck in two colours; a tap goes to the turn. */

import type { GameReview } from "../generated/review.ts";
import type { Reader } from "../words/messageArguments.ts";
import { costliest, luckiest, points, sideOf } from "./reviewFigures.ts";

const WIDTH = 560;
const HEIGHT = 210;
const LEFT = 34;
const TOP = 8;
const FOOT = 24;
const STEPS = [5, 10, 20, 50, 100, 200, 500, 1000, 10_000];

interface CurveProps {
  reader: Reader;
  game: GameReview;
  seat: number;
  turn: number;
  onTurn: (turn: number) => void;
}

export function ReviewCurve({ reader, game, seat, turn, onTurn }: CurveProps) {
  const side = sideOf(game, seat);
  const first = game.turns[0]!.turn;
  const last = Math.max(game.turns.at(-1)!.turn, first + 1);
  const x = (at: number): number => LEFT + ((at - first) / (last - first)) * (WIDTH - LEFT - 8);
  const y = (chance: number): number => TOP + (1 - Math.min(1, Math.max(0, chance))) * (HEIGHT - TOP - FOOT);
  const steps = curveSteps(game, side, x, y);
  const here = game.turns.find((each) => each.turn === turn);
  return (
    <figure class="review-curve">
      <figcaption>
        <span>{reader.words.format("review-curve")}</span>
        <span class="review-legend">
          <i class="review-luck" aria-hidden="true" />
          {reader.words.format("review-legend-luck", { points: points(game.luck[side]!) })}
          <i class="review-play" aria-hidden="true" />
          {reader.words.format("review-legend-play", { points: points(game.play[side]!) })}
        </span>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={curveWords(reader, game, side)}
        onClick={(event) => onTurn(turnAt(event, first, last))}
      >
        {[0, 25, 50, 75, 100].map((mark) => (
          <g key={mark}>
            <path class={mark === 50 ? "review-half" : "review-grid"} d={`M${LEFT} ${y(mark / 100)}H${WIDTH - 8}`} />
            <text x={LEFT - 6} y={y(mark / 100) + 4} text-anchor="end">
              {mark}
            </text>
          </g>
        ))}
        {turnMarks(first, last).map((mark) => (
          <text key={mark} x={x(mark)} y={HEIGHT - 6} text-anchor={mark === last ? "end" : "middle"}>
            {mark}
          </text>
        ))}
        <path class="review-line review-line-play" d={steps.play} />
        <path class="review-line review-line-luck" d={steps.luck} />
        {keyMoments(game, seat).map(({ at, kind }) => (
          <circle
            key={`${kind}${at.turn}`}
            class={`review-key review-key-${kind}`}
            cx={x(at.turn)}
            cy={y(at.chances[side]!)}
            r="5"
          />
        ))}
        {here && <path class="review-here" d={`M${x(turn)} ${TOP}V${HEIGHT - FOOT}`} />}
        {here && <circle class="review-spot" cx={x(turn)} cy={y(here.chances[side]!)} r="6" />}
      </svg>
    </figure>
  );
}

/** The moments that are listed under the curve, as spots on it. */
function keyMoments(game: GameReview, seat: number): { at: GameReview["turns"][number]; kind: "luck" | "play" }[] {
  const side = game.sides[sideOf(game, seat)]!;
  const listed = [
    ...luckiest(game, seat).map(({ turn }) => ({ turn, kind: "luck" as const })),
    ...costliest(game, side).map(({ turn }) => ({ turn, kind: "play" as const })),
  ];
  return listed.flatMap(({ turn, kind }) => game.turns.filter((at) => at.turn === turn).map((at) => ({ at, kind })));
}

/** Each turn first its step of play, from the turn before, then its step of luck, straight up or down. */
function curveSteps(
  game: GameReview,
  side: number,
  x: (turn: number) => number,
  y: (chance: number) => number,
): { luck: string; play: string } {
  let now = game.start[side]!;
  const drawn = { luck: "", play: "" };
  for (const step of game.turns) {
    const at = x(step.turn).toFixed(1);
    const before = x(Math.max(game.turns[0]!.turn, step.turn - 1)).toFixed(1);
    const played = now + step.play[side]!;
    drawn.play += `M${before} ${y(now).toFixed(1)}L${at} ${y(played).toFixed(1)}`;
    now = step.chances[side]!;
    drawn.luck += `M${at} ${y(played).toFixed(1)}V${y(now).toFixed(1)}`;
  }
  return drawn;
}

/** Round numbers of turns, and the last. */
function turnMarks(first: number, last: number): number[] {
  const step = STEPS.find((each) => (last - first) / each <= 6)!;
  const marks: number[] = [];
  for (let turn = first; turn < last; turn += step) if (last - turn > step / 2) marks.push(turn);
  return [...marks, last];
}

function turnAt(event: MouseEvent, first: number, last: number): number {
  const box = (event.currentTarget as Element).getBoundingClientRect();
  const part = (((event.clientX - box.left) / box.width) * WIDTH - LEFT) / (WIDTH - LEFT - 8);
  return Math.round(first + Math.min(1, Math.max(0, part)) * (last - first));
}

/** The curve for those who do not see it. */
function curveWords(reader: Reader, game: GameReview, side: number): string {
  const percent = (chance: number): number => Math.round(100 * Math.min(1, Math.max(0, chance)));
  const order = [...game.turns].sort((one, other) => one.chances[side]! - other.chances[side]!);
  const [low, high] = [order[0]!, order.at(-1)!];
  return reader.words.format("review-curve-words", {
    ...reader.players(game.sides[side]!),
    start: percent(game.start[side]!),
    low: percent(low.chances[side]!),
    "low-turn": low.turn,
    high: percent(high.chances[side]!),
    "high-turn": high.turn,
  });
}

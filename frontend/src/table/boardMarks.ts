/** What is marked on the board while a move is chosen: places that answer a tap, ghosts, the chosen, the concerned. */

import { pathsOf } from "../animation/lastMovePaths.ts";
import { animating } from "../animation/moveAnimation.ts";
import type { Ghost } from "../board/ChoiceMarks.tsx";
import type { PawnPath } from "../board/LastMove.tsx";
import type { Rest } from "../board/StepsLeft.tsx";
import { dividedNumber } from "../cards/cardEffects.ts";
import { placeShown } from "./placeInfo.ts";
import type { TableState } from "./tableState.ts";
import { capturedPlaces, type Target, walkedSteps } from "./tapTargets.ts";

export interface BoardMarks {
  lit: string[];
  movable: string[];
  ghosts: Ghost[];
  chosen: string[];
  concerned: string[];
  /** The ways of the move that is pointed at. */
  aimed: PawnPath[];
  rest: Rest | undefined;
}

/** With more choices than this, ghosts wait until a pawn is chosen. */
const MOST_GHOSTS = 12;

function ghostOf(target: Target): Ghost {
  return {
    place: target.place,
    seat: target.seat,
    captured: capturedPlaces(target.consequences),
    ...(target.from ? { from: target.from } : {}),
    ...(target.via ? { via: target.via } : {}),
  };
}

/** One ghost for each pawn's colour and place, however many ways lead there. */
function ghostsOf(targets: readonly Target[]): Ghost[] {
  const found = new Map<string, Ghost>();
  for (const target of targets)
    if (target.seat >= 0) found.set(`${target.seat} ${target.place} ${target.from ?? ""}`, ghostOf(target));
  return [...found.values()];
}

export function boardMarks(state: TableState): BoardMarks {
  const builder = state.builder.value;
  const none: BoardMarks = { lit: [], movable: [], ghosts: [], chosen: [], concerned: [], aimed: [], rest: undefined };
  if (!builder || animating.value || state.handHidden.value) return none;
  const question = builder.question.value;
  if (question) return { ...none, concerned: capturedPlaces(question.consequences), chosen: landings(question.steps) };
  const pawn = builder.pawn.value;
  const targets = builder.targets.value.filter((target) => !pawn || target.from === pawn);
  const pawns = pawn ? [] : targets.flatMap(({ from }) => (from ? [from] : []));
  const landing = targets.map(({ place }) => place);
  const movable = [...pawns, ...builder.firstPawns.value].filter((place) => !landing.includes(place));
  const lit = [...new Set([...landing, ...movable])];
  const aimed = builder.aimed.value;
  const put = aimed?.steps.some(({ kind }) => kind === "barricade") ? aimed : undefined;
  const pointed = put ? [ghostOf(put)] : aimed && ghostsOf([aimed]);
  const ghosts = pointed ?? (targets.length <= MOST_GHOSTS ? ghostsOf(targets) : []);
  const chosen = [pawn, put?.place ?? "", ...landings(builder.steps.value)].filter(Boolean);
  const paths = aimed ? pathsOf(state.game.plan, aimed.consequences) : [];
  return { lit, movable, ghosts, chosen, concerned: concerned(state), aimed: paths, rest: restOf(state) };
}

/** What is left of a divided card, beside the pawn that walked last. */
function restOf(state: TableState): Rest | undefined {
  const builder = state.builder.value!;
  const whole = dividedNumber(state.game.cards[builder.card.value]);
  const walked = walkedSteps(builder.soFar.value);
  const place = landings(builder.steps.value).pop();
  return whole && walked && place ? { place, left: whole - walked } : undefined;
}

function landings(steps: readonly { kind: string; place?: string }[]): string[] {
  return steps
    .filter(({ kind }) => ["land", "enter", "swap", "barricade"].includes(kind))
    .map(({ place }) => place ?? "");
}

/** The pawns and places that a refusal, or a card without a use, speaks of. */
function concerned(state: TableState): string[] {
  const builder = state.builder.value;
  const verdicts = [
    builder?.refusal.value?.verdict,
    ...(builder?.idle.value?.verdicts ?? []),
    ...(placeShown.value?.verdicts ?? []),
  ];
  return verdicts.flatMap((verdict) => [
    ...(verdict?.places ?? []),
    ...(verdict?.pawns ?? []).map(({ place }) => place),
  ]);
}

/** What is lit on the board while somebody chooses: places that answer, ghosts, the chosen, the concerned. */

import type { Ghost } from "../board/Ghosts.tsx";
import { filming } from "../motion/film.ts";
import type { Room } from "./room.ts";
import { doomed, type Target } from "./targets.ts";

export interface Marks {
  lit: string[];
  movable: string[];
  ghosts: Ghost[];
  chosen: string[];
  concerned: string[];
}

/** With more choices than this, ghosts wait until a pawn is chosen. */
const MOST_GHOSTS = 12;

function ghostOf(target: Target): Ghost {
  return {
    place: target.place,
    seat: target.seat,
    doomed: doomed(target.consequences),
    ...(target.from ? { from: target.from } : {}),
    ...(target.via ? { via: target.via } : {}),
  };
}

/** One ghost for each pawn's colour and place, however many ways lead there. */
function ghostsOf(targets: readonly Target[]): Ghost[] {
  const found = new Map<string, Ghost>();
  for (const target of targets) if (target.seat >= 0) found.set(`${target.seat} ${target.place} ${target.from ?? ""}`, ghostOf(target));
  return [...found.values()];
}

export function boardMarks(room: Room): Marks {
  const choosing = room.choosing.value;
  const none: Marks = { lit: [], movable: [], ghosts: [], chosen: [], concerned: [] };
  if (!choosing || filming.value || room.covered.value) return none;
  const question = choosing.question.value;
  if (question) return { ...none, concerned: doomed(question.consequences), chosen: landings(question.steps) };
  const pawn = choosing.pawn.value;
  const targets = choosing.targets.value.filter((target) => !pawn || target.from === pawn);
  const pawns = pawn ? [] : targets.flatMap(({ from }) => (from ? [from] : []));
  const landing = targets.map(({ place }) => place);
  const movable = [...pawns, ...choosing.firstPawns.value].filter((place) => !landing.includes(place));
  const lit = [...new Set([...landing, ...movable])];
  const ghosts = targets.length <= MOST_GHOSTS ? ghostsOf(targets) : [];
  const chosen = [pawn, ...landings(choosing.steps.value)].filter(Boolean);
  return { lit, movable, ghosts, chosen, concerned: concerned(room) };
}

function landings(steps: readonly { kind: string; place?: string }[]): string[] {
  return steps.filter(({ kind }) => ["land", "enter", "swap", "barricade"].includes(kind)).map(({ place }) => place ?? "");
}

/** The pawns and places that a refusal, or a card without a use, speaks of. */
function concerned(room: Room): string[] {
  const choosing = room.choosing.value;
  const verdicts = [choosing?.refusal.value?.verdict, ...(choosing?.idle.value?.verdicts ?? [])];
  return verdicts.flatMap((verdict) => [...(verdict?.places ?? []), ...(verdict?.pawns ?? []).map(({ place }) => place)]);
}

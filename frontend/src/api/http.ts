/** Requests to the server over HTTP: each returns data, or throws the server's refusal. */

import type {
  BotsShown,
  Catalogue,
  ExerciseShown,
  GameShown,
  HandoverBegun,
  HandoverTaken,
  LessonShown,
  LevelMove,
  OwnExercises,
  PositionAsked,
  PositionShown,
  RefusalShown,
  Replay,
  ReviewProgress,
  RulesSheetShown,
  RulesShown,
  SeatChange,
  SeatKey,
  TableAsked,
  TableInHand,
  TableName,
  TableOpened,
  TableShown,
  TurnPosition,
} from "../generated/protocol.ts";
import type { Review, Tier } from "../generated/review.ts";
import { words } from "../words/language.ts";

export class RefusedError extends Error {
  constructor(readonly refusal: RefusalShown) {
    super(refusal.words);
  }
}

interface Asking {
  method?: string;
  key?: string | null;
  body?: unknown;
}

function headers({ key, body }: Asking): Record<string, string> {
  const sent: Record<string, string> = { "Accept-Language": words.value.language };
  if (key) sent.Authorization = `Bearer ${key}`;
  if (body !== undefined) sent["Content-Type"] = "application/json";
  return sent;
}

async function send(path: string, asking: Asking): Promise<Response> {
  const body = asking.body === undefined ? null : JSON.stringify(asking.body);
  try {
    return await fetch(path, { method: asking.method ?? "GET", headers: headers(asking), body });
  } catch {
    throw new RefusedError({ kind: "offline", arguments: {}, words: words.value.format("page-offline") });
  }
}

async function answered(response: Response): Promise<Response> {
  if (response.ok) return response;
  const said = (await response.json().catch(() => null)) as Partial<RefusalShown> | null;
  const given = { status: response.status };
  throw new RefusedError({
    arguments: {},
    ...said,
    kind: said?.kind ?? "",
    words: said?.words || words.value.format("page-failed", given),
  });
}

async function ask<T>(path: string, asking: Asking = {}): Promise<T> {
  const response = await answered(await send(path, asking));
  return (response.status === 204 ? null : await response.json()) as T;
}

const tablePath = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export const fetchCatalogue = async (): Promise<RulesShown[]> => (await ask<Catalogue>("/api/games")).games;

export const fetchGame = (setup: string): Promise<GameShown> =>
  ask(`/api/game?${new URLSearchParams({ setup }).toString()}`);

/** The address of a board's picture. */
export const boardPicture = (setup: string, asked: Record<string, string>): string =>
  `/api/board.svg?${new URLSearchParams({ setup, ...asked }).toString()}`;

export const fetchRulesSheet = (setup: string, lang: string, theme: string): Promise<RulesSheetShown> =>
  ask(`/api/rules-sheet?${new URLSearchParams({ setup, lang, theme }).toString()}`);

export const fetchLesson = (rules: string, lang: string): Promise<LessonShown> =>
  ask(`/api/lessons/${encodeURIComponent(rules)}?${new URLSearchParams({ lang }).toString()}`);

export const fetchBots = (): Promise<BotsShown> => ask<BotsShown>("/api/bots");

export const openTable = (order: TableAsked): Promise<TableOpened> =>
  ask("/api/tables", { method: "POST", body: order });

export const joinByCode = (code: string): Promise<TableName> => ask("/api/join", { method: "POST", body: { code } });

export const fetchTable = (table: string, key?: string | null): Promise<TableShown> =>
  ask(tablePath(table), { key: key ?? null });

export const takeSeat = (table: string, seat: number, name: string, key?: string | null): Promise<SeatKey> =>
  ask(`${tablePath(table)}/seats/${seat}`, { method: "POST", body: { name }, key: key ?? null });

export const changeSeat = (table: string, seat: number, key: string, change: SeatChange): Promise<TableShown> =>
  ask(`${tablePath(table)}/seats/${seat}`, { method: "PATCH", body: change, key });

export const giveNewKey = (table: string, seat: number, key: string): Promise<SeatKey> =>
  ask(`${tablePath(table)}/seats/${seat}/key`, { method: "POST", key });

export const startTable = (table: string, key: string): Promise<unknown> =>
  ask(`${tablePath(table)}/start`, { method: "POST", key });

export const askRematch = (table: string, key: string): Promise<TableName> =>
  ask(`${tablePath(table)}/rematch`, { method: "POST", key });

export const deleteTable = (table: string, key: string): Promise<unknown> =>
  ask(tablePath(table), { method: "DELETE", key });

/** A device asks for a table that another one has. */
export const beginHandover = (): Promise<HandoverBegun> => ask("/api/handovers", { method: "POST" });

export const handOver = (to: string, table: TableInHand): Promise<unknown> =>
  ask(`/api/handovers/${encodeURIComponent(to)}`, { method: "POST", body: table });

export const takeOver = ({ to, secret }: HandoverBegun): Promise<HandoverTaken> =>
  ask(`/api/handovers/${to}/taken`, { method: "POST", body: { secret } });

export const fetchReplay = (table: string, first: number, count: number): Promise<Replay> =>
  ask(`${tablePath(table)}/replay?${new URLSearchParams({ first: String(first), count: String(count) }).toString()}`);

export const fetchReview = (table: string, tier: Tier): Promise<Review> =>
  ask(`${tablePath(table)}/review?tier=${tier}`);

export const fetchReviewProgress = (table: string, tier: Tier): Promise<ReviewProgress> =>
  ask(`${tablePath(table)}/review/progress?tier=${tier}`);

export const callOffReview = (table: string, tier: Tier): Promise<unknown> =>
  ask(`${tablePath(table)}/review?tier=${tier}`, { method: "DELETE" });

/** An exercise of the collection; 0 is that of the day. */
export const fetchExercise = (number: number): Promise<ExerciseShown> => ask(`/api/exercises/${number}`);

export const fetchOwnExercises = (table: string, seat: number): Promise<OwnExercises> =>
  ask(`${tablePath(table)}/exercises?seat=${seat}`);

/** What a level would have played at a turn of a finished game. */
export const fetchLevelMove = (table: string, turn: number): Promise<LevelMove> =>
  ask(`${tablePath(table)}/turns/${turn}/choice`);

/** The address of a review's picture, for one of the players or for everybody. */
export const reviewPicture = (table: string, seat: number): string =>
  `${tablePath(table)}/review.svg?seat=${seat}&lang=${words.value.language}`;

export const replayRecord = (record: string): Promise<Replay> =>
  ask("/api/replay", { method: "POST", body: { record } });

export const checkPosition = (game: string, position?: PositionAsked["position"]): Promise<PositionShown> =>
  ask("/api/positions", { method: "POST", body: position === undefined ? { game } : { game, position } });

export const fetchPosition = (table: string, turn: number): Promise<TurnPosition> =>
  ask(`${tablePath(table)}/positions/${turn}`);

export const recordAddress = (table: string): string => `${tablePath(table)}/record`;

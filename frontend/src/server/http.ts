/** The HTTP half of the protocol: each request answers with data, or throws the server's refusal. */

import type {
  CheckedPosition, GameFacts, OpenedTable, Refusal, Replay, RuleSetFacts, TableFacts, TableOrder,
} from "../door/protocol.ts";
import { words } from "../words/language.ts";

export class RefusedError extends Error {
  constructor(readonly refusal: Refusal) {
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
  if (key) sent["Authorization"] = `Bearer ${key}`;
  if (body !== undefined) sent["Content-Type"] = "application/json";
  return sent;
}

async function send(path: string, asking: Asking): Promise<Response> {
  const body = asking.body === undefined ? null : JSON.stringify(asking.body);
  try {
    return await fetch(path, { method: asking.method ?? "GET", headers: headers(asking), body });
  } catch {
    throw new RefusedError({ kind: "offline", words: words.value.format("page-offline") });
  }
}

async function answered(response: Response): Promise<Response> {
  if (response.ok) return response;
  const said = (await response.json().catch(() => null)) as Partial<Refusal> | null;
  const given = { status: response.status };
  throw new RefusedError({ ...said, kind: said?.kind ?? "", words: said?.words || words.value.format("page-failed", given) });
}

async function ask<T>(path: string, asking: Asking = {}): Promise<T> {
  const response = await answered(await send(path, asking));
  return (response.status === 204 ? null : await response.json()) as T;
}

const tablePath = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export const fetchCatalogue = async (): Promise<RuleSetFacts[]> =>
  (await ask<{ games: RuleSetFacts[] }>("/api/games")).games;

export const fetchGame = (setup: string): Promise<GameFacts> =>
  ask(`/api/game?${new URLSearchParams({ setup }).toString()}`);

export const fetchBots = async (): Promise<string[]> => (await ask<{ bots: string[] }>("/api/bots")).bots;

export const openTable = (order: TableOrder): Promise<OpenedTable> =>
  ask("/api/tables", { method: "POST", body: order });

export const joinByCode = (code: string): Promise<{ table: string }> =>
  ask("/api/join", { method: "POST", body: { code } });

export const fetchTable = (table: string, key?: string | null): Promise<TableFacts> => ask(tablePath(table), { key: key ?? null });

export const takeSeat = (table: string, seat: number, name: string, key?: string | null): Promise<{ seat: number; key: string }> =>
  ask(`${tablePath(table)}/seats/${seat}`, { method: "POST", body: { name }, key: key ?? null });

export const changeSeat = (table: string, seat: number, key: string, change: Record<string, unknown>): Promise<TableFacts> =>
  ask(`${tablePath(table)}/seats/${seat}`, { method: "PATCH", body: change, key });

export const startTable = (table: string, key: string): Promise<unknown> =>
  ask(`${tablePath(table)}/start`, { method: "POST", key });

export const askRematch = (table: string, key: string): Promise<{ table: string }> =>
  ask(`${tablePath(table)}/rematch`, { method: "POST", key });

export const deleteTable = (table: string, key: string): Promise<unknown> =>
  ask(tablePath(table), { method: "DELETE", key });

export const fetchReplay = (table: string, first: number, count: number): Promise<Replay> =>
  ask(`${tablePath(table)}/replay?${new URLSearchParams({ first: String(first), count: String(count) }).toString()}`);

export const replayRecord = (record: string): Promise<Replay> => ask("/api/replay", { method: "POST", body: { record } });

export const checkPosition = (game: string, position?: unknown): Promise<CheckedPosition> =>
  ask("/api/positions", { method: "POST", body: position === undefined ? { game } : { game, position } });

export const fetchPosition = (table: string, turn: number): Promise<{ game: string; position: Record<string, unknown> }> =>
  ask(`${tablePath(table)}/positions/${turn}`);

export const recordAddress = (table: string): string => `${tablePath(table)}/record`;

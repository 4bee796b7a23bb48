/** The tables that this browser has seats at: their keys are stored here and in the links, nowhere else. */

import { signal } from "@preact/signals";
import { readStored, writeStored } from "./browserStorage.ts";

export interface KnownTable {
  table: string;
  /** A key for each seat played on this device. */
  keys: string[];
  host: string;
  game: string;
  names: string[];
  /** Milliseconds since 1970. */
  at: number;
  over: boolean;
}

const MOST = 40;

export const knownTables = signal<KnownTable[]>(readStored("tables", []));

export function knownTable(table: string): KnownTable | undefined {
  return knownTables.value.find((known) => known.table === table);
}

function store(tables: KnownTable[]): void {
  knownTables.value = [...tables].sort((one, other) => other.at - one.at).slice(0, MOST);
  writeStored("tables", knownTables.value);
}

/** Remembers a table, or more about one. */
export function rememberTable(table: string, change: Partial<KnownTable>): void {
  const before = knownTable(table) ?? { table, keys: [], host: "", game: "", names: [], at: 0, over: false };
  store([...knownTables.value.filter((known) => known.table !== table), { ...before, at: Date.now(), ...change }]);
}

export function forgetTable(table: string): void {
  store(knownTables.value.filter((known) => known.table !== table));
}

/** The link of a table with the seats of this device. */
export function tableLink({ table, keys }: Pick<KnownTable, "table" | "keys">): string {
  return keys.length ? `/table/${table}#${keys.join(".")}` : `/table/${table}`;
}

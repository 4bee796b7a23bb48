/** A setup as text, `tock-globe 4 teams restock=shuffle`: written from what was chosen, and read. */

import type { Option } from "../generated/game.ts";
import type { RulesShown, TableSizeShown } from "../generated/protocol.ts";

export type Chosen = Record<string, string>;

export function optionApplies(option: Option, size: TableSizeShown): boolean {
  const players = option.players.length === 0 || option.players.includes(size.players);
  return players && (option.teams === null || option.teams === size.teams);
}

/** Whether a setting that an option needs has been chosen. */
export function optionAllowed(option: Option, all: readonly Option[], chosen: Chosen): boolean {
  const needs = option.needs;
  const settings = all.map(({ name, default: usual }) => `${name}=${chosen[name] ?? usual}`);
  return needs.length === 0 || needs.some((need) => settings.includes(need));
}

/** The setup as text: the table's own, and every option that differs from its default. */
export function setupText(rules: RulesShown, size: TableSizeShown, chosen: Chosen): string {
  const differing = rules.options.filter(
    (option) =>
      optionApplies(option, size) &&
      optionAllowed(option, rules.options, chosen) &&
      (chosen[option.name] ?? option.default) !== option.default,
  );
  return [size.setup, ...differing.map(({ name }) => `${name}=${chosen[name]!}`)].join(" ");
}

/** What a setup's text chooses; unknown words are left out, the server says no to the rest. */
export function readSetup(
  games: readonly RulesShown[],
  text: string,
): { rules: RulesShown; size: TableSizeShown; chosen: Chosen } | null {
  const [id = "", ...parts] = text.trim().split(/\s+/);
  const rules = games.find((game) => game.id === id);
  if (!rules) return null;
  const settings = parts.filter((part) => part.includes("="));
  const players = Number(parts.find((part) => /^\d+$/.test(part)) ?? rules.tables[0]!.players);
  const fitting = rules.tables.filter((table) => table.players === players);
  const size = fitting.find((table) => table.teams === parts.includes("teams")) ?? fitting[0] ?? rules.tables[0]!;
  const chosen = Object.fromEntries(settings.map((setting) => setting.split("=", 2) as [string, string]));
  return { rules, size, chosen };
}

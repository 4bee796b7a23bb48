/** The options of a rule set in words, and a setup's text made of what was chosen. */

import type { OptionFacts, RuleSetFacts, TableSize } from "../door/protocol.ts";
import type { Bundle } from "../words/bundle.ts";
import { message } from "../words/sentences.ts";

export type Chosen = Record<string, string>;

export function optionName(words: Bundle, game: string, option: string): string {
  return words.format(message("option", option), {}, game);
}

export function optionMeaning(words: Bundle, game: string, option: string): string {
  return words.format(message("option", option), {}, game, "meaning");
}

/** A value in words; open options have words for any value. */
export function optionValue(words: Bundle, game: string, option: string, value: string): string {
  const id = message("option", option);
  const own = message("value", value);
  const part = [own, "other"].find((name) => words.has(words.chosen(id, game), name));
  return part ? words.format(id, { value }, game, part) : value;
}

export function applies(option: OptionFacts, size: TableSize): boolean {
  const players = option.players.length === 0 || option.players.includes(size.players);
  return players && (option.teams === null || option.teams === size.teams);
}

/** Whether a setting that an option needs has been chosen. */
export function allowed(option: OptionFacts, all: readonly OptionFacts[], chosen: Chosen): boolean {
  const needs = option.needs ?? [];
  const settings = all.map(({ name, default: usual }) => `${name}=${chosen[name] ?? usual}`);
  return needs.length === 0 || needs.some((need) => settings.includes(need));
}

/** The setup as text: the table's own, and every option that differs from its default. */
export function setupText(rules: RuleSetFacts, size: TableSize, chosen: Chosen): string {
  const differing = rules.options.filter(
    (option) =>
      applies(option, size) &&
      allowed(option, rules.options, chosen) &&
      (chosen[option.name] ?? option.default) !== option.default,
  );
  return [size.setup, ...differing.map(({ name }) => `${name}=${chosen[name]!}`)].join(" ");
}

/** What a setup's text chooses; unknown words are left out, the server says no to the rest. */
export function readSetup(games: readonly RuleSetFacts[], text: string): { rules: RuleSetFacts; size: TableSize; chosen: Chosen } | null {
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

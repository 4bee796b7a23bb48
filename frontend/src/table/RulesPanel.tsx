/** The rules of this game beside the board: its options, its sheet, and the full text with what just applied marked. */

import { useState } from "preact/hooks";
import { catalogue, loadCatalogue } from "../lobby/catalogue.ts";
import { FullRules } from "../rules/FullRules.tsx";
import { RulesSheet } from "../rules/RulesSheet.tsx";
import { rulesOfConsequences, rulesOfVerdicts } from "../rules/rulesByConsequence.ts";
import { say, words } from "../words/language.ts";
import { optionName, optionValue } from "../words/optionWords.ts";
import type { TableState } from "./tableState.ts";

export function RulesPanel({ state }: { state: TableState }) {
  const [open, setOpen] = useState(false);
  const { rules, options } = state.game;
  const facts = catalogue.value.find(({ id }) => id === rules);
  if (!facts) void loadCatalogue().catch(() => undefined);
  const changed = options.filter(
    ({ name, value }) => facts?.options.find((option) => option.name === name)?.default !== value,
  );
  return (
    <div class="rules-panel">
      {facts && changed.length > 0 && (
        <section class="house-rules">
          <h3>{say("page-house-rules")}</h3>
          <ul>
            {changed.map(({ name, value }) => (
              <li key={name}>
                {say("page-pair", {
                  name: optionName(words.value, rules, name),
                  value: optionValue(words.value, rules, name, value),
                })}
              </li>
            ))}
          </ul>
        </section>
      )}
      <details class="fold" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{say("page-sheet")}</summary>
        {open && <RulesSheet setup={state.game.setup} />}
      </details>
      <FullRules game={rules} marked={markedRules(state, facts?.prefix ?? "")} follow />
    </div>
  );
}

/** What a refusal names, else what the last move brought about. */
function markedRules(state: TableState, prefix: string): string[] {
  const builder = state.builder.value;
  const refused = rulesOfVerdicts([builder?.refusal.value?.verdict, ...(builder?.idle.value?.verdicts ?? [])]);
  const moves = state.connection.value.news.value.filter((entry) => entry.event === "move");
  return refused.length ? refused : rulesOfConsequences(prefix, moves[moves.length - 1]?.consequences ?? []);
}

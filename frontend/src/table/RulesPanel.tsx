/** The rules of this very game beside the board, the rule that just applied marked, and the house rules first. */

import { catalogue, loadCatalogue } from "../lobby/catalogue.ts";
import { optionName, optionValue } from "../lobby/options.ts";
import { appliedRules, refusedRules } from "../rules/applied.ts";
import { RulesText } from "../rules/RulesText.tsx";
import { say, words } from "../words/language.ts";
import type { Room } from "./room.ts";

export function RulesPanel({ room }: { room: Room }) {
  const { rules, options } = room.game;
  const facts = catalogue.value.find(({ id }) => id === rules);
  if (!facts) void loadCatalogue().catch(() => undefined);
  const changed = options.filter(({ name, value }) => facts?.options.find((option) => option.name === name)?.default !== value);
  return (
    <div class="rules-panel">
      {facts && changed.length > 0 && (
        <section class="house-rules">
          <h3>{say("page-house-rules")}</h3>
          <ul>
            {changed.map(({ name, value }) => (
              <li key={name}>{say("page-pair", { name: optionName(words.value, rules, name), value: optionValue(words.value, rules, name, value) })}</li>
            ))}
          </ul>
        </section>
      )}
      <RulesText game={rules} marked={markedRules(room, facts?.prefix ?? "")} follow />
    </div>
  );
}

/** What a refusal names, else what the last move brought about. */
function markedRules(room: Room, prefix: string): string[] {
  const choosing = room.choosing.value;
  const refused = refusedRules([choosing?.refusal.value?.verdict, ...(choosing?.idle.value?.verdicts ?? [])]);
  const moves = room.session.value.news.value.filter((entry) => entry.event === "move");
  return refused.length ? refused : appliedRules(prefix, moves[moves.length - 1]?.consequences ?? []);
}

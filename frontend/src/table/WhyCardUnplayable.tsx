/** Why a dimmed card cannot be played: each way of using it, and what forbids it. */

import { showNotation } from "../page/preferences.ts";
import { say } from "../words/language.ts";
import { cardName, tellWhy } from "../words/sentences.ts";
import type { TableState } from "./tableState.ts";

export function WhyCardUnplayable({ state }: { state: TableState }) {
  const builder = state.builder.value;
  const idle = builder?.idle.value;
  if (!builder || !idle) return null;
  const reader = state.reader();
  const said = [
    ...new Set(idle.verdicts.map((verdict) => tellWhy(reader, verdict, builder.decision, showNotation.value))),
  ];
  return (
    <div class="notice notice-why" role="alert">
      <strong>{say("page-why-not", { card: cardName(reader, idle.card, "the") })}</strong>
      <ul>
        {(said.length ? said : [say("page-why-unknown")]).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <button type="button" class="tool" aria-label={say("page-close")} onClick={() => (builder.idle.value = null)}>
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
}

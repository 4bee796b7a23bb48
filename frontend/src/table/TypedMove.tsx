/** A move typed in notation, for those who are quicker with the keyboard or use no pointer; they open it. */

import { useState } from "preact/hooks";
import { showNotation } from "../page/preferences.ts";
import { say } from "../words/language.ts";
import type { TableState } from "./tableState.ts";

export function TypedMove({ state }: { state: TableState }) {
  const [text, setText] = useState("");
  const builder = state.builder.value;
  const asked = builder && !builder.inAdvance ? builder : null;
  if (state.connection.value.seat < 0 || state.handHidden.value) return null;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (text.trim()) void asked?.type(text.trim()).then((taken) => taken && setText(""));
  };
  return (
    <details class="typed" open={showNotation.value}>
      <summary>{say("page-typed")}</summary>
      <form class="typed-form" onSubmit={submit}>
        <input
          id="typed-move"
          aria-label={say("page-typed")}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          placeholder={asked?.decision.moves?.[0] ?? ""}
        />
        <button type="submit" class="button button-soft" disabled={!asked}>
          {say("page-play-typed")}
        </button>
      </form>
    </details>
  );
}

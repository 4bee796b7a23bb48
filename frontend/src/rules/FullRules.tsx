/** The full text of the rules behind the sheet, with a field to search it. */

import { useState } from "preact/hooks";
import { say } from "../words/language.ts";
import { RulesText, type RulesTextProps } from "./RulesText.tsx";

export function FullRules(text: RulesTextProps) {
  const [sought, setSought] = useState("");
  const [count, setCount] = useState(0);
  const wanted = sought.trim();
  return (
    <section class="full-rules">
      <div class="full-rules-head">
        <h2>{say("page-full-rules")}</h2>
        <input
          type="search"
          aria-label={say("page-rules-search")}
          placeholder={say("page-rules-search")}
          value={sought}
          onInput={(event) => setSought(event.currentTarget.value)}
        />
        <p class="quiet" role="status">
          {wanted && say("page-rules-found", { count })}
        </p>
      </div>
      <RulesText {...text} sought={wanted} onFound={setCount} />
    </section>
  );
}

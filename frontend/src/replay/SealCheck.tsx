/** Whether the deal was honest: what was sealed before the first card, and whether the seed shown at the end fits it. */

import type { Replay } from "../generated/protocol.ts";
import { say } from "../words/language.ts";

export function SealCheck({ replay }: { replay: Replay }) {
  const kind = replay.verified === null ? "none" : replay.verified ? "good" : "bad";
  return (
    <details class={`seal seal-${kind}`}>
      <summary>{say(`page-seal-${kind}`)}</summary>
      <p>{say("page-seal-words")}</p>
      <dl>
        <dt>{say("page-sealed")}</dt>
        <dd>
          <code>{replay.sealed ?? "–"}</code>
        </dd>
        <dt>{say("page-seed")}</dt>
        <dd>
          <code>{replay.seed ?? "–"}</code>
        </dd>
      </dl>
    </details>
  );
}

/** A move typed in notation, for those who are quicker with the keyboard or use no pointer. */

import { useState } from "preact/hooks";
import { say } from "../words/language.ts";
import type { Room } from "./room.ts";

export function TypedMove({ room }: { room: Room }) {
  const [text, setText] = useState("");
  const choosing = room.choosing.value;
  if (!choosing || room.covered.value) return null;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (text.trim()) void choosing.type(text.trim()).then((taken) => taken && setText(""));
  };
  return (
    <form class="typed" onSubmit={submit}>
      <label for="typed-move">{say("page-typed")}</label>
      <input
        id="typed-move"
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        placeholder={choosing.decision.moves[0] ?? ""}
      />
      <button type="submit" class="button button-soft">{say("page-play-typed")}</button>
    </form>
  );
}

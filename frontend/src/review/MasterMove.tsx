/** What the master would have played at the turn that is shown: asked of the server, by what the player could know. */

import { useEffect, useState } from "preact/hooks";
import { fetchLevelMove } from "../api/http.ts";
import type { LevelMove } from "../generated/protocol.ts";
import { errorWords, Notice } from "../page/Notice.tsx";
import { say } from "../words/language.ts";
import type { Reader } from "../words/messageArguments.ts";
import { tellMove } from "./reviewSentences.ts";

export function MasterMove({ reader, table, turn }: { reader: Reader; table: string; turn: number }) {
  const [choice, setChoice] = useState<LevelMove | null>(null);
  const [thinking, setThinking] = useState(false);
  const [trouble, setTrouble] = useState("");
  useEffect(() => setChoice(null), [turn]);
  const ask = async (): Promise<void> => {
    setThinking(true);
    setTrouble("");
    await fetchLevelMove(table, turn).then(setChoice, (error: unknown) => setTrouble(errorWords(error)));
    setThinking(false);
  };
  const told = choice?.turn === turn ? choice : null;
  return (
    <div class="review-master">
      {!told && (
        <button type="button" class="button button-soft" disabled={thinking} onClick={() => void ask()}>
          {say(thinking ? "review-maitre-thinks" : "review-ask-maitre")}
        </button>
      )}
      <p role="status">{told && tellChoice(reader, told)}</p>
      <Notice text={trouble} />
    </div>
  );
}

function tellChoice(reader: Reader, choice: LevelMove): string {
  const said = choice.played ? "review-maitre-same" : "review-maitre-other";
  return reader.words.format(said, { move: tellMove(reader, choice.does) });
}

/** The page of a replay: fetches a finished game, or reads a record that somebody brings. */

import { useEffect, useState } from "preact/hooks";
import { fetchReplay, replayRecord } from "../api/http.ts";
import type { Replay } from "../generated/protocol.ts";
import { loadBots, loadGame } from "../lobby/catalogue.ts";
import type { PageProps } from "../page/App.tsx";
import { errorWords, Notice } from "../page/Notice.tsx";
import { address } from "../page/navigation.ts";
import { useTitle } from "../page/windowTitle.ts";
import { say } from "../words/language.ts";
import { ReplayView } from "./ReplayView.tsx";
import { ReplayState } from "./replayState.ts";

const PART = 200;

/** All turns of a finished game, fetched in parts. */
async function fetchAll(table: string): Promise<Replay> {
  const replay = await fetchReplay(table, 0, PART);
  while (replay.turns.length <= replay.count) {
    const more = await fetchReplay(table, replay.turns.length, PART);
    if (more.turns.length === 0) break;
    replay.turns.push(...more.turns);
  }
  return replay;
}

/** Bots are called by their colour, as at the table. */
async function replayStateOf(table: string, given: Replay): Promise<ReplayState> {
  const known = (await loadBots()).bots;
  const replay = { ...given, seats: given.seats.map((name) => (known.includes(name) ? "" : name)) };
  const turn = Number(address.value.searchParams.get("turn") ?? 0);
  return new ReplayState(table, replay, await loadGame(replay.game), turn);
}

export function ReplayPage({ part }: PageProps) {
  const [state, setState] = useState<ReplayState | null>(null);
  const [trouble, setTrouble] = useState("");
  useTitle(say("page-replay"));
  const open = (asked: Promise<Replay>): void => {
    asked
      .then((replay) => replayStateOf(part, replay))
      .then(setState, (error: unknown) => setTrouble(errorWords(error)));
  };
  useEffect(() => {
    if (part) open(fetchAll(part));
  }, []);
  if (state) return <ReplayView state={state} />;
  return (
    <section class="sheet narrow">
      <h1>{say("page-replay")}</h1>
      <Notice text={trouble} />
      {!part && <RecordForm onRecord={(record) => open(replayRecord(record))} />}
    </section>
  );
}

/** A record from a file or pasted. */
function RecordForm({ onRecord }: { onRecord: (record: string) => void }) {
  const [text, setText] = useState("");
  return (
    <form
      class="record-form"
      onSubmit={(event) => {
        event.preventDefault();
        onRecord(text);
      }}
    >
      <label class="button button-soft file-button">
        {say("page-record-file")}
        <input
          type="file"
          class="unseen"
          accept=".txt,.tockade,text/plain"
          onChange={(event) => void event.currentTarget.files?.[0]?.text().then(setText)}
        />
      </label>
      <label>
        {say("page-record-text")}
        <textarea rows={8} value={text} onInput={(event) => setText(event.currentTarget.value)} spellcheck={false} />
      </label>
      <button type="submit" class="button" disabled={!text.trim()}>
        {say("page-replay-open")}
      </button>
    </form>
  );
}

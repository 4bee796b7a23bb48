/** For the device that has a table: which one shall go on where the QR code was shown? */

import { useState } from "preact/hooks";
import { handOver } from "../api/http.ts";
import type { PageProps } from "../page/App.tsx";
import { type KnownTable, knownTables } from "../page/knownTables.ts";
import { errorWords, Notice } from "../page/Notice.tsx";
import { useTitle } from "../page/windowTitle.ts";
import { say, words } from "../words/language.ts";

export function ChooseTableToGive({ part }: PageProps) {
  const [done, setDone] = useState(false);
  const [trouble, setTrouble] = useState("");
  const tables = knownTables.value.filter(({ over, keys }) => !over && keys.length > 0);
  const give = ({ table, keys, host }: KnownTable): void =>
    void handOver(part, { table, keys, host }).then(
      () => setDone(true),
      (error: unknown) => setTrouble(errorWords(error)),
    );
  useTitle(say("page-hand-over"));
  return (
    <section class="sheet narrow take-over">
      <h1>{say("page-hand-over")}</h1>
      {done ? (
        <p role="status">{say("page-hand-over-done")}</p>
      ) : (
        <>
          <p>{say(tables.length ? "page-hand-over-which" : "page-hand-over-none")}</p>
          <ul class="hand-over-tables">
            {tables.map((known) => (
              <li key={known.table}>
                <button type="button" class="button" onClick={() => give(known)}>
                  {tableName(known)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <Notice text={trouble} />
      <a href="/">{say("page-home")}</a>
    </section>
  );
}

/** The game, and who plays it. */
function tableName({ game, names }: KnownTable): string {
  const people = names.filter(Boolean).join(", ");
  const name = words.value.format(`rules-${game.split(" ")[0]}`);
  return people ? `${name} · ${people}` : name;
}

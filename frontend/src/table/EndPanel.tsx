/** The end: who won and how, the next game or a rematch, the replay. */

import { useState } from "preact/hooks";
import type { Result } from "../door/game.ts";
import { knownTable, remember, tableLink } from "../page/games.ts";
import { Notice, wordsOf } from "../page/Notice.tsx";
import { go } from "../page/route.ts";
import { askRematch } from "../server/http.ts";
import type { Reader } from "../words/reader.ts";
import { say } from "../words/language.ts";
import { capital } from "../words/sentences.ts";
import type { Room } from "./room.ts";

/** The result in words: the winners, the reason, the places, the points. */
export function resultLines(reader: Reader, result: Result): string[] {
  const [first = []] = result.order;
  const winners = { ...reader.players(first), reason: result.reason };
  const lines = [first.length ? capital(reader.words.format("page-won", winners)) : reader.words.format("page-drawn")];
  const places = result.order.length > 2 ? result.order.map((seats, index) => reader.words.format("page-place", { place: index + 1, ...reader.players(seats) })) : [];
  const points = (result.points ?? []).map((count, seat) => reader.words.format("page-points-of", { count, ...reader.player("seat", seat) }));
  return [...lines, ...places, ...points].map(capital);
}

export function EndPanel({ room }: { room: Room }) {
  const [trouble, setTrouble] = useState("");
  const frame = room.shown.value!;
  const session = room.session.value;
  const attempt = (doing: Promise<unknown>): void => void doing.then(() => setTrouble(""), (error: unknown) => setTrouble(wordsOf(error)));
  return (
    <section class="end" aria-label={say("page-end")}>
      {frame.result && (
        <div class="end-result" role="status">
          {resultLines(room.reader(), frame.result).map((line, index) => (index === 0 ? <h2 key={line}>{line}</h2> : <p key={line}>{line}</p>))}
        </div>
      )}
      <Notice text={trouble} />
      {frame.phase === "between" && session.key && (
        <button type="button" class="button button-large" onClick={() => attempt(session.socket.ask({ type: "next" }))}>
          {say("page-next-game")}
        </button>
      )}
      {frame.phase === "over" && (
        <div class="end-tools">
          {session.key && (
            <button type="button" class="button button-large" onClick={() => attempt(rematch(room))}>
              {say(frame.rematch ? "page-rematch-follow" : "page-rematch")}
            </button>
          )}
          <a class="button button-soft" href={`/replay/${room.table}`}>{say("page-replay")}</a>
          <a class="button button-soft" href="/">{say("page-home")}</a>
        </div>
      )}
    </section>
  );
}

/** Every key of the old table is a key of the same seat at the new one. */
async function rematch(room: Room): Promise<void> {
  const keys = room.sessions.flatMap(({ key }) => (key ? [key] : []));
  const answers = await Promise.all(keys.map((key) => askRematch(room.table, key)));
  const table = answers[0]!.table;
  remember(table, { keys, game: room.game.setup, host: knownTable(room.table)?.host ?? "", names: room.names.value });
  go(tableLink({ table, keys }));
}

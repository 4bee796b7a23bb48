/** What else can be done at the table: links, a break, giving up, deleting. */

import { useState } from "preact/hooks";
import { forget, knownTable } from "../page/games.ts";
import { Notice, wordsOf } from "../page/Notice.tsx";
import { go } from "../page/route.ts";
import { share } from "../page/share.ts";
import { deleteTable } from "../server/http.ts";
import { say } from "../words/language.ts";
import type { Room } from "./room.ts";

export function TableTools({ room }: { room: Room }) {
  const [said, setSaid] = useState("");
  const [trouble, setTrouble] = useState("");
  const session = room.session.value;
  const seat = session.seats.value[session.seat];
  const host = knownTable(room.table)?.host ?? "";
  const playing = room.shown.value?.phase === "playing";
  const attempt = (doing: Promise<unknown>): void => void doing.then(() => setTrouble(""), (error: unknown) => setTrouble(wordsOf(error)));
  const give = (link: string): void => void share(link, "Tockade").then((done) => setSaid(done ? say("page-link-copied") : link));
  return (
    <div class="tools">
      <p class="quiet">{room.game.setup}</p>
      <button type="button" class="button button-soft" onClick={() => give(`${location.origin}/table/${room.table}`)}>
        {say("page-share-watch")}
      </button>
      {session.key && (
        <button type="button" class="button button-soft" onClick={() => give(`${location.origin}/table/${room.table}#${session.key}`)}>
          {say("page-share-own")}
        </button>
      )}
      <p class="quiet" role="status">{said}</p>
      {playing && seat && seat.state === "here" && (
        <button type="button" class="button button-soft" onClick={() => attempt(session.socket.ask({ type: "away" }))}>{say("page-away")}</button>
      )}
      {playing && seat?.state === "away" && (
        <button type="button" class="button" onClick={() => attempt(session.socket.ask({ type: "takeback" }))}>{say("page-take-back")}</button>
      )}
      {playing && seat && <Twice label={say("page-resign")} sure={say("page-resign-sure")} onSure={() => attempt(session.socket.ask({ type: "resign" }))} />}
      {host && (
        <Twice
          label={say("page-delete")}
          sure={say("page-delete-sure")}
          onSure={() =>
            attempt(
              deleteTable(room.table, host).then(() => {
                forget(room.table);
                go("/");
              }),
            )
          }
        />
      )}
      <Notice text={trouble} />
    </div>
  );
}

/** Asks a second time before something that cannot be undone. */
function Twice({ label, sure, onSure }: { label: string; sure: string; onSure: () => void }) {
  const [asked, setAsked] = useState(false);
  if (!asked) {
    return (
      <button type="button" class="button button-soft" onClick={() => setAsked(true)}>{label}</button>
    );
  }
  return (
    <span class="twice">
      <button type="button" class="button button-warn" onClick={onSure}>{sure}</button>
      <button type="button" class="button button-soft" onClick={() => setAsked(false)}>{say("page-no")}</button>
    </span>
  );
}

/** What else can be done at the table: share links, take a break, give up, delete. */

import { useState } from "preact/hooks";
import { deleteTable, giveNewKey } from "../api/http.ts";
import type { SeatShown } from "../generated/protocol.ts";
import { forgetTable, knownTable } from "../page/knownTables.ts";
import { errorWords, Notice } from "../page/Notice.tsx";
import { goTo } from "../page/navigation.ts";
import { showNotation } from "../page/preferences.ts";
import { QrCode } from "../page/QrCode.tsx";
import { shareLink } from "../page/shareLink.ts";
import { say } from "../words/language.ts";
import type { TableState } from "./tableState.ts";

export function ShareAndLeave({ state }: { state: TableState }) {
  const [said, setSaid] = useState("");
  const [code, setCode] = useState(false);
  const [trouble, setTrouble] = useState("");
  const connection = state.connection.value;
  const seat = connection.seats.value[connection.seat];
  const host = knownTable(state.table)?.host ?? "";
  const playing = state.shown.value?.phase === "playing";
  const attempt = (doing: Promise<unknown>): void =>
    void doing.then(
      () => setTrouble(""),
      (error: unknown) => setTrouble(errorWords(error)),
    );
  const give = (link: string): void =>
    void shareLink(link, "Tockade").then((done) => setSaid(done ? say("page-link-copied") : link));
  return (
    <div class="tools">
      {showNotation.value && <p class="quiet">{state.game.setup}</p>}
      <button type="button" class="button button-soft" onClick={() => give(`${location.origin}/table/${state.table}`)}>
        {say("page-share-watch")}
      </button>
      {connection.key && (
        <button
          type="button"
          class="button button-soft"
          onClick={() => give(`${location.origin}/table/${state.table}#${connection.key}`)}
        >
          {say("page-share-own")}
        </button>
      )}
      {connection.key && (
        <button type="button" class="button button-soft" aria-expanded={code} onClick={() => setCode(!code)}>
          {say("page-share-code")}
        </button>
      )}
      {code && connection.key && (
        <QrCode text={`${location.origin}/table/${state.table}#${connection.key}`} label={say("page-share-code")} />
      )}
      <p class="quiet" role="status">
        {said}
      </p>
      {playing && seat && seat.state === "here" && (
        <button
          type="button"
          class="button button-soft"
          onClick={() => attempt(connection.socket.ask({ type: "away" }))}
        >
          {say("page-away")}
        </button>
      )}
      {playing && seat?.state === "away" && (
        <button type="button" class="button" onClick={() => attempt(connection.socket.ask({ type: "takeback" }))}>
          {say("page-take-back")}
        </button>
      )}
      {playing && seat && (
        <ConfirmTwice
          label={say("page-resign")}
          sure={say("page-resign-sure")}
          onSure={() => attempt(connection.socket.ask({ type: "resign" }))}
        />
      )}
      {host &&
        othersOf(state).map(({ seat: other }) => (
          <ConfirmTwice
            key={other}
            label={say("page-new-link", state.reader().player("seat", other))}
            sure={say("page-new-link-sure")}
            onSure={() =>
              attempt(
                giveNewKey(state.table, other, host).then(({ key }) =>
                  give(`${location.origin}/table/${state.table}#${key}`),
                ),
              )
            }
          />
        ))}
      {host && (
        <ConfirmTwice
          label={say("page-delete")}
          sure={say("page-delete-sure")}
          onSure={() =>
            attempt(
              deleteTable(state.table, host).then(() => {
                forgetTable(state.table);
                goTo("/");
              }),
            )
          }
        />
      )}
      <Notice text={trouble} />
    </div>
  );
}

/** The people at other devices: whoever has lost their link can be given another. */
function othersOf(state: TableState): SeatShown[] {
  const here = state.connections.map(({ seat }) => seat);
  return state.connection.value.seats.value.filter(({ player, seat }) => player === "person" && !here.includes(seat));
}

/** Asks a second time before something that cannot be undone. */
function ConfirmTwice({ label, sure, onSure }: { label: string; sure: string; onSure: () => void }) {
  const [asked, setAsked] = useState(false);
  if (!asked) {
    return (
      <button type="button" class="button button-soft" onClick={() => setAsked(true)}>
        {label}
      </button>
    );
  }
  return (
    <span class="twice">
      <button
        type="button"
        class="button button-warn"
        onClick={() => {
          setAsked(false);
          onSure();
        }}
      >
        {sure}
      </button>
      <button type="button" class="button button-soft" onClick={() => setAsked(false)}>
        {say("page-no")}
      </button>
    </span>
  );
}

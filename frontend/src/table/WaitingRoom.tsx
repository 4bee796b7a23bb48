/** The waiting room: who has come and who faces whom, how the others come, ready, start. */

import { useState } from "preact/hooks";
import { startTable } from "../api/http.ts";
import type { SeatShown } from "../generated/protocol.ts";
import { LearnLink } from "../lesson/LearnLink.tsx";
import { SeatMap, type SeatOnMap } from "../lobby/SeatMap.tsx";
import { knownTable } from "../page/knownTables.ts";
import { errorWords, Notice } from "../page/Notice.tsx";
import { useTitle } from "../page/windowTitle.ts";
import { botName } from "../words/botName.ts";
import { say, words } from "../words/language.ts";
import { Invitation } from "./Invitation.tsx";
import type { TableState } from "./tableState.ts";
import { sitterName, WaitingSeat } from "./WaitingSeat.tsx";

export function WaitingRoom({ state }: { state: TableState }) {
  const [trouble, setTrouble] = useState("");
  const host = knownTable(state.table)?.host ?? "";
  const code = state.shown.value?.code ?? "";
  const attempt = (doing: Promise<unknown>): void =>
    void doing.then(
      () => setTrouble(""),
      (error: unknown) => setTrouble(errorWords(error)),
    );
  const seats = state.connection.value.seats.value;
  const ready = seats.every((seat) => seat.player === "bot" || (seat.player === "person" && seat.ready));
  useTitle(say("page-waiting-room"));
  return (
    <div class="waiting">
      <div class="waiting-table">
        <Heading state={state} />
        <SeatMap game={state.game} seats={seats.map((seat) => seatOnMap(state, seat))} />
      </div>
      <div class="waiting-side">
        {host && code ? (
          <Invitation code={code} link={`${location.origin}/join/${code}`} />
        ) : (
          <div class="waiting-guest">
            <p class="prompt" role="status">
              {say(ready ? "page-all-ready" : "page-waiting-for-others")}
            </p>
            <p>{say("page-guest")}</p>
          </div>
        )}
        <Notice text={trouble} />
        <ol class="sheet seats">
          {seats.map((seat) => (
            <WaitingSeat key={seat.seat} state={state} seat={seat} host={host} attempt={attempt} />
          ))}
        </ol>
        <LearnLink rules={state.game.rules} beside />
        {host && (
          <p class="prompt" role="status">
            {say(ready ? "page-all-ready" : "page-waiting-for-others")}
          </p>
        )}
        {host && (
          <button
            type="button"
            class="button button-large"
            disabled={!ready}
            onClick={() => attempt(startTable(state.table, host))}
          >
            {say("page-start")}
          </button>
        )}
      </div>
    </div>
  );
}

function Heading({ state }: { state: TableState }) {
  const players = state.connection.value.seats.value.length;
  const teams = state.game.sides.some((side) => side.length > 1);
  return (
    <>
      <h1>{say("page-waiting-room")}</h1>
      <p>
        {words.value.format(`rules-${state.game.rules}`)} ·{" "}
        <span class="quiet">{say(teams ? "page-players-teams" : "page-players", { players })}</span>
      </p>
    </>
  );
}

function seatOnMap(state: TableState, seat: SeatShown): SeatOnMap {
  const colour = words.value.format(`seat-${seat.seat}`, {}, state.game.rules);
  if (seat.player === "bot") return { name: colour, icon: "robot", note: botName(seat.bot) };
  if (seat.player === "open") return { name: colour, icon: "link", note: say("page-seat-open") };
  return { name: sitterName(seat, colour), icon: "me", note: say(seat.ready ? "page-ready" : "page-not-ready") };
}

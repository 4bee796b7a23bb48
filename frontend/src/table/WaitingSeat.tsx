/** One seat of the waiting room: who has it, and what a guest or the host can do with it. */

import { useState } from "preact/hooks";
import { changeSeat, takeSeat } from "../api/http.ts";
import { SeatMark } from "../board/SeatMark.tsx";
import { teamNumber } from "../board/teamNumber.ts";
import { NAME_LENGTH, type SeatChange, type SeatShown } from "../generated/protocol.ts";
import { levelsOf } from "../lobby/catalogue.ts";
import { rememberTable } from "../page/knownTables.ts";
import { goTo } from "../page/navigation.ts";
import { ownName } from "../page/preferences.ts";
import { botName } from "../words/botName.ts";
import { vowel } from "../words/frenchElision.ts";
import { say, words } from "../words/language.ts";
import type { TableState } from "./tableState.ts";

interface WaitingSeatProps {
  state: TableState;
  seat: SeatShown;
  host: string;
  attempt: (doing: Promise<unknown>) => void;
}

export function WaitingSeat({ state, seat, host, attempt }: WaitingSeatProps) {
  const { rules } = state.game;
  const own = state.connections.find((connection) => connection.key && connection.seat === seat.seat);
  const colour = words.value.format(`seat-${seat.seat}`, {}, rules);
  const team = teamNumber(state.game.sides, seat.seat);
  return (
    <li class="seat-row">
      <SeatMark seat={seat.seat} game={rules} />
      <span class="seat-who">
        <strong>{sitterName(seat, colour)}</strong>
        <span class="quiet">
          {[colour, team > 0 ? say("page-side", { side: team }) : "", readiness(seat)].filter(Boolean).join(" · ")}
        </span>
      </span>
      {seat.player === "open" && !own && <SitDown state={state} seat={seat.seat} attempt={attempt} />}
      {own?.key && !seat.ready && (
        <button
          type="button"
          class="button"
          onClick={() => attempt(changeSeat(state.table, seat.seat, own.key!, { ready: true }))}
        >
          {say("page-i-am-ready")}
        </button>
      )}
      {host && !own && <HostTools state={state} seat={seat} host={host} attempt={attempt} />}
    </li>
  );
}

export function sitterName(seat: SeatShown, colour: string): string {
  if (seat.player === "bot") return say("page-sitter-bot", { bot: botName(seat.bot) });
  return seat.name || (seat.player === "open" ? say("page-seat-open") : colour);
}

const readiness = (seat: SeatShown): string =>
  seat.player === "person" ? say(seat.ready ? "page-ready" : "page-not-ready") : "";

function HostTools({ state, seat, host, attempt }: WaitingSeatProps) {
  const change = (to: SeatChange): void => attempt(changeSeat(state.table, seat.seat, host, to));
  const colour = words.value.format(`seat-${seat.seat}`, {}, state.game.rules);
  if (seat.player === "open") {
    return (
      <select
        aria-label={say("page-seat-bot", { colour, vowel: vowel(colour) })}
        value=""
        onChange={(event) => change({ player: "bot", bot: event.currentTarget.value })}
      >
        <option value="" disabled>
          {say("page-put-bot")}
        </option>
        {levelsOf(state.game.rules).map((bot) => (
          <option key={bot} value={bot}>
            {botName(bot)}
          </option>
        ))}
      </select>
    );
  }
  return (
    <button type="button" class="button button-soft" onClick={() => change({ player: "open" })}>
      {say("page-free-seat")}
    </button>
  );
}

/** Takes an open seat: its key makes this address the seat's own link. */
function SitDown({ state, seat, attempt }: { state: TableState; seat: number; attempt: WaitingSeatProps["attempt"] }) {
  const [name, setName] = useState(ownName.value);
  const own = state.connections[0]?.key ?? null;
  const sit = async (): Promise<void> => {
    const taken = await takeSeat(state.table, seat, name.trim(), own);
    if (!taken.key) return;
    ownName.value = name.trim();
    rememberTable(state.table, { keys: [taken.key], game: state.game.setup });
    await changeSeat(state.table, taken.seat, taken.key, { ready: true });
    goTo(`/table/${state.table}#${taken.key}`, true);
  };
  return (
    <form
      class="sit-down"
      onSubmit={(event) => {
        event.preventDefault();
        attempt(sit());
      }}
    >
      {!own && (
        <input
          aria-label={say("page-your-name")}
          placeholder={say("page-your-name")}
          maxLength={NAME_LENGTH}
          required
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      )}
      <button type="submit" class={own ? "button button-soft" : "button"}>
        {say("page-sit-here")}
      </button>
    </form>
  );
}

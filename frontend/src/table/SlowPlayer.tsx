/** Somebody who is there and does not move: after a while the others can together let a bot play on. */

import { useEffect, useState } from "preact/hooks";
import type { SeatShown } from "../generated/protocol.ts";
import { say } from "../words/language.ts";
import type { TableState } from "./tableState.ts";

/** The server has its own count, which began before the page's. */
const LATER = 500;

export function SlowPlayer({ state }: { state: TableState }) {
  const late = useLate(state);
  const slow = waitedFor(state)[0];
  if (!late || !slow) return null;
  const own = state.connection.value.seat;
  const votes = state.shown.value?.votes?.[slow.seat] ?? [];
  const needed = peopleHere(state).filter(({ seat }) => seat !== slow.seat).length;
  const vote = (): void =>
    void state.connection.value.socket.ask({ type: "skip", seat: slow.seat }).catch(() => undefined);
  return (
    <button
      type="button"
      class="button button-soft"
      disabled={votes.includes(own) && votes.length < needed}
      onClick={vote}
    >
      {say("page-vote", state.reader().player("seat", slow.seat))}
      {needed > 1 && ` ${say("page-vote-count", { votes: votes.length, needed })}`}
    </button>
  );
}

/** The people who are there and decide for themselves. */
function peopleHere(state: TableState): SeatShown[] {
  return state.connection.value.seats.value.filter((seat) => seat.player === "person" && seat.state === "here");
}

/** Whom everybody waits for, but those at this device. */
function waitedFor(state: TableState): SeatShown[] {
  const frame = state.shown.value;
  const here = state.connections.map(({ seat }) => seat);
  if (frame?.phase !== "playing" || !peopleHere(state).some(({ seat }) => here.includes(seat))) return [];
  return peopleHere(state).filter(({ seat }) => frame.actors.includes(seat) && !here.includes(seat));
}

/** Whether what is asked has been asked for longer than the table has patience. */
function useLate(state: TableState): boolean {
  const frame = state.shown.value;
  const patience = state.connection.value.welcome.value?.patience ?? 0;
  const asked = `${frame?.phase} ${frame?.turn} ${frame?.actors.join()}`;
  const [late, setLate] = useState("");
  useEffect(() => {
    if (!patience) return undefined;
    const timer = window.setTimeout(() => setLate(asked), patience * 1000 + LATER);
    return () => window.clearTimeout(timer);
  }, [asked, patience]);
  return late === asked;
}

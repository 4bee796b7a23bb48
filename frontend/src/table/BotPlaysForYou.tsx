/** A bot plays for whoever looks: their seat can be taken back at any time. */

import { say } from "../words/language.ts";
import type { TableState } from "./tableState.ts";

export function BotPlaysForYou({ state }: { state: TableState }) {
  if (!state.isAway.value) return null;
  const back = (): void => void state.connection.value.socket.ask({ type: "takeback" }).catch(() => undefined);
  return (
    <button type="button" class="button" onClick={back}>
      {say("page-take-back")}
    </button>
  );
}

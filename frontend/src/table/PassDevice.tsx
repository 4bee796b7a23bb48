/** Players at one screen: hands stay hidden until the right person has the device. */

import { say } from "../words/language.ts";
import type { TableState } from "./tableState.ts";

export function PassDevice({ state }: { state: TableState }) {
  const next = state.passTo.value;
  if (!next) return <p class="quiet curtain">{say("page-hands-hidden")}</p>;
  const name = state.reader().name(next.seat);
  return (
    <div class="curtain">
      <p>{say("page-pass-device", { name })}</p>
      <button type="button" class="button button-large" onClick={() => state.openSeat(state.connections.indexOf(next))}>
        {say("page-i-am", { name })}
      </button>
    </div>
  );
}

/** Same-screen play: hands stay hidden until the right person has the device. */

import { say } from "../words/language.ts";
import type { Room } from "./room.ts";

export function Curtain({ room }: { room: Room }) {
  const next = room.curtain.value;
  if (!next) return <p class="quiet curtain">{say("page-hands-hidden")}</p>;
  const name = room.reader().name(next.seat);
  return (
    <div class="curtain">
      <p>{say("page-pass-device", { name })}</p>
      <button type="button" class="button button-large" onClick={() => room.openSeat(room.sessions.indexOf(next))}>
        {say("page-i-am", { name })}
      </button>
    </div>
  );
}

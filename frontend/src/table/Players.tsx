/** Who sits at the table: mark, name, team, cards, whose turn it is, who is there, and the clocks. */

import type { Seat } from "../door/protocol.ts";
import { sideOf } from "../board/Board.tsx";
import { sidesNow } from "../board/partners.ts";
import { botName, SeatMark } from "../lobby/Seats.tsx";
import { memo } from "../page/memo.ts";
import { say } from "../words/language.ts";
import { ClockFace } from "./ClockFace.tsx";
import type { Room } from "./room.ts";

export const Players = memo(function Players({ room }: { room: Room }) {
  const { seats, spectators } = room.session.value;
  return (
    <section class={`players ${seats.value.length > 4 ? "players-many" : ""}`} aria-label={say("page-players-here")}>
      <ul>
        {seats.value.map((seat) => (
          <Player key={seat.seat} room={room} seat={seat} />
        ))}
      </ul>
      {spectators.value > 0 && <p class="quiet spectators">{say("page-spectators", { count: spectators.value })}</p>}
    </section>
  );
});

function Player({ room, seat }: { room: Room; seat: Seat }) {
  const scene = room.shown.value?.scene;
  const acting = room.shown.value?.phase === "playing" && (room.shown.value?.actors.includes(seat.seat) ?? false);
  const side = sideOf(sidesNow(room.game, scene), seat.seat);
  const own = !room.covered.value && room.session.value.seat === seat.seat;
  return (
    <li title={seat.bot ? botName(seat.bot) : undefined} class={`player ${acting ? "player-acting" : ""}`} aria-current={acting ? "step" : undefined}>
      <SeatMark seat={seat.seat} game={room.game.rules} size={24} />
      <span class="player-words">
        <span class="player-head">
          <span class="player-name">
            {room.reader().name(seat.seat)}
            {own && <span class="player-you"> {say("page-you")}</span>}
          </span>
          {side > 0 && <TeamMark side={side} />}
          {scene?.dealer === seat.seat && <span class="badge" title={say("page-dealer")}>{say("page-dealer-mark")}</span>}
        </span>
        <span class="player-facts">{factsOf(room, seat)}</span>
      </span>
      <ClockFace room={room} seat={seat.seat} />
    </li>
  );
}

/** Partners carry the same dots as their pawns do. */
function TeamMark({ side }: { side: number }) {
  const name = say("page-side", { side });
  return (
    <span class="team-mark" role="img" aria-label={name} title={name}>
      {"●".repeat(side)}
    </span>
  );
}

function factsOf(room: Room, seat: Seat): string {
  const scene = room.shown.value?.scene;
  const cards = scene?.hands?.[seat.seat]?.length;
  const tokens = scene?.tokens?.[seat.seat] ?? 0;
  const points = scene?.points?.[seat.seat];
  const said = [
    seat.player === "bot" ? say("page-is-bot") : "",
    cards === undefined ? "" : say("page-card-count", { count: cards }),
    tokens ? say("page-tokens", { count: tokens }) : "",
    points === undefined ? "" : say("page-points", { count: points }),
    scene?.passed?.includes(seat.seat) ? say("page-has-passed") : "",
    seat.player === "person" && seat.state !== "here" ? say(`page-state-${seat.state.replaceAll("_", "-")}`, { bot: botName(seat.bot) }) : "",
  ];
  return said.filter(Boolean).join(" · ");
}

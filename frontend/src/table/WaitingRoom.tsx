/** The waiting room: who has come, the link and the code for the others, ready, start. */

import { useState } from "preact/hooks";
import type { Seat } from "../door/protocol.ts";
import { bots, loadBots } from "../lobby/catalogue.ts";
import { botName, SeatMark } from "../lobby/Seats.tsx";
import { knownTable, remember } from "../page/games.ts";
import { Notice, wordsOf } from "../page/Notice.tsx";
import { ownName } from "../page/preferences.ts";
import { go } from "../page/route.ts";
import { share } from "../page/share.ts";
import { useTitle } from "../page/title.ts";
import { changeSeat, startTable, takeSeat } from "../server/http.ts";
import { say, words } from "../words/language.ts";
import { vowel } from "../words/vowel.ts";
import type { Room } from "./room.ts";

export function WaitingRoom({ room }: { room: Room }) {
  const [trouble, setTrouble] = useState("");
  const host = knownTable(room.table)?.host ?? "";
  const code = room.shown.value?.code ?? "";
  const link = `${location.origin}/join/${code}`;
  const attempt = (doing: Promise<unknown>): void => void doing.then(() => setTrouble(""), (error: unknown) => setTrouble(wordsOf(error)));
  const seats = room.session.value.seats.value;
  const ready = seats.every((seat) => seat.player === "bot" || (seat.player === "person" && seat.ready));
  useTitle(say("page-waiting-room"));
  if (bots.value.length === 0) void loadBots();
  return (
    <section class="sheet waiting">
      <h1>{say("page-waiting-room")}</h1>
      <p>
        {words.value.format(`rules-${room.game.rules}`)} · <span class="quiet">{say(room.game.sides.some((side) => side.length > 1) ? "page-players-teams" : "page-players", { players: seats.length })}</span>
      </p>
      {code && <Invitation code={code} link={link} />}
      <Notice text={trouble} />
      <ol class="seats">
        {seats.map((seat) => (
          <WaitingSeat key={seat.seat} room={room} seat={seat} host={host} attempt={attempt} />
        ))}
      </ol>
      <p class="prompt" role="status">{say(ready ? "page-all-ready" : "page-waiting-for-others")}</p>
      {host && (
        <button type="button" class="button button-large" disabled={!ready} onClick={() => attempt(startTable(room.table, host))}>
          {say("page-start")}
        </button>
      )}
    </section>
  );
}

function Invitation({ code, link }: { code: string; link: string }) {
  const [said, setSaid] = useState("");
  return (
    <div class="invitation">
      <p>{say("page-invitation")}</p>
      <p class="code" aria-label={say("page-code")}>{code}</p>
      <p>
        <a href={link}>{link}</a>
      </p>
      <button
        type="button"
        class="button button-soft"
        onClick={() => void share(link, "Tockade").then((done) => setSaid(done ? say("page-link-copied") : link))}
      >
        {say("page-share-link")}
      </button>
      <p class="quiet" role="status">{said}</p>
    </div>
  );
}

interface WaitingSeatProps {
  room: Room;
  seat: Seat;
  host: string;
  attempt: (doing: Promise<unknown>) => void;
}

function WaitingSeat({ room, seat, host, attempt }: WaitingSeatProps) {
  const { rules } = room.game;
  const own = room.sessions.find((session) => session.key && session.seat === seat.seat);
  const colour = words.value.format(`seat-${seat.seat}`, {}, rules);
  return (
    <li class="seat-row">
      <SeatMark seat={seat.seat} game={rules} />
      <span class="seat-who">
        <strong>{seat.player === "bot" ? say("page-sitter-bot", { bot: botName(seat.bot) }) : seat.name || (seat.player === "open" ? say("page-seat-open") : colour)}</strong>
        <span class="quiet">
          {colour}
          {seat.player === "person" && ` · ${say(seat.ready ? "page-ready" : "page-not-ready")}`}
        </span>
      </span>
      {seat.player === "open" && !own && <SitDown room={room} seat={seat.seat} attempt={attempt} />}
      {own?.key && !seat.ready && (
        <button type="button" class="button" onClick={() => attempt(changeSeat(room.table, seat.seat, own.key!, { ready: true }))}>
          {say("page-i-am-ready")}
        </button>
      )}
      {host && !own && <HostTools room={room} seat={seat} host={host} attempt={attempt} />}
    </li>
  );
}

function HostTools({ room, seat, host, attempt }: WaitingSeatProps) {
  const change = (to: Record<string, unknown>): void => attempt(changeSeat(room.table, seat.seat, host, to));
  const colour = words.value.format(`seat-${seat.seat}`, {}, room.game.rules);
  if (seat.player === "open") {
    return (
      <select aria-label={say("page-seat-bot", { colour, vowel: vowel(colour) })} value="" onChange={(event) => change({ player: "bot", bot: event.currentTarget.value })}>
        <option value="" disabled>{say("page-put-bot")}</option>
        {bots.value.map((bot) => (
          <option key={bot} value={bot}>{botName(bot)}</option>
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
function SitDown({ room, seat, attempt }: { room: Room; seat: number; attempt: WaitingSeatProps["attempt"] }) {
  const [name, setName] = useState(ownName.value);
  const own = room.sessions[0]?.key ?? null;
  const sit = async (): Promise<void> => {
    const taken = await takeSeat(room.table, seat, name.trim(), own);
    if (own) return;
    ownName.value = name.trim();
    remember(room.table, { keys: [taken.key], game: room.game.setup });
    await changeSeat(room.table, taken.seat, taken.key, { ready: true });
    go(`/table/${room.table}#${taken.key}`, true);
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
          maxLength={24}
          required
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      )}
      <button type="submit" class="button">{say("page-sit-here")}</button>
    </form>
  );
}

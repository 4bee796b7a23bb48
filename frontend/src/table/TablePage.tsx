/** The table's page: finds the keys of this device, opens the room, shows the waiting room or the game. */

import { useEffect, useState } from "preact/hooks";
import type { PageProps } from "../page/App.tsx";
import { knownTable, remember } from "../page/games.ts";
import { Notice, wordsOf } from "../page/Notice.tsx";
import { address, note } from "../page/route.ts";
import { fetchTable } from "../server/http.ts";
import { gameOf } from "../lobby/catalogue.ts";
import { say } from "../words/language.ts";
import { Room } from "./room.ts";
import { TableView } from "./TableView.tsx";
import { WaitingRoom } from "./WaitingRoom.tsx";

/** As many versions back as a server tells somebody who comes in. */
const REMEMBERED = 95;

/** Keys in the link go before those this browser remembers. */
function keysOf(table: string): string[] {
  const given = address.value.hash.slice(1).split(".").filter(Boolean);
  return given.length ? given : (knownTable(table)?.keys ?? []);
}

async function enter(table: string): Promise<Room> {
  const keys = keysOf(table);
  const facts = await fetchTable(table, keys[0] ?? null);
  const game = await gameOf(facts.game);
  if (keys.length) {
    remember(table, { keys, game: facts.game, names: facts.seats.map((seat) => seat.name), over: facts.phase === "over" });
    note(`/table/${table}#${keys.join(".")}`);
  }
  return new Room(table, keys, game, Math.max(1, facts.version - REMEMBERED));
}

export function TablePage({ part }: PageProps) {
  const [room, setRoom] = useState<Room | null>(null);
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    let entered: Room | null = null;
    let left = false;
    enter(part).then(
      (opened) => {
        entered = opened;
        if (left) opened.close();
        else setRoom(opened);
      },
      (error: unknown) => setTrouble(wordsOf(error)),
    );
    return () => {
      left = true;
      entered?.close();
    };
  }, []);
  if (trouble) return <Trouble text={trouble} />;
  return room ? <Phase room={room} /> : <p class="quiet">{say("page-loading")}</p>;
}

function Phase({ room }: { room: Room }) {
  const { refusal } = room.session.value;
  const frame = room.shown.value;
  if (refusal.value) return <Trouble text={refusal.value} />;
  if (!frame) return <p class="quiet">{say("page-connecting")}</p>;
  return frame.phase === "waiting" ? <WaitingRoom room={room} /> : <TableView room={room} />;
}

function Trouble({ text }: { text: string }) {
  return (
    <section class="sheet narrow">
      <Notice text={text} />
      <a href="/">{say("page-home")}</a>
    </section>
  );
}

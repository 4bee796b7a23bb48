/** The page of a table: finds the keys of this device, connects, shows the waiting room or the game. */

import { useEffect, useState } from "preact/hooks";
import { fetchTable } from "../api/http.ts";
import { KEPT_NEWS } from "../generated/protocol.ts";
import { loadGame } from "../lobby/catalogue.ts";
import type { PageProps } from "../page/App.tsx";
import { knownTable, rememberTable } from "../page/knownTables.ts";
import { errorWords } from "../page/Notice.tsx";
import { address, replaceAddress } from "../page/navigation.ts";
import { Trouble } from "../page/Trouble.tsx";
import { say } from "../words/language.ts";
import { TableView } from "./TableView.tsx";
import { TableState } from "./tableState.ts";
import { WaitingRoom } from "./WaitingRoom.tsx";

/** As many versions back as a server tells somebody who comes in, and a few less: more may happen meanwhile. */
const REMEMBERED = KEPT_NEWS - 5;

/** Keys in the link go before those this browser remembers. */
function keysOf(table: string): string[] {
  const given = address.value.hash.slice(1).split(".").filter(Boolean);
  return given.length ? given : (knownTable(table)?.keys ?? []);
}

async function enter(table: string): Promise<TableState> {
  const keys = keysOf(table);
  const facts = await fetchTable(table, keys[0] ?? null);
  const game = await loadGame(facts.game);
  if (keys.length) {
    rememberTable(table, {
      keys,
      game: facts.game,
      names: facts.seats.map((seat) => seat.name),
      over: facts.phase === "over",
    });
    replaceAddress(`/table/${table}#${keys.join(".")}`);
  }
  return new TableState(table, keys, game, Math.max(1, facts.version - REMEMBERED));
}

export function TablePage({ part }: PageProps) {
  const [state, setState] = useState<TableState | null>(null);
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    let entered: TableState | null = null;
    let left = false;
    enter(part).then(
      (opened) => {
        entered = opened;
        if (left) opened.close();
        else setState(opened);
      },
      (error: unknown) => setTrouble(errorWords(error)),
    );
    return () => {
      left = true;
      entered?.close();
    };
  }, []);
  if (trouble) return <Trouble text={trouble} />;
  return state ? <Phase state={state} /> : <p class="quiet loading">{say("page-loading")}</p>;
}

function Phase({ state }: { state: TableState }) {
  const { refusal } = state.connection.value;
  const frame = state.shown.value;
  if (refusal.value) return <Trouble text={refusal.value} />;
  if (!frame) return <p class="quiet loading">{say("page-connecting")}</p>;
  return frame.phase === "waiting" ? <WaitingRoom state={state} /> : <TableView state={state} />;
}

/** Opens a new table that goes on from a turn of a finished game: the visitor plays one side, bots the others. */

import { openTable } from "../api/http.ts";
import { defaultBot } from "../lobby/defaultBot.ts";
import { rememberTable, tableLink } from "../page/knownTables.ts";
import { ownName } from "../page/preferences.ts";
import { say } from "../words/language.ts";
import type { ReplayState } from "./replayState.ts";

/** Where to go: from the turn that is shown, or from another. */
export async function playOn(state: ReplayState, turn = state.turn.value): Promise<string> {
  const bot = await defaultBot();
  const next = state.replay.turns[turn + 1]?.seat ?? 0;
  const name = ownName.value || say("page-me");
  const seats = state.replay.seats.map((_, seat) =>
    seat === next ? { player: "person" as const, name } : { player: "bot" as const, bot },
  );
  const opened = await openTable({ origin: { table: state.table, turn }, seats, start: true });
  const keys = opened.seats.map((seat) => seat.key).filter((key) => key !== null);
  rememberTable(opened.table, {
    keys,
    host: opened.host,
    game: state.replay.game,
    names: seats.map((seat) => seat.name ?? ""),
  });
  return tableLink({ table: opened.table, keys });
}

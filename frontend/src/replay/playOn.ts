/** A new table that goes on from a turn of a finished game: the reader plays one side, bots the others. */

import { loadBots } from "../lobby/catalogue.ts";
import { remember, tableLink } from "../page/games.ts";
import { ownName } from "../page/preferences.ts";
import { openTable } from "../server/http.ts";
import { say } from "../words/language.ts";
import type { Reel } from "./reel.ts";

/** Where to go. */
export async function playOn(reel: Reel): Promise<string> {
  const known = await loadBots();
  const bot = known.includes("amateur") ? "amateur" : (known[0] ?? "random");
  const next = reel.replay.turns[reel.turn.value + 1]?.seat ?? 0;
  const name = ownName.value || say("page-me");
  const seats = reel.replay.seats.map((_, seat) => (seat === next ? { player: "person" as const, name } : { player: "bot" as const, bot }));
  const opened = await openTable({ origin: { table: reel.table, turn: reel.turn.value }, seats, start: true });
  const keys = opened.seats.map((seat) => seat.key).filter((key) => key !== null);
  remember(opened.table, { keys, host: opened.host, game: reel.replay.game, names: seats.map((seat) => seat.name ?? "") });
  return tableLink({ table: opened.table, keys });
}

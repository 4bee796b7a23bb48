/** The running and recent games of this browser; the server lists nobody's. */

import { forget, knownTables, tableLink, type KnownTable } from "../page/games.ts";
import { say, words } from "../words/language.ts";

const SHOWN = 8;

export function MyGames() {
  const tables = knownTables.value.slice(0, SHOWN);
  if (tables.length === 0) return null;
  return (
    <section aria-labelledby="my-games">
      <h2 id="my-games">{say("page-my-games")}</h2>
      <ul class="my-games">
        {tables.map((known) => (
          <Known key={known.table} known={known} />
        ))}
      </ul>
    </section>
  );
}

function Known({ known }: { known: KnownTable }) {
  const name = words.value.format(`rules-${known.game.split(" ")[0]}`);
  const date = new Intl.DateTimeFormat(words.value.language, { dateStyle: "medium", timeStyle: "short" }).format(known.at);
  return (
    <li class="my-game">
      <a href={tableLink(known)}>
        <strong>{name}</strong>
        <span>{known.names.filter(Boolean).join(", ")}</span>
        <span class="quiet">
          {date} · {say(known.over ? "page-game-over" : "page-game-running")}
        </span>
      </a>
      {known.over && (
        <a href={`/replay/${known.table}`} class="button button-soft">
          {say("page-replay")}
        </a>
      )}
      <button type="button" class="tool" aria-label={say("page-forget", { name })} onClick={() => forget(known.table)}>
        <span aria-hidden="true">×</span>
      </button>
    </li>
  );
}

/** The running and recent games of this browser; the server lists nobody's. */

import { forgetTable, type KnownTable, knownTables, tableLink } from "../page/knownTables.ts";
import { say, words } from "../words/language.ts";
import { SmallBoard } from "./SmallBoard.tsx";

const KEPT = 8;
/** The newest are in sight; the others are folded. */
const SHOWN = 2;

export function MyGames() {
  const tables = knownTables.value.slice(0, KEPT);
  if (tables.length === 0) return null;
  const list = (some: readonly KnownTable[]) => (
    <ul class="my-games">
      {some.map((known) => (
        <Known key={known.table} known={known} />
      ))}
    </ul>
  );
  return (
    <section class="my-games-panel sheet" aria-labelledby="my-games">
      <h2 id="my-games">{say("page-my-games")}</h2>
      {list(tables.slice(0, SHOWN))}
      {tables.length > SHOWN && (
        <details class="fold">
          <summary>{say("page-more-games", { count: tables.length - SHOWN })}</summary>
          {list(tables.slice(SHOWN))}
        </details>
      )}
    </section>
  );
}

function Known({ known }: { known: KnownTable }) {
  const name = words.value.format(`rules-${known.game.split(" ")[0]}`);
  return (
    <li class="my-game">
      <SmallBoard setup={known.game} />
      <a href={tableLink(known)} class="my-game-link">
        <strong>{name}</strong>
        <span>{known.names.filter(Boolean).join(", ")}</span>
        <span class="quiet">{say(known.over ? "page-game-over" : "page-game-running")}</span>
      </a>
      <a href={known.over ? `/replay/${known.table}` : tableLink(known)} class="button button-soft">
        {say(known.over ? "page-replay" : "page-resume")}
      </a>
      <button
        type="button"
        class="tool"
        aria-label={say("page-forget", { name })}
        onClick={() => forgetTable(known.table)}
      >
        <span aria-hidden="true">×</span>
      </button>
    </li>
  );
}

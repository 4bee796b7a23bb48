/** The last move in one line under the board, where the log is not in sight; the log itself reads it aloud. */

import { memo } from "../page/memoComponent.ts";
import { cardSaid, EntrySigns, tellNews } from "./GameLog.tsx";
import type { TableState } from "./tableState.ts";

export const LastMoveLine = memo(function LastMoveLine({ state }: { state: TableState }) {
  const told = state.news().filter((entry) => tellNews(state, entry).length > 0);
  const entry = told[told.length - 1];
  if (!entry) return null;
  const said = tellNews(state, entry);
  const card = cardSaid(entry, said);
  return (
    <p class="last-news" aria-hidden="true">
      <EntrySigns state={state} entry={entry} />
      <span key={entry.version}>{said.filter((_, index) => index !== card).join(" ")}</span>
    </p>
  );
});

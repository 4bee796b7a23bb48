/** The log of a game: every turn in words, the newest last; read aloud as it comes. */

import { useLayoutEffect, useRef } from "preact/hooks";
import { SeatMark } from "../board/SeatMark.tsx";
import { CardChip } from "../cards/CardFace.tsx";
import type { NewsShown } from "../generated/protocol.ts";
import { memo } from "../page/memoComponent.ts";
import { showNotation } from "../page/preferences.ts";
import { say } from "../words/language.ts";
import { capital, tellAll } from "../words/sentences.ts";
import type { TableState } from "./tableState.ts";

const SHOWN = 120;

export const GameLog = memo(function GameLog({ state, open }: { state: TableState; open: boolean }) {
  const end = useRef<HTMLDivElement>(null);
  const news = state.news().slice(-SHOWN);
  const newest = news[news.length - 1]?.version ?? 0;
  useLayoutEffect(() => {
    const list = end.current;
    if (list) list.scrollTop = list.scrollHeight;
  }, [newest, open]);
  return (
    <div class="log" ref={end} role="log" aria-label={say("page-tab-log")} tabIndex={0}>
      <ol>
        {news.map((entry) => (
          <Entry key={entry.version} state={state} entry={entry} />
        ))}
      </ol>
    </div>
  );
});

const Entry = memo(function Entry({ state, entry }: { state: TableState; entry: NewsShown }) {
  const said = tellNews(state, entry);
  if (said.length === 0) return null;
  return (
    <li class={`log-entry log-${entry.event}`}>
      <EntrySigns state={state} entry={entry} />
      <p>
        {said.map((sentence, index) => (
          <span key={index} class={index === cardSaid(entry, said) ? "unseen" : ""}>
            {sentence}{" "}
          </span>
        ))}
        {showNotation.value && entry.move && <code class="move-notation">{entry.move}</code>}
      </p>
    </li>
  );
});

/** The sentence that only names the card, which is drawn beside the next ones. */
export function cardSaid({ consequences = [] }: NewsShown, said: readonly string[]): number {
  const first = said.length - consequences.length;
  return consequences[0]?.kind === "played" && consequences.length > 1 && first >= 0 ? first : -1;
}

/** Whose move it is, and the card that was played. */
export function EntrySigns({ state, entry }: { state: TableState; entry: NewsShown }) {
  const played = entry.consequences?.find(({ kind }) => kind === "played");
  const seat = played?.seat ?? entry.seat ?? entry.consequences?.[0]?.seat ?? -1;
  const card = played?.cards?.[0];
  return (
    <span class="log-signs" aria-hidden="true">
      {seat >= 0 && entry.event !== "start" && <SeatMark seat={seat} game={state.game.rules} size={22} />}
      {card && <CardChip card={card} />}
    </span>
  );
}

/** An event of the table in sentences: its own, then its consequences'. */
export function tellNews(state: TableState, { event, seat, other, by, consequences = [] }: NewsShown): string[] {
  const reader = state.reader();
  const how = { vote: "-voted", on: "-on", off: "-off" }[by ?? ""] ?? "";
  const id = `page-news-${event.replaceAll("_", "-")}${how}`;
  const people = { ...reader.player("seat", seat ?? -1), ...reader.player("other", other ?? -1) };
  const own = reader.words.has(id) ? [capital(reader.words.format(id, people))] : [];
  return [...own, ...tellAll(reader, consequences)];
}

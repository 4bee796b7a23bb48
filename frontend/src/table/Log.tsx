/** Every turn told in words, the newest last; read aloud as it comes. */

import { useLayoutEffect, useRef } from "preact/hooks";
import type { News } from "../door/protocol.ts";
import { memo } from "../page/memo.ts";
import { say } from "../words/language.ts";
import { capital, tellAll } from "../words/sentences.ts";
import type { Room } from "./room.ts";

const SHOWN = 120;

export const Log = memo(function Log({ room }: { room: Room }) {
  const end = useRef<HTMLDivElement>(null);
  const news = room.news().slice(-SHOWN);
  const newest = news[news.length - 1]?.version ?? 0;
  useLayoutEffect(() => {
    const list = end.current;
    if (list) list.scrollTop = list.scrollHeight;
  }, [newest]);
  return (
    <div class="log" ref={end} role="log" aria-label={say("page-tab-log")} tabIndex={0}>
      <ol>
        {news.map((entry) => (
          <Entry key={entry.version} room={room} entry={entry} />
        ))}
      </ol>
    </div>
  );
});

const Entry = memo(function Entry({ room, entry }: { room: Room; entry: News }) {
  const said = tellNews(room, entry);
  if (said.length === 0) return null;
  return (
    <li class={`log-entry log-${entry.event}`}>
      {said.map((sentence, index) => (
        <p key={index}>{sentence}</p>
      ))}
      {entry.move && <code class="log-move">{entry.move}</code>}
    </li>
  );
});

/** An event of the table in sentences: its own, then its consequences'. */
export function tellNews(room: Room, { event, seat, consequences = [] }: News): string[] {
  const reader = room.reader();
  const id = `page-news-${event.replaceAll("_", "-")}`;
  const own = reader.words.has(id) ? [capital(reader.words.format(id, reader.player("seat", seat ?? -1)))] : [];
  return [...own, ...tellAll(reader, consequences)];
}

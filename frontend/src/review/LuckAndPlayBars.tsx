/** What a result is made of: start, play and luck as bars that add up. */

import type { Reader } from "../words/messageArguments.ts";
import { points, type Totals } from "./reviewFigures.ts";

interface Bar {
  kind: "start" | "play" | "luck" | "end";
  name: string;
  begin: number;
  end: number;
  figure: string;
}

function bars(reader: Reader, parts: Totals, own: boolean): Bar[] {
  const say = (name: string, given = {}): string => reader.words.format(`review-${name}`, given);
  const match = parts.games > 1;
  const number = new Intl.NumberFormat(reader.words.language, { maximumFractionDigits: 1 });
  const share = (value: number): string =>
    match ? number.format(value) : say("percent", { percent: Math.round(100 * value) });
  const change = (value: number): string =>
    match ? `${value < 0 ? "−" : "+"}${number.format(Math.abs(value))}` : points(value);
  const end = match ? "points" : parts.result === 1 ? "won" : parts.result === 0 ? "lost" : "drawn";
  const played = parts.start + parts.play;
  return [
    { kind: "start", name: say("start"), begin: 0, end: parts.start, figure: share(parts.start) },
    {
      kind: "play",
      name: say("play", { who: own ? "you" : "other" }),
      begin: parts.start,
      end: played,
      figure: change(parts.play),
    },
    { kind: "luck", name: say("luck"), begin: played, end: parts.result, figure: change(parts.luck) },
    { kind: "end", name: say(`end-${end}`), begin: 0, end: parts.result, figure: share(parts.result) },
  ];
}

export function LuckAndPlayBars({ reader, parts, own }: { reader: Reader; parts: Totals; own: boolean }) {
  const shown = bars(reader, parts, own);
  const low = Math.min(0, ...shown.map(({ end }) => end));
  const high = Math.max(parts.games, ...shown.map(({ end }) => end));
  const place = (value: number): number => (100 * (value - low)) / (high - low);
  return (
    <dl class="review-bars" aria-label={reader.words.format("review-bars")}>
      {shown.map(({ kind, name, begin, end, figure }) => {
        const left = place(Math.min(begin, end));
        const width = Math.max(0.6, place(Math.max(begin, end)) - left);
        return (
          <div key={kind} class="review-bar">
            <dt>{name}</dt>
            <dd>
              <span class="review-room" aria-hidden="true">
                <span class={`review-fill review-${kind}`} style={{ left: `${left}%`, width: `${width}%` }} />
              </span>
              <span class="review-figure">{figure}</span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

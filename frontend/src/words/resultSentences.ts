/** How a game ended, in sentences: the winners, the reason, the places, the points. */

import type { Result } from "../generated/game.ts";
import type { Reader } from "./messageArguments.ts";
import { capital } from "./sentences.ts";

export function resultLines(reader: Reader, result: Result): string[] {
  const [first = []] = result.order;
  const winners = { ...reader.players(first), reason: result.reason };
  const lines = [first.length ? capital(reader.words.format("page-won", winners)) : reader.words.format("page-drawn")];
  const places =
    result.order.length > 2
      ? result.order.map((seats, index) =>
          reader.words.format("page-place", { place: index + 1, ...reader.players(seats) }),
        )
      : [];
  const points = (result.points ?? []).map((count, seat) =>
    reader.words.format("page-points-of", { count, ...reader.player("seat", seat) }),
  );
  return [...lines, ...places, ...points].map(capital);
}

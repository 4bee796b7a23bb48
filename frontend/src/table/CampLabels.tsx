/** Trikolos: whose pawns wait in a row of wells, and whose arrive there, on the free wood beside it. */

import type { Layout, PlacedPoint } from "../board/boardLayout.ts";
import { partOf } from "../board/placesOnWood.ts";
import { vowel } from "../words/frenchElision.ts";
import { say } from "../words/language.ts";
import type { TableState } from "./tableState.ts";

/** Between the words and the wells. */
const GAP = 0.72;

export function CampLabels({ state, layout }: { state: TableState; layout: Layout }) {
  const arms = state.shown.value?.scene?.arms ?? [];
  const camps = [...layout.spots.values()].filter(({ point }) => point.kind === "camp");
  if (camps.length === 0) return null;
  return (
    <div class="camp-labels" aria-hidden="true">
      {arms.flatMap((arm, seat) =>
        ["b", "h"].map((row) => {
          const wells = camps.filter(({ point }) => point.arm === arm && point.name[1] === row);
          return wells.length ? <Label key={`${seat}${row}`} {...{ state, layout, seat, row, wells }} /> : null;
        }),
      )}
    </div>
  );
}

interface LabelProps {
  state: TableState;
  layout: Layout;
  seat: number;
  row: string;
  wells: readonly PlacedPoint[];
}

function Label({ state, layout, seat, row, wells }: LabelProps) {
  const { x, y } = wells.reduce((one, other) => (other.x < one.x ? other : one));
  const left = layout.box.x + 0.15;
  const name = state.reader().name(seat);
  const own = !state.handHidden.value && state.connection.value.seat === seat;
  const words = say(row === "b" ? "page-camp" : "page-camp-arrival", {
    whose: own ? "own" : "other",
    name,
    vowel: vowel(name),
  });
  return <span style={partOf(layout, { x: left, y: y - 0.5, width: x - GAP - left, height: 1 })}>{words}</span>;
}

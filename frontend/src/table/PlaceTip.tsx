/** A word about a place of the board: over the board where one points, and by name for those who use no pointer. */

import { useEffect, useRef, useState } from "preact/hooks";
import { animating } from "../animation/moveAnimation.ts";
import { type Layout, spotOf } from "../board/boardLayout.ts";
import { say } from "../words/language.ts";
import { capital } from "../words/sentences.ts";
import { explainPlace, hidePlace, placeShown } from "./placeInfo.ts";
import { RestingPointer } from "./restingPointer.ts";
import type { TableState } from "./tableState.ts";

export function PlaceTip({ state, layout }: { state: TableState; layout: Layout }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const watch = new RestingPointer(state, box.current!.closest<HTMLElement>(".board-place")!);
    return () => watch.close();
  }, [state]);
  const shown = placeShown.value;
  const current = shown?.frame === state.shown.value;
  const spot = shown && current && !animating.value && spotOf(layout, shown.place);
  const { x, y, width, height } = layout.box;
  const across = spot ? (spot.x - x) / width : 0.5;
  const down = spot ? (spot.y - y) / height : 0.5;
  const side = across < 0.35 ? "left" : across > 0.65 ? "right" : "middle";
  return (
    <div
      ref={box}
      class={`place-tip place-tip-${side} place-tip-${down < 0.4 ? "below" : "above"}`}
      style={{ left: `${across * 100}%`, top: `${down * 100}%` }}
      role="status"
      hidden={!spot}
    >
      {spot && shown.lines.map((line) => <p key={line}>{line}</p>)}
    </div>
  );
}

/** Any place of the board chosen by its name. */
export function PlacePicker({ state }: { state: TableState }) {
  const [place, setPlace] = useState("");
  const reader = state.reader();
  const points = state.game.plan.points.filter(({ kind }) => kind !== "base" && kind !== "camp" && kind !== "spare");
  useEffect(() => hidePlace, []);
  const choose = (name: string): void => {
    setPlace(name);
    if (name) void explainPlace(state, name);
    else hidePlace();
  };
  const shown = placeShown.value?.place === place ? placeShown.value : null;
  return (
    <div class="place-picker">
      <label class="field">
        {say("page-here-ask")}
        <select value={place} onChange={(event) => choose(event.currentTarget.value)}>
          <option value="">–</option>
          {points.map(({ name }) => (
            <option key={name} value={name}>
              {capital(reader.place(name))}
            </option>
          ))}
        </select>
      </label>
      <div role="status">
        {shown?.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
}

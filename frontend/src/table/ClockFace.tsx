/** A player's clock, counting down between frames. */

import { useEffect, useState } from "preact/hooks";
import { say } from "../words/language.ts";
import type { TableState } from "./tableState.ts";

export function ClockFace({ state, seat }: { state: TableState; seat: number }) {
  const clock = state.shown.value?.clock ?? null;
  const runs = clock?.running.includes(seat) ?? false;
  const left = useLeft(clock?.left[seat] ?? 0, runs, state.shown.value?.version ?? 0);
  if (!clock || (clock.kind === "move" && !runs)) return null;
  const seconds = Math.ceil(left / 1000);
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return (
    <span
      role="timer"
      class={`clock ${runs ? "clock-runs" : ""} ${seconds <= 10 ? "clock-short" : ""}`}
      aria-label={say("page-time-left", { time: text })}
    >
      {text}
    </span>
  );
}

function useLeft(sent: number, runs: boolean, version: number): number {
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    setPassed(0);
    if (!runs) return undefined;
    const begun = Date.now();
    const timer = window.setInterval(() => setPassed(Date.now() - begun), 250);
    return () => window.clearInterval(timer);
  }, [sent, runs, version]);
  return Math.max(0, sent - passed);
}

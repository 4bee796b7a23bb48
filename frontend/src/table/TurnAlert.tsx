/** Tells that it is your turn, in the title and by vibration and sound; keeps the screen awake during a game. */

import { useEffect } from "preact/hooks";
import { playSound } from "../animation/sounds.ts";
import { rememberTable } from "../page/knownTables.ts";
import { useTitle } from "../page/windowTitle.ts";
import { say, words } from "../words/language.ts";
import type { TableState } from "./tableState.ts";

export function TurnAlert({ state }: { state: TableState }) {
  const frame = state.shown.value!;
  const mine = state.builder.value?.decision.id ?? 0;
  const game = words.value.format(`rules-${state.game.rules}`);
  useTitle(mine ? say("page-title-yours", { game }) : game);
  useEffect(() => {
    if (!mine) return;
    if (document.hidden && "vibrate" in navigator) navigator.vibrate([120, 60, 120]);
    playSound("turn");
  }, [mine]);
  useEffect(() => {
    if (frame.phase === "over" && state.connection.value.key) rememberTable(state.table, { over: true });
  }, [frame.phase]);
  useEffect(() => {
    const won = frame.phase === "over" && frame.result?.order[0]?.includes(state.connection.value.seat);
    if (won) playSound("win");
  }, [frame.phase]);
  useScreenAwake(frame.phase === "playing");
  return null;
}

function useScreenAwake(playing: boolean): void {
  useEffect(() => {
    if (!playing || !("wakeLock" in navigator)) return undefined;
    let lock: WakeLockSentinel | null = null;
    const hold = (): void => {
      if (!document.hidden)
        navigator.wakeLock.request("screen").then(
          (held) => (lock = held),
          () => undefined,
        );
    };
    hold();
    document.addEventListener("visibilitychange", hold);
    return () => {
      document.removeEventListener("visibilitychange", hold);
      void lock?.release();
    };
  }, [playing]);
}

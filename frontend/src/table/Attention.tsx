/** Your turn: in the title, by vibration and sound when nobody looks; and the screen stays awake during a game. */

import { useEffect } from "preact/hooks";
import { sound } from "../page/preferences.ts";
import { remember } from "../page/games.ts";
import { useTitle } from "../page/title.ts";
import { say, words } from "../words/language.ts";
import { chime } from "./chime.ts";
import type { Room } from "./room.ts";

export function Attention({ room }: { room: Room }) {
  const frame = room.shown.value!;
  const mine = room.choosing.value?.decision.id ?? 0;
  const game = words.value.format(`rules-${room.game.rules}`);
  useTitle(mine ? say("page-title-yours", { game }) : game);
  useEffect(() => {
    if (!mine) return;
    if (document.hidden && "vibrate" in navigator) navigator.vibrate([120, 60, 120]);
    if (sound.value) chime();
  }, [mine]);
  useEffect(() => {
    if (frame.phase === "over" && room.session.value.key) remember(room.table, { over: true });
  }, [frame.phase]);
  useAwake(frame.phase === "playing");
  return null;
}

function useAwake(playing: boolean): void {
  useEffect(() => {
    if (!playing || !("wakeLock" in navigator)) return undefined;
    let lock: WakeLockSentinel | null = null;
    const hold = (): void => {
      if (!document.hidden) navigator.wakeLock.request("screen").then((held) => (lock = held), () => undefined);
    };
    hold();
    document.addEventListener("visibilitychange", hold);
    return () => {
      document.removeEventListener("visibilitychange", hold);
      void lock?.release();
    };
  }, [playing]);
}

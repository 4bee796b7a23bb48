/** What a person prefers on this device: theme, pace, sound, help for a first game, their name. */

import { computed, effect, type Signal, signal } from "@preact/signals";
import { GROUNDS, THEME_NAMES, type ThemeName } from "../generated/themes.ts";
import { readStored, writeStored } from "./browserStorage.ts";

function preference<T>(name: string, otherwise: T): Signal<T> {
  const value = signal<T>(readStored(name, otherwise));
  effect(() => writeStored(name, value.value));
  return value;
}

export type Theme = "auto" | ThemeName;

export const theme = preference<Theme>("theme", "auto");
/** How long films take, beside the usual. */
export const PACES = { calm: 1.7, normal: 1, quick: 0.5, none: 0 };
export type Pace = keyof typeof PACES;

export const pace = preference<Pace>("pace", "normal");
export const sound = preference<boolean>("sound", false);
export const firstGameHelp = preference<boolean>("helper", true);
/** Whether the only legal move plays itself. */
export const playOnlyMove = preference<boolean>("only-move", false);
/** Whether an extra play that was kept stays kept until it is asked for. */
export const keepExtraPlay = preference<boolean>("keep-extra", true);
/** Whether moves in notation and the ids of rules are shown beside the words. */
export const showNotation = preference<boolean>("notation", false);
/** Whether the tutor asks before a move that costs much, where a table allows hints. */
export const tutor = preference<boolean>("tutor", false);
export const ownName = preference<string>("name", "");

const night = window.matchMedia("(prefers-color-scheme: dark)");
const still = window.matchMedia("(prefers-reduced-motion: reduce)");

const contrast = window.matchMedia("(prefers-contrast: more)");
const device = signal<ThemeName>("day");

function look(): void {
  device.value = contrast.matches ? "plain" : night.matches ? "evening" : "day";
}

look();
night.addEventListener("change", look);
contrast.addEventListener("change", look);

/** The theme that is shown. */
export const lightNow = computed<ThemeName>(() =>
  (THEME_NAMES as readonly string[]).includes(theme.value) ? (theme.value as ThemeName) : device.value,
);

effect(() => {
  document.documentElement.dataset.theme = lightNow.value;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", GROUNDS[lightNow.value]);
});

export function animationsOn(): boolean {
  return pace.value !== "none" && !still.matches;
}

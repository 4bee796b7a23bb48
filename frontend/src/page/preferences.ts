/** What a person prefers on this device: theme, motion, sound, the helper, their name. */

import { effect, signal, type Signal } from "@preact/signals";
import { keep, kept } from "./memory.ts";

function preference<T>(name: string, otherwise: T): Signal<T> {
  const value = signal<T>(kept(name, otherwise));
  effect(() => keep(name, value.value));
  return value;
}

export type Theme = "auto" | "light" | "dark";

export const theme = preference<Theme>("theme", "auto");
export const motion = preference<boolean>("motion", true);
export const sound = preference<boolean>("sound", false);
export const helper = preference<boolean>("helper", true);
export const ownName = preference<string>("name", "");

const night = window.matchMedia("(prefers-color-scheme: dark)");
const still = window.matchMedia("(prefers-reduced-motion: reduce)");

function paint(): void {
  const dark = theme.value === "dark" || (theme.value === "auto" && night.matches);
  document.documentElement.dataset["theme"] = dark ? "dark" : "light";
}

effect(paint);
night.addEventListener("change", paint);

export function moves(): boolean {
  return motion.value && !still.matches;
}

/** The language of the page: chosen at any time, French first, kept in this browser. */

import { signal } from "@preact/signals";
import { keep, kept } from "../page/memory.ts";
import { Bundle, type Arguments } from "./bundle.ts";

export const LANGUAGES = ["fr", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

const loaded = new Map<Language, Bundle>();
const sources: Record<Language, () => Promise<{ default: string }>> = {
  fr: () => import("words:fr"),
  en: () => import("words:en"),
};

export const words = signal<Bundle>(new Bundle("fr", ""));

/** The kept choice, else the browser's wish, else French. */
export function wishedLanguage(): Language {
  const wished = [kept<string>("language", ""), ...navigator.languages].map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((language) => language === wished.find((tag) => LANGUAGES.includes(tag as Language))) ?? "fr";
}

export async function speak(language: Language): Promise<void> {
  let bundle = loaded.get(language);
  if (!bundle) {
    bundle = new Bundle(language, (await sources[language]()).default);
    loaded.set(language, bundle);
  }
  words.value = bundle;
  document.documentElement.lang = language;
  keep("language", language);
}

/** A message of the page itself, in the language of the moment. */
export function say(message: string, given: Arguments = {}, part = ""): string {
  return words.value.format(message, given, "", part);
}

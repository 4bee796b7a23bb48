/** The language of the page: it can be changed at any time, and is stored in this browser. */

import LANGUAGES from "words:languages";
import { signal } from "@preact/signals";
import { readStored, writeStored } from "../page/browserStorage.ts";
import { type Arguments, Bundle } from "./fluentMessages.ts";

export { LANGUAGES };

const loaded = new Map<string, Bundle>();

export const words = signal<Bundle>(new Bundle("fr", ""));

/** The stored choice, else the browser's wish, else French. */
export function wishedLanguage(): string {
  const wished = [readStored<string>("language", ""), ...navigator.languages].map((tag) => tag.slice(0, 2));
  return wished.find((tag) => LANGUAGES.some(({ code }) => code === tag)) ?? "fr";
}

/** What can be loaded of a language. */
export function spoken(language: string): (typeof LANGUAGES)[number] {
  return LANGUAGES.find(({ code }) => code === language) ?? LANGUAGES[0]!;
}

/** A language that is chosen; without a connection a new one does not come, and the page stays as it is. */
export function chooseLanguage(language: string): void {
  void setLanguage(language).catch(() => {});
}

export async function setLanguage(language: string): Promise<void> {
  let bundle = loaded.get(language);
  if (!bundle) {
    bundle = new Bundle(language, (await spoken(language).page()).default);
    loaded.set(language, bundle);
  }
  words.value = bundle;
  document.documentElement.lang = language;
  writeStored("language", language);
}

/** A message of the page itself, in the language of the moment. */
export function say(message: string, given: Arguments = {}, part = ""): string {
  return words.value.format(message, given, "", part);
}

/** The top of every page but the table's, which has its own: home, language, and what this device prefers. */

import { signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { say } from "../words/language.ts";
import { LanguageSwitch, SettingsMenu, ThemeSwitch } from "./SettingsMenu.tsx";

const hidden = signal(false);

/** While a page has a top of its own. */
export function useOwnTop(): void {
  useLayoutEffect(() => {
    hidden.value = true;
    return () => {
      hidden.value = false;
    };
  }, []);
}

export function Header() {
  if (hidden.value) return null;
  return (
    <header class="top">
      <a href="/" class="top-home" aria-label={`Tockade, ${say("page-home")}`}>
        <img src="/static/icon.svg" alt="" width="32" height="32" />
        <span>Tockade</span>
      </a>
      <nav class="top-tools" aria-label={say("page-settings")}>
        <LanguageSwitch />
        <ThemeSwitch />
        <SettingsMenu />
      </nav>
    </header>
  );
}

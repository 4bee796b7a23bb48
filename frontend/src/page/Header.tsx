/** The top of every page: home, language, light, and what a device prefers. */

import { useRef } from "preact/hooks";
import { LANGUAGES, say, speak, words } from "../words/language.ts";
import { motion, sound, helper, theme, type Theme } from "./preferences.ts";

const NAMES = { fr: "Français", en: "English" };
const THEMES: Theme[] = ["auto", "light", "dark"];

export function Header() {
  const menu = useRef<HTMLDetailsElement>(null);
  return (
    <header class="top">
      <a href="/" class="top-home" aria-label={`Tockade, ${say("page-home")}`}>
        <img src="/static/icon.svg" alt="" width="32" height="32" />
        <span>Tockade</span>
      </a>
      <nav class="top-tools" aria-label={say("page-settings")}>
        <LanguageSwitch />
        <details class="menu" ref={menu} onKeyDown={(event) => event.key === "Escape" && menu.current?.removeAttribute("open")}>
          <summary class="tool" aria-label={say("page-settings")}>
            <span aria-hidden="true">⚙</span>
          </summary>
          <div class="menu-sheet">
            <ThemeChoice />
            <Check label={say("page-motion")} value={motion.value} onChange={(on) => (motion.value = on)} />
            <Check label={say("page-sound")} value={sound.value} onChange={(on) => (sound.value = on)} />
            <Check label={say("page-helper")} value={helper.value} onChange={(on) => (helper.value = on)} />
            <a href="/rules">{say("page-all-rules")}</a>
            <a href="/editor">{say("page-editor")}</a>
            <a href="/replay">{say("page-replay-file")}</a>
          </div>
        </details>
      </nav>
    </header>
  );
}

function LanguageSwitch() {
  return (
    <div class="switch" role="group" aria-label={say("page-language")}>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={words.value.language === language}
          onClick={() => void speak(language)}
        >
          <span class="switch-long">{NAMES[language]}</span>
          <span class="switch-short" aria-hidden="true">{language.toUpperCase()}</span>
        </button>
      ))}
    </div>
  );
}

function ThemeChoice() {
  return (
    <fieldset class="plain">
      <legend>{say("page-theme")}</legend>
      {THEMES.map((name) => (
        <label key={name} class="choice">
          <input type="radio" name="theme" checked={theme.value === name} onChange={() => (theme.value = name)} />
          {say(`page-theme-${name}`)}
        </label>
      ))}
    </fieldset>
  );
}

function Check({ label, value, onChange }: { label: string; value: boolean; onChange: (on: boolean) => void }) {
  return (
    <label class="choice">
      <input type="checkbox" checked={value} onChange={(event) => onChange(event.currentTarget.checked)} />
      {label}
    </label>
  );
}

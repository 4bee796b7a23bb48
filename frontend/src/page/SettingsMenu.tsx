/** What this device prefers, behind one button; a tap elsewhere closes it. */

import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { chooseLanguage, LANGUAGES, say, words } from "../words/language.ts";
import { Icon, type IconName } from "./Icon.tsx";
import {
  firstGameHelp,
  keepExtraPlay,
  lightNow,
  PACES,
  type Pace,
  pace,
  playOnlyMove,
  showNotation,
  sound,
  type Theme,
  theme,
  tutor,
} from "./preferences.ts";

const THEMES: Theme[] = ["auto", "day", "evening", "plain"];

/** With the language where the page's top has no switch for it. */
export function SettingsMenu({ language = false }: { language?: boolean }) {
  const menu = useRef<HTMLDetailsElement>(null);
  useClosing(menu);
  return (
    <details class="menu" ref={menu} onKeyDown={(event) => closeByKey(event, menu.current)}>
      <summary class="tool" aria-label={say("page-settings")}>
        <Icon name="gear" />
      </summary>
      <div class="menu-sheet">
        {language && <LanguageSwitch />}
        <ThemeChoice />
        <PaceChoice />
        <Check label={say("page-sound")} value={sound.value} onChange={(on) => (sound.value = on)} />
        <Check label={say("page-helper")} value={firstGameHelp.value} onChange={(on) => (firstGameHelp.value = on)} />
        <Check label={say("page-tutor")} value={tutor.value} onChange={(on) => (tutor.value = on)} />
        <Check label={say("page-only-move")} value={playOnlyMove.value} onChange={(on) => (playOnlyMove.value = on)} />
        <Check
          label={say("page-keep-extra")}
          value={keepExtraPlay.value}
          onChange={(on) => (keepExtraPlay.value = on)}
        />
        <Check label={say("page-notation")} value={showNotation.value} onChange={(on) => (showNotation.value = on)} />
        <p class="plain menu-links">
          <a href="/rules">{say("page-all-rules")}</a>
          <a href="/editor">{say("page-editor")}</a>
          <a href="/replay">{say("page-replay-file")}</a>
        </p>
      </div>
    </details>
  );
}

/** Escape closes the menu and nothing else: at the table it also takes back a tap. */
function closeByKey(event: KeyboardEvent, menu: HTMLElement | null): void {
  if (event.key !== "Escape" || !menu?.hasAttribute("open")) return;
  event.stopPropagation();
  menu.removeAttribute("open");
}

/** A tap anywhere else, or on one of its links, closes the menu. */
function useClosing(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const close = (event: Event): void => {
      const at = event.target as Element;
      const inside = menu.current?.contains(at) && !(event.type === "click" && at.closest("a"));
      if (!inside) menu.current?.removeAttribute("open");
    };
    document.addEventListener("pointerdown", close);
    document.addEventListener("click", close);
    return () => {
      document.removeEventListener("pointerdown", close);
      document.removeEventListener("click", close);
    };
  }, []);
}

export function LanguageSwitch() {
  return (
    <div class="switch" role="group" aria-label={say("page-language")}>
      {LANGUAGES.map(({ code, name }) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={words.value.language === code}
          onClick={() => chooseLanguage(code)}
        >
          <span class="switch-long">{name}</span>
          <span class="switch-short" aria-hidden="true">
            {code.toUpperCase()}
          </span>
        </button>
      ))}
    </div>
  );
}

const LIGHTS: readonly (readonly [Exclude<Theme, "auto">, IconName])[] = [
  ["day", "sun"],
  ["evening", "moon"],
  ["plain", "contrast"],
];

/** The three lights, at one tap where there is room; the next of them where there is less. */
export function ThemeSwitch() {
  return (
    <>
      <LightSwitch />
      <NextLight />
    </>
  );
}

function NextLight() {
  const now = LIGHTS.findIndex(([name]) => name === lightNow.value);
  const [next] = LIGHTS[(now + 1) % LIGHTS.length]!;
  const label = say("page-theme-next", { theme: next });
  return (
    <button type="button" class="tool theme-next" aria-label={label} title={label} onClick={() => (theme.value = next)}>
      <Icon name={LIGHTS[now]?.[1] ?? "contrast"} />
    </button>
  );
}

function LightSwitch() {
  return (
    <div class="switch theme-switch" role="group" aria-label={say("page-theme")}>
      {LIGHTS.map(([name, icon]) => (
        <button
          key={name}
          type="button"
          aria-label={say(`page-theme-${name}`)}
          title={say(`page-theme-${name}`)}
          aria-pressed={lightNow.value === name}
          onClick={() => (theme.value = name)}
        >
          <Icon name={icon} />
        </button>
      ))}
    </div>
  );
}

function ThemeChoice() {
  return (
    <fieldset class="plain menu-lights">
      <legend>{say("page-theme")}</legend>
      {THEMES.map((name) => (
        <label key={name} class="chip">
          <input type="radio" name="theme" checked={theme.value === name} onChange={() => (theme.value = name)} />
          <span>{say(`page-theme-${name}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function PaceChoice() {
  return (
    <label class="field">
      {say("page-motion")}
      <select value={pace.value} onChange={(event) => (pace.value = event.currentTarget.value as Pace)}>
        {Object.keys(PACES).map((name) => (
          <option key={name} value={name}>
            {say(`page-pace-${name}`)}
          </option>
        ))}
      </select>
    </label>
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

/** The table's own settings: clock, absence, speed of bots, spectators. */

import type { ClockSetting } from "../generated/protocol.ts";
import { botName } from "../words/botName.ts";
import { say } from "../words/language.ts";
import { levelsOf, usualStandIn } from "./catalogue.ts";
import type { NewGameChoices } from "./newGameChoices.ts";

const CLOCKS: Record<string, ClockSetting | null> = {
  none: null,
  move60: { kind: "move", seconds: 60 },
  move120: { kind: "move", seconds: 120 },
  bank600: { kind: "bank", seconds: 600, increment: 5 },
  bank1200: { kind: "bank", seconds: 1200, increment: 10 },
};
const ABSENCES: (number | null)[] = [30, 60, 300, null];
const PATIENCES: (number | null)[] = [60, 120, 300, null];
const PAUSES = [300, 800, 1600];

export function TableSettings({ newGame }: { newGame: NewGameChoices }) {
  const clock =
    Object.keys(CLOCKS).find((name) => JSON.stringify(CLOCKS[name]) === JSON.stringify(newGame.clock.value)) ?? "none";
  return (
    <details class="sheet fold">
      <summary>
        <span class="legend">{say("page-table-settings")}</span>
      </summary>
      <Select label={say("page-clock")} value={clock} onChange={(name) => (newGame.clock.value = CLOCKS[name] ?? null)}>
        {Object.keys(CLOCKS).map((name) => [name, say(`page-clock-${name}`)])}
      </Select>
      <Select
        label={say("page-absence")}
        value={String(newGame.absence.value)}
        onChange={(value) => (newGame.absence.value = value === "null" ? null : Number(value))}
      >
        {ABSENCES.map((seconds) => [
          String(seconds),
          seconds === null ? say("page-absence-never") : say("page-seconds", { seconds }),
        ])}
      </Select>
      {!newGame.clock.value && (
        <Select
          label={say("page-patience")}
          value={String(newGame.patience.value)}
          onChange={(value) => (newGame.patience.value = value === "null" ? null : Number(value))}
        >
          {PATIENCES.map((seconds) => [
            String(seconds),
            seconds === null ? say("page-absence-never") : say("page-seconds", { seconds }),
          ])}
        </Select>
      )}
      <Select
        label={say("page-stand-in")}
        value={newGame.standIn.value || usualStandIn()}
        onChange={(level) => (newGame.standIn.value = level)}
      >
        {levelsOf(newGame.rules.value.id).map((level) => [level, botName(level)])}
      </Select>
      <Select
        label={say("page-pause")}
        value={String(newGame.pause.value)}
        onChange={(value) => (newGame.pause.value = Number(value))}
      >
        {PAUSES.map((pause) => [String(pause), say(`page-pause-${pause}`)])}
      </Select>
      <label class="choice">
        <input
          type="checkbox"
          checked={newGame.spectators.value}
          onChange={(event) => (newGame.spectators.value = event.currentTarget.checked)}
        />
        {say("page-allow-spectators")}
      </label>
      <label class="choice">
        <input
          type="checkbox"
          checked={newGame.hints.value}
          onChange={(event) => (newGame.hints.value = event.currentTarget.checked)}
        />
        {say("page-allow-hints")}
      </label>
    </details>
  );
}

interface SelectProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: [string, string][];
}

function Select({ label, value, onChange, children }: SelectProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {children.map(([name, words]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

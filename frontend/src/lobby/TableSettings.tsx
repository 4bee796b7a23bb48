/** The table's own settings: clock, absence, seating, spectators. */

import type { ClockRule } from "../door/protocol.ts";
import { say } from "../words/language.ts";
import type { Order } from "./order.ts";

const CLOCKS: Record<string, ClockRule | null> = {
  none: null,
  move60: { kind: "move", seconds: 60 },
  move120: { kind: "move", seconds: 120 },
  bank600: { kind: "bank", seconds: 600, increment: 5 },
  bank1200: { kind: "bank", seconds: 1200, increment: 10 },
};
const ABSENCES: (number | null)[] = [30, 60, 300, null];
const PAUSES = [300, 800, 1600];

export function TableSettings({ order }: { order: Order }) {
  const clock = Object.keys(CLOCKS).find((name) => JSON.stringify(CLOCKS[name]) === JSON.stringify(order.clock.value)) ?? "none";
  return (
    <details class="sheet fold">
      <summary>
        <span class="legend">{say("page-table-settings")}</span>
      </summary>
      <Select label={say("page-clock")} value={clock} onChange={(name) => (order.clock.value = CLOCKS[name] ?? null)}>
        {Object.keys(CLOCKS).map((name) => [name, say(`page-clock-${name}`)])}
      </Select>
      <Select
        label={say("page-absence")}
        value={String(order.absence.value)}
        onChange={(value) => (order.absence.value = value === "null" ? null : Number(value))}
      >
        {ABSENCES.map((seconds) => [String(seconds), seconds === null ? say("page-absence-never") : say("page-seconds", { seconds })])}
      </Select>
      <Select label={say("page-pause")} value={String(order.pause.value)} onChange={(value) => (order.pause.value = Number(value))}>
        {PAUSES.map((pause) => [String(pause), say(`page-pause-${pause}`)])}
      </Select>
      <label class="choice">
        <input
          type="checkbox"
          checked={order.seating.value === "lot"}
          onChange={(event) => (order.seating.value = event.currentTarget.checked ? "lot" : "chosen")}
        />
        {say("page-seating-lot")}
      </label>
      <label class="choice">
        <input type="checkbox" checked={order.spectators.value} onChange={(event) => (order.spectators.value = event.currentTarget.checked)} />
        {say("page-allow-spectators")}
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
          <option key={name} value={name}>{words}</option>
        ))}
      </select>
    </label>
  );
}

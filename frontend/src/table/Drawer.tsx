/** The drawer: log, rules, the board in words, and what else can be done at the table. */

import { useState } from "preact/hooks";
import { memo } from "../page/memo.ts";
import { say } from "../words/language.ts";
import { Log } from "./Log.tsx";
import type { Room } from "./room.ts";
import { RulesPanel } from "./RulesPanel.tsx";
import { TableTools } from "./TableTools.tsx";
import { TextBoard } from "./TextBoard.tsx";

const TABS = ["log", "rules", "text", "tools"] as const;
type Tab = (typeof TABS)[number];

export const Drawer = memo(function Drawer({ room }: { room: Room }) {
  const [open, setOpen] = useState<Tab>("log");
  const turn = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const next = TABS[(TABS.indexOf(open) + step + TABS.length) % TABS.length]!;
    setOpen(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <section class="drawer" aria-label={say("page-drawer")}>
      <div class="tabs" role="tablist" onKeyDown={turn}>
        {TABS.map((tab) => (
          <button
            key={tab}
            id={`tab-${tab}`}
            type="button"
            role="tab"
            aria-selected={open === tab}
            aria-controls="drawer-panel"
            tabIndex={open === tab ? 0 : -1}
            onClick={() => setOpen(tab)}
          >
            {say(`page-tab-${tab}`)}
          </button>
        ))}
      </div>
      <div id="drawer-panel" class="drawer-panel" role="tabpanel" aria-labelledby={`tab-${open}`} tabIndex={0}>
        {open === "log" && <Log room={room} />}
        {open === "rules" && <RulesPanel room={room} />}
        {open === "text" && <TextBoard room={room} />}
        {open === "tools" && <TableTools room={room} />}
      </div>
    </section>
  );
});

/** The tabs beside the board: log, rules, the board in words, and actions; the log is always read aloud. */

import { memo } from "../page/memoComponent.ts";
import { say } from "../words/language.ts";
import { GameLog } from "./GameLog.tsx";
import { RulesPanel } from "./RulesPanel.tsx";
import { ShareAndLeave } from "./ShareAndLeave.tsx";
import { TextBoard } from "./TextBoard.tsx";
import { TypedMove } from "./TypedMove.tsx";
import type { TableState } from "./tableState.ts";

export const TableTabs = memo(function TableTabs({ state }: { state: TableState }) {
  const { openTab } = state;
  const open = openTab.shown.value;
  const turn = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const next = openTab.beside(step);
    openTab.turnTo(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <section class={`drawer drawer-${open}`} aria-label={say("page-drawer")}>
      <div class="tabs" role="tablist" onKeyDown={turn}>
        {openTab.all.value.map((tab) => (
          <button
            key={tab}
            id={`tab-${tab}`}
            type="button"
            role="tab"
            aria-selected={open === tab}
            aria-controls="drawer-panel"
            tabIndex={open === tab ? 0 : -1}
            onClick={() => openTab.turnTo(tab)}
          >
            {say(`page-tab-${tab}`)}
          </button>
        ))}
      </div>
      <div id="drawer-panel" class="drawer-panel" role="tabpanel" aria-labelledby={`tab-${open}`} tabIndex={0}>
        <div class={open === "log" ? "" : "unseen"}>
          <GameLog state={state} open={open === "log"} />
        </div>
        {open === "rules" && <RulesPanel state={state} />}
        {open === "text" && <InWords state={state} />}
        {open === "tools" && <ShareAndLeave state={state} />}
      </div>
    </section>
  );
});

/** The board in words, and moves in words of one's own. */
function InWords({ state }: { state: TableState }) {
  return (
    <>
      <TypedMove state={state} />
      <TextBoard state={state} />
    </>
  );
}

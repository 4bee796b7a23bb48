/** The top of a table: the way home, which game is played and how, its rules, sound and settings. */

import { useOwnTop } from "../page/Header.tsx";
import { Icon } from "../page/Icon.tsx";
import { memo } from "../page/memoComponent.ts";
import { sound } from "../page/preferences.ts";
import { SettingsMenu } from "../page/SettingsMenu.tsx";
import { say, words } from "../words/language.ts";
import type { TableState } from "./tableState.ts";

export const TableHeader = memo(function TableHeader({ state }: { state: TableState }) {
  useOwnTop();
  const { rules, sides, seats } = state.game;
  const teams = sides.some((side) => side.length > 1);
  return (
    <header class="table-top">
      <a href="/" class="table-home" aria-label={`Tockade, ${say("page-home")}`}>
        <img src="/static/icon.svg" alt="" width="32" height="32" />
      </a>
      <div class="table-title">
        <h1>{words.value.format(`rules-${rules}`)}</h1>
        <p>{say(teams ? "page-players-teams" : "page-players", { players: seats })}</p>
      </div>
      <nav class="top-tools" aria-label={say("page-settings")}>
        <button
          type="button"
          class="tool"
          aria-label={say("page-tab-rules")}
          title={say("page-tab-rules")}
          onClick={() => state.openTab.turnTo("rules")}
        >
          <Icon name="question" />
        </button>
        <button
          type="button"
          class="tool"
          aria-label={say("page-sound")}
          title={say("page-sound")}
          aria-pressed={sound.value}
          onClick={() => (sound.value = !sound.value)}
        >
          <Icon name={sound.value ? "note" : "silence"} />
        </button>
        <SettingsMenu language />
      </nav>
    </header>
  );
});

/** The page where a position is set up by hand: taps on the board, hands as text, everything else as JSON. */

import { useEffect, useState } from "preact/hooks";
import { checkPosition, fetchPosition } from "../api/http.ts";
import type { GameShown } from "../generated/protocol.ts";
import { catalogue, loadCatalogue, loadGame } from "../lobby/catalogue.ts";
import { errorWords, Notice } from "../page/Notice.tsx";
import { address, goTo } from "../page/navigation.ts";
import { useTitle } from "../page/windowTitle.ts";
import { say, words } from "../words/language.ts";
import { EditorBoard } from "./EditorBoard.tsx";
import { PositionForm } from "./PositionForm.tsx";
import { PositionDraft } from "./positionDraft.ts";
import { afterFirstChance } from "./positionEdits.ts";

async function startDraft(): Promise<PositionDraft> {
  const asked = address.value.searchParams;
  const table = asked.get("table");
  await loadCatalogue();
  if (table) {
    const { game, position } = await fetchPosition(table, Number(asked.get("turn") ?? 0));
    return new PositionDraft(await loadGame(game), position);
  }
  const game = await loadGame(asked.get("setup") ?? catalogue.value[0]?.tables[0]?.setup ?? "");
  return new PositionDraft(game, await firstFields(game));
}

/** A position in which somebody can move, where the server agrees; else the very start. */
export async function firstFields(game: GameShown): Promise<Record<string, unknown>> {
  const start = (await checkPosition(game.setup)).position;
  const wished = afterFirstChance(start);
  return checkPosition(game.setup, wished).then(
    ({ position }) => position,
    () => start,
  );
}

export function EditorPage() {
  const [draft, setDraft] = useState<PositionDraft | null>(null);
  const [trouble, setTrouble] = useState("");
  useTitle(say("page-editor"));
  useEffect(() => {
    setDraft(null);
    startDraft().then(setDraft, (error: unknown) => setTrouble(errorWords(error)));
  }, [address.value.search]);
  return (
    <div class="editor">
      <div class="board-column">{draft && <EditorBoard draft={draft} />}</div>
      <div class="editor-side">
        <h1>{say("page-editor")}</h1>
        <p>{say("page-editor-words")}</p>
        <Notice text={trouble} />
        <label class="field">
          <span>{say("page-editor-game")}</span>
          <select
            value={draft?.game.setup ?? ""}
            onChange={(event) =>
              goTo(`/editor?${new URLSearchParams({ setup: event.currentTarget.value }).toString()}`, true)
            }
          >
            {catalogue.value.flatMap((rules) =>
              rules.tables.map(({ setup, players, teams }) => (
                <option key={setup} value={setup}>
                  {words.value.format(`rules-${rules.id}`)},{" "}
                  {say(teams ? "page-players-teams" : "page-players", { players })}
                </option>
              )),
            )}
          </select>
        </label>
        {draft && <PositionForm key={draft.game.setup} draft={draft} />}
      </div>
    </div>
  );
}

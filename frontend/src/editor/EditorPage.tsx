/** A position set up by hand: taps on the board, hands as text, everything else as JSON; checked at every change. */

import { useEffect, useState } from "preact/hooks";
import { loadCatalogue, catalogue, gameOf } from "../lobby/catalogue.ts";
import type { GameFacts } from "../door/protocol.ts";
import { Notice, wordsOf } from "../page/Notice.tsx";
import { address, go } from "../page/route.ts";
import { useTitle } from "../page/title.ts";
import { checkPosition, fetchPosition } from "../server/http.ts";
import { say, words } from "../words/language.ts";
import { Draft } from "./draft.ts";
import { EditorBoard } from "./EditorBoard.tsx";
import { begun } from "./position.ts";
import { Tools } from "./Tools.tsx";

async function startDraft(): Promise<Draft> {
  const asked = address.value.searchParams;
  const table = asked.get("table");
  await loadCatalogue();
  if (table) {
    const { game, position } = await fetchPosition(table, Number(asked.get("turn") ?? 0));
    return new Draft(await gameOf(game), position);
  }
  const game = await gameOf(asked.get("setup") ?? catalogue.value[0]?.tables[0]?.setup ?? "");
  return new Draft(game, await firstFields(game));
}

/** A position in which somebody can move, where the server agrees; else the very start. */
export async function firstFields(game: GameFacts): Promise<Record<string, unknown>> {
  const start = (await checkPosition(game.setup)).position;
  const wished = begun(start);
  return checkPosition(game.setup, wished).then(({ position }) => position, () => start);
}

export function EditorPage() {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [trouble, setTrouble] = useState("");
  useTitle(say("page-editor"));
  useEffect(() => {
    setDraft(null);
    startDraft().then(setDraft, (error: unknown) => setTrouble(wordsOf(error)));
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
            onChange={(event) => go(`/editor?${new URLSearchParams({ setup: event.currentTarget.value }).toString()}`, true)}
          >
            {catalogue.value.flatMap((rules) =>
              rules.tables.map(({ setup, players, teams }) => (
                <option key={setup} value={setup}>
                  {words.value.format(`rules-${rules.id}`)}, {say(teams ? "page-players-teams" : "page-players", { players })}
                </option>
              )),
            )}
          </select>
        </label>
        {draft && <Tools key={draft.game.setup} draft={draft} />}
      </div>
    </div>
  );
}

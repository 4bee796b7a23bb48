/** The form beside the editor's board: whose turn, the die, the hands, the text; play, reset, download. */

import { useState } from "preact/hooks";
import { openTable } from "../api/http.ts";
import { defaultBot } from "../lobby/defaultBot.ts";
import { rememberTable, tableLink } from "../page/knownTables.ts";
import { errorWords, Notice } from "../page/Notice.tsx";
import { goTo } from "../page/navigation.ts";
import { ownName } from "../page/preferences.ts";
import { vowel } from "../words/frenchElision.ts";
import { say, words } from "../words/language.ts";
import { firstFields } from "./EditorPage.tsx";
import type { PositionDraft } from "./positionDraft.ts";
import { changeHand, readCards } from "./positionEdits.ts";

export function PositionForm({ draft }: { draft: PositionDraft }) {
  const [trouble, setTrouble] = useState("");
  const fields = draft.fields.value;
  const checked = draft.checked.value;
  const count = Object.values(checked?.moves ?? {}).reduce((sum, moves) => sum + moves.length, 0);
  const attempt = (doing: Promise<unknown>): void =>
    void doing.catch((error: unknown) => setTrouble(errorWords(error)));
  return (
    <>
      <Numbers draft={draft} />
      {Array.isArray(fields.hands) && <HandFields draft={draft} />}
      <Notice text={draft.trouble.value || trouble} />
      {!draft.trouble.value && checked && <Notice kind="good" text={say("page-editor-good", { count })} />}
      <p class="end-tools">
        <button
          type="button"
          class="button button-large"
          disabled={Boolean(draft.trouble.value) || count === 0}
          onClick={() => attempt(playFrom(draft).then(goTo))}
        >
          {say("page-editor-play")}
        </button>
        <button
          type="button"
          class="button button-soft"
          onClick={() => attempt(firstFields(draft.game).then((first) => draft.change(first)))}
        >
          {say("page-editor-start")}
        </button>
        <a class="button button-soft" download="position.json" href={fileOf(draft)}>
          {say("page-editor-download")}
        </a>
      </p>
      <TextFields key={JSON.stringify(fields)} draft={draft} />
    </>
  );
}

function seatName(draft: PositionDraft, seat: number): string {
  return words.value.format(`seat-${seat}`, {}, draft.game.rules);
}

/** Whose turn it is, and what the die shows. */
function Numbers({ draft }: { draft: PositionDraft }) {
  const fields = draft.fields.value;
  const change = (name: string, value: string): void => void draft.change({ ...fields, [name]: Number(value) });
  return (
    <div class="seat-row">
      {"turn" in fields && (
        <label class="field">
          <span>{say("page-editor-turn")}</span>
          <select value={String(fields.turn)} onChange={(event) => change("turn", event.currentTarget.value)}>
            {Array.from({ length: draft.game.seats }, (_, seat) => (
              <option key={seat} value={seat}>
                {seatName(draft, seat)}
              </option>
            ))}
          </select>
        </label>
      )}
      {"die" in fields && (
        <label class="field">
          <span>{say("page-die", { number: "" })}</span>
          <select value={String(fields.die)} onChange={(event) => change("die", event.currentTarget.value)}>
            {[0, 1, 2, 3, 4, 5, 6].map((face) => (
              <option key={face} value={face}>
                {face}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}

function HandFields({ draft }: { draft: PositionDraft }) {
  const hands = draft.fields.value.hands as string[][];
  return (
    <div>
      {hands.map((cards, seat) => (
        <label key={`${seat} ${cards.join(" ")}`} class="field">
          <span>{say("page-editor-hand", { name: seatName(draft, seat), vowel: vowel(seatName(draft, seat)) })}</span>
          <input
            defaultValue={cards.join(" ")}
            spellcheck={false}
            onChange={(event) =>
              void draft.change(changeHand(draft.fields.value, seat, readCards(event.currentTarget.value)))
            }
          />
        </label>
      ))}
    </div>
  );
}

function TextFields({ draft }: { draft: PositionDraft }) {
  const [text, setText] = useState(() => JSON.stringify(draft.fields.value, null, 1));
  const apply = (): void => {
    try {
      void draft.change(JSON.parse(text) as Record<string, unknown>);
    } catch (error) {
      draft.trouble.value = errorWords(error);
    }
  };
  return (
    <details class="fold">
      <summary>
        <span class="legend">{say("page-editor-text")}</span>
      </summary>
      <textarea
        rows={14}
        value={text}
        aria-label={say("page-editor-text")}
        spellcheck={false}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="button" class="button button-soft" onClick={apply}>
        {say("page-editor-check")}
      </button>
    </details>
  );
}

/** The position as a file that the command line reads too. */
function fileOf({ game, fields }: PositionDraft): string {
  const file = { format: "tockade position 1", game: game.setup, position: fields.value };
  return `data:application/json,${encodeURIComponent(JSON.stringify(file))}`;
}

/** A table that starts here: the reader has the seat that is to move, bots the others. */
async function playFrom(draft: PositionDraft): Promise<string> {
  const bot = await defaultBot();
  const own = draft.checked.value?.actors[0] ?? 0;
  const name = ownName.value || say("page-me");
  const seats = Array.from({ length: draft.game.seats }, (_, seat) =>
    seat === own ? { player: "person" as const, name } : { player: "bot" as const, bot },
  );
  const opened = await openTable({ game: draft.game.setup, position: draft.fields.value, seats, start: true });
  const keys = opened.seats.map((seat) => seat.key).filter((key) => key !== null);
  rememberTable(opened.table, {
    keys,
    host: opened.host,
    game: draft.game.setup,
    names: seats.map((seat) => seat.name ?? ""),
  });
  return tableLink({ table: opened.table, keys });
}

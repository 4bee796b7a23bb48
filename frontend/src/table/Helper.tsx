/** The first-game helper: what can be done now, and what for, in whole sentences. */

import { cardLine } from "../cards/effects.ts";
import { helper } from "../page/preferences.ts";
import { memo } from "../page/memo.ts";
import { say, words } from "../words/language.ts";
import { capital, cardName } from "../words/sentences.ts";
import type { Room } from "./room.ts";

export const Helper = memo(function Helper({ room }: { room: Room }) {
  const choosing = room.choosing.value;
  if (!helper.value || !choosing || room.covered.value || choosing.question.value) return null;
  const lines = helpOf(room);
  if (lines.length === 0) return null;
  return (
    <aside class="helper" aria-label={say("page-helper")}>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <button type="button" class="tool" aria-label={say("page-helper-off")} onClick={() => (helper.value = false)}>
        <span aria-hidden="true">×</span>
      </button>
    </aside>
  );
});

function helpOf(room: Room): string[] {
  const choosing = room.choosing.value!;
  const kinds = new Set(choosing.choices.value.map(({ step }) => step.kind));
  if (choosing.steps.value.length > 0) return choosing.targets.value.length ? [room.say("page-help-target")] : [];
  if (kinds.has("play")) return playableCards(room);
  const known = ["give", "deal", "push", "barricade", "enter", "pawn", "lay", "discard", "pass", "decline"].find((kind) => kinds.has(kind as never));
  return known ? [room.say(`page-help-${known}`)] : [];
}

/** Each card that can be played, with what it does. */
function playableCards(room: Room): string[] {
  const choosing = room.choosing.value!;
  const reader = room.reader();
  const cards = [...new Set(choosing.first.value.filter(({ step }) => step.kind === "play").map(({ step }) => step.card ?? ""))];
  const lines = cards.map((card) => {
    const value = `${cardLine(words.value, room.game.cards[card], room.game.rules)}.`;
    return capital(room.say("page-pair", { name: cardName(reader, card, "the"), value }));
  });
  return [room.say("page-help-play"), ...lines];
}

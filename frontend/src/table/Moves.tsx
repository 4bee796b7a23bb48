/** The same choices as buttons in words: every move can be made here by role and name, without the board. */

import type { Choice } from "../door/game.ts";
import { CardFace } from "../cards/Card.tsx";
import { filming } from "../motion/film.ts";
import { memo } from "../page/memo.ts";
import { say } from "../words/language.ts";
import { capital, cardName, tell, tellSteps } from "../words/sentences.ts";
import type { Room } from "./room.ts";
import type { Target } from "./targets.ts";

const IN_HAND = ["play", "give", "lay"];
const TOLD = ["captured", "housed", "swapped", "barricade_hit", "lapped"];

export const Moves = memo(function Moves({ room }: { room: Room }) {
  const choosing = room.choosing.value;
  if (!choosing || choosing.question.value || room.covered.value || filming.value) return null;
  const pawn = choosing.pawn.value;
  const meant = choosing.doubt.value.length ? choosing.doubt.value : choosing.targets.value.filter((target) => !pawn || target.from === pawn);
  const others = choosing.choices.value.filter((choice) => standsAlone(choice, choosing.steps.value.length === 0 && choosing.choices.value === choosing.first.value));
  if (meant.length === 0 && others.length === 0) return null;
  return (
    <section class="moves" aria-label={say("page-moves")}>
      {others.length > 0 && (
        <ul class="moves-alone">
          {others.map((choice) => (
            <li key={JSON.stringify(choice.step)}>
              <Alone room={room} choice={choice} />
            </li>
          ))}
        </ul>
      )}
      {meant.length > 0 && (
        <ul class="moves-list">
          {meant.map((target) => (
            <li key={JSON.stringify(target.steps)}>
              <button type="button" class="move" onClick={() => choosing.choose(target)}>
                {moveWords(room, target)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});

/** Choices that are neither on the board nor a card of the hand. */
function standsAlone({ step }: Choice, first: boolean): boolean {
  if (step.kind === "discard") return !step.card || !first;
  if (IN_HAND.includes(step.kind)) return !first;
  return ["name", "deal", "pass", "decline"].includes(step.kind);
}

function Alone({ room, choice }: { room: Room; choice: Choice }) {
  const choosing = room.choosing.value!;
  const reader = room.reader();
  const named = choice.step.kind === "name" ? choice.step.card : "";
  return (
    <button
      type="button"
      class={named ? "name-card" : "button"}
      onClick={() => choosing.take(choice.step, choice)}
    >
      {named ? (
        <>
          <span class="unseen">{capital(cardName(reader, named, "a"))}</span>
          <CardFace card={named} />
        </>
      ) : (
        capital(tellSteps(reader, [choice.step]))
      )}
    </button>
  );
}

/** A landing in words, and what it would do to whom. */
export function moveWords(room: Room, target: Target): string {
  const reader = room.reader();
  const effects = target.consequences.filter(({ kind }) => TOLD.includes(kind));
  return [`${tellSteps(reader, target.steps)}.`, ...effects.map((happened) => tell(reader, happened))].join(" ");
}

/** The choices that have no place on the board and no card in the hand: they stand under the prompt, always in sight. */

import { animating } from "../animation/moveAnimation.ts";
import { CardFace } from "../cards/CardFace.tsx";
import type { Choice, StepKind } from "../generated/game.ts";
import { memo } from "../page/memoComponent.ts";
import { say } from "../words/language.ts";
import { capital, cardName, tellSteps } from "../words/sentences.ts";
import type { TableState } from "./tableState.ts";

const IN_HAND: readonly StepKind[] = ["play", "give", "lay"];

/** As many as fit into the zone; more hang over the hand, which is not asked for then. */
const SPARE = 3;

export const OffBoardChoices = memo(function OffBoardChoices({ state }: { state: TableState }) {
  const builder = state.builder.value;
  if (!builder || builder.question.value || state.handHidden.value || animating.value) return null;
  const first = builder.steps.value.length === 0 && builder.choices.value === builder.first.value;
  const choices = builder.choices.value.filter((choice) => standsAlone(choice, first));
  if (choices.length === 0) return null;
  return (
    <section
      key={builder.taps.value.length}
      class={choices.length > SPARE ? "actions actions-many" : "actions"}
      aria-label={say("page-actions")}
    >
      <ul class="actions-list">
        {choices.map((choice) => (
          <li key={JSON.stringify(choice.step)}>
            <Alone state={state} choice={choice} />
          </li>
        ))}
      </ul>
    </section>
  );
});

/** Choices that are neither on the board nor a card of the hand. */
function standsAlone({ step }: Choice, first: boolean): boolean {
  if (step.kind === "discard") return !step.card || !first;
  if (IN_HAND.includes(step.kind)) return !first;
  return ["name", "deal", "pass", "decline"].includes(step.kind);
}

function Alone({ state, choice }: { state: TableState; choice: Choice }) {
  const builder = state.builder.value!;
  const reader = state.reader();
  const named = choice.step.kind === "name" ? choice.step.card : "";
  return (
    <button type="button" class={named ? "name-card" : "button"} onClick={() => builder.take(choice.step, choice)}>
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

/** The line that says who must do what now. */

import { animating, skipAnimation } from "../animation/moveAnimation.ts";
import { dividedNumber } from "../cards/cardEffects.ts";
import type { StepKind } from "../generated/game.ts";
import { memo } from "../page/memoComponent.ts";
import { say } from "../words/language.ts";
import { capital, tellSteps } from "../words/sentences.ts";
import type { TableState } from "./tableState.ts";
import { walkedSteps } from "./tapTargets.ts";

export const Prompt = memo(function Prompt({ state }: { state: TableState }) {
  const link = state.connection.value.link.value;
  return (
    <div class="prompt-place">
      <p class={`prompt ${state.builder.value ? "prompt-mine" : ""}`} role="status" aria-live="polite" tabIndex={-1}>
        <Line key={promptOf(state)} text={promptOf(state)} />
      </p>
      <StepsLeft state={state} />
      {animating.value && (
        <button
          type="button"
          class="skip-film"
          aria-label={say("page-skip-film")}
          title={say("page-skip-film")}
          onClick={skipAnimation}
        >
          <span aria-hidden="true">»</span>
        </button>
      )}
      {link !== "open" && (
        <p class="notice notice-warn notice-over" role="alert">
          {say(lostWords(state))}
        </p>
      )}
      <OtherTab state={state} />
    </div>
  );
});

/** A new sentence is a new thing: the old one does not move to where it stands. */
function Line({ text }: { text: string }) {
  return <span>{text}</span>;
}

function lostWords(state: TableState): string {
  if (state.tabs?.resting.value) return "page-tab-resting";
  const { link, replaced } = state.connection.value;
  if (replaced.value) return "page-link-replaced";
  return link.value === "closed" ? "page-link-closed" : "page-link-lost";
}

/** The same seat in two tabs: it is said in both, and one goes on. */
function OtherTab({ state }: { state: TableState }) {
  const { tabs } = state;
  if (!tabs?.open.value && !tabs?.resting.value) return null;
  return (
    <p class="notice notice-over" role="status">
      {!tabs.resting.value && say("page-tab-open")}{" "}
      <button
        type="button"
        class="button button-soft"
        onClick={() => {
          const { resting } = tabs;
          tabs.goOnHere();
          if (resting.value) location.reload();
        }}
      >
        {say("page-tab-here")}
      </button>
    </p>
  );
}

/** A divided card counts down: one dot for each step, the walked ones empty. */
function StepsLeft({ state }: { state: TableState }) {
  const builder = state.builder.value;
  const whole = dividedNumber(state.game.cards[builder?.card.value ?? ""]);
  if (!builder || !whole || state.handHidden.value) return null;
  const walked = Math.min(whole, walkedSteps(builder.question.value?.consequences ?? builder.soFar.value));
  return (
    <p class="steps-left" aria-hidden="true">
      {Array.from({ length: whole }, (_, at) => (
        <i key={at} class={at < whole - walked ? "" : "step-walked"} />
      ))}
    </p>
  );
}

export function promptOf(state: TableState): string {
  const frame = state.shown.value!;
  if (frame.phase === "over") return state.say("page-prompt-over");
  if (frame.phase === "between") return state.say("page-prompt-between");
  if (state.builder.value && !state.handHidden.value) return ownPrompt(state);
  if (state.isAway.value) return state.say("page-prompt-your-stand-in");
  const reader = state.reader();
  const others = frame.actors.filter((seat) => seat >= 0);
  if (!state.handHidden.value && others.includes(state.connection.value.seat))
    return state.say(animating.value ? "page-prompt-sending" : "page-prompt-yours");
  if (others.length === 0) return state.say("page-prompt-wait");
  return capital(
    state.say(othersPrompt(state, others), { ...reader.players(others), phase: frame.scene?.phase ?? "" }),
  );
}

/** Nobody thinks whose pawn is walking, or who is not there. */
function othersPrompt(state: TableState, others: readonly number[]): string {
  if (animating.value) return "page-prompt-moving";
  const states = others.map((seat) => state.connection.value.seats.value[seat]);
  if (states.some((seat) => !seat || seat.player === "bot" || seat.state === "here")) return "page-prompt-other";
  return states.every((seat) => seat!.state === "gone") ? "page-prompt-gone" : "page-prompt-stand-in";
}

function ownPrompt(state: TableState): string {
  const builder = state.builder.value!;
  if (builder.busy.value) return state.say("page-prompt-sending");
  if (builder.question.value?.steps.every(({ kind }) => kind === "give")) return state.say("page-prompt-give");
  if (builder.question.value) return state.say(builder.question.value.harm ? "page-prompt-harm" : "page-prompt-sure");
  if (builder.doubt.value.length) return state.say("page-prompt-doubt");
  const steps = builder.steps.value;
  if (builder.inAdvance && steps.length === 0) return state.say("page-advance-choose");
  if (steps.length > 0 && dividedNumber(state.game.cards[builder.card.value])) return laterPrompt(state);
  if (steps.length > 0) return `${tellSteps(state.reader(), steps)}. ${laterPrompt(state)}`;
  return firstPrompt(state);
}

const FIRST: readonly (readonly [StepKind, string])[] = [
  ["give", "page-prompt-give"],
  ["deal", "page-prompt-deal"],
  ["push", "page-prompt-push"],
  ["barricade", "page-prompt-barricade"],
  ["play", "page-prompt-play"],
  ["lay", "page-prompt-lay"],
  ["pawn", "page-prompt-pawn"],
  ["enter", "page-prompt-pawn"],
  ["discard", "page-prompt-discard"],
  ["pass", "page-prompt-pass"],
  ["decline", "page-prompt-decline"],
];

function firstPrompt(state: TableState): string {
  const builder = state.builder.value!;
  if (state.shown.value?.votes?.[state.connection.value.seat]) return state.say("page-prompt-hurry");
  const kinds = builder.choices.value.map(({ step }) => step.kind);
  const die = state.shown.value?.scene?.die ?? 0;
  const thrown = kinds.includes("pass") ? "page-prompt-die-stay" : "page-prompt-die";
  if (kinds.includes("pawn") || kinds.includes("enter"))
    return state.say(die ? thrown : "page-prompt-pawn", { number: die });
  const known = FIRST.find(([kind]) => kinds.includes(kind));
  const again = kinds.includes("play") && kinds.includes("decline");
  return state.say(again ? "page-prompt-again" : (known?.[1] ?? "page-prompt-wait"));
}

function laterPrompt(state: TableState): string {
  const builder = state.builder.value!;
  if (builder.choices.value.some(({ step }) => step.kind === "name")) return state.say("page-prompt-name");
  const whole = dividedNumber(state.game.cards[builder.card.value]);
  const left = whole - walkedSteps(builder.soFar.value);
  if (whole && left < whole) return state.say("page-prompt-left", { left, whole });
  if (builder.targets.value.some(({ steps }) => steps.some(({ kind }) => kind === "swap")))
    return state.say("page-prompt-swap");
  return state.say(builder.pawn.value ? "page-prompt-landing" : "page-prompt-target");
}

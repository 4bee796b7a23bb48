/** What is expected of whom, always in words. */

import { filming, skipFilm } from "../motion/film.ts";
import { dividedNumber } from "../cards/effects.ts";
import { memo } from "../page/memo.ts";
import { say } from "../words/language.ts";
import { capital, tellSteps } from "../words/sentences.ts";
import type { Room } from "./room.ts";
import { walkedSteps } from "./targets.ts";

export const Prompt = memo(function Prompt({ room }: { room: Room }) {
  const link = room.session.value.link.value;
  return (
    <div class="prompt-place">
      <p class={`prompt ${room.choosing.value ? "prompt-mine" : ""}`} role="status" aria-live="polite" tabIndex={-1}>
        {promptOf(room)}
      </p>
      <StepsLeft room={room} />
      {filming.value && (
        <button type="button" class="skip-film" aria-label={say("page-skip-film")} title={say("page-skip-film")} onClick={skipFilm}>
          <span aria-hidden="true">»</span>
        </button>
      )}
      {link !== "open" && (
        <p class="notice notice-warn" role="alert">
          {say(link === "closed" ? "page-link-closed" : "page-link-lost")}
        </p>
      )}
    </div>
  );
});

/** A divided card counts down: one dot for each step, the walked ones empty. */
function StepsLeft({ room }: { room: Room }) {
  const choosing = room.choosing.value;
  const whole = dividedNumber(room.game.cards[choosing?.card.value ?? ""]);
  if (!choosing || !whole || room.covered.value) return null;
  const walked = Math.min(whole, walkedSteps(choosing.question.value?.consequences ?? choosing.soFar.value));
  return (
    <p class="steps-left" aria-hidden="true">
      {"●".repeat(whole - walked)}
      {"○".repeat(walked)}
    </p>
  );
}

export function promptOf(room: Room): string {
  const frame = room.shown.value!;
  if (frame.phase === "over") return room.say("page-prompt-over");
  if (frame.phase === "between") return room.say("page-prompt-between");
  if (room.choosing.value && !room.covered.value) return ownPrompt(room);
  const reader = room.reader();
  const others = frame.actors.filter((seat) => seat >= 0);
  if (!room.covered.value && others.includes(room.session.value.seat)) return room.say(filming.value ? "page-prompt-sending" : "page-prompt-yours");
  if (others.length === 0) return room.say("page-prompt-wait");
  return capital(room.say("page-prompt-other", { ...reader.players(others), phase: frame.scene?.phase ?? "" }));
}

function ownPrompt(room: Room): string {
  const choosing = room.choosing.value!;
  if (choosing.busy.value) return room.say("page-prompt-sending");
  if (choosing.question.value) return room.say(choosing.question.value.harm ? "page-prompt-harm" : "page-prompt-sure");
  if (choosing.doubt.value.length) return room.say("page-prompt-doubt");
  const steps = choosing.steps.value;
  if (steps.length > 0) return `${tellSteps(room.reader(), steps)}. ${laterPrompt(room)}`;
  return firstPrompt(room);
}

const FIRST: [string, string][] = [
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

function firstPrompt(room: Room): string {
  const choosing = room.choosing.value!;
  const kinds = choosing.choices.value.map(({ step }) => step.kind as string);
  const die = room.shown.value?.scene?.die ?? 0;
  const thrown = kinds.includes("pass") ? "page-prompt-die-stay" : "page-prompt-die";
  if (kinds.includes("pawn") || kinds.includes("enter")) return room.say(die ? thrown : "page-prompt-pawn", { number: die });
  const known = FIRST.find(([kind]) => kinds.includes(kind));
  const again = kinds.includes("play") && kinds.includes("decline");
  return room.say(again ? "page-prompt-again" : (known?.[1] ?? "page-prompt-wait"));
}

function laterPrompt(room: Room): string {
  const choosing = room.choosing.value!;
  if (choosing.choices.value.some(({ step }) => step.kind === "name")) return room.say("page-prompt-name");
  const whole = dividedNumber(room.game.cards[choosing.card.value]);
  const left = whole - walkedSteps(choosing.soFar.value);
  if (whole && left < whole) return room.say("page-prompt-left", { left, whole });
  if (choosing.targets.value.some(({ steps }) => steps.some(({ kind }) => kind === "swap"))) return room.say("page-prompt-swap");
  return room.say(choosing.pawn.value ? "page-prompt-landing" : "page-prompt-target");
}

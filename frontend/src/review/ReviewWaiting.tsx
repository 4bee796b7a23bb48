/** What is being looked into, how far it is and how long it takes; it can be called off, and more can be asked for. */

import { say } from "../words/language.ts";
import type { ReviewState } from "./reviewState.ts";

const SAID = { quick: "review-loading", deep: "review-looking", long: "review-looking-all" };

export function ReviewWaiting({ asked }: { asked: ReviewState }) {
  const tier = asked.making.value;
  if (!tier) return asked.review.value?.games.length ? <AskLong asked={asked} /> : null;
  const progress = asked.progress.value;
  return (
    <div class="review-waiting">
      <p class="quiet" role="status">
        {say(SAID[tier])}
      </p>
      <progress aria-label={say(SAID[tier])} {...(progress?.share ? { value: progress.share } : {})} />
      <p class="quiet">{timeLeft(asked)}</p>
      {tier !== "quick" && (
        <button type="button" class="button button-soft" onClick={() => void asked.callOff()}>
          {say("review-call-off")}
        </button>
      )}
    </div>
  );
}

/** How long it takes, and how many are made before it. */
function timeLeft({ progress }: ReviewState): string {
  const { ahead = 0, seconds = 0 } = progress.value ?? {};
  const said = [
    ahead > 0 ? say("review-ahead", { count: ahead }) : "",
    seconds > 0 ? say(seconds < 90 ? "review-seconds" : "review-minutes", timeWords(seconds)) : "",
  ];
  return said.filter(Boolean).join(" ");
}

function timeWords(seconds: number): { count: number } {
  return { count: seconds < 90 ? seconds : Math.round(seconds / 60) };
}

/** The deeper looks that are not made by themselves. */
function AskLong({ asked }: { asked: ReviewState }) {
  const tier = asked.review.value!.tier;
  if (tier === "long") return <p class="quiet">{say("review-all-looked")}</p>;
  const next = tier === "quick" ? "deep" : "long";
  return (
    <button type="button" class="button button-soft" onClick={() => void asked.make(next)}>
      {say(next === "deep" ? "review-ask-deep" : "review-ask-long")}
    </button>
  );
}

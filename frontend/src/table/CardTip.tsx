/** What a card does and why it cannot be played now: said while a finger rests on it, as the mouse reads its title. */

import { signal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import { cardEffectsLine } from "../cards/cardEffects.ts";
import { showNotation } from "../page/preferences.ts";
import { say, words } from "../words/language.ts";
import { capital, cardName, tellWhy } from "../words/sentences.ts";
import { drag } from "./dragging.ts";
import type { TableState } from "./tableState.ts";

/** Milliseconds that a finger rests before the card is explained. */
const REST = 500;
/** Pixels that a resting finger may tremble. */
const TREMBLE = 8;
const MOST_REASONS = 3;

/** The sentences about the card under the finger. */
const told = signal<string[]>([]);

async function explainCard(state: TableState, card: string): Promise<void> {
  const name = capital(cardName(state.reader(), card));
  const line = cardEffectsLine(words.value, state.game.cards[card], state.game.rules);
  const first = [line ? say("page-card", { name, line }) : name];
  told.value = first;
  const builder = state.builder.value;
  if (!builder || builder.inAdvance) return;
  const verdicts = (await builder.connection.socket.why().catch(() => null))?.cards?.[card] ?? [];
  const said = verdicts.map((each) => tellWhy(state.reader(), each, builder.decision, showNotation.value));
  if (told.value === first) told.value = [...first, ...[...new Set(said)].slice(0, MOST_REASONS)];
}

/** Notices a finger that rests on a card of this hand; what it lifts from is not tapped. */
export function useRestingFinger(hand: RefObject<HTMLElement | null>, state: TableState): void {
  useEffect(() => {
    const around = hand.current;
    if (!around) return;
    let timer = 0;
    let from = { x: 0, y: 0 };
    const forget = (): void => window.clearTimeout(timer);
    const down = (event: PointerEvent): void => {
      forget();
      told.value = [];
      const card = (event.target as Element).closest<HTMLElement>(".hand-card")?.dataset.card;
      if (!card || event.pointerType === "mouse") return;
      from = { x: event.clientX, y: event.clientY };
      timer = window.setTimeout(() => !drag.value && void explainCard(state, card), REST);
    };
    const move = (event: PointerEvent): void => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > TREMBLE) forget();
    };
    const click = (event: MouseEvent): void => {
      if (told.value.length > 0 && around.contains(event.target as Node)) event.stopPropagation();
    };
    window.addEventListener("pointerdown", down);
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", forget);
    window.addEventListener("pointercancel", forget);
    around.addEventListener("click", click, { capture: true });
    return () => {
      forget();
      told.value = [];
      window.removeEventListener("pointerdown", down);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", forget);
      window.removeEventListener("pointercancel", forget);
      around.removeEventListener("click", click, { capture: true });
    };
  }, [state]);
}

export function CardTip() {
  const lines = told.value;
  return (
    <div class="card-tip" role="status" hidden={lines.length === 0}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

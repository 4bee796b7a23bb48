/** The hand of cards: those that can be played stand up, the others lie dimmed and answer "why not?". */

import { useRef } from "preact/hooks";
import { animating } from "../animation/moveAnimation.ts";
import { CardFace } from "../cards/CardFace.tsx";
import { cardCaption, cardEffectsLine } from "../cards/cardEffects.ts";
import { memo } from "../page/memoComponent.ts";
import { say, words } from "../words/language.ts";
import { capital, cardName } from "../words/sentences.ts";
import { CardTip, useRestingFinger } from "./CardTip.tsx";
import type { TableState } from "./tableState.ts";

export const Hand = memo(function Hand({ state }: { state: TableState }) {
  const seat = state.connection.value.seat;
  const cards = state.shown.value?.scene?.hands?.[seat] ?? [];
  if (seat < 0 || cards.length === 0) return null;
  return <Fan state={state} seat={seat} cards={cards} />;
});

function Fan({ state, seat, cards }: { state: TableState; seat: number; cards: readonly string[] }) {
  const hand = useRef<HTMLDivElement>(null);
  useRestingFinger(hand, state);
  return (
    <div
      ref={hand}
      class="hand"
      data-seat={seat}
      role="group"
      aria-label={say("page-your-hand")}
      style={{ "--gaps": String(Math.max(1, cards.length - 1)) }}
    >
      {cards.map((card, index) => (
        <HandCard
          key={`${card} ${cards.slice(0, index).filter((other) => other === card).length}`}
          state={state}
          card={card}
          index={index}
          lean={index - (cards.length - 1) / 2}
        />
      ))}
      <CardTip />
    </div>
  );
}

interface HandCardProps {
  state: TableState;
  card: string;
  index: number;
  /** How far from the middle of the fan. */
  lean: number;
}

function HandCard({ state, card, index, lean }: HandCardProps) {
  const builder = animating.value || !state.builder.value?.first.value.length ? null : state.builder.value;
  const playable = builder ? builder.withCard(card).length > 0 : false;
  const chosen = builder ? builder.held.value === index : state.advance.chosen.value?.index === index;
  const ahead = !builder && state.mayChooseAhead.value;
  const wanted = builder?.pawn.value !== "" && (builder?.cardsFor(builder.pawn.value).includes(card) ?? false);
  const line = cardEffectsLine(words.value, state.game.cards[card], state.game.rules);
  const name = capital(cardName(state.reader(), card));
  const described = line ? say("page-card", { name, line }) : name;
  const label = builder && !playable ? `${described}. ${say("page-not-playable")}` : described;
  const looks = [
    "hand-card",
    builder ? (playable ? "hand-card-playable" : "hand-card-idle") : "",
    wanted ? "hand-card-wanted" : "",
    ahead ? "hand-card-ahead" : "",
  ];
  return (
    <button
      type="button"
      class={looks.join(" ")}
      style={{ "--lean": String(lean) }}
      data-card={card}
      data-index={index}
      aria-pressed={chosen}
      disabled={!builder && !ahead}
      title={line}
      onClick={() => (ahead ? void state.chooseAhead(card, index) : builder?.chooseCard(card, index))}
    >
      <span class="unseen">{label}</span>
      <CardFace card={card} />
      <span class="hand-caption" aria-hidden="true">
        {cardCaption(words.value, state.game.cards[card])}
      </span>
    </button>
  );
}

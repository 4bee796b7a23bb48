/** The hand: playable cards stand up, the others lie dimmed and answer "why not?". */

import { CardFace } from "../cards/Card.tsx";
import { cardLine } from "../cards/effects.ts";
import { filming } from "../motion/film.ts";
import { memo } from "../page/memo.ts";
import { say, words } from "../words/language.ts";
import { capital, cardName, tellWhy } from "../words/sentences.ts";
import type { Room } from "./room.ts";

export const Hand = memo(function Hand({ room }: { room: Room }) {
  const seat = room.session.value.seat;
  const cards = room.shown.value?.scene?.hands?.[seat] ?? [];
  if (seat < 0 || cards.length === 0) return null;
  return (
    <div class="hand-place">
      <div class="hand" role="group" aria-label={say("page-your-hand")}>
        {cards.map((card, index) => (
          <HandCard key={`${index} ${card}`} room={room} card={card} first={cards.indexOf(card) === index} />
        ))}
      </div>
      <WhyNot room={room} />
    </div>
  );
});

function HandCard({ room, card, first }: { room: Room; card: string; first: boolean }) {
  const choosing = filming.value || !room.choosing.value?.first.value.length ? null : room.choosing.value;
  const playable = choosing ? choosing.withCard(card).length > 0 : false;
  const chosen = first && (choosing?.card.value === card || choosing?.question.value?.steps[0]?.card === card);
  const wanted = choosing?.pawn.value !== "" && (choosing?.cardsFor(choosing.pawn.value).includes(card) ?? false);
  const line = cardLine(words.value, room.game.cards[card], room.game.rules);
  const name = capital(cardName(room.reader(), card));
  const described = line ? say("page-card", { name, line }) : name;
  const label = choosing && !playable ? `${described}. ${say("page-not-playable")}` : described;
  const looks = ["hand-card", choosing ? (playable ? "hand-card-playable" : "hand-card-idle") : "", wanted ? "hand-card-wanted" : ""];
  return (
    <button
      type="button"
      class={looks.join(" ")}
      aria-pressed={Boolean(chosen)}
      disabled={!choosing}
      title={line}
      onClick={() => choosing?.chooseCard(card)}
    >
      <span class="unseen">{label}</span>
      <CardFace card={card} />
      <span class="hand-line" aria-hidden="true">{line}</span>
    </button>
  );
}

/** Why a dimmed card cannot be played: each way of using it, and what forbids it. */
function WhyNot({ room }: { room: Room }) {
  const idle = room.choosing.value?.idle.value;
  if (!idle) return null;
  const reader = room.reader();
  const said = [...new Set(idle.verdicts.map((verdict) => tellWhy(reader, verdict)))];
  return (
    <div class="notice notice-why" role="alert">
      <strong>{say("page-why-not", { card: cardName(reader, idle.card, "the") })}</strong>
      <ul>
        {(said.length ? said : [say("page-why-unknown")]).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}

/** Who sits where: me, a friend by link, a bot, somebody at this screen. */

import { lookOf } from "../board/colours.ts";
import { SHAPES } from "../board/shapes.ts";
import { say, words } from "../words/language.ts";
import { vowel } from "../words/vowel.ts";
import { bots } from "./catalogue.ts";
import type { Order, Sitter } from "./order.ts";

export function SeatMark({ seat, game, size = 26 }: { seat: number; game: string; size?: number }) {
  const look = lookOf(seat, game);
  return (
    <svg viewBox="-1.3 -1.3 2.6 2.6" width={size} height={size} aria-hidden="true" class="seat-mark">
      <path d={SHAPES[look.shape]} fill={look.fill} class="seat-mark-shape" />
    </svg>
  );
}

export function Seats({ order }: { order: Order }) {
  return (
    <fieldset class="sheet">
      <legend>{say("page-who-sits")}</legend>
      <ol class="seats">
        {order.seats.value.map((_, seat) => (
          <SeatRow key={seat} order={order} seat={seat} />
        ))}
      </ol>
    </fieldset>
  );
}

function SeatRow({ order, seat }: { order: Order; seat: number }) {
  const choice = order.seats.value[seat]!;
  const game = order.rules.value.id;
  const colour = words.value.format(`seat-${seat}`, {}, game);
  const named = choice.sitter === "me" || choice.sitter === "screen";
  return (
    <li class="seat-row">
      <SeatMark seat={seat} game={game} />
      <label class="seat-choice">
        <span>{colour}</span>
        <select value={choice.sitter} onChange={(event) => order.sit(seat, { sitter: event.currentTarget.value as Sitter })}>
          <option value="me">{say("page-sitter-me")}</option>
          <option value="link">{say("page-sitter-link")}</option>
          {bots.value.map((bot) => (
            <option key={bot} value={`bot:${bot}`}>{say("page-sitter-bot", { bot: botName(bot) })}</option>
          ))}
          <option value="screen">{say("page-sitter-screen")}</option>
        </select>
      </label>
      {named && (
        <input
          class="seat-name"
          aria-label={say("page-name-of", { colour, vowel: vowel(colour) })}
          placeholder={say("page-name")}
          maxLength={24}
          value={choice.name}
          onInput={(event) => order.sit(seat, { name: event.currentTarget.value })}
        />
      )}
    </li>
  );
}

/** Bots have names in words; one that is not known yet is shown by its own. */
export function botName(bot: string): string {
  const id = `page-bot-${bot}`;
  return words.value.has(id) ? say(id) : bot;
}

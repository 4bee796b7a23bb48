/** The choices of one seat: me, a friend by link, a bot of some level, somebody at this screen. */

import { SeatMark } from "../board/SeatMark.tsx";
import { teamNumber } from "../board/teamNumber.ts";
import { type GameShown, NAME_LENGTH } from "../generated/protocol.ts";
import { Icon, type IconName } from "../page/Icon.tsx";
import { botName } from "../words/botName.ts";
import { vowel } from "../words/frenchElision.ts";
import { say, words } from "../words/language.ts";
import { hasFewerLevels, levelsOf } from "./catalogue.ts";
import { describeBot } from "./describeBot.ts";
import type { NewGameChoices, SeatChoice, Sitter } from "./newGameChoices.ts";

type SitterKind = "me" | "link" | "bot" | "screen";

export const SITTER_ICONS: Record<SitterKind, IconName> = { me: "me", link: "link", bot: "robot", screen: "screen" };

export const sitterKind = ({ sitter }: SeatChoice): SitterKind =>
  sitter.startsWith("bot:") ? "bot" : (sitter as SitterKind);

interface SeatPanelProps {
  newGame: NewGameChoices;
  game: GameShown;
  seat: number;
}

export function SeatPanel({ newGame, game, seat }: SeatPanelProps) {
  const choice = newGame.seats.value[seat]!;
  const kind = sitterKind(choice);
  const colour = words.value.format(`seat-${seat}`, {}, game.rules);
  const sit = (wanted: SitterKind): void =>
    newGame.sit(seat, { sitter: wanted === "bot" ? (`bot:${newGame.bot}` as Sitter) : wanted });
  return (
    <section class="sheet seat-panel" aria-labelledby="seat-panel">
      <div class="seat-panel-head">
        <SeatMark seat={seat} game={game.rules} size={46} />
        <div>
          <h2 id="seat-panel">{say("page-seat-of", { colour, vowel: vowel(colour) })}</h2>
          <p class="quiet">{relation(newGame, game, seat)}</p>
        </div>
      </div>
      <fieldset class="sitters">
        <legend class="unseen">{say("page-who-sits")}</legend>
        {(Object.keys(SITTER_ICONS) as SitterKind[]).map((each) => (
          <label key={each} class="sitter">
            <input type="radio" name="sitter" checked={kind === each} onChange={() => sit(each)} />
            <span>
              <Icon name={SITTER_ICONS[each]} />
              {say(`page-sits-${each}`)}
            </span>
          </label>
        ))}
      </fieldset>
      {kind === "bot" && <BotLevels newGame={newGame} seat={seat} />}
      {kind === "link" && <p class="seat-panel-note">{say("page-sits-link", {}, "line")}</p>}
      {kind === "screen" && <p class="seat-panel-note">{say("page-sits-screen", {}, "line")}</p>}
      {(kind === "me" || kind === "screen") && (
        <label class="field">
          <span>{say("page-name-of", { colour, vowel: vowel(colour) })}</span>
          <input
            placeholder={colour}
            maxLength={NAME_LENGTH}
            value={choice.name}
            onInput={(event) => newGame.sit(seat, { name: event.currentTarget.value })}
          />
        </label>
      )}
    </section>
  );
}

/** What this seat is to the one who opens the table. */
function relation(newGame: NewGameChoices, game: GameShown, seat: number): string {
  const mine = newGame.seats.value.findIndex(({ sitter }) => sitter === "me");
  const team = teamNumber(game.sides, seat);
  const side = game.sides.find((each) => each.includes(seat)) ?? [];
  const kind = seat === mine ? "you" : mine < 0 ? "" : side.includes(mine) ? "partner" : "opponent";
  const said = [kind && say(`page-seat-is-${kind}`), team > 0 ? say("page-side", { side: team }) : ""];
  return said.filter(Boolean).join(" · ");
}

function BotLevels({ newGame, seat }: { newGame: NewGameChoices; seat: number }) {
  const rules = newGame.rules.value.id;
  const levels = levelsOf(rules);
  const sitter = newGame.seats.value[seat]!.sitter;
  return (
    <fieldset class="levels">
      <legend class="unseen">{say("page-bot-level")}</legend>
      {levels.map((bot, index) => (
        <label key={bot} class="level">
          <input
            type="radio"
            name="level"
            checked={sitter === `bot:${bot}`}
            onChange={() => newGame.sitBot(seat, bot)}
          />
          <Pips count={index + 1} of={levels.length} />
          <strong>{botName(bot)}</strong>
          <span class="level-line">{describeBot(bot)}</span>
        </label>
      ))}
      {hasFewerLevels(rules) && <p class="quiet">{say("page-bots-fewer", { count: levels.length })}</p>}
      <a href="/strength" target="_blank" rel="noreferrer">
        {say("page-strength")}
      </a>
    </fieldset>
  );
}

function Pips({ count, of }: { count: number; of: number }) {
  return (
    <span class="pips" aria-hidden="true">
      {Array.from({ length: of }, (_, index) => (
        <i key={index} class={index < count ? "pip pip-on" : "pip"} />
      ))}
    </span>
  );
}

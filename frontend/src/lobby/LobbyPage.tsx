/** The first page: the games on a shelf; this browser's own games, joining by code, and everything else beside it. */

import { useEffect, useState } from "preact/hooks";
import type { RulesShown } from "../generated/protocol.ts";
import { LearnLink } from "../lesson/LearnLink.tsx";
import { Icon, type IconName } from "../page/Icon.tsx";
import { errorWords } from "../page/Notice.tsx";
import { goTo } from "../page/navigation.ts";
import { Trouble } from "../page/Trouble.tsx";
import { useTitle } from "../page/windowTitle.ts";
import { say, words } from "../words/language.ts";
import { catalogue, firstOfEachSheet, loadCatalogue } from "./catalogue.ts";
import { MyGames } from "./MyGames.tsx";
import { ShelfDecoration } from "./ShelfDecoration.tsx";
import { SmallBoard } from "./SmallBoard.tsx";

const ELSEWHERE: readonly (readonly [string, IconName, string])[] = [
  ["/exercise/daily", "bulb", "page-exercise-daily"],
  ["/rules", "book", "page-all-rules"],
  ["/replay", "back", "page-replay-file"],
  ["/editor", "pencil", "page-editor"],
  ["/takeover", "screen", "page-take-over"],
];

export function LobbyPage() {
  const [trouble, setTrouble] = useState("");
  useTitle("");
  useEffect(() => void loadCatalogue().catch((error: unknown) => setTrouble(errorWords(error))), []);
  const games = firstOfEachSheet(catalogue.value);
  if (trouble) return <Trouble text={trouble} again={() => location.reload()} />;
  return (
    <div class="lobby">
      <section class="welcome">
        <h1>{say("page-welcome")}</h1>
        <p>{say("page-promise")}</p>
      </section>
      <section class="lobby-games">
        <h2 id="games" class="unseen">
          {say("page-choose-game")}
        </h2>
        <ul class="shelf" aria-labelledby="games">
          {games.map((game, index) => (
            <li key={game.id}>
              <GameOnShelf game={game} first={index === 0} />
            </li>
          ))}
        </ul>
      </section>
      <div class="lobby-side">
        <MyGames />
        <JoinForm />
        {games[0] && <FirstTime game={games[0]} />}
        <ul class="lobby-links">
          {ELSEWHERE.map(([link, icon, message]) => (
            <li key={link}>
              <a href={link}>
                <Icon name={icon} />
                {say(message)}
              </a>
            </li>
          ))}
        </ul>
      </div>
      {games[0] && <PlayBar game={games[0]} />}
    </div>
  );
}

const nameOf = (game: RulesShown): string => words.value.format(`rules-${game.id}`);

/** A board that stands on the shelf, what it is, and the way to its table. */
function GameOnShelf({ game, first }: { game: RulesShown; first: boolean }) {
  return (
    <article class={first ? "shelf-game shelf-first" : "shelf-game"}>
      <div class="shelf-stand">
        <SmallBoard setup={game.tables[0]!.setup} />
        <ShelfDecoration game={game.id} />
        {first && <span class="shelf-tag">{say("page-start-here")}</span>}
      </div>
      <div class="shelf-words">
        <h3>
          <a href={`/new/${game.id}`}>{nameOf(game)}</a>
        </h3>
        <p class="shelf-line">{words.value.format(`rules-${game.id}`, {}, "", "character")}</p>
        <p class="shelf-brief">{words.value.format(`rules-${game.id}`, {}, "", "brief")}</p>
        <div class="shelf-foot">
          <Players game={game} />
          <span class={first ? "button" : "button button-soft"} aria-hidden="true">
            {say("page-play")}
          </span>
        </div>
      </div>
    </article>
  );
}

/** A guided game of the one to begin with; every other game's is where it is set up. */
function FirstTime({ game }: { game: RulesShown }) {
  return (
    <section class="first-time sheet">
      <h2>{say("page-first-time")}</h2>
      <LearnLink rules={game.id} />
    </section>
  );
}

function Players({ game }: { game: RulesShown }) {
  const tables = catalogue.value.filter(({ prefix }) => prefix === game.prefix).flatMap((each) => each.tables);
  const players = [...new Set(tables.map((table) => table.players))].sort((one, other) => one - other);
  const range = { first: players.length > 1 ? players[0]! : "same", last: players[players.length - 1] ?? 0 };
  return (
    <p class="game-facts">
      <Icon name="people" size={18} />
      {say("page-players-range", range)}
    </p>
  );
}

/** On a phone: the game to begin with, and the ways to learn it, always in sight. */
function PlayBar({ game }: { game: RulesShown }) {
  return (
    <div class="play-bar">
      <div>
        <strong>{nameOf(game)}</strong>
        <Players game={game} />
      </div>
      <a href={`/new/${game.id}`} class="button button-large">
        {say("page-play")}
      </a>
      <nav aria-label={say("page-first-time")}>
        <LearnLink rules={game.id} class="" />
        <a href="/rules">{say("page-all-rules")}</a>
      </nav>
    </div>
  );
}

const CODE_LENGTH = 6;

/** Each letter lies on a little tile of wood; the field itself is over them, unseen. */
function JoinForm() {
  const [code, setCode] = useState("");
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (code) goTo(`/join/${encodeURIComponent(code)}`);
  };
  return (
    <form class="join sheet" onSubmit={submit}>
      <label for="code">
        <span class="join-long">{say("page-join-label")}</span>
        <span class="join-short" aria-hidden="true">
          {say("page-join-brief")}
        </span>
      </label>
      <span class="join-row">
        <span class="letters">
          <input
            id="code"
            value={code}
            onInput={(event) => setCode(event.currentTarget.value.replace(/\s/g, "").slice(0, CODE_LENGTH))}
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            maxLength={2 * CODE_LENGTH}
          />
          {Array.from({ length: CODE_LENGTH }, (_, at) => (
            <i key={at} class={code[at] ? "letter-tile" : at === code.length ? "letter-next" : ""} aria-hidden="true">
              {code[at]?.toUpperCase()}
            </i>
          ))}
        </span>
        <button type="submit" class="button button-soft">
          {say("page-join")}
        </button>
      </span>
    </form>
  );
}

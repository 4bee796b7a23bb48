/** The lobby: the games as cards with a small drawn board, joining by code, and this browser's own games. */

import { useEffect, useState } from "preact/hooks";
import type { RuleSetFacts } from "../door/protocol.ts";
import { Notice, wordsOf } from "../page/Notice.tsx";
import { go } from "../page/route.ts";
import { useTitle } from "../page/title.ts";
import { say, words } from "../words/language.ts";
import { catalogue, loadCatalogue, sheets } from "./catalogue.ts";
import { MyGames } from "./MyGames.tsx";
import { SmallBoard } from "./SmallBoard.tsx";

export function Lobby() {
  const [trouble, setTrouble] = useState("");
  useTitle("");
  useEffect(() => void loadCatalogue().catch((error: unknown) => setTrouble(wordsOf(error))), []);
  return (
    <div class="lobby">
      <section class="welcome">
        <h1>{say("page-welcome")}</h1>
        <p>{say("page-tagline")}</p>
        <JoinForm />
      </section>
      <Notice text={trouble} />
      <MyGames />
      <h2 id="games">{say("page-choose-game")}</h2>
      <ul class="games" aria-labelledby="games">
        {sheets(catalogue.value).map((game) => (
          <li key={game.id}>
            <GameCard game={game} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function GameCard({ game }: { game: RuleSetFacts }) {
  const same = catalogue.value.filter(({ prefix }) => prefix === game.prefix);
  const players = [...new Set(same.flatMap((each) => each.tables.map((table) => table.players)))].sort((one, other) => one - other);
  const tables = same.flatMap((each) => each.tables);
  const teams = tables.every((table) => table.teams) ? "page-only-teams" : tables.some((table) => table.teams) ? "page-with-teams" : "";
  return (
    <article class="game-card">
      <SmallBoard setup={game.tables[0]!.setup} />
      <div class="game-card-words">
        <h3>
          <a href={`/new/${game.id}`}>{words.value.format(`rules-${game.id}`)}</a>
        </h3>
        <p class="game-facts">
          {say("page-players-range", { first: players.length > 1 ? players[0]! : "same", last: players[players.length - 1] ?? 0 })}
          {teams && ` · ${say(teams)}`}
        </p>
        <p>{words.value.format(`rules-${game.id}`, {}, "", "line")}</p>
      </div>
    </article>
  );
}

function JoinForm() {
  const [code, setCode] = useState("");
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const wanted = code.replace(/\s/g, "");
    if (wanted) go(`/join/${encodeURIComponent(wanted)}`);
  };
  return (
    <form class="join" onSubmit={submit}>
      <label for="code">{say("page-join-label")}</label>
      <span class="join-row">
        <input
          id="code"
          value={code}
          onInput={(event) => setCode(event.currentTarget.value)}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          maxLength={12}
          placeholder="7KQ2MX"
        />
        <button type="submit" class="button">{say("page-join")}</button>
      </span>
    </form>
  );
}

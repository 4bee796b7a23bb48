/** The page of a new game: how many players, who sits where, options, and the table's settings. */

import { useEffect, useState } from "preact/hooks";
import { openTable } from "../api/http.ts";
import type { GameShown } from "../generated/protocol.ts";
import { LearnLink } from "../lesson/LearnLink.tsx";
import type { PageProps } from "../page/App.tsx";
import { Icon } from "../page/Icon.tsx";
import { rememberTable, tableLink } from "../page/knownTables.ts";
import { errorWords, Notice } from "../page/Notice.tsx";
import { address, goTo } from "../page/navigation.ts";
import { ownName } from "../page/preferences.ts";
import { Trouble } from "../page/Trouble.tsx";
import { useTitle } from "../page/windowTitle.ts";
import { botName } from "../words/botName.ts";
import { say, words } from "../words/language.ts";
import { loadCatalogue, loadGame } from "./catalogue.ts";
import { defaultBot } from "./defaultBot.ts";
import { NewGameChoices, type SeatChoice } from "./newGameChoices.ts";
import { GameForms, RuleOptions } from "./RuleOptions.tsx";
import { SeatMap, type SeatOnMap } from "./SeatMap.tsx";
import { SeatPanel, SITTER_ICONS, sitterKind } from "./SeatPanel.tsx";
import { readSetup } from "./setupNotation.ts";
import { TableSettings } from "./TableSettings.tsx";
import { TableSizes } from "./TableSizes.tsx";

export function NewGamePage({ part }: PageProps) {
  const [newGame, setNewGame] = useState<NewGameChoices | null>(null);
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    begin(part).then(setNewGame, (error: unknown) => setTrouble(errorWords(error)));
  }, []);
  useTitle(newGame ? words.value.format(`rules-${newGame.rules.value.id}`) : "");
  if (trouble) return <Trouble text={trouble} />;
  return newGame ? <Chosen newGame={newGame} /> : <p class="quiet loading">{say("page-loading")}</p>;
}

async function begin(part: string): Promise<NewGameChoices> {
  const [games, bot] = await Promise.all([loadCatalogue(), defaultBot()]);
  const wished = readSetup(games, address.value.searchParams.get("setup") ?? part) ?? readSetup(games, part);
  if (!wished) throw new Error(say("page-no-game", { name: part }));
  return new NewGameChoices(wished.rules, wished.size, wished.chosen, bot);
}

function Chosen({ newGame }: { newGame: NewGameChoices }) {
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  const [seat, setSeat] = useState(1);
  const game = useGame(newGame.setup.value);
  const play = (): void => {
    setBusy(true);
    open(newGame).then(goTo, (error: unknown) => {
      setTrouble(errorWords(error));
      setBusy(false);
    });
  };
  const choose = (wanted: number): void => {
    setSeat(wanted);
    document.querySelector(".seat-panel")?.scrollIntoView({ block: "nearest", behavior: "smooth" });
  };
  const friends = newGame.seats.value.some(({ sitter }) => sitter === "link");
  return (
    <form
      class="new-game"
      onSubmit={(event) => {
        event.preventDefault();
        play();
      }}
    >
      <Heading rules={newGame.rules.value.id} />
      <div class="new-game-table">
        <TableSizes newGame={newGame} />
        {game && <Seats newGame={newGame} game={game} seat={seat} choose={choose} />}
      </div>
      <div class="new-game-seat">
        {game && newGame.seats.value[seat] && <SeatPanel newGame={newGame} game={game} seat={seat} />}
        <GameForms newGame={newGame} />
      </div>
      <div class="new-game-folds">
        <RuleOptions newGame={newGame} />
        <TableSettings newGame={newGame} />
      </div>
      <div class="new-game-go">
        <Notice text={trouble} />
        {friends && <p>{say("page-invite-next")}</p>}
        <button type="submit" class="button button-large" disabled={busy}>
          {say(friends ? "page-invite" : "page-play")}
        </button>
      </div>
    </form>
  );
}

function Heading({ rules }: { rules: string }) {
  return (
    <header class="new-game-head">
      <a href="/" class="tool" aria-label={say("page-home")}>
        <Icon name="left" />
      </a>
      <div>
        <h1>{words.value.format(`rules-${rules}`)}</h1>
        <p class="quiet">
          {words.value.format(`rules-${rules}`, {}, "", "character")}{" "}
          <a href={`/rules/${rules}`}>{say("page-read-rules")}</a> · <LearnLink rules={rules} class="" />
        </p>
      </div>
    </header>
  );
}

/** The game of a setup once it is known; the one before stays until then. */
function useGame(setup: string): GameShown | null {
  const [game, setGame] = useState<GameShown | null>(null);
  useEffect(() => {
    let wanted = true;
    loadGame(setup).then((loaded) => wanted && setGame(loaded), console.error);
    return () => {
      wanted = false;
    };
  }, [setup]);
  return game;
}

interface SeatsProps {
  newGame: NewGameChoices;
  game: GameShown;
  seat: number;
  choose: (seat: number) => void;
}

function Seats({ newGame, game, seat, choose }: SeatsProps) {
  const byLot = newGame.seating.value === "lot";
  const shown = newGame.seats.value.slice(0, game.seats).map((each, index) => seatOnMap(each, index, game.rules));
  return (
    <div class="seats-round">
      <SeatMap game={game} seats={shown} chosen={seat} choose={choose} />
      <button
        type="button"
        class="tool lot"
        aria-pressed={byLot}
        onClick={() => (newGame.seating.value = byLot ? "chosen" : "lot")}
      >
        <Icon name="again" />
        {say("page-seating-lot")}
      </button>
    </div>
  );
}

function seatOnMap(choice: SeatChoice, seat: number, rules: string): SeatOnMap {
  const colour = words.value.format(`seat-${seat}`, {}, rules);
  const kind = sitterKind(choice);
  const note = kind === "bot" ? botName(choice.sitter.slice("bot:".length)) : say(`page-sits-${kind}`);
  const given = kind === "screen" && choice.name.trim();
  return {
    name: kind === "me" ? say("page-yourself") : given || colour,
    icon: SITTER_ICONS[kind],
    note: kind === "me" ? colour : note,
  };
}

/** Opens the table, remembers its keys, and says where to go. */
async function open(newGame: NewGameChoices): Promise<string> {
  const rules = newGame.rules.value.id;
  const colour = (seat: number): string => words.value.format(`seat-${seat}`, {}, rules);
  const asked = newGame.request(colour);
  const opened = await openTable(asked);
  const mine = newGame.seats.value.findIndex((seat) => seat.sitter === "me");
  if (mine >= 0) ownName.value = newGame.seats.value[mine]!.name.trim();
  const keys = opened.seats.map((seat) => seat.key).filter((key) => key !== null);
  rememberTable(opened.table, {
    keys,
    host: opened.host,
    game: asked.game ?? "",
    names: (asked.seats ?? []).map((seat) => seat.name ?? ""),
  });
  return tableLink({ table: opened.table, keys });
}

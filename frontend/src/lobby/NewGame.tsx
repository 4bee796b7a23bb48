/** A new game: how many, who sits where, house rules, and the table's settings; then play. */

import { useEffect, useState } from "preact/hooks";
import type { PageProps } from "../page/App.tsx";
import { remember, tableLink } from "../page/games.ts";
import { Notice, wordsOf } from "../page/Notice.tsx";
import { ownName } from "../page/preferences.ts";
import { address, go } from "../page/route.ts";
import { useTitle } from "../page/title.ts";
import { openTable } from "../server/http.ts";
import { say, words } from "../words/language.ts";
import { catalogue, loadBots, loadCatalogue } from "./catalogue.ts";
import { Forms, HouseRules } from "./HouseRules.tsx";
import { readSetup } from "./options.ts";
import { Order } from "./order.ts";
import { Seats } from "./Seats.tsx";
import { SmallBoard } from "./SmallBoard.tsx";
import { TableSettings } from "./TableSettings.tsx";

export function NewGame({ part }: PageProps) {
  const [order, setOrder] = useState<Order | null>(null);
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    begin(part).then(setOrder, (error: unknown) => setTrouble(wordsOf(error)));
  }, []);
  useTitle(order ? words.value.format(`rules-${order.rules.value.id}`) : "");
  return order ? <Chosen order={order} /> : <Notice text={trouble} />;
}

async function begin(part: string): Promise<Order> {
  const [games, known] = await Promise.all([loadCatalogue(), loadBots()]);
  const wished = readSetup(games, address.value.searchParams.get("setup") ?? part) ?? readSetup(games, part);
  if (!wished) throw new Error(say("page-no-game", { name: part }));
  return new Order(wished.rules, wished.size, wished.chosen, known.includes("amateur") ? "amateur" : (known[0] ?? "random"));
}

function Chosen({ order }: { order: Order }) {
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  const rules = order.rules.value;
  const play = (): void => {
    setBusy(true);
    open(order).then(go, (error: unknown) => {
      setTrouble(wordsOf(error));
      setBusy(false);
    });
  };
  return (
    <div class="new-game">
      <div class="new-game-picture">
        <h1>{words.value.format(`rules-${rules.id}`)}</h1>
        <SmallBoard setup={order.setup.value} />
        <p>{words.value.format(`rules-${rules.id}`, {}, "", "line")}</p>
        <p>
          <a href={`/rules/${rules.id}`}>{say("page-read-rules")}</a>
        </p>
      </div>
      <form
        class="new-game-form"
        onSubmit={(event) => {
          event.preventDefault();
          play();
        }}
      >
        <Sizes order={order} />
        <Forms order={order} />
        <Seats order={order} />
        <HouseRules order={order} />
        <TableSettings order={order} />
        <Notice text={trouble} />
        <button type="submit" class="button button-large" disabled={busy}>
          {say(order.seats.value.some((seat) => seat.sitter === "link") ? "page-invite" : "page-play")}
        </button>
      </form>
    </div>
  );
}

/** The numbers of players of every rule set on this sheet. */
function Sizes({ order }: { order: Order }) {
  const family = catalogue.value.filter(({ prefix }) => prefix === order.rules.value.prefix);
  const choices = family
    .flatMap((rules) => rules.tables.map((size) => ({ rules, size })))
    .sort((one, other) => one.size.players - other.size.players || Number(one.size.teams) - Number(other.size.teams));
  if (choices.length < 2) return null;
  return (
    <fieldset class="sheet">
      <legend>{say("page-how-many")}</legend>
      <div class="chips">
        {choices.map(({ rules, size }) => (
          <label key={size.setup} class="chip">
            <input
              type="radio"
              name="size"
              checked={order.size.value.setup === size.setup}
              onChange={() => order.resize(rules, size)}
            />
            <span>{say(size.teams ? "page-players-teams" : "page-players", { players: size.players })}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Opens the table, remembers its keys, and says where to go. */
async function open(order: Order): Promise<string> {
  const rules = order.rules.value.id;
  const colour = (seat: number): string => words.value.format(`seat-${seat}`, {}, rules);
  const asked = order.order(colour);
  const opened = await openTable(asked);
  const mine = order.seats.value.findIndex((seat) => seat.sitter === "me");
  if (mine >= 0) ownName.value = order.seats.value[mine]!.name.trim();
  const keys = opened.seats.map((seat) => seat.key).filter((key) => key !== null);
  remember(opened.table, { keys, host: opened.host, game: asked.game ?? "", names: (asked.seats ?? []).map((seat) => seat.name ?? "") });
  return tableLink({ table: opened.table, keys });
}

/** How many players, and whether everyone plays for themselves or in teams: all the tables of one sheet. */

import type { RulesShown, TableSizeShown } from "../generated/protocol.ts";
import { say } from "../words/language.ts";
import { catalogue } from "./catalogue.ts";
import type { NewGameChoices } from "./newGameChoices.ts";

interface TableChoice {
  rules: RulesShown;
  size: TableSizeShown;
}

export function TableSizes({ newGame }: { newGame: NewGameChoices }) {
  const choices = tablesOfSheet(newGame.rules.value.prefix);
  if (choices.length < 2) return null;
  const now = newGame.size.value;
  const numbers = [...new Set(choices.map(({ size }) => size.players))];
  const forms = choices.filter(({ size }) => size.players === now.players);
  const resize = ({ rules, size }: TableChoice): void => newGame.resize(rules, size);
  return (
    <div class="table-sizes">
      <fieldset class="chips chips-round">
        <legend>{say("page-how-many")}</legend>
        {numbers.map((players) => (
          <Chip
            key={players}
            group="players"
            text={String(players)}
            label={say("page-players", { players })}
            checked={players === now.players}
            choose={() => resize(nearest(choices, players, now.teams))}
          />
        ))}
      </fieldset>
      {forms.length > 1 && (
        <fieldset class="chips chips-joined">
          <legend class="unseen">{say("page-together")}</legend>
          {forms.map((form) => (
            <Chip
              key={form.size.setup}
              group="teams"
              text={say(form.size.teams ? "page-in-teams" : "page-alone", { players: now.players })}
              checked={form.size.setup === now.setup}
              choose={() => resize(form)}
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}

function tablesOfSheet(prefix: string): TableChoice[] {
  return catalogue.value
    .filter((rules) => rules.prefix === prefix)
    .flatMap((rules) => rules.tables.map((size) => ({ rules, size })))
    .sort((one, other) => one.size.players - other.size.players || Number(one.size.teams) - Number(other.size.teams));
}

/** With another number of players, teams stay teams where there are any. */
function nearest(choices: readonly TableChoice[], players: number, teams: boolean): TableChoice {
  const found = choices.filter(({ size }) => size.players === players);
  return found.find(({ size }) => size.teams === teams) ?? found[0]!;
}

interface ChipProps {
  group: string;
  text: string;
  label?: string;
  checked: boolean;
  choose: () => void;
}

function Chip({ group, text, label, checked, choose }: ChipProps) {
  return (
    <label class="chip">
      <input type="radio" name={group} aria-label={label} checked={checked} onChange={choose} />
      <span>{text}</span>
    </label>
  );
}

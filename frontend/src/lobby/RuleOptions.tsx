/** The options of a rule set to choose from (house rules), the sheet's own marked; stored under a name, shared as a link. */

import { useState } from "preact/hooks";
import type { Option } from "../generated/game.ts";
import { readStored, writeStored } from "../page/browserStorage.ts";
import { shareLink } from "../page/shareLink.ts";
import { say, words } from "../words/language.ts";
import { optionMeaning, optionName, optionValue } from "../words/optionWords.ts";
import { catalogue } from "./catalogue.ts";
import type { NewGameChoices } from "./newGameChoices.ts";
import { optionAllowed, optionApplies, readSetup } from "./setupNotation.ts";

type StoredOptions = Record<string, string>;

export function RuleOptions({ newGame }: { newGame: NewGameChoices }) {
  const rules = newGame.rules.value;
  const options = rules.options.filter((option) => optionApplies(option, newGame.size.value) && !option.sheet_value);
  const changed = newGame.setup.value.split(" ").filter((word) => word.includes("=")).length;
  if (options.length === 0) return null;
  return (
    <details class="sheet fold">
      <summary>
        <span class="legend">{say("page-house-rules")}</span>
        <span class="quiet">{say("page-changed", { count: changed })}</span>
      </summary>
      {options.map((option) => (
        <OptionChoice key={`${rules.id} ${option.name}`} newGame={newGame} option={option} />
      ))}
      <StoredRuleOptions newGame={newGame} />
    </details>
  );
}

/** The form of the game where the sheet's own is not what is played unasked: a choice to be seen, not folded away. */
export function GameForms({ newGame }: { newGame: NewGameChoices }) {
  const rules = newGame.rules.value;
  const options = rules.options.filter((option) => optionApplies(option, newGame.size.value) && option.sheet_value);
  if (options.length === 0) return null;
  return (
    <div class="sheet">
      {options.map((option) => (
        <OptionChoice key={`${rules.id} ${option.name}`} newGame={newGame} option={option} />
      ))}
    </div>
  );
}

function OptionChoice({ newGame, option }: { newGame: NewGameChoices; option: Option }) {
  const game = newGame.rules.value.id;
  const value = newGame.chosen.value[option.name] ?? option.default;
  const values = option.values.includes(value) || option.pattern === "" ? option.values : [...option.values, value];
  const possible = optionAllowed(option, newGame.rules.value.options, newGame.chosen.value);
  return (
    <fieldset class="option" disabled={!possible}>
      <legend>{optionName(words.value, game, option.name)}</legend>
      <p class="quiet">
        {optionMeaning(words.value, game, option.name)}{" "}
        {option.rule && (
          <a href={`/rules/${game}#${option.rule}`} target="_blank" rel="noopener">
            {option.rule}
          </a>
        )}
      </p>
      {!possible && <p class="quiet">{say("page-option-needs", { needs: needed(newGame, option) })}</p>}
      {values.map((each) => (
        <label key={each} class="choice">
          <input
            type="radio"
            name={`${game} ${option.name}`}
            checked={value === each}
            onChange={() => newGame.choose(option.name, each)}
          />
          <span>
            {optionValue(words.value, game, option.name, each)}
            {each === (option.sheet_value || option.default) && <em class="default"> {say("page-sheet-default")}</em>}
          </span>
        </label>
      ))}
      {option.pattern !== "" && <OpenValue newGame={newGame} option={option} />}
    </fieldset>
  );
}

function needed(newGame: NewGameChoices, option: Option): string {
  const game = newGame.rules.value.id;
  return option.needs
    .map((need) => need.split("=", 2) as [string, string])
    .map(([name, value]) =>
      say("page-pair", {
        name: optionName(words.value, game, name),
        value: optionValue(words.value, game, name, value),
      }),
    )
    .join(" / ");
}

/** A value of one's own where the option is open. */
function OpenValue({ newGame, option }: { newGame: NewGameChoices; option: Option }) {
  const [text, setText] = useState("");
  const valid = new RegExp(`^(?:${option.pattern})$`).test(text);
  return (
    <span class="open-value">
      <input
        value={text}
        aria-label={say("page-other-value", { option: optionName(words.value, newGame.rules.value.id, option.name) })}
        aria-invalid={text !== "" && !valid}
        placeholder={say("page-other")}
        onInput={(event) => setText(event.currentTarget.value.trim())}
      />
      <button
        type="button"
        class="button button-soft"
        disabled={!valid}
        onClick={() => newGame.choose(option.name, text)}
      >
        {say("page-take-value")}
      </button>
    </span>
  );
}

function StoredRuleOptions({ newGame }: { newGame: NewGameChoices }) {
  const [all, setAll] = useState<StoredOptions>(() => readStored<StoredOptions>("house-rules", {}));
  const [name, setName] = useState("");
  const [said, setSaid] = useState("");
  const store = (rules: StoredOptions): void => {
    setAll(rules);
    writeStored("house-rules", rules);
  };
  const load = (text: string): void => {
    const read = readSetup(catalogue.value, text);
    if (!read) return;
    newGame.chosen.value = read.chosen;
    newGame.resize(read.rules, read.size);
  };
  const own = Object.entries(all).filter(
    ([, text]) => catalogue.value.find(({ id }) => id === text.split(" ")[0])?.prefix === newGame.rules.value.prefix,
  );
  return (
    <div class="kept-rules">
      <label>
        {say("page-keep-as")}
        <input value={name} maxLength={40} onInput={(event) => setName(event.currentTarget.value)} />
      </label>
      <button
        type="button"
        class="button button-soft"
        disabled={!name.trim()}
        onClick={() => store({ ...all, [name.trim()]: newGame.setup.value })}
      >
        {say("page-keep")}
      </button>
      <button
        type="button"
        class="button button-soft"
        onClick={() =>
          void shareLink(setupLink(newGame, name), say("page-house-rules")).then((done) =>
            setSaid(say(done ? "page-link-copied" : "page-link-shown", { link: setupLink(newGame, name) })),
          )
        }
      >
        {say("page-share-rules")}
      </button>
      <p class="quiet" role="status">
        {said}
      </p>
      {own.length > 0 && (
        <ul>
          {own.map(([title, text]) => (
            <li key={title}>
              <button type="button" class="button button-soft" onClick={() => load(text)}>
                {title}
              </button>
              <button
                type="button"
                class="tool"
                aria-label={say("page-forget", { name: title })}
                onClick={() => store(Object.fromEntries(Object.entries(all).filter(([each]) => each !== title)))}
              >
                <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function setupLink(newGame: NewGameChoices, name: string): string {
  const asked = new URLSearchParams({ setup: newGame.setup.value, ...(name.trim() ? { name: name.trim() } : {}) });
  return `${location.origin}/new/${newGame.rules.value.id}?${asked.toString()}`;
}

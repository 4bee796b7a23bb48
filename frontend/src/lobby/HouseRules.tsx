/** House rules: every option with a sentence, the sheet's own marked; kept under a name, shared as a link. */

import { useState } from "preact/hooks";
import type { OptionFacts } from "../door/protocol.ts";
import { keep, kept } from "../page/memory.ts";
import { share } from "../page/share.ts";
import { say, words } from "../words/language.ts";
import { allowed, applies, optionMeaning, optionName, optionValue, readSetup } from "./options.ts";
import { catalogue } from "./catalogue.ts";
import type { Order } from "./order.ts";

type KeptRules = Record<string, string>;

export function HouseRules({ order }: { order: Order }) {
  const rules = order.rules.value;
  const options = rules.options.filter((option) => applies(option, order.size.value) && !option.sheet_value);
  const changed = order.setup.value.split(" ").filter((word) => word.includes("=")).length;
  if (options.length === 0) return null;
  return (
    <details class="sheet fold">
      <summary>
        <span class="legend">{say("page-house-rules")}</span>
        <span class="quiet">{say("page-changed", { count: changed })}</span>
      </summary>
      {options.map((option) => (
        <OptionChoice key={`${rules.id} ${option.name}`} order={order} option={option} />
      ))}
      <KeptHouseRules order={order} />
    </details>
  );
}

/** The form of the game where the sheet's own is not what is played unasked: a choice to be seen, not folded away. */
export function Forms({ order }: { order: Order }) {
  const rules = order.rules.value;
  const options = rules.options.filter((option) => applies(option, order.size.value) && option.sheet_value);
  if (options.length === 0) return null;
  return (
    <div class="sheet">
      {options.map((option) => (
        <OptionChoice key={`${rules.id} ${option.name}`} order={order} option={option} />
      ))}
    </div>
  );
}

function OptionChoice({ order, option }: { order: Order; option: OptionFacts }) {
  const game = order.rules.value.id;
  const value = order.chosen.value[option.name] ?? option.default;
  const values = option.values.includes(value) || option.pattern === "" ? option.values : [...option.values, value];
  const possible = allowed(option, order.rules.value.options, order.chosen.value);
  return (
    <fieldset class="option" disabled={!possible}>
      <legend>{optionName(words.value, game, option.name)}</legend>
      <p class="quiet">
        {optionMeaning(words.value, game, option.name)} {option.rule && <a href={`/rules/${game}#${option.rule}`} target="_blank">{option.rule}</a>}
      </p>
      {!possible && <p class="quiet">{say("page-option-needs", { needs: needed(order, option) })}</p>}
      {values.map((each) => (
        <label key={each} class="choice">
          <input
            type="radio"
            name={`${game} ${option.name}`}
            checked={value === each}
            onChange={() => order.choose(option.name, each)}
          />
          <span>
            {optionValue(words.value, game, option.name, each)}
            {each === (option.sheet_value || option.default) && <em class="default"> {say("page-sheet-default")}</em>}
          </span>
        </label>
      ))}
      {option.pattern !== "" && <OpenValue order={order} option={option} />}
    </fieldset>
  );
}

function needed(order: Order, option: OptionFacts): string {
  const game = order.rules.value.id;
  return (option.needs ?? [])
    .map((need) => need.split("=", 2) as [string, string])
    .map(([name, value]) => say("page-pair", { name: optionName(words.value, game, name), value: optionValue(words.value, game, name, value) }))
    .join(" / ");
}

/** A value of one's own where the option is open. */
function OpenValue({ order, option }: { order: Order; option: OptionFacts }) {
  const [text, setText] = useState("");
  const valid = new RegExp(`^(?:${option.pattern})$`).test(text);
  return (
    <span class="open-value">
      <input
        value={text}
        aria-label={say("page-other-value", { option: optionName(words.value, order.rules.value.id, option.name) })}
        aria-invalid={text !== "" && !valid}
        placeholder={say("page-other")}
        onInput={(event) => setText(event.currentTarget.value.trim())}
      />
      <button type="button" class="button button-soft" disabled={!valid} onClick={() => order.choose(option.name, text)}>
        {say("page-take-value")}
      </button>
    </span>
  );
}

function KeptHouseRules({ order }: { order: Order }) {
  const [all, setAll] = useState<KeptRules>(() => kept<KeptRules>("house-rules", {}));
  const [name, setName] = useState("");
  const [said, setSaid] = useState("");
  const store = (rules: KeptRules): void => {
    setAll(rules);
    keep("house-rules", rules);
  };
  const load = (text: string): void => {
    const read = readSetup(catalogue.value, text);
    if (!read) return;
    order.chosen.value = read.chosen;
    order.resize(read.rules, read.size);
  };
  const own = Object.entries(all).filter(([, text]) => catalogue.value.find(({ id }) => id === text.split(" ")[0])?.prefix === order.rules.value.prefix);
  return (
    <div class="kept-rules">
      <label>
        {say("page-keep-as")}
        <input value={name} maxLength={40} onInput={(event) => setName(event.currentTarget.value)} />
      </label>
      <button type="button" class="button button-soft" disabled={!name.trim()} onClick={() => store({ ...all, [name.trim()]: order.setup.value })}>
        {say("page-keep")}
      </button>
      <button
        type="button"
        class="button button-soft"
        onClick={() => void share(setupLink(order, name), say("page-house-rules")).then((done) => setSaid(say(done ? "page-link-copied" : "page-link-shown", { link: setupLink(order, name) })))}
      >
        {say("page-share-rules")}
      </button>
      <p class="quiet" role="status">{said}</p>
      {own.length > 0 && (
        <ul>
          {own.map(([title, text]) => (
            <li key={title}>
              <button type="button" class="button button-soft" onClick={() => load(text)}>{title}</button>
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

function setupLink(order: Order, name: string): string {
  const asked = new URLSearchParams({ setup: order.setup.value, ...(name.trim() ? { name: name.trim() } : {}) });
  return `${location.origin}/new/${order.rules.value.id}?${asked.toString()}`;
}

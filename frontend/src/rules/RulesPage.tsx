/** The rules to read and to print: all games, or one. */

import { useEffect } from "preact/hooks";
import { catalogue, loadCatalogue } from "../lobby/catalogue.ts";
import { SmallBoard } from "../lobby/SmallBoard.tsx";
import type { PageProps } from "../page/App.tsx";
import { address } from "../page/route.ts";
import { useTitle } from "../page/title.ts";
import { say, words } from "../words/language.ts";
import { RulesText } from "./RulesText.tsx";

export function RulesPage({ part }: PageProps) {
  useEffect(() => void loadCatalogue().catch(() => undefined), []);
  const name = part ? words.value.format(`rules-${part}`) : say("page-all-rules");
  useTitle(name);
  return (
    <div class="rules-page">
      <nav class="rules-nav" aria-label={say("page-all-rules")}>
        <ul>
          {catalogue.value.map(({ id }) => (
            <li key={id}>
              <a href={`/rules/${id}`} aria-current={id === part ? "page" : undefined}>{words.value.format(`rules-${id}`)}</a>
            </li>
          ))}
        </ul>
      </nav>
      {part ? (
        <article class="sheet">
          <p class="rules-tools">
            <button type="button" class="button button-soft" onClick={() => window.print()}>{say("page-print")}</button>
            <a class="button" href={`/new/${part}`}>{say("page-play-this")}</a>
          </p>
          <SmallBoard setup={part} />
          <RulesText game={part} marked={[address.value.hash.slice(1)].filter(Boolean)} follow />
        </article>
      ) : (
        <h1>{say("page-all-rules")}</h1>
      )}
    </div>
  );
}

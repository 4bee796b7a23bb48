/** The page with the rules of a game: on one sheet to print, and in full behind it. */

import { useEffect, useState } from "preact/hooks";
import { LearnLink } from "../lesson/LearnLink.tsx";
import { catalogue, loadCatalogue } from "../lobby/catalogue.ts";
import type { PageProps } from "../page/App.tsx";
import { address } from "../page/navigation.ts";
import { useTitle } from "../page/windowTitle.ts";
import { say, words } from "../words/language.ts";
import { FullRules } from "./FullRules.tsx";
import { RulesSheet } from "./RulesSheet.tsx";

export function RulesPage({ part }: PageProps) {
  useEffect(() => void loadCatalogue().catch(() => undefined), []);
  const [drawn, setDrawn] = useState(0);
  const name = part ? words.value.format(`rules-${part}`) : say("page-all-rules");
  useTitle(name);
  return (
    <div class="rules-page">
      <nav class="rules-nav" aria-label={say("page-all-rules")}>
        <ul>
          {catalogue.value.map(({ id }) => (
            <li key={id}>
              <a href={`/rules/${id}`} aria-current={id === part ? "page" : undefined}>
                {words.value.format(`rules-${id}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {part ? (
        <article class="sheet">
          <p class="rules-tools">
            <button type="button" class="button button-soft" onClick={() => window.print()}>
              {say("page-print")}
            </button>
            <a class="button" href={`/new/${part}`}>
              {say("page-play-this")}
            </a>
            <LearnLink rules={part} />
          </p>
          <RulesSheet
            setup={address.value.searchParams.get("setup") ?? part}
            onDrawn={() => setDrawn((times) => times + 1)}
          />
          <FullRules game={part} marked={[address.value.hash.slice(1)].filter(Boolean)} follow moved={drawn} />
        </article>
      ) : (
        <h1>{say("page-all-rules")}</h1>
      )}
    </div>
  );
}

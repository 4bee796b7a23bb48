/** The rules of a game in words, as written in its pages; the rules that just applied are marked. */

import { useEffect, useRef, useState } from "preact/hooks";
import { say, words } from "../words/language.ts";

const pages = new Map<string, Promise<string>>();

function fetchRules(game: string, language: string): Promise<string> {
  const address = `/static/rules/${game.replace(/-teams$/, "")}.${language}.html`;
  const known = pages.get(address) ?? fetch(address).then((answer) => (answer.ok ? answer.text() : ""));
  pages.set(address, known);
  return known;
}

/** The smallest block that states a rule. */
function blocksOf(page: Element, rule: string): Element[] {
  const named = new RegExp(`\\b${rule}\\b(?!\\d)`);
  const bold = [...page.querySelectorAll("strong")].filter((strong) => named.test(strong.textContent ?? ""));
  return bold.map((strong) => strong.closest("li, p, tr, blockquote") ?? strong).slice(0, 1);
}

export function RulesText({ game, marked, follow = false }: { game: string; marked: readonly string[]; follow?: boolean }) {
  const [text, setText] = useState("");
  const page = useRef<HTMLDivElement>(null);
  const language = words.value.language;
  useEffect(() => {
    let wanted = true;
    void fetchRules(game, language).then((found) => wanted && setText(found));
    return () => {
      wanted = false;
    };
  }, [game, language]);
  useEffect(() => {
    const found = page.current ? marked.flatMap((rule) => blocksOf(page.current!, rule)) : [];
    for (const block of found) block.classList.add("rule-applied");
    if (follow && found[0]) found[0].scrollIntoView({ block: "nearest" });
    return () => {
      for (const block of found) block.classList.remove("rule-applied");
    };
  }, [text, marked.join()]);
  return text ? <div ref={page} class="rules-text" dangerouslySetInnerHTML={{ __html: text }} /> : <p class="quiet">{say("page-no-rules")}</p>;
}

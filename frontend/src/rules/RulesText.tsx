/** The text of a game's rules; the rules that just applied are marked. */

import { useEffect, useRef, useState } from "preact/hooks";
import { fetchBuiltText } from "../page/builtText.ts";
import { say, words } from "../words/language.ts";

const rulesIn = (game: string, language: string): Promise<string> =>
  fetchBuiltText(`rules/${game.replace(/-teams$/, "")}.${language}`);

const BLOCKS = "li, p, tr, blockquote";

/** The smallest block that states a rule: in bold, or else where it is first named, as in the table of options. */
function blocksOf(page: Element, rule: string): Element[] {
  const named = new RegExp(`\\b${rule}\\b(?!\\d)`);
  const naming = (found: Element): boolean => named.test(found.textContent ?? "");
  const bold = [...page.querySelectorAll("strong")].filter(naming).map((strong) => strong.closest(BLOCKS) ?? strong);
  return [...bold, ...[...page.querySelectorAll(BLOCKS)].filter(naming)].slice(0, 1);
}

export interface RulesTextProps {
  game: string;
  marked: readonly string[];
  follow?: boolean;
  /** How often something above has changed its size: the marked rule is followed again. */
  moved?: number;
  /** Only what has these words is shown. */
  sought?: string;
  onFound?: (count: number) => void;
}

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Hides every block without the words that are sought; says how many have them. */
function seek(page: Element, sought: string): number {
  const blocks = [...page.querySelectorAll<HTMLElement>(`${BLOCKS}, pre`)];
  const has = (block: HTMLElement): boolean => plain(block.textContent ?? "").includes(plain(sought));
  for (const block of blocks) block.hidden = !has(block);
  return blocks.filter((block) => !block.hidden && !block.querySelector(BLOCKS)).length;
}

export function RulesText({ game, marked, follow = false, moved = 0, sought = "", onFound }: RulesTextProps) {
  const [text, setText] = useState("");
  const page = useRef<HTMLDivElement>(null);
  const language = words.value.language;
  useEffect(() => {
    let wanted = true;
    void rulesIn(game, language).then((found) => wanted && setText(found));
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
  }, [text, marked.join(), moved]);
  useEffect(() => {
    if (page.current) onFound?.(seek(page.current, sought));
  }, [text, sought]);
  return text ? (
    <div ref={page} class="rules-text" dangerouslySetInnerHTML={{ __html: text }} />
  ) : (
    <p class="quiet">{say("page-no-rules")}</p>
  );
}

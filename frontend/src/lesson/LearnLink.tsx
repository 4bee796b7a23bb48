/** The way to a guided first game, wherever somebody may want to learn one. */

import { say } from "../words/language.ts";

/** The team game of a sheet is learned like the other one. */
const lessonOf = (rules: string): string => rules.replace(/-teams$/, "");

interface LearnLinkProps {
  rules: string;
  class?: string;
  /** In a tab of its own, so that nobody leaves the room they wait in. */
  beside?: boolean;
}

export function LearnLink({ rules, class: look = "button button-soft", beside = false }: LearnLinkProps) {
  return (
    <a class={look} href={`/learn/${lessonOf(rules)}`} target={beside ? "_blank" : undefined} rel="noopener">
      {say("page-learn")}
    </a>
  );
}

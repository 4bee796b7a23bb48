/** The page that shows how strong the levels of the bots are, in figures. */

import { useEffect, useState } from "preact/hooks";
import { fetchBuiltText } from "../page/builtText.ts";
import { useTitle } from "../page/windowTitle.ts";
import { say, words } from "../words/language.ts";

export function StrengthPage() {
  const [text, setText] = useState<string | null>(null);
  const language = words.value.language;
  useTitle(say("page-strength"));
  useEffect(() => {
    let wanted = true;
    void fetchBuiltText(`strength.${language}`).then((found) => wanted && setText(found));
    return () => {
      wanted = false;
    };
  }, [language]);
  if (text === null) return <p class="quiet loading">{say("page-loading")}</p>;
  return text ? (
    <article class="sheet rules-text strength-text" dangerouslySetInnerHTML={{ __html: text }} />
  ) : (
    <p class="quiet">{say("page-no-strength")}</p>
  );
}

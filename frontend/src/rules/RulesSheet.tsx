/** The rules of a table on one illustrated sheet, drawn by the server; in a shadow tree, so that its styles stay inside. */

import { useEffect, useRef, useState } from "preact/hooks";
import { fetchRulesSheet } from "../api/http.ts";
import { errorWords, Notice } from "../page/Notice.tsx";
import { lightNow } from "../page/preferences.ts";
import { say, words } from "../words/language.ts";

interface Props {
  setup: string;
  /** It takes its room now, and what stands below it moves. */
  onDrawn?: () => void;
}

export function RulesSheet({ setup, onDrawn }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [trouble, setTrouble] = useState("");
  const [ready, setReady] = useState(false);
  const language = words.value.language;
  const theme = lightNow.value;
  useEffect(() => {
    let wanted = true;
    fetchRulesSheet(setup, language, theme).then(
      ({ article, style }) => {
        if (!wanted || !place.current) return;
        draw(place.current, article, style);
        setReady(true);
        onDrawn?.();
      },
      (error: unknown) => wanted && setTrouble(errorWords(error)),
    );
    return () => {
      wanted = false;
    };
  }, [setup, language, theme]);
  return (
    <>
      <Notice text={trouble} />
      {!ready && !trouble && <p class="quiet">{say("page-loading")}</p>}
      <div ref={place} class="rules-sheet-place" />
    </>
  );
}

/** Two boards on one page would share the names of their gradients: a shadow tree keeps them apart. */
function draw(place: HTMLElement, article: string, style: string): void {
  const root = place.shadowRoot ?? place.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  root.adoptedStyleSheets = [sheet];
  root.innerHTML = article;
}

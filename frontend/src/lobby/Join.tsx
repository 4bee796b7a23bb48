/** From a code to its waiting room. */

import { useEffect, useState } from "preact/hooks";
import type { PageProps } from "../page/App.tsx";
import { Notice, wordsOf } from "../page/Notice.tsx";
import { go } from "../page/route.ts";
import { joinByCode } from "../server/http.ts";
import { say } from "../words/language.ts";

export function Join({ part }: PageProps) {
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    joinByCode(part).then(
      ({ table }) => go(`/table/${table}`, true),
      (error: unknown) => setTrouble(wordsOf(error)),
    );
  }, []);
  return (
    <section class="sheet narrow">
      <h1>{say("page-joining")}</h1>
      <Notice text={trouble} />
      {trouble && <a href="/">{say("page-home")}</a>}
    </section>
  );
}

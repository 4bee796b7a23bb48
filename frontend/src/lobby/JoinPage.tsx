/** The page that leads from a table's code to its waiting room. */

import { useEffect, useState } from "preact/hooks";
import { joinByCode } from "../api/http.ts";
import type { PageProps } from "../page/App.tsx";
import { errorWords } from "../page/Notice.tsx";
import { goTo } from "../page/navigation.ts";
import { Trouble } from "../page/Trouble.tsx";
import { say } from "../words/language.ts";

export function JoinPage({ part }: PageProps) {
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    joinByCode(part).then(
      ({ table }) => goTo(`/table/${table}`, true),
      (error: unknown) => setTrouble(errorWords(error)),
    );
  }, []);
  return trouble ? <Trouble text={trouble} /> : <p class="quiet loading">{say("page-joining")}</p>;
}

/** The whole page: which part of it an address shows; all but the lobby are loaded when they are wanted. */

import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";
import { LobbyPage } from "../lobby/LobbyPage.tsx";
import { say } from "../words/language.ts";
import { Header } from "./Header.tsx";
import { address, followLink } from "./navigation.ts";
import { Trouble } from "./Trouble.tsx";

interface Page {
  /** What makes it another page, so that it is built anew. */
  key: string;
  load: () => Promise<FunctionComponent<PageProps>>;
  part: string;
}

export interface PageProps {
  /** What follows the page's name in the address. */
  part: string;
}

const PAGES: Record<string, Page["load"]> = {
  new: async () => (await import("../lobby/NewGamePage.tsx")).NewGamePage,
  join: async () => (await import("../lobby/JoinPage.tsx")).JoinPage,
  table: async () => (await import("../table/TablePage.tsx")).TablePage,
  replay: async () => (await import("../replay/ReplayPage.tsx")).ReplayPage,
  exercise: async () => (await import("../exercise/ExercisePage.tsx")).ExercisePage,
  rules: async () => (await import("../rules/RulesPage.tsx")).RulesPage,
  strength: async () => (await import("../strength/StrengthPage.tsx")).StrengthPage,
  learn: async () => (await import("../lesson/LessonPage.tsx")).LessonPage,
  takeover: async () => (await import("../otherDevice/TakeTablePage.tsx")).TakeTablePage,
  handover: async () => (await import("../otherDevice/ChooseTableToGive.tsx")).ChooseTableToGive,
  editor: async () => (await import("../editor/EditorPage.tsx")).EditorPage,
};

/** The key after `#` is part of a table's address: with another key it is another view. */
function pageOf({ pathname, hash }: URL): Page | null {
  const [, name = "", part = ""] = pathname.split("/");
  const load = PAGES[name];
  return load ? { key: `${name}/${part}${name === "table" ? hash : ""}`, load, part: decodeURIComponent(part) } : null;
}

export function App() {
  const page = pageOf(address.value);
  return (
    <div class="shell" onClick={followLink}>
      <a href="#main" class="skip">
        {say("page-skip")}
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        {page ? (
          <Loaded key={page.key} page={page} />
        ) : address.value.pathname === "/" ? (
          <LobbyPage />
        ) : (
          <Trouble title={say("page-lost")} />
        )}
      </main>
    </div>
  );
}

function Loaded({ page }: { page: Page }) {
  const [shown, setShown] = useState<FunctionComponent<PageProps> | null>(null);
  const [missing, setMissing] = useState(false);
  useEffect(
    () =>
      void page.load().then(
        (loaded) => setShown(() => loaded),
        () => setMissing(true),
      ),
    [],
  );
  const Shown = shown;
  if (missing) return <Trouble text={say("page-offline")} again={() => location.reload()} />;
  return Shown ? <Shown part={page.part} /> : <p class="quiet loading">{say("page-loading")}</p>;
}

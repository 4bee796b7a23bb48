/** Which page an address shows; those that are not the lobby are fetched when they are wanted. */

import { useEffect, useState } from "preact/hooks";
import type { FunctionComponent } from "preact";
import { Lobby } from "../lobby/Lobby.tsx";
import { say } from "../words/language.ts";
import { Header } from "./Header.tsx";
import { address, follow } from "./route.ts";

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
  new: async () => (await import("../lobby/NewGame.tsx")).NewGame,
  join: async () => (await import("../lobby/Join.tsx")).Join,
  table: async () => (await import("../table/TablePage.tsx")).TablePage,
  replay: async () => (await import("../replay/ReplayPage.tsx")).ReplayPage,
  rules: async () => (await import("../rules/RulesPage.tsx")).RulesPage,
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
    <div class="room" onClick={follow}>
      <a href="#main" class="skip">{say("page-skip")}</a>
      <Header />
      <main id="main" tabIndex={-1}>
        {page ? <Loaded key={page.key} page={page} /> : address.value.pathname === "/" ? <Lobby /> : <Lost />}
      </main>
    </div>
  );
}

function Loaded({ page }: { page: Page }) {
  const [shown, setShown] = useState<FunctionComponent<PageProps> | null>(null);
  useEffect(() => void page.load().then((loaded) => setShown(() => loaded)), []);
  const Shown = shown;
  return Shown ? <Shown part={page.part} /> : <p class="quiet">{say("page-loading")}</p>;
}

function Lost() {
  return (
    <section class="sheet narrow">
      <h1>{say("page-lost")}</h1>
      <p>
        <a href="/">{say("page-home")}</a>
      </p>
    </section>
  );
}

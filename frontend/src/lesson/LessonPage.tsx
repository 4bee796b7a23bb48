/** A guided first game: the real table, a light on what comes next, and at the end a real game against an easy bot. */

import { useEffect, useRef, useState } from "preact/hooks";
import { fetchLesson, openTable } from "../api/http.ts";
import { catalogue, loadCatalogue } from "../lobby/catalogue.ts";
import type { PageProps } from "../page/App.tsx";
import { rememberTable, tableLink } from "../page/knownTables.ts";
import { errorWords, Notice } from "../page/Notice.tsx";
import { goTo } from "../page/navigation.ts";
import { ownName } from "../page/preferences.ts";
import { useTitle } from "../page/windowTitle.ts";
import { TableView } from "../table/TableView.tsx";
import { say, words } from "../words/language.ts";
import { LessonGuide } from "./LessonGuide.tsx";
import { easiestBot, LessonState } from "./lessonState.ts";

export function LessonPage({ part }: PageProps) {
  const [lesson, setLesson] = useState<LessonState | null>(null);
  const [trouble, setTrouble] = useState("");
  const language = words.value.language;
  useTitle(say("page-lesson"));
  useEffect(() => {
    let begun: LessonState | null = null;
    let left = false;
    const begin = async (): Promise<void> => {
      const shown = await fetchLesson(part, language);
      if (left) return;
      begun = new LessonState(shown);
      await begun.open(0);
      if (!left) setLesson(begun);
    };
    begin().catch((error: unknown) => setTrouble(errorWords(error)));
    return () => {
      left = true;
      begun?.close();
    };
  }, [part, language]);
  if (trouble) return <Notice text={trouble} />;
  const table = lesson?.table.value;
  if (!lesson || !table?.shown.value) return <p class="quiet">{say("page-loading")}</p>;
  if (lesson.over.value) return <LessonEnd rules={part} lesson={lesson} />;
  return (
    <div class="lesson" onClick={(event) => lesson.watch(event)}>
      <TableView key={table.table} state={table} />
      <LessonGuide lesson={lesson} skip={`/new/${part}`} />
    </div>
  );
}

function LessonEnd({ rules, lesson }: { rules: string; lesson: LessonState }) {
  const [trouble, setTrouble] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []); // the card that had the keyboard is gone
  const play = (): void => {
    playAgainstEasyBots(rules).then(goTo, (error: unknown) => setTrouble(errorWords(error)));
  };
  return (
    <section class="sheet narrow lesson-end">
      <h1 ref={heading} tabIndex={-1}>
        {say("page-lesson-done")}
      </h1>
      <p>{lesson.lesson.ending}</p>
      <Notice text={trouble} />
      <div class="lesson-end-ways">
        <button type="button" class="button button-large" onClick={play}>
          {say("page-lesson-play")}
        </button>
        <a class="button button-soft" href={`/rules/${rules}`}>
          {say("page-lesson-rules")}
        </a>
      </div>
    </section>
  );
}

/** Opens the first table of a game, with an easy bot at every other seat; where to go. */
async function playAgainstEasyBots(rules: string): Promise<string> {
  await loadCatalogue();
  const { players, setup } = catalogue.value.find(({ id }) => id === rules)!.tables[0]!;
  const bot = await easiestBot(rules);
  const me = { player: "person" as const, name: ownName.value || say("page-me") };
  const seats = Array.from({ length: players }, (_, seat) => (seat ? { player: "bot" as const, bot } : me));
  const opened = await openTable({ game: setup, seats, start: true });
  const keys = opened.seats.map((seat) => seat.key).filter((key) => key !== null);
  rememberTable(opened.table, { keys, host: opened.host, game: setup, names: [me.name] });
  return tableLink({ table: opened.table, keys });
}

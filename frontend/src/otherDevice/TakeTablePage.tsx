/** For the device that wants a table: shows a QR code to the one that has it, and waits. */

import { useEffect, useState } from "preact/hooks";
import { beginHandover, takeOver } from "../api/http.ts";
import type { HandoverBegun, TableInHand } from "../generated/protocol.ts";
import { rememberTable, tableLink } from "../page/knownTables.ts";
import { errorWords, Notice } from "../page/Notice.tsx";
import { goTo } from "../page/navigation.ts";
import { QrCode } from "../page/QrCode.tsx";
import { useTitle } from "../page/windowTitle.ts";
import { say } from "../words/language.ts";

/** Milliseconds between two looks. */
const EVERY = 1500;

export function TakeTablePage() {
  const [begun, setBegun] = useState<HandoverBegun | null>(null);
  const [trouble, setTrouble] = useState("");
  useTitle(say("page-take-over"));
  useEffect(() => {
    beginHandover().then(setBegun, (error: unknown) => setTrouble(errorWords(error)));
  }, []);
  useEffect(() => {
    if (!begun) return undefined;
    const look = (): void =>
      void takeOver(begun).then(
        ({ handed }) => handed && enter(handed),
        () => undefined,
      );
    const timer = window.setInterval(look, EVERY);
    return () => window.clearInterval(timer);
  }, [begun]);
  return (
    <section class="sheet narrow take-over">
      <h1>{say("page-take-over")}</h1>
      <p>{say("page-take-over-how")}</p>
      {begun && <QrCode text={`${location.origin}/handover/${begun.to}`} label={say("page-take-over-code")} />}
      <Notice text={trouble} />
      <a href="/">{say("page-home")}</a>
    </section>
  );
}

function enter({ table, keys, host }: TableInHand): void {
  rememberTable(table, { keys, host: host ?? "" });
  goTo(tableLink({ table, keys }), true);
}

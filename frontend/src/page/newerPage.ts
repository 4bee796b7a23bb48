/** Whether the server has a newer page than this one, and the reload that brings it. */

import { readStored, writeStored } from "./browserStorage.ts";

const SCRIPT = /\/static\/assets\/page-[^"]+\.js/;

function ownScript(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script ? new URL(script.src).pathname : "";
}

/** The script of the page that the server sends now, if it is another one than ours; empty when it is ours or unknown. */
export async function newerScript(): Promise<string> {
  const answer = await fetch("/", { cache: "no-cache" }).catch(() => null);
  const script = answer?.ok ? (SCRIPT.exec(await answer.text())?.[0] ?? "") : "";
  return script === ownScript() ? "" : script;
}

/** Once for each newer page: where a reload did not bring it, another one would not either. */
export function reloadFor(script: string): void {
  if (readStored("reloaded-for", "") === script) return;
  writeStored("reloaded-for", script);
  location.reload();
}

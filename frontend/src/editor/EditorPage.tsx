/** A position set up by hand: checked at every change, and played from. */

import type { PageProps } from "../page/App.tsx";

export function EditorPage({ part }: PageProps) {
  return <p>{part}</p>;
}

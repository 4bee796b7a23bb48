/** Reviews, loaded when one is wanted: no page is larger for them. */

import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { ReplayState } from "../replay/replayState.ts";
import type { TableState } from "../table/tableState.ts";

/** Without a connection it does not come; the page goes on without it. */
function missing(): void {}

function lazy<Props extends object>(load: () => Promise<FunctionComponent<Props>>): FunctionComponent<Props> {
  return function Lazy(props: Props) {
    const [shown, setShown] = useState<FunctionComponent<Props> | null>(null);
    useEffect(() => void load().then((loaded) => setShown(() => loaded), missing), []);
    const Shown = shown;
    return Shown ? <Shown {...props} /> : null;
  };
}

export const EndReview = lazy<{ state: TableState }>(async () => (await import("./EndReview.tsx")).EndReview);
export const TableHint = lazy<{ state: TableState }>(async () => (await import("./TableHint.tsx")).TableHint);
export const Tutor = lazy<{ state: TableState }>(async () => (await import("./Tutor.tsx")).Tutor);
export const ReplayReview = lazy<{ state: ReplayState }>(async () => (await import("./ReplayReview.tsx")).ReplayReview);

/** The address that is shown, and going to another without loading the page anew. */

import { signal } from "@preact/signals";
import { changePage } from "./pageTransition.ts";

export const address = signal(new URL(location.href));

export function goTo(to: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", to);
  changePage(() => {
    address.value = new URL(location.href);
    window.scrollTo(0, 0);
  });
}

/** Changes what the address says without showing another page. */
export function replaceAddress(to: string): void {
  history.replaceState(null, "", to);
}

window.addEventListener("popstate", () => {
  changePage(() => {
    address.value = new URL(location.href);
  });
});

/** Links inside the page are followed here; those that open elsewhere are left to the browser. */
export function followLink(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a");
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.defaultPrevented;
  if (!link || !plain || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || (link.pathname === location.pathname && link.hash)) return;
  event.preventDefault();
  goTo(link.pathname + link.search + link.hash);
}

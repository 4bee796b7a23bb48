/** Whether the page has room for two columns, as its style sheet sees it. */

import { signal } from "@preact/signals";

const wide = window.matchMedia("(min-width: 60rem)");

export const largeScreen = signal(wide.matches);

wide.addEventListener("change", () => {
  largeScreen.value = wide.matches;
});

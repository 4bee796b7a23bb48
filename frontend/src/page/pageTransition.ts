/** One page fades into the next, where the browser can and the reader wants movement. */

const LONGEST = 300;
const LOOKED_AGAIN = 15;
const still = window.matchMedia("(prefers-reduced-motion: reduce)");

/** Changes what is shown; the browser holds the old picture until the new one is there. */
export function changePage(change: () => void): void {
  if (!("startViewTransition" in document) || still.matches || document.hidden) {
    change();
    return;
  }
  const shown = document.startViewTransition(async () => {
    change();
    await loaded();
  });
  // A change that comes before the last one is over ends that one early: nothing is lost.
  for (const stage of [shown.ready, shown.finished]) stage.catch(() => undefined);
}

/** Until the page has more to show than that it loads, or long enough. */
async function loaded(): Promise<void> {
  for (let waited = 0; waited < LONGEST; waited += LOOKED_AGAIN) {
    await new Promise((resolve) => setTimeout(resolve, LOOKED_AGAIN));
    if (!document.querySelector("main .loading")) return;
  }
}

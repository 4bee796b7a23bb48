/** Where the keyboard's focus goes when what had it disappears: to the next thing to do. */

import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

const NEXT = [
  ".question .button",
  ".end .button",
  ".curtain .button",
  ".hand-card-playable",
  ".actions button",
  ".moves button",
];
const BEGUN = [".question .button", ".actions button", ".moves button", ".hand-card-playable"];

function nextIn(place: HTMLElement): HTMLElement | null {
  const begun = place.querySelector('.hand-card[aria-pressed="true"]') !== null;
  const found = (begun ? BEGUN : NEXT)
    .map((wanted) => place.querySelector<HTMLElement>(wanted))
    .find((element) => element !== null);
  return found ?? place.querySelector<HTMLElement>(".prompt");
}

/** Nothing more can be done there. */
const DONE_WITH = ":disabled, .prompt";

/** A card was chosen and its moves are there. */
function chosenCard(held: Element, place: HTMLElement): boolean {
  const answered = place.querySelector(".question, .actions, .moves") !== null;
  return answered && held.matches(".hand-card") && place.querySelector('.hand-card[aria-pressed="true"]') !== null;
}

/** Only for those who use keys: a tap leaves the focus where the browser puts it. */
export function useFocusAfterChoice(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const around = place.current!;
    let held: Element | null = null;
    const hold = (event: FocusEvent): void => {
      held = (event.target as Element).matches(":focus-visible, .prompt") ? (event.target as Element) : null;
    };
    const release = (): void => {
      held = null;
    };
    const keep = (): void => {
      if (!held || (held.isConnected && !held.matches(DONE_WITH) && !chosenCard(held, around))) return;
      if (document.activeElement === document.body || document.activeElement === held) nextIn(around)?.focus();
    };
    const watch = new MutationObserver(keep);
    watch.observe(around, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ["disabled", "class", "aria-pressed"],
    });
    around.addEventListener("focusin", hold);
    document.addEventListener("pointerdown", release);
    return () => {
      watch.disconnect();
      document.removeEventListener("pointerdown", release);
    };
  }, []);
}

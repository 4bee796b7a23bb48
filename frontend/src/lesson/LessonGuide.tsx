/** What a lesson says over the table: one sentence, one light, how far it is, and the way out. */

import { useEffect, useRef } from "preact/hooks";
import type { TapShown } from "../generated/protocol.ts";
import { showNotation } from "../page/preferences.ts";
import { say } from "../words/language.ts";
import { tellWhy } from "../words/sentences.ts";
import type { LessonState } from "./lessonState.ts";
import { aboutElement, focusTap, litElement } from "./tapElement.ts";

/** Between the light and what it falls on, and between the light and the words, in pixels. */
const ROUND = 8;
const GAP = 14;

export function LessonGuide({ lesson, skip }: { lesson: LessonState; skip: string }) {
  const light = useRef<HTMLDivElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  const bubble = useRef<HTMLDivElement>(null);
  const tap = lesson.tap.value;
  useEffect(() => follow(lesson, light.current!, ring.current!, bubble.current!), []);
  return (
    <>
      <div ref={light} class="lesson-light" aria-hidden="true" hidden />
      <div ref={ring} class="lesson-ring" aria-hidden="true" hidden />
      <div ref={bubble} class="lesson-bubble" hidden={!tap}>
        <p class="lesson-answer" role="alert">
          {tap && answerOf(lesson)}
        </p>
        <p class="lesson-words" role="status">
          {tap?.words}
        </p>
        <div class="lesson-foot">
          <Dots lesson={lesson} />
          <a class="button button-soft" href={skip}>
            {say("page-lesson-skip")}
          </a>
        </div>
      </div>
    </>
  );
}

function Dots({ lesson }: { lesson: LessonState }) {
  const [at, last] = [lesson.number.value, lesson.count.value];
  return (
    <p class="lesson-dots">
      {Array.from({ length: last }, (_, dot) => (
        <i key={dot} class={dot < at ? "lesson-dot lesson-dot-done" : "lesson-dot"} aria-hidden="true" />
      ))}
      <span class="lesson-count">{say("page-lesson-tap", { tap: at, last })}</span>
    </p>
  );
}

/** Why a card or a square that was tapped is not the one, by the rules themselves where they forbid it. */
function answerOf(lesson: LessonState): string {
  const table = lesson.table.value!;
  const builder = table.builder.value;
  const verdict = builder?.idle.value?.verdicts[0] ?? lesson.verdict.value;
  if (builder && verdict) {
    return say("page-lesson-reason", {
      reason: tellWhy(table.reader(), verdict, builder.decision, showNotation.value),
    });
  }
  return lesson.wrong.value;
}

/** Keeps the light on its place and the words beside it, wherever the table moves them. */
function follow(lesson: LessonState, light: HTMLElement, ring: HTMLElement, bubble: HTMLElement): () => void {
  let frame = 0;
  let last: TapShown | null = null;
  const look = (): void => {
    frame = requestAnimationFrame(look);
    const tap = lesson.tap.peek();
    const table = lesson.table.peek();
    const found = tap && table ? litElement(table, tap) : null;
    const about = aboutElement(lesson.about.peek());
    light.hidden = !found;
    ring.hidden = !found || !about;
    if (!found) return;
    if (tap !== last) {
      last = tap;
      found.scrollIntoView({ block: "nearest" });
      focusTap(table!, tap!);
    }
    shine(found, light);
    light.dataset.tap = String(lesson.number.peek());
    if (about) move(ring, around(about, about.getBoundingClientRect().width / 4));
    move(bubble, spotFor(found, bubble, ring));
  };
  look();
  return () => cancelAnimationFrame(frame);
}

function shine(found: Element, light: HTMLElement): void {
  const card = found.matches(".hand-card");
  light.classList.toggle("lesson-light-round", !card);
  move(light, around(found, card ? ROUND : found.getBoundingClientRect().width / 3));
}

function around(element: Element, edge: number): Record<"left" | "top" | "width" | "height", number> {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left - edge, top: top - edge, width: width + 2 * edge, height: height + 2 * edge };
}

/**
 * Beside or under the board, under a card or above it, or else at the top of the window: what is lit stays in sight,
 * and so does the pawn that is spoken of.
 */
function spotFor(found: Element, bubble: HTMLElement, ring: HTMLElement): Record<"left" | "top", number> {
  const lit = found.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const board = document.querySelector(".table .board")!.getBoundingClientRect();
  const [right, bottom] = [window.innerWidth - width - 8, window.innerHeight - height - 8];
  const middle = lit.left + lit.width / 2 - width / 2;
  const within = (value: number, most: number): number => Math.round(Math.min(Math.max(8, value), most));
  const card = found.matches(".hand-card");
  if (!card && board.right + GAP < right) return { left: board.right + GAP, top: within(lit.top - GAP, bottom) };
  const below = (card ? lit : board).bottom + GAP;
  const above = lit.top - ROUND - 4 - height;
  const covers = !ring.hidden && ring.getBoundingClientRect().bottom > above;
  return { left: within(middle, right), top: within(below <= bottom ? below : covers ? 8 : above, bottom) };
}

function move(element: HTMLElement, to: Record<string, number>): void {
  for (const [name, value] of Object.entries(to)) {
    const said = `${Math.round(value)}px`;
    if (element.style.getPropertyValue(name) !== said) element.style.setProperty(name, said);
  }
}

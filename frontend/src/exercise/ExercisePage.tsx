/** Exercises: the day's, any of the collection, or the costly moves of a finished game; find the best move, then see why. */

import { useEffect, useState } from "preact/hooks";
import { fetchExercise, fetchOwnExercises } from "../api/http.ts";
import type { Exercise } from "../generated/review.ts";
import type { PageProps } from "../page/App.tsx";
import { errorWords, Notice } from "../page/Notice.tsx";
import { address, goTo } from "../page/navigation.ts";
import { useTitle } from "../page/windowTitle.ts";
import { Line } from "../review/ReviewDecision.tsx";
import { useReviewWords } from "../review/reviewSentences.ts";
import { TableView } from "../table/TableView.tsx";
import { say, words } from "../words/language.ts";
import { ExerciseState, playOnFrom } from "./exerciseState.ts";

/** What the address asks for. */
interface Asked {
  exercises: Exercise[];
  /** Of the collection: its number, and how many there are. */
  number: number;
  count: number;
}

async function fetchAsked(part: string): Promise<Asked> {
  const table = address.value.searchParams.get("table");
  if (table) {
    const { exercises } = await fetchOwnExercises(table, Number(address.value.searchParams.get("seat") ?? 0));
    return { exercises, number: 0, count: 0 };
  }
  const { exercise, number, count } = await fetchExercise(Number(part) || 0);
  return { exercises: [exercise], number, count };
}

export function ExercisePage({ part }: PageProps) {
  const spoken = useReviewWords();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [place, setPlace] = useState(0);
  const [trouble, setTrouble] = useState("");
  useTitle(say("page-exercise"));
  useEffect(() => {
    fetchAsked(part).then(setAsked, (error: unknown) => setTrouble(errorWords(error)));
  }, [part]);
  if (trouble) return <Notice text={trouble} />;
  if (!asked || !spoken) return <p class="quiet">{say("page-loading")}</p>;
  const exercise = asked.exercises[place];
  if (!exercise) return <Done none={asked.exercises.length === 0} />;
  const next = asked.number ? undefined : () => setPlace(place + 1);
  return (
    <One
      key={place}
      exercise={exercise}
      title={titleOf(asked, place)}
      next={next}
      number={asked.number}
      count={asked.count}
    />
  );
}

function titleOf({ exercises, number, count }: Asked, place: number): string {
  if (number) return say("exercise-number", { number, count });
  return say("exercise-own", { number: place + 1, count: exercises.length, turn: exercises[place]!.turn ?? 0 });
}

function Done({ none }: { none: boolean }) {
  return (
    <section class="sheet narrow">
      <h1>{say(none ? "exercise-none" : "exercise-done")}</h1>
      <div class="exercise-ways">
        <a class="button" href="/exercise/daily">
          {say("page-exercise-daily")}
        </a>
        <a class="button button-soft" href="/">
          {say("page-home")}
        </a>
      </div>
    </section>
  );
}

interface OneProps {
  exercise: Exercise;
  title: string;
  next: (() => void) | undefined;
  number: number;
  count: number;
}

function One({ exercise, title, next, number, count }: OneProps) {
  const [state] = useState(() => new ExerciseState(exercise));
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    state.open().catch((error: unknown) => setTrouble(errorWords(error)));
    return () => state.close();
  }, [state]);
  const table = state.table.value;
  if (trouble) return <Notice text={trouble} />;
  if (!table?.shown.value) return <p class="quiet">{say("page-loading")}</p>;
  const panel = (
    <section class="review exercise-panel" aria-label={say("page-exercise")}>
      <h2>{title}</h2>
      <Judged state={state} />
      <Ways state={state} next={next} number={number} count={count} onTrouble={setTrouble} />
    </section>
  );
  return (
    <div class="exercise">
      <TableView state={table} aside={panel} />
    </div>
  );
}

/** What is asked, or what the answer is worth and what the best moves are. */
function Judged({ state }: { state: ExerciseState }) {
  const { verdict, exercise } = state;
  const shown = verdict === "best" || state.answerShown.value;
  return (
    <div class="exercise-said" role="status">
      {(verdict || !shown) && (
        <p class={verdict ? `exercise-verdict exercise-${verdict}` : ""}>{say(`exercise-${verdict ?? "ask"}`)}</p>
      )}
      {shown && <Answers state={state} exercise={exercise} />}
    </div>
  );
}

function Answers({ state, exercise }: { state: ExerciseState; exercise: Exercise }) {
  const reader = state.table.value!.reader();
  const few = exercise.answers.slice(0, 3);
  const own = exercise.answers.filter(({ move }) => move === state.tried.value || move === exercise.played);
  return (
    <ol>
      {[...new Set([...few, ...own])].map((answer) => (
        <Line
          key={answer.number}
          reader={reader}
          option={{ ...answer, played: answer.move === exercise.played }}
          best={answer === few[0]}
          tag={answer.move === state.tried.value ? "tutor-chosen" : ""}
        />
      ))}
    </ol>
  );
}

interface WaysProps {
  state: ExerciseState;
  next: (() => void) | undefined;
  number: number;
  count: number;
  onTrouble: (words: string) => void;
}

function Ways({ state, next, number, count, onTrouble }: WaysProps) {
  const solved = state.verdict === "best" || state.answerShown.value;
  const play = (): void => {
    playOnFrom(state.exercise).then(goTo, (error: unknown) => onTrouble(errorWords(error)));
  };
  return (
    <div class="exercise-ways">
      {!solved && (
        <button type="button" class="button button-soft" onClick={() => (state.answerShown.value = true)}>
          {say("exercise-show")}
        </button>
      )}
      {solved && (
        <button type="button" class="button button-soft" onClick={play}>
          {say("exercise-play-on")}
        </button>
      )}
      {solved && next && (
        <button type="button" class="button" onClick={next}>
          {say("exercise-next")}
        </button>
      )}
      {solved && number > 0 && (
        <a class="button" href={`/exercise/${(number % count) + 1}`}>
          {say("exercise-next")}
        </a>
      )}
      {solved && <PositionText exercise={state.exercise} />}
    </div>
  );
}

/** The position as text, for the command line and for others. */
function PositionText({ exercise }: { exercise: Exercise }) {
  const text = JSON.stringify({ format: "tockade position 1", game: exercise.game, position: exercise.position });
  return (
    <details class="review-more">
      <summary>{say("exercise-text")}</summary>
      <textarea readOnly rows={4} aria-label={say("exercise-text")} value={text} lang={words.value.language} />
    </details>
  );
}

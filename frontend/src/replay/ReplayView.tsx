/** A replay as it looks: board, all hands, what happened, and the controls. */

import { useEffect, useRef, useState } from "preact/hooks";
import { pathsOf } from "../animation/lastMovePaths.ts";
import { recordAddress } from "../api/http.ts";
import { Board } from "../board/Board.tsx";
import { SeatMark } from "../board/SeatMark.tsx";
import { teamsNow } from "../board/teams.ts";
import { CardFace } from "../cards/CardFace.tsx";
import { Die } from "../cards/Die.tsx";
import { errorWords, Notice } from "../page/Notice.tsx";
import { goTo } from "../page/navigation.ts";
import { showNotation } from "../page/preferences.ts";
import { shareLink } from "../page/shareLink.ts";
import { ReplayReview } from "../review/lazyReview.tsx";
import { say } from "../words/language.ts";
import { resultLines } from "../words/resultSentences.ts";
import { capital, cardName, tellAll } from "../words/sentences.ts";
import { playOn } from "./playOnFromTurn.ts";
import { ReplayOnWood } from "./ReplayOnWood.tsx";
import type { ReplayState } from "./replayState.ts";
import { SealCheck } from "./SealCheck.tsx";

export function ReplayView({ state }: { state: ReplayState }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    state.boardElement = place.current;
  });
  useEffect(() => () => state.stop(), []);
  useEffect(() => {
    const turn = (event: KeyboardEvent): void => keys(event, state);
    document.addEventListener("keydown", turn);
    return () => document.removeEventListener("keydown", turn);
  }, []);
  const { scene, consequences } = state.shown.value;
  const reader = state.reader();
  return (
    <div class="replay">
      <div class="board-column" ref={place}>
        <Board
          layout={state.boardState.layout.value}
          setup={state.game.setup}
          game={state.game.rules}
          arms={scene.arms}
          sides={teamsNow(state.game, scene)}
          pieces={state.boardState.pieces.value}
          lastMove={pathsOf(state.game.plan, consequences)}
        >
          <ReplayOnWood state={state} />
        </Board>
      </div>
      <div class="replay-side">
        <h1>{reader.words.format(`rules-${state.game.rules}`)}</h1>
        {state.replay.result &&
          resultLines(reader, state.replay.result).map((line) => (
            <p key={line} class="replay-result">
              {capital(line)}
            </p>
          ))}
        <Controls state={state} />
        <section class="replay-told" aria-live="polite" aria-label={say("page-told")}>
          <h2>{say("page-turn", { turn: state.turn.value, last: state.last })}</h2>
          {tellAll(reader, consequences).map((sentence, index) => (
            <p key={index}>{sentence}</p>
          ))}
          {showNotation.value && state.shown.value.move && <code class="move-notation">{state.shown.value.move}</code>}
        </section>
        {state.table && state.replay.result && <ReplayReview state={state} />}
        <Hands state={state} />
        <Ending state={state} />
      </div>
    </div>
  );
}

/** The arrows turn the moves wherever the focus is, but for fields that have a use of their own for them. */
function keys(event: KeyboardEvent, state: ReplayState): void {
  if ((event.target as Element).matches("input, textarea, select")) return;
  if (event.key === "ArrowRight") void state.forward();
  if (event.key === "ArrowLeft") state.jump(state.turn.value - 1);
}

function Controls({ state }: { state: ReplayState }) {
  const { turn } = state;
  return (
    <div class="replay-controls" role="group" aria-label={say("page-controls")}>
      <Control
        name="page-first"
        sign="M5 4h3v16H5zM20 4v16L9 12z"
        onClick={() => state.jump(0)}
        disabled={turn.value === 0}
      />
      <Control
        name="page-back"
        sign="M18 4v16L6 12z"
        onClick={() => state.jump(turn.value - 1)}
        disabled={turn.value === 0}
      />
      <Control
        name={state.playing.value ? "page-stop" : "page-run"}
        sign={state.playing.value ? "M6 4h4v16H6zM14 4h4v16h-4z" : "M6 3v18l15-9z"}
        onClick={() => state.toggle()}
      />
      <Control
        name="page-forward"
        sign="M6 4v16l12-8z"
        onClick={() => void state.forward()}
        disabled={turn.value === state.last}
      />
      <Control
        name="page-last"
        sign="M4 4v16l11-8zM16 4h3v16h-3z"
        onClick={() => state.jump(state.last)}
        disabled={turn.value === state.last}
      />
      <input
        type="range"
        min="0"
        max={state.last}
        value={turn.value}
        aria-label={say("page-jump-turn")}
        onInput={(event) => state.jump(Number(event.currentTarget.value))}
      />
    </div>
  );
}

function Control({
  name,
  sign,
  onClick,
  disabled = false,
}: {
  name: string;
  sign: string;
  onClick: () => void;
  disabled?: boolean;
}) {
  return (
    <button type="button" class="tool" aria-label={say(name)} title={say(name)} onClick={onClick} disabled={disabled}>
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" class="sign">
        <path d={sign} />
      </svg>
    </button>
  );
}

function Hands({ state }: { state: ReplayState }) {
  const { hands, die, discard } = state.shown.value.scene;
  const reader = state.reader();
  const top = discard?.[discard.length - 1];
  return (
    <section class="replay-hands" aria-label={say("page-all-hands")}>
      {(die ?? 0) > 0 && <Die number={die!} />}
      {(hands ?? []).map((cards, seat) => (
        <div key={seat} class="replay-hand">
          <SeatMark seat={seat} game={state.game.rules} />
          <span>{reader.name(seat)}</span>
          <span class="replay-cards" role="img" aria-label={cards.map((card) => cardName(reader, card)).join(", ")}>
            {cards.map((card, index) => (
              <CardFace key={index} card={card} />
            ))}
          </span>
        </div>
      ))}
      {top && <p class="quiet">{say("page-discard-top", { card: cardName(reader, top, "the") })}</p>}
    </section>
  );
}

function Ending({ state }: { state: ReplayState }) {
  const [said, setSaid] = useState("");
  const [trouble, setTrouble] = useState("");
  const link = `${location.origin}/replay/${state.table}?turn=${state.turn.value}`;
  return (
    <section class="replay-end">
      <SealCheck replay={state.replay} />
      {state.table && (
        <p class="end-tools">
          <button
            type="button"
            class="button button-soft"
            onClick={() =>
              void shareLink(link, "Tockade").then((done) => setSaid(done ? say("page-link-copied") : link))
            }
          >
            {say("page-link-turn", { turn: state.turn.value })}
          </button>
          <a class="button button-soft" href={recordAddress(state.table)} download={`${state.table}.txt`}>
            {say("page-download")}
          </a>
          <a class="button button-soft" href={`/editor?table=${state.table}&turn=${state.turn.value}`}>
            {say("page-edit-from-here")}
          </a>
          <button
            type="button"
            class="button"
            disabled={state.turn.value === state.last}
            onClick={() => void playOn(state).then(goTo, (error: unknown) => setTrouble(errorWords(error)))}
          >
            {say("page-play-on")}
          </button>
        </p>
      )}
      <p class="quiet" role="status">
        {said}
      </p>
      <Notice text={trouble} />
    </section>
  );
}

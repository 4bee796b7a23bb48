/** The replay as it looks: board, all hands, what happened, and the controls. */

import { useEffect, useRef, useState } from "preact/hooks";
import { Board } from "../board/Board.tsx";
import { sidesNow } from "../board/partners.ts";
import { CardFace } from "../cards/Card.tsx";
import { Die } from "../cards/Die.tsx";
import { resultLines } from "../table/EndPanel.tsx";
import { initialsOf } from "../table/TableView.tsx";
import { SeatMark } from "../lobby/Seats.tsx";
import { traceOf } from "../motion/trace.ts";
import { Notice, wordsOf } from "../page/Notice.tsx";
import { go } from "../page/route.ts";
import { share } from "../page/share.ts";
import { recordAddress } from "../server/http.ts";
import { say } from "../words/language.ts";
import { capital, cardName, tellAll } from "../words/sentences.ts";
import { playOn } from "./playOn.ts";
import type { Reel } from "./reel.ts";
import { Seal } from "./Seal.tsx";

export function ReplayView({ reel }: { reel: Reel }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    reel.board = place.current;
  });
  useEffect(() => () => reel.stop(), []);
  const { scene, consequences } = reel.shown.value;
  const reader = reel.reader();
  const initials = initialsOf(reader);
  return (
    <div class="replay" onKeyDown={(event) => keys(event, reel)}>
      <div class="board-column" ref={place}>
        <Board
          layout={reel.stage.layout.value}
          game={reel.game.rules}
          arms={scene.arms}
          sides={sidesNow(reel.game, scene)}
          initials={initials}
          pieces={reel.stage.pieces.value}
          trace={traceOf(reel.game.plan, consequences)}
        />
      </div>
      <div class="replay-side">
        <h1>{reader.words.format(`rules-${reel.game.rules}`)}</h1>
        <Controls reel={reel} />
        <section class="replay-told" aria-live="polite" aria-label={say("page-told")}>
          <h2>{say("page-turn", { turn: reel.turn.value, last: reel.last })}</h2>
          {tellAll(reader, consequences).map((sentence, index) => (
            <p key={index}>{sentence}</p>
          ))}
          {reel.shown.value.move && <code class="log-move">{reel.shown.value.move}</code>}
        </section>
        <Hands reel={reel} />
        <Ending reel={reel} />
      </div>
    </div>
  );
}

function keys(event: KeyboardEvent, reel: Reel): void {
  if ((event.target as Element).matches("input")) return;
  if (event.key === "ArrowRight") void reel.forward();
  if (event.key === "ArrowLeft") reel.jump(reel.turn.value - 1);
}

function Controls({ reel }: { reel: Reel }) {
  const { turn } = reel;
  return (
    <div class="replay-controls" role="group" aria-label={say("page-controls")}>
      <Control name="page-first" sign="M5 4h3v16H5zM20 4v16L9 12z" onClick={() => reel.jump(0)} disabled={turn.value === 0} />
      <Control name="page-back" sign="M18 4v16L6 12z" onClick={() => reel.jump(turn.value - 1)} disabled={turn.value === 0} />
      <Control name={reel.playing.value ? "page-stop" : "page-run"} sign={reel.playing.value ? "M6 4h4v16H6zM14 4h4v16h-4z" : "M6 3v18l15-9z"} onClick={() => reel.toggle()} />
      <Control name="page-forward" sign="M6 4v16l12-8z" onClick={() => void reel.forward()} disabled={turn.value === reel.last} />
      <Control name="page-last" sign="M4 4v16l11-8zM16 4h3v16h-3z" onClick={() => reel.jump(reel.last)} disabled={turn.value === reel.last} />
      <input
        type="range"
        min="0"
        max={reel.last}
        value={turn.value}
        aria-label={say("page-jump-turn")}
        onInput={(event) => reel.jump(Number(event.currentTarget.value))}
      />
    </div>
  );
}

function Control({ name, sign, onClick, disabled = false }: { name: string; sign: string; onClick: () => void; disabled?: boolean }) {
  return (
    <button type="button" class="tool" aria-label={say(name)} title={say(name)} onClick={onClick} disabled={disabled}>
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" class="sign">
        <path d={sign} />
      </svg>
    </button>
  );
}

function Hands({ reel }: { reel: Reel }) {
  const { hands, die, discard } = reel.shown.value.scene;
  const reader = reel.reader();
  const top = discard?.[discard.length - 1];
  return (
    <section class="replay-hands" aria-label={say("page-all-hands")}>
      {(die ?? 0) > 0 && <Die number={die!} />}
      {(hands ?? []).map((cards, seat) => (
        <div key={seat} class="replay-hand">
          <SeatMark seat={seat} game={reel.game.rules} />
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

function Ending({ reel }: { reel: Reel }) {
  const [said, setSaid] = useState("");
  const [trouble, setTrouble] = useState("");
  const { result } = reel.replay;
  const link = `${location.origin}/replay/${reel.table}?turn=${reel.turn.value}`;
  return (
    <section class="replay-end">
      {result && resultLines(reel.reader(), result).map((line) => <p key={line}>{capital(line)}</p>)}
      <Seal replay={reel.replay} />
      {reel.table && (
        <p class="end-tools">
          <button type="button" class="button button-soft" onClick={() => void share(link, "Tockade").then((done) => setSaid(done ? say("page-link-copied") : link))}>
            {say("page-link-turn", { turn: reel.turn.value })}
          </button>
          <a class="button button-soft" href={recordAddress(reel.table)} download={`${reel.table}.txt`}>{say("page-download")}</a>
          <a class="button button-soft" href={`/editor?table=${reel.table}&turn=${reel.turn.value}`}>{say("page-edit-from-here")}</a>
          <button
            type="button"
            class="button"
            disabled={reel.turn.value === reel.last}
            onClick={() => void playOn(reel).then(go, (error: unknown) => setTrouble(wordsOf(error)))}
          >
            {say("page-play-on")}
          </button>
        </p>
      )}
      <p class="quiet" role="status">{said}</p>
      <Notice text={trouble} />
    </section>
  );
}

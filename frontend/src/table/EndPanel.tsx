/** The end of a game: who won and how, the next game or a rematch, the replay. */

import { useState } from "preact/hooks";
import { askRematch } from "../api/http.ts";
import { StandingPawn } from "../board/StandingPawn.tsx";
import { Icon } from "../page/Icon.tsx";
import { knownTable, rememberTable, tableLink } from "../page/knownTables.ts";
import { errorWords, Notice } from "../page/Notice.tsx";
import { goTo } from "../page/navigation.ts";
import { shareLink } from "../page/shareLink.ts";
import { EndReview } from "../review/lazyReview.tsx";
import { say } from "../words/language.ts";
import { resultLines } from "../words/resultSentences.ts";
import { Confetti } from "./Confetti.tsx";
import type { TableState } from "./tableState.ts";

export function EndPanel({ state }: { state: TableState }) {
  const [trouble, setTrouble] = useState("");
  const frame = state.shown.value!;
  const connection = state.connection.value;
  const attempt = (doing: Promise<unknown>): void =>
    void doing.then(
      () => setTrouble(""),
      (error: unknown) => setTrouble(errorWords(error)),
    );
  const outcome = outcomeOf(state);
  return (
    <section class={`end end-${outcome}`} aria-label={say("page-end")}>
      {outcome === "won" && <Confetti />}
      {frame.result && (
        <div class="end-result" role="status">
          <Podium state={state} />
          {resultLines(state.reader(), frame.result).map((line, index) =>
            index === 0 ? <h2 key={line}>{line}</h2> : <p key={line}>{line}</p>,
          )}
          {outcome !== "watched" && <p>{say(`page-end-${outcome}`)}</p>}
        </div>
      )}
      {frame.phase === "over" && frame.result && <EndReview state={state} />}
      <Notice text={trouble} />
      {frame.phase === "between" && connection.key && (
        <button
          type="button"
          class="button button-large"
          onClick={() => attempt(connection.socket.ask({ type: "next" }))}
        >
          {say("page-next-game")}
        </button>
      )}
      {frame.phase === "over" && (
        <div class="end-tools">
          {connection.key && (
            <button type="button" class="button button-large" onClick={() => attempt(rematch(state))}>
              {say(frame.rematch ? "page-rematch-follow" : "page-rematch")}
            </button>
          )}
          <a class="button button-soft" href={replayLink(state)}>
            <Icon name="back" />
            {say("page-replay")}
          </a>
          {connection.seat >= 0 && (
            <a class="button button-soft" href={`/exercise/own?table=${state.table}&seat=${connection.seat}`}>
              <Icon name="bulb" />
              {say("page-exercise-own")}
            </a>
          )}
          <ShareGame state={state} />
          <a class="button button-soft" href="/">
            {say("page-home")}
          </a>
        </div>
      )}
    </section>
  );
}

/** How it ended for whoever looks. */
function outcomeOf(state: TableState): "won" | "lost" | "watched" {
  const order = state.shown.value?.result?.order ?? [];
  const seat = state.connection.value.seat;
  if (seat < 0 || !order[0]?.length) return "watched";
  return order[0].includes(seat) ? "won" : "lost";
}

/** The replay, as seen from the seat of who comes from the table. */
function replayLink(state: TableState): string {
  const seat = state.connection.value.seat;
  return `/replay/${state.table}${seat >= 0 ? `?seat=${seat}` : ""}`;
}

/** Winners above, the others beside them: on a second step, or where nobody came second on both sides. */
function Podium({ state }: { state: TableState }) {
  const [first = [], second = []] = state.shown.value?.result?.order ?? [];
  const pawns = (seats: readonly number[], height: number) =>
    seats.map((seat) => <StandingPawn key={seat} seat={seat} game={state.game.rules} height={height} />);
  const others = state.connection.value.seats.value.map(({ seat }) => seat).filter((seat) => !first.includes(seat));
  const beside = second.length === 0 && others.length < 4 ? others : [];
  const half = Math.ceil(beside.length / 2);
  const lower = (seats: readonly number[]) =>
    seats.length > 0 && (
      <div class="podium-step podium-beside">
        <div class="podium-pawns">{pawns(seats, 56)}</div>
        <div class="podium-block" />
      </div>
    );
  return (
    <div class="podium" aria-hidden="true">
      {lower(beside.slice(0, half))}
      <div class="podium-step">
        <div class="podium-pawns">{pawns(first, 92)}</div>
        <div class="podium-block">1</div>
      </div>
      {second.length > 0 && second.length < 4 && (
        <div class="podium-step podium-second">
          <div class="podium-pawns">{pawns(second, 62)}</div>
          <div class="podium-block">2</div>
        </div>
      )}
      {lower(beside.slice(half))}
    </div>
  );
}

/** The replay's link, to be sent. */
function ShareGame({ state }: { state: TableState }) {
  const [said, setSaid] = useState("");
  const link = `${location.origin}/replay/${state.table}`;
  return (
    <>
      <button
        type="button"
        class="button button-soft"
        onClick={() =>
          void shareLink(link, "Tockade").then((done) =>
            setSaid(say(done ? "page-link-copied" : "page-link-shown", { link })),
          )
        }
      >
        <Icon name="share" />
        {say("page-share")}
      </button>
      <span class="quiet" role="status">
        {said}
      </span>
    </>
  );
}

/** Every key of the old table is a key of the same seat at the new one. */
async function rematch(state: TableState): Promise<void> {
  const keys = state.connections.flatMap(({ key }) => (key ? [key] : []));
  const answers = await Promise.all(keys.map((key) => askRematch(state.table, key)));
  const table = answers[0]!.table;
  rememberTable(table, {
    keys,
    game: state.game.setup,
    host: knownTable(state.table)?.host ?? "",
    names: state.names.value,
  });
  goTo(tableLink({ table, keys }));
}

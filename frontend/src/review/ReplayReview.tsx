/** The review beside a replay: the sentence, the bars, the curve, the decision of the turn that is shown, and the moments. */

import { useState } from "preact/hooks";
import { reviewPicture } from "../api/http.ts";
import type { GameReview, Review } from "../generated/review.ts";
import { errorWords, Notice } from "../page/Notice.tsx";
import { address, goTo } from "../page/navigation.ts";
import { playOn } from "../replay/playOnFromTurn.ts";
import type { ReplayState } from "../replay/replayState.ts";
import { say } from "../words/language.ts";
import type { Reader } from "../words/messageArguments.ts";
import { MasterMove } from "./MasterMove.tsx";
import { ReviewCurve } from "./ReviewCurve.tsx";
import { ReviewDecision } from "./ReviewDecision.tsx";
import { ReviewMoments } from "./ReviewMoments.tsx";
import { ReviewSummary } from "./ReviewSummary.tsx";
import { ReviewWaiting } from "./ReviewWaiting.tsx";
import { whose } from "./reviewFigures.ts";
import { useReviewWords } from "./reviewSentences.ts";
import { type ReviewState, useReview } from "./reviewState.ts";
import { sharePicture } from "./sharePicture.ts";

/** The seat of who comes from the table; nobody's for all others. */
function ownSeat(): number {
  const told = address.value.searchParams.get("seat");
  return told === null ? -2 : Number(told);
}

export function ReplayReview({ state }: { state: ReplayState }) {
  const spoken = useReviewWords();
  const asked = useReview(state.table);
  const [seat, setSeat] = useState(ownSeat());
  const review = asked.review.value;
  if (!spoken) return null;
  const reader = state.reader(seat);
  return (
    <section class="review" aria-label={say("review-title")}>
      <h2>{say("review-title")}</h2>
      <Notice text={asked.trouble.value} />
      {!review && <ReviewWaiting asked={asked} />}
      {review && <ReviewSummary reader={reader} review={review} seat={seat} />}
      {review && review.games.length > 0 && (
        <Games state={state} reader={reader} review={review} seat={seat} asked={asked} onSeat={setSeat} />
      )}
    </section>
  );
}

interface GamesProps {
  state: ReplayState;
  reader: Reader;
  review: Review;
  seat: number;
  asked: ReviewState;
  onSeat: (seat: number) => void;
}

function Games({ state, reader, review, seat, asked, onSeat }: GamesProps) {
  const turn = state.turn.value;
  const game = gameAt(review, turn);
  const told = whose(review, seat);
  const decision = game.decisions.find((each) => each.turn === turn);
  const jump = (to: number): void => state.jump(to);
  const show = (to: number): void => {
    jump(to);
    state.boardElement?.scrollIntoView({ block: "nearest" }); // the list is far below the board on a phone
  };
  return (
    <>
      <ReviewCurve reader={reader} game={game} seat={told} turn={turn} onTurn={jump} />
      {decision && <ReviewDecision reader={reader} decision={decision} />}
      {decision && decision.legal > 1 && <PlayAgain state={state} />}
      {decision && decision.legal > 1 && <MasterMove reader={reader} table={state.table} turn={turn} />}
      <ReviewMoments reader={reader} game={game} seat={told} sure={asked.sure} onTurn={show} />
      <ReviewWaiting asked={asked} />
      <Errors reader={reader} game={game} />
      <div class="review-tools">
        <Sides reader={reader} game={game} told={told} onSeat={onSeat} />
        <a class="button button-soft" href={`/exercise/own?table=${state.table}&seat=${told}`}>
          {say("page-exercise-own")}
        </a>
        <SharePicture table={state.table} seat={told} />
      </div>
      <Provenance review={review} />
    </>
  );
}

/** As a PNG, which every messenger shows, and as a drawing for whoever prints it. */
function SharePicture({ table, seat }: { table: string; seat: number }) {
  const [trouble, setTrouble] = useState("");
  const share = (): void => {
    setTrouble("");
    sharePicture(reviewPicture(table, seat), table).catch(() => setTrouble(say("review-share-failed")));
  };
  return (
    <>
      <button type="button" class="button button-soft" onClick={share}>
        {say("review-share")}
      </button>
      <a class="button button-soft" href={reviewPicture(table, seat)} download={`${table}.svg`}>
        {say("review-share-svg")}
      </a>
      <Notice text={trouble} />
    </>
  );
}

/** The decision that is shown, to be taken anew: the visitor plays its seat, bots the others. */
function PlayAgain({ state }: { state: ReplayState }) {
  const [trouble, setTrouble] = useState("");
  const play = (): void => {
    playOn(state, state.turn.value - 1).then(goTo, (error: unknown) => setTrouble(errorWords(error)));
  };
  return (
    <>
      <button type="button" class="button button-soft" onClick={play}>
        {say("review-play-again")}
      </button>
      <Notice text={trouble} />
    </>
  );
}

/** The game of the turn that is shown: of a match, one of several. */
function gameAt(review: Review, turn: number): GameReview {
  return review.games.find((game) => turn <= game.turns.at(-1)!.turn) ?? review.games.at(-1)!;
}

/** For which side it is told. */
function Sides({
  reader,
  game,
  told,
  onSeat,
}: {
  reader: Reader;
  game: GameReview;
  told: number;
  onSeat: (seat: number) => void;
}) {
  return (
    <label class="review-whose">
      {say("review-whose")}{" "}
      <select value={String(told)} onChange={(event) => onSeat(Number(event.currentTarget.value))}>
        {game.sides.flat().map((seat) => (
          <option key={seat} value={String(seat)}>
            {reader.name(seat)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Errors({ reader, game }: { reader: Reader; game: GameReview }) {
  return (
    <details class="review-more">
      <summary>{say("review-errors")}</summary>
      <p>{say("review-errors-words")}</p>
      <dl>
        {game.errors.map(({ seat, rate, counted }) => (
          <div key={seat}>
            <dt>{reader.name(seat)}</dt>
            <dd>{say("review-error-rate", { rate: Math.round(rate), count: counted })}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Provenance({ review }: { review: Review }) {
  return (
    <details class="review-more">
      <summary>{say("review-figures")}</summary>
      <p>{say("review-definitions")}</p>
      <p>{say(`review-by-${review.source}`)}</p>
      {review.stands_in && <p>{say("review-stands-in")}</p>}
      {review.pack && <p>{say("review-pack")}</p>}
    </details>
  );
}

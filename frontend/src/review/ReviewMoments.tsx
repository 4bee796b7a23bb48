/** The moments that counted: what chance did, and the costliest moves of a side, each a way to its turn. */

import type { GameReview } from "../generated/review.ts";
import type { Reader } from "../words/messageArguments.ts";
import { costliest, luckiest, points, sideOf } from "./reviewFigures.ts";
import { tellBetter, tellLucky, tellMark } from "./reviewSentences.ts";

interface MomentsProps {
  reader: Reader;
  game: GameReview;
  seat: number;
  sure: boolean;
  onTurn: (turn: number) => void;
}

interface Moment {
  turn: number;
  said: string;
  figure: string;
  mark?: string;
}

export function ReviewMoments({ reader, game, seat, sure, onTurn }: MomentsProps) {
  const side = sideOf(game, seat);
  const lucky = luckiest(game, seat).map((event) => ({
    turn: event.turn,
    said: tellLucky(reader, event),
    figure: points(event.luck[side]!),
  }));
  const costly = costliest(game, game.sides[side]!).map((decision) => ({
    turn: decision.turn,
    said: tellBetter(reader, decision),
    figure: points(-decision.loss),
    mark: decision.mark ?? "",
  }));
  return (
    <div class="review-moments">
      <List reader={reader} title="review-lucky" none="review-none-lucky" moments={lucky} onTurn={onTurn} />
      {sure && (
        <List reader={reader} title="review-costly" none="review-none-costly" moments={costly} onTurn={onTurn} />
      )}
    </div>
  );
}

interface ListProps {
  reader: Reader;
  title: string;
  none: string;
  moments: Moment[];
  onTurn: (turn: number) => void;
}

function List({ reader, title, none, moments, onTurn }: ListProps) {
  return (
    <section>
      <h3>{reader.words.format(title)}</h3>
      {moments.length === 0 && <p class="quiet">{reader.words.format(none)}</p>}
      <ul>
        {moments.map(({ turn, said, figure, mark = "" }, index) => (
          <li key={index}>
            <button type="button" class="review-moment" onClick={() => onTurn(turn)}>
              <span class="review-turn">{reader.words.format("review-turn", { turn })}</span>
              <span class="review-said">
                {mark && (
                  <abbr class="review-mark" title={tellMark(reader, mark)}>
                    {mark}
                  </abbr>
                )}
                {said}
              </span>
              <span class="review-figure">{figure}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

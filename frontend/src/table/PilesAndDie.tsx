/** Stock, discard and die beside the board. */

import { CardFace } from "../cards/CardFace.tsx";
import { Die } from "../cards/Die.tsx";
import { HIDDEN } from "../generated/game.ts";
import { memo } from "../page/memoComponent.ts";
import { say } from "../words/language.ts";
import type { TableState } from "./tableState.ts";

export const PilesAndDie = memo(function PilesAndDie({ state }: { state: TableState }) {
  const scene = state.shown.value?.scene;
  if (!scene) return null;
  const { stock, discard } = scene;
  const top = discard?.[discard.length - 1];
  if (!stock && !discard && !state.die.value) return null;
  return (
    <div class="piles">
      {state.die.value > 0 && (
        <div class="pile">
          <Die number={state.die.value} />
          <span>{say("page-die", { number: state.die.value })}</span>
        </div>
      )}
      {stock && (
        <div class={stock.length ? "pile" : "pile pile-empty"}>
          {stock.length > 0 && <CardFace card={HIDDEN} />}
          <span>
            <span class="pile-words">{say("page-stock", { count: stock.length })}</span>
            <span class="pile-count" aria-hidden="true">
              {stock.length}
            </span>
          </span>
        </div>
      )}
      {discard && (
        <div class={top ? "pile pile-discard" : "pile pile-discard pile-empty"}>
          {top && <CardFace key={`${discard.length} ${top}`} card={top} />}
          <span>{say("page-discard", { count: discard.length })}</span>
        </div>
      )}
    </div>
  );
});

/** Stock, discard and die. */

import { CardFace } from "../cards/Card.tsx";
import { Die } from "../cards/Die.tsx";
import { HIDDEN } from "../door/game.ts";
import { memo } from "../page/memo.ts";
import { say } from "../words/language.ts";
import type { Room } from "./room.ts";

export const Piles = memo(function Piles({ room }: { room: Room }) {
  const scene = room.shown.value?.scene;
  if (!scene) return null;
  const { stock, discard } = scene;
  const top = discard?.[discard.length - 1];
  if (!stock && !discard && !room.die.value) return null;
  return (
    <div class="piles">
      {room.die.value > 0 && (
        <div class="pile">
          <Die number={room.die.value} />
          <span>{say("page-die", { number: room.die.value })}</span>
        </div>
      )}
      {stock && (
        <div class="pile">
          {stock.length > 0 && <CardFace card={HIDDEN} />}
          <span>{say("page-stock", { count: stock.length })}</span>
        </div>
      )}
      {discard && (
        <div class="pile pile-discard">
          {top && <CardFace key={`${discard.length} ${top}`} card={top} />}
          <span>{say("page-discard", { count: discard.length })}</span>
        </div>
      )}
    </div>
  );
});

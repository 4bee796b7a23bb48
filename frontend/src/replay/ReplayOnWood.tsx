/** What lies on the free wood of the board in a replay: who plays with which cards, the discard, the die. */

import type { Layout } from "../board/boardLayout.ts";
import { freeWood } from "../board/freeWood.ts";
import { type Plate, partOf, plateOf, platesFit, woodUnits } from "../board/placesOnWood.ts";
import { SeatMark } from "../board/SeatMark.tsx";
import { teamNumber } from "../board/teamNumber.ts";
import { teamsNow } from "../board/teams.ts";
import { CardChip, CardFace } from "../cards/CardFace.tsx";
import { Die } from "../cards/Die.tsx";
import { HIDDEN } from "../generated/game.ts";
import type { ReplayState } from "./replayState.ts";

/** Only to be looked at: the hands are read out beside the board. */
export function ReplayOnWood({ state }: { state: ReplayState }) {
  const layout = state.boardState.layout.value;
  const { scene } = state.shown.value;
  const { plates, small } = freeWood(layout);
  return (
    <div class="on-wood" style={woodUnits(layout)} aria-hidden="true">
      {platesFit(layout, scene.arms) && (
        <div class={`players players-plates ${small ? "players-small" : ""}`}>
          <ul>
            {scene.arms.map((arm, seat) => (
              <ReplayPlate key={seat} state={state} seat={seat} plate={plateOf(layout, plates.get(arm)!)} />
            ))}
          </ul>
        </div>
      )}
      <ReplayPiles state={state} layout={layout} />
    </div>
  );
}

function ReplayPlate({ state, seat, plate }: { state: ReplayState; seat: number; plate: Plate }) {
  const { scene } = state.shown.value;
  const acting = scene.actors.includes(seat) && state.turn.value < state.last;
  const side = teamNumber(teamsNow(state.game, scene), seat);
  return (
    <li
      class={`player metal-${side} ${acting ? "player-acting" : ""} ${plate.tall ? "player-tall" : ""}`}
      style={plate.style}
    >
      <SeatMark seat={seat} game={state.game.rules} size={24} />
      <span class="player-words">
        <span class="player-name">{state.reader().name(seat)}</span>
        <span class="plate-cards">
          {(scene.hands?.[seat] ?? []).map((card, index) => (
            <CardChip key={index} card={card} />
          ))}
        </span>
      </span>
    </li>
  );
}

function ReplayPiles({ state, layout }: { state: ReplayState; layout: Layout }) {
  const { stock, discard, die } = state.shown.value.scene;
  const wood = freeWood(layout);
  const place = wood.piles ?? wood.die;
  const top = discard?.[discard.length - 1];
  if (!place) return null;
  return (
    <div class={wood.piles ? "wood-piles" : "wood-die"} style={partOf(layout, place)}>
      <div class="piles">
        {(die ?? 0) > 0 && <Die number={die!} />}
        {stock && <div class="pile">{stock.length > 0 && <CardFace card={HIDDEN} />}</div>}
        {top && (
          <div class="pile pile-discard">
            <CardFace card={top} />
          </div>
        )}
      </div>
    </div>
  );
}

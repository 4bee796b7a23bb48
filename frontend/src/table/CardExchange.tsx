/** While partners exchange: their two cards cross in the free middle of the board, neither seen by the other. */

import type { Box, Layout } from "../board/boardLayout.ts";
import { partOf } from "../board/placesOnWood.ts";
import { teamsNow } from "../board/teams.ts";
import { CardFace } from "../cards/CardFace.tsx";
import { HIDDEN } from "../generated/game.ts";
import { say } from "../words/language.ts";
import type { TableState } from "./tableState.ts";

/** Between the plates of a ring. */
const MIDDLE: Box = { x: -1.6, y: -2.1, width: 3.2, height: 4.2 };
const THERE = "M-1.02 1.55C-1.5 .6 -1.5 -.6 -1.12 -1.4";

/** Whose card comes the other way; nobody's for who only looks on. */
export function exchangePartner(state: TableState): number | undefined {
  const scene = state.shown.value?.scene;
  if (scene?.phase !== "exchange") return undefined;
  const seat = state.connection.value.seat;
  return teamsNow(state.game, scene)
    .find((side) => side.includes(seat))
    ?.find((other) => other !== seat);
}

export function CardExchange({ state, layout }: { state: TableState; layout: Layout }) {
  const partner = exchangePartner(state);
  const choosing = state.shown.value?.scene?.actors ?? [];
  if (partner === undefined) return null;
  return (
    <div class="exchange" style={partOf(layout, MIDDLE)} aria-hidden="true">
      <svg viewBox="-1.6 -2.1 3.2 4.2" aria-hidden="true">
        <Arrow />
        <g transform="rotate(180)">
          <Arrow />
        </g>
      </svg>
      <span class="exchange-card exchange-partner">
        {choosing.includes(partner) ? <i /> : <CardFace card={HIDDEN} />}
      </span>
      <span class="exchange-card exchange-own">
        <OwnCard state={state} given={!choosing.includes(state.connection.value.seat)} />
      </span>
    </div>
  );
}

/** The card that is about to be given, then its back. */
function OwnCard({ state, given }: { state: TableState; given: boolean }) {
  const card = given ? HIDDEN : state.builder.value?.question.value?.steps[0]?.card;
  return card ? <CardFace card={card} /> : <i>{say("page-exchange-own")}</i>;
}

function Arrow() {
  return (
    <>
      <path d={THERE} class="exchange-edge" />
      <path d={THERE} class="exchange-line" />
      <path d="M-1.42 -1.24L-.98 -1.75L-.8 -1.1Z" class="exchange-tip" />
    </>
  );
}

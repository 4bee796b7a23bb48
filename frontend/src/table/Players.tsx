/** Who sits at the table: mark, name, team, cards, whose turn it is, who is there, and the clocks. */

import type { Plate } from "../board/placesOnWood.ts";
import { SeatMark } from "../board/SeatMark.tsx";
import { teamNumber } from "../board/teamNumber.ts";
import { teamsNow } from "../board/teams.ts";
import type { SeatShown } from "../generated/protocol.ts";
import { memo } from "../page/memoComponent.ts";
import { botName } from "../words/botName.ts";
import { say } from "../words/language.ts";
import { ClockFace } from "./ClockFace.tsx";
import type { TableState } from "./tableState.ts";

interface PlayersProps {
  state: TableState;
  /** Where each one's plate lies on the board; without: in rows. */
  places?: readonly Plate[];
  /** Plates with room for mark, name and cards only. */
  small?: boolean;
}

export const Players = memo(function Players({ state, places, small = false }: PlayersProps) {
  const { seats, spectators } = state.connection.value;
  const kind = places ? `players-plates ${small ? "players-small" : ""}` : seats.value.length > 4 ? "players-many" : "";
  return (
    <section class={`players ${kind}`} aria-label={say("page-players-here")}>
      <ul>
        {seats.value.map((seat) => (
          <Player key={seat.seat} state={state} seat={seat} place={places?.[seat.seat]} />
        ))}
      </ul>
      {spectators.value > 0 && <p class="quiet spectators">{say("page-spectators", { count: spectators.value })}</p>}
    </section>
  );
});

interface PlayerProps {
  state: TableState;
  seat: SeatShown;
  place: Plate | undefined;
}

function Player({ state, seat, place }: PlayerProps) {
  const scene = state.shown.value?.scene;
  const acting = state.shown.value?.phase === "playing" && (state.shown.value?.actors.includes(seat.seat) ?? false);
  const side = teamNumber(teamsNow(state.game, scene), seat.seat);
  const own = !state.handHidden.value && state.connection.value.seat === seat.seat;
  return (
    <li
      title={seat.bot ? botName(seat.bot) : undefined}
      class={`player metal-${side} ${acting ? "player-acting" : ""} ${place?.tall ? "player-tall" : ""}`}
      style={place?.style ?? {}}
      aria-current={acting ? "step" : undefined}
    >
      <SeatMark seat={seat.seat} game={state.game.rules} size={24} />
      <span class="player-words">
        <span class="player-head">
          <span class="player-name">
            {state.reader().name(seat.seat)}
            {own && <span class="player-you"> {say("page-you")}</span>}
          </span>
          {scene?.dealer === seat.seat && (
            <span class="badge" title={say("page-dealer")}>
              {say("page-dealer-mark")}
            </span>
          )}
        </span>
        {place && scene?.hands && <CardBacks count={scene.hands[seat.seat]?.length ?? 0} />}
        <span class="player-facts">{factsOf(state, seat)}</span>
        {side > 0 && <TeamMark side={side} />}
        {scene?.hands && <CardCount count={scene.hands[seat.seat]?.length ?? 0} />}
        <span class="player-news">{newsOf(state, seat)}</span>
      </span>
      <ClockFace state={state} seat={seat.seat} />
    </li>
  );
}

/** The cards in a hand as small backs; how many is told in words beside. */
function CardBacks({ count }: { count: number }) {
  return (
    <span class="player-backs" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <i key={index} />
      ))}
    </span>
  );
}

/** Beside backs it is only read aloud. */
function CardCount({ count }: { count: number }) {
  return <span class="player-count">{say("page-card-count", { count })}</span>;
}

/** Partners have the same number, and the metal of their pawns' rims. */
function TeamMark({ side }: { side: number }) {
  return <span class="team-mark">{say("page-side", { side }, "short")}</span>;
}

/** Whether a seat plays on the reader's side; a match changes that from game to game. */
function isPartner(state: TableState, seat: number): boolean {
  const own = state.handHidden.value ? -2 : state.connection.value.seat;
  const sides = teamsNow(state.game, state.shown.value?.scene);
  return seat !== own && sides.some((side) => side.includes(own) && side.includes(seat));
}

function factsOf(state: TableState, seat: SeatShown): string {
  const scene = state.shown.value?.scene;
  const tokens = scene?.tokens?.[seat.seat] ?? 0;
  const points = scene?.points?.[seat.seat];
  const said = [
    isPartner(state, seat.seat) ? say("page-partner") : "",
    seat.player === "bot" ? say("page-is-bot") : "",
    tokens ? say("page-tokens", { count: tokens }) : "",
    points === undefined ? "" : say("page-points", { count: points }),
  ];
  return said.filter(Boolean).join(" · ");
}

/** What is not always so: a seat that has passed, somebody who is away. */
function newsOf(state: TableState, seat: SeatShown): string {
  const said = [
    state.shown.value?.scene?.passed?.includes(seat.seat) ? say("page-has-passed") : "",
    seat.player === "person" && seat.state !== "here"
      ? say(`page-state-${seat.state.replaceAll("_", "-")}`, { bot: botName(seat.bot) })
      : "",
  ];
  return said.filter(Boolean).join(" · ");
}

/** The table in play: players, board, prompt, hand, moves in words, and tabs. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { animating, skipAnimation } from "../animation/moveAnimation.ts";
import { piecesAfter } from "../animation/piecesAfterChoices.ts";
import { Board, type BoardProps } from "../board/Board.tsx";
import { freeWood } from "../board/freeWood.ts";
import { platesFit } from "../board/placesOnWood.ts";
import { teamsNow } from "../board/teams.ts";
import type { BoardState } from "../board/trackedPieces.ts";
import type { Consequence } from "../generated/game.ts";
import { memo } from "../page/memoComponent.ts";
import { firstGameHelp } from "../page/preferences.ts";
import { TableHint, Tutor } from "../review/lazyReview.tsx";
import { AimByArrows, PutWhereAimed } from "./AimByArrows.tsx";
import { BoardChoicesInWords } from "./BoardChoicesInWords.tsx";
import { BotPlaysForYou } from "./BotPlaysForYou.tsx";
import { boardMarks } from "./boardMarks.ts";
import { ConfirmMove, UnfinishedMove } from "./ConfirmMove.tsx";
import { DraggedThing } from "./DraggedThing.tsx";
import { useDragging } from "./dragging.ts";
import { EndPanel } from "./EndPanel.tsx";
import { FirstGameHelp } from "./FirstGameHelp.tsx";
import { useFocusAfterChoice } from "./focusAfterChoice.ts";
import { Hand } from "./Hand.tsx";
import { LastMoveLine } from "./LastMoveLine.tsx";
import { MoveInAdvance } from "./MoveInAdvance.tsx";
import { OffBoardChoices } from "./OffBoardChoices.tsx";
import { OnFreeWood } from "./OnFreeWood.tsx";
import { PassDevice } from "./PassDevice.tsx";
import { PilesAndDie } from "./PilesAndDie.tsx";
import { PlaceTip } from "./PlaceTip.tsx";
import { Players } from "./Players.tsx";
import { Prompt } from "./Prompt.tsx";
import { SlowPlayer } from "./SlowPlayer.tsx";
import { TableHeader } from "./TableHeader.tsx";
import { TableTabs } from "./TableTabs.tsx";
import { TurnAlert } from "./TurnAlert.tsx";
import type { TableState } from "./tableState.ts";
import { UseExtraPlay } from "./UseExtraPlay.tsx";
import { WhyCardUnplayable } from "./WhyCardUnplayable.tsx";

/** With something else in the place of log, rules and tools, where there is: an exercise. */
export function TableView({ state, aside }: { state: TableState; aside?: ComponentChildren }) {
  const frame = state.shown.value!;
  const over = frame.phase === "over" || frame.phase === "between";
  const seated = state.connection.value.seat >= 0;
  const cards = Object.keys(state.game.cards).length > 0;
  const play = useRef<HTMLDivElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  useFocusAfterChoice(play);
  useDragging(whole, state);
  return (
    <div
      class={seated && firstGameHelp.value ? "table table-helped" : "table"}
      ref={whole}
      data-asked={askedMark(state)}
      onKeyDown={(event) => keys(event, state)}
    >
      <TurnAlert state={state} />
      <TableHeader state={state} />
      <PlayersAbove state={state} />
      <div class="table-board">
        <TableBoard state={state} />
      </div>
      <div class="table-play" ref={play}>
        <Prompt state={state} />
        <FirstGameHelp state={state} />
        <div class={seated && cards ? "hand-place" : "hand-place hand-place-none"}>
          {state.handHidden.value ? <PassDevice state={state} /> : <Hand state={state} />}
          {!onBoard(state) && <PilesAndDie state={state} />}
        </div>
        <div class={seated && !cards ? "moves-place moves-room" : "moves-place"}>
          <AimByArrows state={state} />
          <BoardChoicesInWords state={state} />
        </div>
        <div class="zone">
          <WhyCardUnplayable state={state} />
          <Tutor state={state} />
          <ConfirmMove state={state} />
          <UnfinishedMove state={state} />
          <PutWhereAimed state={state} />
          <OffBoardChoices state={state} />
          <UseExtraPlay state={state} />
          <MoveInAdvance state={state} />
          <BotPlaysForYou state={state} />
          <SlowPlayer state={state} />
          {seated && state.connection.value.welcome.value?.hints && <TableHint state={state} />}
        </div>
        {over && <EndPanel state={state} />}
      </div>
      <LastMoveLine state={state} />
      {aside ? (
        <div class="table-aside">{aside}</div>
      ) : (
        <div class="table-drawer">
          <TableTabs state={state} />
        </div>
      )}
    </div>
  );
}

/** Whether stock, discard or die lie on the board itself. */
function onBoard(state: TableState): boolean {
  const layout = state.boardState.value?.layout.value;
  const wood = layout && freeWood(layout);
  return Boolean(wood?.piles ?? wood?.die);
}

/** Those whose board has no room for plates. */
const PlayersAbove = memo(function PlayersAbove({ state }: { state: TableState }) {
  const layout = state.boardState.value?.layout.value;
  const arms = state.shown.value?.scene?.arms ?? [];
  if (layout && platesFit(layout, arms)) return null;
  return (
    <div class="table-players">
      <Players state={state} />
    </div>
  );
});

/** What is asked and how far the answer has come; changes exactly when there is something new to look at. */
function askedMark(state: TableState): string {
  const builder = state.builder.value;
  const { version, phase } = state.shown.value!;
  if (!builder) return `${version} ${phase}`;
  const taps = builder.taps.value.length + (builder.question.value ? 100 : 0);
  return builder.choices.value.length || builder.question.value
    ? `${version}.${builder.decision.id}/${taps}`
    : `${version}.${builder.decision.id}/…`;
}

function keys(event: KeyboardEvent, state: TableState): void {
  if (event.key !== "Escape") return;
  skipAnimation();
  const builder = state.builder.value;
  if (builder?.question.value || builder?.steps.value.length) builder.undo();
}

const TableBoard = memo(function TableBoard({ state }: { state: TableState }) {
  const place = useRef<HTMLDivElement>(null);
  const boardState = state.boardState.value;
  useEffect(() => {
    state.boardElement = place.current;
  });
  if (!boardState) return null;
  const board = boardProps(state, boardState);
  return (
    <div ref={place} class="board-place" onClick={() => animating.value && skipAnimation()}>
      <Board
        {...board}
        onTap={(tapped) => state.builder.value?.tap(tapped)}
        onAim={(pointed) => state.builder.value?.aimAt(pointed)}
      >
        <OnFreeWood state={state} layout={board.layout} />
        <PlaceTip state={state} layout={board.layout} />
      </Board>
      <DraggedThing board={board} />
    </div>
  );
});

function boardProps(state: TableState, boardState: BoardState): BoardProps {
  const scene = state.shown.value!.scene!;
  return {
    layout: boardState.layout.value,
    setup: state.game.setup,
    game: state.game.rules,
    arms: scene.arms,
    sides: teamsNow(state.game, scene),
    pieces: piecesAfter(boardState, scene.arms, chosenSoFar(state)),
    lastMove: state.lastMove.value,
    ...boardMarks(state),
  };
}

/** What the taps so far would do: the pawns already stand there, until it is undone. */
function chosenSoFar(state: TableState): readonly Consequence[] {
  const builder = animating.value ? null : state.builder.value;
  return builder?.question.value?.consequences ?? builder?.soFar.value ?? NOTHING;
}

const NOTHING: readonly Consequence[] = [];

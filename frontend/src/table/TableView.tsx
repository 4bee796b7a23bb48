/** The table in play: players, board, what is expected, the hand, the moves in words, and the drawer. */

import { useEffect, useRef } from "preact/hooks";
import { Board } from "../board/Board.tsx";
import { sidesNow } from "../board/partners.ts";
import type { Consequence } from "../door/game.ts";
import { filming, skipFilm } from "../motion/film.ts";
import { preview } from "../motion/preview.ts";
import { memo } from "../page/memo.ts";
import { Attention } from "./Attention.tsx";
import { boardMarks } from "./marks.ts";
import { Curtain } from "./Curtain.tsx";
import { Drawer } from "./Drawer.tsx";
import { EndPanel } from "./EndPanel.tsx";
import { useKeptFocus } from "./focus.ts";
import { Hand } from "./Hand.tsx";
import { Helper } from "./Helper.tsx";
import { Moves } from "./Moves.tsx";
import { Piles } from "./Piles.tsx";
import { Players } from "./Players.tsx";
import { Prompt } from "./Prompt.tsx";
import { Question, Unfinished } from "./Question.tsx";
import type { Reader } from "../words/reader.ts";
import type { Room } from "./room.ts";
import { TypedMove } from "./TypedMove.tsx";

export function TableView({ room }: { room: Room }) {
  const frame = room.shown.value!;
  const over = frame.phase === "over" || frame.phase === "between";
  const play = useRef<HTMLDivElement>(null);
  useKeptFocus(play);
  return (
    <div class="table" data-asked={askedMark(room)} onKeyDown={(event) => keys(event, room)}>
      <Attention room={room} />
      <div class="table-players">
        <Players room={room} />
      </div>
      <div class="table-board">
        <TableBoard room={room} />
      </div>
      <div class="table-play" ref={play}>
        <Prompt room={room} />
        {over && <EndPanel room={room} />}
        <Question room={room} />
        {room.covered.value ? <Curtain room={room} /> : <Hand room={room} />}
        <Unfinished room={room} />
        <Helper room={room} />
        <Moves room={room} />
        <Piles room={room} />
        <TypedMove room={room} />
      </div>
      <div class="table-drawer">
        <Drawer room={room} />
      </div>
    </div>
  );
}

/** What is asked and how far the answer has come; changes exactly when there is something new to look at. */
function askedMark(room: Room): string {
  const choosing = room.choosing.value;
  const { version, phase } = room.shown.value!;
  if (!choosing) return `${version} ${phase}`;
  const taps = choosing.taps.value.length + (choosing.question.value ? 100 : 0);
  return choosing.choices.value.length || choosing.question.value ? `${version}.${choosing.decision.id}/${taps}` : `${version}.${choosing.decision.id}/…`;
}

function keys(event: KeyboardEvent, room: Room): void {
  if (event.key !== "Escape") return;
  skipFilm();
  const choosing = room.choosing.value;
  if (choosing?.question.value || choosing?.steps.value.length) choosing.undo();
}

const TableBoard = memo(function TableBoard({ room }: { room: Room }) {
  const place = useRef<HTMLDivElement>(null);
  const stage = room.stage.value;
  useEffect(() => {
    room.board = place.current;
  });
  if (!stage) return null;
  const scene = room.shown.value!.scene!;
  const marks = boardMarks(room);
  return (
    <div ref={place} class="board-place" onClick={() => filming.value && skipFilm()}>
      <Board
        layout={stage.layout.value}
        game={room.game.rules}
        arms={scene.arms}
        sides={sidesNow(room.game, scene)}
        initials={initialsOf(room.reader())}
        pieces={preview(stage, scene.arms, chosenSoFar(room))}
        trace={room.trace.value}
        {...marks}
        onTap={(tapped) => room.choosing.value?.tap(tapped)}
      />
    </div>
  );
});

/** What the taps so far would do: the pawns already stand there, until it is undone. */
function chosenSoFar(room: Room): readonly Consequence[] {
  const choosing = filming.value ? null : room.choosing.value;
  return choosing?.question.value?.consequences ?? choosing?.soFar.value ?? NOTHING;
}

const NOTHING: readonly Consequence[] = [];

/** The letter on a player's pawns: of the name, else of the colour. */
export function initialsOf(reader: Reader): string[] {
  return reader.names.map((name, seat) => (name ? name.slice(0, 1).toUpperCase() : reader.words.format(`seat-${seat}`, {}, reader.game, "initial")));
}

/** The board in words: who has what where, for those who do not see the drawing. */

import type { Piece } from "../generated/game.ts";
import { say } from "../words/language.ts";
import { PlacePicker } from "./PlaceTip.tsx";
import type { TableState } from "./tableState.ts";

export function TextBoard({ state }: { state: TableState }) {
  const scene = state.shown.value?.scene;
  if (!scene) return null;
  const reader = state.reader();
  const barricades = scene.pieces
    .filter((piece) => piece.kind === "barricade")
    .map((piece) => reader.place(piece.place));
  const tiles = scene.pieces.filter((piece) => piece.kind === "tile");
  return (
    <div class="text-board">
      <dl>
        {state.connection.value.seats.value.map(({ seat }) => (
          <div key={seat}>
            <dt>{reader.name(seat)}</dt>
            <dd>
              {pawnsInWords(
                state,
                scene.pieces.filter((piece) => piece.kind === "pawn" && piece.seat === seat),
              )}
            </dd>
          </div>
        ))}
        {barricades.length > 0 && (
          <div>
            <dt>{say("page-text-barricades")}</dt>
            <dd>{barricades.join(", ")}</dd>
          </div>
        )}
      </dl>
      {tiles.length > 0 && <Lights tiles={tiles} />}
      <PlacePicker state={state} />
    </div>
  );
}

/** Pawns on the way by place; those that wait or have arrived are counted. */
export function pawnsInWords(state: TableState, pawns: readonly Piece[]): string {
  const kind = (piece: Piece): string => state.game.plan.points.find((point) => point.name === piece.place)?.kind ?? "";
  const place = (piece: Piece): string => state.reader().place(piece.place);
  const waiting = pawns.filter((piece) => kind(piece) === "base" || (kind(piece) === "camp" && piece.place[1] === "b"));
  const arrived = pawns.filter(
    (piece) => kind(piece) === "arrival" || (kind(piece) === "camp" && piece.place[1] === "h"),
  );
  const walking = pawns.filter((piece) => !waiting.includes(piece) && !arrived.includes(piece));
  const said = [
    ...walking.map((piece) =>
      piece.mark === "fresh" ? say("page-text-fresh", { place: place(piece) }) : place(piece),
    ),
    waiting.length ? say("page-text-waiting", { count: waiting.length }) : "",
    arrived.length ? say("page-text-arrived", { count: arrived.length }) : "",
  ];
  return said.filter(Boolean).join(", ");
}

/** The lights of Trikolos as a table with rows and columns. */
function Lights({ tiles }: { tiles: readonly Piece[] }) {
  const placed = tiles.filter((tile) => /^[A-Z]\d$/.test(tile.place));
  const spare = tiles.find((tile) => !placed.includes(tile));
  const columns = [...new Set(placed.map((tile) => tile.place[0]!))].sort();
  const rows = [...new Set(placed.map((tile) => tile.place[1]!))].sort();
  const light = (place: string): string => say(`card-${placed.find((tile) => tile.place === place)?.mark ?? "G"}`);
  return (
    <table class="lights">
      <caption>{say("page-text-spare", { light: say(`card-${spare?.mark ?? "G"}`) })}</caption>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            {columns.map((column) => (
              <td key={column}>{light(column + row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

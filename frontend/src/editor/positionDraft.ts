/** The position being set up, what the server says of it, and the piece that is being moved. */

import { signal } from "@preact/signals";
import { checkPosition } from "../api/http.ts";
import { layOut } from "../board/boardLayout.ts";
import { BoardState, type TrackedPiece } from "../board/trackedPieces.ts";
import type { GameShown, PositionShown } from "../generated/protocol.ts";
import { errorWords } from "../page/Notice.tsx";
import { type Fields, moveBarricade, movePawn, turnLight } from "./positionEdits.ts";

export class PositionDraft {
  readonly fields = signal<Fields>({});
  readonly checked = signal<PositionShown | null>(null);
  readonly trouble = signal("");
  readonly held = signal<TrackedPiece | null>(null);
  readonly boardState: BoardState;
  private turn = 0;

  constructor(
    readonly game: GameShown,
    fields: Fields,
  ) {
    this.boardState = new BoardState(layOut(game.plan, 0));
    void this.change(fields);
  }

  /** Takes other fields; the board follows as far as the server can draw them. */
  async change(fields: Fields): Promise<void> {
    this.turn += 1;
    const turn = this.turn;
    this.fields.value = fields;
    try {
      const checked = await checkPosition(this.game.setup, fields);
      if (turn !== this.turn) return;
      this.checked.value = checked;
      this.trouble.value = "";
      this.boardState.turnTo(checked.scene.arms[0] ?? 0);
      this.boardState.show(checked.scene);
    } catch (error) {
      if (turn === this.turn) this.trouble.value = errorWords(error);
    }
  }

  /** A tap: takes up what stands there, or puts down what is held. */
  tap(place: string): void {
    const held = this.held.value;
    const standing = this.boardState.pieces.value.filter((piece) => piece.place === place);
    this.held.value = null;
    if (!held) this.takeUp(place, standing);
    else if (held.place !== place) this.putDown(held, place);
  }

  private putDown(held: TrackedPiece, place: string): void {
    const { plan } = this.game;
    const fields =
      held.kind === "barricade"
        ? moveBarricade(this.fields.value, held.place, place)
        : movePawn(this.fields.value, plan, held.seat ?? -1, held.place, place);
    void this.change(fields);
  }

  private takeUp(place: string, standing: readonly TrackedPiece[]): void {
    const piece = standing.find(({ kind }) => kind !== "tile");
    if (piece) this.held.value = piece;
    else if (standing.length) void this.change(turnLight(this.fields.value, place));
  }
}

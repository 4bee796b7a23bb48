/** The draft of a position, what the server thinks of it, and the piece that is being moved. */

import { signal } from "@preact/signals";
import { layOut } from "../board/geometry.ts";
import { Stage, type StagePiece } from "../board/stage.ts";
import type { CheckedPosition, GameFacts } from "../door/protocol.ts";
import { wordsOf } from "../page/Notice.tsx";
import { checkPosition } from "../server/http.ts";
import { moveBarricade, movePawn, turnLight, type Fields } from "./position.ts";

export class Draft {
  readonly fields = signal<Fields>({});
  readonly checked = signal<CheckedPosition | null>(null);
  readonly trouble = signal("");
  readonly held = signal<StagePiece | null>(null);
  readonly stage: Stage;
  private turn = 0;

  constructor(
    readonly game: GameFacts,
    fields: Fields,
  ) {
    this.stage = new Stage(layOut(game.plan, 0));
    void this.change(fields);
  }

  /** Takes other fields; the board follows as far as the server can draw them. */
  async change(fields: Fields): Promise<void> {
    const turn = (this.turn += 1);
    this.fields.value = fields;
    try {
      const checked = await checkPosition(this.game.setup, fields);
      if (turn !== this.turn) return;
      this.checked.value = checked;
      this.trouble.value = "";
      this.stage.turnTo(checked.scene.arms[0] ?? 0);
      this.stage.show(checked.scene);
    } catch (error) {
      if (turn === this.turn) this.trouble.value = wordsOf(error);
    }
  }

  /** A tap: takes up what stands there, or puts down what is held. */
  tap(place: string): void {
    const held = this.held.value;
    const standing = this.stage.pieces.value.filter((piece) => piece.place === place);
    if (!held) return this.takeUp(place, standing);
    this.held.value = null;
    if (held.place === place) return;
    const { plan } = this.game;
    const fields = held.kind === "barricade" ? moveBarricade(this.fields.value, held.place, place) : movePawn(this.fields.value, plan, held.seat ?? -1, held.place, place);
    void this.change(fields);
  }

  private takeUp(place: string, standing: readonly StagePiece[]): void {
    const piece = standing.find(({ kind }) => kind !== "tile");
    if (piece) this.held.value = piece;
    else if (standing.length) void this.change(turnLight(this.fields.value, place));
  }
}

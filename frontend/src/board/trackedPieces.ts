/** The pieces on the board and how it is turned; each piece has an identity, so that it can be animated. */

import { type Signal, signal } from "@preact/signals";
import type { Piece, Scene } from "../generated/game.ts";
import { type Layout, layOut } from "./boardLayout.ts";

export interface TrackedPiece extends Piece {
  id: number;
}

export class BoardState {
  readonly pieces: Signal<TrackedPiece[]> = signal([]);
  readonly layout: Signal<Layout>;
  private next = 1;

  constructor(layout: Layout) {
    this.layout = signal(layout);
  }

  /** Turns the board so that this arm lies at the bottom. */
  turnTo(arm: number): void {
    const turned = layOut(this.layout.value.plan, arm);
    if (turned.turned !== this.layout.value.turned) this.layout.value = turned;
  }

  /** Shows a scene as it is; pieces that were there already keep who they are. */
  show(scene: Scene): void {
    const before = [...this.pieces.value];
    const taken = scene.pieces.map((piece) => take(before, (old) => same(old, piece) && old.place === piece.place));
    this.pieces.value = scene.pieces.map((piece, index) => {
      const old = taken[index] ?? take(before, (left) => same(left, piece));
      return { ...piece, id: old?.id ?? this.next++ };
    });
  }

  /** Puts pieces on other places; the others stay. */
  move(changes: ReadonlyMap<number, string>): void {
    this.pieces.value = this.pieces.value.map((piece) => {
      const place = changes.get(piece.id);
      return place === undefined ? piece : { ...piece, place };
    });
  }

  /** The piece of a seat on a place. */
  find(kind: string, place: string, seat?: number): TrackedPiece | undefined {
    return this.pieces.value.find(
      (piece) => piece.kind === kind && piece.place === place && (seat === undefined || piece.seat === seat),
    );
  }
}

function same(one: Piece, other: Piece): boolean {
  return one.kind === other.kind && one.seat === other.seat && (one.kind !== "tile" || one.mark === other.mark);
}

function take(pieces: TrackedPiece[], wanted: (piece: TrackedPiece) => boolean): TrackedPiece | undefined {
  const index = pieces.findIndex(wanted);
  return index < 0 ? undefined : pieces.splice(index, 1)[0];
}
